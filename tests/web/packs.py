"""Writes the packs from which the page reproduces chance, and test records: `./paddock python -m tests.web.packs`."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

import paddock
from launcher.places import ROOT
from paddock.core.errors import BadRecord
from paddock.core.match import KIND, KIND_WITH_NAMES
from paddock.core.record.verify import chance_kind
from paddock.core.record.write import REFEREE

if TYPE_CHECKING:
    from paddock.core.match import Match

PACKS = ROOT / "web" / "src" / "pages" / "verify" / "packs.gen.ts"
RECORDS = ROOT / "web" / "tests" / "verify.gen.json"
SECRET = bytes(range(32))
NONCES = ["luck", "Glück für Žofie"]
NAMES = ["Anna", "Βίκυ", "Ciprian"]
HEAD = """// Made by `./paddock python -m tests.web.packs`. Do not edit.

export interface Pack {
  /** The kinds of cards in the order in which a pack lies before it is shuffled. */
  cards: readonly string[];
  /** What a roll can say, by its number; the first whose option the match has. */
  rolls: readonly { option: string; words: readonly string[] }[];
  /** A move that draws cards from a hand begins with this, and the number of the victim's seat follows; or empty. */
  theft: string;
}

export const PACKS: Record<string, Pack> = """
# AUSGEBREMST's advanced game draws the first grid from a different pack.
OPTIONS: dict[str, tuple[dict[str, str], ...]] = {"ausgebremst": ({"rules": "advanced"}, {})}
FACES = 6
VALUES = range(1, 10)
STEPS = 60
MAX_STEPS = 3000
THEFT = "larceny>"


def packs() -> str:
    """The pack of every game, as the page reads it."""
    return HEAD + json.dumps({game: pack(game) for game in paddock.game_ids()}, indent=1, ensure_ascii=False) + ";\n"


def pack(game_id: str) -> dict[str, Any]:
    game = paddock.game(game_id)
    asked = OPTIONS.get(game_id, ({},))
    setups: list[Any] = [game.setup(game.seat_counts[0], options) for options in asked]
    names = [" ".join(f"{name}={value}" for name, value in options.items()) for options in asked]
    said = [{"option": name, "words": rolls(game.family, setup)} for name, setup in zip(names, setups, strict=True)]
    theft = THEFT if game.family == "aruba" else ""
    return {"cards": cards(game.family, setups[0]), "rolls": [one for one in said if one["words"]], "theft": theft}


def cards(family: str, setup: Any) -> list[str]:  # noqa: ANN401 - terms are the family's own
    """A pack in order of the cards' numbers."""
    return [
        setup.codec.token(value) for value in (VALUES if family == "ausgebremst" else range(len(setup.terms.names)))
    ]


def rolls(family: str, setup: Any) -> list[str]:  # noqa: ANN401
    sides = {"aruba": lambda: FACES, "ausgebremst": lambda: len(setup.terms.draws())}.get(family, lambda: 0)()
    return [setup.codec.roll_word(value) for value in range(sides)]


def records() -> str:
    """A match of every game with its secret revealed, and Python's verdict after a word is changed."""
    return (
        json.dumps(
            [
                *[entry(game, options) for game in paddock.game_ids() for options in OPTIONS.get(game, ({},))],
                entry("mille-bornes", {}, KIND_WITH_NAMES),
            ],
            indent=1,
            ensure_ascii=False,
        )
        + "\n"
    )


def entry(game_id: str, options: dict[str, str], kind: int = KIND) -> dict[str, Any]:
    match, sizes = played(game_id, options, kind)
    record = match.record(REFEREE, reveal=True)
    edits = [edit for edit in changes(record) if edit[0] != edit[1] and edit[0] in record]
    return {
        "game": game_id,
        "record": record,
        "sizes": sizes,
        "edits": [[old, new, found_kind(record.replace(old, new, 1))] for old, new in edits],
    }


def played(game_id: str, options: dict[str, str], kind: int) -> tuple[Match, dict[str, list[int]]]:
    """Some random steps, in ARUBA until cards were stolen; and the hand sizes before every theft, by step."""
    chance = paddock.Keyed(SECRET, NONCES)
    match = paddock.game(game_id).start(3, options=options, chance=chance, names=NAMES, kind=kind)
    luck, sizes = paddock.Rng(3), dict[str, list[int]]()
    while len(match.steps) < MAX_STEPS and (len(match.steps) < STEPS or (game_id == "aruba" and not sizes)):
        seat = match.waiting[0]
        moves = match.moves(seat)
        thefts = [move for move in moves if move.startswith(THEFT)]
        if thefts:
            sizes[str(len(match.steps) + 1)] = match.view(None)["round"]["hand_sizes"]
        match.play(thefts[0] if thefts else moves[luck.below(len(moves))], seat)
    return match, sizes


def changes(record: str) -> list[tuple[str, str]]:
    """Changed words that keep the moves legal: only the random numbers reveal them."""
    deals = [line for line in record.splitlines() if line.startswith("deal: ")]
    found = [
        (f"secret: {SECRET.hex()}", f"secret: {SECRET.hex()[:-1]}e"),
        (f"secret: {SECRET.hex()}\n", ""),
        (f"nonce: {NONCES[0]}", "nonce: Luck"),
        (f"name: {NAMES[1]}", "name: Ben"),  # found out in kind 1 only
        (f"record {KIND}", f"record {KIND_WITH_NAMES}"),
        *[(deal, swapped(deal)) for deal in deals[-1:]],
    ]
    rolls = [line for line in record.splitlines() if line.startswith("roll: ")]
    return [*found, *[(f"{line}\n", f"{line[:-1]}{'b' if line.endswith('a') else 'a'}\n") for line in rolls[:1]]]


def swapped(deal: str) -> str:
    """The last card, which nobody has drawn yet, and an earlier one that differs."""
    words = deal.split()
    place = next(index for index in range(len(words) - 2, 0, -1) if words[index] != words[-1])
    words[place], words[-1] = words[-1], words[place]
    return " ".join(words)


def found_kind(record: str) -> str:
    """Python's verdict on the random numbers."""
    try:
        return chance_kind(paddock.replay(record).proof, None)
    except BadRecord as error:
        return error.kind


def main() -> None:
    PACKS.write_text(packs(), encoding="utf-8")
    RECORDS.write_text(records(), encoding="utf-8")
    sys.stdout.write(f"{PACKS.name} {RECORDS.name}\n")


if __name__ == "__main__":
    main()
