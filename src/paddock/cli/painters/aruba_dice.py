"""ARUBA dice in the terminal: drawn as boxes, and what is best kept of them, solved exactly."""

from functools import lru_cache

from rich.text import Text

from paddock.games.aruba import Keep, Solver, goal
from paddock.games.aruba.solver import MOST_REROLLS


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


@lru_cache(maxsize=64)
def _solver(dice: int, extra: tuple[int, ...], wanted: tuple[str, int, int]) -> Solver:
    value = goal(*wanted).value
    return Solver(dice, (lambda rolled: value([*rolled, *extra])) if extra else value)


def advice(dice: list[int], extra: list[int], rerolls: int, wanted: tuple[str, int, int]) -> Keep:
    """What to keep for a goal (its name, and what boost and turbo bring), and what it is worth with the Extra dice."""
    return _solver(len(dice), tuple(extra), wanted).best(dice, min(rerolls, MOST_REROLLS))
