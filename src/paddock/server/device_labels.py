"""What a device is called in the list of one's devices: its system and its browser, from the user agent."""

from __future__ import annotations

from typing import Final

MAX_LABEL: Final = 60
# The first that occurs: other systems and browsers name these, too.
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("CrOS", "Chromebook"),
    ("Linux", "Linux"),
)
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)


def device_label(agent: str) -> str:
    """Such as "iPhone · Safari"; of a program that is no browser the user agent as one printable line."""
    system = next((name for mark, name in SYSTEMS if mark in agent), "")
    browser = next((name for mark, name in BROWSERS if mark in agent), "")
    if system == "Android" and browser and "Mobile" not in agent:
        system = "Android tablet"
    if system and browser:
        return f"{system} · {browser}"
    return " ".join("".join(letter if letter.isprintable() else " " for letter in agent).split())[:MAX_LABEL].strip()
