"""Requests and responses of the HTTP API, except the types that tables and games define themselves."""

from typing import Annotated, Any, Literal

import msgspec

from paddock.advice.review import Account, Moment, Swing
from paddock.core.story import Note
from paddock.core.text import MAX_NAME
from paddock.howtos import HowtoSection
from paddock.people.blocks_and_reports import BlockShown, ReportMade
from paddock.people.cars import Car
from paddock.people.clubs.shapes import ClubShown
from paddock.people.luck_and_decisions import ReviewedRace
from paddock.people.notices.shapes import NoticesOfMine
from paddock.people.ratings import RatingShown
from paddock.people.seasons.shapes import SeasonOfMine
from paddock.people.statistics import Race
from paddock.people.time_zones import PersonZone, ZoneName
from paddock.table.entries import Clock, Hinting, Seat
from paddock.table.lobby import Summary

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME)]
GuestId = Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]{1,40}$")]
ShortId = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]{0,20}$")]
Nonce = Annotated[str, msgspec.Meta(max_length=64)]


class Closed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request body: unknown fields are rejected."""


class Me(msgspec.Struct, frozen=True):
    """The guest of this device."""

    guest: str
    name: str


class MaybeMe(msgspec.Struct, frozen=True, omit_defaults=True):
    """The guest of this device, if it has one, the car that stands for it, and its time zone."""

    me: Me | None
    car: Car | None = None
    zone: PersonZone | None = None


class BrowserZone(Closed, frozen=True):
    """The time zone of a browser, such as Europe/Athens."""

    zone: ZoneName


class NewMe(Closed, frozen=True):
    """The name of a guest."""

    name: Name


class DeviceLink(msgspec.Struct, frozen=True):
    """A code that adds one further device to this guest; `path` opens it in the page, `qr` is its QR code."""

    code: str
    path: str
    qr: str
    expires: float


class LinkOwner(msgspec.Struct, frozen=True):
    """The guest who made a device link; `replaces` is the guest that the requesting device is so far.

    `may_join` if that guest has played, so that both can become one person.
    """

    name: str
    replaces: str | None
    may_join: bool


class SatAs(msgspec.Struct, frozen=True):
    """A seat that a guest took at a table, and the name used there."""

    table: str
    game: str
    seat: int
    name: str


class SaidAt(msgspec.Struct, frozen=True):
    """A line of chat of a guest."""

    table: str
    at: float
    text: str


class Accept(Closed, frozen=True):
    """The code of a link to another device; with `joins` the guest of this device becomes part of the other one."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    joins: bool = False


class SetAway(Closed, frozen=True):
    """Until when this guest is away, in seconds since 1970; 0: they are back."""

    until: Annotated[float, msgspec.Meta(ge=0, le=4_102_444_800)]


class AwayShown(msgspec.Struct, frozen=True):
    """Until when this guest is away (0: they are here), and how many whole days a year remain for that."""

    until: float
    days_left: int
    days: int


class DeviceShown(msgspec.Struct, frozen=True):
    """A device of this guest."""

    id: str
    label: str
    since: float
    seen_at: float
    is_this: bool  # the device of the request


class PasskeyShown(msgspec.Struct, frozen=True):
    """A passkey of this guest; `label` is the device that made it."""

    id: str
    label: str
    since: float


class Keys(msgspec.Struct, frozen=True):
    """What brings this guest back on another device. With `accounts` off there is neither code nor passkey.

    `has_played`: whether there is something to join with another guest.
    """

    accounts: Literal["off", "optional"]
    recovery_since: float | None
    passkeys: list[PasskeyShown]
    has_played: bool


class RecoveryCode(msgspec.Struct, frozen=True):
    """A new recovery code, shown this once; it replaces the former one."""

    code: str
    name: str


class Recover(Closed, frozen=True):
    """The recovery code of a guest; with `joins` the guest of this device becomes part of that one."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    joins: bool = False


class PasskeyOptions(msgspec.Struct, frozen=True):
    """For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`."""

    options: dict[str, Any]


class PasskeyAnswer(Closed, frozen=True):
    """What the browser made of the options: `credential.toJSON()`."""

    credential: dict[str, Any]


class PasskeySignIn(PasskeyAnswer, frozen=True):
    """The same to sign in; with `joins` the guest of this device becomes part of the one who signs in."""

    joins: bool = False


class AboutMe(msgspec.Struct, frozen=True):
    """Everything that is stored about a guest. Moves are in the records of `tables`."""

    guest: str
    name: str
    car: Car
    zone: PersonZone
    at: float
    devices: list[DeviceShown]
    keys: Keys
    seats: list[SatAs]
    chat: list[SaidAt]
    tables: list[str]
    races: list[Race]
    ratings: list[RatingShown]
    reviewed: list[ReviewedRace]
    clubs: list[ClubShown]
    seasons: list[SeasonOfMine]
    blocks: list[BlockShown]
    reports: list[ReportMade]
    away: AwayShown
    notices: NoticesOfMine


class NewChair(Closed, frozen=True):
    """A chair of a new table: for the person who opens it, for a friend, or for a bot.

    With `member`, an id of the club, it is for a member without a device, who plays on the device that opens it.
    """

    kind: Literal["me", "open", "bot", "member"] = "open"
    name: Annotated[str, msgspec.Meta(max_length=MAX_NAME)] = ""
    member: ShortId = ""
    level: Annotated[int, msgspec.Meta(ge=0, le=9)] = 2


class NewTable(Closed, frozen=True):
    """A table to open; omitted fields have the game's defaults."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    chairs: Annotated[list[NewChair], msgspec.Meta(min_length=1, max_length=12)]
    options: Annotated[dict[str, str], msgspec.Meta(max_length=40)] = {}
    is_listed: bool = False
    clock: Clock = Clock()
    window_ms: Annotated[int, msgspec.Meta(ge=0, le=60_000)] | None = None
    pace_ms: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None
    grace_ms: Annotated[int, msgspec.Meta(ge=0, le=600_000)] | None = None
    hints: Hinting = "bots"  # who may have hints: a person alone among bots, everybody, nobody
    is_rated: bool = False  # then there are no hints, and nothing that was revealed is undone
    club: ShortId = ""  # whose members alone may see it, sit down and watch
    start: bool = False  # deal at once, if no chair is open


class OpenedTable(msgspec.Struct, frozen=True):
    """The id of the new table, and the commitment of its first match; a nonce sent after that binds the server."""

    table: str
    path: str
    commitment: str


class FoundTable(msgspec.Struct, frozen=True):
    """The table with a code."""

    table: str
    path: str


class Sit(Closed, frozen=True):
    """Take a chair; without a seat the first one that can be had. `nonce` is mixed into the shuffle.

    With `member`, an id of the club, a member without a device is seated on this device; `name` is then not used.
    """

    name: Name
    seat: Seat | None = None
    nonce: Nonce = ""
    member: ShortId = ""


class Sitting(msgspec.Struct, frozen=True):
    """The seat that was taken; or that the people at the table are asked for."""

    seat: int
    seq: int
    is_asked: bool = False


class SetChair(Closed, frozen=True):
    """Give a chair to a bot, or open it."""

    kind: Literal["bot", "open"]
    level: Annotated[int, msgspec.Meta(ge=0, le=9)] = 2


class Start(Closed, frozen=True):
    """Deal a match, or the last one again."""

    is_same_deal: bool = False


class HandOn(Closed, frozen=True):
    """The next host."""

    guest: GuestId


class Mute(Closed, frozen=True):
    """Mute a guest, or unmute them."""

    guest: GuestId
    is_muted: bool


class NewBlock(Closed, frozen=True):
    """Block a guest who is seated or spoke at a table, or a member of a club."""

    table: Annotated[str, msgspec.Meta(max_length=40)] = ""
    guest: Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]{0,40}$")] = ""
    club: Annotated[str, msgspec.Meta(max_length=40)] = ""
    member: Annotated[str, msgspec.Meta(max_length=40)] = ""


class NewReport(Closed, frozen=True):
    """Report a guest who is seated or spoke at a table."""

    table: Annotated[str, msgspec.Meta(max_length=40)]
    guest: GuestId
    reason: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class GiveNonce(Closed, frozen=True):
    """A nonce for the next shuffle."""

    nonce: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Rename(Closed, frozen=True):
    """Another name at one's own chair."""

    name: Name


class Swap(Closed, frozen=True):
    """Two chairs that change places."""

    seat: Seat
    other: Seat


class Written(msgspec.Struct, frozen=True):
    """The command was carried out and is durable."""

    seq: int


class Lobby(msgspec.Struct, frozen=True):
    """Tables, newest first."""

    tables: list[Summary]


class OptionShown(msgspec.Struct, frozen=True):
    """An option of a game: its values (N stands for a whole number, N+ for several), and `words` for each of them."""

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
    orders: dict[str, list[str]]  # standing orders that can be given for its reaction windows, by kind
    slow_orders: dict[str, str]  # each order with what it is at a slow table until one says otherwise
    has_hints: bool
    has_review: bool
    partners: dict[int, list[list[int]]]  # for numbers of seats with partners: the seats of each side, by default


class Howto(msgspec.Struct, frozen=True):
    """How to play, in short; empty for a game without such a text."""

    sections: list[HowtoSection]


class GoalOdds(msgspec.Struct, frozen=True):
    """The value of a keep for one goal, as a chance or a mean number of spaces; and the best keep for it."""

    goal: str
    is_chance: bool
    worth: float
    best: float
    keep: list[int]


class KeepOdds(msgspec.Struct, frozen=True):
    """The exact value of keeping some dice and rolling the others."""

    goals: list[GoalOdds]


class Games(msgspec.Struct, frozen=True):
    """The catalogue."""

    games: list[GameShown]


class ToVerify(Closed, frozen=True):
    """A record as text; `commitment` is the one published before the deal, if known."""

    record: Annotated[str, msgspec.Meta(max_length=900_000)]
    commitment: Annotated[str, msgspec.Meta(max_length=128)] | None = None


class Verdict(msgspec.Struct, frozen=True):
    """What a record proves. `chance` is committed, seed, recorded, written, withheld, or names the fault."""

    is_good: bool
    chance: str
    moves: int
    is_over: bool
    commitment: str | None
    problem: str


class CostlyShown(msgspec.Struct, frozen=True):
    """A costly move with its loss ± `margin` (millionths of a match), a better move, and why it is better.

    `note` and `better_note` describe the moves, if the family has words for them.
    """

    step: int
    seat: int
    move: str
    better: str
    cost: int
    margin: int
    why: str
    figures: str
    note: Note | None
    better_note: Note | None


class ReviewShown(msgspec.Struct, frozen=True):
    """The review of a match: `worlds` playouts per chance, `decisions` judged."""

    game: str
    names: list[str]
    worlds: int
    decisions: int
    accounts: list[Account]
    costliest: list[CostlyShown]
    moments: list[Moment]
    won: Swing | None
    swings: list[Swing]


class Reviewed(msgspec.Struct, frozen=True):
    """A review, or its progress from 0 to 1."""

    progress: float
    review: ReviewShown | None = None


class Health(msgspec.Struct, frozen=True):
    """Liveness and version."""

    status: str
    version: str
