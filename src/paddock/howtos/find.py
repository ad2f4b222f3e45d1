"""Finds the short instructions of a game: the part `howto` of its family, if it has one."""

from paddock import families
from paddock.core.errors import BadInput
from paddock.core.game import Game
from paddock.howtos.shapes import Chapters, HowtoItem, HowtoSection, Line
from paddock.locales import card_name, number, say


def howto(
    game: Game,
    lang: str = "en",
    seats: int | None = None,
    options: dict[str, str] | None = None,
    *,
    everyday: bool = False,
) -> list[HowtoSection]:
    """Short instructions for a table with these seats and options; without `seats`, for all tables.

    The list is empty if the family has no instructions.
    `everyday`: card names as on the page, without capitals.
    """
    number(0, lang)  # BadInput if the language is unknown, for every game
    if options and seats is None:
        raise BadInput("options need a number of seats: give seats too")
    setup = game.setup(game.seat_counts[0] if seats is None else seats, options)
    if not families.has_part(game.family, "howto"):
        return []
    chapters: Chapters = families.part(game.family, "howto").chapters(setup, seats)
    return [
        HowtoSection(
            name, say(f"howto-title-{name}", {}, lang), [_item(line, game, lang, everyday=everyday) for line in lines]
        )
        for name, lines in chapters.items()
    ]


def _item(line: Line, game: Game, lang: str, *, everyday: bool) -> HowtoItem:
    facts = {"game": game.id, "is_everyday": everyday, **line.facts}
    name = say(line.name, facts, lang) if line.name else ""
    if everyday and line.name.startswith("card-"):
        name = card_name(game.id, line.subject, lang, everyday=True)
    return HowtoItem(line.subject, name[:1].upper() + name[1:], say(line.message, facts, lang))
