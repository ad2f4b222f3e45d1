"""People of a club drive a Grand Prix to its end, each in a separate browser."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.async_api import expect

from tests.browser.bornes import play_to_the_end
from tests.browser.club_people import founds, joins, link_of, named
from tests.browser.people import fetched

if TYPE_CHECKING:
    from playwright.async_api import Locator, Route

    from tests.browser.people import Person
    from tests.browser.session import BrowserSession

IS_OPEN = True  # people are invited

# Each game with the options of a short match.
SHORT: Final = {
    "ausgebremst": {"circuits": "printed:1"},
    "speed-1200": {"limit": "rounds:1"},
    "aruba": {"cars": "1"},
    "kilometer-1000": {"limit": "rounds:1"},
}
NAMES: Final = ("Bernd", "Clara", "Dora", "Emil", "Frida", "Georg", "Moritz")
LEGS: Final = 5
LONG_MS: Final = 120_000


async def hurry_season(route: Route) -> None:
    """Every leg of a season that people set up is a short match."""
    wish = json.loads(route.request.post_data or "{}")
    legs = [{**leg, "options": SHORT.get(leg["game"], {})} for leg in wish["legs"]]
    await route.continue_(post_data=json.dumps({**wish, "legs": legs}))


async def hurry_leg(route: Route) -> None:
    """Bots of its tables move at once."""
    wish = json.loads(route.request.post_data or "{}")
    await route.continue_(post_data=json.dumps({**wish, "pace_ms": 0, "window_ms": 0, "level": 1}))


async def gathered(session: BrowserSession, count: int) -> list[Person]:
    """Anna and the members of her club, each in a browser."""
    anna = await named(session, "Anna")
    await anna.page.context.route("**/api/clubs/*/seasons", hurry_season)
    await anna.page.context.route("**/legs/*/open", hurry_leg)
    await founds(anna, "Sonntagsfahrer")
    link = await link_of(anna)
    people = [anna]
    for name in NAMES[: count - 1]:
        people.append(await session.person())
        await joins(people[-1], link, name)
    return people


def page_link(me: Person, name: str) -> Locator:
    return me.page.get_by_role("link", name=me.say(name))


async def begins(anna: Person, *games: str) -> str:
    """Set up a season with a leg of each of these games, or the Grand Prix; returns its address."""
    await anna.presses(page_link(anna, "web-season-new"))
    for leg in range(LEGS, len(games) or LEGS, -1):
        await anna.presses(anna.button(f"{anna.say('web-season-leg', leg=leg)}: {anna.say('web-season-remove-leg')}"))
    for leg, game in enumerate(games, 1):
        await anna.page.get_by_role("combobox", name=anna.say("web-season-leg", leg=leg)).select_option(game)
    await anna.presses(anna.button(anna.say("web-season-begin")))
    await anna.page.wait_for_url(lambda address: "/season/" in address and not address.endswith("/new"))
    return anna.page.url


async def will_be_there(me: Person, season: str) -> None:
    await me.page.goto(season)
    await me.presses(me.button(me.say("web-season-going")))
    await expect(me.button(me.say("web-season-going"))).to_have_attribute("aria-pressed", "true")


async def opens_the_leg(anna: Person) -> None:
    await anna.page.reload()
    await anna.presses(anna.button(anna.say("web-season-open-leg")))
    await anna.presses(anna.page.get_by_role("dialog").get_by_role("button", name=anna.say("web-season-open-leg")))
    await anna.page.get_by_role("dialog").wait_for(state="detached")


async def goes_to_the_table(me: Person, name: str) -> None:
    """From the page of the season to the table where this member was drawn."""
    await me.page.reload()
    heat = me.page.locator("details[open] .heat").filter(has_text=name)
    await me.presses(heat.get_by_role("link"))
    await me.page.wait_for_url("**/table/*")


async def open_and_start(people: list[Person], season: str) -> None:
    """The next leg from the first "I'll be there" to the start of all its matches."""
    await asyncio.gather(*(will_be_there(me, season) for me in people))
    await opens_the_leg(people[0])
    await asyncio.gather(*map(goes_to_the_table, people, ("Anna", *NAMES)))
    await hosts_start(people)


async def hosts_start(people: list[Person]) -> None:
    """Whoever is the host of a table starts its match, when all are there."""
    for me in people:
        await me.button(me.say("web-start")).or_(me.page.get_by_text(me.say("web-host-starts"))).first.wait_for()
    starts = [me.button(me.say("web-start")) for me in people]
    for start in [start for start in starts if await start.count()]:
        await start.click()


async def hands_over(me: Person) -> None:
    """Leave the match to a bot, and watch."""
    table = me.page.url.rsplit("/", 1)[1]
    room = json.loads((await fetched(me.page, f"/api/tables/{table}"))[1])
    for seat in room["mine"]:
        await fetched(me.page, f"/api/tables/{table}/seats/{seat}", "DELETE")


async def season_of(me: Person, season: str) -> dict[str, Any]:
    """What the server says about a season."""
    club, _, found = season.partition("/club/")[2].split("/")
    return dict(json.loads((await fetched(me.page, f"/api/clubs/{club}/seasons/{found}"))[1]))


async def enters_the_last_leg(anna: Person, season: str, order: list[str]) -> None:
    """Anna enters the places of a leg that was driven at the real table."""
    await anna.page.goto(season)
    leg = anna.page.locator("details[open]")
    await anna.presses(leg.get_by_role("button", name=anna.say("web-season-by-hand")))
    sheet = anna.page.get_by_role("dialog")
    for place, name in enumerate(order, 1):
        await sheet.get_by_role("combobox", name=name).select_option(str(place))
    await anna.presses(sheet.get_by_role("button", name=anna.say("web-season-enter"), exact=True))
    await sheet.wait_for(state="detached")


async def test_three_people_drive_a_small_grand_prix(session: BrowserSession) -> None:
    """The first leg on the page, move by move; the second one at the real table."""
    people = await gathered(session, 3)
    season = await begins(people[0], "speed-1200", "aruba")
    await open_and_start(people, season)
    await asyncio.gather(*map(play_to_the_end, people))
    driven = (await season_of(people[0], season))["legs"][0]["results"]
    assert sorted(result["name"] for result in driven) == ["Anna", "Bernd", "Clara"]
    assert {result["mark"] for result in driven} == {""}
    await enters_the_last_leg(people[0], season, [result["name"] for result in driven])
    winner = driven[0]["name"]
    for me in people:
        await me.page.goto(season)
        await expect(me.page.get_by_role("heading", name=me.say("web-season-champion", name=winner))).to_be_visible()
        await expect(me.page.get_by_role("table").get_by_role("row").nth(1)).to_contain_text(winner)


@pytest.mark.full
async def test_eight_people_drive_a_grand_prix_to_its_end(session: BrowserSession) -> None:
    """In heats where a table is too small; once all matches have begun, bots drive for everybody."""
    people = await gathered(session, 8)
    anna, everybody = people[0], sorted(("Anna", *NAMES))
    season = await begins(anna)
    for leg in range(1, LEGS + 1):
        await open_and_start(people, season)
        opened = (await season_of(anna, season))["legs"][leg - 1]
        seats = [seat["name"] for heat in opened["heats"] for seat in heat["seats"] if seat["member"]]
        assert sorted(seats) == everybody, opened["game"]
        await asyncio.gather(*map(hands_over, people))
        for me in people:
            await page_link(me, "web-replay").first.wait_for(timeout=LONG_MS)
        assert (await season_of(anna, season))["legs"][leg - 1]["status"] == "over"
    over = await season_of(anna, season)
    assert (over["status"], len(over["standings"])) == ("over", len(people))
    for me in people:
        await me.page.goto(season)
        winner = me.say("web-season-champion", name=over["standings"][0]["name"])
        await expect(me.page.get_by_role("heading", name=winner)).to_be_visible()
