"""`paddock arena`: which level is stronger and by how much, with confidence intervals."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table as Grid

from paddock.bots import ladder
from paddock.cli.errors import CliError
from paddock.cli.flags import Json, Lang, Options, checked_options, checked_seats, flag, opened_game, parsed_options
from paddock.cli.language import settled_language
from paddock.cli.play.questions import level_of
from paddock.cli.screen import Screen
from paddock.cli.simulate import STOPPED, bar, crew_of, percent
from paddock.core.game import Game
from paddock.lab.arena.contest import BUDGET_MS, PROGRAM, Pairing, Strength, contest
from paddock.lab.arena.elo import rungs
from paddock.lab.arena.elo_svg import picture
from paddock.lab.arena.program import TIME_LIMIT_MS
from paddock.locales import number


@Parameter(name="*")
@dataclass(frozen=True)
class ArenaFlags:
    """The players, the game and the number of deals."""

    levels: Annotated[str | None, flag("cli-flag-arena-levels", name=["--levels", "-l"])] = None
    ladder: Annotated[bool, flag("cli-flag-arena-ladder")] = False
    styles: Annotated[bool, flag("cli-flag-arena-styles")] = False
    against: Annotated[str | None, flag("cli-flag-arena-against")] = None
    time_limit_ms: Annotated[float, flag("cli-flag-arena-time-limit")] = TIME_LIMIT_MS
    seats: Annotated[int | None, flag("cli-flag-arena-seats", name=["--seats", "-n"])] = None
    games: Annotated[int, flag("cli-flag-arena-games", name=["--games", "-g"])] = 1000
    match: Annotated[bool, flag("cli-flag-arena-match")] = False
    option: Options = None
    budget_ms: Annotated[float, flag("cli-flag-arena-budget")] = BUDGET_MS
    iterations: Annotated[int | None, flag("cli-flag-arena-iterations")] = None
    workers: Annotated[int | None, flag("cli-flag-workers")] = None
    ray: Annotated[bool, flag("cli-flag-ray")] = False
    seed: Annotated[int, flag("cli-flag-seed")] = 0
    svg: Annotated[Path | None, flag("cli-flag-arena-svg")] = None
    json: Json = False
    lang: Lang = None


def arena(game: Annotated[str, flag("cli-argument-game")], /, *, flags: ArenaFlags | None = None) -> int:
    """Let levels and styles play each other."""
    asked = flags or ArenaFlags()
    screen = Screen(settled_language(asked.lang))
    check_numbers(asked, screen)
    found = list(contests(pairings(opened_game(game, screen.lang), asked, screen), asked, screen))
    if asked.json:
        screen.report({"contests": msgspec.to_builtins(found)})
    else:
        report(screen, found)
    if asked.svg is not None:
        asked.svg.write_text(picture(opened_game(game, screen.lang).name(screen.lang), rungs(found)), "utf-8")
    return STOPPED if any(each.partial for each in found) else 0


def check_numbers(asked: ArenaFlags, screen: Screen) -> None:
    numbers = ("games", "workers", "iterations", "budget_ms", "time_limit_ms")
    for name in numbers:
        value = getattr(asked, name)
        if value is not None and value <= 0:
            raise CliError(screen.text("cli-not-positive", {"name": f"--{name.replace('_', '-')}"}))


def pairings(game: Game, asked: ArenaFlags, screen: Screen) -> list[Pairing]:
    """The contests that were asked for."""
    pairs = pairs_of_names(game, asked, screen)
    seats = checked_seats(game, asked.seats or game.seat_counts[0], screen.lang)
    options = checked_options(game, seats, parsed_options(asked.option, screen.lang), screen.lang)
    deals = -(-asked.games // game.setup(seats, options).sides)
    return [
        Pairing(
            game=game.id,
            candidate=candidate,
            reference=reference,
            seats=seats,
            deals=deals,
            whole_match=asked.match,
            seed=asked.seed,
            options=options,
            budget_ms=asked.budget_ms,
            iterations=asked.iterations or 0,
            command=asked.against or "",
            time_limit_ms=asked.time_limit_ms,
        )
        for candidate, reference in pairs
    ]


def pairs_of_names(game: Game, asked: ArenaFlags, screen: Screen) -> list[tuple[str, str]]:
    """Each level with the program, or with the level named before it; on request, the last level with every style."""
    known = [str(level) for level in ladder.levels(game)]
    words = (asked.levels or default_levels(known, asked)).replace(",", " ").split()
    names = [player_named(game, word, screen) for word in words]
    pairs = list(zip(names[1:], names, strict=False))
    if asked.against is not None:
        pairs = [(name, PROGRAM) for name in names]
    if asked.styles:
        pairs += [(names[-1], style) for style in ladder.opponents(game) if style != names[-1]]
    if not pairs:
        raise CliError(screen.text("cli-arena-alone"))
    return pairs


def default_levels(known: list[str], asked: ArenaFlags) -> str:
    """All levels with `--ladder`, the expert against a program, else the two highest."""
    if asked.ladder:
        return ",".join(known)
    return str(ladder.EXPERT) if asked.against is not None else ",".join(known[-2:])


def player_named(game: Game, word: str, screen: Screen) -> str:
    """A level by number or name, or another player by name."""
    return word if word in ladder.opponents(game) | ladder.on_trial(game) else str(level_of(game, word, screen))


def contests(pairs: list[Pairing], asked: ArenaFlags, screen: Screen) -> Iterator[Strength]:
    """Run the contests in order with one progress bar; after Ctrl-C the interrupted contest is the last."""
    crew = crew_of(asked, screen)
    with bar(screen) as progress:
        task = None if progress is None else progress.add_task("", total=sum(pair.deals for pair in pairs))
        before = 0
        for pair in pairs:

            def tell(done: int, before: int = before) -> None:
                if progress is not None and task is not None:
                    progress.update(task, completed=before + done)

            found = contest(pair, crew, tell)
            yield found
            if found.partial:
                return
            before += pair.deals


def report(screen: Screen, found: list[Strength]) -> None:
    first = found[0]
    message = "cli-arena-matches" if first.whole_match else "cli-arena-rounds"
    name = opened_game(first.game, screen.lang).name(screen.lang)
    facts: dict[str, object] = {"name": name, "seats": first.seats, "parity": percent(first.parity, screen.lang)}
    screen.say(message, facts)
    screen.show(contests_grid(screen, found))
    for each in found:
        if each.partial:
            screen.say("cli-arena-partial", {"deals": each.deals}, style="bold red")
        if each.strikes:
            screen.say("cli-arena-strikes", {"strikes": each.strikes, "games": each.games}, style="bold red")


def contests_grid(screen: Screen, found: list[Strength]) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in ("candidate", "reference"):
        grid.add_column(screen.text(f"cli-arena-{column}"))
    for column in ("deals", "games", "share", "interval", "elo"):
        grid.add_column(screen.text(f"cli-arena-{column}"), justify="right")
    for each in found:
        share, low, high = (percent(part, screen.lang) for part in (each.share, each.low, each.high))
        counts = [number(count, screen.lang) for count in (each.deals, each.games)]
        elo = number(round(each.elo), screen.lang)
        grid.add_row(shown_name(each.candidate), shown_name(each.reference), *counts, share, f"{low} .. {high}", elo)
    return grid


def shown_name(player: str) -> str:
    """A level with its name; a style unchanged."""
    return f"{player} {ladder.NAMES[int(player)]}" if player.isdigit() else player
