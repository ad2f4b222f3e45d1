"""Why a card reaches nothing: the reason names what really bars it."""

from paddock.core.match import Match
from tests.games.ausgebremst.races import Car, family

BLEIFUSS_DROM = 1


def behind_two_cars() -> Match:
    """A car on L24 of the Bleifuss-Drom, behind the curve; cars 5 and 6 block the inner and the middle lane on 28."""
    return family({1: Car("L24"), 5: Car("L28"), 6: Car("M28")}, {1: [3, 4, 5]}, circuit=BLEIFUSS_DROM, seats=4, turn=1)


def test_cars_in_the_way_are_named_and_no_white_line_behind_the_car() -> None:
    reasons = {move: refusal for move, refusal in behind_two_cars().reasons(1) if "@" in move}
    assert {refusal.rule for refusal in reasons.values()} == {"way-blocked", "space-taken"}
    assert (reasons["3@L29"].facts["car"], reasons["3@L29"].facts["at"]) == (5, "L28")
    assert reasons["3@M28"].facts["car"] == 6


def test_every_card_that_reaches_nothing_has_the_reason_of_a_space_it_would_reach_on_an_empty_road() -> None:
    blocked = behind_two_cars()
    assert not [move for move in blocked.view(1)["moves"] if "@" in move]
    reached = family({1: Car("L24")}, {1: [3, 4, 5]}, circuit=BLEIFUSS_DROM, seats=4, turn=1).view(1)["moves"]
    assert {move for move, _ in blocked.reasons(1) if "@" in move} == {move for move in reached if "@" in move}
