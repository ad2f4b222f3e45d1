"""Notes of a race for each seat, and the descriptions of moves."""

import pytest

from paddock import locales
from paddock.core.event import Event
from paddock.core.story import OPEN, Note, join_runs
from paddock.games.aruba.rules import moves
from paddock.games.aruba.rules.events import StallWarned
from paddock.games.aruba.story import move_note
from paddock.story import notes
from tests.games.aruba.tables import GAME, at, race
from tests.games.aruba.transcript import FILE, transcript


def told(events: list[Event], viewer: int | None) -> list[Note]:
    return notes(GAME, events, viewer)


def messages(found: list[Note]) -> list[str]:
    return [note.message for note in found]


def test_the_first_turns_of_a_race_are_told_as_they_were() -> None:
    assert transcript() == FILE.read_text("utf-8")


def test_a_drive_is_one_note_and_so_is_the_way_of_the_car_on_its_hook() -> None:
    match = race({1: at(10, 2), 2: at(9, 2)}, gained=3, hooked=2)
    found = [event for _ in range(3) for event in match.play("ahead")]
    drove, pulled = join_runs(told(found, 1))
    assert (drove.message, drove.facts["start"], drove.facts["space"], drove.facts["count"]) == (
        "aruba-drove",
        "10-2",
        "13-2",
        3,
    )
    assert (pulled.facts["car"], pulled.facts["start"], pulled.facts["space"]) == (2, "9-2", "12-2")


def test_a_ram_ends_the_run_and_every_pushed_car_is_told() -> None:
    match = race({1: at(10, 2), 2: at(12, 2), 3: at(13, 2)}, gained=4)
    found = [*match.play("ahead"), *match.play("ram")]
    pushed = [note.facts["car"] for note in join_runs(told(found, 1)) if note.facts.get("cause") == "push"]
    assert pushed == [3, 2]


def test_a_roll_is_only_heard_until_its_dice_are_settled() -> None:
    match = race({}, phase="begin", hand={1: "nitro"}, rolls="1 2 3 4 5 6 1 2 3 4 6 6")
    (rolled,) = told(match.play("roll"), 2)
    assert (rolled.is_spoken_only, rolled.facts["dice"]) == (True, "1 1 2 2 3 3 4 4 5 6")
    (again,) = told(match.play("keep 1 1 2 2 3 3 4 4"), 2)
    assert (again.message, again.facts["count"], again.facts["dice"]) == (
        "aruba-rolled-again",
        2,
        "1 1 2 2 3 3 4 4 6 6",
    )
    (settled,) = told(match.play("stand"), 2)
    assert (settled.message, settled.is_spoken_only) == ("event-DiceSettled", False)


def test_an_extra_die_is_told_with_its_face_and_counts_among_the_settled_dice() -> None:
    match = race({}, phase="dice", dice="2 4", rerolls=1, hand={1: "extra-die nitro"})
    assert messages(told(match.play("extra 6"), 2)) == ["event-ActionCardPlayed", "event-ExtraDieSet"]
    assert told(match.play("stand"), 2)[0].facts["dice"] == "2 4 6"


@pytest.mark.parametrize(("viewer", "message"), [(1, "-own"), (OPEN, "-own"), (2, ""), (None, "")])
def test_drawn_cards_are_named_to_whoever_may_know_them_and_counted_to_others(viewer: int | None, message: str) -> None:
    match = race({}, dice="3 3 3", draws="bomb saw")
    assert f"event-ActionCardsDrawn{message}" in messages(told(match.play("cards 3"), viewer))


def test_only_the_seat_whose_turn_it_is_hears_so() -> None:
    match = race({})
    events = match.play("end")
    assert [told(events, viewer) for viewer in (1, 3, None)] == [[], [], []]
    (mine,) = told(events, 2)
    assert (mine.message, mine.is_spoken_only) == ("event-CarTurnBegan-own", True)


def test_the_warning_of_a_stall_is_told_to_everybody() -> None:
    assert messages(told([StallWarned(8, 4)], None)) == ["event-StallWarned"]


@pytest.mark.parametrize(("seats", "other_fix"), [(3, "aruba-move-fix"), (4, "aruba-move-fix-car")])
def test_every_move_has_a_sentence_with_all_its_facts(seats: int, other_fix: str) -> None:
    match = GAME.start(seats, seed=5)
    codec, view = match.setup.codec, match.view(1)
    numbers = [*range(0, moves.ROLL, 97), *range(moves.ROLL, moves.MOVES)]
    real = [number for number in numbers if codec.parse(codec.notation(number)) == number]
    found = [move_note(codec.parts(number), view) for number in real]
    assert [note for note in found if not locales.variables(note.message) <= note.facts.keys()] == []
    known = {message for message in locales.sources("en") if message.startswith("aruba-move-")}
    assert set(messages(found)) == known - {other_fix}


def test_a_shot_names_the_car_that_it_is_aimed_at() -> None:
    match = race({1: at(10, 2), 3: at(11, 2)}, dice="4 4")
    assert match.view(1)["round"]["ahead"] == 3
    shot = {"verb": "combine", "combination": "shoot", "face": 4}
    assert shot in match.parts(1)
    assert move_note(shot, match.view(1)) == Note(
        "aruba-move-shoot-dice", {"combination": "shoot", "face": 4, "target": 3}
    )


def test_the_dice_of_a_keep_are_a_list_of_their_own() -> None:
    match = race({}, phase="dice", dice="2 4", rerolls=1)
    parts = match.parts(1)
    kept = next(part for part in parts if part == {"verb": "keep", "dice": [2]})
    assert isinstance(kept["dice"], list)
    kept["dice"].append(6)
    assert {"verb": "keep", "dice": [2]} in match.parts(1)
