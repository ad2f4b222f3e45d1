"""Entries: everything that can happen at a table, as the lines of its log; replaying them is the table."""

from typing import Annotated, Literal

import msgspec

Seat = Annotated[int, msgspec.Meta(ge=1, le=12)]
Order = Literal["always", "ask", "never"]
By = Literal["person", "bot", "clock", "window"]
Hinting = Literal["bots", "all", "none"]


class Clock(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How long people may think: not measured, so many seconds a move, or so many for the whole match."""

    kind: Literal["none", "move", "match"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0


class Settings(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a table was opened with. Times are public, so nothing can be read from them."""

    game: str
    seats: Seat
    options: dict[str, str] = {}
    is_listed: bool = False
    clock: Clock = Clock()
    window_ms: Annotated[int, msgspec.Meta(ge=0, le=60_000)] = 6_000  # how long a reaction window stays open
    pace_ms: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = (
        900  # how long a bot takes for a move; for more of the same turn half as long
    )
    grace_ms: Annotated[int, msgspec.Meta(ge=0, le=600_000)] = 45_000  # until a bot stands in for whoever is gone
    hints: Hinting = "bots"  # who may have them: a person alone among bots, everybody, nobody


class Chair(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Who plays a seat: nobody yet, a person, or a bot; and whether a bot plays for the person just now."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    guest: str = ""
    level: int = 2
    nonce: str = ""  # what the seat adds to the next shuffle
    stand_in: Literal["", "gone", "left"] = ""  # gone: back as soon as they are; left: back when they say so


class Entry(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="entry", tag=str.lower):
    """One line of a table's log."""


class Opened(Entry, frozen=True):
    """The table was opened; `secret` is committed to for the first match."""

    settings: Settings
    host: str
    chairs: tuple[Chair, ...]
    secret: str


class Seated(Entry, frozen=True):
    """A chair was taken, given to a bot, or opened."""

    seat: Seat
    chair: Chair


class Left(Entry, frozen=True):
    """A person got up: the chair is open, or during a match a bot plays on until they are back."""

    seat: Seat


class StoodIn(Entry, frozen=True):
    """Whoever sat there has been gone for the grace time: a bot plays for them."""

    seat: Seat


class Back(Entry, frozen=True):
    """They are back and play for themselves."""

    seat: Seat


class Hosted(Entry, frozen=True):
    """Another person is the host."""

    guest: str


class Started(Entry, frozen=True):
    """A match was dealt from a committed secret and the nonces of the seats; the next one is committed to."""

    names: tuple[str, ...]
    nonces: tuple[str, ...]
    secret: str
    next_secret: str


class Moved(Entry, frozen=True, omit_defaults=True):
    """A seat made a move; `id` is the client's own word for it, `spent_ms` what the clock took for it."""

    seat: Seat
    move: str
    id: str = ""
    by: By = "person"
    spent_ms: int = 0


class Undone(Entry, frozen=True):
    """The match went back to where it was after so many steps."""

    seat: Seat
    step: int
    id: str = ""


class UndoAsked(Entry, frozen=True):
    """A seat would like to go back to before its last move: the other people are asked."""

    seat: Seat
    step: int
    id: str = ""
    asked: tuple[Seat, ...] | None = None  # None, in older logs: those who sat there, and whoever went had agreed


class UndoAnswered(Entry, frozen=True):
    """One of the people asked said yes or no; the last yes takes the match back."""

    seat: Seat
    is_agreed: bool


class Ordered(Entry, frozen=True):
    """What a seat wants done in reaction windows, by move: always, ask, never."""

    seat: Seat
    orders: dict[str, Order]


class Hinted(Entry, frozen=True):
    """A seat took a hint; everybody is told that it did."""

    seat: Seat


class Paused(Entry, frozen=True):
    """The host stopped play for a while."""


class Resumed(Entry, frozen=True):
    """Play goes on."""


class Ended(Entry, frozen=True):
    """The host ended the match before it was over."""


class Said(Entry, frozen=True):
    """A person at the table, seated or watching, said something."""

    guest: str
    name: str
    text: str


class Muted(Entry, frozen=True):
    """The host took a guest's voice, or gave it back."""

    guest: str
    is_muted: bool


AnyEntry = (
    Opened
    | Seated
    | Left
    | StoodIn
    | Back
    | Hosted
    | Started
    | Moved
    | Undone
    | UndoAsked
    | UndoAnswered
    | Ordered
    | Hinted
    | Paused
    | Resumed
    | Ended
    | Said
    | Muted
)

encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode
