"""Rule ids are derived from the names of the rule constants."""

import pytest

from paddock.core.errors import BadPosition, require
from paddock.core.rule_ids import rule_ids


def test_a_rule_is_called_what_its_number_is_called() -> None:
    names = {"NEEDS_START": 1, "LEGAL": 0, "STOPPED": 2, "Final": object(), "rule_ids": rule_ids, "__doc__": "text"}

    assert rule_ids(names) == ("legal", "needs-start", "stopped")


@pytest.mark.parametrize("numbers", [(0, 2), (1, 2), (0, 0)], ids=["gap", "no zero", "twice"])
def test_rules_count_from_zero_without_a_gap(numbers: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="numbered from 0 without a gap"):
        rule_ids(dict(zip(("LEGAL", "STOPPED"), numbers, strict=True)))


def test_what_a_position_requires_is_refused_with_the_problem() -> None:
    require(holds=True, problem="nothing is wrong")

    with pytest.raises(BadPosition, match="a card is missing"):
        require(holds=False, problem="a card is missing")
