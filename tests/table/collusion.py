"""Random actions of five devices that collude at a table with an honest sixth, who never agrees to anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from paddock.table import commands, permissions
from paddock.table.denied import Denied
from paddock.table.entries import Back, Chair, Moved, Settings, StoodIn
from paddock.table.person import is_same
from paddock.table.state import State

if TYPE_CHECKING:
    from collections.abc import Mapping

    from paddock.core.chance.rng import Rng
    from paddock.table.entries import AnyEntry
    from paddock.table.person import Who

NOBODY: Final[dict[str, Who]] = {}
HONEST: Final = "hana"
COLLUDERS: Final = ("ada", "bob", "cid", "dan", "eve")
# What the colluders try, and how often; at first ada is the host.
TRIES: Final = (
    *["play"] * 10,
    *["undo", "yes undo", "sit", "yes seat"] * 4,
    *["open", "bot", "leave", "back"] * 2,
    *["host", "pause", "resume", "start", "instruct"],
)
RARE: Final = ("end", "no seat", "no undo")  # what stops the others from getting anywhere
HONEST_TRIES: Final = (*["play"] * 6, "back", "back", "sit", "no undo", "no seat", "gone", "return")
TABLES: Final[tuple[tuple[str, int, dict[str, str]], ...]] = (
    ("speed-1200", 3, {}),
    ("speed-1200", 4, {}),
    ("mille-bornes", 3, {}),
    ("ausgebremst", 3, {"rules": "advanced", "circuits": "printed:1"}),
    ("aruba", 3, {"cars": "1"}),
)


class Action(NamedTuple):
    """What somebody tries: with which seat, and with which other guest."""

    guest: str
    kind: str
    seat: int
    other: str


def next_action(rng: Rng, seats: int) -> Action:
    """A random action; one in four is the honest player's."""
    other = COLLUDERS[rng.below(len(COLLUDERS))]
    seat = 1 + rng.below(seats)
    if rng.below(4) == 0:
        return Action(HONEST, HONEST_TRIES[rng.below(len(HONEST_TRIES))], seat, other)
    tries = RARE if rng.below(40) == 0 else TRIES
    return Action(COLLUDERS[rng.below(len(COLLUDERS))], tries[rng.below(len(tries))], seat, other)


def opened(rng: Rng, number: int) -> State:
    """A table that ada has opened: one seat is the honest player's, bob has another, the rest are bots or open."""
    game, seats, options = TABLES[number % len(TABLES)]
    chairs = [Chair(kind="person", name="Ada"), *(Chair(),) * (seats - 1)]
    state = State.opened(commands.open_table(Settings(game, seats, options), "ada", chairs), 0.0)
    for seat, guest in zip(range(2, seats + 1), (HONEST, "bob", "")[: seats - 1], strict=False):
        taken = commands.sit(state, guest, seat, guest) if guest else commands.set_chair(state, "ada", seat, "bot", 0)
        state = state.after(_written(taken))
    if rng.below(2):  # the second of the three is a bot's
        state = state.after(commands.set_chair(state, "ada", 3, "bot", 0))
    return state.after(commands.start(state, "ada"))


def after_action(
    state: State, action: Action, rng: Rng, people: Mapping[str, Who] = NOBODY
) -> tuple[State, AnyEntry | None]:
    """The state after somebody tried something, and the entry that it became, if it was allowed.

    `people` are those who were joined, by each of their ids.
    """
    try:
        entry = _entry(state, action, rng, people)
    except Denied:
        return state, None
    return (state, None) if entry is None else (state.after(entry), entry)


def after_bots(state: State) -> State:
    """The state after the bots that are to move have made the first move that they can."""
    facts = state.facts
    seat = next((seat for seat in facts.asked_seqs if facts.is_playing and seat not in facts.people), 0)
    return state.after(Moved(seat, state.played.moves(seat)[0], by="bot")) if seat else state


def _entry(  # noqa: C901, PLR0912 - one line for each try
    state: State, action: Action, rng: Rng, people: Mapping[str, Who]
) -> AnyEntry | None:
    guest, kind, seat, other = action
    who = people.get(guest, guest)
    own = state.facts.seats_of(who)
    mine = own[0] if own and (guest == HONEST or rng.below(4)) else seat
    match kind:
        case "play":
            return _move(state, *(_ours(state, guest, list(state.facts.asked_seqs), rng) or (who, mine)), rng)
        case "undo":
            asker = _ours(state, guest, [step.seat for step in state.played.steps[-1:]], rng) or (who, mine)
            return commands.undo(state, *asker, f"{state.facts.place}", state.facts.seq)
        case "yes undo" | "no undo" | "yes seat" | "no seat":
            answer, about = kind.split()
            return commands.agree(state, who, mine, is_agreed=answer == "yes", about=about)
        case "sit":
            return _sit(state, guest, who, seat)
        case "leave":
            return commands.leave(state, who, mine)
        case "back":
            return commands.take_back(state, who, _dealt(state, who) or seat)
        case "open" | "bot":
            return commands.set_chair(state, who, seat, kind, 0)
        case "host":
            return commands.hand_on(state, who, other)
        case "instruct":
            return commands.instruct(state, who, mine, {"coup": "always"})
        case "gone" | "return":
            return _presence(state, mine, kind)
        case "start":
            return commands.start(state, who) if HONEST in state.facts.guests else None
        case "pause":
            return commands.pause(state, who)
        case "resume":
            return commands.resume(state, who)
        case _:
            return commands.end(state, who)


def _written(entry: AnyEntry | None) -> AnyEntry:
    assert entry is not None
    return entry


def _ours(state: State, guest: str, seats: list[int], rng: Rng) -> tuple[str, int] | None:
    """A colluder who holds one of these seats, and that seat: they act as one; now and then somebody else tries it."""
    holders = [(state.facts.holders[seat - 1], seat) for seat in seats]
    ours = [(holder, seat) for holder, seat in holders if holder in COLLUDERS]
    return ours[rng.below(len(ours))] if guest != HONEST and ours and rng.below(4) else None


def _move(state: State, guest: Who, seat: int, rng: Rng) -> AnyEntry | None:
    permissions.check(state.facts, "play", guest, seat)
    moves = state.played.moves(seat) if seat in state.facts.asked_seqs else []
    return Moved(seat, moves[rng.below(len(moves))], f"{state.facts.place}") if moves else None


def _sit(state: State, guest: str, who: Who, seat: int) -> AnyEntry | None:
    """The honest player takes one seat at most."""
    if guest == HONEST and (state.facts.status == "running" or state.facts.seats_of(guest)):
        return None
    return commands.sit(state, who, seat, guest)


def _dealt(state: State, guest: Who) -> int:
    return next((seat for seat, dealt in enumerate(state.facts.dealt_to, 1) if is_same(guest, dealt)), 0)


def _presence(state: State, seat: int, kind: str) -> AnyEntry | None:
    """What the timers write when the line of the honest player is gone, and when it is back."""
    chair = state.facts.chair(seat)
    if chair.guest != HONEST or not state.facts.is_playing:
        return None
    if kind == "gone":
        return None if chair.stand_in else StoodIn(seat)
    return Back(seat) if chair.stand_in == "gone" else None
