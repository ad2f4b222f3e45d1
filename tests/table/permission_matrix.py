"""The matrix of permissions: every role asks every request in every phase; `-m` writes it into docs/guide/trust.md."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from paddock.core.chance.rng import Rng
from paddock.server.handlers.matches import viewer_of
from paddock.table import commands, history, permissions
from paddock.table.denied import Denied
from paddock.table.entries import Chair, Left, Moved, SeatAsked, Seated, Settings, UndoAsked
from paddock.table.live import LiveTable
from paddock.table.messages import Play, Ready
from paddock.table.person import Person, Who, guest_id
from paddock.table.state import State
from paddock.table.store.base import Guest

if TYPE_CHECKING:
    from collections.abc import Callable

PAGE: Final = Path(__file__).parents[2] / "docs" / "guide" / "trust.md"
BEGIN, END = "<!-- permissions: begin -->\n", "<!-- permissions: end -->\n"
PHASES: Final = ("waiting", "running", "window open", "undo asked", "seat asked", "paused", "between rounds", "over")
LETTERS: Final = {"waiting": "W", "running": "R", "paused": "P", "over": "O"}
SAME: Final = ("running", "window open", "undo asked", "seat asked", "between rounds")  # play goes on in all of them
OPTIONS: Final = {"limit": "rounds:2"}
# The guest that a request comes from, and the seat that it names. Seats 2 and 4 are one side.
ROLES: Final[dict[str, tuple[Who, int]]] = {
    "host": ("hana", 2),
    "seated": ("sam", 2),
    "partner": ("pia", 2),
    "former holder": ("fritz", 3),
    "removed": ("fritz", 3),
    "second device": ("sam", 2),
    "joined guest": (Person("new", frozenset({"sam"})), 2),
    "spectator": ("wim", 2),
    "stranger": ("", 2),
}
# An answer that says "not you", or "not now"; another one means that it was allowed and came to nothing.
FORBIDDEN: Final = {
    *("not-host", "not-your-seat", "no-guest", "not-running", "is-paused", "is-running", "not-over", "no-match"),
    *("seat-taken", "seat-in-play", "no-undo", "no-request", "muted"),
}


class Listener:
    """A device that keeps what it is told."""

    def __init__(self, guest: Who) -> None:
        self.guest, self.name = guest, guest_id(guest)
        self.hidden: frozenset[str] = frozenset()
        self.told: list[dict[str, Any]] = []

    def send(self, *messages: bytes) -> None:
        self.told += map(msgspec.json.decode, messages)

    def close(self, code: int, reason: str) -> None:
        """Nothing to close."""


class NoHub:
    """As much of a hub as a table needs that writes nothing."""

    class time:  # noqa: N801 - an attribute of a hub
        @staticmethod
        def monotonic() -> float:
            return 0.0

    class store:  # noqa: N801
        is_shared = False

    class presence:  # noqa: N801
        @staticmethod
        def guests(_table: str) -> set[str]:
            return set()

        @staticmethod
        def tell_ready(_table: str, _seat: int, _seq: int) -> None:
            """There are no other processes."""


def _by_message(message: Callable[[int], Any]) -> Callable[[State, Who, int], object]:
    def ask(state: State, guest: Who, seat: int) -> object:
        listener, table = Listener(guest), LiveTable("table", state, NoHub())  # type: ignore[arg-type]
        table.receive(listener, message(seat))
        for told in listener.told:
            if told["type"] == "answer" and told["outcome"]["kind"] == "denied":
                raise Denied(told["outcome"]["code"])
        return listener.told

    return ask


def _reader(guest: Who) -> Guest | None:
    if isinstance(guest, str):
        return Guest(guest, guest, 0.0) if guest else None
    return Guest(guest.id, guest.id, 0.0, guest.former)


def _dealt(state: State) -> State:
    if state.match is None:
        raise Denied("no-match")
    return state


def _read(state: State, viewer: int | None) -> object:
    return history.record(state, viewer), history.look(state, viewer, 0, 0)


def _agree(about: str) -> Callable[[State, Who, int], object]:
    return lambda state, guest, seat: commands.agree(state, guest, seat, is_agreed=True, about=about)


REQUESTS: Final[dict[str, Callable[[State, Who, int], object]]] = {
    "`join`, the room, its QR code": lambda state, guest, _: LiveTable("table", state, NoHub()).room(guest),  # type: ignore[arg-type]
    "`play`": _by_message(lambda seat: Play("w", seat, 1 << 40, "no such move")),
    "`hint`": commands.hint,
    "`undo`": lambda state, guest, seat: commands.undo(state, guest, seat, "w", state.facts.seq),
    "`agree` to an undo": _agree("undo"),
    "`agree` to a newcomer": _agree("seat"),
    "`instruct`": lambda state, guest, seat: commands.instruct(state, guest, seat, {"coup": "always"}),
    "`ready`": _by_message(lambda seat: Ready("w", seat, 0)),
    "`say`": lambda state, guest, _: commands.say(state, guest, guest_id(guest), "hello"),
    "sit down on seat 3": lambda state, guest, _: commands.sit(state, guest, 3, guest_id(guest) or "nobody"),
    "leave the seat": commands.leave,
    "take the seat back": commands.take_back,
    "give a nonce": lambda state, guest, seat: commands.add_nonce(state, guest, seat, "luck"),
    "change one's name": lambda state, guest, seat: commands.rename(state, guest, seat, "Somebody"),
    "let two chairs change places": lambda state, guest, _: commands.swap(state, guest, 1, 2),
    "set a chair": lambda state, guest, seat: commands.set_chair(state, guest, seat, "bot", 0),
    "start": lambda state, guest, _: commands.start(_full(state), guest),
    "pause": lambda state, guest, _: commands.pause(state, guest),
    "resume": lambda state, guest, _: commands.resume(state, guest),
    "end": lambda state, guest, _: commands.end(state, guest),
    "hand on": lambda state, guest, _: commands.hand_on(state, guest, "sam"),
    "mute": lambda state, guest, _: commands.mute(state, guest, "wim", is_muted=True),
    "webhook": lambda state, guest, _: permissions.check(state.facts, "webhook", guest),
    "record and steps of a spectator": lambda state, _guest, _seat: _read(_dealt(state), None),
    "record and steps of the seat": lambda state, guest, seat: _read(
        _dealt(state), viewer_of(_reader(guest), state, seat)
    ),
    "review": lambda state, guest, _: permissions.check(state.facts, "review", guest),
    "study": lambda state, guest, seat: permissions.check(state.facts, "study", guest, seat),
}
BOT: Final = Chair(kind="bot", name="Rosa", level=0)


def _full(state: State) -> State:
    """With a bot on the third chair, so that a match can begin."""
    return state.after(Seated(3, BOT)) if state.facts.chair(3).kind == "open" else state


def _table(third: str) -> State:
    """Before the first match: Fritz has the third seat, or has left it."""
    settings = Settings("speed-1200", 4, OPTIONS, hints="all", window_ms=0)
    chairs = [Chair(kind="person", name="Hana"), Chair(), Chair(), Chair()]
    state = State.opened(commands.open_table(settings, "hana", chairs), 0.0)
    for seat, guest in ((2, "sam"), (3, "fritz"), (4, "pia")):
        state = state.after(Seated(seat, Chair(kind="person", name=guest.title(), guest=guest)))
    return _without_fritz(state, third)


def _without_fritz(state: State, role: str) -> State:
    """Fritz leaves and the host opens his chair; or the host removes him, also by opening it."""
    if role != "removed":
        state = state.after(Left(3))
    return state.after(commands.set_chair(state, "hana", 3, "open", 0))


@cache
def state_in(phase: str, role: str) -> State:
    """A table in this phase, as this role needs it."""
    waiting = _table(role)
    if phase == "waiting":
        return waiting
    seated = waiting.after(Seated(3, Chair(kind="person", name="Fritz", guest="fritz")))
    state = _played(seated.after(commands.start(seated, "hana")), phase)
    state = _without_fritz(state, role)
    if phase == "paused":
        return state.after(commands.pause(state, "hana"))
    if phase == "undo asked":
        return state.after(UndoAsked(1, 0, "w", (2, 4)))
    if phase == "seat asked":
        return state.after(SeatAsked(3, "nina", "Nina", (1, 2, 4)))
    return state


def _played(state: State, phase: str) -> State:
    """The match played until it is in this phase."""
    rng = Rng(3)
    while not _is_in(state, phase):
        seat = state.played.waiting[0]
        moves = state.played.moves(seat)
        state = state.apply_in_place(Moved(seat, moves[rng.below(len(moves))]))
    return state


def _is_in(state: State, phase: str) -> bool:
    match = state.played
    if phase == "over":
        return match.is_over
    if phase == "between rounds":
        return len(match.results) == 1
    return len(match.steps) > 4 and match.is_window == (phase == "window open")


def outcome(role: str, request: str, phase: str) -> str:
    """Whether this is allowed: yes, no, or "asks" where other people have to agree first."""
    guest, seat = ROLES[role]
    try:
        answer = REQUESTS[request](state_in(phase, role), guest, seat)
    except Denied as denied:
        if denied.code == "seat-asked":
            return "asks"  # when another's request is answered
        return "no" if denied.code in FORBIDDEN else "yes"
    return "asks" if isinstance(answer, SeatAsked) else "yes"


def cell(role: str, request: str) -> str:
    """When this is allowed, in letters; small ones where other people have to agree first."""
    found = {phase: outcome(role, request, phase) for phase in PHASES}
    if {found[phase] for phase in SAME} != {found["running"]}:
        return ", ".join(phase for phase in PHASES if found[phase] != "no")
    letters = [
        letter.lower() if found[phase] == "asks" else letter
        for phase, letter in LETTERS.items()
        if found[phase] != "no"
    ]
    return "always" if letters == list(LETTERS.values()) else " ".join(letters) or "no"


def table() -> str:
    """The matrix as a table of Markdown."""
    lines = ["| request | " + " | ".join(ROLES) + " |", "|---" * (len(ROLES) + 1) + "|"]
    lines += [f"| {request} | " + " | ".join(cell(role, request) for role in ROLES) + " |" for request in REQUESTS]
    return "\n".join(lines) + "\n"


def page() -> str:
    """The page with the matrix as it is now."""
    text = PAGE.read_text(encoding="utf-8")
    return re.sub(f"(?s){BEGIN}.*{END}", lambda _: BEGIN + "\n" + table() + "\n" + END, text)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
