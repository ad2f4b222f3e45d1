"""Quotas of a table's log for each kind of entry, so that nobody can fill it and people can always leave."""

from typing import Final

from paddock.table.denied import Denied
from paddock.table.entries import Ended, Entry, Hosted, Left, Moved, Muted, Ordered, Paused, Said, Seated, StoodIn
from paddock.table.facts import Facts

MAX_ENTRIES: Final = 20_000  # a season takes some 3,000
# None of them can be written over and over without another entry that a full log refuses, except by the host.
ALWAYS: Final = (Left, StoodIn, Hosted, Paused, Ended, Muted)


def check_log_quota(facts: Facts, entry: Entry) -> None:
    """Denied when the log has no more room for such an entry.

    Half of it is reserved for moves. Chat may use a quarter, and so may standing orders: each seat has an equal share
    of that, so that a refusal reveals nothing about the orders of others. Private entries count only there.
    """
    if isinstance(entry, Moved):
        is_full = facts.seq >= MAX_ENTRIES
    elif isinstance(entry, Ordered):
        is_full = facts.order_counts.get(entry.seat, 0) >= MAX_ENTRIES // 4 // len(facts.chairs)
    elif isinstance(entry, ALWAYS) or (isinstance(entry, Seated) and entry.chair.kind != "person"):
        is_full = False
    else:
        is_talk = isinstance(entry, Said)
        is_full = facts.seq >= MAX_ENTRIES // 2 or (is_talk and facts.said >= MAX_ENTRIES // 4)
    if is_full:
        raise Denied("too-many", what="entries")
