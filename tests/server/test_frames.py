"""The frame decoder: the result does not depend on how bytes are split, and equals that of the websockets library."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from hypothesis import assume, given
from hypothesis import strategies as st
from websockets.frames import Frame as TheirFrame
from websockets.frames import Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from paddock.server.ws.frames import (
    CLOSE,
    PROTOCOL_ERROR,
    TEXT,
    TOO_BIG,
    Frame,
    FrameDecoder,
    ProtocolError,
    close_reply,
    decode_text,
)

MAX_BYTES = 300
ROOMY = 4_000
NO_CODE = 1005
data = st.one_of(
    st.binary(max_size=150), st.sampled_from(("", "go", "x" * 126, "Nürburg", "\U0001f3ce")).map(str.encode)
)
controls = st.tuples(st.sampled_from((Opcode.PING, Opcode.PONG)), st.binary(max_size=125))


class Said(NamedTuple):
    """Frames that form one message, with control frames between them, and the expected result."""

    frames: list[TheirFrame]
    heard: list[Frame]


@st.composite
def messages(draw: st.DrawFn) -> Said:
    """A message in one piece or in several, with control frames in between."""
    kind = draw(st.sampled_from((Opcode.TEXT, Opcode.BINARY)))
    pieces = draw(st.lists(data, min_size=1, max_size=4).filter(lambda found: sum(map(len, found)) <= MAX_BYTES))
    frames: list[TheirFrame] = []
    heard: list[Frame] = []
    for number, piece in enumerate(pieces):
        between = draw(st.lists(controls, max_size=2))
        frames += [TheirFrame(opcode, words) for opcode, words in between]
        heard += [Frame(opcode, words) for opcode, words in between]
        frames.append(TheirFrame(Opcode.CONT if number else kind, piece, fin=number == len(pieces) - 1))
    return Said(frames, [*heard, Frame(kind, b"".join(pieces))])


def cut(stream: bytes, places: list[int]) -> list[bytes]:
    """A stream cut into pieces, as a network may deliver it."""
    at = sorted({0, len(stream), *(place % (len(stream) + 1) for place in places)})
    return [stream[start:end] for start, end in pairwise(at)]


@given(st.lists(messages(), max_size=5), st.lists(st.integers(0, 5_000), max_size=30))
def test_messages_are_heard_as_they_were_said_however_they_are_cut(said: list[Said], places: list[int]) -> None:
    stream = b"".join(frame.serialize(mask=True) for one in said for frame in one.frames)
    decoder = FrameDecoder(MAX_BYTES)
    heard = [found for piece in cut(stream, places) for found in decoder.feed(piece)]
    assert heard == [found for one in said for found in one.heard]


def test_a_ping_within_a_long_message_does_not_count_as_part_of_it() -> None:
    frames = [
        TheirFrame(Opcode.TEXT, b"x" * MAX_BYTES, fin=False),
        TheirFrame(Opcode.PING, b"there?"),
        TheirFrame(Opcode.CONT, b""),
    ]
    heard = list(FrameDecoder(MAX_BYTES).feed(b"".join(frame.serialize(mask=True) for frame in frames)))
    assert heard == [Frame(Opcode.PING, b"there?"), Frame(TEXT, b"x" * MAX_BYTES)]


def heard_by_us(pieces: list[bytes]) -> tuple[list[Frame], int]:
    """What our decoder reports of a stream up to its end, and the close code; 0 if it stays open."""
    decoder = FrameDecoder(ROOMY)
    told: list[Frame] = []
    try:
        for piece in pieces:
            for kind, words in decoder.feed(piece):
                if kind == CLOSE:
                    return told, int.from_bytes(close_reply(words)[2:4], "big")
                if kind == TEXT:
                    decode_text(words)
                told.append(Frame(kind, words))
    except ProtocolError as error:
        return told, error.code
    return told, 0


def heard_by_the_library(pieces: list[bytes]) -> tuple[list[Frame], int]:
    """The same, from the library."""
    server = ServerProtocol(max_size=ROOMY, state=OPEN)
    told: list[Frame] = []
    begun: list[TheirFrame] = []
    for piece in pieces:
        server.receive_data(piece)
        for event in server.events_received():
            assert isinstance(event, TheirFrame)
            if event.opcode in {Opcode.PING, Opcode.PONG}:
                told.append(Frame(event.opcode, bytes(event.data)))
            elif event.opcode != Opcode.CLOSE:
                begun.append(event)
            if begun and begun[-1].fin:
                whole = Frame(begun[0].opcode, b"".join(bytes(frame.data) for frame in begun))
                begun = []
                try:
                    told += [] if whole.opcode == TEXT and decode_text(whole.data) is None else [whole]
                except ProtocolError as error:  # the library leaves this check to the reader of the text
                    return told, error.code
    # The standard allows a peer to close in the middle of a message; the library does not.
    assume("incomplete" not in str(server.parser_exc))
    sent = server.close_sent
    return told, 0 if sent is None or sent.code == NO_CODE else sent.code


@st.composite
def streams(draw: st.DrawFn) -> bytes:
    """Frames of all kinds, valid and invalid, one after the other."""
    frames = []
    for _ in range(draw(st.integers(0, 6))):
        first = draw(st.one_of(st.sampled_from((0x81, 0x01, 0x80, 0x00, 0x82, 0x89, 0x8A, 0x88)), st.integers(0, 255)))
        words = draw(data)
        whole = bytes((0x80 | len(words),)) if len(words) < 126 else bytes((0xFE, 0, len(words)))
        size = draw(st.sampled_from((whole,) * 8 + (b"\x85", b"\x05", b"\xff" + b"\x7f" * 8)))
        frames.append(bytes((first,)) + size + bytes(4) + words)
    return b"".join(frames)


@given(streams(), st.lists(st.integers(0, 1_000), max_size=12))
def test_right_and_wrong_are_what_they_are_to_others(stream: bytes, places: list[int]) -> None:
    pieces = cut(stream, places)
    (ours, our_code), (theirs, their_code) = heard_by_us(pieces), heard_by_the_library(pieces)
    if our_code and not their_code:  # the library waits for the whole frame before it rejects its header
        theirs, their_code = heard_by_the_library([*pieces, bytes(ROOMY)])
    assert ours == theirs
    # An oversized control frame is invalid to us and too big to the library.
    assert our_code == their_code or {our_code, their_code} == {PROTOCOL_ERROR, TOO_BIG}
