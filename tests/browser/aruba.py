"""A series of ARUBA, played by a person to its end: whatever moves the car is used, the farthest space driven to."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from tests.browser.people import below, named

if TYPE_CHECKING:
    from tests.browser.people import Person

MOST_TURNS: Final = 900
MOVING: Final = ("straight", "even", "four")


async def race_to_the_end(me: Person) -> None:
    """Answer everything the table asks until the series is over and its standings are shown."""
    for _ in range(MOST_TURNS):
        tree = await me.look()
        known = me.told()
        if me.say("web-replay") in named(tree, "link"):
            return
        if me.say("web-go-on") in named(tree, "button"):
            await me.presses(me.button(me.say("web-go-on")))
        elif await answers(me, tree):
            await me.news(known)
    raise AssertionError("the series does not end")


async def answers(me: Person, tree: str) -> bool:
    """Do what the table asks for, or wait where it asks for nothing; whether the table will tell more."""
    buttons = named(tree, "button")
    pressed = next((name for name in wishes(me, tree) if name in buttons), None)
    if pressed is None:
        return True
    await me.presses(me.button(pressed).first)
    # Ending a turn with something left is asked about first: the page alone answers.
    return pressed != me.say("web-aruba-end")


def wishes(me: Person, tree: str) -> list[str]:
    """What to press, what is best first."""
    return [
        me.say("aruba-move-pass").capitalize(),
        me.say("web-yes"),
        *spaces(me, tree),
        *combinations(me, tree),
        *(me.say(message) for message in ("web-aruba-use", "web-aruba-roll", "web-aruba-end")),
    ]


def spaces(me: Person, tree: str) -> list[str]:
    """The lit spaces by their names: over the line, then the farthest first."""
    home = me.say("web-aruba-over-line")
    ahead = re.compile(r"^(\d+|One) ahead, lane ")
    found = [name for name in named(tree, "button") if name.startswith(home) or ahead.match(name)]
    return sorted(found, key=lambda name: 0 if name.startswith(home) else -found.index(name) - 1)


def combinations(me: Person, tree: str) -> list[str]:
    """What would move the car, once the dice are settled: before, a tap only keeps them."""
    kept = me.say("web-aruba-keep-these")
    names = named(below(tree, "list", me.say("web-aruba-combinations")), "button")
    kinds = [me.say(f"web-aruba-kind-{kind}") for kind in MOVING]
    return [name for name in names if kept not in name and any(kind in name for kind in [*kinds, "Just a 1"])]
