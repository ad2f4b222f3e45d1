"""Refusal: the reason why a move is illegal, as a value with rule id and facts."""

from paddock.core import translate


class Refusal:
    """Why a move is not allowed. Facts named `card` or `..._card` hold card ids of the game in `facts["game"]`."""

    def __init__(self, rule: str, facts: dict[str, object]) -> None:
        self.rule = rule
        self.facts = facts

    def text(self, lang: str = "en") -> str:
        """The reason as a sentence, with the section of the rule booklet."""
        return translate.say("refusal-" + self.rule, self.facts, lang)

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.facts!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.rule == other.rule and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.rule)

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.rule, self.facts)
