"""Around a table: set-up, waiting room, host and guests, quick reactions, the window after an attack."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.gathering import gathering, join, open_table
from tests.browser.people import Touching

if TYPE_CHECKING:
    from typing import Any

    from tests.browser.people import Person
    from tests.browser.session import BrowserSession

IS_OPEN = True  # people are invited
HELPS = re.compile("protects against", re.IGNORECASE)
# Notes when a window is seen that asks for an answer to an attack.
WATCH = """(function watch() {
  const shown = document.querySelector('[role=alertdialog]');
  if (shown && getComputedStyle(shown).visibility === 'visible') window.asked = true;
  requestAnimationFrame(watch);
})()"""


async def options_of(me: Person, button: str) -> dict[str, Any]:
    """Press a button of the start page that opens a table; its options."""
    await me.page.goto("/")
    async with me.page.expect_request(
        lambda request: request.method == "POST" and request.url.endswith("/api/tables")
    ) as asked:
        await me.presses(me.button(button))
    found: Any = (await asked.value).post_data_json
    return dict(found["options"])


@pytest.mark.quick
@pytest.mark.parametrize(("game", "quick"), [("ausgebremst", {"circuits": "printed:1"}), ("aruba", {"races": "1"})])
async def test_play_now_is_one_race_and_the_long_match_one_tap_away(
    session: BrowserSession, game: str, quick: dict[str, str]
) -> None:
    me, other = await session.person(), await session.person()
    assert await options_of(me, f"{me.say('web-play-now')} {me.say(f'game-{game}')}") == quick
    assert await options_of(other, f"{other.say('web-play-long')} {other.say(f'game-{game}')}") == {}


async def test_circuits_and_rules_stand_on_top_of_the_set_up(session: BrowserSession) -> None:
    me = await session.person()
    await me.page.goto("/new/ausgebremst")
    maps = me.page.get_by_role("listitem").filter(has_text="Plattfuss-Circuit").get_by_role("button")
    await maps.wait_for()
    lengths = me.page.get_by_role("group", name=me.say("web-length"))
    quick = lengths.get_by_role("button", name=me.say("web-length-quick", game="ausgebremst"))
    await expect(quick).to_have_attribute("aria-pressed", "true")
    await expect(me.page.get_by_role("radio", name=re.compile("advanced"))).to_be_visible()
    await me.presses(maps)
    await expect(quick).to_have_attribute("aria-pressed", "false")
    await me.presses(lengths.get_by_role("button", name=me.say("web-length-long")))
    await expect(me.page.get_by_role("list").filter(has=maps).get_by_role("button", pressed=True)).to_have_count(8)


async def test_the_waiting_room_says_what_will_be_played_and_who_plays_together(session: BrowserSession) -> None:
    anna, nikos = (await gathering(session, "speed-1200", ("Nikos", "Iva", "Milan")))[:2]
    plays = anna.page.get_by_role("region", name=anna.say("web-to-play"))
    await expect(plays).to_contain_text(anna.say("web-length-quick", game="speed-1200"))
    await expect(plays).to_contain_text(anna.say("web-clock-none"))
    seats = nikos.page.get_by_role("listitem").filter(has_text=nikos.say("web-team", number=1))
    await expect(seats).to_have_count(2)
    await expect(seats.nth(1)).to_contain_text("Iva")
    await anna.presses(anna.button(anna.say("web-swap", number=2)))
    await anna.presses(anna.button(anna.say("web-swap", number=3)))
    await expect(seats.nth(1)).to_contain_text("Nikos")
    await expect(nikos.button(nikos.say("web-swap", number=2))).to_have_count(0)


@pytest.mark.quick
async def test_the_host_removes_somebody_and_puts_a_bot_in(session: BrowserSession) -> None:
    anna, nikos = await gathering(session, "mille-bornes", ("Nikos",))
    await anna.presses(anna.button(f"Nikos: {anna.say('web-menu')}"))
    await anna.presses(anna.button(f"Nikos: {anna.say('web-remove')}"))
    await anna.presses(anna.button(anna.say("web-remove")))
    await expect(nikos.button(nikos.say("web-sit"))).to_be_visible()
    await join(nikos, nikos.page.url, "Nikos")
    await anna.presses(anna.button(anna.say("web-start")))
    await nikos.hand.wait_for()
    await anna.presses(anna.button(anna.say("web-menu")))
    await anna.presses(anna.button(anna.say("web-people")))
    await anna.presses(anna.button(f"Nikos: {anna.say('web-put-bot')}"))
    await anna.presses(anna.button(anna.say("web-put-bot")))
    await nikos.button(nikos.say("web-take-back")).wait_for()
    await nikos.presses(nikos.button(nikos.say("web-take-back")))
    await nikos.hand.wait_for()


async def test_whoever_closes_the_tab_is_away_at_once_and_a_third_person_watches(session: BrowserSession) -> None:
    anna, nikos = await gathering(session, "mille-bornes", ("Nikos",))
    third = await session.person()
    await third.page.goto(anna.page.url)
    await expect(third.page.get_by_text(third.say("web-table-full"))).to_be_visible()
    await anna.presses(anna.button(anna.say("web-start")))
    await expect(third.page.get_by_text(third.say("web-watching"))).to_be_visible()
    await nikos.hand.wait_for()
    gone, left = (nikos, "Nikos") if nikos.is_asked() else (anna, "Anna")
    await gone.page.close()
    await expect(third.page.get_by_text(third.say("web-is-away", name=left))).to_be_visible()


@pytest.mark.quick
async def test_a_quick_reaction_is_a_sign_with_words_in_each_language(session: BrowserSession) -> None:
    anna = await session.person()
    address = await open_table(anna, "mille-bornes", 2)
    nikos = await session.person(lang="de")
    await join(nikos, address, "Nikos")
    await nikos.presses(nikos.button(nikos.say("web-sign-luck")))
    said = anna.page.get_by_role("list", name=anna.say("web-chat"))
    await expect(said).to_contain_text(f"Nikos {anna.say('web-sign-luck')}")
    await anna.presses(anna.button(anna.say("web-start")))
    await nikos.hand.wait_for()
    await nikos.presses(nikos.button(nikos.say("web-menu")))
    await nikos.presses(nikos.button(nikos.say("web-chat")))
    await nikos.presses(nikos.button(nikos.say("web-sign-nice")))
    notice = anna.page.get_by_role("status").filter(has_text=f"Nikos: {anna.say('web-sign-nice')}")
    await expect(notice).to_have_count(1)
    await anna.presses(notice.get_by_role("button", name=anna.say("web-reply")))
    await expect(anna.page.get_by_role("group", name=anna.say("web-signs"))).to_be_visible()


async def test_a_name_is_changed_in_the_waiting_room(session: BrowserSession) -> None:
    anna, nikos = await gathering(session, "mille-bornes", ("Nikos",))
    await nikos.presses(nikos.button(nikos.say("web-name-change")))
    await nikos.page.get_by_role("textbox", name=nikos.say("web-your-name")).fill("Nikolaos")
    await nikos.presses(nikos.button(nikos.say("web-name-change")).last)
    await expect(anna.page.get_by_role("listitem").filter(has_text="Nikolaos")).to_be_visible()


@pytest.mark.quick
async def test_an_address_that_only_this_computer_opens_is_no_invitation(session: BrowserSession) -> None:
    me = await session.person(base_url=session.serving.url)
    address = await open_table(me, "mille-bornes", 2)
    for path in (address, address.replace("/table/", "/screen/")):
        await me.page.goto(path)
        await expect(me.page.get_by_text("./paddock serve --lan")).to_be_visible()
        await expect(me.page.get_by_role("img", name=me.say("web-qr"))).to_have_count(0)
        await expect(me.page.get_by_label(me.say("web-link"), exact=True)).to_have_count(0)
    guest = await session.person()
    await guest.page.goto(address.replace(session.serving.url, session.serving.open_url))
    await expect(guest.page.get_by_role("img", name=guest.say("web-qr"))).to_be_visible()


@pytest.mark.quick
async def test_several_people_on_one_device_have_names(session: BrowserSession) -> None:
    me = await session.person()
    await me.page.goto("/new/mille-bornes")
    await me.presses(me.page.get_by_role("button", name=f"{me.say('seat-label', number=2)}:"))
    people = me.page.get_by_role("group", name=me.say("seat-label", number=2))
    await me.presses(people.get_by_role("button", name=me.say("web-chair-me"), exact=True))
    await me.page.get_by_role("textbox", name=me.say("web-your-name")).fill("Anna")
    await me.page.get_by_role("textbox", name=me.say("web-seat-name", number=2)).fill("Oma")
    await me.presses(me.button(me.say("web-play-now")))
    curtain = me.page.get_by_role("dialog", name=re.compile("Anna|Oma"))
    await curtain.wait_for()
    await expect(curtain).to_be_visible()


async def test_alone_among_bots_the_answer_to_an_attack_counts_at_once(session: BrowserSession) -> None:
    me = await session.person()
    table = await session.serving.table(me.page.context, "speed-1200", 2, "answering", window_ms=60_000)
    await me.sits_at(table)
    window = me.page.get_by_role("alertdialog")
    await window.wait_for()
    card = me.seen()[-1]["view"]["round"]["attack"]["card"]
    await expect(window).to_contain_text(re.compile("protects against|Protects against|plays"))
    assert card
    known = me.told()
    await me.presses(window.get_by_role("button", name=me.say("bornes-move-pass")))
    await asyncio.wait_for(me.news(known), 20)
    await expect(window).to_have_count(0)


async def test_a_spectator_keeps_the_window_open_for_its_time(session: BrowserSession) -> None:
    me, watcher = await session.person(), await session.person()
    table = await session.serving.table(me.page.context, "speed-1200", 2, "answering", window_ms=60_000)
    await watcher.page.goto(f"/table/{table}")
    await watcher.hears("seen")
    await me.sits_at(table)
    window = me.page.get_by_role("alertdialog")
    await window.wait_for()
    known = me.told()
    await me.presses(window.get_by_role("button", name=me.say("bornes-move-pass")))
    await expect(window).to_contain_text(me.say("web-coup-noted"))
    assert me.told() == known


async def test_alone_among_bots_nobody_is_asked_where_there_is_nothing_to_answer(session: BrowserSession) -> None:
    me = await session.person()
    await me.page.add_init_script(WATCH)
    table = await session.serving.table(me.page.context, "speed-1200", 2, "attacked", window_ms=60_000)
    await me.sits_at(table)
    await expect(me.hand.get_by_role("button", name=me.say("web-playable")).first).to_be_visible()
    assert me.seen()[-1]["view"]["round"]["attack"] is None
    assert await me.page.evaluate("window.asked ?? false") is False


async def test_a_window_says_what_the_attack_does_and_which_card_helps(session: BrowserSession) -> None:
    me, watcher = await session.person(), await session.person()
    table = await session.serving.table(me.page.context, "speed-1200", 2, "attacked", window_ms=60_000)
    await watcher.page.goto(f"/table/{table}")
    await watcher.hears("seen")
    await me.page.add_init_script(WATCH)
    await me.sits_at(table)
    window = me.page.get_by_role("alertdialog")
    await expect(window).to_contain_text(HELPS)
    assert await me.page.evaluate("window.asked") is True


@pytest.mark.parametrize("device", ["phone", "laptop"])
async def test_leaving_and_ending_stand_apart_in_the_menu(session: BrowserSession, device: str) -> None:
    me = await (session.phone(Touching) if device == "phone" else session.person())
    await me.sits_at(await session.serving.table(me.page.context, "mille-bornes", 2))
    await me.presses(me.button(me.say("web-menu")))
    home = me.page.get_by_role("link", name=me.say("web-to-home"))
    ways_out = [me.button(me.say(name)) for name in ("web-leave", "web-end-match")]
    look = "one => [getComputedStyle(one).color, getComputedStyle(one).borderTopColor].join()"
    looks = [await one.evaluate(look) for one in (home, *ways_out)]
    assert looks[1] == looks[2] != looks[0]
    last, first = await home.bounding_box(), await ways_out[0].bounding_box()
    assert last is not None
    assert first is not None
    assert first["y"] - last["y"] - last["height"] >= 12  # no thumb slips from one to the other


async def test_a_phone_shares_the_invitation_by_its_own_sheet(session: BrowserSession) -> None:
    me = await session.phone(Touching)
    await me.page.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    await open_table(me, "speed-1200", 2)
    await me.presses(me.button(me.say("web-share")))
    shared = await me.page.evaluate("window.shared")
    link = await me.page.get_by_label(me.say("web-link"), exact=True).input_value()
    assert shared == {"url": link, "text": me.say("web-share-text", game=me.say("game-speed-1200"))}


async def test_a_browser_without_a_sheet_to_share_offers_none(session: BrowserSession) -> None:
    me = await session.person()
    await me.page.add_init_script("delete Navigator.prototype.share; navigator.share = undefined")
    await open_table(me, "speed-1200", 2)
    await expect(me.button(me.say("web-share"))).to_have_count(0)


async def test_a_name_is_asked_once_and_can_be_changed_in_the_settings(session: BrowserSession) -> None:
    me = await session.person()
    field = me.page.get_by_role("textbox", name=me.say("web-your-name"))
    await me.page.goto("/new/mille-bornes")
    await field.fill("Zuzka")
    await me.presses(me.button(me.say("web-open-table")))
    await expect(me.page.get_by_role("listitem").filter(has_text="Zuzka")).to_be_visible()
    await me.page.goto("/")
    await me.presses(me.page.get_by_role("button", name=me.say("web-settings"), exact=True).first)
    await expect(field).to_have_value("Zuzka")
    await field.fill("Zuzana")
    await field.blur()
    await me.page.keyboard.press("Escape")
    await me.page.goto("/new/speed-1200")
    await expect(field).to_have_value("Zuzana")
    await me.page.goto("/")
    await me.presses(me.button(f"{me.say('web-play-now')} {me.say('game-mille-bornes')}"))
    await expect(me.page.get_by_role("region", name="Zuzana")).to_be_visible()


async def test_the_menu_names_the_bots_with_their_strength(session: BrowserSession) -> None:
    me = await session.person()
    await me.sits_at(await session.serving.table(me.page.context, "mille-bornes", 2))
    await me.presses(me.button(me.say("web-menu")))
    bots = me.page.get_by_role("list", name=me.say("web-bots-play")).get_by_role("listitem")
    await expect(bots).to_have_count(1)
    await expect(bots).to_contain_text(me.say("web-level-1"))
    await expect(bots.locator("i.on")).to_have_count(2)
