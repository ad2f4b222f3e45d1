"""Reviews: luck and decisions add up exactly, the expert's play costs nothing, a blunder is found and explained."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import msgspec
import pytest

import paddock
from paddock.advice.exact_shares import WHOLE, parts_of
from paddock.advice.review_svg import COLOURS, DASHES, picture
from paddock.advice.reviewer import Reviewer
from paddock.lab.engine import COMPILED, engine
from tests.games.bornes.editions import MILLE
from tests.games.bornes.tables import driving, table

if TYPE_CHECKING:
    from paddock.advice.review import Account, Review

IS_COMPILED = engine() == COMPILED
GAMES = paddock.game_ids() if IS_COMPILED else (MILLE,)
TOKENS = Path(__file__).parents[2] / "web" / "src" / "app" / "styles" / "tokens.css"
SVG = "{http://www.w3.org/2000/svg}"


def played(game_id: str, levels: tuple[int, ...], options: dict[str, str] | None = None) -> str:
    """The record of a match between bots of these levels."""
    game = paddock.game(game_id)
    match = game.start(game.seat_counts[0], seed=11, options=options)
    bots = [paddock.bot(game, levels[seat % len(levels)], seed=seat) for seat in range(match.seats)]
    return finished(match, bots)


def finished(match: paddock.Match, bots: list[paddock.Bot]) -> str:
    while match.waiting:
        seat = match.waiting[0]
        match.play(bots[seat - 1].choose(match.view(seat), iterations=1), seat)
    return match.record()


def total(account: Account) -> int:
    return account.start + account.deal + account.luck + account.decisions + account.rivals


@pytest.mark.parametrize("game_id", GAMES)
def test_luck_and_decisions_add_up_exactly_to_the_result(game_id: str) -> None:
    record = played(game_id, (2, 1))
    found = paddock.review(record, worlds=1)
    winners = [standing.place == 1 for standing in paddock.read_record(record).standings()]
    assert [total(account) for account in found.accounts] == [account.result for account in found.accounts]
    assert [account.result for account in found.accounts] == parts_of([float(won) for won in winners])
    assert [account.start for account in found.accounts] == parts_of([1.0] * len(winners))
    for name in ("deal", "luck"):
        assert sum(getattr(account, name) for account in found.accounts) == 0
    assert all(sum(moment.chances) == WHOLE for moment in found.moments)


def test_the_same_record_and_worlds_give_the_same_review() -> None:
    record = played(MILLE, (1,))
    first, again = (msgspec.json.encode(paddock.review(record, worlds=1)) for _ in range(2))
    assert first == again


def test_parts_can_be_made_in_any_order_and_by_anybody() -> None:
    record = played(MILLE, (1,))
    here, there = (Reviewer(told.game, told.match) for told in (paddock.replay(record), paddock.replay(record)))
    plan = here.plan(0.0, worlds=1)
    backwards = [there.part(number, 1) for number in reversed(range(plan.parts))]
    assert here.some(plan, 0, 1e6) == backwards[::-1]
    assert len(here.some(plan, 0, 0.0)) == 1
    assert plan.progress(0) == 0.0
    assert plan.progress(plan.parts, 1.0) == pytest.approx(1.0)


def test_who_plays_like_the_expert_has_nothing_but_luck() -> None:
    found = paddock.review(played(MILLE, (2,)), worlds=1)
    assert found.decisions == 0
    assert [(account.decisions, account.rivals, account.margin) for account in found.accounts] == [(0, 0, 0)] * 2
    assert found.costliest == []


@cache
def blunder() -> Review:
    """Seat 1 discards the card that would have finished its trip; everything else is played by experts."""
    match = table(MILLE, 2, hand={1: "100 25 stop"}, sides={1: driving(km=900), 2: driving(km=800)})
    match.play("discard 100")
    game = paddock.game(MILLE)
    return paddock.review(finished(match, [paddock.bot(game, 2, seed=seat) for seat in (1, 2)]), worlds=8)


def test_a_blunder_is_found_and_what_was_better_and_why() -> None:
    found = blunder()
    worst = found.costliest[0]
    assert (worst.step, worst.seat, worst.move, worst.better.move) == (1, 1, "discard 100", "100")
    assert worst.cost > WHOLE // 10
    assert worst.details("en").endswith("after what was played).")
    assert found.accounts[0].decisions == found.accounts[1].rivals * -1 == -worst.cost
    # Whoever wins all the same owes it to the cards drawn since.
    assert found.accounts[0].luck == -found.accounts[1].luck == worst.cost


def test_the_picture_tells_sides_apart_without_colour() -> None:
    drawn = ET.fromstring(picture(blunder(), ["Anna & Co", "Ben"]))  # noqa: S314 - our own drawing
    lines = [line for line in drawn.findall(f"{SVG}polyline") if line.get("class") != "edge"]
    assert [line.get("stroke-dasharray") for line in lines] == list(DASHES[:2])
    assert {"Anna & Co", "Ben"} <= {text.text for text in drawn.iter(f"{SVG}text")}
    assert len([ring for ring in drawn.findall(f"{SVG}circle") if ring.get("class") != "edge"]) == 1


def test_the_lines_of_the_picture_have_the_colours_of_the_cars() -> None:
    cars = re.findall(r"--car\d: (#\w+);", TOKENS.read_text("utf-8"))
    assert len(cars) == 6
    assert list(COLOURS[:6]) == cars
    style = picture(blunder(), ["Anna", "Ben"])
    assert all(f".s{side}{{stroke:{colour}}}" in style for side, colour in enumerate(cars))


def test_a_match_that_is_not_over_is_not_reviewed() -> None:
    with pytest.raises(paddock.BadInput, match="not over"):
        paddock.review(paddock.game(MILLE).start(2, seed=1).record(), worlds=1)


def test_parts_always_make_a_whole() -> None:
    rng = random.Random(3)
    for _ in range(200):
        chances = [rng.random() for _ in range(rng.randint(2, 8))]
        assert sum(parts_of(chances)) == WHOLE
        assert all(part >= 0 for part in parts_of(chances))
