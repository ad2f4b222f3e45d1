"""Where shuffles and rolls come from: a seeded generator, a keyed hash stream, a script, a recorder around them."""

import hashlib
import hmac
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.errors import BadInput, BadRecord

WORD: Final = 0xFFFFFFFF
BLOCK_BYTES: Final = 32


class Chance:
    """A source of numbers; everything random in a game is asked of one."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, each equally likely."""
        raise NotImplementedError

    def shuffle(self, cards: vec[i64]) -> None:
        """Bring the cards into a random order, each equally likely."""
        left: i64 = len(cards)
        while left > 1:
            j: i64 = self.below(left)
            left -= 1
            card: i64 = cards[left]
            cards[left] = cards[j]
            cards[j] = card

    def clone(self) -> "Chance":
        """A source that will give the same numbers from here on."""
        raise NotImplementedError

    def header(self, *, reveal: bool) -> list[str]:
        """The lines by which a record names this source; secrets only when revealed."""
        raise NotImplementedError


class Rng(Chance):
    """Fast and seeded (sfc32): the same numbers interpreted and compiled."""

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed
        folded = seed & 0xFFFFFFFFFFFFFFFF
        self.a: i64 = folded & WORD
        self.b: i64 = folded >> 32
        self.c: i64 = (seed >> 64) & WORD
        self.counter: i64 = 1
        for _ in range(15):
            self._word()

    def _word(self) -> i64:
        b: i64 = self.b
        c: i64 = self.c
        word: i64 = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + word) & WORD
        return word

    def below(self, n: i64) -> i64:
        """Lemire's method: a multiplication, and a rejection only where it would be unfair."""
        product: i64 = self._word() * n
        low: i64 = product & WORD
        if low < n:
            unfair: i64 = (WORD + 1 - n) % n
            while low < unfair:
                product = self._word() * n
                low = product & WORD
        return product >> 32

    def clone(self) -> "Rng":
        """A generator that will give the same numbers from here on."""
        twin = Rng(self.seed)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def header(self, *, reveal: bool) -> list[str]:
        """The seed is public: such a game can be repeated, not trusted among rivals."""
        return [f"chance: seed {self.seed}"]


def commitment_of(secret: bytes) -> str:
    """What is published before the deal: it binds the server to its secret without showing it."""
    return hashlib.sha256(secret).hexdigest()


class Keyed(Chance):
    """HMAC-SHA256 of the seats' nonces and a counter, keyed by a secret that was committed to beforehand."""

    def __init__(self, secret: bytes, nonces: list[str]) -> None:
        for nonce in nonces:
            if not nonce.isprintable() or nonce != nonce.strip():
                raise BadInput(f"a nonce is one line of plain text, not {nonce[:40]!r}")
        self.secret: Final = secret
        self.nonces: Final = nonces
        self.commitment: Final = commitment_of(secret)
        self._message: Final = b"\x00".join(nonce.encode() for nonce in nonces)
        self._block = b""
        self._used = BLOCK_BYTES
        self._counter = 0

    def _word(self) -> int:
        if self._used == BLOCK_BYTES:
            message = self._message + b"\x00" + self._counter.to_bytes(8, "big")
            self._block = hmac.digest(self.secret, message, "sha256")
            self._counter += 1
            self._used = 0
        word = int.from_bytes(self._block[self._used : self._used + 4], "big")
        self._used += 4
        return word

    def below(self, n: i64) -> i64:
        """The next 32-bit word, thrown away while it lies beyond the last whole multiple of n."""
        fair = (WORD + 1) // n * n
        word = self._word()
        while word >= fair:
            word = self._word()
        return word % n

    def clone(self) -> "Keyed":
        """A stream that will give the same numbers from here on."""
        twin = Keyed(self.secret, self.nonces)
        twin._block = self._block
        twin._used = self._used
        twin._counter = self._counter
        return twin

    def header(self, *, reveal: bool) -> list[str]:
        """Commitment and nonces always; the secret once it may be known."""
        lines = ["chance: keyed", f"commitment: {self.commitment}"]
        lines += [f"nonce: {nonce}" for nonce in self.nonces]
        if reveal:
            lines.append(f"secret: {self.secret.hex()}")
        return lines


class Outcome:
    """One answer of chance, as a record keeps it: a roll, or the order that cards were brought into."""

    def __init__(self, values: list[int], *, is_order: bool) -> None:
        self.values: Final = values
        self.is_order: Final = is_order

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.is_order == other.is_order and self.values == other.values

    def __hash__(self) -> int:
        return hash((self.is_order, tuple(self.values)))

    def __repr__(self) -> str:
        return f"Outcome({self.values!r}, is_order={self.is_order})"


class Recorder(Chance):
    """Passes everything on to another source and remembers the answers until they are taken."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self._outcomes: list[Outcome] = []

    def below(self, n: i64) -> i64:
        """A number of the inner source, remembered."""
        value = self.source.below(n)
        self._outcomes.append(Outcome([value], is_order=False))
        return value

    def shuffle(self, cards: vec[i64]) -> None:
        """A shuffle of the inner source, remembered."""
        self.source.shuffle(cards)
        self._outcomes.append(Outcome([card for card in cards], is_order=True))  # noqa: C416 - a vec is no sequence to list()

    def take(self) -> list[Outcome]:
        """What was answered since the last call."""
        taken = self._outcomes
        self._outcomes = []
        return taken

    def clone(self) -> "Recorder":
        """A recorder with an empty memory around a clone of the source."""
        return Recorder(self.source.clone())

    def header(self, *, reveal: bool) -> list[str]:
        """The inner source's lines."""
        return self.source.header(reveal=reveal)


class Scripted(Chance):
    """Answers from a list, for tests and replays; then from a live source, if there is one.

    The live source is asked everything the script is asked, so that it stands where the script ends,
    and `first_difference` tells whether the script is what that source would have said.
    """

    def __init__(self, script: list[Outcome], live: Chance | None = None) -> None:
        self._script = script
        self._next = 0
        self._live = live
        self.first_difference = -1

    @property
    def left(self) -> int:
        """How many answers of the script have not been asked for."""
        return len(self._script) - self._next

    def _take(self) -> Outcome:
        outcome = self._script[self._next]
        self._next += 1
        return outcome

    def _compare(self, same: bool) -> None:
        if not same and self.first_difference < 0:
            self.first_difference = self._next

    def below(self, n: i64) -> i64:
        """The script's next roll."""
        if self.left == 0:
            if self._live is None:
                raise BadRecord("the script has no further roll")
            return self._live.below(n)
        outcome = self._take()
        if outcome.is_order or not 0 <= outcome.values[0] < n:
            raise BadRecord(f"chance {self._next}: a roll below {n} was expected, not {outcome.values}")
        if self._live is not None:
            self._compare(self._live.below(n) == outcome.values[0])
        return outcome.values[0]

    def shuffle(self, cards: vec[i64]) -> None:
        """The script's next order of these very cards."""
        if self.left == 0:
            if self._live is None:
                raise BadRecord("the script has no further shuffle")
            self._live.shuffle(cards)
            return
        outcome = self._take()
        given = [card for card in cards]  # noqa: C416 - a vec is no sequence to list()
        if not outcome.is_order or sorted(given) != sorted(outcome.values):
            raise BadRecord(f"chance {self._next}: the order must hold exactly the {len(given)} cards of the pack")
        if self._live is not None:
            self._live.shuffle(cards)
            self._compare([card for card in cards] == outcome.values)  # noqa: C416
        for i in range(len(given)):
            cards[i] = outcome.values[i]

    def clone(self) -> "Scripted":
        """A script that stands at the same line."""
        twin = Scripted(self._script, None if self._live is None else self._live.clone())
        twin._next = self._next
        twin.first_difference = self.first_difference
        return twin

    def header(self, *, reveal: bool) -> list[str]:
        """The live source's lines, if there is one."""
        return ["chance: recorded"] if self._live is None else self._live.header(reveal=reveal)
