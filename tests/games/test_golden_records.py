"""The golden records replay unchanged under the present rules, and playing them again gives the same text."""

from __future__ import annotations

import pytest

import paddock
from tests.records import FOLDER, GOLDEN, Golden, played

each = pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.file.stem)


@each
def test_a_golden_record_is_read_back_word_for_word(golden: Golden) -> None:
    text = golden.file.read_text("utf-8")
    match = paddock.read_record(text)
    assert match.is_over
    assert match.record() == text


@each
def test_a_golden_record_is_what_its_seed_deals(golden: Golden) -> None:
    assert paddock.replay(golden.file.read_text("utf-8")).proof.follows


@each
def test_a_golden_record_comes_out_the_same_when_played_anew(golden: Golden) -> None:
    assert played(golden) == golden.file.read_text("utf-8")


def test_every_file_is_a_golden_record() -> None:
    assert sorted(FOLDER.iterdir()) == sorted(golden.file for golden in GOLDEN)


@pytest.mark.parametrize("game", paddock.game_ids())
def test_every_game_has_golden_records(game: str) -> None:
    assert game in {golden.game for golden in GOLDEN}
