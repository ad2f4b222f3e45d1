"""Records, replays and reviews of the matches of a table; verification of a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

import paddock
from paddock.advice.hint import has_hints
from paddock.core.errors import BadRecord
from paddock.core.record.verify import chance_kind, is_wrong
from paddock.server.shapes import CostlyShown, Reviewed, ReviewShown, Verdict
from paddock.table import history
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from paddock.advice.review import Review
    from paddock.server.context import ServerContext
    from paddock.server.shapes import ToVerify
    from paddock.table.reviewing import Which
    from paddock.table.state import State
    from paddock.table.store.base import Guest


async def _state(context: ServerContext, which: Which) -> State:
    live = await context.hub.table(which.table)
    return await history.state_of(context.store, which.table, live.state, which.match)


def _viewer(guest: Guest | None, state: State, seat: int | None) -> int | None:
    """The seat to look through: during a match only one's own or a spectator's, afterwards any."""
    if seat is None:
        return None
    if seat > state.facts.settings.seats:
        raise Denied("bad-input", text=f"there is no seat {seat}")
    if not history.is_open(state) and (guest is None or seat not in state.facts.seats_of(guest.id)):
        raise Denied("not-your-seat", seat=seat)
    return seat


async def show_record(context: ServerContext, guest: Guest | None, which: Which, seat: int | None) -> str:
    """The record: complete when the match is over, else what this seat (or a spectator) may know."""
    state = await _state(context, which)
    viewer = _viewer(guest, state, seat)
    return await context.run_in_thread(lambda: history.record(state, viewer))


async def show_steps(
    context: ServerContext, guest: Guest | None, which: Which, steps: str, seat: int | None
) -> history.Look:
    """What could be seen after each of these steps (`12` or `0-99`)."""
    first, _, last = steps.partition("-")
    state = await _state(context, which)
    viewer = _viewer(guest, state, seat)
    return await context.run_in_thread(lambda: history.look(state, viewer, int(first), int(last or first)))


async def show_review(context: ServerContext, address: str, which: Which, lang: str) -> Reviewed:
    """The review of a finished match; its progress while it is being made, which begins with the first request."""
    found = context.reviews.find(which)
    if found is None:
        await _begin_review(context, address, which)
        found = 0.0
    return Reviewed(found) if isinstance(found, float) else Reviewed(1.0, _shown(found, lang))


async def _begin_review(context: ServerContext, address: str, which: Which) -> None:
    state = await _state(context, which)
    if state.match is None or not state.match.is_over:
        raise Denied("not-over")
    if not has_hints(paddock.game(state.facts.settings.game)):
        raise Denied("no-hints")
    if not context.limits.review_rate.take(address):
        raise Denied("too-many", what="reviews")
    record = await context.run_in_thread(lambda: history.record(state, None))
    if context.reviews.find(which) is None:  # nobody was faster
        context.reviews.begin(which, record)


def _shown(found: Review, lang: str) -> ReviewShown:
    costliest = [
        CostlyShown(
            one.step,
            one.seat,
            one.move,
            one.better.move,
            one.cost,
            one.margin,
            one.text(lang),
            one.note,
            one.better.note,
        )
        for one in found.costliest
    ]
    return ReviewShown(found.game, found.names, found.worlds, found.decisions, found.accounts, costliest, found.moments)


async def verify(context: ServerContext, data: ToVerify) -> Verdict:
    """Replay a record by the rules and check its chance against the secret it reveals."""
    return await context.run_in_thread(lambda: _verdict(data))


def _verdict(data: ToVerify) -> Verdict:
    try:
        replay = paddock.replay(data.record)
    except BadRecord as error:
        return Verdict(is_good=False, chance="", moves=0, is_over=False, commitment=None, problem=str(error))
    kind = chance_kind(replay.proof, data.commitment)
    return Verdict(
        is_good=not is_wrong(kind, data.commitment),
        chance=kind,
        moves=len(replay.steps),
        is_over=replay.match.is_over,
        commitment=replay.proof.commitment,
        problem="",
    )
