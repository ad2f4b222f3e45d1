"""Short instructions are complete for every table or absent: no gaps, and short enough for a phone."""

import pytest

import paddock
from paddock.howtos import HowtoSection
from tests.contract.variants import ALL_VARIANTS, Variant

LONGEST = 220
# English, and the two that take most room.
LANGUAGES = ("en", "de", "el")
IDS = ("howto-", "line-", "card-")


def faults(section: HowtoSection) -> list[str]:
    """What is wrong with a section: blanks, ids instead of words, sentences without an end or too long."""
    told = [section.title, *(item.name for item in section.items if item.subject), *(it.text for it in section.items)]
    blank = [text for text in told if not text or "…" in text or text.startswith(IDS)]
    return [*blank, *(it.text for it in section.items if len(it.text) > LONGEST or not it.text.endswith("."))]


@pytest.mark.parametrize("variant", ALL_VARIANTS, ids=str)
def test_how_to_play_is_whole_for_every_table(variant: Variant) -> None:
    game = paddock.game(variant.game)
    told = [paddock.howto(game, lang, variant.seats, variant.options) for lang in LANGUAGES]
    assert [fault for sections in told for section in sections for fault in faults(section)] == []
