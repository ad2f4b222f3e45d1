"""Entries: everything that can happen at a table, as entries of its log; replaying them gives the table."""

from typing import Annotated, Final, Literal

import msgspec

Seat = Annotated[int, msgspec.Meta(ge=1, le=12)]
Order = Literal["always", "ask", "never"]
By = Literal["person", "bot", "clock", "window"]
Hinting = Literal["bots", "all", "none"]
DAY_S: Final = 86_400
MAX_DAYS: Final = 7  # for a move of a slow table


class Clock(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The time limit: none, `seconds` per move, `seconds` for the whole match, or whole days per move."""

    kind: Literal["none", "move", "match", "days"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=604_800)] = 0

    @property
    def is_slow(self) -> bool:
        """Whether people have days for a move, and need not be there at the same time."""
        return self.kind == "days"

    @property
    def days(self) -> int:
        """The days for a move; 0 where time is not counted in days."""
        return self.seconds // DAY_S if self.is_slow else 0


class Settings(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The settings of a table. Times are public, so they reveal nothing."""

    game: str
    seats: Seat
    options: dict[str, str] = {}
    is_listed: bool = False
    clock: Clock = Clock()
    window_ms: Annotated[int, msgspec.Meta(ge=0, le=60_000)] = 6_000  # how long a reaction window stays open
    pace_ms: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = (
        900  # delay of a bot's move; half of it for further moves of the same turn
    )
    grace_ms: Annotated[int, msgspec.Meta(ge=0, le=600_000)] = 45_000  # until a bot stands in for an absent person
    hints: Hinting = "bots"  # who may have hints: a person alone among bots, everybody, nobody
    is_rated: bool = False  # then there are no hints, and nothing that was revealed is undone
    club: str = ""  # whose members alone may sit down and watch; empty outside clubs


class Chair(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Who plays a seat: nobody yet, a person, or a bot; and whether a bot plays for the person just now."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    guest: str = ""
    level: int = 2
    nonce: str = ""  # the seat's nonce for the next shuffle
    stand_in: Literal["", "gone", "left"] = ""  # gone: back on reconnecting; left: back only on request
    player: str = ""  # the member without a device who plays here on the guest's device

    @property
    def person(self) -> str:
        """Whose name and result it is: the member without a device, else the guest."""
        return self.player or self.guest


class Entry(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="entry", tag=str.lower):
    """One entry of a table's log."""


class Opened(Entry, frozen=True):
    """The table was opened; `secret` is the committed secret of the first match."""

    settings: Settings
    host: str
    chairs: tuple[Chair, ...]
    secret: str


class Seated(Entry, frozen=True):
    """A chair was taken, given to a bot, or opened."""

    seat: Seat
    chair: Chair


class Swapped(Entry, frozen=True):
    """The host let two chairs change places before a match; `chairs` are those of the two seats afterwards."""

    seats: tuple[Seat, Seat]
    chairs: tuple[Chair, Chair]


class Left(Entry, frozen=True):
    """A person left: the chair is open, or during a match a bot plays on until they are back."""

    seat: Seat


class StoodIn(Entry, frozen=True):
    """The person has been absent for the grace time: a bot stands in."""

    seat: Seat


class Back(Entry, frozen=True):
    """The person is back and plays again."""

    seat: Seat


class Hosted(Entry, frozen=True):
    """Another person became the host."""

    guest: str


class Started(Entry, frozen=True, omit_defaults=True):
    """A match was dealt from a committed secret and the seats' nonces; contains the secret of the next match.

    Matches of kind 1 have the names that their chance is bound to; they are kept beside the log.
    """

    names: tuple[str, ...]
    nonces: tuple[str, ...]
    secret: str
    next_secret: str
    kind: int = 1  # of the terms that chance is bound to, and of the record
    blocks: str = ""  # of kind 1, when somebody was forgotten: the blocks of chance, in hex; never in the log itself


class Moved(Entry, frozen=True, omit_defaults=True):
    """A seat made a move; `id` is the client's id for it, `spent_ms` the thinking time charged."""

    seat: Seat
    move: str
    id: str = ""
    by: By = "person"
    spent_ms: int = 0


class Undone(Entry, frozen=True):
    """The match went back to an earlier step."""

    seat: Seat
    step: int
    id: str = ""


class UndoAsked(Entry, frozen=True):
    """A seat asks to undo its last move: the other people have to agree."""

    seat: Seat
    step: int
    id: str = ""
    asked: tuple[Seat, ...] | None = None  # None, in older logs: all people seated; those who left had agreed


class UndoAnswered(Entry, frozen=True):
    """One of the people asked agreed or refused; the last consent undoes the move."""

    seat: Seat
    is_agreed: bool


class SeatAsked(Entry, frozen=True):
    """A guest asks for a seat of the running match: the people at the table are asked."""

    seat: Seat
    guest: str
    name: str
    asked: tuple[Seat, ...]


class SeatAnswered(Entry, frozen=True):
    """One of the people asked said yes or no; the last yes seats the guest."""

    seat: Seat
    is_agreed: bool


class SeatWithdrawn(Entry, frozen=True):
    """The guest who asked for a seat withdrew the request, or is gone."""


class Ordered(Entry, frozen=True):
    """Standing orders of a seat for reaction windows, by move: always, ask, never."""

    seat: Seat
    orders: dict[str, Order]


class Away(Entry, frozen=True):
    """Until when the person of a seat is away: its deadlines stand still until then; 0: they are back."""

    seat: Seat
    until: float


class Hinted(Entry, frozen=True):
    """A seat took a hint, which is public."""

    seat: Seat


class Paused(Entry, frozen=True):
    """The host paused play."""


class Resumed(Entry, frozen=True):
    """Play was resumed."""


class Ended(Entry, frozen=True):
    """The host ended the match before it was over."""


class Said(Entry, frozen=True, omit_defaults=True):
    """A person at the table, seated or watching, wrote a chat line; `id` is the client's id for it."""

    guest: str
    name: str
    text: str
    id: str = ""


class Muted(Entry, frozen=True):
    """The host muted a guest, or unmuted them."""

    guest: str
    is_muted: bool


AnyEntry = (
    Opened
    | Seated
    | Swapped
    | Left
    | StoodIn
    | Back
    | Hosted
    | Started
    | Moved
    | Undone
    | UndoAsked
    | UndoAnswered
    | SeatAsked
    | SeatAnswered
    | SeatWithdrawn
    | Ordered
    | Away
    | Hinted
    | Paused
    | Resumed
    | Ended
    | Said
    | Muted
)

encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode
