"""What a seat saw of a match tells it from every other legal match on the same secret."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import paddock
from paddock.core.record.running_hash import moves_seen, running_hashes, steps_seen
from paddock.core.record.verify import chance_kind, is_good
from paddock.core.record.write import HIDDEN

if TYPE_CHECKING:
    from paddock import Match

VECTOR = json.loads((Path(__file__).parents[2] / "web" / "tests" / "seenVector.json").read_text("utf-8"))
SECRET = bytes(range(32))


def played(game: str, luck: int, *, seats: int = 2) -> Match:
    """A match on the same secret, whose moves depend on `luck` alone."""
    match = paddock.game(game).start(seats, chance=paddock.Keyed(SECRET, ["a"]))
    rng = paddock.Rng(luck)
    while match.turn is not None:
        moves = match.moves()
        match.play(moves[rng.below(len(moves))])
    return match


def hash_of(match: Match, seat: int | None) -> str:
    return running_hashes(moves_seen(match, seat))[-1]


def test_the_hash_is_that_of_the_specification() -> None:
    assert running_hashes(VECTOR["moves"]) == VECTOR["hashes"]


def test_another_legal_match_on_the_same_secret_is_told_apart_by_what_a_seat_saw() -> None:
    match, forged = played("mille-bornes", 1), played("mille-bornes", 2)
    proofs = [paddock.replay(one.record(reveal=True)).proof for one in (match, forged)]
    assert [is_good(proof, chance_kind(proof, None), None) for proof in proofs] == [True, True]
    for seat in (1, 2, None):
        assert steps_seen(match, seat, hash_of(match, seat)) == len(match.steps)
        assert steps_seen(forged, seat, hash_of(match, seat)) == -1


def test_a_seat_that_saw_a_part_is_told_how_much_of_the_record_it_was() -> None:
    match = played("mille-bornes", 1)
    assert steps_seen(match, 1, running_hashes(moves_seen(match, 1))[10].upper()) == 10


def test_a_hidden_move_counts_as_hidden_for_everybody_but_its_seat() -> None:
    match = paddock.game("ausgebremst").start(3, seed=1, options={"rules": "advanced"})
    while not any(move.endswith(f" {HIDDEN}") for move in moves_seen(match, None)):
        match.play(match.moves(match.waiting[0])[0], match.waiting[0])
    hidden = match.steps[-1]
    assert moves_seen(match, hidden.seat)[-1] == f"{hidden.seat} {hidden.move}"
    assert hash_of(match, hidden.seat) != hash_of(match, None)


@pytest.mark.parametrize("game", paddock.game_ids())
def test_an_unfinished_record_never_counts_as_good(game: str) -> None:
    match = paddock.game(game).start(paddock.game(game).seat_counts[0], chance=paddock.Keyed(SECRET, ["a"]))
    for _ in range(20):
        match.play(match.moves(match.waiting[0])[0], match.waiting[0])
    for reveal in (True, False):
        proof = paddock.replay(match.record(reveal=reveal)).proof
        assert not is_good(proof, chance_kind(proof, None), None)


@pytest.mark.parametrize(
    ("field", "old", "new"),
    [
        ("game", "game: mille-bornes", "game: chess"),
        ("options", "options: ", "options: luck=good "),
        ("seats", "seats: 2", "seats: 5"),
    ],
)
def test_a_record_of_an_unknown_game_seats_or_option_is_a_bad_record(field: str, old: str, new: str) -> None:
    text = played("mille-bornes", 1).record().replace(old, new)
    with pytest.raises(paddock.BadRecord) as caught:
        paddock.replay(text)
    assert caught.value.facts["name"] == field
