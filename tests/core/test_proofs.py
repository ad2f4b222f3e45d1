"""What a record proves and what it only claims: commitments, secrets, seeds, handwritten positions, names."""

from pathlib import Path

import pytest

import paddock
from paddock.core.chance.rng import Rng
from paddock.core.errors import BadInput, BadRecord
from tests.contract.playing import finish, wander

SECRET = bytes(range(32))
RECORD_OF_KIND_1 = Path(__file__).parent / "data" / "mille-bornes-kind-1.txt"
GAME = paddock.game("mille-bornes")


def committed(names: tuple[str, ...] = ()) -> paddock.Match:
    match = GAME.start(2, chance=paddock.Keyed(SECRET, ["anna", "ben"]), names=names)
    finish(match, 1)
    return match


def test_a_committed_match_from_the_deal_on_is_fair() -> None:
    proof = paddock.replay(committed().record()).proof
    assert proof.is_fair
    assert proof.is_finished
    assert proof.commitment == paddock.commitment_of(SECRET)


def test_a_commitment_over_a_seed_is_refused() -> None:
    match = GAME.start(2, seed=7)
    finish(match, 1)
    forged = match.record().replace("chance: seed 7", f"chance: seed 7\ncommitment: {'0' * 64}")
    with pytest.raises(BadRecord, match="belong to 'chance: keyed'"):
        paddock.replay(forged)


def test_a_match_from_a_position_is_never_fair_however_its_chance_was_committed_to() -> None:
    middle = GAME.start(2, seed=7)
    wander(middle, Rng(2), 10)
    match = GAME.restore(middle.position(), chance=paddock.Keyed(SECRET, []))
    finish(match, 1)
    proof = paddock.replay(match.record()).proof
    assert proof.chance == "committed"
    assert not proof.from_deal
    assert not proof.is_fair


@pytest.mark.parametrize("change", [("seats: 2", "seats: 3"), ("limit=wins:1", "limit=wins:2")])
def test_a_record_from_a_position_cannot_claim_other_seats_or_options(change: tuple[str, str]) -> None:
    match = GAME.restore(GAME.start(2, seed=7).position(), seed=1)
    wander(match, Rng(3), 4)
    head, line, rest = match.record().partition("from:")
    with pytest.raises(BadRecord):
        paddock.replay(head.replace(*change) + line + rest)


def test_a_finished_record_without_its_secret_proves_nothing_of_its_chance() -> None:
    text = committed().record().replace(f"secret: {SECRET.hex()}\n", "")
    proof = paddock.replay(text).proof
    assert (proof.chance, proof.follows, proof.is_fair) == ("withheld", False, False)


def test_a_match_stays_fair_when_a_name_is_taken_out_of_its_record() -> None:
    text = committed(("Anna", "Ben")).record()
    assert "name: Anna" in text
    assert paddock.replay(text).proof.is_fair
    assert paddock.replay(text.replace("name: Anna", "name: Player 1")).proof.is_fair


def test_a_record_of_kind_1_verifies_and_its_chance_is_bound_to_the_names() -> None:
    text = RECORD_OF_KIND_1.read_text(encoding="utf-8")
    replay = paddock.replay(text)
    assert (replay.proof.is_fair, replay.proof.is_finished) == (True, True)
    assert replay.match.record() == text
    assert not paddock.replay(text.replace("name: Björn", "name: Clara")).proof.follows


def test_the_kind_of_a_record_cannot_be_changed() -> None:
    newer, older = committed(("Anna", "Ben")).record(), RECORD_OF_KIND_1.read_text(encoding="utf-8")
    assert not paddock.replay(newer.replace("record 2", "record 1", 1)).proof.follows
    assert not paddock.replay(older.replace("record 1", "record 2", 1)).proof.follows
    with pytest.raises(BadRecord, match="begins with 'Paddock record 2'"):
        paddock.replay(newer.replace("record 2", "record 3", 1))


def test_names_come_back_with_the_match() -> None:
    match = GAME.start(2, seed=1, names=["Anna", "Ben"])
    assert paddock.read_record(match.record()).names == ("Anna", "Ben")


@pytest.mark.parametrize(
    "names",
    [
        ["Anna"],
        ["Anna", "Anna"],
        ["", "Ben"],
        ["A\nB", "C"],
        ["\ud800", "B"],
        ["\u2028", "B"],
        ["x" * 41, "B"],
        "AB",
        [1, 2],
    ],
)
def test_a_name_is_one_short_line_and_everybody_has_another(names: list[str]) -> None:
    with pytest.raises(BadInput):
        GAME.start(2, seed=1, names=names)


def test_nonces_are_told_apart_however_they_are_cut() -> None:
    streams = []
    for nonces in ([], [""], ["a", "b"], ["ab"], ["a\x1fb"[:1], "b", ""]):
        source = paddock.Keyed(SECRET, nonces)
        streams.append(tuple(source.below(1 << 31) for _ in range(8)))
    assert len(set(streams)) == len(streams)


@pytest.mark.parametrize("secret", [b"", b"short"])
def test_a_secret_that_could_be_guessed_is_refused(secret: bytes) -> None:
    with pytest.raises(BadInput, match="at least 16 bytes"):
        paddock.Keyed(secret, [])


@pytest.mark.parametrize("source", [paddock.Rng(1), paddock.Keyed(SECRET, [])], ids=["seeded", "keyed"])
@pytest.mark.parametrize("n", [0, -1, 2**31 + 1, 2**33, 2**62])
def test_no_source_is_asked_for_more_than_it_can_give_fairly(source: paddock.Chance, n: int) -> None:
    with pytest.raises(BadInput, match="no fair number below"):
        source.below(n)


@pytest.mark.parametrize("source", [paddock.Rng(1), paddock.Keyed(SECRET, [])], ids=["seeded", "keyed"])
def test_the_largest_fair_question_is_answered(source: paddock.Chance) -> None:
    assert all(0 <= source.below(2**31) < 2**31 for _ in range(50))
    assert source.below(1) == 0


def test_a_seed_too_long_for_a_record_is_refused_at_once() -> None:
    with pytest.raises(BadInput, match="at most 127 bits"):
        GAME.start(2, seed=10**50)


def test_one_flipped_bit_of_the_secret_is_found() -> None:
    text = committed().record()
    flipped = bytes([SECRET[0] ^ 1, *SECRET[1:]])
    with pytest.raises(BadRecord, match="does not match the commitment"):
        paddock.replay(text.replace(SECRET.hex(), flipped.hex()))


def test_a_record_that_a_seat_was_shown_says_so_and_cannot_be_replayed() -> None:
    match = GAME.start(2, seed=1)
    with pytest.raises(BadRecord, match="only what seat 1 may know"):
        paddock.read_record(match.record(seat=1))


def test_a_script_deals_what_it_says_and_goes_on_by_the_seed() -> None:
    first = GAME.start(2, seed=1)
    deal = next(line for line in first.record().splitlines() if line.startswith("deal: "))
    scripted = GAME.start(2, chance=GAME.script(deal, 2, seed=9))
    assert scripted.position()["round"] == first.position()["round"]
    with pytest.raises(BadInput, match="not moves"):
        GAME.script("1 roll", 2)
    with pytest.raises(BadInput, match="there is no card"):
        GAME.script("deal: ace", 2)
    with pytest.raises(BadInput, match="exactly the"):
        GAME.start(2, chance=GAME.script("deal: stop", 2))
