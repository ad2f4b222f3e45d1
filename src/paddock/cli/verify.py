"""`paddock verify`: whether a record follows the rules, adds up, and whether its shuffles are what was committed to."""

from pathlib import Path
from typing import Annotated

from paddock import library
from paddock.cli.flags import Json, Lang, flag, settled_language
from paddock.cli.play.saves import read_text
from paddock.cli.screen import Screen
from paddock.core.errors import BadRecord
from paddock.core.record import Replay

GOOD, BAD = 0, 1


def verify(record: Annotated[Path, flag("cli-argument-record")], /, *, json: Json = False, lang: Lang = None) -> int:
    """Check a record: rules, points and chance."""
    screen = Screen(settled_language(lang))
    text = read_text(record, screen.lang)
    try:
        replay = library.replay(text)
    except BadRecord as error:
        if not is_record(text):
            raise
        return verdict(screen, json, {"verdict": "wrong", "reason": str(error)}, BAD)
    kind = chance_kind(replay)
    facts: dict[str, object] = {
        "verdict": "wrong" if kind == "differs" else "right",
        "game": replay.match.game_id,
        "moves": len(replay.steps),
        "rounds": len(replay.match.results),
        "over": replay.match.is_over,
        "chance": kind,
        "committed": replay.proof.commitment is not None,
        "verified": replay.proof.follows,
    }
    return verdict(screen, json, facts, BAD if kind == "differs" else GOOD)


def is_record(text: str) -> bool:
    """Whether it is a record at all: one that breaks the rules is a "no", anything else is bad input."""
    return text.startswith("Paddock record ")


def chance_kind(replay: Replay) -> str:
    """What the record's source of chance proves: committed, seeded, hidden, recorded or differs."""
    proof = replay.proof
    if proof.follows:
        return "committed" if proof.chance == "committed" else "seeded"
    return {"withheld": "hidden", "recorded": "recorded"}.get(proof.chance, "differs")


def verdict(screen: Screen, json: bool, facts: dict[str, object], code: int) -> int:
    if json:
        screen.report(facts)
        return code
    if "reason" in facts:
        screen.say("cli-verify-wrong", facts, style="bold red")
        return code
    said = {"count": facts["moves"], "rounds": facts["rounds"]}
    screen.say("cli-verify-over" if facts["over"] else "cli-verify-unfinished", said)
    screen.say(f"cli-verify-{facts['chance']}", style="bold red" if code else "bold green")
    return code
