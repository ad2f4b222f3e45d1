"""Chance, the interface of all sources of randomness, and Rng, the seeded generator (sfc32)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.errors import BadInput

WORD: Final[i64] = 0xFFFFFFFF
WORDS: Final[i64] = 0x100000000
MAX_BOUND: Final[i64] = 0x80000000  # largest bound of `below`: the product with a 32-bit word must fit into i64
LOW: Final = 0xFFFFFFFF  # mask of 32 bits for Python ints of any length
SEED_BITS: Final = 127


class Chance:
    """A source of random numbers; games use no other randomness."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, each equally likely."""
        raise NotImplementedError

    def shuffle(self, cards: vec[i64]) -> None:
        """Shuffle in place (Fisher-Yates); all orders are equally likely."""
        left: i64 = len(cards)
        while left > 1:
            j: i64 = self.below(left)
            left -= 1
            card: i64 = cards[left]
            cards[left] = cards[j]
            cards[j] = card

    def bind(self, terms: str) -> None:
        """Make all numbers depend on these terms (game, seats, options ...); sources without commitment ignore it."""

    def clone(self) -> "Chance":
        """A copy that gives the same numbers from here on."""
        raise NotImplementedError

    def header(self, *, reveal: bool) -> list[str]:
        """The header lines of a record that describe this source; secrets only if `reveal` is set."""
        raise NotImplementedError


class Rng(Chance):
    """Fast seeded generator (sfc32); interpreted and compiled code give the same numbers."""

    def __init__(self, seed: int) -> None:
        if isinstance(seed, bool) or seed.bit_length() > SEED_BITS:
            raise BadInput(f"a seed is a whole number of at most {SEED_BITS} bits")
        self.seed: Final = seed
        folded = seed & 0xFFFFFFFFFFFFFFFF
        self.a: i64 = folded & LOW
        self.b: i64 = folded >> 32
        self.c: i64 = (seed >> 64) & LOW
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
        """Lemire's method: a multiplication, with rejection only of values that would cause a bias."""
        if n < 1 or n > MAX_BOUND:
            raise BadInput(f"no fair number below {n}: it must be from 1 to 2**31")
        product: i64 = self._word() * n
        low: i64 = product & WORD
        if low < n:
            unfair: i64 = (WORDS - n) % n
            while low < unfair:
                product = self._word() * n
                low = product & WORD
        return product >> 32

    def clone(self) -> "Rng":
        """A copy that gives the same numbers from here on."""
        twin = Rng(self.seed)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def header(self, *, reveal: bool) -> list[str]:
        """The seed. It predicts every number: good for repeatable matches, not for fair play among rivals."""
        return [f"chance: seed {self.seed}"]

    def state(self) -> tuple[int, int, int, int]:
        """The internal state of the generator."""
        return self.a, self.b, self.c, self.counter

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.seed == other.seed and self.state() == other.state()

    def __hash__(self) -> int:
        return hash(self.seed)

    def __repr__(self) -> str:
        return f"Rng({self.seed})"

    def __reduce__(self) -> tuple[object, ...]:
        return Rng, (self.seed,), self.state()

    def __setstate__(self, state: tuple[int, int, int, int]) -> None:
        self.a, self.b, self.c, self.counter = state
