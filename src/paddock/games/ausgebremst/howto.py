"""How to play AUSGEBREMST, family and advanced; every figure comes from the sheet and the season."""

from paddock.core.setup import Setup
from paddock.games.ausgebremst.rules.setup import AusgebremstSetup
from paddock.games.ausgebremst.rules.terms import DECKS, Terms
from paddock.howtos.shapes import Chapters, Line

TRACK = ("cards", "lanes", "room", "curve", "chicane", "ideal", "six")

TABLE = ("to-go", "tank", "reserve", "cross", "straight", "sign-pit", "shown", "neutral")


def chapters(setup: Setup, seats: int | None) -> Chapters:
    """The chapters for these seats and rules; without seats, the family game and the changes of the advanced game."""
    assert isinstance(setup, AusgebremstSetup)
    terms = setup.terms
    has_neutrals = seats is None or terms.seats < terms.cars
    found = {
        "goal": _lines(terms, "goal", "race"),
        "turn": _lines(terms, "turn", "play", "must", "order"),
        "track": [_named(terms, "track", subject) for subject in TRACK],
        "pit": _lines(terms, "pit", "due", "way", "closed"),
        "neutral": _lines(terms, "neutral", "grid", "drive", "stop", "points") if has_neutrals else [],
        "advanced": _advanced(terms) if seats is None or terms.is_advanced else [],
        "scoring": _lines(terms, "scoring", "places", "out", "season", *(["grid"] if len(terms.season) > 1 else [])),
        "table": [_named(terms, "table", it) for it in TABLE if it != "neutral" or has_neutrals],
        "mind": _lines(terms, "mind", "fit", "level", "six", *(["stop"] if terms.stop_due else ["reserve"])),
    }
    return {name: lines for name, lines in found.items() if lines}


def _lines(terms: Terms, section: str, *names: str) -> list[Line]:
    return [Line(f"howto-ausgebremst-{section}-{name}", _facts(terms)) for name in names]


def _named(terms: Terms, section: str, subject: str) -> Line:
    message = f"howto-ausgebremst-{section}-{subject}"
    return Line(message, _facts(terms), subject, f"howto-ausgebremst-name-{subject}")


def _facts(terms: Terms) -> dict[str, object]:
    race = terms.sheet.table("race")
    deck = terms.sheet.numbers("pack.slow")
    return {
        "rules": "advanced" if terms.is_advanced else "family",
        "laps": race["laps"],
        "hand": terms.hand,
        "six": terms.leader_ban,
        "first": race["first_stop"],
        "last": race["last_stop"],
        "cars": terms.cars,
        "size": sum(deck),
        "total": _points(deck),
        "way": _way(terms),
        "piles": terms.piles,
        "places": terms.points,
        "races": len(terms.season),
    }


def _points(deck: list[int]) -> int:
    return sum(value * count for value, count in enumerate(deck, start=1))


def _way(terms: Terms) -> str:
    """The shortest distance of the season's circuits from the first row with one stop: one figure, or a range."""
    ways = {terms.sheet.number(f"circuits.{circuit.id}.distance") for circuit in terms.season}
    return "–".join(str(way) for way in sorted({min(ways), max(ways)}))  # noqa: RUF001 - from, to


def _advanced(terms: Terms) -> list[Line]:
    """The changes of the advanced game; the family lesson includes them too."""
    facts = {**_facts(terms), "hand": terms.sheet.number("rules.advanced.hand")}
    subjects = [
        Line(f"howto-ausgebremst-advanced-{subject}", facts, subject, f"howto-ausgebremst-name-{subject}")
        for subject in ("decks", "pit-cards", "piles", "free-stop")
    ]
    return [subjects[0], *(_deck(terms, name) for name in DECKS), *subjects[1:]]


def _deck(terms: Terms, name: str) -> Line:
    counts = terms.sheet.numbers(f"pack.{name}")
    shown = " · ".join(" ".join([str(value)] * count) for value, count in enumerate(counts, start=1))
    return Line("howto-ausgebremst-advanced-deck", {"size": sum(counts), "counts": shown}, name, f"deck-{name}")
