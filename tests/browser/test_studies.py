"""What if: from a replay one plays on, undoes, switches the luck, and shares the try by its address."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.measuring import cut_off, overlapping
from tests.browser.people import Person
from tests.browser.studies import is_ready, makes_a_move, moves_of, tries

if TYPE_CHECKING:
    from tests.browser.session import BrowserSession

SHORT = {
    "speed-1200": {"limit": "rounds:1"},
    "kilometer-1000": {"limit": "rounds:1"},
    "mille-bornes": {"limit": "wins:1"},
    "ausgebremst": {"circuits": "chosen:3"},
    "aruba": {},
}


async def race(session: BrowserSession, me: Person, game: str, seats: int = 3) -> str:
    """A table with a finished match."""
    return await session.serving.table(me.page.context, game, seats, "over", options=SHORT[game])


async def plays_on(me: Person, table: str, step: int) -> None:
    """From the replay at this step to its study."""
    await me.page.goto(f"/replay/{table}/1?step={step}")
    await me.presses(me.page.get_by_role("link", name=me.say("web-study-go")))
    await me.page.wait_for_url(re.compile(rf"/study/{table}/1\?step={step}&mine=\d"))
    await is_ready(me)


@pytest.mark.parametrize("game", SHORT)
async def test_from_a_replay_moves_are_tried_undone_tried_with_other_luck_and_shared(
    session: BrowserSession, game: str
) -> None:
    me = await session.person()
    table = await race(session, me, game)
    await plays_on(me, table, 12)
    await expect(me.page.get_by_role("heading", name=me.say("web-study"))).to_be_visible()
    await makes_a_move(me, game)
    made = moves_of(me)
    await expect(tries(me)).to_have_count(2)
    await expect(tries(me).first).to_contain_text("%")
    await expect(tries(me).first).to_have_attribute("aria-current", "true")

    await me.presses(me.button(me.say("web-study-take-back")))
    await is_ready(me)
    assert len(moves_of(me)) < len(made)
    await expect(tries(me)).to_have_count(2)

    await me.presses(tries(me).first)
    await is_ready(me)
    assert moves_of(me) == made
    await me.presses(me.button(me.say("web-study-anew")))
    await is_ready(me)
    assert "anew=" in me.page.url
    if await tries(me).count() < 3:  # the bots drew something else before our move
        await makes_a_move(me, game)
    await expect(tries(me)).to_have_count(3)

    shared, seen = moves_of(me), await tries(me).nth(1).locator("b").inner_text()
    other = await session.person()
    await other.page.goto(me.page.url)
    await is_ready(other)
    assert moves_of(other) == shared
    await expect(tries(other)).to_have_count(2)
    assert (await tries(other).first.locator("b").inner_text()).split(" · ")[1:] == seen.split(" · ")[1:]


async def test_a_study_on_a_phone_has_its_tries_in_a_sheet(session: BrowserSession) -> None:
    me = await session.phone(Person)
    table = await race(session, me, "mille-bornes")
    await plays_on(me, table, 6)
    await makes_a_move(me, "mille-bornes")
    await me.presses(me.page.get_by_role("button", name=re.compile(rf"^{me.say('web-study-tries')} \d+%")))
    await expect(tries(me)).to_have_count(2)
    await me.presses(me.button(me.say("web-study-share")))
    link = me.page.get_by_role("textbox", name=me.say("web-study-share"))
    assert (await link.input_value()).startswith(me.page.url[: me.page.url.index("/study")])
    assert "~" in await link.input_value() or len(moves_of(me)) == 1


async def test_any_seat_can_be_driven_and_the_others_are_bots(session: BrowserSession) -> None:
    me = await session.person()
    table = await race(session, me, "speed-1200", 2)
    await me.page.goto(f"/study/{table}/1?step=8&mine=1")
    await is_ready(me)
    seats = me.page.get_by_role("region", name=me.say("web-study-who")).get_by_role("button")
    await expect(seats.nth(0)).to_have_attribute("aria-pressed", "true")
    await me.presses(seats.nth(1))
    await is_ready(me)
    assert "mine=1.2" in me.page.url
    await makes_a_move(me, "speed-1200")
    await makes_a_move(me, "speed-1200")
    seen = {move.split("_")[0] for move in moves_of(me)[-2:]}
    assert seen <= {"1", "2"}
    await me.presses(seats.nth(0))
    await is_ready(me)
    await expect(seats.nth(0)).to_have_attribute("aria-pressed", "false")


async def test_a_hint_is_given_and_a_key_undoes(session: BrowserSession) -> None:
    me = await session.person()
    table = await race(session, me, "mille-bornes", 2)
    await plays_on(me, table, 6)
    await me.presses(me.button(me.say("web-hint")))
    dialog = me.page.get_by_role("dialog")
    await expect(dialog.get_by_role("button", name=me.say("web-hint-play")).first).to_be_visible()
    await me.page.keyboard.press("Escape")
    await makes_a_move(me, "mille-bornes")
    made = len(moves_of(me))
    await me.page.keyboard.press("u")
    await is_ready(me)
    assert len(moves_of(me)) < made


async def test_a_review_leads_to_a_try_of_its_costly_moves(session: BrowserSession) -> None:
    me = await session.person()
    table = await session.serving.table(me.page.context, "speed-1200", 2, "driven badly", options={"limit": "rounds:1"})
    await me.page.goto(f"/review/{table}/1")
    await me.presses(me.page.get_by_role("link", name=me.say("web-study-try-it")).first)
    await me.page.wait_for_url(re.compile(rf"/study/{table}/1\?step=\d+&mine=\d"))
    await is_ready(me)


async def test_a_link_with_an_impossible_move_says_so_and_a_running_match_has_no_study(session: BrowserSession) -> None:
    me = await session.person()
    table = await race(session, me, "mille-bornes", 2)
    # A browser logs every answer that refuses something.
    await me.page.goto(f"/study/{table}/1?step=4&mine=1#1_nonsense")
    await expect(me.page.get_by_text(me.say("trouble-study-move", text="nonsense"))).to_be_visible()
    running = await session.serving.table(me.page.context, "mille-bornes", 2)
    other = await session.person()
    await other.page.goto(f"/study/{running}/1?step=1&mine=1")
    await expect(other.page.get_by_role("link", name=other.say("web-study-back"))).to_be_visible()
    me.troubles.clear()
    other.troubles.clear()


async def hints_taken(me: Person, table: str) -> int:
    """How many hints the first seat has used, as the room says."""
    room = await (await me.page.request.get(f"/api/tables/{table}")).json()
    return int(room["helped"].get("1", 0))


async def test_a_hint_of_a_running_match_leads_to_a_study_of_what_the_seat_knows(session: BrowserSession) -> None:
    me = await session.person()
    table = await session.serving.table(me.page.context, "mille-bornes", 2)
    await me.sits_at(table)
    await me.presses(me.page.get_by_role("button", name=me.say("web-hint"), exact=True))
    plate = me.page.get_by_role("region", name=me.say("web-hint"))
    await me.presses(plate.get_by_role("button", name=me.say("web-hint-why")))
    taken = await hints_taken(me, table)
    await me.presses(plate.get_by_role("link", name=me.say("web-study-go")))
    await me.page.wait_for_url(re.compile(rf"/study/{table}/1\?step=\d+&mine=1&seat=1"))
    await is_ready(me)
    await expect(me.page.get_by_text(me.say("web-study-known-lead"))).to_be_visible()
    assert await hints_taken(me, table) == taken + 1
    await makes_a_move(me, "mille-bornes")
    await me.presses(me.page.get_by_role("link", name=me.say("web-study-back")))
    await me.page.wait_for_url(f"**/table/{table}")
    await me.hand.wait_for()


async def test_the_menu_of_a_table_leads_to_a_study_only_where_hints_are_allowed(session: BrowserSession) -> None:
    me = await session.person()
    for hints, links in (("bots", 1), ("none", 0)):
        table = await session.serving.table(me.page.context, "mille-bornes", 2, hints=hints)
        await me.sits_at(table)
        await me.presses(me.button(me.say("web-menu")))
        menu = me.page.get_by_role("dialog")
        await menu.get_by_role("button", name=me.say("web-settings")).wait_for()
        await expect(menu.get_by_role("link", name=me.say("web-study"))).to_have_count(links)


@pytest.mark.parametrize(("width", "seats"), [(1000, 2), (1180, 2), (1280, 3)])
async def test_the_tries_of_a_study_cover_nothing_of_the_table(session: BrowserSession, width: int, seats: int) -> None:
    me = await session.person(viewport={"width": width, "height": 800}, lang="de")
    await plays_on(me, await race(session, me, "mille-bornes", seats), 12)
    assert await overlapping(me.page) == []
    assert await cut_off(me.page) == []
    own, between = [await me.page.locator(part).bounding_box() for part in (".own .stacks", ".between")]
    assert own is not None
    assert between is not None
    assert own["x"] + own["width"] <= between["x"]
