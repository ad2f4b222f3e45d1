"""Messages of the page, so that a test can press what a person reads in any language."""

from __future__ import annotations

import itertools
import re
from typing import TYPE_CHECKING, NamedTuple

from paddock.locales import card_name, has, say

if TYPE_CHECKING:
    from collections.abc import Iterable


class Words(NamedTuple):
    """The sentences of one language."""

    lang: str = "en"

    def __call__(self, message: str, **facts: object) -> str:
        assert has(message), f"no sentence {message}"
        return say(message, facts, self.lang)

    def card(self, game: str, card: str) -> str:
        """A card's name on the page."""
        label = f"label-{game}-{card}"
        return self(label) if has(label) else card_name(game, card, self.lang)

    def stem(self, message: str) -> re.Pattern[str]:
        """Matches any text that begins with the sentence up to its first fact."""
        return re.compile("^" + re.escape(self(message).split("…")[0]))

    def part(self, message: str) -> re.Pattern[str]:
        """Matches the sentence with any facts."""
        return re.compile("^" + ".+".join(re.escape(part) for part in self(message).split("…")) + "$")

    def any_of(self, message: str, **facts: Iterable[object]) -> re.Pattern[str]:
        """Matches any text that begins with the sentence with any of these facts, which may change its other words."""
        spread = (dict(zip(facts, values, strict=True)) for values in itertools.product(*facts.values()))
        return re.compile("^(" + "|".join(re.escape(self(message, **each)) for each in spread) + ")")
