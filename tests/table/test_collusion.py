"""Nobody has more power than the rules give: five devices that collude beside an honest sixth gain nothing by it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

import pytest

from paddock.core.chance.rng import Rng
from paddock.table import permissions
from paddock.table.denied import Denied
from paddock.table.person import Person, guest_id, ids_of, is_same
from paddock.table.seating import may_join
from tests.contract.variants import LONG
from tests.table.collusion import COLLUDERS, HONEST, after_action, after_bots, next_action, opened

if TYPE_CHECKING:
    from paddock.table.person import Who
    from paddock.table.state import State

SEQUENCES: Final = 10_000 if LONG else 240
ACTIONS: Final = 200
PARTS: Final = 4
JOIN_SELDOM: Final = 50  # actions for each try of two to become one


def hands(state: State, guest: Who) -> set[int]:
    """The seats whose hand somebody is shown, in frames or in the replay of the running match."""
    seats = set(state.facts.seats_of(guest))
    for seat in range(1, len(state.facts.chairs) + 1):
        try:
            permissions.check(state.facts, "look", guest, seat)
        except Denied:
            continue
        seats.add(seat)
    return seats


def check_hands(state: State, people: dict[str, Who]) -> None:
    """In a running match nobody is shown a hand that was not dealt to them."""
    if state.facts.status == "running":
        for guest in people.values():
            dealt = {seat for seat, holder in enumerate(state.facts.dealt_to, 1) if is_same(guest, holder)}
            assert hands(state, guest) <= dealt, (guest, state.facts)


def joined(state: State, people: dict[str, Who], rng: Rng) -> dict[str, Who]:
    """Two colluders become one person, if that is allowed: in a running match it shows neither a further hand."""
    one, other = (people[COLLUDERS[rng.below(len(COLLUDERS))]] for _ in range(2))
    if ids_of(one) & ids_of(other) or not may_join(state.facts, one, other):
        return people
    person = Person(guest_id(one), ids_of(one) | ids_of(other))
    if state.facts.status == "running":
        assert hands(state, person) in (hands(state, one), hands(state, other)), state.facts
    return people | dict.fromkeys(person.former, person)


def check_steps(before: State, after: State, seat: int) -> None:
    """A step is taken back only where nothing was revealed since."""
    steps = len(before.facts.step_seqs)
    if before.facts.number == after.facts.number and len(after.facts.step_seqs) < steps:
        assert before.played.undo_refusal(seat) is None, before.facts


def play_sequence(number: int) -> Counter[str]:
    """Play one sequence, and check after every action; which entries were written."""
    rng = Rng(number)
    state = opened(rng, number)
    written: Counter[str] = Counter()
    people: dict[str, Who] = {guest: guest for guest in COLLUDERS}
    for _ in range(ACTIONS):
        before, action = state, next_action(rng, len(state.facts.chairs))
        if number // PARTS % 2 and rng.below(JOIN_SELDOM) == 0:
            now = joined(state, people, rng)
            written["joined"] += now != people
            people = now
        state, entry = after_action(before, action, rng, people)
        if entry is not None:
            written[type(entry).__name__] += 1
            check_steps(before, state, getattr(entry, "seat", 0))
            check_hands(state, people)
        state = after_bots(state)
    return written


@pytest.mark.parametrize("part", range(PARTS))
def test_colluders_hold_no_hand_that_none_was_dealt_and_take_no_step_back_without_consent(part: int) -> None:
    written: Counter[str] = Counter()
    for number in range(part, SEQUENCES, PARTS):
        written += play_sequence(number)
    for kind in (
        "Moved",
        "Seated",
        "Left",
        "Back",
        "StoodIn",
        "Undone",
        "UndoAsked",
        "UndoAnswered",
        "SeatAsked",
        "SeatAnswered",
        "joined",
    ):
        assert written[kind] > 0, f"{kind}: such a thing never happened"
    assert HONEST not in COLLUDERS
