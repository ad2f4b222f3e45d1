"""The exceptions of the engine; each message is one clear line for the person who caused it.

PaddockError
├── BadInput            something handed in from outside is wrong; nothing was changed
│   ├── UnknownGame     no game of that name
│   ├── BadSeats        the game cannot be played by that many seats
│   ├── BadOption       no such option, or not one of its values
│   ├── BadSheet        an edition's sheet does not say what the rules need
│   ├── BadPosition     a position or view that cannot occur
│   ├── BadRecord       a record that cannot be read or does not follow the rules
│   └── UnknownLevel    no bot of that strength
└── IllegalMove         the rules forbid the move; carries the Refusal
"""

from paddock.core.refusal import Refusal


class PaddockError(Exception):
    """Anything this library raises on purpose."""


class BadInput(PaddockError, ValueError):
    """Something handed in from outside is wrong; nothing was changed."""


class UnknownGame(BadInput):
    """No game of that name."""


class BadSeats(BadInput):
    """The game cannot be played by that many seats."""


class BadOption(BadInput):
    """No such option, or not one of its values."""


class BadSheet(BadInput):
    """An edition's sheet does not say what the rules need."""


class BadPosition(BadInput):
    """A position or view that cannot occur."""


def require(holds: bool, problem: str) -> None:
    """BadPosition, saying what the problem is, unless this holds."""
    if not holds:
        raise BadPosition(problem)


class BadRecord(BadInput):
    """A record that cannot be read or does not follow the rules.

    `kind` and `facts` say what the text says, for whoever tells it in another language.
    """

    def __init__(self, text: str, kind: str = "other", /, **facts: object) -> None:
        super().__init__(text)
        self.kind = kind
        self.facts = facts


class UnknownLevel(BadInput):
    """No bot of that strength."""


class IllegalMove(PaddockError):
    """The rules forbid the move; nothing changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text("en"))
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalMove, (self.refusal,)
