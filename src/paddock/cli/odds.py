"""`paddock odds`: which dice to keep for a goal, in games whose family can compute it."""

from typing import Annotated

from paddock import families
from paddock.catalogue import ENTRIES
from paddock.cli.flags import Json, Lang, flag
from paddock.cli.language import settled_language
from paddock.cli.screen import Screen

ODDS = "terminal.odds"  # the family's module that computes the odds


def odds(
    *dice: Annotated[str, flag("cli-argument-dice")],
    rerolls: Annotated[int, flag("cli-flag-rerolls")] = 2,
    goal: Annotated[str, flag("cli-flag-goal")] = "straight",
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Say which dice to keep."""
    game = next(entry for entry in ENTRIES if families.has_part(entry.family, ODDS))
    screen = Screen(settled_language(lang))
    families.part(game.family, ODDS).answer(screen, game.id, " ".join(dice), rerolls, goal, as_json=json)
    return 0
