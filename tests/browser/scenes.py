"""Scenes: every state of the page worth looking at, by name, for screenshots and axe checks.

A new scene is a line in SCENES: its address, its table and position, and the actions before the screenshot.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tests.browser import club_pages, race_pages, scene_actions
from tests.browser.bornes import answers, hand_of
from tests.browser.lessons import follows
from tests.browser.people import reads_the_score, rounds
from tests.browser.scene_actions import GONE, sits, watches
from tests.browser.studies import tries_twice

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playwright.async_api import WebSocketRoute

    from tests.browser.people import Person
    from tests.browser.serving import Serving

MAX_TURNS = 60
ONE_RACE = {"options": {"circuits": "chosen:3"}}
SEASON = {"options": {"circuits": "chosen:4+1"}}
HARBOUR = {"options": {"circuit": "harbour"}}
ADVANCED = {"options": {"rules": "advanced", "circuits": "chosen:7"}}


class Staged(NamedTuple):
    """A table: the game, its seats, the position, and the other arguments of `Serving.table`."""

    game: str
    seats: int
    moment: str = "playing"
    settings: dict[str, Any] = {}  # noqa: RUF012 - never changed


async def looks(me: Person) -> None:
    """Do nothing: the scene is complete once its page is drawn."""
    await me.page.get_by_role("main").wait_for()
    await me.page.locator("main [aria-busy=true]").wait_for(state="detached")


async def looks_back(me: Person) -> None:
    """Wait for the match and its board."""
    await me.page.get_by_role("slider").first.wait_for()
    await me.page.wait_for_load_state("networkidle")


async def presses_the_bin(me: Person) -> None:
    """Press the discard button: the next tapped card is discarded."""
    await sits(me)
    await me.presses(me.hand.get_by_role("button", name=me.say("web-throw-away")))


async def chooses_a_dimmed_card(me: Person) -> None:
    await sits(me)
    await me.page.wait_for_function(GONE, arg=me.say("web-not-now"))
    cards = [card for card, state in hand_of(me, await me.look()) if state != me.say("web-playable")]
    await me.presses(me.card(cards[0]))


async def attacks(me: Person) -> None:
    """Choose a card that can be played on several rivals."""
    await sits(me)
    for card, _ in reversed(hand_of(me, await me.look())):
        await me.presses(me.card(card))
        if await me.targets.count() > 1:
            return
    raise AssertionError("nobody to choose from")


async def opens_the_menu(me: Person) -> None:
    await watches(me)
    await me.presses(me.button(me.say("web-menu")))
    await me.page.get_by_role("dialog").wait_for()


async def opens_the_chat(me: Person) -> None:
    await opens_the_menu(me)
    await me.presses(me.button(me.say("web-chat")))


async def opens_the_lesson(me: Person) -> None:
    await opens_the_menu(me)
    await me.presses(me.button(me.say("web-how-to-play")))
    await me.page.get_by_role("heading", level=3).first.wait_for()


async def opens_the_languages(me: Person) -> None:
    await me.presses(me.page.get_by_role("button", name=me.say("web-language")))
    await me.page.get_by_role("dialog").wait_for()


def opens(sheet: str) -> Callable[[Person], Awaitable[None]]:
    """Press a button of this name, and wait for its sheet."""

    async def does(me: Person) -> None:
        await looks(me)
        await me.presses(me.page.get_by_role("button", name=me.say(sheet), exact=True).first)
        await me.page.get_by_role("dialog").get_by_role("heading", level=2).first.wait_for()
        await me.page.wait_for_load_state("networkidle")

    return does


async def says_until_when_they_are_away(me: Person) -> None:
    """Open the notices and choose a day."""
    await opens("web-notices")(me)
    later = me.button(me.say("web-slow-away-later"))
    await me.presses(later)
    await later.scroll_into_view_if_needed()


def opens_in_the_menu(sheet: str) -> Callable[[Person], Awaitable[None]]:
    async def does(me: Person) -> None:
        await opens_the_menu(me)
        await opens(sheet)(me)

    return does


async def reads_the_options(me: Person) -> None:
    """Set up a table with all its options open."""
    await looks(me)
    await me.presses(me.page.get_by_role("heading", name=me.say("web-options")))
    await me.page.get_by_role("radio").first.scroll_into_view_if_needed()


async def pauses(me: Person) -> None:
    await is_asked(me)
    await me.presses(me.button(me.say("web-menu")))
    await me.presses(me.button(me.say("web-pause")))
    await me.page.get_by_role("dialog").wait_for(state="detached")
    await me.button(me.say("web-resume")).wait_for()


async def is_asked_whether_to_end(me: Person) -> None:
    await opens_the_menu(me)
    await me.presses(me.button(me.say("web-end-match")))


async def ends(me: Person) -> None:
    await is_asked_whether_to_end(me)
    await me.presses(me.button(me.say("web-yes")))
    await me.button(me.say("web-rematch")).wait_for()


async def checks_the_shuffle(me: Person) -> None:
    await me.page.get_by_role("heading", name=me.say("web-verify-proves")).wait_for()


async def asks_to_be_forgotten(me: Person) -> None:
    """Open what is stored about me, up to the question before it is removed."""
    await opens_in_the_menu("web-other-device")(me)
    await me.presses(me.button(me.say("web-forget-me")))


async def makes_a_recovery_code(me: Person) -> None:
    await opens_in_the_menu("web-other-device")(me)
    await me.presses(me.button(me.say("web-recovery-make")))
    await me.page.locator("code").wait_for()


def presses_beside_a_person(what: str) -> Callable[[Person], Awaitable[None]]:
    """In the list of people at the table, beside the first of the others."""

    async def does(me: Person) -> None:
        await opens_in_the_menu("web-people")(me)
        await me.presses(me.page.get_by_role("button", name=f": {me.say(what)}").first)

    return does


async def asks_for_a_hint(me: Person) -> None:
    await sits(me)
    await me.presses(me.button(me.say("web-hint")))
    await me.button(me.say("web-hint-why")).wait_for()


async def asks_why(me: Person) -> None:
    await asks_for_a_hint(me)
    await me.presses(me.button(me.say("web-hint-why")))
    await me.page.get_by_role("region", name=me.say("web-hint")).get_by_role("listitem").first.wait_for()


async def reads_the_keys(me: Person) -> None:
    await sits(me)
    await me.page.keyboard.press("?")
    await me.page.get_by_role("dialog").get_by_role("checkbox").wait_for()


async def comes_back(me: Person) -> None:
    """Leave, and return while a bot plays the seat."""
    await opens_the_menu(me)
    table = me.page.url
    await me.presses(me.button(me.say("web-leave")))
    await me.presses(me.button(me.say("web-yes")))
    await me.page.wait_for_url("**/")
    await me.page.goto(table)
    await me.button(me.say("web-take-back")).wait_for()


async def opens_the_road_book(me: Person) -> None:
    await sits(me)
    await me.presses(me.page.get_by_role("button", name=me.say("web-road-book")))
    await me.page.get_by_role("dialog").wait_for()


async def drives_home(me: Person) -> None:
    """Play on until the round is over and its score is shown."""
    await sits(me)
    read = rounds(me)
    for _ in range(MAX_TURNS):
        tree = await me.look()
        if rounds(me) > read:
            await reads_the_score(me)
            return
        await answers(me, tree)
        await me.news()
    raise AssertionError("the round does not end")


async def is_asked(me: Person) -> None:
    await me.page.get_by_role("alertdialog").wait_for()


async def is_handed_the_device(me: Person) -> None:
    await me.page.get_by_role("dialog").wait_for()


async def reads_a_sheet(me: Person) -> None:
    await me.page.get_by_role("dialog").wait_for()


async def reads_a_review(me: Person) -> None:
    """Wait until the review is ready, and open the chart's table of figures as well."""
    await me.page.get_by_role("img", name=me.say("review-picture")).wait_for()
    await me.presses(me.page.get_by_text(me.say("web-review-numbers")))
    await me.page.evaluate("scrollTo(0, 0)")


async def is_turned_away(me: Person) -> None:
    await me.page.get_by_role("alert").wait_for()


async def loses_the_line(me: Person) -> None:
    """The connection breaks and is not restored."""
    await sits(me)  # otherwise the connection of the previous page would count as the first
    lines: list[WebSocketRoute] = []

    async def join(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) == 1:
            line.connect_to_server()
        else:
            await line.close()

    await me.page.route_web_socket("**/api/ws*", join)
    await me.page.reload()
    await sits(me)
    await lines[0].close()
    await me.page.get_by_text(me.say("web-line-lost")).wait_for()


async def finds_nobody_at_home(me: Person) -> None:
    """Press Play while the server is down."""
    await looks(me)
    await me.page.context.set_offline(True)
    await me.presses(me.page.get_by_role("button", name=me.say("web-play-now")).first)
    await me.page.get_by_role("alert").wait_for()


class Scene(NamedTuple):
    """A state of the page. `at` is its address, with {table} for the id of a table."""

    name: str
    at: str
    table: Staged | None = None
    does: Callable[[Person], Awaitable[None]] = looks
    is_main: bool = False  # also captured on a tablet and a very large screen

    async def show(self, me: Person, serving: Serving, name: str = "") -> None:
        """Bring a person's page into this state; tables are called `name`, so that links look the same each time."""
        table = ""
        if self.table:
            game, seats, moment, settings = self.table
            table = await serving.table(me.page.context, game, seats, moment, name=name, **settings)
        await me.page.goto(self.at.format(table=table))
        await self.does(me)


TABLE = "/table/{table}"
REVIEW = "/review/{table}/1"
STUDY = "/study/{table}/1?step=24&mine=1"
ONE_ROUND = {"options": {"limit": "rounds:1"}}
MAIN_PEOPLE = {"returning", "my-races", "club", "season", "season-champion"}
SCENES: tuple[Scene, ...] = (
    Scene("home", "/", is_main=True),
    Scene("home-offline", "/", does=finds_nobody_at_home),
    Scene("languages", "/", does=opens_the_languages),
    Scene("set-up", "/new/speed-1200", is_main=True),
    Scene("set-up-mille", "/new/mille-bornes"),
    Scene("set-up-circuit", "/new/ausgebremst"),
    Scene("set-up-rules", "/new/speed-1200", does=reads_the_options),
    Scene("set-up-season", "/new/ausgebremst", does=scene_actions.chooses_circuits),
    Scene("waiting", TABLE, Staged("kilometer-1000", 4, settings={"chairs": 2}), is_main=True),
    Scene("joining", TABLE, Staged("speed-1200", 3, settings={"chairs": 1, "guest": "host"})),
    Scene("lobby", "/lobby", Staged("mille-bornes", 4, settings={"chairs": 2, "is_listed": True})),
    Scene("about", "/about"),
    Scene("device", "/device/nosuchcode"),
    Scene("return", "/return"),
    Scene("return-joining", "/return", Staged("speed-1200", 2)),
    Scene("settings", "/", does=opens("web-settings")),
    Scene("notices", "/", Staged("speed-1200", 3, settings={"friends": 1}), says_until_when_they_are_away),
    Scene("code", "/", does=opens("web-join")),
    Scene("rules", "/rules/speed-1200?section=7A"),
    Scene("no-code", "/join/NOCODE", does=watches),
    Scene("no-table", "/table/nosuchtable"),
    Scene("table", TABLE, Staged("speed-1200", 4), sits, is_main=True),
    Scene("table-2", TABLE, Staged("speed-1200", 2), sits),
    Scene("table-6", TABLE, Staged("speed-1200", 6), sits),
    Scene("table-km", TABLE, Staged("kilometer-1000", 3), sits, is_main=True),
    Scene("table-mille", TABLE, Staged("mille-bornes", 4), sits, is_main=True),
    Scene("table-mille-8", TABLE, Staged("mille-bornes", 8), sits),
    Scene("bin", TABLE, Staged("speed-1200", 4), presses_the_bin),
    Scene("why", TABLE, Staged("speed-1200", 4), chooses_a_dimmed_card),
    Scene("targets", TABLE, Staged("kilometer-1000", 3, "attacking"), attacks),
    Scene("coup", TABLE, Staged("speed-1200", 4, "answering", {"window_ms": 20_000}), is_asked, is_main=True),
    Scene("extension", TABLE, Staged("speed-1200", 2, "choosing"), sits),
    Scene("score", TABLE, Staged("speed-1200", 4, "nearly home"), drives_home, is_main=True),
    Scene("standings", TABLE, Staged("kilometer-1000", 3, "over", ONE_ROUND), is_handed_the_device),
    Scene("menu", TABLE, Staged("speed-1200", 4), opens_the_menu),
    Scene("devices", TABLE, Staged("speed-1200", 4), opens_in_the_menu("web-other-device")),
    Scene("my-data", TABLE, Staged("speed-1200", 4), asks_to_be_forgotten),
    Scene("recovery-code", TABLE, Staged("speed-1200", 4), makes_a_recovery_code),
    Scene("block", TABLE, Staged("speed-1200", 4, settings={"friends": 2}), presses_beside_a_person("web-block")),
    Scene("report", TABLE, Staged("speed-1200", 4, settings={"friends": 2}), presses_beside_a_person("web-report")),
    Scene("hint", TABLE, Staged("speed-1200", 4), asks_for_a_hint),
    Scene("hint-why", TABLE, Staged("speed-1200", 4), asks_why),
    Scene("hint-track", TABLE, Staged("ausgebremst", 4, "under way"), asks_for_a_hint),
    Scene("hint-dice", TABLE, Staged("aruba", 4, "rolling"), asks_for_a_hint),
    Scene("keys", TABLE, Staged("speed-1200", 4), reads_the_keys),
    Scene("stand-in", TABLE, Staged("mille-bornes", 4, settings={"friends": 1}), comes_back),
    Scene("paused", TABLE, Staged("speed-1200", 4, "answering", {"window_ms": 20_000}), pauses),
    Scene("end", TABLE, Staged("speed-1200", 4), is_asked_whether_to_end),
    Scene("ended", TABLE, Staged("speed-1200", 4), ends),
    Scene("chat", TABLE, Staged("speed-1200", 4), opens_the_chat),
    Scene("people", TABLE, Staged("speed-1200", 4, settings={"friends": 2}), opens_in_the_menu("web-people")),
    Scene("lesson", TABLE, Staged("speed-1200", 4), opens_the_lesson),
    Scene("first-race", "/lesson/mille-bornes", does=follows(3), is_main=True),
    Scene("first-race-window", "/lesson/mille-bornes", does=follows(2)),
    Scene("first-race-choice", "/lesson/speed-1200", does=follows(15)),
    Scene("first-race-over", "/lesson/mille-bornes", does=follows(17)),
    Scene("first-race-circuit", "/lesson/ausgebremst", does=follows(3), is_main=True),
    Scene("second-race-sorting", "/lesson/ausgebremst/piles", does=follows(2)),
    Scene("first-race-dice", "/lesson/aruba", does=follows(8), is_main=True),
    Scene("first-race-card", "/lesson/aruba", does=follows(17)),
    Scene("road-book", TABLE, Staged("speed-1200", 4), opens_the_road_book),
    Scene("lost", TABLE, Staged("speed-1200", 4), loses_the_line),
    Scene("curtain", TABLE, Staged("mille-bornes", 2, "passed", {"people": 2}), is_handed_the_device),
    Scene("screen", "/screen/{table}", Staged("speed-1200", 4), watches, is_main=True),
    Scene("screen-mille", "/screen/{table}", Staged("mille-bornes", 3), watches),
    Scene("screen-mille-8", "/screen/{table}", Staged("mille-bornes", 8), watches),
    Scene("replay", "/replay/{table}/1?step=24", Staged("speed-1200", 4, "over", ONE_ROUND), watches, is_main=True),
    Scene("study", STUDY, Staged("speed-1200", 4, "over", ONE_ROUND), tries_twice("speed-1200"), is_main=True),
    Scene("study-mille", STUDY, Staged("mille-bornes", 8, "over"), tries_twice("mille-bornes")),
    Scene("study-circuit", STUDY, Staged("ausgebremst", 4, "over", ONE_RACE), tries_twice("ausgebremst"), is_main=True),
    Scene("study-dice", STUDY, Staged("aruba", 4, "over"), tries_twice("aruba"), is_main=True),
    Scene("verify", "/verify/{table}/1", Staged("speed-1200", 4, "over", ONE_ROUND), checks_the_shuffle),
    Scene("review", REVIEW, Staged("speed-1200", 2, "driven badly", ONE_ROUND), reads_a_review, is_main=True),
    Scene("review-running", REVIEW, Staged("mille-bornes", 2), is_turned_away),
    Scene("circuit", TABLE, Staged("ausgebremst", 4, "under way"), scene_actions.lights_up, is_main=True),
    Scene("circuit-2", TABLE, Staged("ausgebremst", 2, "under way"), scene_actions.lights_up),
    Scene("circuit-5", TABLE, Staged("ausgebremst", 5, "under way"), scene_actions.lights_up),
    Scene("circuit-6", TABLE, Staged("ausgebremst", 6, "under way"), scene_actions.lights_up),
    Scene("circuit-crowd", TABLE, Staged("ausgebremst", 6, "crowded"), scene_actions.lights_up),
    Scene("circuit-why", TABLE, Staged("ausgebremst", 6, "crowded"), scene_actions.asks_why),
    Scene("circuit-leader", TABLE, Staged("ausgebremst", 3, "leading"), scene_actions.chooses_a_6),
    Scene("circuit-owed", TABLE, Staged("ausgebremst", 4, "owing"), scene_actions.lights_up),
    Scene("circuit-pit", TABLE, Staged("ausgebremst", 4, "stopping"), scene_actions.lights_up),
    Scene("circuit-shown", TABLE, Staged("ausgebremst", 3, "shown"), scene_actions.sits_at_a_board),
    Scene("circuit-finish", TABLE, Staged("ausgebremst", 4, "finishing"), scene_actions.drives_home),
    Scene("circuit-decks", TABLE, Staged("ausgebremst", 3, "decks", ADVANCED), scene_actions.is_offered_decks),
    Scene("circuit-gears", TABLE, Staged("ausgebremst", 3, "decks", ADVANCED), scene_actions.sorts),
    Scene("circuit-store", TABLE, Staged("ausgebremst", 3, "storing", ADVANCED), watches),
    Scene("circuit-take", TABLE, Staged("ausgebremst", 3, "taking", ADVANCED), watches),
    Scene("circuit-score", TABLE, Staged("ausgebremst", 3, "last lap", SEASON), scene_actions.drives_to_a_sheet),
    Scene("circuit-over", TABLE, Staged("ausgebremst", 4, "over", ONE_RACE), reads_a_sheet),
    Scene("circuit-screen", "/screen/{table}", Staged("ausgebremst", 6, "under way"), watches),
    Scene("circuit-replay", "/replay/{table}/1?step=60", Staged("ausgebremst", 4, "over", ONE_RACE), looks_back),
    Scene("dice", TABLE, Staged("aruba", 4, "rolling"), scene_actions.keeps_a_combination, is_main=True),
    Scene("dice-3", TABLE, Staged("aruba", 3, "rolling"), scene_actions.keeps_a_combination),
    Scene("dice-harbour", TABLE, Staged("aruba", 6, "driving", HARBOUR), watches),
    Scene("dice-drive", TABLE, Staged("aruba", 6, "driving"), watches),
    Scene("dice-far", TABLE, Staged("aruba", 6, "far"), watches),
    Scene("dice-saw", TABLE, Staged("aruba", 5, "saw"), watches),
    Scene("dice-chain", TABLE, Staged("aruba", 6, "chain"), watches),
    Scene("dice-hooked", TABLE, Staged("aruba", 5, "hooked"), watches),
    Scene("dice-bomb", TABLE, Staged("aruba", 5, "bomb"), watches),
    Scene("dice-forfeit", TABLE, Staged("aruba", 4, "giving up"), scene_actions.ends_the_turn),
    Scene("dice-odds", TABLE, Staged("aruba", 4, "rolling"), scene_actions.asks_for_the_odds),
    Scene("dice-hook", TABLE, Staged("aruba", 5, "hook", {"window_ms": 20_000}), is_asked),
    Scene("dice-ninth", TABLE, Staged("aruba", 5, "ninth", {"window_ms": 20_000}), is_asked),
    Scene("dice-larceny", TABLE, Staged("aruba", 4, "larceny"), scene_actions.plays_larceny),
    Scene("dice-fix", TABLE, Staged("aruba", 4, "damaged"), scene_actions.thinks_of_a_fix),
    Scene("dice-wreck", TABLE, Staged("aruba", 6, "wrecked"), watches),
    Scene("dice-over", TABLE, Staged("aruba", 4, "over"), is_handed_the_device),
    Scene("dice-screen", "/screen/{table}", Staged("aruba", 6, "driving"), watches),
    Scene("dice-replay", "/replay/{table}/1?step=120", Staged("aruba", 4, "over"), looks_back),
    *(Scene(name, "/about", does=does, is_main=name in MAIN_PEOPLE) for name, does in club_pages.SCENES.items()),
    *(Scene(name, "/about", does=does, is_main=name in MAIN_PEOPLE) for name, does in race_pages.SCENES.items()),
)
