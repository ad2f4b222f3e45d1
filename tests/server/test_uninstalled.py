"""A server that runs from the sources before anything is installed is healthy."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

import httpx
import pytest

from launcher import places

VERSION = tomllib.loads((places.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
ISOLATED = (sys.executable, "-S")  # without the installed packages of this Python, such as Paddock


@pytest.fixture
def libraries(tmp_path: Path) -> Path:
    """Every library of the tests, but not Paddock itself."""
    folder = tmp_path / "libraries"
    folder.mkdir()
    for found in Path(sysconfig.get_path("purelib")).iterdir():
        if "paddock" not in found.name:
            (folder / found.name).symlink_to(found)
    return folder


def sources(libraries: Path) -> dict[str, str]:
    return {"PYTHONPATH": f"{places.ROOT / 'src'}:{libraries}"}


def test_a_server_that_is_not_installed_is_healthy(libraries: Path, tmp_path: Path) -> None:
    command = [*ISOLATED, "-m", "paddock", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, env=sources(libraries), stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = next(line for line in server.stdout if "http://" in line).split()[-1]
            answer = httpx.get(f"{address}/api/health", timeout=60)
        finally:
            server.terminate()
    assert (answer.status_code, answer.json()) == (200, {"status": "ok", "version": VERSION})


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["-m", "paddock", "--version"], f"paddock {VERSION}"),
        (["-c", "import paddock; print(paddock.__version__)"], VERSION),
    ],
)
def test_sources_that_are_not_installed_know_their_version(libraries: Path, arguments: list[str], said: str) -> None:
    output = subprocess.check_output([*ISOLATED, *arguments], env=sources(libraries), text=True)
    assert output == f"{said}\n"
