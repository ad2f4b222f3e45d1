"""/api/me/blocks and /api/reports: block and report people."""

from typing import Annotated, Any

from litestar import Router, delete, get, post
from litestar.params import JSONBody, Parameter

from paddock.people.blocks_and_reports import BlockShown
from paddock.server.handlers import blocks_and_reports as handlers
from paddock.server.routes.deps import Request, address_of, caller_of
from paddock.server.routes.problems import A_TABLE, BODY, problems
from paddock.server.shapes import NewBlock, NewReport

TableId = Annotated[str, Parameter(pattern="^[a-z0-9]{0,40}$")]
BlockId = Annotated[str, Parameter(pattern="^[a-z0-9]{1,40}$")]


@get("/blocks", responses=problems(401, 403, *A_TABLE))
async def show_blocks(request: Request, table: TableId = "") -> list[BlockShown]:
    """The people whom this guest has blocked, the latest first; with a table, `guest` is their id there."""
    return await handlers.show_blocks(*await caller_of(request), table)


@post("/blocks", responses=problems(401, 403, *A_TABLE, *BODY))
async def block(request: Request, data: JSONBody[NewBlock]) -> list[BlockShown]:
    """Block somebody: their chat is not shown, nor are each other's tables in the lobby. They are not told."""
    return await handlers.block(*await caller_of(request), data)


@delete("/blocks/{which:str}", status_code=200, responses=problems(401, 404))
async def unblock(request: Request, which: BlockId) -> list[BlockShown]:
    """Block somebody no longer."""
    return await handlers.unblock(*await caller_of(request), which)


@post("/reports", status_code=204, responses=problems(401, 403, *A_TABLE, *BODY))
async def report(request: Request, data: JSONBody[NewReport]) -> None:
    """Report somebody at a table to the host of this server, with what they said last. They are not told."""
    await handlers.report(*await caller_of(request), address_of(request), data)


route_handlers: list[Any] = [show_blocks, block, unblock]
router = Router("/api/me", route_handlers=route_handlers, tags=["guests"])
reports_router = Router("/api", route_handlers=[report], tags=["guests"])
