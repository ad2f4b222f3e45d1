"""What the HTTP API takes and gives, apart from what the table and the games define themselves."""

from typing import Annotated, Literal

import msgspec

from paddock.advice.review import Account, Moment
from paddock.core.story import Note
from paddock.howtos import HowtoSection
from paddock.table.entries import Clock, Hinting, Seat
from paddock.table.lobby import Summary

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
GuestId = Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]{1,40}$")]
Nonce = Annotated[str, msgspec.Meta(max_length=64)]


class Closed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is taken: no field that is not known."""


class Me(msgspec.Struct, frozen=True):
    """The guest that this device is."""

    guest: str
    name: str


class MaybeMe(msgspec.Struct, frozen=True):
    """The guest that this device is, if it is anybody yet."""

    me: Me | None


class NewMe(Closed, frozen=True):
    """A name to be known by."""

    name: Name


class DeviceLink(msgspec.Struct, frozen=True):
    """A code that makes one further device this guest's; `path` opens it in the page, `qr` is the picture of that."""

    code: str
    path: str
    qr: str
    expires: float


class Accept(Closed, frozen=True):
    """The code of a link to another device."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class DeviceShown(msgspec.Struct, frozen=True):
    """A device of this guest."""

    id: str
    label: str
    since: float
    seen_at: float
    is_this: bool  # the device that asks


class NewChair(Closed, frozen=True):
    """A chair as a table is opened: for the person who opens it, for a friend, or for a bot."""

    kind: Literal["me", "open", "bot"] = "open"
    name: Annotated[str, msgspec.Meta(max_length=24)] = ""
    level: Annotated[int, msgspec.Meta(ge=0, le=9)] = 2


class NewTable(Closed, frozen=True):
    """A table to be opened; what is left out is as the game has it."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    chairs: Annotated[list[NewChair], msgspec.Meta(min_length=1, max_length=12)]
    options: Annotated[dict[str, str], msgspec.Meta(max_length=40)] = {}
    is_listed: bool = False
    clock: Clock = Clock()
    window_ms: Annotated[int, msgspec.Meta(ge=0, le=60_000)] | None = None
    pace_ms: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None
    grace_ms: Annotated[int, msgspec.Meta(ge=0, le=600_000)] | None = None
    hints: Hinting = "bots"  # who may have them: a person alone among bots, everybody, nobody
    start: bool = False  # deal at once, if no chair is open


class OpenedTable(msgspec.Struct, frozen=True):
    """Where the new table is, and what its first match was committed to; a nonce sent after that binds the server."""

    table: str
    path: str
    commitment: str


class FoundTable(msgspec.Struct, frozen=True):
    """The table that a code stands for."""

    table: str
    path: str


class Sit(Closed, frozen=True):
    """Take an open chair; without a seat the first one. `nonce` is mixed into the shuffle."""

    name: Name
    seat: Seat | None = None
    nonce: Nonce = ""


class Sitting(msgspec.Struct, frozen=True):
    """The seat that was taken."""

    seat: int
    seq: int


class SetChair(Closed, frozen=True):
    """What the host makes of a chair: a bot's, or open."""

    kind: Literal["bot", "open"]
    level: Annotated[int, msgspec.Meta(ge=0, le=9)] = 2


class Start(Closed, frozen=True):
    """Deal a match; the last one again if so wished."""

    is_same_deal: bool = False


class HandOn(Closed, frozen=True):
    """Who shall be the host."""

    guest: GuestId


class Mute(Closed, frozen=True):
    """Whose voice is taken or given back."""

    guest: GuestId
    is_muted: bool


class GiveNonce(Closed, frozen=True):
    """A word of one's own for the next shuffle."""

    nonce: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Written(msgspec.Struct, frozen=True):
    """It is done and durable."""

    seq: int


class Lobby(msgspec.Struct, frozen=True):
    """Tables, newest first."""

    tables: list[Summary]


class OptionShown(msgspec.Struct, frozen=True):
    """A choice of a game: one of the values, where N stands for a whole number and N+ for several; `words` say them."""

    name: str
    title: str
    values: list[str]
    words: list[str]
    default: str
    text: str


class GameShown(msgspec.Struct, frozen=True):
    """A game of the catalogue."""

    id: str
    name: str
    family: str
    seat_counts: list[int]
    levels: list[int]
    options: list[OptionShown]
    circuits: list[str]
    boards: list[str]


class Howto(msgspec.Struct, frozen=True):
    """How to play, in short; a game for which nobody has written it has no sections."""

    sections: list[HowtoSection]


class GoalOdds(msgspec.Struct, frozen=True):
    """What a keep is worth for one goal, as a chance or a mean number of spaces; and the best keep for it."""

    goal: str
    is_chance: bool
    worth: float
    best: float
    keep: list[int]


class KeepOdds(msgspec.Struct, frozen=True):
    """What it is worth to keep some dice and to roll the others, exactly."""

    goals: list[GoalOdds]


class Games(msgspec.Struct, frozen=True):
    """The catalogue."""

    games: list[GameShown]


class ToVerify(Closed, frozen=True):
    """A record as text; `commitment` is what was published before the deal, if it is known."""

    record: Annotated[str, msgspec.Meta(max_length=900_000)]
    commitment: Annotated[str, msgspec.Meta(max_length=128)] | None = None


class Verdict(msgspec.Struct, frozen=True):
    """What a record proves. `chance` is committed, seed, recorded, written, withheld, or what is wrong with it."""

    is_good: bool
    chance: str
    moves: int
    is_over: bool
    commitment: str | None
    problem: str


class CostlyShown(msgspec.Struct, frozen=True):
    """A move that cost its side much, give or take `margin` (millionths of a match); what was better, and why.

    `note` and `better_note` say what the moves do, where the family has words for it.
    """

    step: int
    seat: int
    move: str
    better: str
    cost: int
    margin: int
    why: str
    note: Note | None
    better_note: Note | None


class ReviewShown(msgspec.Struct, frozen=True):
    """How a match was won and lost; `worlds` were played out for each chance, `decisions` judged."""

    game: str
    names: list[str]
    worlds: int
    decisions: int
    accounts: list[Account]
    costliest: list[CostlyShown]
    moments: list[Moment]


class Reviewed(msgspec.Struct, frozen=True):
    """A review, or how far it is, from 0 to 1."""

    progress: float
    review: ReviewShown | None = None


class Health(msgspec.Struct, frozen=True):
    """That it is alive, and which version."""

    status: str
    version: str
