"""TableClient: one table as the load test plays it; Player: one of its sockets."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport

from paddock.loadtest.plan import SEATS
from paddock.table.messages import Join, Play, encode

if TYPE_CHECKING:
    import asyncio
    import random
    from collections.abc import Callable

    from paddock.loadtest.measurements import Measurements

clock = time.perf_counter


class View(msgspec.Struct):
    """The fields of a view that the load test needs."""

    over: bool
    moves: list[str]


class Outcome(msgspec.Struct):
    """The fields of an outcome that the load test needs."""

    kind: str
    code: str = ""


class Message(msgspec.Struct):
    """The fields of any message that the load test needs."""

    type: str
    seq: int = 0
    code: str = ""
    view: View | None = None
    outcome: Outcome | None = None


read = msgspec.json.Decoder(Message).decode


class TableClient:
    """A table: who may move, and who has not yet seen the last move. One move at a time."""

    def __init__(
        self, table_id: str, tokens: list[str], measurements: Measurements, dice: random.Random, address: str = ""
    ) -> None:
        self.id: Final = table_id
        self.address: Final = address  # of its people, as a proxy reports it
        self.tokens: Final = tokens  # of the guests in seats 1 to 4; the first is the host
        self.players: list[Player] = []
        self.seq = 0
        self.made = 0
        self.is_over = False
        self.unseen = 0  # sockets that have not received the last frame (the mover: its answer) yet
        self.sent_at = 0.0  # when the last move was sent; 0 while a match is being dealt
        self.on_all_seen: Callable[[TableClient], None] = lambda _: None
        self._mover: Player | None = None
        self._measurements: Final = measurements
        self._dice: Final = dice

    def move(self) -> bool:
        """Make a random move for a seat to move; False if none is possible now."""
        able = [player for player in self.players if player.moves]
        if self.unseen or self.is_over or not able:
            return False
        mover = self._mover = self._dice.choice(able)
        move = self._dice.choice(mover.moves)
        self.made += 1
        self.unseen = len(self.players)
        self.sent_at = clock()
        mover.send(encode(Play(f"{self.made}", mover.seat, self.seq, move)))
        return True

    def expect_new_deal(self) -> None:
        """A match is about to be dealt: every socket will receive a frame."""
        self.unseen = len(self.players)
        self.sent_at = 0.0
        self.is_over = False

    def seen(self, player: Player, message: Message, at: float) -> None:
        """A player received a frame. The mover's own is followed by the answer, which counts for both."""
        self.seq = max(self.seq, message.seq)
        if not (self.sent_at and player is self._mover):
            self._received(player, at, is_ack=False)

    def acknowledged(self, player: Player, at: float) -> None:
        """The move is on disk, and the mover knows it."""
        self._received(player, at, is_ack=True)

    def _received(self, player: Player, at: float, *, is_ack: bool) -> None:
        if self.unseen == 0:
            return
        if self.sent_at and self._mover is not None:
            is_elsewhere = player.server != self._mover.server
            self._measurements.time(self.sent_at, at, is_ack=is_ack, is_elsewhere=is_elsewhere)
        self.unseen -= 1
        if self.unseen == 0:
            self.on_all_seen(self)

    def failed(self, kind: str) -> None:
        """Count an unexpected answer; the table plays on."""
        self._measurements.error(kind)
        self.unseen = 0


class Player(WSListener):
    """One socket at a table: a seat of its own guest (1 to 4), or a spectator (0). Server 0 is the first process."""

    def __init__(self, table: TableClient, seat: int, server: int, joined: asyncio.Future[int]) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.server: Final = server
        self.joined: Final = joined  # becomes the seq of the table
        self.moves: list[str] = []
        self.is_leaving = False
        self._transport: WSTransport | None = None

    @property
    def token(self) -> str:
        """The cookie of its guest; a spectator has none."""
        return self.table.tokens[self.seat - 1] if self.seat else ""

    def send(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.send(WSMsgType.TEXT, data)

    def leave(self) -> None:
        """Close the socket."""
        self.is_leaving = True
        if self._transport is not None:
            self._transport.disconnect()

    async def gone(self) -> None:
        """Wait until the socket is closed."""
        if self._transport is not None:
            await self._transport.wait_disconnected()

    def stop_reading(self) -> None:
        """Stop reading, like a device that is asleep."""
        if self._transport is not None:
            self._transport.underlying_transport.pause_reading()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self.send(encode(Join(self.table.id)))

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self.is_leaving:
            self.table.failed("closed")
        if not self.joined.done():
            self.joined.cancel()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        at = clock()
        message = read(frame.get_payload_as_memoryview())
        if message.view is not None:
            self.moves = message.view.moves
            self.table.is_over = message.view.over
            self.table.seen(self, message, at)
            if not self.joined.done():
                self.joined.set_result(message.seq)
        elif message.outcome is not None:
            self._answered(message.outcome, at)
        elif message.type == "trouble":
            self.table.failed(f"trouble {message.code}")

    def _answered(self, outcome: Outcome, at: float) -> None:
        if outcome.kind == "done":
            self.table.acknowledged(self, at)
        else:
            self.table.failed(f"{outcome.kind} {outcome.code}".strip())


def seats_of(sockets: int) -> list[int]:
    """The seats of a table's sockets: 1 to 4, then 0 for spectators."""
    return [seat if seat <= SEATS else 0 for seat in range(1, sockets + 1)]
