"""What kind of device a member plays on, from its label: the members of a club learn no more of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from paddock.people.clubs.shapes import DeviceKind

# The first that the label contains: "Android tablet" comes before "Android".
KINDS: Final[tuple[tuple[str, DeviceKind], ...]] = (
    ("iPhone", "phone"),
    ("iPad", "tablet"),
    ("Android tablet", "tablet"),
    ("Android", "phone"),
    *((system, "computer") for system in ("Windows", "Mac", "Chromebook", "Linux")),
)


def device_kind(label: str) -> DeviceKind:
    """Empty for a program, or where the label tells nothing."""
    return next((kind for system, kind in KINDS if system in label), "")
