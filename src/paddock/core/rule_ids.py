"""The ids of a game's rules, made from the names of their numbers: NEEDS_START = 2 is the rule "needs-start"."""

from collections.abc import Mapping


def rule_ids(names: Mapping[str, object]) -> tuple[str, ...]:
    """The ids of the numbers among these names, in order; a module of rules hands in its globals().

    Every whole number in capitals is a rule, and they count from 0 (LEGAL) without a gap.
    """
    rules = sorted([(number, name) for name, number in names.items() if name.isupper() and isinstance(number, int)])
    numbers = [number for number, _ in rules]
    if numbers != list(range(len(numbers))):
        raise ValueError(f"rules must be numbered from 0 without a gap, not {numbers}")
    return tuple([name.lower().replace("_", "-") for _, name in rules])
