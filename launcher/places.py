"""Paths in a checkout, and the inputs of each environment."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".tools"
UV = TOOLS / "uv"
BUILD = TOOLS / "build"
LOGS = TOOLS / "log"
OBJECTS = TOOLS / "objects"
SCRATCH = TOOLS / "tmp"
EXTRAS = TOOLS / "extras"
EARLY = TOOLS / "early"
DOCS = TOOLS / "docs"
SITE = ROOT / "site"
BEGUN = TOOLS / "begun"
RUN = ROOT / ".run"
TEST = ROOT / ".venv"
SLOW = RUN / "paddock.slow"
WEB = ROOT / "web"
PAGE = TOOLS / "page"
STATIC = ROOT / "src" / "paddock" / "static"
PAGELESS = RUN / "paddock.pageless"
NEEDS_PAGE = {"serve"}

BUILD_SCRIPTS = tuple(
    f"launcher/{name}.py"
    for name in ("c_units", "cache", "compiled_modules", "compiler", "docstrings", "native", "page")
)
BUILD_FILES = ("pyproject.toml", "hatch_build.py", *BUILD_SCRIPTS, "requirements/build.txt")
PAGE_FILES = ("web", "docs/rules", "src/paddock/locales", "launcher/page.py", "requirements/build.txt")


def python_of(environment: Path) -> Path:
    return environment / "bin" / "python"


def extras() -> list[str]:
    """The optional extras installed in this checkout, such as `bench`."""
    return EXTRAS.read_text(encoding="utf-8").split() if EXTRAS.exists() else []


def run_requirements() -> list[str]:
    return [f"requirements/{name}.txt" for name in ("run", *extras())]


def page_inputs() -> list[str]:
    """Everything the page depends on, including the sentences in the games' folders."""
    sentences = sorted(ROOT.glob("src/paddock/games/*/locales"))
    return [*PAGE_FILES, *(folder.relative_to(ROOT).as_posix() for folder in sentences)]


def run_inputs() -> list[str]:
    """Everything the compiled product depends on."""
    return ["src", "web", *BUILD_FILES, *run_requirements()]


def test_inputs() -> list[str]:
    """The same for the test environment, which reads the sources directly."""
    return [*BUILD_FILES, "requirements/test.txt"]
