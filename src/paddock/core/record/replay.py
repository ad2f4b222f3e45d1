"""Record (the parsed header and body) and Replay (the match rebuilt from it, move by move)."""

import json
import re
from typing import Final

import msgspec

from paddock.core.chance.keyed import Keyed, commitment_of
from paddock.core.chance.rng import Chance, Rng
from paddock.core.chance.scripted import Scripted
from paddock.core.errors import BadInput, BadOption, BadRecord, BadSeats, PaddockError
from paddock.core.game import Game
from paddock.core.match import KIND, KIND_WITH_NAMES, Match
from paddock.core.record.parse import Lines
from paddock.core.record.write import TITLE
from paddock.core.setup import Setup
from paddock.core.step import Step
from paddock.core.text import NOT_A_NUMBER, legible, shown, whole_number

FIELDS: Final = ("game", "sheet", "seats", "options", "seen by", "chance", "commitment", "secret", "from")
NEWEST_TITLE: Final = f"{TITLE} {KIND}"
TITLES: Final = {f"{TITLE} {kind}": kind for kind in (KIND_WITH_NAMES, KIND)}
KEYED_FIELDS: Final = ("commitment", "secret")
MAX_CHARACTERS: Final = 20_000_000
BLANKS: Final = " \t\r"  # stripped at the ends of a line; other invisible characters make a record invalid


class Record:
    """The parsed parts of a record, before the replay."""

    def __init__(self, text: str) -> None:
        if not isinstance(text, str) or len(text) > MAX_CHARACTERS:
            raise BadRecord(f"a record is text of at most {MAX_CHARACTERS} characters")
        # Split at line feeds only, unlike `splitlines`: no Unicode line separator ends a line of a record.
        lines = text.split("\n")
        self.kind: Final = TITLES.get(lines[0].strip(BLANKS), 0)
        if not self.kind:
            raise BadRecord(f"line 1: a record begins with {NEWEST_TITLE!r}", "title", title=NEWEST_TITLE)
        self._header: dict[str, str] = {}
        self.nonces: list[str] = []
        self.names: list[str] = []
        self.body: list[tuple[int, str]] = []
        for number, line in enumerate(lines[1:], start=2):
            self._read_line(number, line.strip(BLANKS))
        self._check_chance()

    def _read_line(self, number: int, line: str) -> None:
        if not line or line.startswith("#"):
            return
        name, colon, value = line.partition(":")
        if self.body or not colon or name not in (*FIELDS, "nonce", "name"):
            self.body.append((number, line))
        elif name in ("nonce", "name"):
            (self.nonces if name == "nonce" else self.names).append(value.strip())
        elif name in self._header:
            raise BadRecord(f"line {number}: {name!r} is said twice", "twice", line=number, name=name)
        else:
            self._header[name] = value.strip()

    def _check_chance(self) -> None:
        if self.has("seen by"):
            raise BadRecord(
                f"this record holds only what {self.field('seen by')} may know: it cannot be replayed", "seen"
            )
        if self.field("chance") != "keyed" and (self.nonces or any(self.has(name) for name in KEYED_FIELDS)):
            raise BadRecord("a commitment, a secret and nonces belong to 'chance: keyed'", "keyed")

    def field(self, name: str) -> str:
        """The value of a header field; BadRecord if it is missing."""
        if name not in self._header:
            raise BadRecord(f"the record does not say its {name!r}", "field", name=name)
        return self._header[name]

    def has(self, name: str) -> bool:
        """Whether the header has this field."""
        return name in self._header

    @property
    def seats(self) -> int:
        """The number of seats."""
        seats = whole_number(self.field("seats"))
        if seats == NOT_A_NUMBER:
            raise BadRecord(f"seats must be a number, not {shown(self.field('seats'))}", "head", name="seats")
        return seats

    @property
    def options(self) -> dict[str, str]:
        """The options of the match."""
        options: dict[str, str] = {}
        for word in self.field("options").split():
            name, sign, value = word.partition("=")
            if not sign:
                raise BadRecord(f"an option is written name=value, not {shown(word)}", "head", name="options")
            options[name] = value
        return options

    def source(self) -> Chance | None:
        """The chance source in the header; None if it is recorded only or its secret is not revealed."""
        said = self.field("chance")
        if said == "recorded":
            return None
        if said == "keyed":
            return self._keyed()
        if re.fullmatch(r"seed -?[0-9]{1,39}", said):
            return Rng(int(said.removeprefix("seed ")))
        raise BadRecord("chance is 'seed N', 'keyed' or 'recorded'", "head", name="chance")

    def _keyed(self) -> Chance | None:
        commitment = self.field("commitment")
        if not self.has("secret"):
            return None
        try:
            secret = bytes.fromhex(self.field("secret"))
        except ValueError as error:
            raise BadRecord("the secret must be hexadecimal", "head", name="secret") from error
        if commitment_of(secret) != commitment:
            raise BadRecord("the secret does not match the commitment made before the deal", "secret")
        return Keyed(secret, self.nonces)


class Proof(msgspec.Struct, frozen=True):
    """What a replay proves beyond legal moves. It cannot prove when the commitment was published."""

    chance: str  # committed; withheld: committed, but without the secret; seed; recorded: source unknown
    follows: bool  # all deals and rolls match the source
    from_deal: bool  # the match begins with a deal from that source, not with a given position
    is_finished: bool
    commitment: str | None

    @property
    def is_fair(self) -> bool:
        """Whether all chance, from the first deal on, matches the commitment."""
        return self.chance == "committed" and self.follows and self.from_deal


class Replay:
    """A record replayed to its end: the match, its steps and the proof."""

    def __init__(self, record: Record, game: Game) -> None:
        self.record: Final = record
        self.game: Final = game
        if record.field("sheet") != game.sheet.digest:
            raise BadRecord(
                f"the record was made with sheet {legible(record.field('sheet'), 20)}; "
                f"this edition's sheet is {game.sheet.digest}",
                "sheet",
            )
        reader = Lines(self._setup().codec, record.body)
        self._source: Final = record.source()
        self._scripted: Final = Scripted(reader.script, self._source)
        self.match: Final = self._open()
        self._play(reader.moves)

    @property
    def steps(self) -> list[Step]:
        """The moves of the record."""
        return self.match.steps[:]

    @property
    def proof(self) -> Proof:
        """The proof that the replay gives."""
        record = self.record
        is_keyed = record.field("chance") == "keyed"
        known = "committed" if is_keyed else record.field("chance").partition(" ")[0]
        return Proof(
            chance="withheld" if is_keyed and self._source is None else known,
            follows=self._source is not None and self._scripted.first_difference < 0,
            from_deal=not record.has("from"),
            is_finished=self.match.is_over,
            commitment=record.field("commitment") if is_keyed else None,
        )

    def start(self) -> Match:
        """The match before its first move, with the recorded outcomes of chance ahead."""
        return self.match.at(0)

    def _setup(self) -> Setup:
        try:
            return self.game.setup(self.record.seats, self.record.options)
        except BadSeats as error:
            raise BadRecord(str(error), "head", name="seats") from error
        except BadOption as error:
            raise BadRecord(str(error), "head", name="options") from error

    def _open(self) -> Match:
        record, chance = self.record, self._scripted
        try:
            if record.has("from"):
                return self.game.restore(_position(record), chance=chance, names=record.names, kind=record.kind)
            return self.game.start(
                record.seats, options=record.options, chance=chance, names=record.names, kind=record.kind
            )
        except BadRecord:
            raise
        except BadInput as error:
            raise BadRecord(str(error)) from error

    def _play(self, moves: list[tuple[int, int, str]]) -> None:
        for line, seat, move in moves:
            try:
                self.match.play(move, seat)
            except PaddockError as error:
                raise BadRecord(f"line {line}: {error}", "move", line=line) from error
        if self._scripted.left:
            raise BadRecord(f"the record holds {self._scripted.left} deals or rolls that no move asks for", "left")
        self._check_lines()

    def _check_lines(self) -> None:
        made = Record(self.match.record())
        for name in ("seats", "options"):
            if made.field(name).split() != self.record.field(name).split():
                raise BadRecord(
                    f"the record says {name}: {legible(self.record.field(name))!r}, its position another",
                    "head",
                    name=name,
                )
        for (number, line), (_, truth) in zip(self.record.body, made.body, strict=False):
            if line != truth:
                raise BadRecord(
                    f"line {number}: the record says {legible(line, 60)!r}, the rules say {truth[:60]!r}",
                    "says",
                    line=number,
                    said=legible(line, 60),
                    truth=truth[:60],
                )
        if len(self.record.body) != len(made.body):
            raise BadRecord("the record ends before the points of its last round, or goes on after the match", "end")


def _position(record: Record) -> object:
    try:
        position: object = json.loads(record.field("from"))
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"the position after 'from:' is not JSON: {error}", "head", name="from") from error
    return position
