"""Facts: everything about a table apart from its match, as one immutable value."""

from typing import Final, Literal

import msgspec

from paddock.table.entries import Chair, Order, Settings
from paddock.table.messages import Spoken
from paddock.table.person import Who, is_same

Status = Literal["waiting", "running", "over", "ended"]
Phase = Literal["waiting", "playing", "paused", "over"]
KEPT_IDS: Final = 32  # ids kept per seat: a resend of a move that was made is answered, not made again
KEPT_LINES: Final = 60  # chat lines kept


class Deal(msgspec.Struct, frozen=True, gc=False):
    """The secret, nonces and names that the current match was dealt from."""

    names: tuple[str, ...]
    nonces: tuple[str, ...]
    secret: str
    kind: int = 1
    place: int = 0  # in the log
    blocks: str = ""  # of chance, where it can no longer be derived


class UndoRequest(msgspec.Struct, frozen=True, gc=False):
    """A seat asks to go back to a step; the seats in `asked` still have to agree."""

    seat: int
    step: int
    id: str
    asked: tuple[int, ...]
    lapses: bool = False  # when a bot replaces or stands in for somebody who was asked; in older logs: a yes


class SeatRequest(msgspec.Struct, frozen=True, gc=False):
    """A guest asks for a seat of the running match; the seats in `asked` still have to agree."""

    seat: int
    guest: str
    name: str
    asked: tuple[int, ...]

    @property
    def sitter(self) -> tuple[int, str]:
        """The seat and the guest who asks for it."""
        return self.seat, self.guest


class Handover(msgspec.Struct, frozen=True, gc=False):
    """After this step another guest had a seat; "" if a bot got it."""

    seat: int
    guest: str
    name: str
    step: int
    seq: int


class Facts(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The facts of a table at one seq."""

    seq: int  # seq of the last public entry
    unseen: int = 0  # number of private entries: in the seq they would be visible
    opened_at: float
    settings: Settings
    host: str
    chairs: tuple[Chair, ...]
    next_secret: str
    status: Status = "waiting"
    is_paused: bool = False
    number: int = 0  # number of the current or last match, from 1
    deal: Deal | None = None
    dealt_to: tuple[str, ...] = ()  # for each seat: the guest who held it when this match was dealt; "" for a bot
    dealt_players: tuple[str, ...] = ()  # for each seat: the member without a device for whom it was dealt, or ""
    handovers: tuple[Handover, ...] = ()  # of this match, in order
    left: tuple[int, ...] = ()  # the seats whose owner left this match of their own will and is not back
    fresh_seq: int = 0  # the seq from which views follow from one another
    step_seqs: tuple[int, ...] = ()  # the seq of every step of this match
    movers: str = ""  # for every step the first letter of who made the move: person, bot, clock, window
    asked_seqs: dict[int, int] = {}  # for each seat to move: since which seq
    made: dict[int, tuple[str, ...]] = {}  # for each seat: the ids of its latest moves
    spent_ms: dict[int, int] = {}  # for each seat: clock time used in this match
    orders: dict[int, dict[str, Order]] = {}
    order_counts: dict[int, int] = {}  # for each seat: how often its orders were written
    away: dict[int, float] = {}  # for each seat whose person said so: until when they are away
    helped: dict[int, int] = {}  # for each seat: how many hints it took in this match
    undo_request: UndoRequest | None = msgspec.field(default=None, name="wish")  # its name in snapshots
    seat_request: SeatRequest | None = None
    seat_asks: dict[str, int] = {}  # for each guest: how often they asked for a seat in this match
    muted: tuple[str, ...] = ()
    lines: tuple[Spoken, ...] = ()
    said: int = 0  # number of lines, including those no longer kept
    said_ids: tuple[tuple[str, str], ...] = ()  # guest and id of the latest lines: a resend is answered, not written

    @property
    def dealt(self) -> Deal:
        """The current deal; LookupError if there is none yet."""
        if self.deal is None:
            raise LookupError("no match was dealt at this table yet")
        return self.deal

    @property
    def place(self) -> int:
        """The number of entries in the log."""
        return self.seq + self.unseen

    def chair(self, seat: int) -> Chair:
        """The chair of a seat."""
        return self.chairs[seat - 1]

    def seats_of(self, guest: Who) -> list[int]:
        """The seats that a person holds."""
        return [seat for seat, holder in enumerate(self.holders, 1) if is_same(guest, holder)]

    def concerns(self, guest: Who) -> bool:
        """Whether this person is the host, has a seat, or may take a seat back; everybody else is a visitor."""
        return any(is_same(guest, one) for one in (*self.hands, self.host))

    def knows(self, guest: Who) -> bool:
        """Whether anything here is about this person."""
        known = (*self.players, *(line.guest for line in self.lines))
        return self.concerns(guest) or any(is_same(guest, one) for one in known)

    def known_as(self, guest: Who) -> str:
        """The id by which this table knows a person, whoever was joined with them since; else the present one."""
        if isinstance(guest, str):
            return guest
        known = (*self.hands, self.host, *(line.guest for line in self.lines))
        return next((one for one in known if is_same(guest, one)), guest.id)

    def is_muted(self, guest: Who) -> bool:
        """Whether the host has muted this person."""
        return any(is_same(guest, one) for one in self.muted)

    @property
    def hands(self) -> tuple[str, ...]:
        """All guests who hold a seat, or held one in this match."""
        return (*self.holders, *self.dealt_to, *(handover.guest for handover in self.handovers))

    @property
    def players(self) -> set[str]:
        """The members without a device who play here, or in this match."""
        return {*(chair.player for chair in self.chairs), *self.dealt_players} - {""}

    @property
    def may_hint(self) -> bool:
        """Whether hints are allowed, by the settings of the table."""
        if self.settings.is_rated:
            return False
        if self.settings.hints == "bots":
            return sum(1 for chair in self.chairs if chair.kind == "person") == 1
        return self.settings.hints == "all"

    @property
    def people(self) -> list[int]:
        """The seats that a person plays, not a stand-in."""
        return [seat for seat, chair in enumerate(self.chairs, 1) if chair.kind == "person" and not chair.stand_in]

    def to_ask(self, seat: int) -> tuple[int, ...]:
        """The seats of other people, except those who left."""
        chairs = enumerate(self.chairs, 1)
        return tuple(
            other for other, chair in chairs if chair.kind == "person" and chair.stand_in != "left" and other != seat
        )

    @property
    def guests(self) -> list[str]:
        """All guests who hold a seat."""
        return list(dict.fromkeys(chair.guest for chair in self.chairs if chair.kind == "person"))

    @property
    def holders(self) -> tuple[str, ...]:
        """For each seat the guest who holds it; "" where no person does."""
        return tuple(chair.guest if chair.kind == "person" else "" for chair in self.chairs)

    @property
    def is_slow(self) -> bool:
        """Whether people have days for a move."""
        return self.settings.clock.is_slow

    @property
    def is_playing(self) -> bool:
        """Whether moves can be made."""
        return self.phase == "playing"

    @property
    def phase(self) -> Phase:
        """What permissions depend on; a match that the host ended is over."""
        if self.status == "running":
            return "paused" if self.is_paused else "playing"
        return "waiting" if self.status == "waiting" else "over"
