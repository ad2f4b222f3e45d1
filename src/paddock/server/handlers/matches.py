"""Records, replays and reviews of the matches of a table; verification of a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

import paddock
from paddock.advice.hint import has_hints
from paddock.core.errors import BadRecord
from paddock.core.record.verify import chance_kind, is_good
from paddock.server.shapes import CostlyShown, Reviewed, ReviewShown, Verdict
from paddock.table import history
from paddock.table.denied import Denied
from paddock.table.permissions import check, check_seat

if TYPE_CHECKING:
    from paddock.advice.review import Review
    from paddock.server.context import ServerContext
    from paddock.server.shapes import ToVerify
    from paddock.table.reviewing import Which
    from paddock.table.state import State
    from paddock.table.store.base import Guest


async def state_of_match(context: ServerContext, guest: Guest | None, address: str, which: Which) -> State:
    """The table at the last step of this match, for this guest."""
    live = await context.hub.table_for(guest.who if guest else "", which.table)
    return await context.past_matches.state_of(which.table, live.state, which.match, address)


def viewer_of(guest: Guest | None, state: State, seat: int | None) -> int | None:
    """The seat whose view is shown: during a match only one of the guest's own or a spectator's, afterwards any."""
    if seat is not None:
        check_seat(state.facts, seat)
        check(state.facts, "look", guest.who if guest else "", seat)
    return seat


async def show_record(context: ServerContext, guest: Guest | None, address: str, which: Which, seat: int | None) -> str:
    """The record: complete when the match is over, else what this seat (or a spectator) may know."""
    state = await state_of_match(context, guest, address, which)
    viewer = viewer_of(guest, state, seat)
    return await context.run_in_thread(address, lambda: history.record(state, viewer))


async def show_steps(  # noqa: PLR0913, PLR0917 - who asks from where, and for what
    context: ServerContext, guest: Guest | None, address: str, which: Which, steps: str, seat: int | None
) -> history.Look:
    """The views after each of these steps (`12` or `0-99`)."""
    first, _, last = steps.partition("-")
    state = await state_of_match(context, guest, address, which)
    viewer = viewer_of(guest, state, seat)
    return await context.run_in_thread(address, lambda: history.look(state, viewer, int(first), int(last or first)))


async def show_review(context: ServerContext, guest: Guest | None, address: str, which: Which, lang: str) -> Reviewed:
    """The review of a finished match, or its progress; the first request starts it."""
    await _check_entry(context, guest, which)
    found = context.reviews.find(which)
    if found is None:
        await _begin_review(context, guest, address, which)
        found = 0.0
    return Reviewed(found) if isinstance(found, float) else Reviewed(1.0, _shown(found, lang))


async def _check_entry(context: ServerContext, guest: Guest | None, which: Which) -> None:
    """Denied if the table is one of a club and this guest may not see it. A review does not need the table itself."""
    card = await context.store.card(which.table)
    if card is not None and card.club:
        await context.hub.table_for(guest.who if guest else "", which.table)


async def _begin_review(context: ServerContext, guest: Guest | None, address: str, which: Which) -> None:
    state = await state_of_match(context, guest, address, which)
    check(state.facts, "review", "")
    if not state.played.is_over:  # the host ended it
        raise Denied("not-over")
    if not has_hints(paddock.game(state.facts.settings.game)):
        raise Denied("no-hints")
    context.limits.check(context.limits.review_rate, address, "reviews")
    record = await context.run_in_thread(address, lambda: history.record(state, None))
    if context.reviews.find(which) is None:  # no other request was faster
        context.reviews.begin(which, record, address)


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
            one.details(lang),
            one.note,
            one.better.note,
        )
        for one in found.costliest
    ]
    return ReviewShown(
        found.game,
        found.names,
        found.worlds,
        found.decisions,
        found.accounts,
        costliest,
        found.moments,
        found.won,
        found.swings,
    )


async def verify(context: ServerContext, address: str, data: ToVerify) -> Verdict:
    """Replay a record by the rules and check its chance against the secret it reveals."""
    context.limits.check(context.limits.verification_rate, address, "verifications")
    return await context.run_in_thread(address, lambda: _verdict(data))


def _verdict(data: ToVerify) -> Verdict:
    try:
        replay = paddock.replay(data.record)
    except BadRecord as error:
        return Verdict(is_good=False, chance="", moves=0, is_over=False, commitment=None, problem=str(error))
    kind = chance_kind(replay.proof, data.commitment)
    return Verdict(
        is_good=is_good(replay.proof, kind, data.commitment),
        chance=kind,
        moves=len(replay.steps),
        is_over=replay.match.is_over,
        commitment=replay.proof.commitment,
        problem="",
    )
