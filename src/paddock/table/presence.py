"""Presence: which guests are connected to which table, in all processes; in memory only."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

import msgspec

from paddock.table.person import Person, guest_id, is_same

if TYPE_CHECKING:
    from collections.abc import Callable

    from paddock.table.clock import Clock
    from paddock.table.person import Who

BEAT_S: Final = 2.0
SILENT_S: Final = 7.0  # after this silence a process and its guests count as gone


class Word(msgspec.Struct, frozen=True, omit_defaults=True, array_like=True):
    """A message between processes: the number of a guest's devices at a table; without a table a heartbeat.

    With `ready_seat` it is about that seat alone; with `is_looked_at` it says that somebody looks on there.
    """

    process: str
    table: str = ""
    guest: str = ""
    count: int = 0
    is_new: bool = False  # asks the receivers to send everything they know
    former: tuple[str, ...] = ()  # the other ids of that guest
    ready_seat: int = 0  # a seat that needs no longer be waited for, in the break after `ready_seq`
    ready_seq: int = 0
    is_looked_at: bool = False

    @property
    def who(self) -> Who:
        """The person."""
        return Person(self.guest, frozenset(self.former)) if self.former else self.guest


encode_word = msgspec.json.Encoder().encode
decode_word = msgspec.json.Decoder(Word).decode


class Presence:
    """Guests by table and process. `changed(table)` is called when somebody came or went in another process."""

    def __init__(self, process: str, clock: Clock, tell: Callable[[str], None]) -> None:
        self.process: Final = process
        self._clock: Final = clock
        self._tell: Final = tell
        self._here: dict[str, dict[str, Counter[Who]]] = {}  # table -> process -> people
        self._heard: dict[str, float] = {}
        self.changed: Callable[[str], None] = lambda _table: None
        # A process fell silent: rows that it committed last may not have been told.
        self.process_lost: Callable[[], None] = lambda: None
        self.heard_ready: Callable[[str, int, int], None] = lambda _table, _seat, _seq: None
        self.heard_onlooker: Callable[[str], None] = lambda _table: None

    def arrive(self, table: str, guest: Who) -> None:
        """One more device of this guest is connected to the table in this process."""
        self._count(self.process, table, guest, self._counts(self.process, table)[guest] + 1)
        self._say(table, guest)

    def depart(self, table: str, guest: Who) -> None:
        """One device fewer."""
        self._count(self.process, table, guest, self._counts(self.process, table)[guest] - 1)
        self._say(table, guest)

    def is_here(self, table: str, guest: str) -> bool:
        """Whether any device of the guest is connected to the table."""
        return any(is_same(one, guest) for counts in self._here.get(table, {}).values() for one in counts)

    def guests(self, table: str) -> set[Who]:
        """All people connected to the table."""
        return {guest for counts in self._here.get(table, {}).values() for guest in counts}

    def connected(self) -> set[str]:
        """All guests connected to any table, by their present ids."""
        processes = (counts for by_process in self._here.values() for counts in by_process.values())
        return {guest_id(guest) for counts in processes for guest in counts}

    def tell_ready(self, table: str, seat: int, seq: int) -> None:
        """Tell the other processes that a seat needs no longer be waited for."""
        self._tell(encode_word(Word(self.process, table, ready_seat=seat, ready_seq=seq)).decode())

    def tell_onlooker(self, table: str) -> None:
        """Tell the other processes that somebody looks on at this table."""
        self._tell(encode_word(Word(self.process, table, is_looked_at=True)).decode())

    def runs_timers(self, table: str) -> bool:
        """Whether this process runs the timers of the table: of the processes with guests there, the first by name.

        Two that both believe so do no harm: an entry at a taken seq is not written.
        """
        return min(self._here.get(table, ()), default="") == self.process

    def begin(self) -> None:
        """Ask the other processes for their guests, and start the heartbeat."""
        self.renew()
        self._clock.later(BEAT_S, self._beat)

    def renew(self) -> None:
        """Send our guests and ask the others for theirs: messages may have been lost."""
        self._tell(encode_word(Word(self.process, is_new=True)).decode())
        self._say_all()

    def _beat(self) -> None:
        self._tell(encode_word(Word(self.process)).decode())
        silent = [process for process, at in self._heard.items() if self._clock.monotonic() - at > SILENT_S]
        for process in silent:
            self._forget(process)
        self._clock.later(BEAT_S, self._beat)

    def hear(self, text: str) -> None:
        """Handle a message of another process."""
        word = decode_word(text)
        is_stranger = word.process not in self._heard
        self._heard[word.process] = self._clock.monotonic()
        if word.is_new:
            self._say_all()
        elif is_stranger:
            self.renew()
        if word.ready_seat:
            self.heard_ready(word.table, word.ready_seat, word.ready_seq)
        elif word.is_looked_at:
            self.heard_onlooker(word.table)
        elif word.table:
            self._count(word.process, word.table, word.who, word.count)
            self.changed(word.table)

    def _say(self, table: str, guest: Who) -> None:
        count = self._counts(self.process, table)[guest]
        former = () if isinstance(guest, str) else tuple(sorted(guest.former))
        self._tell(encode_word(Word(self.process, table, guest_id(guest), count, former=former)).decode())

    def _say_all(self) -> None:
        for table, processes in self._here.items():
            for guest in processes.get(self.process, ()):
                self._say(table, guest)

    def _forget(self, process: str) -> None:
        del self._heard[process]
        gone = [(table, guest) for table, by in self._here.items() for guest in by.get(process, ())]
        for table, guest in gone:
            self._count(process, table, guest, 0)
            self.changed(table)
        self.process_lost()

    def _counts(self, process: str, table: str) -> Counter[Who]:
        return self._here.get(table, {}).get(process, Counter())

    def _count(self, process: str, table: str, guest: Who, count: int) -> None:
        """Set the count and drop empty entries, so that a table without guests costs nothing."""
        by_process = self._here.setdefault(table, {})
        counts = by_process.setdefault(process, Counter())
        if count > 0:
            counts[guest] = count
        else:
            del counts[guest]
        if not counts:
            del by_process[process]
        if not by_process:
            del self._here[table]
