"""Hints: use only the view, are legal and reproducible, include the expert's move, and report ties."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec
import pytest

import paddock
from paddock import locales
from paddock.advice.hint import observer_kind, playouts_for
from paddock.advice.plain_reasons import Choice, what_it_does, why_alike
from paddock.bots import ladder
from paddock.core.chance.rng import Rng
from paddock.games.aruba.rules.solver import Solver
from paddock.lab.engine import COMPILED, engine
from tests.contract.playing import any_move
from tests.games.bornes.editions import MILLE
from tests.games.bornes.tables import driving, stopped, table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paddock import Match

IS_COMPILED = engine() == COMPILED
POSITIONS = 200 if IS_COMPILED else 1
RANDOM_EVERY = 3  # one move in this many is random, so that positions differ
FAMILIES = ("bornes", "ausgebremst", "aruba")
every_game = pytest.mark.parametrize("game_id", paddock.game_ids())


def positions(game: paddock.Game, count: int) -> Iterator[tuple[Match, Match]]:
    """Positions at tables of every size, each with a twin that differs only in what the first seat cannot see."""
    rng, found = Rng(17), 0
    while found < count:
        match = game.start(game.seat_counts[found % len(game.seat_counts)], seed=rng.below(1 << 30))
        expert = ladder.policies(game)[ladder.EXPERT](match.setup, rng)
        for _ in range(1 + rng.below(90)):
            if match.state.over:
                break
            if rng.below(RANDOM_EVERY) == 0:
                any_move(match.state, rng)
            else:
                match.state.apply(expert.pick(match.state))
        if not match.state.over:
            found += 1
            twin = match.clone()
            twin.state.redeal(twin.waiting[0] - 1, rng)
            yield match, twin


@every_game
def test_a_hint_never_depends_on_what_the_seat_cannot_see(game_id: str) -> None:
    for match, twin in positions(paddock.game(game_id), POSITIONS):
        seat = match.waiting[0]
        here, there = (paddock.hint(each.view(seat), iterations=1, seed=3) for each in (match, twin))
        assert msgspec.json.encode(here) == msgspec.json.encode(there)
        assert {tip.move for tip in here.tips} <= set(match.moves(seat))
        assert here.usual in match.moves(seat)


@every_game
def test_the_same_iterations_and_seed_give_the_same_bytes(game_id: str) -> None:
    game = paddock.game(game_id)
    view = game.start(game.seat_counts[0], seed=4).view(1)
    view = view if view["moves"] else game.start(game.seat_counts[0], seed=4).view(view["waiting"][0])
    first, again, *others = (paddock.hint(view, iterations=2, seed=seed) for seed in (5, 5, 6, 7, 8, 9))
    assert msgspec.json.encode(first) == msgspec.json.encode(again)
    assert first.worlds == 2
    assert any(other.tips != first.tips for other in others)


@every_game
def test_the_move_of_level_2_is_among_what_is_tried(game_id: str) -> None:
    game = paddock.game(game_id)
    match = game.start(game.seat_counts[-1], seed=9)
    seat = match.waiting[0]
    match.state.act_as(seat - 1)
    playouts = playouts_for(game, match, seat - 1, Rng(1))
    playouts.allow(0.0, 1)
    playouts.run(match.state)
    usual = ladder.policies(game)[ladder.EXPERT](match.setup, Rng(1)).pick(match.state)
    assert playouts.moves[0] == usual
    assert len(playouts.seen[0]) == 1


def test_a_hint_brings_the_car_home_and_says_what_that_changes() -> None:
    match = table(MILLE, 2, hand={1: "100 25"}, sides={1: driving(km=900), 2: driving(km=800)})
    best, second = paddock.hint(match.view(1), iterations=24).tips[:2]
    assert best.move == "100"
    assert best.chance > second.high
    assert not second.is_tied
    assert best.text("en").startswith("That is exactly 1,000 km: you finish.")
    assert best.details("en").endswith("after no. 2).")
    assert best.of_round.mean > second.of_round.high


def test_a_chance_from_too_few_worlds_is_vague() -> None:
    match = paddock.game(MILLE).start(2, seed=7)
    few, many = (paddock.hint(match.view(1), iterations=worlds).tips for worlds in (2, 64))
    assert all(tip.is_vague for tip in few)
    assert not any(tip.is_vague for tip in many)


def test_moves_that_make_no_difference_are_told_as_a_tie() -> None:
    match = table(MILLE, 2, hand={1: "25 50"}, pile="", sides={1: stopped("accident"), 2: driving(km=975)})
    found = paddock.hint(match.view(1), iterations=16).tips
    assert [tip.is_tied for tip in found] == [False, True]
    assert found[1].details("en") == "No. 1 is about as good: take either, the race goes on much the same."
    told = found[0].details("en")
    assert told.startswith("No. 2 is about as good, and the race goes on much the same; prefer this one")


def test_where_all_that_is_told_is_alike_the_first_is_compared_with_a_weaker_move() -> None:
    match = table(MILLE, 2, hand={1: "accident out-of-gas flat 200"}, sides={1: driving(km=850), 2: driving(km=975)})
    found = paddock.hint(match.view(1), iterations=24).tips
    assert [tip.is_tied for tip in found] == [False, True, True]
    assert [reason.fact for reason in found[0].figures] == ["tied-usual", "bornes-rivals-standing"]
    assert re.search(r"\(nach einem schwächeren Zug: \d,\d\)\.$", found[0].details("de"))


def test_who_is_not_asked_gets_no_hint() -> None:
    match = paddock.game(MILLE).start(2, seed=1)
    with pytest.raises(paddock.BadInput, match="seat 2 is not asked"):
        paddock.hint(match.view(2), iterations=1)
    with pytest.raises(paddock.BadInput, match="a spectator is not asked"):
        paddock.hint(match.view(), iterations=1)
    with pytest.raises(paddock.UnknownGame):
        paddock.hint({"game": "chess"}, iterations=1)


def test_dice_to_keep_have_their_exact_worth_and_the_best_comes_first() -> None:
    match = paddock.game("aruba").start(4, seed=3)
    match.play("roll")
    found = paddock.hint(match.view(1), iterations=1).tips
    worths = [tip.exact for tip in found]
    assert None not in worths
    assert worths == sorted(worths, key=lambda worth: -(worth or 0.0))
    assert found[0].figures[0].fact == "exact"
    assert found[0].reasons[0].fact.startswith("aruba-keep")


def test_the_exact_worth_of_dice_is_that_of_the_solver() -> None:
    game = paddock.game("aruba")
    match = game.start(4, seed=3)
    match.play("roll")
    expert = ladder.policies(game)[ladder.EXPERT](match.setup, Rng(1))
    exact = observer_kind("aruba")(0).exact(match.state, expert)
    dice = match.view(1)["round"]["active"]["dice"]
    worth = expert.worth_of_dice(match.state)  # type: ignore[attr-defined]  # the expert of ARUBA has it
    solved = Solver(len(dice), lambda faces: worth.value(_counts(faces))).keeps(dice, 2)
    assert list(exact.values()) == [keep.worth for keep in solved[:3]]


def _counts(faces: list[int]) -> object:
    from paddock.games.aruba.rules.dice import counts_from  # noqa: PLC0415 - compiled, it wants its own kind of list

    return counts_from(faces)


@every_game
def test_every_move_of_a_match_has_a_plain_sentence_without_ids_or_percent(game_id: str) -> None:
    game = paddock.game(game_id)
    for match, _ in positions(game, POSITIONS):
        seat = match.waiting[0]
        match.state.act_as(seat - 1)
        view = match.view(seat)
        for notation in match.moves(seat):
            move = int(match.setup.codec.parse(notation))
            choice = Choice(match.state, move, match.setup.codec.parts(move), view, None)
            (told,) = what_it_does(game.family, choice)
            text = msgspec.structs.replace(told, facts={"game": game_id, **told.facts}).text("en")
            assert locales.has(f"hint-{told.fact}"), told.fact
            assert not re.search(r"hint-|…|%|\{", text), text


def test_why_it_matters_little_is_said_of_a_race_that_is_decided() -> None:
    assert [why_alike(chance).fact for chance in (0.97, 0.5, 0.02)] == ["alike-won", "alike", "alike-lost"]


def test_a_card_that_is_needed_to_drive_is_said_to_be_so() -> None:
    match = table(MILLE, 2, hand={1: "roll 25"}, sides={2: driving(km=100)})
    best = paddock.hint(match.view(1), iterations=8).tips[0]
    assert best.move == "roll"
    assert best.reasons[0].text("en") == "Without Green light you can’t drive."


@pytest.mark.parametrize("lang", locales.LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_every_fact_has_its_sentence_in_every_language(family: str, lang: str) -> None:
    named = [f"hint-{fact.name}" for fact in observer_kind(family)(0).facts]
    assert [name for name in named if name not in locales.sources(lang)] == []


@pytest.mark.parametrize("game_id", [MILLE, "speed-1200"])
def test_points_are_spoken_of_only_where_there_are_any(game_id: str) -> None:
    game = paddock.game(game_id)
    match = game.start(2, seed=9)
    seat = match.waiting[0]
    match.state.act_as(seat - 1)
    playouts = playouts_for(game, match, seat - 1, Rng(1))
    playouts.allow(0.0, 4)
    playouts.run(match.state)
    names = [fact.name for fact in playouts.observer.facts]
    columns = list(zip(*playouts.seen[0], strict=True))[1:]
    counted = [sum(columns[names.index(name)]) for name in ("bornes-points", "bornes-rival-points")]
    assert (sum(counted) > 0) == (game_id != MILLE)
