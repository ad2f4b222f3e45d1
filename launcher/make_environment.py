"""Makes virtual environments: uv by pip, everything else by uv, all of it pinned by hash."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING

from launcher import compiler, page, places, stamp, steps
from launcher.places import BUILD, DOCS, EARLY, PAGELESS, ROOT, RUN, SLOW, TEST, TOOLS, UV, python_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CAUTION = "WARNING: "
LOCK_OPTIONS = (
    *("--universal", "--python-version", "3.11", "--generate-hashes", "--quiet"),
    # No generated file may contain the author's package index or the path of the checkout.
    *("--no-emit-index-url", "--no-emit-find-links", "--custom-compile-command", "./paddock lock"),
)


def make(environment: Path, wanted: str) -> None:
    {RUN: make_run, TEST: make_test, EARLY: make_early, DOCS: make_docs}[environment](wanted)


def make_run(wanted: str) -> None:
    first = not RUN.exists()
    steps.say("setting up, about a minute, once" if first else "not up to date, building again")
    wheel, caution, pageless = build_wheel()
    with renewed(RUN, wanted):
        install(
            "fetching the libraries", RUN, "sync", "--require-hashes", "--compile-bytecode", *places.run_requirements()
        )
        install("installing", RUN, "install", "--no-deps", "--reinstall", "--compile-bytecode", wheel)
        note(SLOW, f"{compiler.identity()}\n{caution}\n" if caution else "")
        note(PAGELESS, pageless)
    if caution:
        steps.say(f"{caution}; install gcc and the development package of Python, then start again")
    if pageless:
        steps.say(pageless)


def note(file: Path, text: str) -> None:
    """Write a note for later starts beside the product, or remove an old one."""
    file.unlink(missing_ok=True)
    if text:
        file.write_text(text, encoding="utf-8")


def make_early(wanted: str) -> None:
    steps.say("setting up, a few seconds, once")
    with renewed(EARLY, wanted):
        install("fetching the libraries", EARLY, "sync", "--require-hashes", *places.run_requirements())


def make_test(wanted: str) -> None:
    steps.say("setting up the tests, once" if not TEST.exists() else "the test requirements have changed")
    with renewed(TEST, wanted):
        install("fetching the test tools", TEST, "sync", "--require-hashes", "requirements/test.txt")
        install("linking the sources", TEST, "install", "--no-deps", "--no-build-isolation", "--editable", ".")


def make_docs(wanted: str) -> None:
    with renewed(DOCS, wanted):
        install("fetching mkdocs", DOCS, "sync", "--require-hashes", "requirements/docs.txt")


def build_wheel() -> tuple[Path, str, str]:
    """The product's wheel, why it is not compiled and why it has no page (both empty if all is well)."""
    build_tools()
    folder = TOOLS / "wheel"
    for old in folder.glob("*.whl"):
        old.unlink()
    command: list[str | Path] = [python_of(BUILD), "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
    output = steps.step("building the page and the rules", command)
    cautions = [line for line in output.splitlines() if line.startswith(CAUTION)]
    pageless = [line.removeprefix(CAUTION) for line in cautions if line.startswith(page.CAUTION)]
    slow = [line.removeprefix(CAUTION) for line in cautions if not line.startswith(page.CAUTION)]
    return next(folder.glob("*.whl")), "".join(slow[:1]), "".join(pageless[:1])


def build_page() -> None:
    """Build the page inside the sources; if it cannot be downloaded, report that instead of raising."""
    build_tools()
    output = steps.step("building the page", [python_of(BUILD), "-m", "launcher.page"])
    for line in output.splitlines():
        if line.startswith(CAUTION):
            steps.say(line.removeprefix(CAUTION))


def build_tools() -> None:
    wanted = stamp.stamp(ROOT, ["requirements/build.txt"])
    if stamp.read(BUILD)[0] != wanted or not python_of(BUILD).exists():
        with renewed(BUILD, wanted):
            install("fetching the build tools", BUILD, "sync", "--require-hashes", "requirements/build.txt")


@contextmanager
def renewed(environment: Path, wanted: str) -> Iterator[None]:
    """An environment to fill: invalid until its stamp is written, which comes last."""
    _, python = stamp.read(environment)
    stamp.remove(environment)
    # Updated in place where possible: a running match must not lose its libraries.
    if python != stamp.python_identity() or not python_of(environment).exists():
        base = getattr(sys, "_base_executable", sys.executable)
        steps.step(f"making {environment.name}", [uv(), "venv", "--clear", "--python", base, environment])
    yield
    stamp.write(environment, wanted)


def install(label: str, environment: Path, action: str, *arguments: str | Path) -> None:
    steps.step(label, [uv(), "pip", action, "--python", python_of(environment), *arguments])


def uv() -> Path:
    """The pinned uv, installed into `.tools/uv` by pip if it is missing."""
    wanted = stamp.stamp(ROOT, ["requirements/tools.txt"])
    if stamp.read(UV)[0] != wanted or not python_of(UV).exists():
        stamp.remove(UV)
        steps.step("fetching uv", [*pip_for(UV), "install", "--require-hashes", "-r", "requirements/tools.txt"])
        stamp.write(UV, wanted)
    return UV / "bin" / "uv"


def pip_for(environment: Path) -> list[str | Path]:
    """A new environment, and the pip that installs into it."""
    make: list[str | Path] = [sys.executable, "-m", "venv", "--clear", environment]
    # Installing pip into the environment would take five seconds; use the pip of a Python that has one.
    if find_spec("pip"):
        steps.step("making .tools", [*make, "--without-pip"])
        return [sys.executable, "-m", "pip", "--python", python_of(environment)]
    steps.step("making .tools", make)
    return [python_of(environment), "-m", "pip"]


def lock_requirements(arguments: list[str]) -> None:
    """Regenerate requirements/*.txt from requirements/*.in, with hashes and without index URLs."""
    for name in ("tools", "run", "build", "test", "bench", "docs", "lab", "plots", "rl"):
        files = [f"requirements/{name}.in", "--output-file", f"requirements/{name}.txt"]
        steps.step(f"locking {name}", [uv(), "pip", "compile", *files, *LOCK_OPTIONS, *arguments])
