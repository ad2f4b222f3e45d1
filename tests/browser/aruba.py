"""Plays a series of ARUBA to its end in the browser: uses whatever moves the car, and drives to the farthest space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.browser.people import Typing, below, named

if TYPE_CHECKING:
    from playwright.async_api import Locator

    from tests.browser.people import Person

STEPS: Final = {"ahead": "ArrowUp", "left": "ArrowLeft", "right": "ArrowRight", "ram": "x"}
MOVING: Final = ("straight", "even", "four")
MAX_STEPS: Final = 30
LANES: Final = range(1, 6)


async def answers(me: Person, tree: str) -> bool:
    """Do what the table asks, or wait if it asks nothing; returns whether more frames will follow."""
    buttons = named(tree, "button")
    if me.say("web-no") in buttons and me.say("web-yes") not in buttons:
        await picks(me)
        return True
    pressed = next((name for name in wishes(me, tree) if name in buttons), None)
    if pressed is None:
        return True
    key = key_of(me, tree, pressed) if isinstance(me, Typing) else None
    if key:
        await me.page.keyboard.press(key)
    else:
        await me.presses_in_time(me.button(pressed).first)  # a forced move is made automatically after a short delay
    # Ending a turn with something left needs confirmation, and so does the choice of dice: the page alone answers.
    return not await choice(me).count()


def choice(me: Person) -> Locator:
    """The open choice, if the page shows one; cancelling it comes first."""
    return me.page.get_by_role("group").filter(has=me.button(me.say("web-no")))


async def picks(me: Person) -> None:
    """Pick one of the options: which dice, for which effect."""
    if isinstance(me, Typing):
        await me.page.keyboard.press("1")
        return
    await me.presses(choice(me).get_by_role("button").last)


def key_of(me: Person, tree: str, wish: str) -> str | None:
    """The key equivalent to this button; for a lit space a step towards it."""
    combined = named(below(tree, "list", me.say("web-aruba-combinations")), "button", is_open=False)
    if wish in spaces(me, tree):
        moves = me.seen()[-1]["view"]["moves"]
        return next(key for step, key in STEPS.items() if step in moves)
    if wish in combined:
        return "abcdef"[combined.index(wish)]
    return None if wish == passing(me) else "Enter"


def wishes(me: Person, tree: str) -> list[str]:
    """What to press, best first."""
    return [
        passing(me),
        me.say("web-yes"),
        *spaces(me, tree),
        *combinations(me, tree),
        *(me.say(message) for message in ("web-aruba-use", "web-aruba-roll", "web-aruba-end")),
    ]


def passing(me: Person) -> str:
    text = me.say("aruba-move-pass")
    return text[:1].upper() + text[1:]


def spaces(me: Person, tree: str) -> list[str]:
    """The lit spaces by name: over the line, then the farthest first."""
    home = me.say("web-aruba-over-line")
    ahead = me.say.any_of("web-aruba-go", count=range(1, MAX_STEPS), lane=LANES)
    found = [name for name in named(tree, "button") if name.startswith(home) or ahead.match(name)]
    return sorted(found, key=lambda name: 0 if name.startswith(home) else -found.index(name) - 1)


def combinations(me: Person, tree: str) -> list[str]:
    """Combinations that would move the car, once the dice are settled: before that, a tap only keeps dice."""
    kept = me.say("web-aruba-keep-these")
    names = named(below(tree, "list", me.say("web-aruba-combinations")), "button")
    kinds = [*(me.say(f"web-aruba-kind-{kind}") for kind in MOVING), me.say("web-aruba-straight-to", top=1)]
    return [name for name in names if kept not in name and any(kind in name for kind in kinds)]
