"""Messages: all that travels over a table's websocket, typed and closed; the page's types are made from them."""

from typing import Annotated, Any

import msgspec

from paddock.core.event import Event
from paddock.core.story import Note
from paddock.table.entries import Chair, Order, Seat, Settings

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Seq = Annotated[int, msgspec.Meta(ge=0, le=(1 << 53) - 1)]


class Message(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What travels; `type` names its kind."""


# From a device to the table.


class Join(Message, frozen=True):
    """Be told of a table: as the seats this guest holds there, or as a spectator. `since` is the last seq it saw."""

    table: Word
    since: Seq | None = None
    is_watching: bool = False  # as a spectator even with a seat of one's own: a screen for the room


class Play(Message, frozen=True):
    """A move of one's own seat. The same id again is a resend; `seq` is where the table was when it was chosen."""

    id: Id
    seat: Seat
    seq: Seq
    move: Word


class Ask(Message, frozen=True):
    """Why moves are not possible: these, or all that are worth explaining."""

    id: Id
    seat: Seat
    moves: Annotated[list[Word], msgspec.Meta(max_length=40)] | None = None


class Undo(Message, frozen=True):
    """Take one's own last move back: at once if the rules of undo allow, else the others are asked."""

    id: Id
    seat: Seat
    seq: Seq


class Agree(Message, frozen=True):
    """Yes or no to another's wish to take a move back."""

    id: Id
    seat: Seat
    is_agreed: bool


class Instruct(Message, frozen=True):
    """Standing orders for reaction windows, by move: always, ask, never."""

    id: Id
    seat: Seat
    orders: Annotated[dict[Word, Order], msgspec.Meta(max_length=20)]


class Say(Message, frozen=True):
    """Something said to the table."""

    id: Id
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class Hint(Message, frozen=True):
    """What one's own seat, which is being asked, should play, and why, in that language."""

    id: Id
    seat: Seat
    lang: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class Ping(Message, frozen=True):
    """Is anybody there? The answer carries the same word."""

    id: Id


Inbound = Join | Play | Ask | Undo | Agree | Instruct | Say | Hint | Ping


# From the table to a device.


class Time(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How long is left, in milliseconds when the message was written; only the server measures."""

    window_ms: int | None = None  # until the reaction window closes, whatever anybody holds or answers
    move_ms: dict[int, int] = {}  # for each seat being asked, where the clock runs
    match_ms: dict[int, int] = {}  # for each seat, where there is one clock for the match


class Seen(Message, frozen=True):
    """What happened, as that seat (None: a spectator) may see it, and the whole view after it.

    `ack` is the id of the move that was made durable by this. `fresh` says that the view does not follow from what was
    shown before: a first look, another match, a move taken back.
    """

    seq: int
    seat: int | None
    match: int
    step: int
    fresh: bool
    ack: str | None
    events: list[Event]
    notes: list[Note]  # what is worth telling of them
    view: Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"type": "object"})]  # JSON, written beforehand
    time: Time
    may_undo: bool = False
    moves: list[dict[str, Any]] = []  # the moves of the view as data, in its order: `Move` in the schema of the game


class Spoken(msgspec.Struct, frozen=True, gc=False):
    """A line of chat."""

    seq: int
    guest: str
    name: str
    text: str


class Present(msgspec.Struct, frozen=True, gc=False):
    """A chair as everybody sees it."""

    kind: str
    name: str
    level: int | None
    stand_in: str
    is_here: bool
    guest: str  # a public id; what proves it stays on the device


class UndoWish(msgspec.Struct, frozen=True, gc=False):
    """Who would like to go back, and whose answer is still open."""

    seat: int
    step: int
    asked: list[int]


class Room(Message, frozen=True):
    """The table apart from the game: chairs, host, state of play, what was committed to. `mine` are one's own seats."""

    seq: int
    table: str
    code: str  # what people type to find the table, as long as it is not over
    settings: Settings
    status: str
    is_paused: bool
    host: str
    chairs: list[Present]
    watchers: int
    match: int
    commitment: str  # to the secret of the match being played, or of the first one to come
    next_commitment: str
    undo: UndoWish | None
    muted: list[str]
    guest: str
    mine: list[int]
    orders: dict[int, dict[str, Order]]
    hurdle: str = ""  # what keeps the table from going on: storage
    may_hint: bool = False  # whether hints are given at this table as it is
    helped: dict[int, int] = {}  # for each seat: how many hints it took in this match


class Done(Message, frozen=True):
    """Accepted and durable."""

    id: str
    seq: int


class Noted(Message, frozen=True):
    """An answer in a reaction window: it counts when the window closes, and can be changed until then."""

    id: str


class Reason(msgspec.Struct, frozen=True, gc=False):
    """Why a move is not possible; no rule if it is. `parts` is the move as data: `Move` in the schema of the game."""

    move: str
    parts: dict[str, Any]
    rule: str | None
    facts: dict[str, Any]


class Reasons(Message, frozen=True):
    """The answer to Ask."""

    id: str
    seq: int
    seat: int
    reasons: list[Reason]


class Advised(msgspec.Struct, frozen=True, gc=False):
    """A move with its chance to win the match (between `low` and `high` with 95 of 100) and why, in a sentence or two.

    `is_tied` says that no difference to the first can be told, `is_vague` that too few worlds were tried for a chance.
    `note` says what the move does, where its family has words for it.
    """

    move: str
    note: Note | None
    chance: float
    low: float
    high: float
    is_tied: bool
    is_vague: bool
    why: str


class Hints(Message, frozen=True):
    """The answer to Hint: the best moves, by so many worlds played out."""

    id: str
    seq: int
    seat: int
    worlds: int
    tips: list[Advised]


class Refused(Message, frozen=True):
    """The rules forbid the move; nothing changed."""

    id: str
    move: str
    rule: str
    facts: dict[str, Any]


class Stale(Message, frozen=True):
    """The move was chosen for a moment that has passed; nothing changed, the view that counts comes with this."""

    id: str
    seq: int


class Trouble(Message, frozen=True):
    """Something else forbids it: a code with facts, told in the reader's language by `trouble-<code>`."""

    code: str
    id: str | None = None
    facts: dict[str, Any] = {}


class Talk(Message, frozen=True):
    """Lines of chat, oldest first."""

    lines: list[Spoken]


class Pong(Message, frozen=True):
    """The answer to Ping."""

    id: str


Outbound = Seen | Room | Done | Noted | Reasons | Hints | Refused | Stale | Trouble | Talk | Pong

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Inbound).decode


def schema() -> dict[str, Any]:
    """JSON Schema of the two directions, with their parts in `$defs`."""
    kinds: dict[str, Any] = {"Inbound": Inbound, "Outbound": Outbound}
    found, parts = msgspec.json.schema_components(list(kinds.values()), ref_template="#/$defs/{name}")
    return {"properties": dict(zip(kinds, found, strict=True)), "$defs": parts}


__all__ = ["Chair", "Inbound", "Outbound", "decode", "encode", "schema"]
