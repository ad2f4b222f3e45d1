"""The Bornes table in the terminal: road, piles, hands."""

from paddock.cli.painters.plain import PlainPainter


class BornesPainter(PlainPainter):
    """To be drawn."""

    quiet = frozenset({"TurnBegan", "AnswerAsked", "CarMoved"})
