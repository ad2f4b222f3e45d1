"""ARUBA dice in the terminal: drawing, suggestions what to keep, and parsing of typed dice."""

import re
from functools import lru_cache
from typing import Any, NamedTuple

from rich.text import Text

from paddock import library
from paddock.cli.typed_text import plain
from paddock.core.codec import Codec
from paddock.games.aruba.rules import moves
from paddock.games.aruba.rules.dice import MAX_DICE, handful
from paddock.games.aruba.rules.goals import goal
from paddock.games.aruba.rules.solver import MAX_REROLLS, Keep, Solver
from paddock.locales import say

GOALS = ("movement", "straight", "even", "odd")


class Hint(NamedTuple):
    """The best move with the dice for a goal, and its value."""

    goal: str
    move: str
    worth: float


def drawn(dice: list[int], extra: list[int], lost: int) -> Text:
    """The dice in a row: rolled, Extra dice with a double frame, and dashes for those lost to damage."""
    tops = ["┌───┐"] * len(dice) + ["╔═══╗"] * len(extra) + ["┌╌╌╌┐"] * lost
    middles = [f"│ {face} │" for face in dice] + [f"║ {face} ║" for face in extra] + ["╎ ╳ ╎"] * lost  # noqa: RUF001
    bottoms = ["└───┘"] * len(dice) + ["╚═══╝"] * len(extra) + ["└╌╌╌┘"] * lost
    text = Text()
    for line in (tops, middles, bottoms):
        for place, part in enumerate(line):
            is_lost = place >= len(dice) + len(extra)
            text.append(f"{part} ", style="dim" if is_lost else "bold")
        text.append("\n")
    text.rstrip()
    return text


def listed(dice: list[int], extra: list[int]) -> str:
    """The dice in one line: rolled, then Extra dice."""
    rolled = " ".join(str(face) for face in dice)
    return f"{rolled} + {' '.join(str(face) for face in extra)}" if extra else rolled


@lru_cache(maxsize=64)
def _solver(dice: int, extra: tuple[int, ...], wanted: tuple[str, int, int]) -> Solver:
    value = goal(*wanted).value
    return Solver(dice, (lambda rolled: value([*rolled, *extra])) if extra else value)


def advice(dice: list[int], extra: list[int], rerolls: int, wanted: tuple[str, int, int]) -> Keep:
    """The best keep for a goal (its name, and the spaces of boost and turbo), and its value with the Extra dice."""
    return _solver(len(dice), tuple(extra), wanted).best(dice, min(rerolls, MAX_REROLLS))


def hints(view: dict[str, Any]) -> list[Hint]:
    """The best move for each goal that is still possible."""
    sheet = library.game(view["game"]).sheet
    active = view["round"]["active"]
    spaces = (sheet.number("dice.boost"), sheet.number("dice.turbo"))
    found = []
    for name in GOALS:
        best = advice(active["dice"], active["extra"], active["rerolls"], (name, *spaces))
        move = keep_move(view, best.dice)
        found.append(Hint(name, move, best.worth))
    return [hint for hint in found if hint.worth > 0 and hint.move in view["moves"]]


def keep_move(view: dict[str, Any], dice: list[int]) -> str:
    """The move that keeps these dice; all of them: stand."""
    is_all = sorted(dice) == sorted(view["round"]["active"]["dice"])
    return codec_of(view).notation(moves.STAND if is_all else handful(dice))


def codec_of(view: dict[str, Any]) -> Codec:
    """The codec for the moves of this view."""
    return library.game(view["game"]).setup(view["seats"], view["options"]).codec


def kept_dice(text: str, view: dict[str, Any], lang: str) -> list[str]:
    """The move for typed dice, in any order, with or without a word for keeping; all of them: stand."""
    said = re.fullmatch(r"([^\W\d]*) ?((?:[1-6] ?)+)", text)
    if said is None or (said[1] and said[1] not in keep_words(lang)):
        return []
    faces = [int(face) for face in said[2].replace(" ", "")]
    return [keep_move(view, faces)] if len(faces) <= MAX_DICE else []


def keep_words(lang: str) -> list[str]:
    """The words that may precede the dice."""
    return plain(f"{say('verb-keep', lang=lang)} {say('verb-keep')}").split()
