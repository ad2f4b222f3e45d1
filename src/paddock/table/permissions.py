"""Permissions: who may ask what of a table, and when, as one table that every request is checked against; and how much.

Quotas for each kind of entry keep room in the log, so that nobody can fill it and people can always leave.
"""

from typing import Final, Literal

from paddock.table.denied import Denied
from paddock.table.entries import Ended, Entry, Hosted, Left, Moved, Muted, Ordered, Paused, Said, Seated, StoodIn
from paddock.table.facts import Facts, Phase
from paddock.table.person import Who, is_same
from paddock.table.seating import owner

# Of the seat that a request names: its holder, or its owner, from whom the host may have taken it for a bot.
Role = Literal["host", "holder", "owner", "guest", "anybody"]
Permission = dict[Phase, Role]  # who may, in each phase; in a phase that is missing nobody may

BEFORE: Final[tuple[Phase, ...]] = ("waiting", "over")  # when the next match can be prepared
DURING: Final[tuple[Phase, ...]] = ("playing", "paused")
ALWAYS: Final[tuple[Phase, ...]] = ("waiting", *DURING, "over")


def _by(role: Role, *phases: Phase) -> Permission:
    return dict.fromkeys(phases, role)


PERMISSIONS: Final[dict[str, Permission]] = {
    # By message.
    "play": _by("holder", "playing"),
    "undo": _by("holder", "playing"),
    "hint": _by("holder", "playing"),
    "agree": _by("holder", *ALWAYS),
    "instruct": _by("holder", *ALWAYS),
    "ready": _by("holder", *ALWAYS),
    "say": _by("guest", *ALWAYS),
    "join": _by("anybody", *ALWAYS),
    # By HTTP.
    "sit": _by("guest", *ALWAYS),
    "leave": _by("holder", *ALWAYS),
    "take_back": _by("owner", *ALWAYS),
    "give_nonce": _by("holder", *BEFORE),
    "rename": _by("holder", *BEFORE),
    "swap": _by("host", *BEFORE),
    "start": _by("host", *BEFORE),
    "pause": _by("host", "playing"),
    "resume": _by("host", "paused"),
    "end": _by("host", *DURING),
    "set_chair": _by("host", *ALWAYS),
    "hand_on": _by("host", *ALWAYS),
    "mute": _by("host", *ALWAYS),
    "webhook": _by("host", *ALWAYS),
    "watch": _by("anybody", *ALWAYS),  # the room, and replay and record as a spectator
    "look": {**_by("holder", *DURING), "over": "anybody"},  # replay and record through the eyes of a seat
    "review": _by("anybody", "over"),
    "study": {**_by("holder", "playing"), "over": "anybody"},  # during a match by the rules for hints
}
OF_SEAT: Final = ("holder", "owner")
REFUSALS: Final[dict[Role, str]] = {
    "host": "not-host",
    "holder": "not-your-seat",
    "owner": "not-your-seat",
    "guest": "no-guest",
}

MAX_ENTRIES: Final = 20_000  # a season takes some 3,000
# None of them can be written over and over without another entry that a full log refuses, except by the host.
NEVER_REFUSED: Final = (Left, StoodIn, Hosted, Paused, Ended, Muted)


def check(facts: Facts, request: str, guest: Who, seat: int = 0) -> None:
    """Denied unless this guest may ask for this now."""
    check_role(facts, request, guest, seat)
    check_phase(facts, request)


def check_role(facts: Facts, request: str, guest: Who, seat: int = 0) -> None:
    """Denied unless this guest may ask for this at all; some ask for a seat."""
    permission = PERMISSIONS[request]
    role = permission.get(facts.phase, next(iter(permission.values())))
    if role in OF_SEAT:
        check_seat(facts, seat)
    if not has_role(facts, role, guest, seat):
        raise Denied(REFUSALS[role], **({"seat": seat} if role in OF_SEAT else {}))


def check_phase(facts: Facts, request: str) -> None:
    """Denied unless the table is at a point where this may be asked."""
    allowed = PERMISSIONS[request]
    if facts.phase in allowed:
        return
    if list(allowed) == ["over"]:
        raise Denied("not-over")
    if facts.status == "running" and "playing" not in allowed and "paused" not in allowed:
        raise Denied("is-running")
    raise Denied("is-paused" if facts.phase == "paused" else "not-running")


def check_seat(facts: Facts, seat: int) -> None:
    """Denied if there is no such seat."""
    if not 1 <= seat <= len(facts.chairs):
        raise Denied("bad-input", text=f"there is no seat {seat}")


def has_role(facts: Facts, role: Role, guest: Who, seat: int = 0) -> bool:
    """Whether a guest (empty: somebody without a name) has this role."""
    if role == "host":
        return is_same(guest, facts.host)
    if role == "holder":
        return seat in facts.seats_of(guest)
    if role == "owner":
        return seat in facts.seats_of(guest) or (facts.status == "running" and is_same(guest, owner(facts, seat)))
    return role == "anybody" or guest != ""


def check_log_quota(facts: Facts, entry: Entry) -> None:
    """Denied when the log has no more room for such an entry.

    Half of it is reserved for moves. Chat may use a quarter, and so may standing orders: each seat has an equal share
    of that, so that a refusal reveals nothing about the orders of others. Private entries count only there.
    """
    if isinstance(entry, Moved):
        is_full = facts.seq >= MAX_ENTRIES
    elif isinstance(entry, Ordered):
        is_full = facts.order_counts.get(entry.seat, 0) >= MAX_ENTRIES // 4 // len(facts.chairs)
    elif isinstance(entry, NEVER_REFUSED) or (isinstance(entry, Seated) and entry.chair.kind != "person"):
        is_full = False
    else:
        is_talk = isinstance(entry, Said)
        is_full = facts.seq >= MAX_ENTRIES // 2 or (is_talk and facts.said >= MAX_ENTRIES // 4)
    if is_full:
        raise Denied("too-many", what="entries")
