"""Short instructions are complete for every table or absent: no gaps, and short enough for a phone."""

import paddock
from tests.contract.howto_faults import faults
from tests.contract.variants import Variant, every_variant

# English, and the two languages with the longest texts.
LANGUAGES = ("en", "de", "el")


@every_variant
def test_how_to_play_is_whole_for_every_table(variant: Variant) -> None:
    game = paddock.game(variant.game)
    told = [paddock.howto(game, lang, variant.seats, variant.options) for lang in LANGUAGES]
    assert [fault for sections in told for section in sections for fault in faults(section)] == []
