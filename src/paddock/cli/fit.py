"""`paddock fit`: fits what the commuter of a game weighs, and writes it down with the command that did it."""

import tomllib
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from paddock.bots import ladder
from paddock.cli.errors import CliError
from paddock.cli.flags import Lang, checked_seats, flag, opened_game, settled_language
from paddock.cli.screen import Screen
from paddock.cli.simulate import bar
from paddock.core.game import Game
from paddock.lab.fit import Numbers, Plan, Step, changes, first_numbers, fit
from paddock.lab.fit_belief import fit_belief
from paddock.lab.fit_chances import fit_chances
from paddock.locales import decimal

HOME = Path("src/paddock/bots/weights")  # in a checkout; elsewhere the file is written where one stands


@Parameter(name="*")
@dataclass(frozen=True)
class FitFlags:
    """What to fit and how long."""

    seats: Annotated[int | None, flag("cli-flag-arena-seats", name=["--seats", "-n"])] = None
    sweeps: Annotated[int, flag("cli-flag-fit-sweeps")] = 1
    deals: Annotated[int, flag("cli-flag-fit-deals")] = 500
    matches: Annotated[int, flag("cli-flag-fit-matches")] = 500
    anew: Annotated[bool, flag("cli-flag-fit-anew")] = False
    out: Annotated[Path | None, flag("cli-flag-fit-out")] = None
    workers: Annotated[int | None, flag("cli-flag-workers")] = None
    seed: Annotated[int, flag("cli-flag-seed")] = 0
    lang: Lang = None


def fit_command(game: Annotated[str, flag("cli-argument-game")], /, *, flags: FitFlags | None = None) -> int:
    """Fit a game's weights; Ctrl-C keeps what was found so far."""
    asked = flags or FitFlags()
    screen = Screen(settled_language(asked.lang))
    for name in ("sweeps", "deals", "matches", "workers"):
        value = getattr(asked, name)
        if value is not None and value < 1:
            raise CliError(screen.text("cli-not-positive", {"name": f"--{name}"}))
    opened = opened_game(game, screen.lang)
    seats = checked_seats(opened, asked.seats or opened.seat_counts[0], screen.lang)
    plan = Plan(game, seats, asked.deals, asked.sweeps, asked.seed)
    file = asked.out or (HOME if HOME.is_dir() else Path()) / f"{game}.toml"
    numbers = start(opened, plan, file, anew=asked.anew)
    numbers |= fit_chances(game, seats, asked.matches, asked.seed)
    if opened.family == "bornes":
        numbers |= fit_belief(game, seats, asked.deals, asked.seed)
    write(file, plan, numbers)
    with suppress(KeyboardInterrupt):
        sweep(plan, numbers, file, asked, screen)
    screen.say("cli-fit-written", {"file": str(file)})
    return 0


def start(game: Game, plan: Plan, file: Path, *, anew: bool) -> Numbers:
    """The numbers in the file or, of what it lacks, where a fit from nothing begins."""
    first = first_numbers(game.id, plan.table)
    kept = read(file) if file.exists() else ladder.weights(game.id)
    return {**kept, **first} if anew else {**first, **kept}


def sweep(plan: Plan, numbers: Numbers, file: Path, asked: FitFlags, screen: Screen) -> None:
    """Try all changes, tell each that is kept, and write the file after it."""
    total = plan.sweeps * changes(plan, numbers)
    with bar(screen) as progress:
        task = None if progress is None else progress.add_task("", total=total)
        for step, found in fit(plan, numbers, asked.workers):
            if progress is not None and task is not None:
                progress.advance(task)
            if step.is_kept:
                write(file, plan, found)
                tell(screen, step)


def tell(screen: Screen, step: Step) -> None:
    gain, error = (decimal(part * 100, 2, screen.lang) for part in (step.gain, step.error))
    facts: dict[str, object] = {
        "name": step.name,
        "before": f"{step.before:g}",
        "after": f"{step.after:g}",
        "gain": gain,
        "error": error,
    }
    screen.say("cli-fit-kept", facts)


def read(file: Path) -> Numbers:
    tables = tomllib.loads(file.read_text("utf-8"))
    return {f"{table}.{name}": float(value) for table, row in tables.items() for name, value in row.items()}


def write(file: Path, plan: Plan, numbers: Numbers) -> None:
    """The numbers as TOML, a table for each kind of table, with the command that fitted the last."""
    command = f"./paddock fit {plan.game} --seats {plan.seats} --deals {plan.deals} --sweeps {plan.sweeps}"
    lines = [f"# What the bots of {plan.game} weigh. Last fitted by: {command} --seed {plan.seed}"]
    for table in sorted({name.partition(".")[0] for name in numbers}):
        lines += ["", f"[{table}]"]
        lines += [f"{name.partition('.')[2]} = {value:g}" for name, value in numbers.items() if in_table(name, table)]
    file.write_text("\n".join(lines) + "\n", "utf-8")


def in_table(name: str, table: str) -> bool:
    return name.partition(".")[0] == table
