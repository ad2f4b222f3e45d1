"""/api/me/notices, /api/notices, and webhooks of tables and clubs: how people are told that it is their turn."""

from typing import Annotated, Any

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody, Parameter
from litestar.response import Redirect

from paddock.people.notices.shapes import (
    MailConfirmed,
    NewBrowser,
    NewNoticeSettings,
    NewWebhook,
    NoticeSettings,
    NoticesStopped,
    TestSent,
    WebhookShown,
)
from paddock.server.handlers import notices as handlers
from paddock.server.routes.clubs import A_CLUB, ClubId
from paddock.server.routes.deps import Request, address_of, caller_of, context_of
from paddock.server.routes.device import token_of
from paddock.server.routes.problems import A_TABLE, BODY, problems
from paddock.server.routes.tables import TableId

Token = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{1,60}$")]
TargetId = Annotated[str, Parameter(pattern="^[a-z0-9]{1,20}$")]


@get("/", responses=problems(401))
async def show_notice_settings(request: Request) -> NoticeSettings:
    """How this guest is told that it is their turn, and what this server can send by."""
    return await handlers.show(*await caller_of(request), token_of(request))


@put("/", responses=problems(401, 409, *BODY))
async def change_notice_settings(request: Request, data: JSONBody[NewNoticeSettings]) -> NoticeSettings:
    """Change these settings. A new mail address gets one confirmation, and nothing else until its link is pressed."""
    return await handlers.change(*await caller_of(request), token_of(request), address_of(request), data)


@post("/push", responses=problems(401, 409, *BODY))
async def add_browser(request: Request, data: JSONBody[NewBrowser]) -> NoticeSettings:
    """Push to this browser from now on."""
    return await handlers.add_browser(*await caller_of(request), token_of(request), data)


@delete("/push/{browser:str}", status_code=200, responses=problems(401, 404))
async def remove_browser(request: Request, browser: TargetId) -> NoticeSettings:
    """Push to a browser no longer."""
    return await handlers.remove_browser(*await caller_of(request), token_of(request), browser)


@post("/test", status_code=200, responses=problems(401, 409))
async def send_test_notice(request: Request) -> TestSent:
    """Send a test to every channel that is on."""
    return await handlers.send_test(*await caller_of(request))


@post("/confirm/{token:str}", status_code=200, responses=problems(410))
async def confirm_mail(request: Request, token: Token) -> MailConfirmed:
    """Confirm a mail address by the link that was sent there; without signing in."""
    return await handlers.confirm(context_of(request), address_of(request), token)


@post("/stop/{token:str}", status_code=200, responses=problems())
async def stop_notices(request: Request, token: Token) -> NoticesStopped:
    """Stop what sent this link: one click, without signing in (RFC 8058)."""
    return await handlers.stop(context_of(request), address_of(request), token)


@get("/stop/{token:str}", include_in_schema=False)
async def open_stop_page(token: Token) -> Redirect:
    """A mail program that opens the link instead gets the page; looking at it stops nothing yet."""
    return Redirect(f"/stop/{token}", status_code=303)


@get("/{table:str}/webhook", responses=problems(401, *A_TABLE))
async def show_table_webhook(request: Request, table: TableId) -> WebhookShown:
    """The webhook of a table, for its host."""
    return await handlers.show_table_webhook(*await caller_of(request), table)


@put("/{table:str}/webhook", responses=problems(401, *A_TABLE, *BODY))
async def set_table_webhook(request: Request, table: TableId, data: JSONBody[NewWebhook]) -> WebhookShown:
    """The host tells a chat room whose turn it is at this table."""
    return await handlers.set_table_webhook(*await caller_of(request), table, data)


@delete("/{table:str}/webhook", status_code=200, responses=problems(401, *A_TABLE))
async def remove_table_webhook(request: Request, table: TableId) -> WebhookShown:
    """Remove it."""
    return await handlers.remove_table_webhook(*await caller_of(request), table)


@get("/{club:str}/webhook", responses=problems(*A_CLUB))
async def show_club_webhook(request: Request, club: ClubId) -> WebhookShown:
    """The webhook of a club, for its keepers."""
    return await handlers.show_club_webhook(*await caller_of(request), club)


@put("/{club:str}/webhook", responses=problems(*A_CLUB, *BODY))
async def set_club_webhook(request: Request, club: ClubId, data: JSONBody[NewWebhook]) -> WebhookShown:
    """A keeper tells a chat room whose turn it is at the tables of the club."""
    return await handlers.set_club_webhook(*await caller_of(request), club, data)


@delete("/{club:str}/webhook", status_code=200, responses=problems(*A_CLUB))
async def remove_club_webhook(request: Request, club: ClubId) -> WebhookShown:
    """Remove it."""
    return await handlers.remove_club_webhook(*await caller_of(request), club)


mine: list[Any] = [show_notice_settings, change_notice_settings, add_browser, remove_browser, send_test_notice]
links: list[Any] = [confirm_mail, stop_notices, open_stop_page]
of_tables: list[Any] = [show_table_webhook, set_table_webhook, remove_table_webhook]
of_clubs: list[Any] = [show_club_webhook, set_club_webhook, remove_club_webhook]
router = Router("/api/me/notices", route_handlers=mine, tags=["notices"])
links_router = Router("/api/notices", route_handlers=links, tags=["notices"])
tables_router = Router("/api/tables", route_handlers=of_tables, tags=["notices"])
clubs_router = Router("/api/clubs", route_handlers=of_clubs, tags=["notices"])
