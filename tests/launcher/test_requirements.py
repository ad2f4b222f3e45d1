"""The requirement files agree with pyproject.toml, carry hashes, and name no place to fetch from."""

from __future__ import annotations

import re
import tomllib

import pytest

from launcher.places import ROOT

SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKED = sorted((ROOT / "requirements").glob("*.txt"))
ADDRESS = re.compile(r"://|--(extra-)?index-url|--find-links|--trusted-host|@ |(^|\s)(/|[A-Za-z]:\\)", re.MULTILINE)


def pins(text: str) -> set[str]:
    """The lines `name==version` of a requirements file, spelt the one way that packaging prefers."""
    lines = (line.split("#")[0].split(";")[0].strip(" \\") for line in text.splitlines())
    pairs = (line.split("==") for line in lines if "==" in line)
    return {re.sub(r"[-_.]+", "-", name.lower()) + "==" + version for name, version in pairs}


def asked(name: str) -> set[str]:
    return pins((ROOT / "requirements" / f"{name}.in").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", LOCKED, ids=lambda path: path.stem)
def test_a_requirements_file_holds_no_address_and_no_path(path: object) -> None:
    text = (ROOT / "requirements" / str(path)).read_text(encoding="utf-8").replace("./paddock lock", "")
    assert not ADDRESS.search(text)


@pytest.mark.parametrize("path", LOCKED, ids=lambda path: path.stem)
def test_every_requirement_is_pinned_and_hashed(path: object) -> None:
    text = (ROOT / "requirements" / str(path)).read_text(encoding="utf-8")
    entries = [entry for entry in re.split(r"\n(?=[a-z])", text.partition("lock\n")[2]) if entry.strip()]
    assert entries
    assert all(re.match(r"[a-z0-9.\-\[\]]+==\S+", entry) and "--hash=sha256:" in entry for entry in entries)


def test_the_build_requirements_are_those_of_pyproject() -> None:
    assert asked("build") == pins("\n".join(SETTINGS["build-system"]["requires"]))


def test_the_run_requirements_are_those_of_pyproject() -> None:
    assert asked("run") == pins("\n".join(SETTINGS["project"]["dependencies"]))


@pytest.mark.parametrize("name", ["bench", "lab", "plots", "rl"])
def test_the_requirements_of_an_extra_are_those_of_pyproject(name: str) -> None:
    assert asked(name) == pins("\n".join(SETTINGS["project"]["optional-dependencies"][name]))


@pytest.mark.parametrize("name", ["tools", "run", "build", "test", "bench", "lab", "plots", "rl"])
def test_what_is_asked_for_is_what_is_locked(name: str) -> None:
    locked = pins((ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8"))
    assert {re.sub(r"\[.*?\]", "", pin) for pin in asked(name)} <= locked
