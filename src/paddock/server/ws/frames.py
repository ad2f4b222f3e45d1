"""WebSocket frames (RFC 6455), from the server's side: FrameDecoder for incoming bytes, functions for outgoing ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from websockets.utils import apply_mask as apply_mask_slowly

try:
    from websockets.speedups import apply_mask
except ImportError:
    apply_mask = apply_mask_slowly

if TYPE_CHECKING:
    from collections.abc import Iterator

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
OPCODES: Final = {CONT, TEXT, BINARY, CLOSE, PING, PONG}
FIN: Final = 0x80
RSV: Final = 0x70
MASKED: Final = 0x80
MASK_BYTES: Final = 4
LENGTH_16, LENGTH_64 = 126, 127  # the length follows, in two or eight bytes
PROTOCOL_ERROR, INVALID_DATA, POLICY_VIOLATION, TOO_BIG = 1002, 1007, 1008, 1009
MAX_FRAGMENTS: Final = 64  # of a message
PEER_CLOSE_CODES: Final = {*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)}
MAX_REASON: Final = 123  # bytes


class ProtocolError(Exception):
    """The peer violates the protocol: the connection closes with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Frame(NamedTuple):
    """A complete message, or a control frame."""

    opcode: int
    data: bytes


class FrameHeader(NamedTuple):
    """A parsed header; `start` is the offset of the mask."""

    opcode: int
    is_final: bool
    start: int
    size: int


class FrameDecoder:
    """Turns incoming bytes into messages and control frames; a message has at most `max_size` bytes."""

    __slots__ = ("_buffer", "_fragments", "_max_size", "_opcode", "_partial")

    def __init__(self, max_size: int) -> None:
        self._max_size = max_size
        self._buffer = b""  # an incomplete frame
        self._partial = b""  # a message whose last fragment is missing
        self._opcode = CONT  # opcode of that message
        self._fragments = 0  # of that message so far

    def feed(self, data: bytes) -> Iterator[Frame]:
        """Everything that is complete now; ProtocolError for invalid bytes."""
        data = self._buffer + data if self._buffer else data
        at = 0
        while (header := parse_header(data, at)) is not None:
            if header.opcode < CLOSE and header.size + len(self._partial) > self._max_size:
                raise ProtocolError(TOO_BIG, f"message exceeds {self._max_size} bytes")
            begin = header.start + MASK_BYTES
            if len(data) < (end := begin + header.size):
                break
            at = end
            frame = self._assemble(header, apply_mask(data[begin:end], data[header.start : begin]))
            if frame is not None:
                yield frame
        self._buffer = data[at:]

    def _assemble(self, header: FrameHeader, data: bytes) -> Frame | None:
        if header.opcode >= CLOSE:
            return Frame(header.opcode, data)
        if (header.opcode == CONT) == (self._opcode == CONT):
            raise ProtocolError(PROTOCOL_ERROR, "unexpected continuation or new message")
        opcode, data = header.opcode or self._opcode, self._partial + data
        if header.is_final:
            self._opcode, self._partial, self._fragments = CONT, b"", 0
            return Frame(opcode, data)
        self._opcode, self._partial, self._fragments = opcode, data, self._fragments + 1
        if self._fragments > MAX_FRAGMENTS:
            raise ProtocolError(POLICY_VIOLATION, f"message exceeds {MAX_FRAGMENTS} fragments")
        return None


def parse_header(data: bytes, at: int) -> FrameHeader | None:
    """The frame header at this offset; None if it is incomplete, ProtocolError if it is invalid."""
    if len(data) < at + 2:
        return None
    first, second = data[at], data[at + 1]
    opcode, size, start = first & 0x0F, second & ~MASKED, at + 2
    if first & RSV or opcode not in OPCODES or not second & MASKED:
        raise ProtocolError(PROTOCOL_ERROR, "invalid frame header")
    if opcode >= CLOSE and (size >= LENGTH_16 or not first & FIN):
        raise ProtocolError(PROTOCOL_ERROR, "control frame too long or fragmented")
    if size >= LENGTH_16:
        start += 2 if size == LENGTH_16 else 8
        if len(data) < start:
            return None
        size = int.from_bytes(data[at + 2 : start], "big")
    return FrameHeader(opcode, bool(first & FIN), start, size)


def frame_header(data: bytes, opcode: int = TEXT) -> bytes:
    """The header of a frame from the server with this payload."""
    size = len(data)
    if size < LENGTH_16:
        return bytes((FIN | opcode, size))
    if size < 1 << 16:
        return bytes((FIN | opcode, LENGTH_16)) + size.to_bytes(2, "big")
    return bytes((FIN | opcode, LENGTH_64)) + size.to_bytes(8, "big")


def close_frame(code: int, reason: str = "") -> bytes:
    """A close frame."""
    data = code.to_bytes(2, "big") + reason.encode()[:MAX_REASON]
    return frame_header(data, CLOSE) + data


def close_reply(data: bytes) -> bytes:
    """The reply to the peer's close frame; ProtocolError if that is invalid."""
    if not data:
        return frame_header(b"", CLOSE)
    decode_text(data[2:])
    code = int.from_bytes(data[:2], "big")
    if len(data) == 1 or code not in PEER_CLOSE_CODES:
        raise ProtocolError(PROTOCOL_ERROR, "invalid close frame")
    return close_frame(code)


def decode_text(data: bytes) -> str:
    """The text of a message; ProtocolError if it is not UTF-8."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise ProtocolError(INVALID_DATA, "invalid UTF-8") from None
