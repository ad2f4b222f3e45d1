"""A person recognises a device in the list: its system and its browser, also where the user agent names others."""

from __future__ import annotations

import pytest

from paddock.people.clubs.device_kinds import device_kind
from paddock.server.device_labels import device_label

KIT = "AppleWebKit/537.36 (KHTML, like Gecko)"


@pytest.mark.parametrize(
    ("agent", "label", "kind"),
    [
        (
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
                "Version/17.5 Mobile/15E148 Safari/604.1"
            ),
            "iPhone · Safari",
            "phone",
        ),
        (
            f"Mozilla/5.0 (Linux; Android 10; K) {KIT} Chrome/126.0.0.0 Mobile Safari/537.36",
            "Android · Chrome",
            "phone",
        ),
        (
            f"Mozilla/5.0 (Linux; Android 10; K) {KIT} Chrome/126.0.0.0 Safari/537.36",
            "Android tablet · Chrome",
            "tablet",
        ),
        (
            f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {KIT} Chrome/126.0 Safari/537.36 Edg/126.0",
            "Windows · Edge",
            "computer",
        ),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0", "Linux · Firefox", "computer"),
        (
            f"Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) {KIT} Chrome/126.0 Safari/537.36",
            "Chromebook · Chrome",
            "computer",
        ),
        ("curl/8.5.0", "curl/8.5.0", ""),
        ("", "", ""),
    ],
)
def test_a_device_is_called_by_its_system_and_its_browser(agent: str, label: str, kind: str) -> None:
    assert device_label(agent) == label
    assert device_kind(label) == kind
