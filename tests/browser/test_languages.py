"""Nine languages: no sentence is missing, the page says which it speaks, and nothing is cut off at 360 pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paddock.locales import LANGUAGES
from tests.browser.measuring import cut_off, unsaid
from tests.browser.people import Touching
from tests.browser.scenes import SCENES

if TYPE_CHECKING:
    from tests.browser.room import Room
    from tests.browser.scenes import Scene

SHORT = ("home", "set-up", "table")
LONG_WORDS = ("el", "de", "hu", "bg")
BY_NAME = {scene.name: scene for scene in SCENES}


async def check(room: Room, scene: Scene, lang: str) -> None:
    me = await room.phone(Touching, lang=lang)
    await scene.show(me, room.serving)
    await me.page.evaluate("document.fonts.ready.then(() => true)")
    spoken = await me.page.evaluate("[document.documentElement.lang, document.body.innerText]")
    cut = await cut_off(me.page)
    me.troubles.clear()
    assert (spoken[0], unsaid(spoken[1]), cut) == (lang, set(), [])


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_language_has_every_sentence_and_fits_a_narrow_phone(room: Room, lang: str) -> None:
    for name in SHORT:
        await check(room, BY_NAME[name], lang)


@pytest.mark.parametrize("scene", [one for one in SCENES if one.name not in SHORT], ids=lambda scene: scene.name)
async def test_a_scene_fits_a_narrow_phone_in_the_languages_with_long_words(room: Room, scene: Scene) -> None:
    for lang in LONG_WORDS:
        await check(room, scene, lang)
