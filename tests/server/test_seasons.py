"""Seasons over HTTP: a Grand Prix to its end, heats, members without a device, and who may do what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

from paddock.locales import LANGUAGES
from tests.server.test_clubs import code_of, founded, joined, member, with_child

if TYPE_CHECKING:
    from tests.server.serving import Person, Served

pytestmark = pytest.mark.asyncio(loop_scope="module")
GRAND_PRIX: Final = [
    {"game": "mille-bornes", "options": {}},
    {"game": "ausgebremst", "options": {"circuits": "printed:1"}},
    {"game": "speed-1200", "options": {"limit": "rounds:1"}},
    {"game": "aruba", "options": {"cars": "1", "circuit": "harbour"}},
    {"game": "kilometer-1000", "options": {"limit": "rounds:1"}},
]
AT_ONCE: Final = {"pace_ms": 0, "window_ms": 0, "level": 1}
Page = dict[str, Any]


async def planned(keeper: Person, club: str, legs: list[dict[str, Any]] = GRAND_PRIX, **settings: object) -> str:
    """The path of a new season."""
    data = {"name": "Grand Prix", "legs": legs, **settings}
    answer = await keeper.post(f"/api/clubs/{club}/seasons", data)
    assert answer.status_code == 201, answer.text
    return f"/api/clubs/{club}/seasons/{answer.json()['id']}"


async def page_of(person: Person, season: str) -> Page:
    answer = await person.get(season)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def opened(keeper: Person, season: str, leg: int, **settings: object) -> list[Page]:
    """The heats of a leg whose tables were opened."""
    answer = await keeper.post(f"{season}/legs/{leg}/open", {**AT_ONCE, **settings})
    assert answer.status_code == 200, answer.text
    return list(answer.json()["legs"][leg - 1]["heats"])


async def driven(table: str, *people: Person) -> None:
    """The match at a table from start to end: everybody leaves, and bots drive while the first one watches."""
    host, *others = people
    line = await host.at(table)
    room = (await host.get(f"/api/tables/{table}")).json()
    starter = next(person for person in people if person.guest == room["host"])
    assert (await starter.post(f"/api/tables/{table}/start", {})).status_code == 201
    for person in (host, *others):
        for seat in (await person.get(f"/api/tables/{table}")).json()["mine"]:
            assert (await person.delete(f"/api/tables/{table}/seats/{seat}")).status_code == 200
    await line.until("room", status="over")


@pytest.mark.played_out
async def test_a_grand_prix_of_five_games_is_driven_to_its_end(served: Served) -> None:
    anna, club = await founded(served)
    ben = await joined(served, anna, club["id"], "Ben")
    season = await planned(anna, club["id"], counting=4, grid="standings")
    for leg in range(1, 6):
        for person in (anna, ben):
            assert (await person.post(f"{season}/legs/{leg}/going", {"is_going": True})).status_code == 200
        [heat] = await opened(anna, season, leg)
        before = await page_of(ben, season)
        assert before["legs"][leg - 1]["status"] == "open"
        if leg > 1:
            assert heat["seats"][0]["member"] == before["standings"][0]["member"]
        await driven(heat["table"], anna, ben)
        after = await page_of(ben, season)
        assert after["legs"][leg - 1]["status"] == "over"
        assert {result["mark"] for result in after["legs"][leg - 1]["results"]} == {"stand-in"}
    over = await page_of(ben, season)
    assert (over["status"], over["champion"]) == ("over", over["standings"][0]["member"])
    assert [sum(cell["is_dropped"] for cell in one["legs"]) for one in over["standings"]] == [1, 1]
    for one in over["standings"]:
        assert one["sum"] == sum(cell["points"] for cell in one["legs"] if not cell["is_dropped"])
    brief = (await anna.get(f"/api/clubs/{club['id']}")).json()["season"]
    assert (brief["status"], brief["leader"]) == ("over", over["champion"])
    assert [one["season"]["id"] for one in (await ben.get("/api/home")).json()["clubs"]] == [over["id"]]


async def test_members_sit_by_the_grid_at_a_table_of_the_club_and_bots_fill_it(served: Served) -> None:
    anna, club = await founded(served)
    people = [await joined(served, anna, club["id"], name) for name in ("Ben", "Clara")]
    ids = {name: (await member(anna, club["id"], name))["member"] for name in ("Anna", "Ben", "Clara")}
    season = await planned(anna, club["id"], grid="reversed")
    places = [{"member": ids[name], "place": place} for place, name in enumerate(("Clara", "Anna", "Ben"), 1)]
    assert (await anna.post(f"{season}/legs/1/results", {"places": places})).status_code == 200
    [heat] = await opened(anna, season, 4, members=list(ids.values()))
    assert [seat["name"] for seat in heat["seats"]] == ["Ben", "Anna", "Clara"]
    room = (await people[0].get(f"/api/tables/{heat['table']}")).json()
    assert (room["settings"]["club"], room["settings"]["is_rated"], room["host"]) == (club["id"], True, anna.guest)
    assert (room["mine"], [chair["kind"] for chair in room["chairs"]]) == ([1], ["person"] * 3)
    [alone] = await opened(anna, season, 5, members=[ids["Ben"]])
    assert [(seat["name"], seat["level"]) for seat in alone["seats"]] == [("Ben", None), ("", 1)]
    assert (await people[0].get(f"/api/tables/{alone['table']}")).json()["host"] == people[0].guest
    listed = [one["table"] for one in (await anna.get(f"/api/clubs/{club['id']}")).json()["tables"]]
    assert {heat["table"], alone["table"]} <= set(listed)


async def test_more_members_than_seats_drive_in_heats_and_meet_others_the_next_time(served: Served) -> None:
    anna, club = await founded(served)
    children = [await with_child(anna, club["id"], f"Child {number}") for number in range(1, 9)]
    season = await planned(anna, club["id"], [{"game": "speed-1200"}] * 3)
    groups = []
    for leg in (1, 2):
        heats = await opened(anna, season, leg, members=children)
        assert [len(heat["seats"]) for heat in heats] == [4, 4]
        groups += [{seat["member"] for seat in heat["seats"]} for heat in heats]
    assert sorted(map(len, groups)) == [4] * 4
    assert all(len(before & after) == 2 for before in groups[:2] for after in groups[2:])
    room = (await anna.get(f"/api/tables/{heats[0]['table']}")).json()
    assert room["mine"] == [1, 2, 3, 4]
    [one, two] = await opened(anna, season, 3, members=[*children[:7]])
    assert [seat["level"] for seat in one["seats"] + two["seats"]].count(1) == 1


async def test_a_leg_is_opened_once_and_not_for_nobody(served: Served) -> None:
    anna, club = await founded(served)
    season = await planned(anna, club["id"])
    assert code_of(await anna.post(f"{season}/legs/1/open", {})) == (409, "nobody-comes")
    assert code_of(await anna.post(f"{season}/legs/1/replay")) == (409, "leg-not-begun")
    assert code_of(await anna.post(f"{season}/legs/6/open", {})) == (404, "not-found")
    await anna.post(f"{season}/legs/1/going", {"is_going": True})
    await opened(anna, season, 1)
    assert code_of(await anna.post(f"{season}/legs/1/open", {})) == (409, "leg-begun")
    assert code_of(await anna.post(f"{season}/legs/1/going", {"is_going": False})) == (409, "leg-begun")
    assert (await anna.post(f"{season}/legs/1/replay")).json()["legs"][0]["status"] == "planned"
    assert len(await opened(anna, season, 1)) == 1


async def test_a_keeper_says_who_comes_for_others_and_members_for_themselves(served: Served) -> None:
    anna, club = await founded(served)
    ben = await joined(served, anna, club["id"], "Ben")
    tim = await with_child(anna, club["id"])
    season = await planned(anna, club["id"])
    going = {"is_going": True, "member": tim}
    assert code_of(await ben.post(f"{season}/legs/1/going", going)) == (403, "not-keeper")
    page = (await anna.post(f"{season}/legs/1/going", going)).json()
    assert (page["legs"][0]["going"], [one["name"] for one in page["standings"]]) == ([tim], ["Tim"])
    assert code_of(await anna.post(f"{season}/legs/1/going", {**going, "member": "x"})) == (404, "not-found")
    await anna.post(f"{season}/legs/1/going", {"is_going": False, "member": tim})
    assert (await page_of(ben, season))["legs"][0]["going"] == []


async def test_the_date_of_a_leg_changes_until_it_begins(served: Served) -> None:
    anna, club = await founded(served)
    season = await planned(anna, club["id"])
    for at in (1.8e9, None):
        answer = await anna.put(f"{season}/legs/1/date", {"at": at})
        assert answer.status_code == 200, answer.text
        assert (await page_of(anna, season))["legs"][0]["at"] == at
    assert code_of(await anna.put(f"{season}/legs/1/date", {"at": "soon"})) == (400, "bad-input")
    await anna.post(f"{season}/legs/1/going", {"is_going": True})
    await opened(anna, season, 1)
    assert code_of(await anna.put(f"{season}/legs/1/date", {"at": 1.8e9})) == (409, "leg-begun")
    assert (await page_of(anna, season))["legs"][0]["at"] is None


KEEPERS: Final = {
    "create": ("post", "", {"name": "Cup", "legs": GRAND_PRIX[:1]}),
    "date": ("put", "/{season}/legs/1/date", {"at": 1.8e9}),
    "open": ("post", "/{season}/legs/1/open", {}),
    "results": ("post", "/{season}/legs/1/results", {"places": [{"member": "x", "place": 1}]}),
    "replay": ("post", "/{season}/legs/1/replay", None),
    "delete": ("delete", "/{season}", None),
}
MEMBERS: Final = {
    "list": ("get", "", None),
    "show": ("get", "/{season}", None),
    "sheet": ("get", "/{season}/sheet.svg", None),
    "going": ("post", "/{season}/legs/1/going", {"is_going": True}),
}


async def status_of(person: Person, path: str, what: tuple[str, str, object]) -> int:
    method, rest, body = what
    answer = await person.http.request(method, path + rest, json=body)
    return answer.status_code


async def test_keepers_change_seasons_members_see_them_and_nobody_else_learns_anything(served: Served) -> None:
    anna, club = await founded(served)
    ben = await joined(served, anna, club["id"], "Ben")
    _, other_club = await founded(served, "Others")
    stranger, nobody = await served.person("Zoe"), await served.person()
    season = (await planned(anna, club["id"])).rsplit("/", 1)[1]
    path = f"/api/clubs/{club['id']}/seasons"
    for name, (method, rest, body) in {**KEEPERS, **MEMBERS}.items():
        what = (method, rest.format(season=season), body)
        assert await status_of(ben, path, what) == (403 if name in KEEPERS else 200), name
        assert await status_of(stranger, path, what) == 404, name
        assert await status_of(nobody, path, what) == 401, name
    elsewhere = f"/api/clubs/{other_club['id']}/seasons/{season}"
    assert (await anna.get(elsewhere)).status_code == 404
    assert (await anna.delete(f"{path}/{season}")).status_code == 204
    assert (await anna.get(f"{path}/{season}")).status_code == 404


async def test_a_keeper_cannot_reach_the_season_of_another_club(served: Served) -> None:
    anna, club = await founded(served)
    zoe, other = await founded(served, "Others")
    season = (await planned(zoe, other["id"])).rsplit("/", 1)[1]
    path = f"/api/clubs/{club['id']}/seasons"
    for name in ("date", "open", "results", "replay", "delete"):
        method, rest, body = KEEPERS[name]
        assert await status_of(anna, path, (method, rest.format(season=season), body)) == 404, name


async def test_no_guest_id_of_another_person_leaves_the_server_with_a_season(served: Served) -> None:
    anna, club = await founded(served)
    ben = await joined(served, anna, club["id"], "Ben")
    season = await planned(anna, club["id"])
    await anna.post(f"{season}/legs/1/going", {"is_going": True})
    await opened(anna, season, 1)
    assert anna.guest not in (await ben.get(season)).text


async def test_the_sheet_is_a_page_in_every_language(served: Served) -> None:
    anna, club = await founded(served, "Fish & <Chips>")
    season = await planned(anna, club["id"], counting=3)
    me = (await member(anna, club["id"], "Anna"))["member"]
    for leg in range(1, 6):
        await anna.post(f"{season}/legs/{leg}/results", {"places": [{"member": me, "place": leg}]})
    sheets = {lang: await anna.get(f"{season}/sheet.svg", lang=lang) for lang in LANGUAGES}
    assert {answer.headers["content-type"].split(";")[0] for answer in sheets.values()} == {"image/svg+xml"}
    texts = {lang: answer.text for lang, answer in sheets.items()}
    assert len(set(texts.values())) == len(LANGUAGES)
    for text in texts.values():
        assert 'width="210mm" height="297mm"' in text
        assert "Fish &amp; &lt;Chips&gt;" in text
        assert text.count('class="dropped"') == 2
        assert "season-sheet" not in text
    assert code_of(await anna.get(f"{season}/sheet.svg", lang="xx"))[0] == 400


async def test_what_is_kept_of_a_person_in_seasons_is_exported_and_forgotten(served: Served) -> None:
    anna, club = await founded(served)
    ben = await joined(served, anna, club["id"], "Ben")
    season = await planned(anna, club["id"])
    ids = [(await member(anna, club["id"], name))["member"] for name in ("Anna", "Ben")]
    places = [{"member": one, "place": place} for place, one in enumerate(ids, 1)]
    await anna.post(f"{season}/legs/1/results", {"places": places, "note": "At the real table"})
    await ben.post(f"{season}/legs/2/going", {"is_going": True})
    [mine] = (await ben.get("/api/me/export")).json()["seasons"]
    assert (mine["going"], [(one["after"], one["by"]) for one in mine["changes"]]) == ([2], [(2, "Anna")])
    await ben.delete("/api/me")
    page = await page_of(anna, season)
    assert [(one["name"], one["sum"]) for one in page["standings"]] == [("Anna", 9), ("Player 2", 6)]
    assert page["legs"][1]["going"] == []


async def test_a_club_that_is_deleted_takes_its_seasons_with_it(served: Served) -> None:
    anna, club = await founded(served)
    season = await planned(anna, club["id"])
    await anna.delete(f"/api/clubs/{club['id']}")
    assert not await served.context.store.query("select 1 from seasons where season_id = $1", season.rsplit("/", 1)[1])
