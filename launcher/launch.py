"""Command line of the launcher: its own few commands; all others are passed on to the product."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from launcher import environments, places
from launcher.errors import SetupError

if TYPE_CHECKING:
    from pathlib import Path

HELP = """
The launcher adds:
  test      lint, type-check and test everything, interpreted and compiled (./paddock test --help)
  shots     pictures of every screen of the page (./paddock shots --help)
  docs      the documentation site, into site/ (./paddock docs --help)
  python    Python in the compiled environment
  build     build now what the next start would build
  npm       npm in web, with the Node that builds the page: ./paddock npm run dev
  extra     add an optional part to the environment: ./paddock extra bench
  lock      write requirements/*.txt anew; --upgrade takes newer versions
"""


def main(arguments: list[str]) -> int:
    """Run a command; returns the exit code, unless this process is replaced by another."""
    try:
        return dispatch(arguments)
    except KeyboardInterrupt:
        print("\npaddock: interrupted; the next start continues where this one stopped", file=sys.stderr)
        return 130
    except (SetupError, OSError) as error:
        print(f"paddock: {error}", file=sys.stderr)
        return 2


def dispatch(arguments: list[str]) -> int:
    word, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    own = {
        "test": run_tests,
        "shots": shots,
        "docs": build_docs,
        "python": lambda rest: start(environments.ensure_run(), rest),
        "build": build,
        "npm": npm,
        "extra": extra,
        "lock": lock,
    }
    if word in own:
        return own[word](rest)
    if word in {"", "--help", "-h"}:
        return show_help(arguments)
    # -P: a file in the current folder must never shadow one of our modules.
    return start(product(word), ["-P", "-m", "paddock", *arguments])


def run_tests(arguments: list[str]) -> int:
    from launcher import run_tests  # noqa: PLC0415  # only what is asked for is loaded, as everywhere here

    return run_tests.main(arguments)


def shots(arguments: list[str]) -> int:
    if not {"-h", "--help"} & set(arguments):
        environments.ensure_page()
    os.environ["PYTHONPATH"] = str(places.ROOT)
    return start(environments.ensure_test(), ["-m", "tests.browser.shots", *arguments])


def build_docs(arguments: list[str]) -> int:
    from launcher import docs  # noqa: PLC0415

    return docs.main(arguments)


def build(_arguments: list[str]) -> int:
    environments.ensure_run()
    return 0


def product(word: str) -> Path:
    """The Python that runs the product: the compiled one, or on the first start one that is ready at once."""
    if environments.was_built():
        return environments.ensure_run(needs_page=word in places.NEEDS_PAGE)
    from launcher import run_uncompiled  # noqa: PLC0415

    return run_uncompiled.ensure(word) if run_uncompiled.is_called_for(word) else environments.ensure_run()


def start(python: Path, arguments: list[str]) -> int:
    """Replace this process by that Python."""
    sys.stdout.flush()
    os.execve(python, [str(python), *arguments], child_environment(python))


def child_environment(python: Path) -> dict[str, str]:
    """The user's environment; an uncompiled product also gets the reason, so that it can report it."""
    kept = {name: value for name, value in os.environ.items() if name not in {"PYTHONHOME", "PADDOCK_SLOW"}}
    if python == places.python_of(places.EARLY):
        return {**kept, "PADDOCK_SLOW": environments.BUILDING, "PYTHONPATH": str(places.ROOT / "src")}
    reason = environments.slow_reason()
    return {**kept, "PADDOCK_SLOW": reason} if reason else kept


def show_help(arguments: list[str]) -> int:
    import subprocess  # noqa: PLC0415

    python = product("")
    code = subprocess.call([python, "-P", "-m", "paddock", *arguments], env=child_environment(python))
    print(HELP)
    return code


def lock(arguments: list[str]) -> int:
    from launcher import make_environment  # noqa: PLC0415

    with environments.lock():
        make_environment.lock_requirements(arguments)
    return 0


def npm(arguments: list[str]) -> int:
    import subprocess  # noqa: PLC0415

    return subprocess.call([environments.ensure_node(), "-m", "launcher.page", *arguments], cwd=places.ROOT)


def extra(names: list[str]) -> int:
    """Record optional extras for `.run`, and install them now."""
    known = {path.stem for path in (places.ROOT / "requirements").glob("*.txt")} - {
        "run",
        "build",
        "test",
        "tools",
        "docs",
    }
    unknown = sorted(set(names) - known)
    if unknown or not names:
        print(f"paddock: extra takes one of: {', '.join(sorted(known))}", file=sys.stderr)
        return 2
    places.TOOLS.mkdir(exist_ok=True)
    places.EXTRAS.write_text("\n".join(sorted({*places.extras(), *names})), encoding="utf-8")
    environments.ensure_run()
    return 0
