"""Records read back: text into header and lines, lines into a match that has been replayed move by move."""

import json
import re
from typing import Final

from paddock.core.chance import Chance, Keyed, Outcome, Rng, Scripted, commitment_of
from paddock.core.errors import BadRecord, PaddockError
from paddock.core.game import Game
from paddock.core.match import Match
from paddock.core.setup import NOT_NOTATION, Setup
from paddock.core.text import NOT_A_NUMBER, whole_number

TITLE: Final = "Paddock record 1"
FIELDS: Final = ("game", "sheet", "seats", "options", "chance", "commitment", "nonce", "secret", "from")


class Step:
    """One move of a record: the line it stands on, who made it, what it was."""

    def __init__(self, line: int, seat: int, move: str) -> None:
        self.line: Final = line
        self.seat: Final = seat
        self.move: Final = move


class Record:
    """A record's parts, read but not yet replayed."""

    def __init__(self, text: str) -> None:
        lines = text.splitlines()
        if not lines or lines[0].strip() != TITLE:
            raise BadRecord(f"line 1: a record begins with {TITLE!r}")
        self._header: dict[str, str] = {}
        self.nonces: list[str] = []
        self.body: list[tuple[int, str]] = []
        for number, line in enumerate(lines[1:], start=2):
            self._read_line(number, line.strip())

    def _read_line(self, number: int, line: str) -> None:
        if not line or line.startswith("#"):
            return
        name, colon, value = line.partition(":")
        if self.body or not colon or name not in FIELDS:
            self.body.append((number, line))
        elif name == "nonce":
            self.nonces.append(value.strip())
        elif name in self._header:
            raise BadRecord(f"line {number}: {name!r} is said twice")
        else:
            self._header[name] = value.strip()

    def field(self, name: str) -> str:
        """A header line's value; an error if it is missing."""
        if name not in self._header:
            raise BadRecord(f"the record does not say its {name!r}")
        return self._header[name]

    def has(self, name: str) -> bool:
        """Whether the header has such a line."""
        return name in self._header

    @property
    def seats(self) -> int:
        """How many seats play."""
        seats = whole_number(self.field("seats"))
        if seats == NOT_A_NUMBER:
            raise BadRecord(f"seats must be a number, not {self.field('seats')!r}")
        return seats

    @property
    def options(self) -> dict[str, str]:
        """The options of the match."""
        options: dict[str, str] = {}
        for word in self.field("options").split():
            name, sign, value = word.partition("=")
            if not sign:
                raise BadRecord(f"an option is written name=value, not {word!r}")
            options[name] = value
        return options

    def source(self) -> Chance | None:
        """The source of chance that the header names, as far as it is revealed."""
        said = self.field("chance")
        if said == "recorded":
            return None
        if said == "keyed":
            return self._keyed()
        if re.fullmatch(r"seed -?[0-9]{1,40}", said):
            return Rng(int(said.removeprefix("seed ")))
        raise BadRecord("chance is 'seed N', 'keyed' or 'recorded'")

    def _keyed(self) -> Chance | None:
        commitment = self.field("commitment")
        if not self.has("secret"):
            return None
        try:
            secret = bytes.fromhex(self.field("secret"))
        except ValueError as error:
            raise BadRecord("the secret must be hexadecimal") from error
        if commitment_of(secret) != commitment:
            raise BadRecord("the secret does not match the commitment made before the deal")
        return Keyed(secret, self.nonces)


class Replay:
    """A record replayed to its end: the match, its steps, and whether chance fell as its source says."""

    def __init__(self, record: Record, game: Game) -> None:
        self.record: Final = record
        self.game: Final = game
        if record.field("sheet") != game.sheet.digest:
            raise BadRecord(
                f"the record was made with sheet {record.field('sheet')}; this edition's sheet is {game.sheet.digest}"
            )
        self._setup: Final = game.setup(record.seats, record.options)
        self.steps: list[Step] = []
        script = self._read_body()
        self._source: Final = record.source()
        self._scripted: Final = Scripted(script, self._source)
        self.match = self._start()
        self._play()

    @property
    def is_committed(self) -> bool:
        """Whether the source of chance was committed to before the deal."""
        return self.record.has("commitment")

    @property
    def is_verified(self) -> bool:
        """Whether every deal and roll is what the revealed source of chance says."""
        return self._source is not None and self._scripted.first_difference < 0

    def start(self) -> Match:
        """The match before its first move, with the recorded chance to come."""
        return self._open(self._scripted_from_start())

    def _scripted_from_start(self) -> Scripted:
        return Scripted(self._read_body(), self.record.source())

    def _start(self) -> Match:
        return self._open(self._scripted)

    def _open(self, chance: Chance) -> Match:
        record = self.record
        if not record.has("from"):
            return self.game.start(record.seats, options=record.options, chance=chance)
        try:
            position = json.loads(record.field("from"))
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"the position after 'from:' is not JSON: {error}") from error
        return self.game.restore(position, chance=chance)

    def _play(self) -> None:
        for step in self.steps:
            try:
                self.match.play(step.move, step.seat)
            except PaddockError as error:
                raise BadRecord(f"line {step.line}: {error}") from error
        if self._scripted.left:
            raise BadRecord(f"the record holds {self._scripted.left} deals or rolls that no move asks for")
        self._check_lines()

    def _check_lines(self) -> None:
        written = [line for _, line in self.record.body]
        made = Record(self.match.record()).body
        for (number, line), (_, truth) in zip(self.record.body, made, strict=False):
            if line != truth:
                raise BadRecord(f"line {number}: the record says {line[:60]!r}, the rules say {truth[:60]!r}")
        if len(written) != len(made):
            raise BadRecord("the record ends before the points of its last round, or goes on after the match")

    def _read_body(self) -> list[Outcome]:
        reader = _BodyReader(self._setup)
        for number, line in self.record.body:
            reader.read(number, line)
        self.steps = reader.steps
        return reader.script


class _BodyReader:
    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self.steps: list[Step] = []
        self.script: list[Outcome] = []

    def read(self, number: int, line: str) -> None:
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
            raise BadRecord(f"line {number}: {line[:60]!r} is no line of a record")
        self.steps.append(Step(number, int(seat), move))
        if arrow:
            self._outcomes(number, after)

    def _outcomes(self, number: int, text: str) -> None:
        for part in re.findall(r"\[[^\]]*\]|\S+", text):
            is_order = part.startswith("[")
            self.script.append(self._order(number, part[1:-1].split()) if is_order else self._roll(number, part))

    def _order(self, number: int, words: list[str]) -> Outcome:
        values = [self._setup.token_value(word) for word in words]
        if NOT_NOTATION in values:
            raise BadRecord(f"line {number}: there is no card {words[values.index(NOT_NOTATION)][:40]!r}")
        return Outcome(values, is_order=True)

    def _roll(self, number: int, word: str) -> Outcome:
        value = self._setup.roll_value(word)
        if value == NOT_NOTATION:
            raise BadRecord(f"line {number}: {word[:40]!r} is not a roll")
        return Outcome([value], is_order=False)
