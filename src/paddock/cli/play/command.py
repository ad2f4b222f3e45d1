"""`paddock play`: sets up a table from flags and questions, runs the session and stores the record."""

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from paddock.cli.errors import CliError
from paddock.cli.flags import RESUME_LATEST, Lang, Options, flag, program
from paddock.cli.language import settled_language
from paddock.cli.play import saves
from paddock.cli.play.lock import lock_on
from paddock.cli.play.questions import Asked, settle
from paddock.cli.play.session import Session
from paddock.cli.play.table import Table
from paddock.cli.screen import Screen
from paddock.core.chance.keyed import Keyed
from paddock.core.chance.rng import Chance, Rng
from paddock.locales import say

SEEDS = 1 << 96


@Parameter(name="*")
@dataclass(frozen=True)
class PlayFlags:
    """Flags that answer the setup questions in advance."""

    seats: Annotated[int | None, flag("cli-flag-seats", name=["--seats", "-n"])] = None
    human: Annotated[str | None, flag("cli-flag-human")] = None
    level: Annotated[str | None, flag("cli-flag-level")] = None
    option: Options = None
    names: Annotated[str | None, flag("cli-flag-names")] = None
    seed: Annotated[int | None, flag("cli-flag-seed")] = None
    yes: Annotated[bool, flag("cli-flag-yes", name=["--yes", "-y"])] = False
    save: Annotated[Path | None, flag("cli-flag-save")] = None
    resume: Annotated[str | None, flag("cli-flag-resume")] = None
    record: Annotated[Path | None, flag("cli-flag-record")] = None
    lang: Lang = None


def play(game: Annotated[str | None, flag("cli-argument-game")] = None, /, *, flags: PlayFlags | None = None) -> int:
    """Play at this terminal, against bots or with others in the room."""
    asked = flags or PlayFlags()
    lang = settled_language(asked.lang)
    for path in (asked.save, asked.record):
        if path is not None and path.exists():
            raise CliError(say("cli-save-exists", {"file": str(path)}, lang))
    if asked.record is not None:
        saves.check_writable(asked.record)
    saves.clear_drafts()
    if asked.resume is not None:
        return resumed(asked, lang)
    screen = Screen(lang)
    wanted = Asked(game, asked.seats, asked.human, asked.level, asked.option, asked.names, asked.yes, asked.seed)
    settled = settle(screen, wanted)
    chance = source(asked.seed, settled.table)
    names = settled.table.names
    match = settled.table.opened.start(len(names), options=settled.options, chance=chance, names=names)
    save = asked.save or saves.fresh_file("saved", settled.table.game)
    saves.check_writable(save)
    with lock_on(save, lang):
        session = Session(screen, match, settled.table, save, asked.record)
        session.save()
        if isinstance(chance, Keyed):
            screen.say("cli-commitment", {"commitment": chance.commitment}, style="dim")
        return session.run()


def resumed(asked: PlayFlags, lang: str) -> int:
    path = saves.latest_save(lang) if asked.resume == RESUME_LATEST else Path(asked.resume or "")
    path.stat()
    with lock_on(path, lang):
        match, table = saves.read(path, lang)
        if match.is_over:
            raise CliError(say("cli-already-over", {"file": str(path), **program()}, lang))
        if asked.lang is not None:
            table = with_language(table, lang)
        screen = Screen(table.lang)
        screen.say("cli-resumed", {"file": str(path)}, style="dim")
        session = Session(screen, match, table, asked.save or path, asked.record)
        session.remind()
        return session.run()


def with_language(table: Table, lang: str) -> Table:
    return Table(table.game, table.names, table.humans, table.levels, lang, table.bot_seed)


def source(seed: int | None, table: Table) -> Chance:
    """A seeded source of chance if there is a seed; else one with a secret that can be verified afterwards."""
    if seed is not None:
        # The generator ignores digits beyond its seed size; they would only make the record's lines longer.
        return Rng(seed if abs(seed) < SEEDS else seed % SEEDS)
    return Keyed(secrets.token_bytes(32), [secrets.token_hex(8) for _ in table.names])
