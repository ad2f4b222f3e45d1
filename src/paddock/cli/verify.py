"""`paddock verify`: checks moves, points and chance of a record, and says what a record cannot prove."""

from pathlib import Path
from typing import Annotated

from paddock import library
from paddock.cli.errors import CliError
from paddock.cli.flags import Json, Lang, flag
from paddock.cli.invalid_records import reason_of
from paddock.cli.language import settled_language
from paddock.cli.play.saves import read_text
from paddock.cli.screen import Screen
from paddock.core.errors import BadRecord
from paddock.core.record.replay import Replay
from paddock.core.record.running_hash import steps_seen
from paddock.core.record.verify import chance_kind, figures, is_good, is_wrong

GOOD, BAD = 0, 1
OTHER_MATCH = -1


def verify(  # noqa: PLR0913 - the flags of the command
    record: Annotated[Path, flag("cli-argument-record")],
    /,
    *,
    commitment: Annotated[str | None, flag("cli-flag-commitment")] = None,
    seen: Annotated[str | None, flag("cli-flag-seen")] = None,
    seat: Annotated[int | None, flag("cli-flag-seen-seat")] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Check a record: rules, points and chance."""
    screen = Screen(settled_language(lang))
    text = read_text(record, screen.lang)
    try:
        replay = library.replay(text)
    except BadRecord as error:
        if not is_record(text):
            raise CliError(reason_of(error, screen.lang)) from error
        return refuse(screen, error, json=json)
    kind = chance_kind(replay.proof, commitment)
    known = None if seen is None else steps_seen(replay.match, seat, seen)
    is_right = is_good(replay.proof, kind, commitment) and known != OTHER_MATCH
    if json:
        verdict = "right" if is_right else "wrong" if replay.match.is_over else "unfinished"
        screen.report({"verdict": verdict, **figures(replay, kind, commitment), "steps_seen": known})
    else:
        tell(screen, replay, kind, is_wrong=is_wrong(kind, commitment))
        tell_seen(screen, replay, known)
    return GOOD if is_right else BAD


def is_record(text: str) -> bool:
    """Whether the text is a record at all: one that breaks the rules is a "no", any other text is bad input."""
    return text.startswith("Paddock record ")


def refuse(screen: Screen, error: BadRecord, *, json: bool) -> int:
    """Report that the record is wrong, with the reason."""
    reason = reason_of(error, screen.lang)
    if json:
        screen.report({"verdict": "wrong", "reason": reason})
    else:
        screen.say("cli-verify-wrong", {"reason": reason}, style="bold red")
    return BAD


def tell(screen: Screen, replay: Replay, kind: str, *, is_wrong: bool) -> None:
    """Print what was proved, and what was not."""
    said = {"count": len(replay.steps), "rounds": len(replay.match.results)}
    screen.say("cli-verify-over" if replay.match.is_over else "cli-verify-unfinished", dict(said))
    if not replay.match.is_over:
        screen.say("cli-verify-not-good", style="bold red")
    facts = {"commitment": replay.proof.commitment or "-"}
    screen.say(f"cli-verify-{kind}", dict(facts), style="bold red" if is_wrong else "bold green")
    if replay.proof.chance == "committed":
        screen.say("cli-verify-open", style="dim")


def tell_seen(screen: Screen, replay: Replay, known: int | None) -> None:
    """Print whether this is the match that a seat saw, if that was asked."""
    if known == OTHER_MATCH:
        screen.say("cli-verify-seen-other", style="bold red")
    elif known is not None:
        screen.say("cli-verify-seen", {"count": known, "steps": len(replay.steps)}, style="bold green")
