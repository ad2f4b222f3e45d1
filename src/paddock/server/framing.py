"""Framing: what goes over a websocket as bytes (RFC 6455), from the server's side."""

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
KINDS: Final = {CONT, TEXT, BINARY, CLOSE, PING, PONG}
FINAL: Final = 0x80  # the message ends with this frame
RESERVED: Final = 0x70
MASKED: Final = 0x80  # what a browser sends is
MASK: Final = 4  # bytes
SHORT, LONG = 126, 127  # from here on the length stands behind, in two bytes or in eight
BAD_FRAME, NOT_TEXT, UNWANTED, TOO_BIG = 1002, 1007, 1008, 1009
MOST_PIECES: Final = 64  # of a message
# What a peer may give as the reason of its going.
CODES: Final = {*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)}
LONGEST_REASON: Final = 123  # bytes


class Broken(Exception):
    """The other side does not keep to the rules: the connection ends with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Heard(NamedTuple):
    """A whole message, or a control frame."""

    kind: int
    data: bytes


class Head(NamedTuple):
    """What stands before the data of a frame, and where the mask begins."""

    kind: int
    is_final: bool
    start: int
    size: int


class Ear:
    """Makes messages of the bytes that come, however they are cut; none is longer than `most`."""

    __slots__ = ("_begun", "_kind", "_most", "_pieces", "_rest")

    def __init__(self, most: int) -> None:
        self._most = most
        self._rest = b""  # the beginning of a frame
        self._begun = b""  # of a message that comes in several frames
        self._kind = CONT  # of that message, if there is one
        self._pieces = 0  # of it so far

    def hear(self, data: bytes) -> Iterator[Heard]:
        """All that is whole now; Broken where the rules end."""
        data = self._rest + data if self._rest else data
        at = 0
        while (head := head_in(data, at)) is not None:
            if head.kind < CLOSE and head.size + len(self._begun) > self._most:
                raise Broken(TOO_BIG, f"a message has at most {self._most} bytes")
            begin = head.start + MASK
            if len(data) < (end := begin + head.size):
                break
            at = end
            found = self._whole(head, apply_mask(data[begin:end], data[head.start : begin]))
            if found is not None:
                yield found
        self._rest = data[at:]

    def _whole(self, head: Head, data: bytes) -> Heard | None:
        if head.kind >= CLOSE:
            return Heard(head.kind, data)
        if (head.kind == CONT) == (self._kind == CONT):
            raise Broken(BAD_FRAME, "a frame that is out of order")
        kind, data = head.kind or self._kind, self._begun + data
        if head.is_final:
            self._kind, self._begun, self._pieces = CONT, b"", 0
            return Heard(kind, data)
        self._kind, self._begun, self._pieces = kind, data, self._pieces + 1
        if self._pieces > MOST_PIECES:
            raise Broken(UNWANTED, f"a message has at most {MOST_PIECES} pieces")
        return None


def head_in(data: bytes, at: int) -> Head | None:
    """The head of the frame that begins there; None if it is not all there yet, Broken if it cannot be one."""
    if len(data) < at + 2:
        return None
    first, second = data[at], data[at + 1]
    kind, size, start = first & 0x0F, second & ~MASKED, at + 2
    if first & RESERVED or kind not in KINDS or not second & MASKED:
        raise Broken(BAD_FRAME, "a frame that is none")
    if kind >= CLOSE and (size >= SHORT or not first & FINAL):
        raise Broken(BAD_FRAME, "a control frame that is too long")
    if size >= SHORT:
        start += 2 if size == SHORT else 8
        if len(data) < start:
            return None
        size = int.from_bytes(data[at + 2 : start], "big")
    return Head(kind, bool(first & FINAL), start, size)


def head_of(data: bytes, kind: int = TEXT) -> bytes:
    """What stands before data from a server."""
    size = len(data)
    if size < SHORT:
        return bytes((FINAL | kind, size))
    if size < 1 << 16:
        return bytes((FINAL | kind, SHORT)) + size.to_bytes(2, "big")
    return bytes((FINAL | kind, LONG)) + size.to_bytes(8, "big")


def goodbye(code: int, reason: str = "") -> bytes:
    """The frame that ends a connection."""
    data = code.to_bytes(2, "big") + reason.encode()[:LONGEST_REASON]
    return head_of(data, CLOSE) + data


def answered(data: bytes) -> bytes:
    """The frame with which the other side's goodbye is answered; Broken if it is not as it should be."""
    if not data:
        return head_of(b"", CLOSE)
    text_of(data[2:])
    code = int.from_bytes(data[:2], "big")
    if len(data) == 1 or code not in CODES:
        raise Broken(BAD_FRAME, "a goodbye that is none")
    return goodbye(code)


def text_of(data: bytes) -> str:
    """What a message says; Broken if it is no text."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise Broken(NOT_TEXT, "this is not text") from None
