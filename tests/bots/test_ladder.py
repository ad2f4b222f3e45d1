"""Levels: every bot answers any view of any game with a legal, reproducible move, and the stronger level wins."""

import json

import pytest

import paddock
from paddock.bots.ladder import levels, on_trial
from paddock.core.errors import UnknownLevel
from paddock.core.match import Match
from paddock.lab.engine import COMPILED, engine
from tests.contract.variants import ALL_VARIANTS, Variant, for_each

# Whole matches of every option are slow interpreted: there only the default options are played.
TABLES = [variant for variant in ALL_VARIANTS if engine() == COMPILED or not variant.options]

AT_SIGHT = (0, 1, 2)


def play(match: Match, bots: dict[int, paddock.Bot]) -> None:
    while match.waiting:
        seat = match.waiting[-1]
        # Through JSON: a bot gets a view as any client would.
        view = json.loads(json.dumps(match.view(seat)))
        match.play(bots[seat].choose(view, budget_ms=1), seat)


@pytest.mark.played_out
@for_each(TABLES)
def test_bots_of_every_level_finish_whole_matches(variant: Variant) -> None:
    game = paddock.game(variant.game)
    match = game.start(variant.seats, seed=31, options=variant.options)
    # A search is slow: it is tested compiled, at default tables.
    is_searched = engine() == COMPILED and not variant.options
    known = [level for level in levels(game) if level in AT_SIGHT or is_searched]
    play(match, {seat: paddock.bot(game, known[seat % len(known)], seed=seat) for seat in range(1, match.seats + 1)})
    assert match.is_over


@pytest.mark.played_out
@pytest.mark.parametrize("game_id", paddock.game_ids())
def test_the_same_seeds_give_the_same_match(game_id: str) -> None:
    game = paddock.game(game_id)
    records = []
    for _ in range(2):
        match = game.start(game.seat_counts[0], seed=32)
        play(match, {seat: paddock.bot(game, seed % 2 * 2, seed) for seat, seed in enumerate([1, 2, 3], start=1)})
        records.append(match.record())
    assert records[0] == records[1]


@pytest.mark.played_out
@pytest.mark.parametrize("game_id", ["speed-1200", "kilometer-1000", "mille-bornes"])
def test_a_commuter_wins_nine_rounds_of_ten_against_a_learner(game_id: str) -> None:
    game = paddock.game(game_id)
    wins = 0
    for deal in range(40):
        # Each deal is played twice with the seats swapped.
        for own in (1, 2):
            setup_options = {} if game_id == "mille-bornes" else {"limit": "rounds:1"}
            match = game.start(2, seed=deal, options=setup_options)
            play(match, {own: paddock.bot(game, 2, deal), 3 - own: paddock.bot(game, 0, deal)})
            points = match.results[0]["points"]
            wins += points[own - 1] > points[2 - own]
    assert wins >= 72


def test_a_level_that_does_not_exist_names_those_that_do() -> None:
    with pytest.raises(UnknownLevel, match=r"0 \(learner\).* 2 \(commuter\)"):
        paddock.bot(paddock.game("speed-1200"), level=9)


@pytest.mark.parametrize(
    ("game_id", "trials"), [("mille-bornes", []), ("speed-1200", ["champion"]), ("aruba", []), ("ausgebremst", [])]
)
def test_only_what_has_shown_its_strength_is_a_level(game_id: str, trials: list[str]) -> None:
    game = paddock.game(game_id)
    assert levels(game) == [0, 1, 2, 3]
    assert list(on_trial(game)) == trials
    with pytest.raises(UnknownLevel):
        paddock.bot(game, 4)
