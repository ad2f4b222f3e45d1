"""Plays a match of the Bornes family to its end in the browser: lays any card that can be laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.people import below, named, to_the_end

if TYPE_CHECKING:
    from tests.browser.people import Person


async def play_to_the_end(me: Person) -> None:
    await to_the_end(me, answers)


async def answers(me: Person, tree: str) -> bool:
    """Do what the table asks, if anything; false while the window of an attack is still to be shown."""
    buttons = named(tree, "button")
    strikes = [name for name in buttons if me.say.stem("bornes-move-coup").match(name)]
    others = [me.say(f"bornes-move-{move}") for move in ("pass", "extend", "finish")]
    offered = next((name for name in (*strikes, *others) if name in buttons), None)
    cards = hand_of(me, tree)
    playable = [card for card, state in cards if state == me.say("web-playable")]
    if offered:
        await me.presses_in_time(me.button(offered))
    elif playable:
        await me.plays(best(playable))
    elif cards and is_attacked(me, tree):
        return False
    elif cards:
        await me.throws_away(cards[0][0])
    return True


def is_attacked(me: Person, tree: str) -> bool:
    """Whether an attack stands: a table's frames tell it, a study has none and shows its window."""
    return "- alertdialog" in tree or any(look["view"]["round"]["attack"] for look in me.seen()[-1:])


def cards_of(me: Person, tree: str) -> list[str]:
    """The names of the cards in hand, on our turn or not."""
    names = [name.split(". ")[0] for name in named(below(tree, "list", me.say("web-hand")), "button")]
    return [name for name in names if not name.startswith(me.say("web-throw-away"))]


def hand_of(me: Person, tree: str) -> list[tuple[str, str]]:
    """The cards in hand with their labels; none while it is not our turn."""
    names = named(below(tree, "list", me.say("web-hand")), "button")
    return [(name.split(". ")[0], name.split(". ", 1)[1]) for name in names if ". " in name]


def best(playable: list[str]) -> str:
    """The longest distance, else a card that lets us drive, else any card."""
    distances = [card for card in playable if card[0].isdigit()]
    return max(distances, key=lambda card: int(card.split()[0])) if distances else playable[-1]
