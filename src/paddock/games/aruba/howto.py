"""How to play ARUBA Battle Race: the order of the cards and every figure come from the sheet and the options."""

from paddock.core.setup import Setup
from paddock.games.aruba.rules.setup import ArubaSetup
from paddock.games.aruba.rules.terms import Terms
from paddock.howtos.shapes import Chapters, Line

DICE = ("straight", "pair", "three", "four", "even", "odd")
DRIVE = ("steps", "leader", "corner", "ram")
TABLE = ("die", "lost", "space", "dice-left", "hand", "points")
DAMAGE = ("tokens", "fatal", "quick-fix", "wreck")


def chapters(setup: Setup, seats: int | None) -> Chapters:
    """The chapters for these seats and options; without seats, for every possible number."""
    assert isinstance(setup, ArubaSetup)
    terms = setup.terms
    return {
        "goal": _goal(terms, seats),
        "turn": _lines(terms, "turn", "begin", "roll", "combine", "last"),
        "dice": [_named(terms, "dice", subject) for subject in DICE],
        "drive": [_named(terms, "drive", subject) for subject in DRIVE],
        "damage": [_named(terms, "damage", subject) for subject in DAMAGE],
        "cards": [Line(f"howto-aruba-card-{card}", _facts(terms), card, f"card-aruba-{card}") for card in terms.names],
        "scoring": [*map(_place, terms.lines, terms.places), *_lines(terms, "scoring", "end", "match", "next")],
        "table": [_named(terms, "table", subject) for subject in TABLE],
        "mind": _lines(terms, "mind", "straight", "all", "order", "fresh"),
    }


def _goal(terms: Terms, seats: int | None) -> list[Line]:
    lines = _lines(terms, "goal", "race")
    if terms.cars_each > 1:
        players = terms.sheet.number("play.two_cars_seats") if seats is None else None
        lines.append(Line("howto-aruba-goal-cars", {"players": players and [players], "count": terms.cars_each}))
    return lines


def _place(line: str, worth: int) -> Line:
    return Line("howto-aruba-scoring-place", {"worth": worth}, line, f"line-{line}")


def _lines(terms: Terms, section: str, *names: str) -> list[Line]:
    return [Line(f"howto-aruba-{section}-{name}", _facts(terms)) for name in names]


def _named(terms: Terms, section: str, subject: str) -> Line:
    return Line(f"howto-aruba-{section}-{subject}", _facts(terms), subject, f"howto-aruba-name-{subject}")


def _facts(terms: Terms) -> dict[str, object]:
    return {**_figures(terms), **_choices(terms)}


def _figures(terms: Terms) -> dict[str, object]:
    return {
        "races": terms.races,
        "scored": terms.scored,
        "dice": terms.dice,
        "rerolls": terms.rerolls,
        "shot": terms.shot,
        "mend": terms.small_repair,
        "drawn": terms.cards_drawn,
        "turbo": terms.turbo,
        "boost": terms.boost,
        "leader": terms.leader_loss,
        "corner": terms.corner_loss,
        "ram": terms.ram,
        "most": terms.max_damage,
        "fatal": terms.max_damage + 1,
        "fix": terms.quick_fix,
        "bomb": terms.bomb,
        "rows": terms.blast_rows,
        "stolen": terms.larceny,
        "nitro": terms.nitro,
        "repair": terms.repair,
        "bumper": terms.front_bumper,
        "saw": terms.saw,
    }


def _choices(terms: Terms) -> dict[str, object]:
    return {
        "blast": "around" if terms.blast_around else "behind",
        "hook": "last" if terms.hook_after_last else "first",
        "timing": "any" if terms.dice_cards_any_time else "rolling",
        "theft": "any" if terms.larceny_any_time else "end",
        "fresh": "fix" if terms.new_cards_fix else "wait",
        "grid": "arrival" if terms.grid_by_arrival else "order",
        "moved": "dice" if terms.leader_nitro_free else "all",
    }
