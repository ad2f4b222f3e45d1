"""Compiles typed Python modules to one native library: `python native.py WORKDIR MODULE.py...`, for the build hook.

mypyc writes the C; this script compiles it, because setuptools would compile the files of one library one by one.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol

# This file is also run as a script, by its path.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from house.objects import Shelf

SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


class Extension(Protocol):
    """What is read of the extensions that mypyc describes; setuptools has no types of its own."""

    name: str
    sources: list[str]
    extra_compile_args: list[str]
    include_dirs: list[str]


def words(name: str) -> list[str]:
    """A setting of this Python's own build, such as CC or LDSHARED, as separate words."""
    return shlex.split(str(sysconfig.get_config_var(name) or ""))


def compiler() -> list[str]:
    return shlex.split(os.environ.get("CC", "")) or words("CC") or ["cc"]


def identity() -> str:
    """What a later attempt to compile would find; worth trying again when it changes."""
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return f"{shutil.which(compiler()[0])} {header.exists()}"


def linker() -> list[str]:
    """The command that links a loadable module, led by the compiler that the user asked for."""
    own = words("CC")
    command = words("LDSHARED") or [*own, "-shared"]
    return [*compiler(), *command[len(own) :]] if command[: len(own)] == own else command


def run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(shlex.join(command) + "\n" + done.stdout + done.stderr)


def compile_one(source: Path, output: Path, options: list[str]) -> None:
    # No debug tables: they double the time of the compiler and nobody reads generated C.
    flags = [*words("CFLAGS"), *words("CCSHARED"), *shlex.split(os.environ.get("CFLAGS", "")), "-g0"]
    include = f"-I{sysconfig.get_path('include')}"
    run([*compiler(), *flags, *options, include, "-c", str(source), "-o", str(output)])


def link(objects: list[Path], output: Path) -> None:
    output.parent.mkdir(parents=True, exist_ok=True)
    run([*linker(), *map(str, objects), *shlex.split(os.environ.get("LDFLAGS", "")), "-o", str(output)])


def works(scratch: Path) -> str:
    """Why nothing can be compiled here, in one line; empty when a module compiles and links."""
    source = scratch / "probe.c"
    source.write_text("#include <Python.h>\nint paddock_probe(void) { return PY_MAJOR_VERSION; }\n")
    try:
        compile_one(source, scratch / "probe.o", [])
        link([scratch / "probe.o"], scratch / "probe.so")
    except OSError as error:
        return f"no C compiler ({error.filename or compiler()[0]})"
    except RuntimeError as error:
        # The headers are a package of their own on most Linux distributions, and often the only thing missing.
        return "the headers of Python are missing" if "Python.h" in str(error) else "the C compiler does not work"
    return ""


def options_of(extension: Extension) -> list[str]:
    # A new compiler has new warnings: they are no reason to refuse a build on a user's machine.
    flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
    return [*flags, *(f"-I{folder}" for folder in extension.include_dirs)]


def build(extensions: list[Extension]) -> None:
    """Compile every C file of every extension at once, largest first, then link."""
    jobs = [(Path(source), options_of(extension)) for extension in extensions for source in extension.sources]
    jobs.sort(key=lambda job: -job[0].stat().st_size)
    shelf = Shelf(os.environ.get("PADDOCK_OBJECTS", ""), ground())
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda job: compile_kept(shelf, *job), jobs))
        list(pool.map(link_extension, extensions))
    shelf.tidy()


def ground() -> list[str]:
    """What every object file depends on, whatever its source: the compiler, its flags, and the shared headers."""
    said = subprocess.run([*compiler(), "--version"], capture_output=True, text=True, check=False).stdout
    headers = [path.read_text(encoding="utf-8") for path in sorted(Path().rglob("*.h"))]
    return [*compiler(), said, str(sysconfig.get_config_var("CFLAGS")), os.environ.get("CFLAGS", ""), *headers]


def compile_kept(shelf: Shelf, source: Path, options: list[str]) -> None:
    output = source.with_suffix(".o")
    shelf.fetch(source, output, options, lambda: compile_one(source, output, options))


def link_extension(extension: Extension) -> None:
    objects = [Path(source).with_suffix(".o") for source in extension.sources]
    link(objects, Path(extension.name.replace(".", "/") + SUFFIX))


def main(folder: str, modules: list[str]) -> None:
    from mypyc.build import mypycify  # noqa: PLC0415  # the hook uses `works` without needing mypyc

    os.chdir(folder)
    # No configuration: mypy would find the checkout's above the folder, and with it sources we did not copy.
    build(mypycify(["--config-file=", *modules], opt_level="3", debug_level="0", multi_file=True))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
