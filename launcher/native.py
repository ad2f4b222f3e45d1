"""Compiles the rules to one native library: `python native.py WORKDIR CHECKOUT FLAG...`, for the build hook.

mypyc writes the C; this script compiles it, because setuptools would compile the files of one library one by one.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol

# This file is also run as a script, by its path.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from launcher import c_units, compiled_modules, compiler, docstrings
from launcher.cache import Cache

# Modules that are not performance-critical get little optimization: they are more than half of the code.
COLD = ["-O1", "-fno-lto"]


class Extension(Protocol):
    """The fields we read of the extensions that mypyc describes; setuptools has no type hints."""

    name: str
    sources: list[str]
    extra_compile_args: list[str]
    include_dirs: list[str]


def options_of(extension: Extension) -> list[str]:
    # A new compiler has new warnings: they must not fail a build on a user's machine.
    flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
    return [*flags, *(f"-I{folder}" for folder in extension.include_dirs)]


def build(library: Extension, shims: list[Extension], parts: list[c_units.Unit], flags: list[str]) -> None:
    """Compile everything in parallel, largest first, then link: the library, and an importable shim per module."""
    jobs = [(part.source, [*options_of(library), *flags, *(COLD if part.is_cold else [])]) for part in parts]
    jobs += [(Path(source), [*options_of(shim), *COLD]) for shim in shims for source in shim.sources]
    jobs.sort(key=lambda job: -job[0].stat().st_size)
    cache = Cache(os.environ.get("PADDOCK_OBJECTS", ""), shared_inputs())
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda job: compile_cached(cache, *job), jobs))
        done = pool.submit(link_extension, library, [part.source for part in parts], ["-O3", *flags])
        list(pool.map(lambda shim: link_extension(shim, [*map(Path, shim.sources)], []), shims))
        done.result()
    cache.tidy()


def shared_inputs() -> list[str]:
    """What every object file depends on besides its source: the compiler, its flags, and the shared headers."""
    headers = [path.read_text(encoding="utf-8") for path in sorted(Path().rglob("*.h"))]
    return [*compiler.compiler(), compiler.version(), *compiler.common_flags(), *headers]


def compile_cached(cache: Cache, source: Path, options: list[str]) -> None:
    output = source.with_suffix(".o")
    cache.fetch(source, output, options, lambda: compiler.compile_one(source, output, options))


def link_extension(extension: Extension, sources: list[Path], flags: list[str]) -> None:
    objects = [source.with_suffix(".o") for source in sources]
    compiler.link(objects, Path(extension.name.replace(".", "/") + compiler.SUFFIX), flags)


def main(folder: str, checkout: str, flags: list[str]) -> None:
    from mypyc.build import mypycify  # noqa: PLC0415  # found in the build's own environment alone

    root = Path(checkout)
    modules = compiled_modules.names(root, compiled_modules.compiled(root))
    cold = compiled_modules.names(root, compiled_modules.cold(root))
    os.chdir(folder)
    # No configuration file: mypy would find the checkout's in a parent folder, and with it sources we did not copy.
    library, *shims = mypycify(["--config-file=", *modules], opt_level="3", debug_level="0", multi_file=True)
    for module in modules:
        docstrings.insert(Path(module), Path("build", c_units.c_name(module)))
    build(library, shims, c_units.join(map(Path, library.sources), modules, set(cold)), flags)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
