"""Chance is fair, repeatable, and can be committed to beforehand and checked afterwards."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import paddock
from paddock.core.chance.keyed import Keyed, commitment_of
from paddock.core.chance.rng import Chance, Rng
from paddock.core.chance.scripted import Recorder, Scripted
from paddock.core.errors import BadInput, BadRecord
from paddock.core.step import Outcome
from tests.contract.variants import LONG

SHUFFLES = 1_000_000 if LONG else 100_000
SECRET = bytes.fromhex("00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff")
# The 99.99 % quantile of chi-square by degrees of freedom; seeds are fixed, so a pass stays a pass.
CHI_SQUARE_LIMIT = {5: 25.75, 6: 27.86, 23: 57.7}


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def shuffled(chance: Chance, size: int) -> tuple[int, ...]:
    cards = vec[i64](range(size))
    chance.shuffle(cards)
    return tuple(cards)


@pytest.mark.parametrize("chance", [Rng(1), Keyed(SECRET, ["anna"])], ids=["rng", "keyed"])
def test_every_face_of_a_die_is_equally_likely(chance: Chance) -> None:
    counts = Counter(chance.below(6) for _ in range(60_000))
    assert chi_square([counts[face] for face in range(6)]) < CHI_SQUARE_LIMIT[5]


@pytest.mark.parametrize("chance", [Rng(2), Keyed(SECRET, ["ben"])], ids=["rng", "keyed"])
def test_every_order_of_a_shuffle_is_equally_likely(chance: Chance) -> None:
    counts = Counter(shuffled(chance, 4) for _ in range(SHUFFLES))
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < CHI_SQUARE_LIMIT[23]


def test_a_range_that_does_not_divide_the_word_is_not_biased() -> None:
    # With a plain modulo, the first two thirds of this range would come up half again as often.
    n = 3 << 29
    rng = Rng(3)
    counts = Counter(rng.below(n) * 7 // n for _ in range(70_000))
    assert chi_square([counts[part] for part in range(7)]) < CHI_SQUARE_LIMIT[6]


def test_the_same_seed_gives_the_same_numbers_and_another_seed_others() -> None:
    first, second, third = Rng(7), Rng(7), Rng(8)
    numbers = [first.below(1000) for _ in range(50)]
    assert [second.below(1000) for _ in range(50)] == numbers
    assert [third.below(1000) for _ in range(50)] != numbers


def test_the_generators_first_numbers_never_change() -> None:
    rng = Rng(2026)
    assert [rng.below(100) for _ in range(8)] == [76, 54, 88, 57, 29, 55, 16, 62]


@pytest.mark.parametrize("chance", [Rng(4), Keyed(SECRET, ["a", "b"])], ids=["rng", "keyed"])
def test_a_clone_gives_the_same_numbers_from_here_on(chance: Chance) -> None:
    chance.below(10)
    twin = chance.clone()
    assert [twin.below(100) for _ in range(40)] == [chance.below(100) for _ in range(40)]


def test_every_nonce_and_every_bit_of_the_secret_matters() -> None:
    def numbers(source: Keyed) -> list[int]:
        return [source.below(1 << 30) for _ in range(4)]

    plain = numbers(Keyed(SECRET, ["anna", "ben"]))
    flipped = bytes([SECRET[0] ^ 1]) + SECRET[1:]
    assert numbers(Keyed(flipped, ["anna", "ben"])) != plain
    assert numbers(Keyed(SECRET, ["anna", "bea"])) != plain
    assert commitment_of(flipped) != commitment_of(SECRET)


@pytest.mark.parametrize("nonce", ["two\nlines", " padded ", "nul\x00"])
def test_a_nonce_that_would_not_fit_on_a_record_line_is_refused(nonce: str) -> None:
    with pytest.raises(BadInput, match="one printable line"):
        Keyed(SECRET, [nonce])


def test_a_recorder_remembers_what_a_script_can_say_again() -> None:
    recorder = Recorder(Rng(5))
    roll, order = recorder.below(6), shuffled(recorder, 9)
    script = Scripted(list(recorder.take()))
    assert (script.below(6), shuffled(script, 9)) == (roll, order)
    assert recorder.take() == ()


def test_a_script_refuses_what_it_was_not_written_for() -> None:
    with pytest.raises(BadRecord, match="a roll below 6"):
        Scripted([Outcome((6,), is_order=False)]).below(6)
    with pytest.raises(BadRecord, match="exactly the 3 cards"):
        shuffled(Scripted([Outcome((0, 1, 1), is_order=True)]), 3)
    with pytest.raises(BadRecord, match="no further roll"):
        Scripted([]).below(2)


def finished(chance: Chance) -> str:
    match = paddock.game("mille-bornes").start(2, chance=chance)
    rng = Rng(6)
    while match.turn is not None:
        moves = match.moves()
        match.play(moves[rng.below(len(moves))])
    return match.record()


def test_the_secret_stays_out_of_a_record_until_the_match_is_over() -> None:
    match = paddock.game("mille-bornes").start(2, chance=Keyed(SECRET, ["anna"]))
    assert SECRET.hex() not in match.record()
    assert commitment_of(SECRET) in match.record()
    assert SECRET.hex() in finished(Keyed(SECRET, ["anna"]))


def test_a_record_with_another_deal_than_the_secret_says_is_not_verified() -> None:
    text = finished(Keyed(SECRET, ["anna"]))
    other = finished(Keyed(SECRET, ["bela"]))
    assert paddock.replay(text).proof.follows
    forged = other.replace("nonce: bela", "nonce: anna")
    assert not paddock.replay(forged).proof.follows


def test_one_flipped_bit_of_the_secret_is_found() -> None:
    text = finished(Keyed(SECRET, ["anna"]))
    flipped = bytes([SECRET[0] ^ 1]) + SECRET[1:]
    with pytest.raises(BadRecord, match="does not match the commitment"):
        paddock.replay(text.replace(SECRET.hex(), flipped.hex()))
