"""The first `./paddock serve` runs the sources before anything is installed: the server is as healthy then."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path

import httpx
import pytest

from launcher import places


@pytest.fixture
def libraries(tmp_path: Path) -> Path:
    """Every library of the tests, but not Paddock itself."""
    folder = tmp_path / "libraries"
    folder.mkdir()
    for found in Path(sysconfig.get_path("purelib")).iterdir():
        if "paddock" not in found.name:
            (folder / found.name).symlink_to(found)
    return folder


def test_a_server_that_is_not_installed_is_healthy(libraries: Path, tmp_path: Path) -> None:
    isolated = [sys.executable, "-S", "-m", "paddock", "serve", "--port", "0", "--data", str(tmp_path)]
    where = {"PYTHONPATH": f"{places.ROOT / 'src'}:{libraries}"}
    with subprocess.Popen(isolated, env=where, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = next(line for line in server.stdout if "http://" in line).split()[-1]
        answer = httpx.get(f"{address}/api/health")
        server.terminate()
    assert (answer.status_code, answer.json()) == (200, {"status": "ok", "version": ""})
