"""Texts of notices: what happened and what one may do, in nine languages, from public facts alone.

A hand is named only in the page: everything here is what a spectator sees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import paddock
from paddock.core.story import join_runs
from paddock.locales import number, say
from paddock.people.notices.message import Message
from paddock.people.time_zones import local_time
from paddock.story import addressed_notes

if TYPE_CHECKING:
    from paddock.core.match import Match
    from paddock.core.story import Note
    from paddock.people.notices.outbox import Notice
    from paddock.table.facts import Facts
    from paddock.table.person import Who

MAX_STEPS: Final = 6  # of the others, since the person moved last
MAX_LINES: Final = 6
HOUR_S: Final = 3_600
WEEKDAYS_S: Final = 6 * 24 * HOUR_S
WEEKDAYS: Final = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
LAST_HOURS: Final = 2  # below this, time is told in minutes
TITLES: Final = ("notice-turn", "notice-half", "notice-tenth")
TITLES_OF: Final = ("notice-turn-of", "notice-half-of", "notice-tenth-of")  # in a webhook, with the name


class TableFacts(NamedTuple):
    """What a notice tells of a table, before it is said in a language."""

    game: str
    names: dict[str, Any]  # of seats, sides and cars, for sentences
    name: str  # of the person whose turn it is
    notes: list[Note]
    standings: list[tuple[int, str, int]]  # place, names, points
    is_ended: bool  # before it was over
    left_s: float | None  # until the deadline
    due_at: float | None = None


def table_facts(
    facts: Facts, match: Match, guest: Who, left_s: float | None, due_at: float | None = None
) -> TableFacts:
    """What everybody may know of a table; `match` is a copy, which may be replayed here."""
    seats = facts.seats_of(guest)
    names = _names(facts, match)
    is_over = facts.status != "running"
    ranked = sorted(match.standings(), key=lambda standing: standing.place)
    return TableFacts(
        facts.settings.game,
        names,
        facts.chair(seats[0]).name if seats else "",
        [] if is_over else _public_notes(match, seats),
        [(one.place, names["side_names"][one.side], one.points) for one in ranked] if is_over else [],
        facts.status == "ended",
        left_s,
        due_at,
    )


def _names(facts: Facts, match: Match) -> dict[str, Any]:
    shown, view, setup = [chair.name for chair in facts.chairs], match.view(None), match.setup
    sides = {side + 1: " + ".join(shown[seat] for seat in setup.seats_of(side)) for side in range(setup.sides)}
    cars = enumerate(view["round"].get("cars", []), start=1)
    drivers = {number: shown[car["seat"] - 1] for number, car in cars if car["seat"]}
    seats = dict(enumerate(shown, start=1))
    return {"game": match.game_id, "seat_names": seats, "side_names": sides, "car_names": drivers, "is_everyday": True}


def _public_notes(match: Match, seats: list[int]) -> list[Note]:
    """What a spectator was told of the last steps, since one of these seats moved."""
    game, steps = paddock.game(match.game_id), match.steps
    own = [number for number, step in enumerate(steps, 1) if step.seat in seats]
    first = max(own[-1] if own else 0, len(steps) - MAX_STEPS) + 1
    told = [one for step in range(first, len(steps) + 1) for one in addressed_notes(game, match.events_of(step))]
    return join_runs(one.note for one in told if one.is_for(None) and not one.note.is_spoken_only)


def message_of(notice: Notice, facts: TableFacts, lang: str, zone: str = "") -> Message:
    """A notice in one language, with times of the person's zone; without one, in a webhook, the person is named."""
    words: dict[str, object] = {"name": facts.name, "title": paddock.game(facts.game).name(lang)}
    lines = _over_lines(facts, lang) if notice.kind == "over" else _turn_lines(facts, lang, zone)
    return Message(
        title=say(_title(notice, is_webhook=not zone), words, lang),
        lines=lines,
        path=f"/table/{notice.table}",
        go=say("notice-look" if notice.kind == "over" else "notice-go", {}, lang),
        stop=stop_text(lang),
        key=f"{notice.table} {notice.seq} {notice.guest} {notice.reminders}",
        tag=notice.table,
        lang=lang,
    )


def _title(notice: Notice, *, is_webhook: bool) -> str:
    if notice.kind == "over":
        return "notice-over"
    titles = TITLES_OF if is_webhook else TITLES
    return titles[min(notice.reminders, len(titles) - 1)]


def _turn_lines(facts: TableFacts, lang: str, zone: str) -> list[str]:
    told = [say(note.message, {**facts.names, **note.facts}, lang) for note in facts.notes]
    return [*told[-MAX_LINES:], *_time_left(facts.left_s, lang), *_until(facts, lang, zone)]


def _time_left(left_s: float | None, lang: str) -> list[str]:
    if left_s is None or left_s <= 0:
        return []
    if left_s < LAST_HOURS * HOUR_S:
        return [say("notice-left-minutes", {"count": int(left_s // 60)}, lang)]
    return [say("notice-left-hours", {"count": int(left_s // HOUR_S)}, lang)]


def _until(facts: TableFacts, lang: str, zone: str) -> list[str]:
    """The weekday and the time of a deadline in a zone, while there is only one such weekday until then."""
    if not zone or facts.due_at is None or facts.left_s is None or not 0 < facts.left_s < WEEKDAYS_S:
        return []
    local = local_time(facts.due_at, zone)
    return [say("notice-until", {"weekday": WEEKDAYS[local.weekday()], "time": f"{local:%H:%M}"}, lang)]


def _over_lines(facts: TableFacts, lang: str) -> list[str]:
    ended = [say("notice-ended", {}, lang)] if facts.is_ended else []
    return [*ended, *(f"{place}. {name}: {number(points, lang)}" for place, name, points in facts.standings)]


def digest_title(count: int, lang: str) -> str:
    """The subject of a mail with several notices."""
    return say("notice-several", {"count": count}, lang)


def stop_text(lang: str) -> str:
    """The words before the link that stops."""
    return say("notice-stop", {}, lang)


def test_message(lang: str) -> Message:
    """What "Send me a test" sends."""
    title, line = say("notice-test", {}, lang), say("notice-test-line", {}, lang)
    return Message(
        title=title, lines=[line], go=say("notice-look", {}, lang), stop=stop_text(lang), tag="test", lang=lang
    )


def confirmation(name: str, token: str, lang: str) -> Message:
    """The only mail that an address gets before its link was pressed."""
    lines = [say("notice-confirm-line", {"name": name}, lang), say("notice-confirm-ignore", {}, lang)]
    return Message(
        title=say("notice-confirm", {}, lang),
        lines=lines,
        path=f"/confirm/{token}",
        go=say("notice-confirm-go", {}, lang),
        stop=say("notice-confirm-stop", {}, lang),
        key=token,
        lang=lang,
    )
