"""Interprets a typed line: a table command, or moves by key, notation, shorthand or words; it may be ambiguous."""

from collections.abc import Callable
from functools import cached_property
from typing import Any, NamedTuple

from paddock.cli.painters import Keys, Painter
from paddock.cli.typed_text import begins, is_made_of, plain
from paddock.core.match import Match
from paddock.core.refusal import Refusal
from paddock.core.step import JudgedMove
from paddock.locales import say

WORDS = ("help", "hint", "rules", "hand", "log", "save", "undo", "quit")
HINT = "?!"  # checked before punctuation is stripped, which would leave the `?` of help
NOT_A_MOVE = "not-a-move"


class Choice(NamedTuple):
    """A table command, a series of moves (the first one judged), or all moves that an ambiguous line matches."""

    word: str = ""
    moves: tuple[str, ...] = ()
    judged: JudgedMove | Refusal | None = None
    several: tuple[str, ...] = ()


class Typed(NamedTuple):
    """A series of moves that a person wants to make; the first one is legal."""

    moves: tuple[str, ...]
    first: JudgedMove


class Reader:
    """Interprets lines in one position of a match, in one language."""

    def __init__(self, match: Match, view: dict[str, Any], painter: Painter, names: list[str], lang: str) -> None:
        self.match = match
        self.view = view
        self.seat: int = view["seat"]
        self.painter = painter
        self.names = names
        self.lang = lang
        self.legal: list[str] = view["moves"]

    @cached_property
    def phrases(self) -> dict[str, list[str]]:
        """The phrases for each move, including moves that the rules refuse: a person may mean one of them."""
        found: dict[str, list[str]] = {}
        for move in [*self.legal, *self.match.candidates(self.seat)]:
            spoken = self.painter.phrases(move, self.view, self.names, self.lang)
            found[move] = [plain(phrase) for phrase in (move, *spoken)]
        return found

    def read(self, line: str, keys: Keys) -> Choice:
        """Interpret a line."""
        text = plain(line)
        word = "hint" if line.strip() == HINT else word_of(text, self.lang)
        if word:
            return Choice(word=word)
        key = keys.moves.get(text.replace(" ", ""))
        choice = self._judged(key) if key else self._notation(line)
        if choice.moves:
            return choice
        row = self.painter.series(text, self.view, self.lang)
        if row:
            return self._judged(*row)
        further = tuple(key for key in keys.moves if key.startswith(f"{text}>"))
        if text.isdigit():
            return Choice(several=further)
        return self._by_words(text)

    def _judged(self, *moves: str) -> Choice:
        return Choice(moves=moves, judged=self.match.judge(moves[0], self.seat))

    def _notation(self, line: str) -> Choice:
        text = " ".join(line.split())
        for exact in dict.fromkeys((text, text.lower())):
            choice = self._judged(exact)
            if not isinstance(choice.judged, Refusal) or choice.judged.rule != NOT_A_MOVE:
                return choice
        return Choice()

    def _by_words(self, text: str) -> Choice:
        """The one move that the words match: by the whole phrase, its beginning, or some of its words."""
        legal = {move: self.phrases[move] for move in self.legal}
        for fits in (is_whole, is_beginning, is_made_of):
            found = self._harmless(matching(text, legal, fits))
            if len(found) > 1:
                return Choice(several=found)
            found = found or matching(text, self.phrases, fits)[:1]
            if found:
                return self._judged(*found)
        return Choice()

    def _harmless(self, moves: tuple[str, ...]) -> tuple[str, ...]:
        """Of several moves the ones without a warning: a risky move must be typed in full."""
        if len(moves) == 1:
            return moves
        safe = [move for move in moves if not self.painter.warning(move, self.view, self.names, self.lang)]
        return tuple(safe) or moves


def word_of(text: str, lang: str) -> str:
    """The table command that the word stands for, in the person's language or in English."""
    for word in WORDS:
        if text in plain(say(f"cli-word-{word}", lang=lang)).split() + plain(say(f"cli-word-{word}")).split():
            return word
    return ""


def is_whole(text: str, phrases: list[str]) -> bool:
    """Whether the text equals one of the phrases, ignoring spaces."""
    return text.replace(" ", "") in [phrase.replace(" ", "") for phrase in phrases]


def is_beginning(text: str, phrases: list[str]) -> bool:
    """Whether one of the phrases begins with the text."""
    return any(begins(text, phrase) for phrase in phrases)


def matching(text: str, moves: dict[str, list[str]], fits: Callable[[str, list[str]], bool]) -> tuple[str, ...]:
    """The moves whose phrases match."""
    return tuple(move for move, phrases in moves.items() if text and fits(text, phrases))
