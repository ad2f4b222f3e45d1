"""Knowledge of a seat: its hand, the sizes of other hands, and stolen cards until they move on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from paddock.core.chance.rng import Rng
from tests.games.aruba.tables import GAME, at, play, race

if TYPE_CHECKING:
    from paddock import Match

THEFT = {1: at(10, 2), 2: at(10, 1), 3: at(10, 3)}


def known(match: Match, seat: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = match.view(seat)["round"]["known"]
    return found


def test_a_view_shows_ones_own_hand_and_only_the_size_of_others() -> None:
    match = race(hand={1: "nitro", 2: "saw bomb"})
    view = match.view(1)["round"]
    assert view["hand"] == ["nitro"]
    assert view["hand_sizes"] == [1, 2, 0, 0]
    assert "hands" not in view
    assert "pile" not in view


def test_the_victim_of_a_theft_knows_what_the_thief_holds_now() -> None:
    match = race(THEFT, hand={1: "larceny", 2: "bomb hook"})
    play(match, "larceny>2")
    assert known(match, 2) == [{"seat": 2, "holder": 1, "cards": ["bomb", "hook"]}]
    assert known(match, 3) == []
    assert match.view(None)["round"]["known"] == []


def test_that_knowledge_ends_when_the_card_moves_on() -> None:
    match = race(
        {1: at(10, 2, damage=2), 2: at(10, 1)},
        hand={1: "bomb hook"},
        known=[{"seat": 2, "holder": 1, "cards": ["bomb", "hook"]}],
    )
    play(match, "fix bomb")
    assert known(match, 2) == [{"seat": 2, "holder": 1, "cards": ["hook"]}]


def test_a_second_theft_leaves_the_first_victim_sure_of_less() -> None:
    knowledge = [{"seat": 2, "holder": 3, "cards": ["bomb"]}]
    match = race(THEFT, hand={1: "larceny", 3: "bomb nitro saw"}, known=knowledge)
    play(match, "larceny>3")
    assert known(match, 2) == []
    assert [item["holder"] for item in known(match, 3)] == [1]


def test_only_thief_and_victim_are_told_which_cards_were_stolen() -> None:
    match = race(THEFT, hand={1: "larceny", 2: "bomb hook"})
    theft = play(match, "larceny>2")[-1]
    assert getattr(theft.seen_by(1), "cards", None) is not None
    assert getattr(theft.seen_by(2), "cards", None) is not None
    assert getattr(theft.seen_by(3), "cards", None) is None
    assert getattr(theft.seen_by(None), "cards", None) is None


def test_only_the_seat_that_drew_is_told_its_cards() -> None:
    match = race(dice="4 4 4", draws="nitro saw")
    drawn = play(match, "cards 4")[-1]
    assert getattr(drawn.seen_by(1), "cards", None) == ["nitro", "saw"]
    assert getattr(drawn.seen_by(2), "cards", None) is None


def test_how_many_new_cards_are_left_is_a_secret_where_they_may_be_thrown_away() -> None:
    """Otherwise a fix would reveal whether the discarded card was new."""
    views = []
    for held, draws in (("bumper nitro", "saw bomb"), ("nitro saw", "bumper bomb")):
        match = race({1: at(10, 2, damage=3)}, dice="4 4 4", hand={1: held}, draws=draws, options={"new-cards": "fix"})
        play(match, "cards 4", "fix bumper")
        assert match.view(1)["round"]["fresh_size"] == 1 + ("bumper" in held)
        views.append(match.view(2))
    assert views[0]["round"]["fresh_size"] is None
    assert views[0] == views[1]


def test_a_pile_made_of_discards_holds_nothing_else_in_any_world_a_seat_can_imagine() -> None:
    match = race(dice="4 4 4 5 5 5", pile="nitro", hand={2: "hook bomb", 3: "saw hook"})
    play(match, "cards 4")
    stock = match.view(2)["round"]["shuffled"]
    assert "hook" in stock
    assert stock.count("hook") == 4
    hands = set()
    for seed in range(30):
        other = GAME.imagine(match.view(4), seed)
        assert other.view(4) == match.view(4)
        world = other.position()["round"]
        assert all(world["pile"].count(name) <= stock.count(name) for name in world["pile"])
        hands.add(str(world["hands"]))
    assert len(hands) > 5


@pytest.mark.parametrize("options", [{}, {"new-cards": "fix", "larceny": "any-time"}])
def test_cards_dealt_anew_change_nothing_that_the_seat_can_see(options: dict[str, str]) -> None:
    rng = Rng(5)
    match = race(
        {1: at(10, 1), 2: at(10, 2), 3: at(11, 2), 4: at(11, 1)},
        phase="begin",
        hand={1: "larceny saw bomb", 2: "larceny nitro", 3: "hook hook larceny", 4: "repair"},
        options=options,
    )
    hands = set()
    for _ in range(100):
        moves = match.moves()
        greedy = [move for move in moves if move.split()[0] in ("cards", "larceny>1", "larceny>2", "larceny>3")]
        match.play((greedy or moves)[rng.below(len(greedy or moves))])
        for seat in (-1, 0, 2):
            other = match.state.clone()
            other.redeal(seat, rng)
            hands.add(str(other.position()))
            assert other.view(seat) == match.state.view(seat)
            assert other.census() == match.state.census()
            assert other.candidates() == match.state.candidates() or seat != match.state.turn
            assert match.setup.restore_round(other.position(), [], rng).position() == other.position()
    assert len(hands) > 150


def test_imagined_hands_hold_what_the_seat_knows() -> None:
    match = race(THEFT, hand={1: "larceny saw", 2: "bomb hook"})
    play(match, "larceny>2")
    for seed in range(10):
        other = GAME.imagine(match.view(2), seed)
        hand = other.position()["round"]["hands"][0]
        assert "bomb" in hand
        assert "hook" in hand
        assert other.view(2) == match.view(2)
