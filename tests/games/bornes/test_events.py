"""Events of moves: complete and in order."""

from __future__ import annotations

from collections import Counter

import pytest

import paddock
from paddock.core.event import RoundBegan, RoundEnded
from paddock.games.bornes.rules import events as told
from tests.games.bornes.editions import KILOMETER, MILLE, SPEED
from tests.games.bornes.tables import Layout, driving, hand, happened, play, stopped, table, waiting


@pytest.mark.parametrize("card", ["30", "60", "90", "120", "240"])
def test_a_distance_moves_the_car(card: str) -> None:
    match = table(SPEED, 2, hand={1: card}, sides={1: driving(km=300)}, draws="stop")
    assert play(match, card) == [
        told.CardLaid(seat=1, side=1, card=card),
        told.CarMoved(side=1, km=int(card), from_km=300, total_km=300 + int(card)),
        told.CardDrawn(seat=2, card="stop", pile=len(match.position()["round"]["pile"])),
        told.TurnBegan(seat=2),
    ]


def test_a_start_ends_no_attack_and_moves_nothing() -> None:
    match = table(SPEED, 2, hand={1: "start"})
    assert happened(play(match, "start")) == ["CardLaid", "CardDrawn", "TurnBegan"]


@pytest.mark.parametrize(
    ("card", "layout", "ended"),
    [
        ("start", stopped(by="stop"), ["stop"]),
        ("replacement", stopped(by="damage"), ["damage"]),
        ("end-limit", driving(limited=True), ["limit"]),
        ("end-limit", stopped(by="damage", limited=True), ["limit"]),
        ("workshop", stopped(by="damage"), ["damage"]),
        ("open-road", stopped(by="stop", limited=True), ["limit", "stop"]),
        ("open-road", waiting(), []),
        ("workshop", stopped(by="puncture"), []),
    ],
)
def test_what_a_remedy_or_a_safety_ends_is_told(card: str, layout: Layout, ended: list[str]) -> None:
    match = table(SPEED, 2, hand={1: card}, sides={1: layout})
    told_of = [event for event in play(match, card) if isinstance(event, told.AttackEnded)]
    assert told_of == [told.AttackEnded(side=1, card=each) for each in ended]


@pytest.mark.parametrize(("game", "seats"), [(SPEED, 2), (KILOMETER, 6), (MILLE, 8)])
def test_a_deal_is_told_hand_by_hand(game: str, seats: int) -> None:
    match = paddock.game(game).start(seats, seed=4)
    began, *dealt, drawn, turn = match.events()
    assert isinstance(drawn, told.CardDrawn)
    held = [Counter(hand(match, seat)) for seat in range(1, seats + 1)]
    held[0][drawn.card or ""] -= 1
    assert (began, turn) == (RoundBegan(number=1, start=1), told.TurnBegan(seat=1))
    assert [Counter(event.cards) for event in dealt if isinstance(event, told.HandDealt)] == [+each for each in held]
    assert [event.seen_by(None) for event in dealt] == [
        told.HandDealt(seat=seat, cards=None, count=6) for seat in range(1, seats + 1)
    ]


def test_the_green_lights_of_the_youngest_are_told() -> None:
    events = paddock.game(MILLE).start(6, seed=4, options={"mode": "youngest"}).events()
    assert events[1:4] == [told.StartLaidOut(side=side, card="roll") for side in (1, 2, 3)]


def test_a_drawn_card_cannot_be_given_back() -> None:
    match = table(SPEED, 2, hand={1: "240"})
    play(match, "discard 240")
    refusal = match.undo_refusal(1)
    assert refusal is not None
    assert refusal.rule == "undo-revealed"


def test_a_discard_is_told() -> None:
    match = table(SPEED, 4, turn=3, hand={3: "240"})
    assert play(match, "discard 240")[0] == told.CardDiscarded(seat=3, card="240")


def test_an_attack_and_its_answers_are_told() -> None:
    match = table(SPEED, 4, turn=1, hand={1: "damage"}, sides={2: driving()}, draws="stop")
    assert play(match, "damage>2") == [
        told.AttackLaid(seat=1, side=2, card="damage"),
        told.AnswerAsked(seat=2, card="damage"),
        told.AnswerAsked(seat=4, card="damage"),
    ]
    assert play(match, "pass") == [told.AnswerPassed(seat=2)]
    assert happened(play(match, "pass")) == ["AnswerPassed", "CardDrawn", "TurnBegan"]


def test_a_coup_is_told() -> None:
    match = table(SPEED, 4, turn=1, hand={1: "damage", 4: "workshop"}, sides={2: driving()}, draws="30 60")
    events = play(match, "damage>2", "pass", "coup workshop")[4:]
    pile = len(match.position()["round"]["pile"])
    assert events == [
        told.CoupPlayed(seat=4, side=2, card="workshop", attack_card="damage"),
        told.AttackRemoved(side=2, card="damage"),
        told.CardDrawn(seat=4, card="30", pile=pile + 1),
        told.CardDrawn(seat=4, card="60", pile=pile),
        told.TurnBegan(seat=4),
    ]


def test_an_attack_taken_away_by_a_safety_is_told() -> None:
    match = table(MILLE, 2, hand={1: "right-of-way"}, sides={1: stopped(by="stop", limited=True)})
    assert play(match, "right-of-way")[:3] == [
        told.CardLaid(seat=1, side=1, card="right-of-way"),
        told.AttackRemoved(side=1, card="limit"),
        told.AttackRemoved(side=1, card="stop"),
    ]


def test_the_card_an_attack_leaves_behind_shows_on_the_discards() -> None:
    match = table(SPEED, 2, hand={1: "240 stop", 2: "120 open-road"}, sides={2: driving()})
    play(match, "discard 240", "discard 120", "stop>2", "coup open-road")
    assert match.position()["round"]["discards"] == ["120", "240", "stop"]


def test_an_extension_is_told() -> None:
    match = table(SPEED, 6, turn=4, hand={4: "30"}, sides={1: driving(km=960)})
    assert play(match, "30")[2:] == [told.ExtensionOffered(seat=4, side=1, goal_km=1200)]
    assert play(match, "extend")[0] == told.ExtensionCalled(seat=4, side=1, goal_km=1200)


def test_the_end_of_a_round_and_the_next_one_are_told() -> None:
    match = table(SPEED, 2, hand={1: "30"}, sides={1: driving(km=870)})
    events = play(match, "30", "finish")[3:]
    assert events[:4] == [
        told.ExtensionDeclined(seat=1, side=1),
        told.TripCompleted(side=1, km=900),
        RoundEnded(number=1, points=[900 + 400 + 300 + 500, 0]),
        RoundBegan(number=2, start=2),
    ]
    assert [event.seen_by(1) for event in events[4:]] == [
        told.HandDealt(seat=1, cards=hand(match, 1), count=6),
        told.HandDealt(seat=2, cards=None, count=6),
        told.CardDrawn(seat=2, card=None, pile=101 - 13),
        told.TurnBegan(seat=2),
    ]


def test_a_trip_may_be_completed_with_the_biggest_card() -> None:
    match = table(SPEED, 4, hand={1: "240"}, sides={1: driving(km=960), 2: driving(km=30)})
    assert play(match, "240")[2:4] == [
        told.TripCompleted(side=1, km=1200),
        RoundEnded(number=1, points=[1200 + 400, 30]),
    ]


def test_cards_that_run_out_are_told() -> None:
    match = table(SPEED, 2, pile="", hand={1: "stop"})
    assert happened(play(match, "discard stop"))[:4] == ["CardDiscarded", "RaceRanOut", "RoundEnded", "RoundBegan"]
