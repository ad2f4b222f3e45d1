"""Derives rule ids from the names of integer constants: NEEDS_START = 2 is the rule "needs-start"."""

from collections.abc import Mapping


def rule_ids(names: Mapping[str, object]) -> tuple[str, ...]:
    """The rule ids in the order of their numbers; a rules module passes its globals().

    Every integer with an upper-case name is a rule; their numbers start at 0 (LEGAL) and have no gaps.
    """
    rules = sorted([(number, name) for name, number in names.items() if name.isupper() and isinstance(number, int)])
    numbers = [number for number, _ in rules]
    if numbers != list(range(len(numbers))):
        raise ValueError(f"rules must be numbered from 0 without a gap, not {numbers}")
    return tuple([name.lower().replace("_", "-") for _, name in rules])
