"""Events are complete: the draw for the grid, hands, neutrals' cards, and the path of every drive."""

from paddock import Match
from paddock.core.event import Event
from paddock.games.ausgebremst.rules import events
from tests.games.ausgebremst.races import Car, Garage, advanced, family, game


def of_kind(told: list[Event], *kinds: type[Event]) -> list[Event]:
    return [event for event in told if isinstance(event, kinds)]


def opened(seats: int = 3) -> Match:
    return game().start(seats, seed=5)


def test_the_draw_for_the_grid_is_told_and_the_highest_card_goes_first() -> None:
    match = opened()
    drawn = [event for event in match.events() if isinstance(event, events.GridCardDrawn)]
    first = match.position()["round"]["order"][3]
    assert {event.seat for event in drawn} == {1, 2, 3}
    assert max(drawn[:3], key=lambda event: event.value).value == next(e.value for e in drawn if e.seat == first)


def test_the_race_begins_with_the_cars_on_their_spaces() -> None:
    [start] = [event for event in opened(6).events() if isinstance(event, events.RaceStarted)]
    assert start.spaces == ["M32", "N32", "M31", "N31", "M30", "N30"]


def test_a_hand_is_dealt_in_one_event_that_only_its_seat_can_read() -> None:
    match = opened()
    mine = [event for event in match.events(2) if isinstance(event, events.RaceHandDealt)]
    assert [event.values for event in mine] == [None, match.view(2)["round"]["hand"], None]
    assert [event.left for event in mine] == [21, 21, 21]


def test_the_first_moves_of_neutrals_are_told_with_card_way_and_lap() -> None:
    told = of_kind(opened().events(), events.NeutralCardTurned, events.CarDrove, events.LapBegan)
    assert [type(event).__name__ for event in told] == ["NeutralCardTurned", "CarDrove", "LapBegan"] * 3


def test_a_neutrals_card_reveals_something_and_its_drive_does_not() -> None:
    assert events.NeutralCardTurned.reveals
    assert not events.CarDrove.reveals


def test_a_drive_tells_every_space_on_its_way() -> None:
    match = family({1: Car("L4"), 2: Car("L25", laps=2)}, {1: [3, 3, 3]})
    [drive] = of_kind(match.play("3@L9"), events.CarDrove)
    assert isinstance(drive, events.CarDrove)
    assert (drive.start, drive.path, drive.space) == ("L4", ["L7", "L8", "L9"], "L9")


def test_a_drive_over_the_finish_ends_there() -> None:
    match = family({1: Car("L31", laps=3, stopped=True), 2: Car("L9", laps=3, stopped=True)}, {1: [2, 3, 5]})
    [drive] = of_kind(match.play("5@finish"), events.CarDrove)
    assert isinstance(drive, events.CarDrove)
    assert drive.path == ["L32", "finish"]


def test_the_first_over_the_line_is_told_with_the_closest_rival_and_how_far_that_was_from_it() -> None:
    match = family({1: Car("L31", laps=3, stopped=True), 2: Car("L32", laps=3, stopped=True)}, {1: [2, 3, 5]})
    before = match.view(None)["round"]["cars"]
    closest = min(
        (car["to_go"], number) for number, car in enumerate(before, 1) if number > 1 and car["state"] == "racing"
    )
    [finish] = of_kind(match.play("5@finish"), events.CarFinished)
    assert isinstance(finish, events.CarFinished)
    assert (finish.place, finish.gap, finish.rival) == (1, *closest)


def test_a_drawn_card_tells_all_from_which_pile_and_how_many_are_left_where_that_is_no_secret() -> None:
    plain = family({1: Car("L15"), 2: Car("L25", laps=2)}, {1: [1, 2, 3]}, tops={1: [6, 5]})
    [drawn] = of_kind(plain.play("2@L17"), events.RaceCardDrawn)
    left = len(plain.position()["round"]["decks"][0])
    assert drawn == events.RaceCardDrawn(seat=1, value=6, pile=0, left=left)
    geared = advanced({1: Car("L15"), 2: Car("M20", laps=3)}, {1: Garage([1, 2], [[3, 4], [5], [], []])})
    geared.play("2@L17")
    [drawn] = of_kind(geared.play("pile 2"), events.RaceCardDrawn)
    assert drawn.seen_by(2) == events.RaceCardDrawn(seat=1, value=None, pile=2, left=None)


def test_a_seat_that_sorts_is_told_each_card_and_can_take_nothing_back() -> None:
    match = game().start(2, seed=3, options={"rules": "advanced", "circuits": "chosen:1"})
    for seat in (1, 2):
        match.play("deck slow", seat)
    card = match.view(1)["round"]["next_card"]
    told = match.play("sort 2", 1)
    assert told[0] == events.CardSorted(seat=1, value=card, pile=2)
    assert told[1] == events.CardToSort(seat=1, value=match.view(1)["round"]["next_card"])
    refusal = match.undo_refusal(1)
    assert refusal is not None
    assert refusal.rule == "undo-revealed"
