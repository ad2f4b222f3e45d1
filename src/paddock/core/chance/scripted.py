"""Recorder logs the outcomes of a chance source; Scripted replays a list of outcomes."""

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.chance.rng import Chance
from paddock.core.errors import BadRecord
from paddock.core.step import Outcome


class Recorder(Chance):
    """Delegates to another source and logs its outcomes until `take` returns them."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self._outcomes: list[Outcome] = []

    def below(self, n: i64) -> i64:
        """A number from the inner source, logged."""
        value = self.source.below(n)
        self._outcomes.append(Outcome((int(value),), is_order=False))
        return value

    def shuffle(self, cards: vec[i64]) -> None:
        """A shuffle by the inner source, logged."""
        self.source.shuffle(cards)
        self._outcomes.append(Outcome(tuple([int(card) for card in cards]), is_order=True))

    def take(self) -> tuple[Outcome, ...]:
        """The outcomes since the last call."""
        taken = tuple(self._outcomes)
        self._outcomes = []
        return taken

    def bind(self, terms: str) -> None:
        """Bind the inner source to these terms."""
        self.source.bind(terms)

    def clone(self) -> "Recorder":
        """A recorder with an empty log around a clone of the source."""
        return Recorder(self.source.clone())

    def header(self, *, reveal: bool) -> list[str]:
        """The header lines of the inner source."""
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
    """Replays a list of outcomes, for tests and replays, then continues with a live source if there is one.

    While the script runs, the live source draws in parallel, so that it is in step when the script ends.
    `first_difference` is the number of the first outcome in which the two differ, or -1.
    """

    def __init__(self, script: list[Outcome], live: Chance | None = None) -> None:
        self._script = script
        self._next = 0
        self._live = live
        self.first_difference = -1

    def bind(self, terms: str) -> None:
        """Bind the live source to these terms."""
        if self._live is not None:
            self._live.bind(terms)

    @property
    def left(self) -> int:
        """The number of scripted outcomes not yet used."""
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
        """The script's next order, which must contain exactly these cards."""
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
        """A copy at the same place in the script."""
        live = None if self._live is None else self._live.clone()
        twin = Scripted(self._script, live)
        twin.__setstate__((self._next, self.first_difference))
        return twin

    def header(self, *, reveal: bool) -> list[str]:
        """The header lines of the live source; without one, "recorded"."""
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
