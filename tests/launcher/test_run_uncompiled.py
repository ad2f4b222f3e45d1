"""The first start does not wait for the compiler; later starts use the compiled build or say why they cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from launcher import environments, page, places, run_uncompiled, stamp

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout in which nothing was ever set up."""
    monkeypatch.setattr(places, "TOOLS", tmp_path / ".tools")
    monkeypatch.setattr(places, "BEGUN", tmp_path / ".tools" / "begun")
    monkeypatch.setattr(places, "RUN", tmp_path / ".run")
    return tmp_path


def begin() -> None:
    places.TOOLS.mkdir()
    places.BEGUN.touch()


@pytest.mark.parametrize("word", ["", "play", "explain", "--help"])
def test_the_first_start_is_interpreted(word: str) -> None:
    assert run_uncompiled.is_called_for(word)


@pytest.mark.parametrize("word", ["simulate", "bench", "load"])
def test_what_needs_speed_waits_for_the_compiler(word: str) -> None:
    assert not run_uncompiled.is_called_for(word)


def test_a_start_during_the_first_build_is_interpreted() -> None:
    begin()
    with environments.lock():
        assert environments.is_locked()
        assert run_uncompiled.is_called_for("play")


def test_after_a_build_that_failed_the_next_one_is_seen() -> None:
    begin()
    assert not environments.is_locked()
    assert not run_uncompiled.is_called_for("play")


def test_a_product_that_was_built_is_used_and_kept_up_to_date() -> None:
    places.RUN.mkdir()
    stamp.write(places.RUN, "of an older source")
    assert not run_uncompiled.is_called_for("play")


def test_a_page_that_the_first_build_has_made_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    begin()
    monkeypatch.setattr(page, "is_current", lambda: True)
    with environments.lock():
        environments.ensure_page()  # the rules are still being compiled


def test_a_page_that_is_being_made_is_waited_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begin()
    looks = iter([False, False, True, True])
    monkeypatch.setattr(page, "is_current", lambda: next(looks))
    monkeypatch.setattr(environments, "POLL_S", 0)
    with environments.lock():
        environments.ensure_page()
    assert "waiting for another paddock" in capsys.readouterr().err
