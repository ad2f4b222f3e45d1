"""/api/tables/{table}/matches: records, replays at any step; /api/verify: what a record proves."""

from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter

import paddock
from paddock.advice.hint import has_hints
from paddock.advice.review import Review
from paddock.core.errors import BadRecord
from paddock.core.proving import chance_kind, is_wrong
from paddock.server.routes.deps import Request, address_of, context_of, guest_of, require_table
from paddock.server.routes.games import Language, language_of
from paddock.server.routes.problems import A_TABLE, BODY, problems
from paddock.server.routes.shapes import CostlyShown, Reviewed, ReviewShown, ToVerify, Verdict
from paddock.server.routes.tables import TableId
from paddock.table import history
from paddock.table.denied import Denied
from paddock.table.reviewing import Which
from paddock.table.state import State

MatchNumber = Annotated[int, Parameter(ge=1, le=100_000)]
MAX_RECORD = 1_000_000
StepRange = Annotated[str, Parameter(pattern="^[0-9]{1,6}(-[0-9]{1,6})?$")]
MAKING = ResponseSpec(Reviewed, description="It is being made; `progress` says how far it is.", generate_examples=False)
SeatAsked = Annotated[int | None, Parameter(ge=1, le=12)]


async def _state(request: Request, table: str, match: int) -> State:
    live = await require_table(request, table)
    return await history.state_of(context_of(request).store, table, live.state, match)


async def _viewer(request: Request, state: State, seat: int | None) -> int | None:
    """Through whose eyes: while a match runs one's own or a spectator's, afterwards anybody's."""
    if seat is None:
        return None
    guest = await guest_of(request)
    if seat > state.facts.settings.seats:
        raise Denied("bad-input", text=f"there is no seat {seat}")
    if not history.is_open(state) and (guest is None or seat not in state.facts.seats_of(guest.id)):
        raise Denied("not-your-seat", seat=seat)
    return seat


@get("/{match:int}/record", media_type="text/plain", responses=problems(*A_TABLE))
async def show_record(request: Request, table: TableId, match: MatchNumber, seat: SeatAsked = None) -> str:
    """The record: whole when the match is over, else what this seat (or a spectator) may know."""
    state = await _state(request, table, match)
    viewer = await _viewer(request, state, seat)
    return await context_of(request).run_in_thread(lambda: history.record(state, viewer))


@get("/{match:int}/steps", responses=problems(*A_TABLE))
async def show_steps(
    request: Request, table: TableId, match: MatchNumber, steps: StepRange = "0", seat: SeatAsked = None
) -> history.Look:
    """What could be seen after each of these steps (`12` or `0-99`), at most 100 at a time."""
    first, _, last = steps.partition("-")
    state = await _state(request, table, match)
    viewer = await _viewer(request, state, seat)
    return await context_of(request).run_in_thread(lambda: history.look(state, viewer, int(first), int(last or first)))


@get("/{match:int}/review", responses={202: MAKING, **problems(409, *A_TABLE)})
async def show_review(
    request: Request, table: TableId, match: MatchNumber, lang: Language = "en"
) -> Response[Reviewed]:
    """How a match that is over was won and lost; 202 while that is being reckoned: ask again in a moment."""
    context, which, said = context_of(request), Which(table, match), language_of(lang)
    found = context.reviews.find(which)
    if found is None:
        await _begin_review(request, which)
        found = 0.0
    if isinstance(found, float):
        return Response(Reviewed(found), status_code=202)
    return Response(Reviewed(1.0, _told(found, said)))


async def _begin_review(request: Request, which: Which) -> None:
    context = context_of(request)
    state = await _state(request, which.table, which.match)
    if state.match is None or not state.match.is_over:
        raise Denied("not-over")
    if not has_hints(paddock.game(state.facts.settings.game)):
        raise Denied("no-hints")
    if not context.limits.review_rate.take(address_of(request)):
        raise Denied("too-many", what="reviews")
    record = await context.run_in_thread(lambda: history.record(state, None))
    if context.reviews.find(which) is None:  # nobody was faster
        context.reviews.begin(which, record)


def _told(found: Review, lang: str) -> ReviewShown:
    costliest = [
        CostlyShown(one.step, one.seat, one.move, one.better.move, one.cost, one.margin, one.text(lang))
        for one in found.costliest
    ]
    return ReviewShown(found.game, found.names, found.worlds, found.decisions, found.accounts, costliest, found.moments)


@post("/", status_code=200, request_max_body_size=MAX_RECORD, responses=problems(*BODY))
async def verify(request: Request, data: JSONBody[ToVerify]) -> Verdict:
    """Replay a record by the rules and check its shuffles and rolls against the secret it reveals."""
    return await context_of(request).run_in_thread(lambda: _verdict(data))


def _verdict(data: JSONBody[ToVerify]) -> Verdict:
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


handlers: list[Any] = [show_record, show_steps, show_review]
router = Router("/api/tables/{table:str}/matches", route_handlers=handlers, tags=["records"])
verify_router = Router("/api/verify", route_handlers=[verify], tags=["records"])
