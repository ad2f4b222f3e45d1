"""Where shuffles and rolls come from: Chance, what every source offers, and Rng, the seeded one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.errors import BadInput

WORD: Final[i64] = 0xFFFFFFFF
WORDS: Final[i64] = 0x100000000
MOST: Final[i64] = 0x80000000  # the largest fair question: a word times more would not fit into 64 bits
LOW: Final = 0xFFFFFFFF  # a word, where whole numbers of any length are cut
SEED_BITS: Final = 127


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

    def bind(self, terms: str) -> None:
        """Tie the numbers to come to these words (game, seats, names ...), if this source can be tied to anything."""

    def clone(self) -> "Chance":
        """A source that will give the same numbers from here on."""
        raise NotImplementedError

    def header(self, *, reveal: bool) -> list[str]:
        """The lines by which a record names this source; secrets only when revealed."""
        raise NotImplementedError


class Rng(Chance):
    """Fast and seeded (sfc32): the same numbers interpreted and compiled."""

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
        """Lemire's method: a multiplication, and a rejection only where it would be unfair."""
        if n < 1 or n > MOST:
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
        """A generator that will give the same numbers from here on."""
        twin = Rng(self.seed)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def header(self, *, reveal: bool) -> list[str]:
        """The seed tells all that is to come: such a game can be repeated, not trusted among rivals."""
        return [f"chance: seed {self.seed}"]

    def state(self) -> tuple[int, int, int, int]:
        """How far it has been drawn from, as data."""
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
