"""Parser for the body of a record: moves and outcomes of chance."""

import re

from paddock.core.codec import NOT_NOTATION, Codec
from paddock.core.errors import BadRecord
from paddock.core.step import Outcome
from paddock.core.text import NOT_A_NUMBER, legible, shown, whole_number


class Lines:
    """The parsed body: moves (line number, seat, notation) and outcomes of chance, in order."""

    def __init__(self, codec: Codec, body: list[tuple[int, str]]) -> None:
        self._codec = codec
        self.moves: list[tuple[int, int, str]] = []
        self.script: list[Outcome] = []
        for number, line in body:
            self._read(number, line)

    def _read(self, number: int, line: str) -> None:
        if line.startswith("deal: "):
            self.script.append(self._order(number, line[6:].split()))
        elif line.startswith("roll: "):
            self.script.append(self._roll(number, line[6:]))
        elif not line.startswith(("round ", "points: ")):
            self._move(number, line)

    def _move(self, number: int, line: str) -> None:
        before, arrow, after = line.partition(" -> ")
        seat, space, move = before.partition(" ")
        if not space or whole_number(seat) == NOT_A_NUMBER:
            raise BadRecord(
                f"line {number}: {shown(line)} is not a line of a record", "line", line=number, text=legible(line, 60)
            )
        self.moves.append((number, int(seat), move))
        if arrow:
            self._outcomes(number, after)

    def _outcomes(self, number: int, text: str) -> None:
        for part in re.findall(r"\[[^\]]*\]|\S+", text):
            is_order = part.startswith("[")
            self.script.append(self._order(number, part[1:-1].split()) if is_order else self._roll(number, part))

    def _order(self, number: int, words: list[str]) -> Outcome:
        values = [self._codec.token_value(word) for word in words]
        if NOT_NOTATION in values:
            word = words[values.index(NOT_NOTATION)]
            raise BadRecord(f"line {number}: there is no card {shown(word)}", "word", line=number, text=legible(word))
        return Outcome(tuple(values), is_order=True)

    def _roll(self, number: int, word: str) -> Outcome:
        value = self._codec.roll_value(word)
        if value == NOT_NOTATION:
            raise BadRecord(f"line {number}: {shown(word)} is not a roll", "word", line=number, text=legible(word))
        return Outcome((value,), is_order=False)
