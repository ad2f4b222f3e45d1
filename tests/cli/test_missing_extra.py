"""A command whose packages are not installed says in one line which extra of Paddock brings them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from paddock.cli.app import NAMES
from paddock.cli.missing_extra import EXTRAS
from paddock.locales import LANGUAGES
from tests.cli.conftest import SOURCE

# Python refuses to import a module that is None in sys.modules, as if it were not installed.
WITHOUT = """
import sys
sys.modules.update(dict.fromkeys({missing!r}))
from paddock.cli import main
sys.exit(main({words!r}))
"""
CLI = ("attrs", "cyclopts", "rich")
SERVER = ("alembic", "asyncpg", "litestar", "psutil", "sqlalchemy", "structlog", "uvicorn")


def run_without(missing: tuple[str, ...], *words: str) -> subprocess.CompletedProcess[str]:
    program = WITHOUT.format(missing=missing, words=list(words))
    environment = {"PYTHONPATH": SOURCE, "LC_ALL": "C.UTF-8"}
    return subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("missing", "words", "extra"),
    [
        (CLI, (), "cli"),
        (CLI, ("play",), "cli"),
        ((*CLI, *SERVER), ("serve",), "server"),
        (SERVER, ("serve",), "server"),
        (SERVER, ("load",), "load"),
        (("picows",), ("load", "--seconds", "1"), "load"),
    ],
)
def test_the_missing_extra_is_named_in_one_line(missing: tuple[str, ...], words: tuple[str, ...], extra: str) -> None:
    done = run_without(missing, *words)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert line.endswith(f'is not installed. Get it with: pip install "paddock[{extra}]"')


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_it(lang: str) -> None:
    (line,) = run_without(CLI, "play", "--lang", lang).stderr.splitlines()
    assert 'pip install "paddock[cli]"' in line


def test_what_needs_the_server_is_not_needed_to_play() -> None:
    assert run_without((*SERVER, "picows"), "rules", "aruba").returncode == 0


def test_a_backup_needs_the_server(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("backup")
    done = run_without(SERVER, "export", str(folder / "out"), "--data", str(folder))
    assert 'paddock[server]"' in done.stderr


def test_the_commands_that_need_an_extra_of_their_own_exist() -> None:
    assert set(EXTRAS) <= set(NAMES)
