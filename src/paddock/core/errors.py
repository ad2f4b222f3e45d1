"""Exception classes of the engine; each message is one line, addressed to the caller.

PaddockError
├── BadInput            invalid input; nothing was changed
│   ├── UnknownGame     no game of that name
│   ├── BadSeats        the game cannot be played by that many seats
│   ├── BadOption       no such option, or not one of its values
│   ├── BadSheet        an edition's sheet lacks a value that the rules need, or has one of the wrong type
│   ├── BadPosition     a position or view that cannot occur
│   ├── BadRecord       a record that cannot be read or does not follow the rules
│   └── UnknownLevel    no bot of that strength
└── IllegalMove         the rules forbid the move; carries the Refusal
"""

from paddock.core.refusal import Refusal


class PaddockError(Exception):
    """Base class of all exceptions that this library raises on purpose."""


class BadInput(PaddockError, ValueError):
    """Invalid input; nothing was changed."""


class UnknownGame(BadInput):
    """No game of that name."""


class BadSeats(BadInput):
    """The game cannot be played by that many seats."""


class BadOption(BadInput):
    """No such option, or not one of its values."""


class BadSheet(BadInput):
    """An edition's sheet lacks a value that the rules need, or has one of the wrong type."""


class BadPosition(BadInput):
    """A position or view that cannot occur."""


def require(holds: bool, problem: str) -> None:
    """Raise BadPosition with this message unless the condition holds."""
    if not holds:
        raise BadPosition(problem)


class BadRecord(BadInput):
    """A record that cannot be read or does not follow the rules.

    `kind` and `facts` carry the content of the message, for translation.
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
