"""`./paddock test`: runs all checks, prints a line for each, and a machine-readable summary."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Event
from typing import TYPE_CHECKING, NamedTuple
from xml.etree import ElementTree as ET

from launcher import environments, page, places
from launcher.errors import SetupError

if TYPE_CHECKING:
    from pathlib import Path

HELP = """./paddock test                    everything: ruff, mypy, import-linter, the page, browsers, pytest twice
./paddock test --full             the same with what takes longer: every browser test, every option at every table, a
                                  release that is built, installed and served; more than an hour
./paddock test --full tests/x.py  these tests only, with those among them that take longer
./paddock test --long             everything, with the long tests (sets PADDOCK_LONG=1): many hours
./paddock test tests/games -k 200 these tests only, interpreted; arguments go to pytest
./paddock test --compiled -k 200  these tests only, compiled
./paddock test --web              the page only: its format, lint, types, tests and build
./paddock test --browser          the page in a real browser: all of it, while `./paddock test` takes the quick tests"""

LINTERS = (
    ("ruff check", ("ruff", "check", ".")),
    ("ruff format", ("ruff", "format", "--check", ".")),
    ("mypy", ("mypy",)),
    ("import-linter", ("lint-imports",)),
)
BROWSER_TESTS = "tests/browser"
QUICK = ("-m", "quick")  # whole races and every scene run only with `--browser`: they would take too long
FULL = "full"  # tests that only `--full` runs
PLAYED_OUT = "played_out"  # tests that play a lot, run compiled if possible
SHARED = ["-n", "auto"]
# A test that hangs fails under its name, and the others continue.
HANGS_S, FULL_HANGS_S = 180, 1800
SLOWEST = ("--durations=15", "--durations-min=20")  # a full run names them, so that it does not grow unseen
# The build is the first: the wheel with the compiled rules needs the page and is made beside the other scripts.
WEB_SCRIPTS: tuple[tuple[str, ...], ...] = ((), ("run", "format:check"), ("run", "lint"), ("run", "check"), ("test",))
# Folders tested again with compiled rules; the others do not depend on compilation.
RULES_TESTS = (
    "tests/advice",
    "tests/bots",
    "tests/contract",
    "tests/core",
    "tests/games",
    "tests/launcher/test_docstrings.py",
    "tests/launcher/test_engine.py",
)
# Tests that play a lot and are not about the rules: run compiled if possible, and then not interpreted as well.
PLAYING_TESTS = ("tests/cli", "tests/docs/test_api.py", "tests/lab", "tests/people", "tests/server", "tests/table")


class Outcome(NamedTuple):
    """Result of one stage; a stage that fails as a whole counts as one failure."""

    name: str
    is_good: bool
    seconds: float
    passed: int = 0
    failed: int = 0
    note: str = ""


def main(arguments: list[str]) -> int:
    own = {"--full", "--long", "--compiled", "--web", "--browser", "--help", "-h"}
    chosen, rest = {word for word in arguments if word in own}, [word for word in arguments if word not in own]
    if chosen & {"--help", "-h"}:
        print(HELP)
        return 0
    if "--long" in chosen:
        os.environ["PADDOCK_LONG"] = "1"
    environments.ensure_test()
    if "--web" in chosen:
        return summary([web(environments.ensure_node(), Event())])
    if "--browser" in chosen:
        environments.ensure_page()
        return summary([browser(rest or SHARED)])
    if rest or "--compiled" in chosen:
        stage = compiled if "--compiled" in chosen else interpreted
        return summary([stage([*without(*left_out(chosen)), *rest])])
    return summary(everything(chosen))


def everything(chosen: set[str]) -> list[Outcome]:
    """All stages; slow tests are left out, unless `--full` is given."""
    is_full, skipped = "--full" in chosen, left_out(chosen)
    limits = SHARED if "--long" in chosen else [*SHARED, *limited(FULL_HANGS_S if is_full else HANGS_S)]
    limits += SLOWEST if is_full else ()
    scenes = () if is_full else QUICK
    first = [
        *checked_while_the_rules_are_compiled(),
        browser([*scenes, *limits]),
        compiled([*without(*skipped), *limits]),
    ]
    is_played = first[-1].passed > 0
    return [*first, interpreted([*not_again(skipped, is_played=is_played), *limits])]


def not_again(skipped: tuple[str, ...], *, is_played: bool) -> list[str]:
    """Arguments that leave out what earlier stages ran; `is_played`: what plays a lot was run compiled.

    Interpreted it would take hours and test the same sources.
    """
    ignored = [BROWSER_TESTS, *(PLAYING_TESTS if is_played else ())]
    markers = (*skipped, PLAYED_OUT) if is_played else skipped
    return [*(f"--ignore={path}" for path in ignored), *without(*markers)]


def left_out(chosen: set[str]) -> tuple[str, ...]:
    return () if "--full" in chosen else (FULL,)


def without(*markers: str) -> list[str]:
    """Arguments that make pytest skip tests with one of these markers; a later `-m` replaces them."""
    return ["-m", " and ".join(f"not {marker}" for marker in markers)] if markers else []


def limited(seconds: int) -> list[str]:
    return ["-o", f"faulthandler_timeout={seconds}", "-o", "faulthandler_exit_on_timeout=true"]


def checked_while_the_rules_are_compiled() -> list[Outcome]:
    """Linters, the scripts of the page and most of the build use one core each, so they run in parallel."""
    node, page_is_built = environments.ensure_node(), Event()
    with ThreadPoolExecutor(2) as aside:
        linted = aside.submit(lambda: [lint(linter) for linter in LINTERS])
        checked = aside.submit(web, node, page_is_built)
        checked.add_done_callback(lambda _: page_is_built.set())
        page_is_built.wait()
        # The compiled stage builds again what fails here, and reports it.
        with suppress(SetupError):
            environments.ensure_run()
        return [*linted.result(), checked.result()]


def lint(linter: tuple[str, tuple[str, ...]]) -> Outcome:
    """A tool that prints nothing on success."""
    name, (program, *arguments) = linter
    started = time.monotonic()
    command = [str(places.TEST / "bin" / program), *arguments]
    done = subprocess.run(command, cwd=places.ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout + done.stderr)
    good = done.returncode == 0
    return printed(Outcome(name, good, time.monotonic() - started, failed=0 if good else 1))


def web(node: Path, is_built: Event) -> Outcome:
    """The page: build, format, lint, types, tests; `node` is the Python of the environment with Node."""
    started, said = time.monotonic(), ""
    for script in WEB_SCRIPTS:
        command = [str(node), "-m", "launcher.page", *script]
        done = subprocess.run(command, cwd=places.ROOT, capture_output=True, text=True, check=False)
        is_built.set()
        said += done.stdout + done.stderr
        if done.returncode:
            print(said)
            return printed(Outcome("web", is_good=False, seconds=time.monotonic() - started, failed=1))
    passed = sum(int(count) for count in re.findall(r"Tests +(\d+) passed", said))
    note = "skipped: npm cannot fetch what the page is made of" if page.CAUTION in said else ""
    return printed(Outcome("web", is_good=True, seconds=time.monotonic() - started, passed=passed, note=note))


def browser(arguments: list[str]) -> Outcome:
    """The page in a real browser against a real server, each in its own process."""
    if not page.is_current():
        return printed(
            Outcome("browser", is_good=True, seconds=0, note="skipped: there is no page; ./paddock test --web")
        )
    where = [] if names_tests(arguments) else [BROWSER_TESTS]
    return pytest("browser", [*where, *arguments], {"PADDOCK_EXPECT": "interpreted"})


def interpreted(arguments: list[str]) -> Outcome:
    return pytest("pytest interpreted", arguments, {"PADDOCK_EXPECT": "interpreted"})


def compiled(arguments: list[str]) -> Outcome:
    """The rules, and tests that play a lot, with the compiled package ahead of the sources on Python's path."""
    name = "pytest compiled"
    try:
        environments.ensure_run()
    except SetupError as error:
        return printed(Outcome(name, is_good=False, seconds=0, failed=1, note=str(error)))
    reason = environments.slow_reason()
    if reason:
        note = f"skipped: {reason}; install gcc and the development package of Python to run it"
        return printed(Outcome(name, is_good=True, seconds=0, note=note))
    site = next((places.RUN / "lib").glob("python*/site-packages"))
    known = [path for path in (*RULES_TESTS, *PLAYING_TESTS) if (places.ROOT / path).exists()]
    where = [] if names_tests(arguments) else known
    return pytest(name, [*where, *arguments], {"PADDOCK_EXPECT": "compiled", "PYTHONPATH": str(site)})


def names_tests(arguments: list[str]) -> bool:
    return any((places.ROOT / word.split("::")[0]).exists() for word in arguments)


def pytest(name: str, arguments: list[str], settings: dict[str, str]) -> Outcome:
    """Run pytest and show its output live."""
    print(f"----- {name}, {time.strftime('%H:%M')}", flush=True)
    started = time.monotonic()
    report = places.TOOLS / "report.xml"
    report.unlink(missing_ok=True)
    command = [str(places.python_of(places.TEST)), "-m", "pytest", "-q", f"--junitxml={report}", *arguments]
    kept = {key: value for key, value in os.environ.items() if key not in {"PYTHONPATH", "PYTHONHOME"}}
    code = subprocess.call(command, cwd=places.ROOT, env={**kept, **settings})
    passed, failed = counts(report)
    return printed(Outcome(name, code == 0, time.monotonic() - started, passed, failed or int(code != 0)))


def counts(report: Path) -> tuple[int, int]:
    """Tests passed and failed according to pytest's report; zeros if there is no report."""
    if not report.exists():
        return 0, 0
    # Our own pytest wrote the file a moment ago.
    suites = ET.parse(report).getroot().iter("testsuite")  # noqa: S314
    tests = [{key: int(suite.get(key, 0)) for key in ("tests", "failures", "errors", "skipped")} for suite in suites]
    failed = sum(suite["failures"] + suite["errors"] for suite in tests)
    return sum(suite["tests"] - suite["skipped"] for suite in tests) - failed, failed


def printed(outcome: Outcome) -> Outcome:
    verdict = "ok    " if outcome.is_good else "FAILED"
    if outcome.note.startswith("skipped"):
        verdict = "SKIP  "
    note = f"  {outcome.note}" if outcome.note else ""
    print(f"{verdict} {outcome.name}  {outcome.seconds:.1f} s{note}", flush=True)
    return outcome


def summary(outcomes: list[Outcome]) -> int:
    """Print the results; the last line is the total of all stages."""
    bad = [outcome.name for outcome in outcomes if not outcome.is_good]
    seconds = sum(outcome.seconds for outcome in outcomes)
    print(f"----- {'failed: ' + ', '.join(bad) if bad else 'all is well'}, {seconds:.0f} s")
    sys.stdout.flush()
    print(f"{sum(o.passed for o in outcomes)} passed, {sum(o.failed for o in outcomes)} failed")
    return 1 if bad else 0
