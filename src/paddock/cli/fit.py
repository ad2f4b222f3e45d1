"""`paddock fit`: fits the weights of a game's level 2 policy and stores them with the command that fitted them."""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from paddock import families
from paddock.bots import ladder
from paddock.cli.errors import CliError
from paddock.cli.flags import Lang, Options, checked_options, checked_seats, flag, opened_game, parsed_options
from paddock.cli.language import settled_language
from paddock.cli.screen import Screen
from paddock.cli.simulate import bar
from paddock.core.game import Game
from paddock.lab.training.deal_value import Numbers, Plan
from paddock.lab.training.fit import Step, changes, first_numbers, fit
from paddock.lab.training.fit_win_chances import fit_chances
from paddock.lab.training.weight_file import read, write
from paddock.locales import decimal

HOME = "src/paddock/games/{family}/bots/weights"  # in a checkout; elsewhere the file goes to the current directory
# Modules of a family, if it has them, that fit numbers directly and not by sweeps: beliefs about other hands, and the
# odds of the extension.
DIRECT = ("lab.fit_belief", "lab.fit_extension")


@Parameter(name="*")
@dataclass(frozen=True)
class FitFlags:
    """What to fit and how long."""

    seats: Annotated[str | None, flag("cli-flag-fit-seats", name=["--seats", "-n"])] = None
    option: Options = None
    sweeps: Annotated[int, flag("cli-flag-fit-sweeps")] = 1
    deals: Annotated[int, flag("cli-flag-fit-deals")] = 500
    matches: Annotated[int, flag("cli-flag-fit-matches")] = 500
    anew: Annotated[bool, flag("cli-flag-fit-anew")] = False
    out: Annotated[Path | None, flag("cli-flag-fit-out")] = None
    workers: Annotated[int | None, flag("cli-flag-workers")] = None
    seed: Annotated[int, flag("cli-flag-seed")] = 0
    lang: Lang = None


def fit_command(game: Annotated[str, flag("cli-argument-game")], /, *, flags: FitFlags | None = None) -> int:
    """Fit a game's weights; Ctrl-C keeps the best weights so far."""
    asked = flags or FitFlags()
    screen = Screen(settled_language(asked.lang))
    for name in ("deals", "matches", "workers"):
        value = getattr(asked, name)
        if value is not None and value < 1:
            raise CliError(screen.text("cli-not-positive", {"name": f"--{name}"}))
    opened = opened_game(game, screen.lang)
    plan = planned(opened, asked, screen)
    home = Path(HOME.format(family=opened.family))
    file = asked.out or (home if home.is_dir() else Path()) / f"{game}.toml"
    numbers = start(opened, plan, file, anew=asked.anew)
    for seats in plan.seats:
        numbers |= fit_chances(game, seats, asked.matches, asked.seed, plan.options)
    for part in DIRECT:
        if families.has_part(opened.family, part):
            fitted = families.part(opened.family, part).fitted
            numbers |= fitted(game, plan.seats, asked.deals, asked.seed, plan.options)
    write(file, plan, numbers)
    with suppress(KeyboardInterrupt):
        sweep(plan, numbers, file, asked, screen)
    screen.say("cli-fit-written", {"file": str(file)})
    return 0


def planned(game: Game, asked: FitFlags, screen: Screen) -> Plan:
    """The plan that the flags describe; all its weights must belong to one table."""
    words = (asked.seats or str(game.seat_counts[0])).replace(",", " ").split()
    seats = tuple(checked_seats(game, int(word) if word.isdigit() else 0, screen.lang) for word in words)
    options = checked_options(game, seats[0], parsed_options(asked.option, screen.lang), screen.lang)
    plan = Plan(game.id, seats, asked.deals, asked.sweeps, asked.seed, options)
    if len(plan.tables) > 1:
        raise CliError(screen.text("cli-fit-tables", {"tables": ", ".join(sorted(plan.tables))}))
    return plan


def start(game: Game, plan: Plan, file: Path, *, anew: bool) -> Numbers:
    """The weights in the file; weights that it lacks have their initial values."""
    first = first_numbers(plan)
    kept = read(file) if file.exists() else ladder.weights(game)
    return {**kept, **first} if anew else {**first, **kept}


def sweep(plan: Plan, numbers: Numbers, file: Path, asked: FitFlags, screen: Screen) -> None:
    """Try all changes; report each change that is kept, and write the file after it."""
    total = plan.sweeps * changes(plan, numbers)
    with bar(screen) as progress:
        task = None if progress is None else progress.add_task("", total=total)
        for step, found in fit(plan, numbers, asked.workers):
            if progress is not None and task is not None:
                progress.advance(task)
            if step.is_kept:
                write(file, plan, found)
                tell(screen, plan, step)


def tell(screen: Screen, plan: Plan, step: Step) -> None:
    """Report a kept change. Its gain is in percent of a match, or in points per race."""
    scale = 1 if plan.is_whole_match else 100
    gain, error = (decimal(part * scale, 2, screen.lang) for part in (step.gain, step.error))
    facts: dict[str, object] = {
        "name": step.name,
        "before": f"{step.before:g}",
        "after": f"{step.after:g}",
        "gain": gain,
        "error": error,
    }
    screen.say("cli-fit-kept-points" if plan.is_whole_match else "cli-fit-kept", facts)
