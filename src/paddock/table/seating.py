"""Seating: whose a seat of a running match is, who may take it, and from where on they may know what it knew."""

from typing import Final

from paddock.table.facts import Facts, Handover
from paddock.table.person import Who, ids_of, is_same

MAX_ASKS: Final = 3  # that a guest makes for a seat in one match


def takeover(facts: Facts, seat: int) -> Handover | None:
    """When another person than the one before took over this seat last; None if it is still whose it was dealt to."""
    owner, found = facts.dealt_to[seat - 1] if facts.dealt_to else "", None
    for handover in facts.handovers:
        if handover.seat == seat and handover.guest and not is_same(handover.guest, owner):
            owner, found = handover.guest, handover
    return found


def owner(facts: Facts, seat: int) -> str:
    """The guest whose seat it is, although a bot may play it; "" if it was dealt to a bot."""
    found = takeover(facts, seat)
    return found.guest if found else facts.dealt_to[seat - 1]


def player(facts: Facts, seat: int) -> str:
    """The guest whose result it is: the member without a device for whom the seat was dealt, else its owner."""
    if facts.dealt_players and takeover(facts, seat) is None and facts.dealt_players[seat - 1]:
        return facts.dealt_players[seat - 1]
    return owner(facts, seat)


def owner_name(facts: Facts, seat: int) -> str:
    """The name of the owner."""
    found = takeover(facts, seat)
    return found.name if found else facts.dealt.names[seat - 1]


def first_known_step(facts: Facts, seat: int) -> int:
    """The step after which the holder of a seat sees its view; -1 if they held it before the deal."""
    found = takeover(facts, seat)
    return -1 if found is None else found.step


def first_known_seq(facts: Facts, seat: int | None) -> int:
    """The same as a seq; for a spectator, and where nobody took over, 0."""
    found = None if seat is None else takeover(facts, seat)
    return 0 if found is None else found.seq


def may_take(facts: Facts, guest: Who, seat: int) -> bool:
    """Whether a guest may sit down here at once: on an open chair; in a match on their own, also if a bot has it."""
    kind = facts.chair(seat).kind
    if facts.status == "running":
        return kind != "person" and is_same(guest, owner(facts, seat))
    return kind == "open"


def seat_named(facts: Facts, guest: Who, name: str) -> int:
    """The seat that a guest has under this name; 0 if there is none."""
    return next((seat for seat in facts.seats_of(guest) if facts.chair(seat).name == name), 0)


def may_ask(facts: Facts, guest: Who, seat: int) -> bool:
    """Whether a guest may ask the people at the table for a seat of the running match.

    Its chair is open or its person has left; the guest had no other hand in this match; and everybody who could object
    can be asked.
    """
    return (
        facts.status == "running"
        and is_vacant(facts, seat)
        and not _has_held_other(facts, guest, seat)
        and sum(facts.seat_asks.get(one, 0) for one in ids_of(guest)) < MAX_ASKS
        and bool(facts.to_ask(seat))
        and not has_replaced(facts, guest)
    )


def is_vacant(facts: Facts, seat: int) -> bool:
    """Whether nobody is expected back on a chair: it is open, or its person left."""
    chair = facts.chair(seat)
    return chair.kind == "open" or chair.stand_in == "left"


def has_replaced(facts: Facts, guest: Who) -> bool:
    """Whether somebody else has lost their seat of this match without leaving it, so that they cannot be asked."""
    seats = range(1, len(facts.dealt_to) + 1)
    return any(not is_same(guest, owner(facts, seat)) and _is_replaced(facts, seat) for seat in seats)


def may_join(facts: Facts, guest: Who, other: Who) -> bool:
    """Whether two guests may become one person: not in a running match where each has, had or asks for a hand."""
    hands = (*facts.hands, facts.seat_request.guest if facts.seat_request else "")
    both = (any(is_same(one, hand) for hand in hands) for one in (guest, other))
    return facts.status != "running" or not all(both)


def taken_names(facts: Facts, seat: int) -> list[str]:
    """The names not available at this chair: those of other chairs, and of people who may come back to them."""
    others = [other for other in range(1, len(facts.chairs) + 1) if other != seat]
    names = [facts.chair(other).name for other in others]
    return [*names, *(owner_name(facts, other) for other in others)] if facts.status == "running" else names


def _is_replaced(facts: Facts, seat: int) -> bool:
    whose = owner(facts, seat)
    return bool(whose) and not is_same(whose, facts.holders[seat - 1]) and seat not in facts.left


def _has_held_other(facts: Facts, guest: Who, seat: int) -> bool:
    hands = [*enumerate(facts.dealt_to, 1), *enumerate(facts.holders, 1)]
    hands += [(handover.seat, handover.guest) for handover in facts.handovers]
    return any(other != seat and is_same(guest, held) for other, held in hands)
