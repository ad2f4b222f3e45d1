"""Runs the C compiler of this machine: compile, link, test which flags it supports."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
# Symbols hidden inside a library can be called directly, and optimized across files at link time. Best flags first;
# `auto` links on all cores.
WISHED = (("-fvisibility=hidden", "-flto=auto"), ("-fvisibility=hidden", "-flto"), ("-fvisibility=hidden",), ())
PROBE = {
    "probe.c": """#include <Python.h>
int paddock_probe(int);
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "probe", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_probe(void) {
    PyObject *module = PyModule_Create(&definition);
    if (module) PyModule_AddIntConstant(module, "answer", paddock_probe(6));
    return module;
}
""",
    "helper.c": "int paddock_probe(int number) { return number * 7; }\n",
}
LOAD = "import sys; sys.path.insert(0, sys.argv[1]); import probe; assert probe.answer == 42"


class Unusable(Exception):
    """Nothing can be compiled on this machine; the text says why in one line."""


def words(name: str) -> list[str]:
    """A build setting of this Python, such as CC or LDSHARED, as separate words."""
    return shlex.split(str(sysconfig.get_config_var(name) or ""))


def compiler() -> list[str]:
    return shlex.split(os.environ.get("CC", "")) or words("CC") or ["cc"]


def identity() -> str:
    """Identity of the compiler; another attempt is worthwhile when it changes."""
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return f"{shutil.which(compiler()[0])} {header.exists()}"


def version() -> str:
    return subprocess.run([*compiler(), "--version"], capture_output=True, text=True, check=False).stdout


def linker() -> list[str]:
    """The command that links a loadable module, with the user's compiler if one is set."""
    own = words("CC")
    command = words("LDSHARED") or [*own, "-shared"]
    return [*compiler(), *command[len(own) :]] if command[: len(own)] == own else command


def run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(shlex.join(command) + "\n" + done.stdout + done.stderr)


def common_flags() -> list[str]:
    # No debug info: it doubles the compile time and nobody reads generated C.
    return [*words("CFLAGS"), *words("CCSHARED"), *shlex.split(os.environ.get("CFLAGS", "")), "-g0"]


def compile_one(source: Path, output: Path, options: list[str]) -> None:
    include = f"-I{sysconfig.get_path('include')}"
    run([*compiler(), *common_flags(), *options, include, "-c", str(source), "-o", str(output)])


def link(objects: list[Path], output: Path, options: list[str]) -> None:
    output.parent.mkdir(parents=True, exist_ok=True)
    own = shlex.split(os.environ.get("LDFLAGS", ""))
    run([*linker(), *options, *map(str, objects), *own, "-o", str(output)])


def usable_flags(scratch: Path) -> list[str]:
    """The best flags with which a module compiles, links and loads; Unusable if there are none."""
    problem = ""
    for flags in WISHED:
        problem = try_out(scratch, list(flags))
        if not problem:
            return list(flags)
    raise Unusable(problem)


def try_out(scratch: Path, flags: list[str]) -> str:
    """Why a module built with these flags does not work, in one line; empty if it does."""
    folder = scratch / "probe"
    folder.mkdir(exist_ok=True)
    try:
        for name, text in PROBE.items():
            (folder / name).write_text(text, encoding="utf-8")
            compile_one(folder / name, (folder / name).with_suffix(".o"), ["-O1", *flags])
        link(sorted(folder.glob("*.o")), folder / f"probe{SUFFIX}", flags)
        # In a separate process: a bad module may crash.
        run([sys.executable, "-c", LOAD, str(folder)])
    except OSError as error:
        return f"no C compiler ({error.filename or compiler()[0]})"
    except RuntimeError as error:
        # On most Linux distributions the headers are a separate package, and often the only thing missing.
        return "the headers of Python are missing" if "Python.h" in str(error) else "the C compiler does not work"
    return ""
