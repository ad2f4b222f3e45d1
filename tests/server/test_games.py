"""Games over HTTP: the catalogue, and short instructions in every language; bad parameters are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.serving import Served

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_catalogue_says_what_a_table_of_a_game_can_offer(served: Served) -> None:
    games = (await (await served.person()).get("/api/games")).json()["games"]
    assert all(game["has_hints"] and game["has_review"] for game in games)
    orders = {game["id"]: game["orders"] for game in games}
    assert orders["mille-bornes"] == {
        "coup": ["coup right-of-way", "coup extra-tank", "coup puncture-proof", "coup driving-ace"],
    }
    assert orders["aruba"] == {"hook": ["hook"], "ninth": ["ninth"]}
    assert orders["ausgebremst"] == {}


async def test_how_to_play_is_told_for_all_tables_and_for_one(served: Served) -> None:
    person = await served.person()
    every = (await person.get("/api/games/mille-bornes/howto", lang="de")).json()["sections"]
    table = {"lang": "de", "seats": 4, "option": ["mode=variant", "sides=pairs"]}
    one = (await person.get("/api/games/mille-bornes/howto", **table)).json()["sections"]
    assert [section["id"] for section in every] == ["goal", "turn", "cards", "scoring", "table", "mind"]
    assert every[2]["items"][7] == {
        "subject": "out-of-gas",
        "name": "Leerer Tank",
        "text": "Ein fahrendes Auto steht, bis „Benzin“ kommt. „Tankwagen“ schützt davor.",
    }
    assert "Grüne Ampel" in one[2]["items"][7]["text"]


@pytest.mark.parametrize(
    ("game", "query", "status"),
    [
        ("chess", {}, 404),
        ("aruba", {"lang": "fr"}, 400),
        ("aruba", {"seats": 7}, 400),
        ("aruba", {"seats": 4, "option": "bomb=9"}, 400),
        ("aruba", {"option": "bomb=2"}, 400),
    ],
)
async def test_what_does_not_fit_is_refused(served: Served, game: str, query: dict[str, object], status: int) -> None:
    answer = await (await served.person()).get(f"/api/games/{game}/howto", **query)
    assert answer.status_code == status
    assert answer.json()["code"] in {"not-found", "bad-input"}
