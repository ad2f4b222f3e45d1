"""Board and player: one table as the driver plays it, and the sockets that sit there."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport

from paddock.server.load.plan import SEATS
from paddock.table.messages import Join, Play, encode

if TYPE_CHECKING:
    import asyncio
    import random
    from collections.abc import Callable

    from paddock.server.load.tally import Tally

clock = time.perf_counter


class View(msgspec.Struct):
    """What the driver reads of a view."""

    over: bool
    moves: list[str]


class Heard(msgspec.Struct):
    """What the driver reads of a message, of whatever type."""

    type: str
    seq: int = 0
    ack: str | None = None
    code: str = ""
    view: View | None = None


read = msgspec.json.Decoder(Heard).decode
ERRORS: Final = ("refused", "stale", "trouble")


class Board:
    """A table: who may move, and who has not yet seen the last move. One move at a time."""

    def __init__(self, table: str, tokens: list[str], tally: Tally, dice: random.Random) -> None:
        self.table: Final = table
        self.tokens: Final = tokens  # of the guests in seats 1 to 4; the first is the host
        self.players: list[Player] = []
        self.seq = 0
        self.made = 0
        self.is_over = False
        self.unseen = 0  # how many sockets have yet to be told of what was done last
        self.sent_at = 0.0  # when the last move was sent; 0 while a match is being dealt
        self.on_settled: Callable[[Board], None] = lambda _: None
        self._mover: Player | None = None
        self._tally: Final = tally
        self._dice: Final = dice

    def move(self) -> bool:
        """Let a seat that is asked make a move at random; False if none can be made now."""
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

    def expect_deal(self) -> None:
        """A match is about to be dealt: everybody will be shown it."""
        self.unseen = len(self.players)
        self.sent_at = 0.0
        self.is_over = False

    def seen(self, player: Player, heard: Heard, at: float) -> None:
        """A player was shown something."""
        self.seq = max(self.seq, heard.seq)
        if self.unseen == 0:
            return
        if self.sent_at and self._mover is not None:
            is_elsewhere = player.server != self._mover.server
            self._tally.time(self.sent_at, at, is_ack=heard.ack is not None, is_elsewhere=is_elsewhere)
        self.unseen -= 1
        if self.unseen == 0:
            self.on_settled(self)

    def failed(self, kind: str) -> None:
        """Something was answered that should not have been; the table plays on."""
        self._tally.error(kind)
        self.unseen = 0


class Player(WSListener):
    """One socket at a table: a seat of its own guest (1 to 4), or a spectator (0). Server 0 is the first process."""

    def __init__(self, board: Board, seat: int, server: int, joined: asyncio.Future[int]) -> None:
        self.board: Final = board
        self.seat: Final = seat
        self.server: Final = server
        self.joined: Final = joined  # becomes the seq of the table
        self.moves: list[str] = []
        self.is_leaving = False
        self._transport: WSTransport | None = None

    @property
    def token(self) -> str:
        """The cookie of its guest; a spectator has none."""
        return self.board.tokens[self.seat - 1] if self.seat else ""

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
        """Read nothing any more, as a device does that has fallen asleep."""
        if self._transport is not None:
            self._transport.underlying_transport.pause_reading()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self.send(encode(Join(self.board.table)))

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self.is_leaving:
            self.board.failed("closed")
        if not self.joined.done():
            self.joined.cancel()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        at = clock()
        heard = read(frame.get_payload_as_memoryview())
        if heard.view is not None:
            self.moves = heard.view.moves
            self.board.is_over = heard.view.over
            self.board.seen(self, heard, at)
            if not self.joined.done():
                self.joined.set_result(heard.seq)
        elif heard.type in ERRORS:
            self.board.failed(f"{heard.type} {heard.code}".strip())


def seats_of(sockets: int) -> list[int]:
    """Who the sockets of a table are: its four seats, and spectators."""
    return [seat if seat <= SEATS else 0 for seat in range(1, sockets + 1)]
