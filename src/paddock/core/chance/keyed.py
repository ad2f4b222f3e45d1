"""Keyed: chance from a keyed hash, committed to before the deal, so that everybody can check it afterwards."""

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64

from paddock.core.chance.rng import MOST, WORDS, Chance
from paddock.core.errors import BadInput
from paddock.core.text import one_line

BLOCK_BYTES: Final = 32
SECRET_BYTES: Final = 16  # at the least: what is shorter could be guessed from the commitment


def commitment_of(secret: bytes) -> str:
    """What is published before the deal: it binds the server to its secret without showing it."""
    return hashlib.sha256(secret).hexdigest()


class Keyed(Chance):
    """HMAC-SHA256 of the terms of the match, the seats' nonces and a counter, keyed by a committed secret.

    The terms (game, sheet, seats, options, names) are bound in before the first number, so that a record with other
    words in its header does not verify.
    """

    def __init__(self, secret: bytes, nonces: list[str], twin: "Keyed | None" = None) -> None:
        self.secret: Final = secret
        self.nonces: Final = nonces
        if twin is None:
            _check(secret, nonces)
            self._terms, self._message = "", _framed(["", *nonces])
            self._block, self._used, self._counter = b"", BLOCK_BYTES, 0
        else:  # a clone: all of it was checked, and need not be framed again
            self._terms, self._message = twin._terms, twin._message  # noqa: SLF001 - its own kind
            self._block, self._used, self._counter = twin._block, twin._used, twin._counter  # noqa: SLF001

    @property
    def commitment(self) -> str:
        """What was published of the secret."""
        return commitment_of(self.secret)

    def bind(self, terms: str) -> None:
        """Tie the numbers to come to these words."""
        if self._counter > 0:
            raise BadInput("this source has been drawn from already: a match needs one of its own")
        self._terms = terms
        self._message = _framed([terms, *self.nonces])

    def _word(self) -> int:
        if self._used == BLOCK_BYTES:
            message = self._message + self._counter.to_bytes(8, "big")
            self._block = hmac.digest(self.secret, message, "sha256")
            self._counter += 1
            self._used = 0
        word = int.from_bytes(self._block[self._used : self._used + 4], "big")
        self._used += 4
        return word

    def below(self, n: i64) -> i64:
        """The next 32-bit word, thrown away while it lies beyond the last whole multiple of n."""
        if n < 1 or n > MOST:
            raise BadInput(f"no fair number below {n}: it must be from 1 to 2**31")
        fair: i64 = WORDS // n * n
        word: i64 = self._word()
        while word >= fair:
            word = self._word()
        return word % n

    def clone(self) -> "Keyed":
        """A stream that will give the same numbers from here on."""
        return Keyed(self.secret, self.nonces, self)

    def header(self, *, reveal: bool) -> list[str]:
        """Commitment and nonces always; the secret once it may be known."""
        lines = ["chance: keyed", f"commitment: {self.commitment}"]
        lines += [f"nonce: {nonce}" for nonce in self.nonces]
        if reveal:
            lines.append(f"secret: {self.secret.hex()}")
        return lines

    def state(self) -> tuple[str, bytes, int, int]:
        """How far it has been drawn from, as data: terms, current block, bytes used of it, counter."""
        return self._terms, self._block, self._used, self._counter

    def at(self, state: tuple[str, bytes, int, int]) -> "Keyed":
        """A stream of the same secret and nonces that goes on from there."""
        twin = Keyed(self.secret, self.nonces)
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
        return Keyed, (self.secret, self.nonces), self.state()


def _check(secret: bytes, nonces: list[str]) -> None:
    if not isinstance(secret, bytes) or len(secret) < SECRET_BYTES:
        raise BadInput(f"a secret is at least {SECRET_BYTES} bytes")
    for nonce in nonces:
        one_line(nonce, "a nonce")


def _framed(texts: list[str]) -> bytes:
    """The texts with their count and lengths before them, so that no two lists give the same bytes."""
    parts = [text.encode() for text in texts]
    return len(parts).to_bytes(4, "big") + b"".join([len(part).to_bytes(4, "big") + part for part in parts])
