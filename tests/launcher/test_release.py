"""A release is whole: the wheel is built from the sdist, installed where nothing is, played with and served."""

from __future__ import annotations

import os
import re
import subprocess
import tarfile
import tomllib
import zipfile
from typing import TYPE_CHECKING

import httpx
import pytest

from launcher import environments, make_environment, places, steps

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.full

VERSION = tomllib.loads((places.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
HANDFUL = 10  # packages of the library, with their dependencies
MATCH = """
import paddock
game = paddock.game("mille-bornes")
match = game.start(seats=2, seed=7)
bot = paddock.bot(game, 1)
while not match.is_over:
    match.play(bot.choose(match.view(match.turn)))
print(paddock.__version__, *[standing.place for standing in match.standings()])
"""
PLAIN = re.compile(r"(?:[^\W\d_]|[ ,])+")  # the page contains plain words unescaped, in any script
SCRIPT = re.compile(r"[\w.-]+\.js")


def run(folder: Path, *command: str | Path) -> str:
    """Run a program of the release in a folder outside the checkout; returns its output."""
    kept = {name: value for name, value in steps.environment().items() if name not in {"TMPDIR", "PYTHONPATH"}}
    done = subprocess.run(command, cwd=folder, env=kept, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    run(places.ROOT, environments.ensure_node(), "-m", "hatchling", "build", "-t", "sdist", "-d", folder)
    return folder / f"paddock-{VERSION}.tar.gz"


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel built from the sdist alone."""
    folder = tmp_path_factory.mktemp("wheel")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    sources = folder / f"paddock-{VERSION}"
    run(sources, environments.ensure_node(), "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    return next(folder.glob("*.whl"))


def installed(folder: Path, wheel: Path, extra: str = "") -> Path:
    """The programs of a new environment with only the wheel and its dependencies."""
    with environments.lock():
        uv = make_environment.uv()
    base = places.python_of(places.TEST).resolve()
    run(folder, uv, "venv", "--python", base, folder / "env")
    run(
        folder, uv, "pip", "install", "--python", places.python_of(folder / "env"), f"paddock{extra} @ {wheel.as_uri()}"
    )
    return folder / "env" / "bin"


@pytest.fixture(scope="module")
def library(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory.mktemp("library"), wheel)


@pytest.fixture(scope="module")
def served(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory.mktemp("server"), wheel, "[server]")


def test_the_sdist_holds_what_the_page_and_the_launcher_need(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    rules = {path.relative_to(places.ROOT).as_posix() for path in places.ROOT.glob("docs/rules/**/*.md")}
    assert rules
    assert {*rules, "README.md", "LICENSE", "CHANGELOG.md", "paddock", "launcher/page.py", "hatch_build.py"} <= names
    assert not [name for name in names if "node_modules" in name or name.startswith(("src/paddock/static", "tests"))]


def test_the_metadata_of_the_wheel_describes_the_project(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        metadata = archive.read(f"paddock-{VERSION}.dist-info/METADATA").decode()
    head, _, description = metadata.partition("\n\n")
    assert f"Version: {VERSION}" in head.splitlines()
    assert {"cli", "server", "load"} <= set(re.findall(r"^Provides-Extra: (\w+)", head, re.MULTILINE))
    assert description.strip() == (places.ROOT / "README.md").read_text(encoding="utf-8").strip()


def test_the_library_plays_a_match_with_a_handful_of_packages(library: Path) -> None:
    packages = run(
        library, library / "python", "-c", "from importlib.metadata import distributions as d; print(len([*d()]))"
    )
    assert int(packages) <= HANDFUL
    version, *places_reached = run(library, library / "python", "-c", MATCH).split()
    assert version == VERSION
    assert "1" in places_reached


def test_the_command_without_its_extra_names_it(library: Path) -> None:
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    done = subprocess.run([library / "paddock", "play"], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert 'pip install "paddock[cli]"' in line


def test_the_server_serves_the_page_and_its_rules(served: Path, tmp_path: Path) -> None:
    assert run(served, served / "paddock", "--version") == f"paddock {VERSION}\n"
    command: list[str | Path] = [served / "paddock", "serve", "--port", "0", "--data", tmp_path]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            address = next(line for line in server.stdout if "http://" in line).split()[-1]
            health = httpx.get(f"{address}/api/health").json()
            scripts = scripts_of_page(address)
        finally:
            server.terminate()
    assert health == {"status": "ok", "version": VERSION}
    for page in places.ROOT.glob("docs/rules/**/*.md"):
        words = max(PLAIN.findall(page.read_text(encoding="utf-8")), key=len).strip()
        assert len([script for script in scripts if words in script]) == 1, f"{page} is not in the page: {words}"


def scripts_of_page(address: str) -> list[str]:
    """Every script that the page and its scripts reference, as the server sends them."""
    found: dict[str, str] = {}
    waiting = SCRIPT.findall(httpx.get(address).text)
    while waiting:
        name = waiting.pop()
        if name not in found:
            answer = httpx.get(f"{address}/assets/{name}")
            found[name] = answer.text if answer.is_success else ""
            waiting += SCRIPT.findall(found[name])
    return list(found.values())
