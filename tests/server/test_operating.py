"""Operation of a server: health, readiness, metrics, and the files of the page."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
import logging
import sys
from typing import TYPE_CHECKING, Any, NoReturn

import httpx
import pytest
import structlog
from prometheus_client.parser import text_string_to_metric_families

from paddock.server import app as app_module
from paddock.server import guard, logs
from paddock.server.app import application
from paddock.server.guard import Guard
from paddock.server.security import HEADERS
from tests.server.finished_match import finished
from tests.server.serving import Served, serving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from paddock.server.context import ServerContext

pytestmark = pytest.mark.asyncio(loop_scope="module")
SCRIPT = "console.log('paddock');\n" * 40


async def test_health_and_readiness_say_when_it_serves(served: Served) -> None:
    person = await served.person()
    for path in ("/api/health", "/api/ready"):
        answer = await person.get(path)
        assert (answer.status_code, answer.json()["status"]) == (200, "ok")


@pytest.mark.parametrize("status", ["starting", "stopping"])
async def test_health_and_readiness_say_no_before_and_after(served: Served, status: str) -> None:
    person = await served.person()
    served.context.status = status
    answers = [await person.get(path) for path in ("/api/health", "/api/ready")]
    served.context.status = "ok"
    assert [(answer.status_code, answer.json()["status"]) for answer in answers] == [(503, status)] * 2


def move(old: Path, new: Path) -> None:
    old.rename(new)


async def test_what_answers_requests_is_made_before_anybody_asks(served: Served) -> None:
    loop, made = asyncio.get_running_loop(), asyncio.Event()

    def make() -> Any:  # noqa: ANN401 - nobody asks it anything
        loop.call_soon_threadsafe(made.set)

    Guard(served.context, make).load_when_idle()
    await asyncio.wait_for(made.wait(), guard.LATEST_S - 1)


async def test_while_nothing_can_be_stored_it_says_so_and_names_no_path(tmp_path: Path) -> None:
    async with serving(tmp_path / "t.db") as served:
        person = await served.person("Anna")
        line = await person.at(await person.opens("me", "open"))
        move(tmp_path / "t.db", tmp_path / "away.db")
        answers = [await person.get("/api/ready"), await person.get("/api/tables"), await person.post("/api/me/link")]
        assert [answer.status_code for answer in answers] == [503] * 3
        assert (await line.ask("say", text="hello"))["code"] == "storage"
        assert not [answer for answer in answers if "t.db" in answer.text or str(tmp_path) in answer.text]
        assert "retry-after" in answers[1].headers
        move(tmp_path / "away.db", tmp_path / "t.db")
        assert (await person.get("/api/ready")).status_code == 200
        assert (await line.ask("say", text="hello again"))["kind"] == "done"


async def test_the_log_says_when_storing_began_to_fail_and_why_and_when_it_was_mended(
    tmp_path: Path, logged: Callable[[], list[dict[str, Any]]]
) -> None:
    async with serving(tmp_path / "t.db") as served:
        person = await served.person("Anna")
        line = await person.at(await person.opens("me", "open"))
        move(tmp_path / "t.db", tmp_path / "away.db")
        for _ in range(2):
            await line.ask("say", text="hello")
        move(tmp_path / "away.db", tmp_path / "t.db")
        await line.ask("say", text="hello again")
    fails, back = [line for line in logged() if line["event"].startswith("storage")]
    assert (fails["event"], back["event"]) == ("storage fails", "storage is back")
    assert fails["reason"].startswith("FileNotFoundError: ")


async def test_whoever_connects_while_the_storage_is_away_is_asked_to_come_again(tmp_path: Path) -> None:
    async with serving(tmp_path / "t.db") as served:
        person = await served.person("Anna")
        served.context.guests.forget(person.guest)
        move(tmp_path / "t.db", tmp_path / "away.db")
        assert await (await person.line()).ended() == 1013
        move(tmp_path / "away.db", tmp_path / "t.db")
        assert (await (await person.line()).ask("ping"))["type"] == "pong"


DETAIL = "a hand in /home/somebody"


def failing(*_: object, **__: object) -> NoReturn:
    raise RuntimeError(DETAIL)


@pytest.fixture
def logged() -> Iterator[Callable[[], list[dict[str, Any]]]]:
    """The log output of the server, in its production format."""
    before, stream = logging.root.handlers[:], io.StringIO()
    logs.set_up(is_json=True, level="debug", stream=stream)
    yield lambda: [json.loads(line) for line in stream.getvalue().splitlines()]
    structlog.reset_defaults()
    logging.root.handlers[:] = before


async def test_a_mistake_of_ours_is_noted_and_tells_nobody_anything(
    served: Served, monkeypatch: pytest.MonkeyPatch, logged: Callable[[], list[dict[str, Any]]]
) -> None:
    anna = await served.person("Anna")
    table = await anna.opens("me", "open")
    line = await anna.at(table)
    monkeypatch.setattr(served.context.store, "cards", failing)
    monkeypatch.setattr(served.context.hub.tables[table], "receive", failing)
    answer = await anna.get("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert DETAIL not in answer.text
    await line.send("play", id="a", seat=1, seq=1, move="pass")
    assert await line.ended() == 1011
    assert DETAIL not in str(line.wire.close_reason)
    errors = [line for line in logged() if line["level"] == "error"]
    assert [line["event"] for line in errors] == ["failed", "failed"]
    assert all(f"RuntimeError: {DETAIL}" in line["exception"] for line in errors)
    assert not [word for word in (table, anna.token, anna.guest) if word in json.dumps(errors)]


async def test_what_libraries_warn_of_is_logged_in_the_same_form(logged: Callable[[], list[dict[str, Any]]]) -> None:
    logging.getLogger("uvicorn.error").warning("a warning of %s", "theirs")
    logging.getLogger("websockets").info("what travels")
    assert [(line["event"], line["level"]) for line in logged()] == [("a warning of theirs", "warning")]


async def test_metrics_are_for_this_machine_alone_unless_the_server_was_told_so(tmp_path: Path) -> None:
    for is_open, status in ((False, 404), (True, 200)):
        async with serving(tmp_path / "t.db", is_behind_proxy=True, has_open_metrics=is_open) as served:
            far = await served.person(**{"x-forwarded-for": "198.51.100.7"})
            near = await served.person()
            posing = await served.person(**{"x-forwarded-for": "127.0.0.1"})
            asked = [(await person.get("/api/metrics")).status_code for person in (far, near, posing)]
            assert asked == [status, 200, status]


async def test_metrics_are_well_formed_and_count_what_happens(served: Served) -> None:
    person, _, _ = await finished(served)
    text = (await person.get("/api/metrics")).text
    found = {sample.name: sample.value for family in text_string_to_metric_families(text) for sample in family.samples}
    assert found["paddock_sockets"] >= 1
    assert found["paddock_tables_awake"] >= 1
    assert found["paddock_ready"] == 1
    assert found["paddock_append_seconds_count"] >= 10
    assert found["paddock_think_seconds_count"] >= 1
    assert found["paddock_queue"] == 0
    assert "Anna" not in text


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page as a build produces it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Paddock</title>")
    (tmp_path / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (tmp_path / "assets" / "index-1a2b3c.js").write_text(SCRIPT)
    return tmp_path


def visit(served: Served, page: Path) -> httpx.AsyncClient:
    app: Any = Guard(served.context, lambda: application(served.context, page))
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost")


@pytest.mark.parametrize("path", ["/", "/table/abc", "/new/aruba", "/device/CODE", "/screen/abc", "/a/b/c"])
async def test_every_screen_is_the_one_document_asked_for_anew_each_time(served: Served, page: Path, path: str) -> None:
    async with visit(served, page) as browser:
        answer = await browser.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert answer.headers["cache-control"] == "no-cache"
    assert HEADERS.items() <= dict(answer.headers).items()


async def test_files_with_a_digest_in_their_name_are_kept_for_good_and_sent_small(served: Served, page: Path) -> None:
    async with visit(served, page) as browser:
        small = await browser.get("/assets/index-1a2b3c.js")
        whole = await browser.get("/assets/index-1a2b3c.js", headers={"accept-encoding": "identity"})
        icon = await browser.get("/icon.svg")
    assert small.headers["content-encoding"] == "gzip"
    assert int(small.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9)) < len(SCRIPT)
    assert small.text == whole.text == SCRIPT
    assert "content-encoding" not in whole.headers
    assert "immutable" in small.headers["cache-control"]
    assert small.headers["content-type"] == "text/javascript; charset=utf-8"
    assert (icon.headers["cache-control"], icon.headers["content-type"]) == ("no-cache", "image/svg+xml")


NOWHERE = ["/api", "/api/", "/api/nowhere", "/assets/none.js", "/assets", "/favicon.ico", "/../secret.py", "/.env"]


@pytest.mark.parametrize("path", NOWHERE)
async def test_what_is_not_there_is_json_and_no_document(served: Served, page: Path, path: str) -> None:
    async with visit(served, page) as browser:
        answer = await browser.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert HEADERS.items() <= dict(answer.headers).items()


async def test_a_log_that_cannot_be_written_stops_nobody() -> None:
    stream = io.StringIO()
    log = logs.Writer(stream)
    log.info("before")
    said = stream.getvalue()
    stream.close()
    log.error("after")
    assert said == "before\n"


async def test_what_answers_requests_is_made_anew_if_it_could_not_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = app_module.application

    def fail(_context: ServerContext) -> NoReturn:
        raise OSError(24, "Too many open files")

    monkeypatch.setattr(app_module, "application", fail)
    async with serving(tmp_path / "t.db") as served:
        person = await served.person()
        answer = await person.get("/api/health")
        assert (answer.status_code, answer.json()["code"]) == (500, "internal")
        assert HEADERS.items() <= answer.headers.items()
        monkeypatch.setattr(app_module, "application", make)
        assert (await person.get("/api/health")).status_code == 200


async def test_a_server_opens_as_many_files_as_the_system_allows(tmp_path: Path) -> None:
    soft = 'ulimit -Sn 40; exec "$@"'
    flags = ["--port", "0", "--log", "error", "--lang", "en", "--data", str(tmp_path)]
    process = await asyncio.create_subprocess_exec(
        "sh", "-c", soft, "sh", sys.executable, "-m", "paddock", "serve", *flags, stdout=asyncio.subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        port = int((await process.stdout.readline()).decode().rpartition(":")[2])
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(60)]
        held[-1][1].write(f"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        assert b" 200 " in await held[-1][0].readline()
        for _, writer in held:
            writer.close()
    finally:
        process.terminate()
        await process.wait()
