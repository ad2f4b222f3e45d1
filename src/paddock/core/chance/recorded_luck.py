"""RecordedLuck: the draws of chance of a played match, given again although the moves may differ from those made."""

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.chance.rng import Chance
from paddock.core.step import Outcome

ROLL: int = 0  # a draw's kind begins with it if it was a roll, with ORDER if it was a shuffle
ORDER: int = 1

Kind = tuple[int, ...]  # ROLL and the bound, or ORDER and the sorted cards
Draws = dict[Kind, list[Outcome]]


class DrawCollector(Chance):
    """Delegates to another source and sorts its outcomes by kind: rolls by their bound, orders by their cards."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.draws: Draws = {}

    def below(self, n: i64) -> i64:
        """A number from the inner source, kept."""
        value = self.source.below(n)
        self.draws.setdefault((ROLL, int(n)), []).append(Outcome((int(value),), is_order=False))
        return value

    def shuffle(self, cards: vec[i64]) -> None:
        """A shuffle by the inner source, kept."""
        self.source.shuffle(cards)
        order = [int(card) for card in cards]
        self.draws.setdefault((ORDER, *sorted(order)), []).append(Outcome(tuple(order), is_order=True))

    def clone(self) -> "DrawCollector":
        """An empty collector around a clone of the source."""
        return DrawCollector(self.source.clone())

    def header(self, *, reveal: bool) -> list[str]:
        """The header lines of the inner source."""
        return self.source.header(reveal=reveal)


class RecordedLuck(Chance):
    """Answers the first draw of each kind as the first of that kind was answered, and so on; then goes on with `later`.

    A draw depends on its kind only, so every answer is as likely as a new one.
    """

    def __init__(self, draws: Draws, later: Chance) -> None:
        self._draws = draws  # never changed: clones share it
        self._later = later
        self._used: dict[Kind, int] = {}

    def _next(self, kind: Kind) -> Outcome | None:
        known = self._draws.get(kind)
        used = self._used.get(kind, 0)
        if known is None or used >= len(known):
            return None
        self._used[kind] = used + 1
        return known[used]

    def below(self, n: i64) -> i64:
        """The next roll of this bound, as it fell."""
        found = self._next((ROLL, int(n)))
        return self._later.below(n) if found is None else found.values[0]

    def shuffle(self, cards: vec[i64]) -> None:
        """The next order of these cards, as it fell."""
        found = self._next((ORDER, *sorted([int(card) for card in cards])))
        if found is None:
            self._later.shuffle(cards)
            return
        for i in range(len(found.values)):
            cards[i] = found.values[i]

    def clone(self) -> "RecordedLuck":
        """A copy at the same place."""
        twin = RecordedLuck(self._draws, self._later.clone())
        twin._used = dict(self._used)
        return twin

    def header(self, *, reveal: bool) -> list[str]:
        """A record of such a match lists its outcomes."""
        return ["chance: recorded"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RecordedLuck) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(len(self._used))

    def __repr__(self) -> str:
        count = sum([len(draws) for draws in self._draws.values()])
        return f"<RecordedLuck: {count} draws of {len(self._draws)} kinds>"

    def __reduce__(self) -> tuple[object, ...]:
        return RecordedLuck, (self._draws, self._later), self._used

    def __setstate__(self, used: dict[Kind, int]) -> None:
        self._used = used
