"""/api/tables: the lobby, and everything people do at a table apart from moving."""

from collections.abc import Callable
from typing import Annotated, Any

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody, Parameter

from paddock.server.qr import qr_svg
from paddock.server.routes.deps import (
    Request,
    address_of,
    context_of,
    guest_of,
    require_guest,
    require_table,
    scheme_of,
)
from paddock.server.routes.problems import A_TABLE, AT_TABLE, BODY, problems
from paddock.server.routes.shapes import (
    FoundTable,
    GiveNonce,
    HandOn,
    Lobby,
    Mute,
    NewChair,
    NewTable,
    OpenedTable,
    SetChair,
    Sit,
    Sitting,
    Start,
    Written,
)
from paddock.table import commands, fairness
from paddock.table.denied import Denied
from paddock.table.entries import AnyEntry, Chair, Settings
from paddock.table.lobby import decode_summary
from paddock.table.messages import Room
from paddock.table.state import State

TableId = Annotated[str, Parameter(max_length=40)]
SeatNumber = Annotated[int, Parameter(ge=1, le=12)]


@get("/", responses=problems())
async def lobby(request: Request) -> Lobby:
    """The listed tables, newest first."""
    cards = await context_of(request).store.cards(listed_only=True, limit=100)
    return Lobby([decode_summary(card.summary) for card in cards])


def _chair(chair: NewChair) -> Chair:
    if chair.kind == "me":
        return Chair(kind="person", name=chair.name)
    if chair.kind == "bot":
        return Chair(kind="bot", level=chair.level)
    return Chair()


@post("/", responses=problems(401, 409, *BODY))
async def open_table(request: Request, data: JSONBody[NewTable]) -> OpenedTable:
    """Open a table; with `start` the first match is dealt at once."""
    context = context_of(request)
    guest = await require_guest(request)
    most = context.config.limits.tables_per_guest
    mine = await context.store.cards_of(guest.id, limit=most + 1) if most else []
    if most and sum(1 for card in mine if card.host == guest.id and card.status in {"waiting", "running"}) >= most:
        raise Denied("too-many", what="tables")
    given = {"window_ms": data.window_ms, "pace_ms": data.pace_ms, "grace_ms": data.grace_ms}
    times = {name: value for name, value in given.items() if value is not None}
    settings = Settings(
        data.game, len(data.chairs), data.options, data.is_listed, data.clock, hints=data.hints, **times
    )
    table = await context.hub.open(settings, guest.id, [_chair(chair) for chair in data.chairs])
    commitment = fairness.commitment(table.state.facts.next_secret)
    if data.start:
        await table.act(lambda state: commands.start(state, guest.id))
    return OpenedTable(table.id, f"/table/{table.id}", commitment)


@get("/{code:str}", responses=problems(404), tags=["tables"])
async def find_table(request: Request, code: Annotated[str, Parameter(max_length=20)]) -> FoundTable:
    """The table that is not over yet and has this code; so often from one address that nobody finds one by trying."""
    context = context_of(request)
    if not context.limits.code_rate.take(address_of(request)):
        raise Denied("too-many", what="codes")
    card = await context.store.card_beginning(commands.read_code(code))
    if card is None:
        raise Denied("no-table")
    return FoundTable(card.table, f"/table/{card.table}")


@get("/{table:str}", responses=problems(*A_TABLE))
async def show_table(request: Request, table: TableId) -> Room:
    """A table apart from its game."""
    guest = await guest_of(request)
    return (await require_table(request, table)).room(guest.id if guest else "")


@get("/{table:str}/qr", media_type="image/svg+xml", responses=problems(*A_TABLE))
async def show_qr(request: Request, table: TableId) -> str:
    """The address of a table as a QR code."""
    live = await require_table(request, table)
    return qr_svg(f"{scheme_of(request)}://{request.headers.get('host', '')}/table/{live.id}")


async def _act(request: Request, table: str, decide: Callable[[State, str], AnyEntry]) -> Written:
    guest = await require_guest(request)
    live = await require_table(request, table)
    state = await live.act(lambda state: decide(state, guest.id))
    return Written(state.facts.seq)


def _first_free(state: State, guest: str) -> int:
    """The first open chair, preferably one that this guest may take; Denied if there is none."""
    free = [seat for seat, chair in enumerate(state.facts.chairs, 1) if chair.kind == "open"]
    if not free:
        raise Denied("table-full")
    return next((seat for seat in free if state.facts.may_sit(guest, seat)), free[0])


@post("/{table:str}/seats", responses=problems(*AT_TABLE, *BODY))
async def sit(request: Request, table: TableId, data: JSONBody[Sit]) -> Sitting:
    """Take an open chair, as a guest with a name; in a running match only the guest it was dealt to may."""
    guest = await require_guest(request)
    live = await require_table(request, table)
    taken: list[int] = []

    def decide(state: State) -> AnyEntry:
        seat = _first_free(state, guest.id) if data.seat is None else data.seat
        taken[:] = [seat]
        return commands.sit(state, guest.id, seat, data.name, data.nonce)

    state = await live.act(decide)
    return Sitting(taken[0], state.facts.seq)


@delete("/{table:str}/seats/{seat:int}", status_code=200, responses=problems(*AT_TABLE))
async def leave(request: Request, table: TableId, seat: SeatNumber) -> Written:
    """Get up; during a match a bot plays on until the seat is taken back."""
    return await _act(request, table, lambda state, guest: commands.leave(state, guest, seat))


@post("/{table:str}/seats/{seat:int}/back", responses=problems(*AT_TABLE))
async def take_back(request: Request, table: TableId, seat: SeatNumber) -> Written:
    """Play on for oneself."""
    return await _act(request, table, lambda state, guest: commands.take_back(state, guest, seat))


@put("/{table:str}/seats/{seat:int}/nonce", responses=problems(*AT_TABLE, *BODY))
async def give_nonce(request: Request, table: TableId, seat: SeatNumber, data: JSONBody[GiveNonce]) -> Written:
    """Mix a word of one's own into the next shuffle."""
    return await _act(request, table, lambda state, guest: commands.add_nonce(state, guest, seat, data.nonce))


@put("/{table:str}/seats/{seat:int}", responses=problems(*AT_TABLE, *BODY))
async def set_chair(request: Request, table: TableId, seat: SeatNumber, data: JSONBody[SetChair]) -> Written:
    """The host gives a chair to a bot, or opens it."""
    return await _act(
        request, table, lambda state, guest: commands.set_chair(state, guest, seat, data.kind, data.level)
    )


@post("/{table:str}/start", responses=problems(*AT_TABLE, *BODY))
async def start(request: Request, table: TableId, data: JSONBody[Start]) -> Written:
    """The host deals: the first match, a rematch, or the same deal again."""
    same = data.is_same_deal
    return await _act(request, table, lambda state, guest: commands.start(state, guest, is_same_deal=same))


@post("/{table:str}/pause", responses=problems(*AT_TABLE))
async def pause(request: Request, table: TableId) -> Written:
    """The host stops play and all clocks."""
    return await _act(request, table, commands.pause)


@post("/{table:str}/resume", responses=problems(*AT_TABLE))
async def resume(request: Request, table: TableId) -> Written:
    """The host lets play go on."""
    return await _act(request, table, commands.resume)


@post("/{table:str}/end", responses=problems(*AT_TABLE))
async def end(request: Request, table: TableId) -> Written:
    """The host ends the match before it is over."""
    return await _act(request, table, commands.end)


@post("/{table:str}/host", responses=problems(*AT_TABLE, *BODY))
async def hand_on(request: Request, table: TableId, data: JSONBody[HandOn]) -> Written:
    """The host makes another seated guest the host."""
    return await _act(request, table, lambda state, guest: commands.hand_on(state, guest, data.guest))


@post("/{table:str}/mute", responses=problems(*AT_TABLE, *BODY))
async def mute(request: Request, table: TableId, data: JSONBody[Mute]) -> Written:
    """The host takes a guest's voice, or gives it back."""
    return await _act(
        request, table, lambda state, guest: commands.mute(state, guest, data.guest, is_muted=data.is_muted)
    )


handlers: list[Any] = [
    lobby,
    open_table,
    show_table,
    show_qr,
    sit,
    leave,
    take_back,
    give_nonce,
    set_chair,
    start,
    pause,
    resume,
    end,
    hand_on,
    mute,
]
router = Router("/api/tables", route_handlers=handlers, tags=["tables"])
codes_router = Router("/api/codes", route_handlers=[find_table])
