"""Layout that fits a table to the height of the screen: the least important parts shrink or disappear first."""

from typing import NamedTuple

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.text import Text

# Lines reserved below the table for news and the prompt.
RESERVE = 5
RULE_ENDS = 4
NOTHING = Group()


class Part(NamedTuple):
    """A drawable with alternative forms, from largest to smallest; the part with the lowest weight shrinks first."""

    weight: int
    forms: tuple[RenderableType, ...]


def part(weight: int, *forms: RenderableType) -> Part:
    """A part of the table."""
    return Part(weight, forms)


class Fitted:
    """Parts stacked vertically, as large as the height of the screen allows."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        chosen = [0] * len(self.parts)
        if console.is_terminal:
            heights = [[len(console.render_lines(form, options)) for form in each.forms] for each in self.parts]
            chosen = self._fitting(heights, console.height - RESERVE)
        yield from (each.forms[form] for each, form in zip(self.parts, chosen, strict=True))

    def _fitting(self, heights: list[list[int]], room: int) -> list[int]:
        """A form for each part: the lightest shrink until all fit, then the heaviest grow into the remaining lines."""
        chosen = [0] * len(heights)
        by_weight = sorted(range(len(heights)), key=lambda at: self.parts[at].weight)
        for at in by_weight:
            while total(heights, chosen) > room and chosen[at] + 1 < len(heights[at]):
                chosen[at] += 1
        for at in reversed(by_weight):
            while (
                chosen[at] > 0
                and total(heights, chosen) - heights[at][chosen[at]] + heights[at][chosen[at] - 1] <= room
            ):
                chosen[at] -= 1
        return chosen


def total(heights: list[list[int]], chosen: list[int]) -> int:
    """The height of all parts in the chosen forms."""
    return sum(lines[form] for lines, form in zip(heights, chosen, strict=True))


def roomier(chosen: list[int], at: int) -> list[int]:
    """The same forms, with the next larger form for one part."""
    return [form - (place == at) for place, form in enumerate(chosen)]


class Title:
    """A full-width line with the first of these texts that fits."""

    def __init__(self, *texts: Text) -> None:
        self.texts = texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width - RULE_ENDS
        yield Rule(next((text for text in self.texts if text.cell_len <= room), self.texts[-1]), style="dim")
