"""Chance written down and read back: Recorder remembers what a source said, Scripted says it again."""

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.chance.rng import Chance
from paddock.core.errors import BadRecord
from paddock.core.step import Outcome


class Recorder(Chance):
    """Passes everything on to another source and remembers the answers until they are taken."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self._outcomes: list[Outcome] = []

    def below(self, n: i64) -> i64:
        """A number of the inner source, remembered."""
        value = self.source.below(n)
        self._outcomes.append(Outcome((int(value),), is_order=False))
        return value

    def shuffle(self, cards: vec[i64]) -> None:
        """A shuffle of the inner source, remembered."""
        self.source.shuffle(cards)
        self._outcomes.append(Outcome(tuple([int(card) for card in cards]), is_order=True))

    def take(self) -> tuple[Outcome, ...]:
        """What was answered since the last call."""
        taken = tuple(self._outcomes)
        self._outcomes = []
        return taken

    def bind(self, terms: str) -> None:
        """Tie the inner source."""
        self.source.bind(terms)

    def clone(self) -> "Recorder":
        """A recorder with an empty memory around a clone of the source."""
        return Recorder(self.source.clone())

    def header(self, *, reveal: bool) -> list[str]:
        """The inner source's lines."""
        return self.source.header(reveal=reveal)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Recorder) and self.source == other.source

    def __hash__(self) -> int:
        return hash(self.source)

    def __repr__(self) -> str:
        return f"Recorder({self.source!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Recorder, (self.source,)


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

    def bind(self, terms: str) -> None:
        """Tie the live source."""
        if self._live is not None:
            self._live.bind(terms)

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
        if outcome.is_order or len(outcome.values) != 1 or not 0 <= outcome.values[0] < n:
            raise BadRecord(f"chance {self._next}: a roll below {n} was expected, not {list(outcome.values)}")
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
        given = [int(card) for card in cards]
        if not outcome.is_order or sorted(given) != sorted(outcome.values):
            raise BadRecord(f"chance {self._next}: the order must hold exactly the {len(given)} cards of the pack")
        if self._live is not None:
            self._live.shuffle(cards)
            self._compare(tuple([int(card) for card in cards]) == outcome.values)
        for i in range(len(given)):
            cards[i] = outcome.values[i]

    def clone(self) -> "Scripted":
        """A script that stands at the same line."""
        live = None if self._live is None else self._live.clone()
        twin = Scripted(self._script, live)
        twin.__setstate__((self._next, self.first_difference))
        return twin

    def header(self, *, reveal: bool) -> list[str]:
        """The live source's lines, if there is one."""
        return ["chance: recorded"] if self._live is None else self._live.header(reveal=reveal)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scripted) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self._next)

    def __repr__(self) -> str:
        return f"<Scripted: {self.left} of {len(self._script)} to come>"

    def __reduce__(self) -> tuple[object, ...]:
        return Scripted, (self._script, self._live), (self._next, self.first_difference)

    def __setstate__(self, state: tuple[int, int]) -> None:
        self._next, self.first_difference = state
