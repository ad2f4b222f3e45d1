"""The workflows of the public repository can be read, and run what the package promises."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from launcher import run_tests
from launcher.places import ROOT

if TYPE_CHECKING:
    from pathlib import Path

FOLDER = ROOT / ".github" / "workflows"
WORKFLOWS = sorted(FOLDER.glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def read(path: Path) -> dict[Any, Any]:
    loaded = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert isinstance(loaded, dict)
    return loaded


def promised() -> list[str]:
    """The versions of Python that the classifiers name."""
    found = (
        re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", line) for line in PROJECT["project"]["classifiers"]
    )
    return [match[1] for match in found if match]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_job_has_a_machine_a_limit_and_steps(path: Path) -> None:
    jobs = read(path)["jobs"]
    assert jobs
    for job in jobs.values():
        assert {"runs-on", "timeout-minutes", "steps"} <= set(job)
        assert all(("uses" in step) != ("run" in step) for step in job["steps"])
        needs = job.get("needs", [])
        assert set([needs] if isinstance(needs, str) else needs) <= set(jobs)


def test_the_tests_run_on_every_python_and_system_that_is_promised() -> None:
    matrix = read(FOLDER / "test.yml")["jobs"]["python"]["strategy"]["matrix"]
    assert matrix["python"] == promised()
    assert {system.partition("-")[0] for system in matrix["os"]} == {"ubuntu", "macos"}


def test_a_wheel_is_built_for_every_python_that_is_promised() -> None:
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp{version.replace('.', '')}-*" for version in promised()]


def test_only_a_tag_publishes() -> None:
    publish = read(FOLDER / "release.yml")["jobs"]["publish"]
    assert publish["if"] == "github.ref_type == 'tag'"
    assert publish["permissions"] == {"id-token": "write"}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_flag_of_the_test_command_in_a_workflow_is_described(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    flags = set(re.findall(r"\./paddock test (--[a-z]+)(?![a-z=])", text))
    assert all(flag in run_tests.HELP for flag in flags)
