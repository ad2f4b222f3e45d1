"""Event: what happened, in the past tense; each game has its own kinds, these are the ones all share."""

from typing import ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="event", tag=True):
    """One thing that happened. Seats and sides are numbered from 1.

    Values that hold only values are no matter for the garbage collector: a long match would keep it busy.
    """

    secret_from_others: ClassVar[tuple[str, ...]] = ()
    known_to: ClassVar[tuple[str, ...]] = ("seat",)  # the fields that name the seats who know those secrets
    reveals: ClassVar[bool] = False  # whether it told what was hidden: a card drawn, dice rolled

    def seen_by(self, seat: int | None) -> "Event":
        """The event as that seat (None: a spectator) may know it: another's secrets are blanked."""
        if not self.secret_from_others:
            return self
        if seat is not None and seat in [getattr(self, name, None) for name in self.known_to]:
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.secret_from_others))


class RoundBegan(Event, frozen=True):
    """A round was dealt or set up; `start` is the seat that begins."""

    number: int
    start: int


class RoundEnded(Event, frozen=True):
    """A round was over; points by side."""

    number: int
    points: list[int]


class MatchEnded(Event, frozen=True):
    """The match was over; the winning sides."""

    winners: list[int]


CORE_EVENTS: tuple[type[Event], ...] = (RoundBegan, RoundEnded, MatchEnded)
