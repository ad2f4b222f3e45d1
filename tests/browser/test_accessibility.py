"""Accessibility of all scenes: no axe violations in light or dark mode, and no overflow on a narrow phone."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Literal

import pytest

from tests.browser.measuring import check, shut_out
from tests.browser.people import Touching
from tests.browser.scenes import SCENES
from tests.browser.session import LAPTOP

if TYPE_CHECKING:
    from tests.browser.people import Person
    from tests.browser.scenes import Scene
    from tests.browser.session import BrowserSession

LONG = os.environ.get("PADDOCK_LONG") == "1"
LONG_WORDS = ("el", "de", "hu", "bg")
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
# A short run tests each scene in one language with long words, in one theme; a long run tests all of them.
SPOKEN = [
    (scene, lang)
    for number, scene in enumerate(SCENES)
    for lang in (LONG_WORDS if LONG else LONG_WORDS[number % 4 :][:1])
]
QUICK = ("home", "set-up", "waiting", "table", "why", "coup", "score", "replay", "circuit", "dice")
WIDE = [scene for scene in SCENES if scene.is_main]


async def kept_out(me: Person, *themes: Theme) -> list[str]:
    """What axe reports in the light or the dark theme."""
    found = []
    for theme in themes:
        await me.page.emulate_media(color_scheme=theme)
        found += [f"{theme} {one}" for one in await shut_out(me.page)]
    return found


@pytest.mark.parametrize(
    ("scene", "lang"),
    [
        pytest.param(scene, lang, id=f"{scene.name}-{lang}", marks=[pytest.mark.quick] if scene.name in QUICK else [])
        for scene, lang in SPOKEN
    ],
)
async def test_a_scene_on_a_phone_shuts_nobody_out_and_cuts_nothing_off(
    session: BrowserSession, scene: Scene, lang: str
) -> None:
    me = await session.phone(Touching, lang=lang)
    await scene.show(me, session.serving)
    await check(me)
    found = await kept_out(me, *(THEMES if LONG else (THEMES[SCENES.index(scene) % 2],)))
    me.troubles.clear()
    assert found == []


@pytest.mark.skipif(
    not LONG, reason="what it would find beyond a phone is little; ./paddock test --browser --long asks"
)
@pytest.mark.parametrize("scene", WIDE, ids=[scene.name for scene in WIDE])
async def test_a_scene_on_a_laptop_shuts_nobody_out(session: BrowserSession, scene: Scene) -> None:
    me = await session.person(viewport=LAPTOP)
    await scene.show(me, session.serving)
    found = await kept_out(me, *THEMES)
    me.troubles.clear()
    assert found == []
