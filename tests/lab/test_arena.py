"""The arena: fair deals, reproducible by seed, and confidence intervals that respect the correlation within deals."""

from __future__ import annotations

import msgspec
import pytest

import paddock
from paddock.bots import ladder
from paddock.core.errors import UnknownLevel
from paddock.lab import pool
from paddock.lab.arena.contest import Pairing, Score, contest, elo, paired_share, play_game
from paddock.lab.arena.elo import rungs
from paddock.lab.arena.elo_svg import picture
from paddock.lab.pool import Crew
from paddock.lab.tally import WIN

LEVELS = Pairing(game="mille-bornes", candidate="2", reference="0", seats=2, deals=12)


@pytest.mark.parametrize("game_id", paddock.game_ids())
def test_a_player_without_luck_of_its_own_is_exactly_its_own_equal(game_id: str) -> None:
    seats = paddock.game(game_id).seat_counts[0]
    found = contest(Pairing(game=game_id, candidate="2", reference="commuter", seats=seats, deals=3))
    assert found.share == pytest.approx(found.parity, abs=1e-6)
    assert found.elo == pytest.approx(0, abs=0.1)


def test_the_same_seed_gives_the_same_figures_whatever_the_number_of_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "WORTH_A_POOL_S", 0.0)
    assert contest(LEVELS, Crew(2)) == contest(LEVELS, Crew(1))
    assert contest(msgspec.structs.replace(LEVELS, seed=1)) != contest(LEVELS)


def test_a_level_against_chance_wins_with_either_side_of_a_deal() -> None:
    wins = [play_game(LEVELS, deal, side).wins for deal in range(10) for side in range(2)]
    assert sum(wins) >= 18 * WIN


def test_partners_play_alike_and_whole_matches_go_to_their_end() -> None:
    pairing = Pairing(game="speed-1200", candidate="2", reference="0", seats=4, deals=2, whole_match=True)
    found = contest(pairing)
    assert (found.sides, found.games, found.share) == (2, 4, 1.0)


def test_deals_that_split_their_games_make_a_share_sure_and_deals_that_do_not_make_it_unsure() -> None:
    split, swept = Score(), Score()
    for deal in range(100):
        split.count(WIN)
        swept.count(2 * WIN * (deal % 2))
    assert paired_share(split, 2)[0] == paired_share(swept, 2)[0] == 0.5
    assert paired_share(swept, 2)[1] < 0.41
    # A hundred deals with one win each: more certain than two hundred independent games.
    split.count(2 * WIN)
    assert paired_share(split, 2)[1] > 0.49


def test_a_share_of_ten_to_one_against_each_equal_is_400_points() -> None:
    assert elo(10 / 11, 2, 1000) == pytest.approx(400, abs=0.1)
    assert elo(10 / 13, 4, 1000) == pytest.approx(400, abs=0.1)
    assert elo(0.25, 4, 1000) == 0


def test_the_ladder_stands_on_its_lowest_level_and_is_drawn() -> None:
    found = contest(LEVELS)
    styled = contest(msgspec.structs.replace(LEVELS, reference="frozen"))
    low, high = rungs([found])
    assert (low.name, low.elo, high.name) == ("0 learner", 0, "2 commuter")
    assert high.low < high.elo <= high.high
    names = [rung.name for rung in rungs([found, styled])]
    assert sorted(names) == ["0 learner", "2 commuter", "frozen"]
    drawn = picture("Mille <Bornes>", rungs([found, styled]))
    assert drawn.count("<circle") == 3
    assert "Mille &lt;Bornes&gt;" in drawn


def test_a_player_nobody_knows_names_those_that_there_are() -> None:
    with pytest.raises(UnknownLevel, match=r"learner.*frozen"):
        ladder.player(paddock.game("mille-bornes"), "nobody")
