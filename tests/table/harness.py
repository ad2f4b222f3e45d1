"""Test harness for tables: the hub of one process on a real store, without network, on a clock that tests advance."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from itertools import count
from typing import TYPE_CHECKING, Any, Final

import msgspec

from paddock.core.chance.rng import Rng
from paddock.table import commands, timing
from paddock.table.entries import Chair, Clock, Settings
from paddock.table.hub import Hub
from paddock.table.messages import Play
from paddock.table.store.open import open_store
from paddock.table.thinkers import advise, choose
from tests.table.clock import ManualClock
from tests.table.migrated import with_schema

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from paddock.advice.hint import Hint
    from paddock.table.entries import AnyEntry
    from paddock.table.fair_queue import Source
    from paddock.table.live import LiveTable
    from paddock.table.requests import Request
    from paddock.table.state import State
    from paddock.table.store.base import Store
    from paddock.table.thinkers import Answer

WORDS: Final = count(1)
Told = dict[str, Any]


class InstantThinkers:
    """Computes bot moves and hints at once, in this process."""

    def __init__(self) -> None:
        self.thinking = 0
        self.advised = 0  # number of hints

    def think(self, source: Source, view: Told, level: int, seed: int, then: Callable[[str], None]) -> None:
        self.thinking += 1
        move = choose(msgspec.json.encode(view), level, seed, budget_ms=1)
        asyncio.get_running_loop().call_soon(self._hand_over, then, move)

    def advise(self, source: Source, view: Told, then: Callable[[Hint | None], None]) -> None:
        self.thinking += 1
        self.advised += 1
        found = advise(msgspec.json.encode(view), budget_ms=1)
        asyncio.get_running_loop().call_soon(self._hand_over, then, found)

    async def do(self, source: Source, work: Callable[..., Answer], *arguments: object) -> Answer | None:
        return work(*arguments)

    def stop(self) -> None:
        """There is nothing to stop."""

    def _hand_over(self, then: Callable[[Any], None], move: object) -> None:
        self.thinking -= 1
        then(move)


async def in_a_thread(_owner: str, work: Callable[[], Answer]) -> Answer:
    """As a server runs slow work."""
    return await asyncio.to_thread(work)


class RecordingDevice:
    """A connected device that keeps every message it receives, and the time."""

    def __init__(self, guest: str, harness: Harness) -> None:
        self.guest: Final = guest
        self.harness: Final = harness
        self.raw: list[bytes] = []
        self.heard: list[Told] = []
        self.times: list[float] = []
        self.closed: list[int] = []
        self.hidden: frozenset[str] = frozenset()

    @property
    def name(self) -> str:
        return self.guest.title()

    def send(self, *messages: bytes) -> None:
        self.raw += messages
        self.heard += map(msgspec.json.decode, messages)
        self.times += [self.harness.clock.monotonic()] * len(messages)

    def close(self, code: int, _reason: str) -> None:
        self.closed.append(code)

    def all(self, kind: str) -> list[Told]:
        """Every message of that kind."""
        return [message for message in self.heard if message["type"] == kind]

    def last(self, kind: str) -> Told:
        """The latest message of that kind."""
        return self.all(kind)[-1]

    def answers(self, kind: str = "") -> list[Told]:
        """What became of its messages, each outcome with `id` and `seq`; all, or those of one kind."""
        found = [{**answer["outcome"], "id": answer["id"], "seq": answer["seq"]} for answer in self.all("answer")]
        return [one for one in found if kind in {"", one["kind"]}]

    def answer(self, kind: str) -> Told:
        """The latest answer of that kind."""
        return self.answers(kind)[-1]

    def seen(self, seat: int | None = 1) -> Told:
        """The latest frame of a seat."""
        return [message for message in self.all("seen") if message["seat"] == seat][-1]

    def view(self, seat: int | None = 1) -> Told:
        view: Told = self.seen(seat)["view"]
        return view

    @property
    def room(self) -> Told:
        return self.last("room")

    @property
    def seq(self) -> int:
        """The highest sequence number received."""
        return max(int(message["seq"]) for message in self.heard if message["type"] in {"seen", "room"})

    def forget(self) -> None:
        """Drop what was received so far."""
        self.raw.clear()
        self.heard.clear()
        self.times.clear()


class Harness:
    """The tables of one process."""

    def __init__(self, store: Store, clock: ManualClock | None = None) -> None:
        self.store: Final = store
        self.clock: Final = clock or ManualClock()
        self.bots = InstantThinkers()
        self.level = 0  # random choices of the people
        self.hub: Final = Hub(store, self.bots, self.clock)

    async def open(self, game: str, chairs: list[str], host: str = "anna", **settings: Any) -> LiveTable:  # noqa: ANN401
        """Open a table: a chair is `open`, a bot as `bot:2`, or the name of a guest."""
        made = [_chair(word) for word in chairs]
        opened = Settings(game, len(chairs), **settings)
        own = [chair if chair.kind != "person" or chair.guest == host else Chair() for chair in made]
        table = await self.hub.open(opened, host, own)
        for seat, chair in enumerate(made, 1):
            if chair.kind == "person" and chair.guest != host:
                await self.act(table, lambda state, s=seat, c=chair: commands.sit(state, c.guest, s, c.name))  # type: ignore[misc]
        return table

    async def start(self, game: str, chairs: list[str], host: str = "anna", **settings: Any) -> LiveTable:  # noqa: ANN401
        """Open a table and start the match."""
        table = await self.open(game, chairs, host, **settings)
        await self.act(table, lambda state: commands.start(state, host))
        return table

    async def act(self, table: LiveTable, decide: Callable[[State], AnyEntry | None]) -> State:
        """Apply a command that arrives by HTTP."""
        state = await table.act(decide)
        await self.settle()
        return state

    async def join(
        self, table: LiveTable, guest: str, *, since: int | None = None, is_watching: bool = False
    ) -> RecordingDevice:
        """Connect a device of this guest to the table."""
        device = RecordingDevice(guest, self)
        self.hub.attach(table, device, since=since, is_watching=is_watching)
        await self.settle()
        return device

    async def leave(self, table: LiveTable, device: RecordingDevice) -> None:
        """Disconnect a device."""
        self.hub.detach(table, device)
        await self.settle()

    async def play(  # noqa: PLR0913 - the parts of a move
        self, table: LiveTable, device: RecordingDevice, seat: int, move: str, *, word: str = "", seq: int | None = None
    ) -> str:
        """Send a move; returns its message id."""
        word = word or f"w{next(WORDS)}"
        table.receive(device, Play(word, seat, table.state.facts.seq if seq is None else seq, move))
        await self.settle()
        return word

    async def request(self, table: LiveTable, device: RecordingDevice, message: Request) -> None:
        """Send any other message."""
        table.receive(device, message)
        await self.settle()

    async def settle(self) -> None:
        """Wait until everything is stored and no bot is thinking."""
        while self._is_busy():  # noqa: ASYNC110 - the store answers from a thread, and no one event tells of all answers
            await asyncio.sleep(0)

    def _is_busy(self) -> bool:
        return (
            self.bots.thinking > 0
            or not self.hub.is_settled
            or any(not table.is_settled for table in self.hub.tables.values())
        )

    async def pass_time(self, seconds: float) -> None:
        """Advance the clock; timers fire in order."""
        until = self.clock.monotonic() + seconds
        await self.settle()
        while self.clock.turn_to_next(until):
            await self.settle()

    async def step(self, table: LiveTable, *devices: RecordingDevice) -> None:
        """Play one move of a person, or else run the next timer; start another match if one has ended."""
        if table.state.facts.status != "running":
            await self.act(table, lambda state: commands.start(state, state.facts.host))
        await self.go_on(table, {device.guest: device for device in devices}, Rng(table.state.facts.seq), 1)

    async def go_on(self, table: LiveTable, devices: dict[str, RecordingDevice], rng: Rng, steps: int) -> None:
        """Play `steps` steps or to the end: people choose like bots of `self.level`, timers do the rest."""
        target = table.state.facts.seq + steps
        while table.state.facts.status == "running" and table.state.facts.seq < target:
            facts, match = table.state.facts, table.state.played
            mine = [seat for seat in match.waiting if seat in facts.people and facts.chair(seat).guest in devices]
            if mine and not timing.is_held(table.state):
                seat = mine[rng.below(len(mine))]
                move = choose(msgspec.json.encode(match.view(seat)), self.level, rng.below(1 << 30), budget_ms=1)
                await self.play(table, devices[facts.chair(seat).guest], seat, move)
            else:
                self.clock.turn_to_next(self.clock.monotonic() + 60)
                await self.settle()


def _chair(word: str) -> Chair:
    kind, _, level = word.partition(":")
    if kind == "open":
        return Chair()
    if kind == "bot":
        return Chair(kind="bot", level=int(level or 2))
    return Chair(kind="person", name=word.title(), guest=word)


@asynccontextmanager
async def harness_at(
    address: str | Path, clock: ManualClock | None = None, *, is_slow: bool = False
) -> AsyncIterator[Harness]:
    """A harness on that database, stopped cleanly at the end; `is_slow`: it looks for tables that are due."""
    harness = Harness(open_store(with_schema(address)), clock)
    await harness.hub.start()
    if is_slow:
        await harness.hub.due.begin()
    yield harness
    await harness.settle()
    await harness.hub.stop()


def per_move(seconds: int) -> Clock:
    return Clock("move", seconds)


def in_days(days: int) -> Clock:
    return Clock("days", days * 86_400)


def per_match(seconds: int) -> Clock:
    return Clock("match", seconds)
