"""Writes facts of the product for comparison in the page's tests: `./paddock python -m tests.web.product`."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx

import paddock
from launcher.places import ROOT
from paddock import locales
from tests.server.serving import serving

PATIENCE_S = 60.0  # the first request generates the API description, which is slow on a busy machine
FILE = ROOT / "web" / "tests" / "product.gen.json"


async def text(folder: Path) -> str:
    """Games with their families, seats and cards; languages; the server's HTTP operations."""
    facts = {"games": games(), "languages": list(locales.LANGUAGES), "operations": await operations(folder)}
    return json.dumps(facts, ensure_ascii=False, indent=1) + "\n"


def games() -> dict[str, Any]:
    return {name: game_facts(paddock.game(name)) for name in paddock.game_ids()}


def game_facts(game: paddock.Game) -> dict[str, Any]:
    """The cards of a Bornes edition in the order of its sheet; the page draws no others by name."""
    cards = list(game.sheet.texts("pack.order")) if game.family == "bornes" else []
    return {"family": game.family, "seats": list(game.seat_counts), "cards": cards}


async def operations(folder: Path) -> list[list[Any]]:
    """Method, path with `{}` for parameters, and the names of the query parameters."""
    async with serving(folder / "t.db") as served, httpx.AsyncClient(timeout=PATIENCE_S) as client:
        answer = await client.get(f"http://127.0.0.1:{served.port}/api/schema/openapi.json")
    return sorted(
        [method.upper(), re.sub(r"\{.*?\}", "{}", path), questions(operation)]
        for path, methods in answer.json()["paths"].items()
        for method, operation in methods.items()
    )


def questions(operation: dict[str, Any]) -> list[str]:
    return sorted(part["name"] for part in operation.get("parameters", []) if part["in"] == "query")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        FILE.write_text(asyncio.run(text(Path(folder))), encoding="utf-8")
    sys.stdout.write(f"{FILE.name}\n")


if __name__ == "__main__":
    main()
