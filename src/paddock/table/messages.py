"""Messages over a table's WebSocket, typed; the page's types are generated from them."""

from typing import Annotated, Any, Literal

import msgspec

from paddock.core.event import Event
from paddock.core.story import Note
from paddock.table.denied import Denied
from paddock.table.entries import Chair, Order, Seat, Settings

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Seq = Annotated[int, msgspec.Meta(ge=0, le=(1 << 53) - 1)]


class Message(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A message; `type` names its kind."""


# From a device to the table.


class Join(Message, frozen=True):
    """Subscribe to a table, with the views of this guest's seats or a spectator's. `since` is the last seq received."""

    table: Word
    since: Seq | None = None
    is_watching: bool = False  # as a spectator even with a seat: a shared screen


class Play(Message, frozen=True):
    """A move of one of the guest's seats. The same id again is a resend; `seq` is the seq for which it was chosen."""

    id: Id
    seat: Seat
    seq: Seq
    move: Word


class Undo(Message, frozen=True):
    """Undo the seat's last move: at once if the rules of undo allow it, otherwise after the others agree."""

    id: Id
    seat: Seat
    seq: Seq


class Agree(Message, frozen=True):
    """Agree to another person's request for an undo or a seat, or refuse it."""

    id: Id
    seat: Seat
    is_agreed: bool
    about: Literal["undo", "seat"] = "undo"


class Instruct(Message, frozen=True):
    """Standing orders for reaction windows, by move: always, ask, never."""

    id: Id
    seat: Seat
    orders: Annotated[dict[Word, Order], msgspec.Meta(max_length=20)]


class Say(Message, frozen=True):
    """A chat line."""

    id: Id
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class Hint(Message, frozen=True):
    """Request a hint for a seat that is to move, with reasons in that language."""

    id: Id
    seat: Seat
    lang: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class Ready(Message, frozen=True):
    """The seat has seen the score of the round that ended with `seq`: the table need not wait for it any longer."""

    id: Id
    seat: Seat
    seq: Seq


class Ping(Message, frozen=True):
    """Keep-alive request; the answer has the same id."""

    id: Id


Inbound = Join | Play | Undo | Agree | Instruct | Say | Hint | Ready | Ping


# From the table to a device.


class Time(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Remaining times in milliseconds when the message was written; only the server measures."""

    window_ms: int | None = None  # until the reaction window closes, whatever anybody holds or answers
    move_ms: dict[int, int] = {}  # for each seat to move, if there is a clock per move
    match_ms: dict[int, int] = {}  # for each seat, if there is one clock for the match


class Reason(msgspec.Struct, frozen=True, gc=False):
    """Why a move that a player may want is not legal. `parts` is the move as data: `Move` in the schema of the game."""

    move: str
    parts: dict[str, Any]
    rule: str
    facts: dict[str, Any]


class Seen(Message, frozen=True):
    """The events of a step as that seat (None: a spectator) may see them, and the whole view after it.

    `fresh` says that the view does not follow from what was shown before: a first look, another match, a move taken
    back.
    """

    seq: int
    seat: int | None
    match: int
    step: int
    fresh: bool
    events: list[Event]
    notes: list[Note]  # notes about the events
    view: Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"type": "object"})]  # already encoded as JSON
    time: Time
    may_undo: bool = False
    moves: list[dict[str, Any]] = []  # the moves of the view as data, in its order: `Move` in the schema of the game
    reasons: list[Reason] = []  # for the seat that is to move: why other moves are not legal


class Spoken(msgspec.Struct, frozen=True, gc=False):
    """A line of chat."""

    seq: int
    guest: str
    name: str
    text: str


class Present(msgspec.Struct, frozen=True, gc=False):
    """The public part of a chair."""

    kind: str
    name: str
    level: int | None
    stand_in: str
    is_here: bool
    guest: str  # a public id; the token stays on the device
    away_until: float = 0.0  # seconds since 1970 until which this person is away; 0 if they did not say so


class UndoWish(msgspec.Struct, frozen=True, gc=False):
    """An undo request: who asked, and whose answer is missing."""

    seat: int
    step: int
    asked: list[int]


class SeatWish(msgspec.Struct, frozen=True, gc=False):
    """Who would like to have a seat of the running match, and whose answer is still open."""

    seat: int
    guest: str
    name: str
    asked: list[int]


class HandedOver(msgspec.Struct, frozen=True, gc=False):
    """After this step another person, or a bot, had a seat; `before` is the name of the previous holder."""

    seat: int
    name: str
    before: str
    is_bot: bool
    step: int
    seq: int


class Break(msgspec.Struct, frozen=True, gc=False):
    """The table waits before the next round until the seats in `asked` are ready, for `left_ms` at most."""

    seq: int  # of the move that ended the round
    asked: list[int]
    left_ms: int


class Room(Message, frozen=True):
    """The table apart from the game: chairs, host, status, commitments. `mine` are the seats of the receiving guest."""

    seq: int
    table: str
    code: str  # the code that people type to find the table, until it is over
    settings: Settings
    status: str
    is_paused: bool
    host: str
    chairs: list[Present]
    watchers: int
    match: int
    commitment: str  # to the secret of the current match, or of the first one
    next_commitment: str
    undo: UndoWish | None
    muted: list[str]
    guest: str
    mine: list[int]
    orders: dict[int, dict[str, Order]]
    hurdle: str = ""  # why the table cannot go on: storage
    may_hint: bool = False  # whether hints are available with the present people and settings
    helped: dict[int, int] = {}  # for each seat: how many hints it took in this match
    seat_wish: SeatWish | None = None
    may_take: list[int] = []  # the seats that this guest may sit down on at once
    may_ask: list[int] = []  # the seats of the running match that this guest may ask the people there for
    handovers: list[HandedOver] = []  # of this match: who had which seat from when on, if not from the deal
    round_break: Break | None = None
    sides: list[list[int]] = []  # the seats of each side, where partners play together


class Advised(msgspec.Struct, frozen=True, gc=False):
    """A move with its chance to win this round, the 95 % confidence interval `low` to `high`, and why.

    `why` is a plain sentence about the move, `figures` what the search found, in figures. `is_tied`: about as good as
    the first move. `is_vague`: too few worlds were sampled for a chance. `note` describes the move, if its family has
    words for it.
    """

    move: str
    note: Note | None
    chance: float
    low: float
    high: float
    is_tied: bool
    is_vague: bool
    why: str
    figures: str


class Result(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag=str.lower):
    """What became of a message; `kind` names it."""


class Done(Result, frozen=True):
    """Accepted and durable, now or by an earlier message with the same id."""


class Noted(Result, frozen=True):
    """An answer in a reaction window: it counts when the window closes, and can be changed until then."""


class Refused(Result, frozen=True):
    """The rules forbid the move; nothing changed."""

    move: str
    rule: str
    facts: dict[str, Any]


class Stale(Result, frozen=True):
    """Chosen for a question that has passed; nothing changed. After a move the current view was sent before this."""


class Denial(Result, frozen=True, tag="denied"):
    """Anything else that forbids a request: a code with facts; `trouble-<code>` is the sentence in each language."""

    code: str
    facts: dict[str, Any]


class Hints(Result, frozen=True):
    """For Hint: the best moves, from this many sampled worlds."""

    seat: int
    worlds: int
    tips: list[Advised]


Outcome = Done | Noted | Refused | Stale | Denial | Hints


class Answer(Message, frozen=True):
    """The one answer to a message with an id (a Ping has its Pong), after the frames that show what it changed.

    `seq` is the table's seq at that time; 0 if the device has not joined a table.
    """

    id: str
    seq: int
    outcome: Outcome


class Trouble(Message, frozen=True):
    """Trouble that belongs to no id: a failed Join, or a message that cannot be read. Told by `trouble-<code>`."""

    code: str
    facts: dict[str, Any] = {}


class Talk(Message, frozen=True):
    """Lines of chat, oldest first."""

    lines: list[Spoken]


class Pong(Message, frozen=True):
    """The answer to Ping."""

    id: str


Outbound = Seen | Room | Answer | Trouble | Talk | Pong

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Inbound).decode


class _Identified(msgspec.Struct, gc=False):
    id: Id


_read_id = msgspec.json.Decoder(_Identified).decode


def id_of(text: str) -> str | None:
    """The id of a message that is not handled, if it has one: it is to be answered, too."""
    try:
        return _read_id(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def outcome_of(denied: Denied) -> Outcome:
    """What a Denied is on the wire."""
    return Stale() if denied.code == "stale" else Denial(denied.code, denied.facts)


def schema() -> dict[str, Any]:
    """JSON Schema of the two directions, with their parts in `$defs`."""
    kinds: dict[str, Any] = {"Inbound": Inbound, "Outbound": Outbound}
    found, parts = msgspec.json.schema_components(list(kinds.values()), ref_template="#/$defs/{name}")
    return {"properties": dict(zip(kinds, found, strict=True)), "$defs": parts}


__all__ = ["Chair", "Inbound", "Outbound", "decode", "encode", "id_of", "outcome_of", "schema"]
