"""Writer of records: a match as text, complete or limited to what one reader may know."""

import json
from typing import TYPE_CHECKING, Final

from paddock.core.codec import Codec
from paddock.core.event import RoundBegan, RoundEnded
from paddock.core.step import Outcome, Step

if TYPE_CHECKING:
    from paddock.core.match import Match

TITLE: Final = "Paddock record"  # and its kind
REFEREE: Final = 0  # reader with access to everything, unlike a seat (from 1) or a spectator (None)
HIDDEN: Final = "?"


def write_record(match: "Match", reader: int | None, *, reveal: bool, since: int = 0) -> str:
    """The record for the referee, a seat or a spectator; `reveal` adds a committed secret for the referee.

    A seat reads the steps up to `since` like a spectator.
    """
    lines = [f"{TITLE} {match.kind}", *_head(match, reader, reveal=reveal)]
    if match.origin is None:
        lines += ["", "round 1", *_deal(match, match.deal, reader)]
    for number, step in enumerate(match.steps, start=1):
        is_early = reader != REFEREE and number <= since
        lines.append(_step(match, step, None if is_early else reader))
        lines += _between_rounds(match, number, step, reader)
    return "\n".join(lines) + "\n"


def _head(match: "Match", reader: int | None, *, reveal: bool) -> list[str]:
    lines = match.head
    if reader == REFEREE:
        lines += match.chance_lines(reveal=reveal)
    else:
        lines.append("seen by: " + ("spectator" if reader is None else f"seat {reader}"))
        lines += [line for line in match.chance_lines(reveal=False) if not line.startswith("chance: seed")]
    if match.origin is not None:
        lines.append("from: " + (json.dumps(match.origin, ensure_ascii=False) if reader == REFEREE else HIDDEN))
    return lines


def _step(match: "Match", step: Step, reader: int | None) -> str:
    codec = match.setup.codec
    if shown_move(codec, step, reader) == HIDDEN:
        return f"{step.seat} {HIDDEN}"
    is_open = reader == REFEREE or codec.shows_rolls(codec.parse(step.move))
    words = [_answer(match, outcome, reader) if is_open else HIDDEN for outcome in step.chance]
    return f"{step.seat} {step.move}" + (f" -> {' '.join(words)}" if words else "")


def shown_move(codec: Codec, step: Step, reader: int | None) -> str:
    """The notation of a move, or HIDDEN where this reader may not know it."""
    is_hidden = reader not in (REFEREE, step.seat) and codec.is_secret(codec.parse(step.move))
    return HIDDEN if is_hidden else step.move


def _answer(match: "Match", outcome: Outcome, reader: int | None) -> str:
    return f"[{_word(match, outcome, reader)}]" if outcome.is_order else _word(match, outcome, reader)


def _word(match: "Match", outcome: Outcome, reader: int | None) -> str:
    codec = match.setup.codec
    if not outcome.is_order:
        return codec.roll_word(outcome.values[0])
    return " ".join(codec.token(value) for value in outcome.values) if reader == REFEREE else HIDDEN


def _deal(match: "Match", deal: tuple[Outcome, ...], reader: int | None) -> list[str]:
    return [("deal: " if outcome.is_order else "roll: ") + _word(match, outcome, reader) for outcome in deal]


def _between_rounds(match: "Match", number: int, step: Step, reader: int | None) -> list[str]:
    """The points of a round that ended with this step, and the deal of the next round."""
    lines: list[str] = []
    for event in match.events_of(number):
        if isinstance(event, RoundEnded):
            lines.append("points: " + " ".join(str(points) for points in event.points))
        elif isinstance(event, RoundBegan):
            lines += ["", f"round {event.number}", *_deal(match, step.deal, reader)]
    return lines
