"""Output of `paddock odds`: the exact best keep in ARUBA for a goal, and the next best one."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from paddock import library
from paddock.cli.errors import CliError
from paddock.cli.screen import Screen
from paddock.core.errors import BadInput
from paddock.games.aruba.rules.goals import EQUAL, Goal, goal
from paddock.games.aruba.rules.solver import Keep, Solver
from paddock.locales import decimal

PERCENT = 100
FACES = "123456"
MAX_DICE = 10


def answer(  # noqa: PLR0913 - the flags of the command
    screen: Screen, game_id: str, dice: str, rerolls: int, goal: str, *, as_json: bool
) -> None:
    """Say which of these dice to keep."""
    lying = read_dice(dice, screen)
    with explained("--goal", goal, screen.text("cli-flag-goal"), screen):
        wanted = goal_named(game_id, goal)
    with explained("--rerolls", str(rerolls), screen.text("cli-flag-rerolls"), screen):
        keeps = Solver(len(lying), wanted.value).keeps(lying, rerolls)
    if as_json:
        screen.report(figures(lying, rerolls, wanted, keeps))
    else:
        tell(screen, lying, rerolls, wanted, keeps)


@contextmanager
def explained(name: str, text: str, meaning: str, screen: Screen) -> Iterator[None]:
    """Answer an invalid flag value with the meaning of the flag."""
    try:
        yield
    except BadInput as error:
        raise CliError(f"{screen.text('cli-parse-value', {'name': name, 'text': text})}. {meaning}") from error


def goal_named(game_id: str, name: str) -> Goal:
    """The goal with that name, with the sheet's spaces for all even and for four of a kind."""
    sheet = library.game(game_id).sheet
    return goal(name, sheet.number("dice.boost"), sheet.number("dice.turbo"))


def read_dice(text: str, screen: Screen) -> list[int]:
    """The faces in a text, with or without spaces or commas between them."""
    faces = [character for character in text if character not in " ,"]
    if not 1 <= len(faces) <= MAX_DICE or any(face not in FACES for face in faces):
        raise CliError(screen.text("cli-odds-bad-dice", {"text": text[:40]}))
    return sorted(int(face) for face in faces)


def runner_up(keeps: list[Keep]) -> Keep | None:
    """The best keep with a lower value than the first, if that value is positive."""
    return next((keep for keep in keeps if 0 < round(keep.worth, 9) < round(keeps[0].worth, 9)), None)


def figures(dice: list[int], rerolls: int, wanted: Goal, keeps: list[Keep]) -> dict[str, Any]:
    """The answer as JSON."""
    second = runner_up(keeps)
    return {
        "dice": dice,
        "rerolls": rerolls,
        "goal": wanted.name,
        "kind": "chance" if wanted.is_chance else "mean",
        "best": {"keep": keeps[0].dice, "worth": keeps[0].worth},
        "runner_up": None if second is None else {"keep": second.dice, "worth": second.worth},
    }


def tell(screen: Screen, dice: list[int], rerolls: int, wanted: Goal, keeps: list[Keep]) -> None:
    """The answer as text."""
    facts: dict[str, object] = {"goal": goal_text(screen, wanted), "count": rerolls, "dice": spaced(dice)}
    screen.say("aruba-odds-question", facts)
    best = {"keep": keep_text(screen, keeps[0], len(dice)), "worth": worth_text(screen, wanted, keeps[0])}
    screen.say("aruba-odds-best", dict(best), style="bold")
    second = runner_up(keeps)
    if second is not None:
        next_best = {"keep": keep_text(screen, second, len(dice)), "worth": worth_text(screen, wanted, second)}
        screen.say("aruba-odds-second", dict(next_best))


def goal_text(screen: Screen, wanted: Goal) -> str:
    """The goal in words."""
    word, colon, top = wanted.name.partition(":")
    return screen.text(f"aruba-odds-goal-{word}-n", {"top": top}) if colon else screen.text(f"aruba-odds-goal-{word}")


def keep_text(screen: Screen, keep: Keep, dice: int) -> str:
    """A keep in words."""
    if len(keep.dice) == dice:
        return screen.text("aruba-odds-stand")
    return (
        screen.text("aruba-odds-keep", {"dice": spaced(keep.dice)})
        if keep.dice
        else screen.text("aruba-odds-keep-none")
    )


def worth_text(screen: Screen, wanted: Goal, keep: Keep) -> str:
    """A chance in per cent, or a mean."""
    if wanted.is_chance:
        return screen.text("aruba-odds-chance", {"percent": decimal(keep.worth * PERCENT, 2, screen.lang)})
    message = f"aruba-odds-{wanted.name}" if wanted.name in EQUAL else "aruba-odds-spaces"
    return screen.text(message, {"mean": decimal(keep.worth, 3, screen.lang)})


def spaced(dice: list[int]) -> str:
    return " ".join(str(face) for face in dice)
