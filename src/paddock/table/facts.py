"""Facts: everything about a table apart from its match, as one immutable value."""

from typing import Final, Literal

import msgspec

from paddock.table.entries import Chair, Order, Settings
from paddock.table.messages import Spoken

Status = Literal["waiting", "running", "over", "ended"]
KEPT_IDS: Final = 32  # of moves made, for each seat: a resend of one of them is answered, not made
KEPT_LINES: Final = 60  # of chat


class Deal(msgspec.Struct, frozen=True, gc=False):
    """The secret, nonces and names that the current match was dealt from."""

    names: tuple[str, ...]
    nonces: tuple[str, ...]
    secret: str


class UndoRequest(msgspec.Struct, frozen=True, gc=False):
    """A seat asks to go back to a step; the seats in `asked` still have to agree."""

    seat: int
    step: int
    id: str
    asked: tuple[int, ...]
    lapses: bool = False  # when somebody who was asked is replaced or stood in for; in older logs that was a yes


class Facts(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The facts of a table at one seq."""

    seq: int  # of the last public entry
    unseen: int = 0  # number of private entries: a seq would betray them
    opened_at: float
    settings: Settings
    host: str
    chairs: tuple[Chair, ...]
    next_secret: str
    status: Status = "waiting"
    is_paused: bool = False
    number: int = 0  # of the match being played or played last, from 1
    deal: Deal | None = None
    dealt_to: tuple[str, ...] = ()  # for each seat: the guest who held it when this match was dealt; "" for a bot
    fresh_seq: int = 0  # since when views follow from one another
    step_seqs: tuple[int, ...] = ()  # the seq of every step of this match
    asked_seqs: dict[int, int] = {}  # for each seat being asked: since when
    made: dict[int, tuple[str, ...]] = {}  # for each seat: the ids of its latest moves
    spent_ms: dict[int, int] = {}  # for each seat: what the clock took in this match
    orders: dict[int, dict[str, Order]] = {}
    helped: dict[int, int] = {}  # for each seat: how many hints it took in this match
    undo_request: UndoRequest | None = msgspec.field(default=None, name="wish")  # its name in snapshots
    muted: tuple[str, ...] = ()
    lines: tuple[Spoken, ...] = ()

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

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest holds."""
        return [seat for seat, chair in enumerate(self.chairs, 1) if chair.kind == "person" and chair.guest == guest]

    def may_sit(self, guest: str, seat: int) -> bool:
        """Whether a guest may take this seat if it is open; in a running match only the one it was dealt to."""
        return self.status != "running" or self.dealt_to[seat - 1] == guest

    def concerns(self, guest: str) -> bool:
        """Whether this guest is the host, has a seat, or may take a seat back; everybody else is a visitor."""
        return guest in {self.host, *self.holders, *self.dealt_to}

    @property
    def may_hint(self) -> bool:
        """Whether hints are allowed, by the settings of the table."""
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

    def has_replaced(self, guest: str) -> bool:
        """Whether another guest who was dealt into this match has lost their seat, so that they cannot be asked."""
        pairs = zip(self.dealt_to, self.holders, strict=True)
        return any(dealt not in {"", guest, holder} for dealt, holder in pairs)

    @property
    def guests(self) -> list[str]:
        """All guests who hold a seat."""
        return list(dict.fromkeys(chair.guest for chair in self.chairs if chair.kind == "person"))

    @property
    def holders(self) -> tuple[str, ...]:
        """For each seat the guest who holds it; "" where no person does."""
        return tuple(chair.guest if chair.kind == "person" else "" for chair in self.chairs)

    @property
    def is_playing(self) -> bool:
        """Whether moves can be made."""
        return self.status == "running" and not self.is_paused
