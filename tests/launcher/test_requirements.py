"""The requirement files pin the ranges of pyproject.toml, contain hashes, and name no index URL."""

from __future__ import annotations

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from launcher.places import ROOT

SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = SETTINGS["project"]
EXTRAS = PROJECT["optional-dependencies"]
LOCKED = sorted((ROOT / "requirements").glob("*.txt"))
ADDRESS = re.compile(r"://|--(extra-)?index-url|--find-links|--trusted-host|@ |(^|\s)(/|[A-Za-z]:\\)", re.MULTILINE)


def pins(text: str) -> set[str]:
    """The lines `name==version` of a requirements file, with normalized names."""
    lines = (line.split("#")[0].split(";")[0].strip(" \\") for line in text.splitlines())
    pairs = (line.split("==") for line in lines if "==" in line)
    return {re.sub(r"[-_.]+", "-", name.strip().lower()) + "==" + version.strip() for name, version in pairs}


def asked(name: str) -> set[str]:
    return pins((ROOT / "requirements" / f"{name}.in").read_text(encoding="utf-8"))


def assert_pinned_within(name: str, lines: list[str]) -> None:
    """The file pins exactly the requirements in these lines, each within its range."""
    wanted = {
        str(canonicalize_name(one.name)): one.specifier for one in map(Requirement, lines) if one.name != "paddock"
    }
    pinned = [re.sub(r"\[.*?\]", "", pin).split("==") for pin in asked(name)]
    assert {package for package, _ in pinned} == set(wanted)
    assert [(package, version) for package, version in pinned if version not in wanted[package]] == []
    assert [package for package, versions in wanted.items() if not versions or "==" in str(versions)] == []


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


def test_the_run_requirements_pin_the_library_and_what_runs_it() -> None:
    parts = [*PROJECT["dependencies"], *(line for extra in ("cli", "server", "load") for line in EXTRAS[extra])]
    assert_pinned_within("run", parts)


@pytest.mark.parametrize("name", ["bench", "docs", "lab", "plots", "rl"])
def test_the_requirements_of_an_extra_pin_what_pyproject_asks_for(name: str) -> None:
    assert_pinned_within(name, EXTRAS[name])


def test_every_extra_is_pinned_somewhere() -> None:
    assert {"cli", "server", "load", "bench", "docs", "lab", "plots", "rl"} == set(EXTRAS)


def test_librt_is_asked_for_in_the_minor_version_that_the_rules_are_compiled_with() -> None:
    (compiled_with,) = [pin.partition("==")[2] for pin in asked("build") if pin.startswith("librt==")]
    (asked_for,) = [one for one in map(Requirement, PROJECT["dependencies"]) if one.name == "librt"]
    major, minor, _ = compiled_with.split(".")
    assert compiled_with in asked_for.specifier
    assert f"{major}.{int(minor) + 1}.0" not in asked_for.specifier
    assert f"{major}.{int(minor) - 1}.9" not in asked_for.specifier


@pytest.mark.parametrize("name", ["tools", "run", "build", "test", "bench", "docs", "lab", "plots", "rl"])
def test_what_is_asked_for_is_what_is_locked(name: str) -> None:
    locked = pins((ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8"))
    assert {re.sub(r"\[.*?\]", "", pin) for pin in asked(name)} <= locked
