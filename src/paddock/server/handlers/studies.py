"""Studies: what if, from a step of a finished match, or from the present question of a seat that may have hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

import paddock
from paddock.advice.hint import has_hints
from paddock.locales import LANGUAGES
from paddock.server.handlers.matches import state_of_match
from paddock.table import commands, history
from paddock.table.denied import Denied
from paddock.table.permissions import check
from paddock.table.study_frames import StudyOrigin

if TYPE_CHECKING:
    from paddock.server.context import ServerContext
    from paddock.table.entries import Hinted
    from paddock.table.messages import Hints
    from paddock.table.reviewing import Which
    from paddock.table.state import State
    from paddock.table.store.base import Guest
    from paddock.table.study_frames import StudyShown, StudyWish


async def show_study(
    context: ServerContext, guest: Guest | None, address: str, which: Which, wish: StudyWish
) -> StudyShown:
    """The table after the moves of a try and the bots' answers to them, with the chances to win."""
    origin = await _origin(context, guest, address, which, wish)
    return await context.studies.show(_owner(guest, address), which.table, origin, wish)


async def show_hint(context: ServerContext, guest: Guest | None, address: str, which: Which, wish: StudyWish) -> Hints:
    """A hint for the seat that is asked after the moves of a try."""
    if wish.lang not in LANGUAGES:
        raise Denied("bad-input", text=f"there is no language {wish.lang!r}")
    origin = await _origin(context, guest, address, which, wish)
    return await context.studies.hint(_owner(guest, address), which.table, origin, wish)


def _owner(guest: Guest | None, address: str) -> str:
    return guest.id if guest else address


async def _origin(
    context: ServerContext, guest: Guest | None, address: str, which: Which, wish: StudyWish
) -> StudyOrigin:
    limits = context.limits
    if not limits.study_rate.take(_owner(guest, address)) or not limits.address_study_rate.take(address):
        raise Denied("too-fast")
    state = await state_of_match(context, guest, address, which)
    if not has_hints(paddock.game(state.facts.settings.game)):
        raise Denied("no-hints")
    if state.facts.status == "running":
        return await _known_to_seat(context, guest, which, wish)
    check(state.facts, "study", guest.who if guest else "")
    record = await context.run_in_thread(address, lambda: history.record(state, None))
    return StudyOrigin(record=record)


async def _known_to_seat(context: ServerContext, guest: Guest | None, which: Which, wish: StudyWish) -> StudyOrigin:
    """What a seat may know at its present question; the first study of a question is logged as a hint is."""
    who = guest.who if guest else ""
    seat = wish.seat or 0
    live = await context.hub.table_for(who, which.table)

    def decide(state: State) -> Hinted | None:
        taken = commands.study(state, who, seat, wish.step)
        return None if live.advising.is_studied(seat) else taken

    state = await live.act(decide)
    commands.study(state, who, seat, wish.step)  # nothing moved while it was written
    live.advising.note_study(seat)
    view = msgspec.json.encode(state.played.view(seat))
    return StudyOrigin(view=view, names=tuple(chair.name for chair in state.facts.chairs))
