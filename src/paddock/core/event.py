"""Event: base class of everything that happens in a match, and the event types that all games share."""

from typing import ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="event", tag=True):
    """One thing that happened. Seats and sides are numbered from 1.

    `gc=False`: events hold only plain values, so that long matches do not slow the garbage collector down.
    """

    secret_from_others: ClassVar[tuple[str, ...]] = ()
    known_to: ClassVar[tuple[str, ...]] = ("seat",)  # fields with the seats that may see secret fields
    reveals: ClassVar[bool] = False  # whether it revealed hidden information: a card drawn, dice rolled

    def seen_by(self, seat: int | None) -> "Event":
        """The event as that seat (None: a spectator) may know it: secret fields of other seats are None."""
        if not self.secret_from_others or (seat is not None and seat in self.known_seats()):
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.secret_from_others))

    def known_seats(self) -> tuple[int, ...]:
        """The seats that may see the secret fields of an event that has some."""
        return tuple([getattr(self, name) for name in self.known_to])

    def begins(self) -> tuple[str, int] | None:
        """What begins with it, to be marked in a replay: ("round", 2), or a part of a round such as ("lap", 3)."""
        return None


class RoundBegan(Event, frozen=True):
    """A round was dealt or set up; `start` is the seat that begins."""

    number: int
    start: int

    def begins(self) -> tuple[str, int]:
        return ("round", self.number)


class RoundEnded(Event, frozen=True):
    """A round was over; points by side."""

    number: int
    points: list[int]


class MatchEnded(Event, frozen=True):
    """The match was over; the winning sides."""

    winners: list[int]


CORE_EVENTS: tuple[type[Event], ...] = (RoundBegan, RoundEnded, MatchEnded)
