"""Every address that the page asks is one that the server answers, with the questions it understands."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from launcher.places import ROOT
from tests.server.serving import serving

if TYPE_CHECKING:
    from pathlib import Path

CALL = re.compile(r"call<.*?>\('([A-Z]+)', [`']([^`'\n]*?)[`'][,)]")


@cache
def asked() -> list[tuple[str, str, list[str]]]:
    """Method, path with `{}` for what is filled in, and the names of the questions, from the page's source."""
    source = (ROOT / "web" / "src" / "net" / "api.ts").read_text(encoding="utf-8")
    found = []
    for method, address in CALL.findall(source):
        path, _, query = re.sub(r"\$\{.*?\}", "{}", address).partition("?")
        found.append((method, f"/api{path}", re.findall(r"(\w+)=", query)))
    return found


@pytest.mark.asyncio
async def test_the_page_asks_what_the_server_answers(tmp_path: Path) -> None:
    async with serving(tmp_path / "t.db") as served, httpx.AsyncClient() as client:
        answer = await client.get(f"http://127.0.0.1:{served.port}/api/schema/openapi.json")
    known: dict[tuple[str, str], dict[str, Any]] = {
        (method.upper(), re.sub(r"\{.*?\}", "{}", path)): operation
        for path, operations in answer.json()["paths"].items()
        for method, operation in operations.items()
    }
    assert len(asked()) > 15
    for method, path, questions in asked():
        operation = known[method, path]
        names = {parameter["name"] for parameter in operation.get("parameters", [])}
        assert set(questions) <= names, (path, questions)
