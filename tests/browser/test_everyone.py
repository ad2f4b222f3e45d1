"""Nobody is shut out: axe finds nothing in any scene, by day and by night, on a phone and on a laptop."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.measuring import shut_out
from tests.browser.room import LAPTOP, PHONE
from tests.browser.scenes import SCENES, Scene

if TYPE_CHECKING:
    from tests.browser.room import Room

LOOKS = [(scene, PHONE) for scene in SCENES] + [(scene, LAPTOP) for scene in SCENES if scene.is_main]


@pytest.mark.parametrize(("scene", "viewport"), LOOKS, ids=lambda one: getattr(one, "name", None) or str(one["width"]))
async def test_axe_finds_nothing_by_day_or_by_night(room: Room, scene: Scene, viewport: dict[str, int]) -> None:
    me = await room.person(viewport=viewport)
    await scene.show(me, room.serving)
    found = {}
    for theme in ("light", "dark"):
        await me.page.emulate_media(color_scheme=theme)
        found[theme] = await shut_out(me.page)
    me.troubles.clear()
    assert found == {"light": [], "dark": []}
