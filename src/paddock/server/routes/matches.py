"""/api/tables/{table}/matches: records, replays at any step; /api/verify: what a record proves."""

from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter

from paddock.server.handlers import matches as handlers
from paddock.server.handlers import studies
from paddock.server.routes.deps import Request, address_of, context_of, guest_of
from paddock.server.routes.games import Language, language_of
from paddock.server.routes.problems import A_TABLE, BODY, problems
from paddock.server.routes.tables import TableId
from paddock.server.shapes import Reviewed, ToVerify, Verdict
from paddock.table import history
from paddock.table.messages import Hints
from paddock.table.reviewing import Which
from paddock.table.study_frames import StudyShown, StudyWish

MatchNumber = Annotated[int, Parameter(ge=1, le=100_000)]
MAX_RECORD = 1_000_000
MAX_STUDY = 100_000
StepRange = Annotated[str, Parameter(pattern="^[0-9]{1,6}(-[0-9]{1,6})?$")]
MAKING = ResponseSpec(Reviewed, description="It is being made; `progress` says how far it is.", generate_examples=False)
SeatAsked = Annotated[int | None, Parameter(ge=1, le=12)]


@get("/{match:int}/record", media_type="text/plain", responses=problems(*A_TABLE))
async def show_record(request: Request, table: TableId, match: MatchNumber, seat: SeatAsked = None) -> str:
    """The record: complete when the match is over, else what this seat (or a spectator) may know."""
    guest = await guest_of(request)
    return await handlers.show_record(context_of(request), guest, address_of(request), Which(table, match), seat)


@get("/{match:int}/steps", responses=problems(*A_TABLE))
async def show_steps(
    request: Request, table: TableId, match: MatchNumber, steps: StepRange = "0", seat: SeatAsked = None
) -> history.Look:
    """The views after each of these steps (`12` or `0-99`), at most 100 at a time."""
    guest = await guest_of(request)
    return await handlers.show_steps(context_of(request), guest, address_of(request), Which(table, match), steps, seat)


@get("/{match:int}/review", responses={202: MAKING, **problems(409, *A_TABLE)})
async def show_review(
    request: Request, table: TableId, match: MatchNumber, lang: Language = "en"
) -> Response[Reviewed]:
    """The review of a finished match; 202 while it is being computed: retry in a moment."""
    context, guest, address = context_of(request), await guest_of(request), address_of(request)
    found = await handlers.show_review(context, guest, address, Which(table, match), language_of(lang))
    return Response(found, status_code=202 if found.review is None else 200)


@post("/{match:int}/study", status_code=200, request_max_body_size=MAX_STUDY, responses=problems(409, *A_TABLE, *BODY))
async def show_study(request: Request, table: TableId, match: MatchNumber, data: JSONBody[StudyWish]) -> StudyShown:
    """Play on from a step of a finished match, or from the present question of a seat that may have hints.

    Nothing is stored. The answer shows the moves that are new and the bots' answers, and the chances to win.
    """
    guest = await guest_of(request)
    return await studies.show_study(context_of(request), guest, address_of(request), Which(table, match), data)


@post(
    "/{match:int}/study/hint",
    status_code=200,
    request_max_body_size=MAX_STUDY,
    responses=problems(409, *A_TABLE, *BODY),
)
async def show_study_hint(request: Request, table: TableId, match: MatchNumber, data: JSONBody[StudyWish]) -> Hints:
    """A hint for the seat of one's own that is asked after the moves of a study."""
    guest = await guest_of(request)
    return await studies.show_hint(context_of(request), guest, address_of(request), Which(table, match), data)


@post("/", status_code=200, request_max_body_size=MAX_RECORD, responses=problems(*BODY))
async def verify(request: Request, data: JSONBody[ToVerify]) -> Verdict:
    """Replay a record by the rules and check its shuffles and rolls against the secret it reveals."""
    return await handlers.verify(context_of(request), address_of(request), data)


route_handlers: list[Any] = [show_record, show_steps, show_review, show_study, show_study_hint]
router = Router("/api/tables/{table:str}/matches", route_handlers=route_handlers, tags=["records"])
verify_router = Router("/api/verify", route_handlers=[verify], tags=["records"])
