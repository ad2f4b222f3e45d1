"""/api/tables: the lobby, and everything people do at a table apart from moving."""

from collections.abc import Callable
from typing import Annotated, Any

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody, Parameter

from paddock.server.handlers import tables as handlers
from paddock.server.routes.deps import Request, address_of, caller_of, context_of, guest_of, origin_of
from paddock.server.routes.problems import A_TABLE, AT_TABLE, BODY, problems
from paddock.server.shapes import (
    FoundTable,
    GiveNonce,
    HandOn,
    Lobby,
    Mute,
    NewTable,
    OpenedTable,
    Rename,
    SetChair,
    Sit,
    Sitting,
    Start,
    Swap,
    Written,
)
from paddock.table import commands
from paddock.table.entries import AnyEntry
from paddock.table.messages import Room
from paddock.table.person import Who
from paddock.table.state import State

TableId = Annotated[str, Parameter(max_length=40)]
SeatNumber = Annotated[int, Parameter(ge=1, le=12)]


async def _act(request: Request, table: str, decide: Callable[[State, Who], AnyEntry | None]) -> Written:
    return await handlers.act(*await caller_of(request), table, decide)


@get("/", responses=problems())
async def lobby(request: Request) -> Lobby:
    """The listed tables, newest first."""
    return await handlers.lobby(context_of(request), await guest_of(request))


@post("/", responses=problems(401, 409, *BODY))
async def open_table(request: Request, data: JSONBody[NewTable]) -> OpenedTable:
    """Open a table; with `start` the first match is dealt at once."""
    return await handlers.open_table(*await caller_of(request), address_of(request), data)


@get("/{code:str}", responses=problems(404), tags=["tables"])
async def find_table(request: Request, code: Annotated[str, Parameter(max_length=20)]) -> FoundTable:
    """The unfinished table with this code; rate-limited, so that nobody finds one by trying."""
    return await handlers.find_table(context_of(request), await guest_of(request), address_of(request), code)


@get("/{table:str}", responses=problems(*A_TABLE))
async def show_table(request: Request, table: TableId) -> Room:
    """A table apart from its game."""
    return await handlers.show_table(context_of(request), await guest_of(request), table)


@get("/{table:str}/qr", media_type="image/svg+xml", responses=problems(*A_TABLE))
async def show_qr(request: Request, table: TableId) -> str:
    """The address of a table as a QR code."""
    return await handlers.show_qr(context_of(request), await guest_of(request), origin_of(request), table)


@post("/{table:str}/seats", responses=problems(*AT_TABLE, *BODY))
async def sit(request: Request, table: TableId, data: JSONBody[Sit]) -> Sitting:
    """Take a chair, as a guest with a name; for a seat of a running match that was another's, ask the people there."""
    return await handlers.sit(*await caller_of(request), table, data)


@delete("/{table:str}/seats/{seat:int}", status_code=200, responses=problems(*AT_TABLE))
async def leave(request: Request, table: TableId, seat: SeatNumber) -> Written:
    """Get up, or no longer ask for a seat; during a match a bot plays on until the seat is taken back."""
    return await _act(request, table, lambda state, guest: commands.leave(state, guest, seat))


@post("/{table:str}/seats/{seat:int}/back", responses=problems(*AT_TABLE))
async def take_back(request: Request, table: TableId, seat: SeatNumber) -> Written:
    """Play on for oneself, also where the host has given the seat to a bot."""
    return await _act(request, table, lambda state, guest: commands.take_back(state, guest, seat))


@put("/{table:str}/seats/{seat:int}/nonce", responses=problems(*AT_TABLE, *BODY))
async def give_nonce(request: Request, table: TableId, seat: SeatNumber, data: JSONBody[GiveNonce]) -> Written:
    """Add a nonce to the next shuffle."""
    return await _act(request, table, lambda state, guest: commands.add_nonce(state, guest, seat, data.nonce))


@put("/{table:str}/seats/{seat:int}/name", responses=problems(*AT_TABLE, *BODY))
async def rename_seat(request: Request, table: TableId, seat: SeatNumber, data: JSONBody[Rename]) -> Written:
    """Change the name at one's own chair, before a match."""
    return await _act(request, table, lambda state, guest: commands.rename(state, guest, seat, data.name))


@post("/{table:str}/swap", responses=problems(*AT_TABLE, *BODY))
async def swap(request: Request, table: TableId, data: JSONBody[Swap]) -> Written:
    """The host lets two chairs change places, before a match."""
    return await _act(request, table, lambda state, guest: commands.swap(state, guest, data.seat, data.other))


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
    """The host resumes play."""
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
    """The host mutes a guest, or unmutes them."""
    return await _act(
        request, table, lambda state, guest: commands.mute(state, guest, data.guest, is_muted=data.is_muted)
    )


route_handlers: list[Any] = [
    lobby,
    open_table,
    show_table,
    show_qr,
    sit,
    leave,
    take_back,
    give_nonce,
    rename_seat,
    set_chair,
    swap,
    start,
    pause,
    resume,
    end,
    hand_on,
    mute,
]
router = Router("/api/tables", route_handlers=route_handlers, tags=["tables"])
codes_router = Router("/api/codes", route_handlers=[find_table])
