"""Nothing tells: two servers that differ in a hidden card or a secret order answer every other device alike.

Every message on a socket and every HTTP answer is compared, with its headers: those of errors and of the metrics too.
"""

from __future__ import annotations

import hashlib
import json
import re
import time
from contextlib import asynccontextmanager
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest
from litestar.routes import HTTPRoute

from paddock.server.app import application
from paddock.server.guests import hashed
from paddock.table import commands, fairness
from tests.contract.variants import LONG
from tests.server.serving import Served, serving
from tests.server.test_own_requests import OF_LITESTAR
from tests.table.test_secrets import every_game, guest_of, moments, seated

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import httpx

    from tests.server.serving import Person

FAR = {"x-forwarded-for": "198.51.100.7", "host": "localhost", "origin": "http://localhost"}  # whatever the port is
PUBLIC = ("/api/metrics", "/api/health", "/api/ready", "/api/tables", "/api/nowhere", "/api/home", "/api/home/turns")
# Devices and the export name random ids of devices.
OWN = ("", "/tables", "/races", "/statistics", "/keys", "/blocks", "/blocks?table={table}", "/away", "/notices")
OF_TABLE = ("", "/qr", "/webhook", "/matches/1/record", "/matches/1/steps", "/matches/1/review", "/matches/2/record")
OF_SEAT = ("/matches/1/record?seat={seat}", "/matches/1/steps?steps=0&seat={seat}")
TRY = {"step": 0, "mine": [1], "anew": 7}  # while it runs, the answer is yes or no for reasons that everybody knows
MOMENTS, REDEALS = (10, 20) if LONG else (3, 1)
PARTS = 10 if LONG else 1  # a part takes a minute or more then


@pytest.fixture(autouse=True)
def same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: 1_800_000_000.0)


@asynccontextmanager
async def world(path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    """A server whose ids and secrets are the same every time."""
    ids, secrets = count(1), count(85)
    monkeypatch.setattr(commands, "new_id", lambda length=12: f"{next(ids):z>{length}}".replace(" ", "z"))
    monkeypatch.setattr(fairness, "new_secret", lambda: hashlib.sha256(f"secret {next(secrets)}".encode()).hexdigest())
    async with serving(path, is_behind_proxy=True) as served:
        yield served


def answer(response: httpx.Response) -> tuple[int, list[tuple[str, str]], bytes]:
    headers = [(name, value) for name, value in response.headers.items() if name != "date"]
    return response.status_code, headers, response.content


async def all_answers(person: Person, table: str, seats: int) -> list[Any]:
    """What a device gets by HTTP, at whatever address."""
    paths = [*PUBLIC, "/api/clubs", f"/api/codes/{table}", *(f"/api/me{path.format(table=table)}" for path in OWN)]
    paths += [*(f"/api/tables/{table}{path}" for path in OF_TABLE)]
    paths += [f"/api/tables/{table}{path.format(seat=seat)}" for path in OF_SEAT for seat in range(1, seats + 2)]
    asked = [await person.http.get(path) for path in paths]
    sent = [await person.post(f"/api/tables/{table}{path}", {}) for path in ("/seats/2/back", "/pause", "/start")]
    sent += [
        await person.post(f"/api/tables/{table}/matches/1/{path}", wish | {"seat": seat})
        for path, wish in (("study", TRY), ("study/hint", TRY))
        for seat in range(1, seats + 1)
    ]
    return [answer(response) for response in (*asked, *sent)]


# What is read at other addresses is the same for everybody, is about devices and keys, or needs a secret or a club.
NOT_OF_A_MATCH = {
    *("show_games", "show_game", "show_board", "show_howto", "show_lessons", "show_lesson", "show_odds"),
    *("show_sentences", "show_schema", "show_messages", "open_stop_page", "show_link", "my_devices", "export_me"),
    *("look_at_invitation", "show_invitation", "show_club_webhook"),
}
# What members see of a club is its finished matches, and its tables as the lobby shows them.
OF_CLUBS = {"show_club", "list_seasons", "show_season", "show_season_sheet"}


async def test_whatever_can_be_read_is_asked_for_in_both_worlds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path / "tables.db", monkeypatch) as served:
        pages = [
            (route.path_format, handler.fn.__name__)
            for route in application(served.context).routes
            if isinstance(route, HTTPRoute) and route.path.startswith("/api/")
            for handler in route.route_handlers
            if "GET" in handler.http_methods and handler.fn.__name__ not in NOT_OF_A_MATCH | OF_CLUBS | OF_LITESTAR
        ]
    asked = [*PUBLIC, "/api/clubs", "/api/codes/x", *(f"/api/me{path}" for path in OWN)]
    asked += [f"/api/tables/x{path}" for path in (*OF_TABLE, *OF_SEAT)]
    plain = {path.split("?")[0] for path in asked}
    missing = [(path, name) for path, name in pages if not any(_fits(path, one) for one in plain)]
    assert missing == []


def _fits(path: str, asked: str) -> bool:
    """Whether an address is one of a path with parameters in braces."""
    return re.fullmatch(re.sub(r"\{[^}]*\}", "[^/]+", path), asked) is not None


async def with_order(served: Served, order: dict[str, str]) -> list[Any]:
    """All messages to devices other than Ben's in a match in which Ben has given an order."""
    anna, ben, eve = [await served.person(name, **FAR) for name in ("Anna", "Ben", "")]
    table = await anna.opens("me", "open", game="speed-1200", is_listed=True)
    await ben.post(f"/api/tables/{table}/seats", {"name": "Ben", "seat": 2})
    await anna.post(f"/api/tables/{table}/start", {})
    lines = [await anna.at(table), await eve.at(table)]
    own = await ben.at(table)
    for number in range(3 if order else 0):
        asked = await own.ask("instruct", id=f"o{number}", seat=2, orders=order if number % 2 else {})
        assert asked["kind"] == "done"
    await lines[0].ask("say", text="and now?", id="s")
    frame = next(message for message in lines[0].heard if message["type"] == "seen")
    await lines[0].ask("play", id="m", seat=1, seq=frame["seq"], move=frame["view"]["moves"][0])
    answers = [await all_answers(person, table, 2) for person in (eve, await served.person("Stranger", **FAR), anna)]
    for line in lines:
        await line.ask("ping", id="end")
    return [*answers, *([json.dumps(message) for message in line.heard] for line in lines)]


async def test_nobody_is_told_of_the_standing_orders_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = []
    for name, order in (("with", {"coup stop": "always"}), ("without", {})):
        async with world(tmp_path / f"{name}.db", monkeypatch) as served:
            told.append(await with_order(served, order))
            rows = await served.rows(next(iter(served.context.hub.tables)))
            told[-1].append(rows - (2 if order else 0))
            text = (await (await served.person()).get("/api/metrics")).text
            assert "paddock_entries_total" in text
            assert "ordered" not in text
    assert told[0] == told[1]


async def known(served: Served, guest: str) -> Person:
    """A device of the guest with this id; a visitor for one whom nobody knows."""
    person = await served.person(**FAR)
    if guest != "eve":
        if await served.context.store.guest(guest) is None:
            await served.context.store.add_guest(guest, guest.title(), time.time())
            await served.context.store.add_device(hashed(f"token-{guest}"), guest, "", time.time())
        person.http.cookies.set("paddock", f"token-{guest}")
    return person


async def all_told(served: Served, viewer: int | None, table: str, seats: int) -> list[Any]:
    """Everything a viewer can get by socket and HTTP while nobody moves."""
    person = await known(served, guest_of(viewer))
    line = await person.at(table)
    for seat in range(1, seats + 1):
        for number, move in enumerate(("nonsense", "nonsense 200", "stop>9")):
            await line.ask("play", id=f"wish {seat} {number}", seat=seat, seq=line.heard[-1].get("seq", 1), move=move)
        await line.ask("play", id=f"old {seat}", seat=seat, seq=1, move="pass")
        await line.ask("hint", id=f"hint {seat}", seat=seat if seat != viewer else seats + 1)
        await line.ask("ready", id=f"ready {seat}", seat=seat, seq=line.heard[0].get("seq", 1))
        for about in ("undo", "seat"):
            await line.ask("agree", id=f"{about} {seat}", seat=seat, is_agreed=False, about=about)
        if seat != viewer:
            await line.ask("undo", id=f"undo {seat}", seat=seat, seq=line.heard[0].get("seq", 1))
            await line.ask("instruct", id=f"order {seat}", seat=seat, orders={"coup stop": "always"})
    answers = await all_answers(person, table, seats)
    await line.wire.close()
    return [answers, [json.dumps(message) for message in line.heard]]


@pytest.mark.parametrize("part", range(PARTS))
@every_game
async def test_no_answer_depends_on_a_card_that_the_viewer_cannot_see(  # noqa: PLR0913, PLR0917 - what pytest fills in
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, options: dict[str, str], part: int
) -> None:
    told: list[list[Any]] = []
    for name in ("here", "there"):
        async with world(tmp_path / f"{name}.db", monkeypatch) as served:
            told.append([])
            for moment in moments(game, seats, options, MOMENTS, REDEALS, 41 + part):
                match = getattr(moment, name)
                table = seated(served.context, match, game, frozenset(), window_ms=0)  # type: ignore[arg-type]
                told[-1].append(await all_told(served, moment.viewer, table.id, seats))
    assert told[0] == told[1]
