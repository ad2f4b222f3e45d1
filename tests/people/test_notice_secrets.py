"""Nothing secret in any notice: worlds that differ in hidden cards make the same messages, in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

import paddock
from paddock.core.chance.rng import Rng
from paddock.locales import LANGUAGES
from paddock.people.notices.outbox import Notice
from paddock.people.notices.texts import message_of, table_facts
from paddock.table.entries import Chair, Settings
from paddock.table.facts import Facts
from tests.contract.playing import start, wander
from tests.contract.variants import ALL_VARIANTS, Variant

if TYPE_CHECKING:
    from paddock.core.match import Match
    from paddock.people.notices.message import Message

MOMENTS: Final = 2
STEPS: Final = 3
SOME: Final = (LANGUAGES[0], LANGUAGES[-1])
NOTICE: Final = Notice("table", 9, "ben", "target", "turn", 0.0, 0.0, 0, 0)


def facts_of(match: Match) -> Facts:
    people = ["anna", "ben", "clara", "dora", "emil", "fritz", "gina", "hana"][: match.setup.seats]
    chairs = tuple(Chair(kind="person", name=name.title(), guest=name) for name in people)
    settings = Settings(match.game_id, match.setup.seats)
    return Facts(
        seq=9, opened_at=0.0, settings=settings, host="anna", chairs=chairs, next_secret="", status="running", number=1
    )


def messages(match: Match) -> list[Message]:
    facts = table_facts(facts_of(match), match, "ben", None)
    return [message_of(NOTICE, facts, lang, zone) for lang in SOME for zone in ("Europe/Athens", "")]


@pytest.mark.parametrize("variant", ALL_VARIANTS, ids=str)
def test_worlds_that_differ_in_hidden_cards_make_the_same_messages(variant: Variant) -> None:
    """Two matches that a spectator cannot distinguish go on with the same moves, as long as they cannot."""
    game, match, rng = paddock.game(variant.game), start(variant, 61), Rng(62)
    compared = 0
    for _ in range(MOMENTS):
        wander(match, rng, rng.below(30))
        here, there = game.restore(match.position(), seed=1), game.imagine(match.view(None), rng.below(1 << 30))
        compared += compare_on_the_way(here, there, rng)
    assert compared


def compare_on_the_way(here: Match, there: Match, rng: Rng) -> int:
    """How often messages were compared in worlds whose hands differ."""
    compared = 0
    while not here.is_over and here.view(None) == there.view(None) and len(here.steps) <= STEPS:
        assert messages(here.clone()) == messages(there.clone())
        compared += here.position() != there.position()
        common = [(each, move) for each in here.waiting for move in here.moves(each) if move in set(there.moves(each))]
        if not common:
            break
        acting, move = common[rng.below(len(common))]
        here.play(move, acting)
        there.play(move, acting)
    return compared


def test_messages_do_say_what_happened() -> None:
    match = paddock.game("mille-bornes").start(seats=2, seed=1)
    match.play("discard 50")
    assert any("Anna" in line for line in messages(match)[0].lines)
