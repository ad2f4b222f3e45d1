"""Reasons: name the fact that explains most of a difference, with its figures, and only if it is significant."""

from __future__ import annotations

from paddock.advice.observation import AMOUNT, EXACT, LESS, MORE, SHARE, Fact
from paddock.advice.reasons import Reason, explain, gap
from paddock.core.chance.rng import Rng

CAUSE = Fact("bornes-stopped", SHARE, LESS)
LUCK = Fact("bornes-coup", SHARE, MORE)
OUTCOME = Fact("bornes-home", SHARE, MORE, is_outcome=True)
WORLDS = 400


def world(rng: Rng, stopped_of_100: int) -> list[float]:
    """A synthetic world: a stopped side loses three times of four, any other wins as often; a coup is pure luck."""
    stopped = rng.below(100) < stopped_of_100
    won = rng.below(4) == 0 if stopped else rng.below(4) > 0
    return [float(won), float(stopped), float(rng.below(2)), float(won)]


def columns(stopped_of_100: int, seed: int) -> list[tuple[float, ...]]:
    rng = Rng(seed)
    return list(zip(*[world(rng, stopped_of_100) for _ in range(WORLDS)], strict=True))


def test_the_cause_is_told_and_not_what_came_of_it() -> None:
    (told,) = explain([CAUSE, LUCK, OUTCOME], columns(20, 1), columns(60, 2), 2)
    assert told.fact == "bornes-stopped"
    assert told.text("en").startswith("You are stopped in 2")
    assert told.text("en").endswith("after no. 2).")


def test_for_want_of_a_cause_the_outcome_is_told() -> None:
    (told,) = explain([Fact("bornes-stopped", SHARE, MORE), LUCK, OUTCOME], columns(20, 1), columns(60, 2), 2)
    assert told.fact == "bornes-home"


def test_what_does_not_differ_explains_nothing() -> None:
    same = columns(40, 3)
    assert explain([CAUSE, LUCK, OUTCOME], same, same, 2) == []
    assert not gap(same[0], same[0]).is_sure


def test_figures_that_read_alike_are_not_told() -> None:
    turns = Fact("ausgebremst-turns", AMOUNT, LESS)
    won, lost = (1.0,) * WORLDS, (0.0,) * WORLDS
    assert explain([turns], [won, (20.6,) * WORLDS], [lost, (21.4,) * WORLDS], 2) == []
    assert explain([turns], [won, (20.4,) * WORLDS], [lost, (21.4,) * WORLDS], 2) != []


def test_a_figure_beside_its_like_is_told_alone() -> None:
    assert Reason("exact", 6.641, EXACT, 6.639, 2).reads_alike
    assert not Reason("exact", 6.64, EXACT, 6.63, 2).reads_alike
    assert not Reason("exact", 6.64, EXACT).reads_alike


def test_figures_are_told_as_the_language_writes_them() -> None:
    told = Reason("bornes-standing", 2.14, AMOUNT, 3.5, 2)
    assert told.text("en") == "You are stopped for 2.1 more turns (3.5 after no. 2)."
    assert told.text("de") == "Züge, in denen du noch stehst: 2,1 (nach Nr. 2: 3,5)."
    whole = Reason("bornes-standing", 2.04, AMOUNT, 4.98, 2)
    assert whole.text("en") == "You are stopped for 2 more turns (5 after no. 2)."


def test_an_outcome_is_told_for_want_of_a_cause_however_small_it_is() -> None:
    place = Fact("ausgebremst-place", AMOUNT, LESS, is_outcome=True)
    won, lost = (0.51,) * WORLDS, (0.5,) * WORLDS
    (told,) = explain([place], [won, (3.1,) * WORLDS], [lost, (3.2,) * WORLDS], 2)
    assert told.text("en") == "On average you finish in place 3.1 (3.2 after no. 2)."


def test_a_number_has_the_article_that_hungarian_asks_for() -> None:
    assert Reason("tied", against=1).text("hu").startswith("Az 1. lépés ")
    assert Reason("tied", against=2).text("hu").startswith("A 2. lépés ")
    assert Reason("wins-more", against=5).text("hu").endswith("mint az 5. lépés.")
    assert Reason("bornes-standing", 2.14, AMOUNT, 3.5, 1).text("hu").endswith("(1. lépés után: 3,5).")
