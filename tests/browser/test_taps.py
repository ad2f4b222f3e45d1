"""A turn of ARUBA takes at most as many taps as it has decisions: counted by thumb, move by move, for several deals."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Final

import pytest

from tests.browser.aruba import choice, spaces
from tests.browser.people import Touching, below, named

if TYPE_CHECKING:
    from playwright.async_api import Locator, WebSocket

    from tests.browser.session import BrowserSession

STEPS: Final = {"ahead", "left", "right", "ram"}
# What moves of several words have in common: two uses of a pair, the first step of a drive.
ABOUT: Final = {"shoot": "pair", "mend": "pair", "keep": "dice", "stand": "dice", **dict.fromkeys(STEPS, "drive")}
CARDS: Final = {"extra": "extra-die", "change": "die-change", "reroll": "re-roll"}
MOVES: Final = 16


def questions(move: str) -> tuple[str, ...]:
    """The choices that lead to this move: which card or combination, which effect, which dice; and the confirmation."""
    word, *rest = move.replace(">", " ").split()
    about = rest[0] if word == "fix" else ABOUT.get(word, CARDS.get(word, word))
    return (about, word, *rest, "")


def decisions(move: str, moves: list[str]) -> int:
    """Number of these choices that have more than one option; a throw of the dice is made by hand."""
    if move == "roll":
        return 1
    mine, all_answers = questions(move), [questions(one) for one in moves]
    return sum(len({one[at] for one in all_answers if one[:at] == mine[:at]}) > 1 for at in range(len(mine)))


class Thumb(Touching):
    """Somebody with a phone who counts the taps and decisions before each move that the page sends."""

    taps = 0
    is_asked_back = False

    def _listen(self, line: WebSocket) -> None:
        super()._listen(line)
        self.moves: list[tuple[str, int, int]] = []
        line.on("framesent", self._send)

    def _send(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] != "play":
            return
        legal = self.seen()[-1]["view"]["moves"]
        # After a drive was chosen with one tap, its further steps are no decisions.
        goes_on = said["move"] in STEPS and self.taps == 0
        self.moves.append(
            (said["move"], self.taps, 0 if goes_on else decisions(said["move"], legal) + self.is_asked_back)
        )
        self.taps, self.is_asked_back = 0, False

    async def presses(self, what: Locator, within_ms: float | None = None) -> None:
        """Tap, and wait for the table's answer if that made a move."""
        made, known = len(self.moves), self.told()
        self.taps += 1
        await super().presses(what, within_ms)
        await self.page.evaluate("0")  # the sent message is recorded by then
        if len(self.moves) > made:
            await self.news(known)


def wishes(me: Thumb, tree: str) -> list[str]:
    """Everything useful to press now, the road first; dice are kept for another roll."""
    buttons = named(tree, "button")
    combined = named(below(tree, "list", me.say("web-aruba-combinations")), "button")
    cards = [
        name for name in named(below(tree, "list", me.say("web-hand")), "button") if me.say("web-playable") in name
    ]
    mains = [name for what in ("use", "roll", "end") if (name := me.say(f"web-aruba-{what}")) in buttons]
    rerolls = [name for name in buttons if me.say.part("web-aruba-reroll").match(name)]
    if rerolls:
        return rerolls if me.taps else [*combined, *cards, *mains]
    may_keep = me.say("web-aruba-keep-these")
    return spaces(me, tree) or [*(name for name in combined if may_keep not in name), *cards, *mains]


async def taps(me: Thumb, luck: random.Random) -> None:
    """Press something; wait if the move is forced or belongs to another's turn."""
    tree = await me.look()
    view = me.seen()[-1]["view"]
    is_window = view["round"]["phase"] in ("hook", "ninth")
    go_on = me.say("web-go-on")
    if go_on in named(tree, "button"):
        await me.button(go_on).tap()
        return
    if not me.is_asked() or is_window or (len(view["moves"]) == 1 and view["moves"] != ["roll"]):
        await me.news()
        return
    options = (await choice(me).get_by_role("button").all())[1:]
    me.is_asked_back = me.say("web-yes") in named(tree, "button")
    found = wishes(me, tree)
    if options:
        await me.presses(luck.choice(options))
    elif found:
        await me.presses(me.button(luck.choice(found)).first)


@pytest.mark.parametrize("seats", [3, 4, 5])
async def test_a_turn_takes_at_most_as_many_taps_as_it_has_decisions(session: BrowserSession, seats: int) -> None:
    me = await session.phone(Thumb)
    assert isinstance(me, Thumb)
    await me.sits_at(await session.serving.table(me.page.context, "aruba", seats, "rolling", window_ms=50))
    luck = random.Random(seats)
    while len(me.moves) < MOVES:
        await taps(me, luck)
    assert [(move, spent, decided) for move, spent, decided in me.moves if spent > decided] == []
    assert all(spent == 1 for move, spent, _ in me.moves if move == "roll")  # nobody throws for a person
    assert {"end", "stand"} & {move for move, spent, _ in me.moves if spent == 0}  # forced moves need no tap
