"""Keyed: verifiable chance from HMAC-SHA256, with a commitment to its secret before the deal."""

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64

from paddock.core.chance.rng import MAX_BOUND, WORDS, Chance
from paddock.core.errors import BadInput
from paddock.core.text import one_line

BLOCK_BYTES: Final = 32
SECRET_BYTES: Final = 16  # minimum: a shorter secret could be brute-forced from the commitment


def commitment_of(secret: bytes) -> str:
    """The hash to publish before the deal: it binds the server to the secret without revealing it."""
    return hashlib.sha256(secret).hexdigest()


class Keyed(Chance):
    """HMAC-SHA256 of the terms of the match, the seats' nonces and a counter, keyed by a committed secret.

    `bind` adds the terms (game, sheet, seats, options) before the first number, so that a record with a changed header
    does not verify.
    """

    def __init__(self, secret: bytes, nonces: list[str], twin: "Keyed | None" = None, blocks: bytes = b"") -> None:
        self.secret: Final = secret
        self.nonces: Final = nonces
        self.blocks: Final = blocks  # as they were drawn, where the terms are no longer known: then nothing is proved
        if twin is None:
            _check(secret, nonces)
            self._terms, self._message = "", _framed(["", *nonces])
            self._block, self._used, self._counter = b"", BLOCK_BYTES, 0
        else:  # a clone: already validated and framed
            self._terms, self._message = twin._terms, twin._message  # noqa: SLF001 - same class
            self._block, self._used, self._counter = twin._block, twin._used, twin._counter  # noqa: SLF001

    @property
    def commitment(self) -> str:
        """The published hash of the secret."""
        return commitment_of(self.secret)

    def bind(self, terms: str) -> None:
        """Make all numbers depend on these terms; BadInput after the first number."""
        if self._counter > 0:
            raise BadInput("this source has already been used: each match needs its own")
        self._terms = terms
        self._message = _framed([terms, *self.nonces])

    def block(self, number: int) -> bytes:
        """The block of this number, counted from 0."""
        if self.blocks:
            return self.blocks[number * BLOCK_BYTES : (number + 1) * BLOCK_BYTES]
        return hmac.digest(self.secret, self._message + number.to_bytes(8, "big"), "sha256")

    def _word(self) -> int:
        if self._used == BLOCK_BYTES:
            self._block = self.block(self._counter)
            self._counter += 1
            self._used = 0
        word = int.from_bytes(self._block[self._used : self._used + 4], "big")
        self._used += 4
        return word

    def below(self, n: i64) -> i64:
        """The next 32-bit word modulo n; words beyond the last whole multiple of n are rejected."""
        if n < 1 or n > MAX_BOUND:
            raise BadInput(f"no fair number below {n}: it must be from 1 to 2**31")
        fair: i64 = WORDS // n * n
        word: i64 = self._word()
        while word >= fair:
            word = self._word()
        return word % n

    def clone(self) -> "Keyed":
        """A copy that gives the same numbers from here on."""
        return Keyed(self.secret, self.nonces, self, self.blocks)

    def header(self, *, reveal: bool) -> list[str]:
        """Commitment and nonces, and the secret if `reveal` is set."""
        if self.blocks:
            return ["chance: recorded"]
        lines = ["chance: keyed", f"commitment: {self.commitment}"]
        lines += [f"nonce: {nonce}" for nonce in self.nonces]
        if reveal:
            lines.append(f"secret: {self.secret.hex()}")
        return lines

    def state(self) -> tuple[str, bytes, int, int]:
        """The state of the stream: terms, current block, bytes used of it, counter."""
        return self._terms, self._block, self._used, self._counter

    def at(self, state: tuple[str, bytes, int, int]) -> "Keyed":
        """A stream of the same secret and nonces, in this state."""
        twin = Keyed(self.secret, self.nonces, None, self.blocks)
        twin.__setstate__(state)
        return twin

    def __setstate__(self, state: tuple[str, bytes, int, int]) -> None:
        self.bind(state[0])
        _, self._block, self._used, self._counter = state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Keyed) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.commitment)

    def __repr__(self) -> str:
        return f"<Keyed {self.commitment[:16]}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Keyed, (self.secret, self.nonces, None, self.blocks), self.state()


def _check(secret: bytes, nonces: list[str]) -> None:
    if not isinstance(secret, bytes) or len(secret) < SECRET_BYTES:
        raise BadInput(f"a secret is at least {SECRET_BYTES} bytes")
    for nonce in nonces:
        one_line(nonce, "a nonce")


def _framed(texts: list[str]) -> bytes:
    """The texts, prefixed with their count and lengths, so that different lists give different bytes."""
    parts = [text.encode() for text in texts]
    return len(parts).to_bytes(4, "big") + b"".join([len(part).to_bytes(4, "big") + part for part in parts])
