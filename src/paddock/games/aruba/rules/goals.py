"""Goals for the dice: named value functions of a final roll."""

from typing import Final

from paddock.core.errors import BadInput
from paddock.games.aruba.rules.dice import FACES, FOUR, PAIR, THREE
from paddock.games.aruba.rules.solver import Value

GOALS: Final = ("straight", "straight:n", "even", "odd", "pairs", "threes", "fours", "movement")
# How many equal dice each of these takes.
EQUAL: Final = {"pairs": PAIR, "threes": THREE, "fours": FOUR}


class Goal:
    """A value of a final roll; `is_chance` says whether it is a probability or a number of spaces or combinations."""

    def __init__(self, name: str, value: Value, *, is_chance: bool) -> None:
        self.name: Final = name
        self.value: Final = value
        self.is_chance: Final = is_chance


def straight(dice: list[int]) -> int:
    """The length of the straight from 1."""
    top = 0
    while top < FACES and top + 1 in dice:
        top += 1
    return top


def all_even(dice: list[int]) -> bool:
    """Whether every die is even."""
    return all(face % 2 == 0 for face in dice)


def all_odd(dice: list[int]) -> bool:
    """Whether every die is odd."""
    return all(face % 2 == 1 for face in dice)


def tally(dice: list[int]) -> list[int]:
    """How many dice show each face, from 1 on."""
    counts = [0] * FACES
    for face in dice:
        counts[face - 1] += 1
    return counts


def of_a_kind(dice: list[int], size: int) -> int:
    """How many times that many equal dice can be put together."""
    made = 0
    for count in tally(dice):
        made += count // size
    return made


def fours(dice: list[int]) -> int:
    """How many fours of a kind can be made."""
    return of_a_kind(dice, FOUR)


def movement(dice: list[int], boost: int, turbo: int) -> int:
    """The most spaces that the dice can give, before any loss: all even, or a straight and fours."""
    left = fours(dice)
    most = max(turbo * left, boost if all_even(dice) else 0)
    for top, count in enumerate(tally(dice), start=1):
        if count == 0:
            break
        # The straight may need a die that completes a four of its face.
        left -= count // FOUR - (count - 1) // FOUR
        most = max(most, top + turbo * left)
    return most


def goal(name: str, boost: int, turbo: int) -> Goal:
    """The goal with that name; BadInput lists the valid names."""
    word, colon, number = name.partition(":")
    if word == "straight" and colon and number in [str(top) for top in range(1, FACES + 1)]:
        length = int(number)
        return Goal(name, lambda dice: 1.0 if straight(dice) >= length else 0.0, is_chance=True)
    if name == "straight":
        return Goal(name, lambda dice: float(straight(dice)), is_chance=False)
    if name == "even":
        return Goal(name, lambda dice: 1.0 if all_even(dice) else 0.0, is_chance=True)
    if name == "odd":
        return Goal(name, lambda dice: 1.0 if all_odd(dice) else 0.0, is_chance=True)
    if name in EQUAL:
        size = int(EQUAL[name])
        return Goal(name, lambda dice: float(of_a_kind(dice, size)), is_chance=False)
    if name == "movement":
        return Goal(name, lambda dice: float(movement(dice, boost, turbo)), is_chance=False)
    raise BadInput(f"there is no goal {name!r}; there are: {', '.join(GOALS)}, where n is 1 to {FACES}")
