"""Notes of a race for each seat, and the description of every move."""

import pytest

from paddock import Match, Rng
from paddock.core.event import Event, RoundBegan
from paddock.core.story import OPEN, Note
from paddock.games.ausgebremst import story
from paddock.games.ausgebremst.rules import events
from paddock.locales import LANGUAGES, has, say
from paddock.story import notes
from tests.games.ausgebremst.races import Car, family, game
from tests.games.ausgebremst.transcript import FILE, transcript

RIVAL = 2
FAR_AHEAD = Car("L9", laps=3, stopped=True)


def told(event: Event, viewer: int | None) -> tuple[str, bool] | None:
    found = notes(game(), [event], viewer)
    return (found[0].message, found[0].is_spoken_only) if found else None


def parts_of(match: Match, move: str) -> dict[str, object]:
    codec = match.setup.codec
    return codec.parts(codec.parse(move))


def note_of(match: Match, move: str) -> Note:
    return story.move_note(parts_of(match, move), match.view(1))


def test_a_seat_is_told_this_of_a_short_race() -> None:
    assert transcript() == FILE.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "event",
    [
        events.RaceHandDealt(1, [1, 2, 3], 21),
        events.CardToSort(1, 5),
        events.CardToSort(1, None),
        events.CardSorted(1, 5, 2),
        events.CardSorted(1, None, None),
    ],
)
def test_the_cards_of_a_seat_are_read_to_it_and_no_news_to_others(event: Event) -> None:
    assert told(event, 1) == (f"event-{type(event).__name__}-own", True)
    assert told(event.seen_by(RIVAL), RIVAL) is None
    assert told(event.seen_by(None), None) is None


def test_a_card_that_a_seat_draws_is_read_to_it_in_the_words_for_everybody() -> None:
    event = events.RaceCardDrawn(1, 4, 0, 20)
    assert told(event, 1) == ("event-RaceCardDrawn-open", True)
    assert told(event.seen_by(RIVAL), RIVAL) is None


@pytest.mark.parametrize(
    ("event", "secret"), [(events.DeckChosen(1, "fast"), "deck"), (events.PilesPreset(1, "12/3/4/56"), "preset")]
)
def test_all_hear_that_a_choice_was_made_and_its_seat_alone_which(event: Event, secret: str) -> None:
    assert told(event, 1) == (f"event-{type(event).__name__}-own", False)
    for viewer in (RIVAL, None):
        (note,) = notes(game(), [event], viewer)
        assert note == Note(f"event-{type(event).__name__}", {"seat": 1})
    assert secret in notes(game(), [event], 1)[0].facts


def test_the_card_of_a_neutral_is_told_by_what_it_did_with_it() -> None:
    drove = events.CarDrove(4, 3, "M32", "M3", ["M1", "M2", "M3"])
    (note,) = notes(game(), [events.NeutralCardTurned(4, 3, 27), drove, events.LapBegan(4, 1)], 1)
    assert note == Note("event-CarDrove", {"car": 4, "value": 3, "start": "M32", "space": "M3"})


def test_laps_are_told_from_the_second_on_and_a_race_begins_once() -> None:
    assert told(events.LapBegan(4, 2), None) == ("event-LapBegan", False)
    assert told(RoundBegan(1, 2), 1) is None
    assert told(events.RaceStarted("Bleifuss-Drom", [1, 2], ["M32", "N32"]), 1) == ("event-RaceStarted", False)
    assert told(events.GridCardDrawn(1, 4), RIVAL) == ("event-GridCardDrawn", False)


def test_whoever_may_know_everything_hears_what_was_drawn() -> None:
    (note,) = notes(game(), [events.RaceCardDrawn(1, 4, 0, 20)], OPEN)
    assert note.message == "event-RaceCardDrawn-open"
    assert note.facts["value"] == 4
    assert told(events.CardToSort(1, 4), OPEN) is None


def test_a_drive_says_its_detour_and_its_reserve_as_the_view_has_them() -> None:
    match = family({1: Car("M15"), 2: FAR_AHEAD}, {1: [1, 2, 5]})
    drives = {(drive["card"], drive["space"]): drive for drive in match.view(1)["round"]["drives"]}
    for (card, space), drive in drives.items():
        note = note_of(match, f"{card}@{space}")
        assert note.facts["reserve"] == story.signed(drive["reserve"])
        assert note.facts.get("count", 0) == drive["wide"]
        assert (note.message == "ausgebremst-move-wide") == (drive["wide"] > 0)
    assert {drive["wide"] > 0 for drive in drives.values()} == {True, False}


def test_a_stop_the_finish_and_a_drive_that_is_not_possible_have_sentences_of_their_own() -> None:
    match = family({1: Car("L31"), 2: FAR_AHEAD}, {1: [1, 2, 3]})
    assert note_of(match, "1@P1").message == "ausgebremst-move-pit"
    assert note_of(match, "6@L5") == Note("ausgebremst-move-drive", {"value": 6, "space": "L5"})
    last = family({1: Car("L31", laps=3, stopped=True), 2: FAR_AHEAD}, {1: [2, 3, 4]})
    assert note_of(last, "3@finish") == Note("ausgebremst-move-home", {"value": 3})


def test_a_reserve_has_its_sign() -> None:
    assert [story.signed(reserve) for reserve in (4, 0, -2)] == ["+4", "+0", "\N{MINUS SIGN}2"]


def test_a_preset_names_its_piles_as_people_read_them() -> None:
    match = game().start(2, seed=1, options={"rules": "advanced"})
    assert parts_of(match, "preset 12/3/4/56") == {"verb": "preset", "piles": [[1, 2], [3], [4], [5, 6]]}
    assert note_of(match, "preset 12/3/4/56").facts == {"preset": "1, 2; 3; 4; 5, 6"}


@pytest.mark.parametrize("rules", ["family", "advanced"])
def test_every_move_that_may_be_asked_about_has_a_sentence_in_every_language(rules: str) -> None:
    match = game().start(3, seed=2, options={"rules": rules, "circuits": "chosen:2"})
    rng = Rng(2)
    spoken: dict[str, Note] = {}
    while match.waiting:
        seat = match.waiting[0]
        view = match.view(seat)
        for move in match.candidates(seat):
            note = story.move_note(parts_of(match, move), view)
            spoken[note.message] = note
        moves = match.moves(seat)
        match.play(moves[rng.below(len(moves))], seat)
    assert all(has(message) for message in spoken)
    texts = [say(note.message, note.facts, lang) for note in spoken.values() for lang in LANGUAGES]
    assert [text for text in texts if "{" in text or text.startswith("ausgebremst-")] == []


def test_a_card_to_sort_is_named_by_the_sentence_of_each_pile() -> None:
    match = game().start(2, seed=1, options={"rules": "advanced"})
    match.play("deck fast", seat=1)
    match.play("deck slow", seat=2)
    card = match.view(1)["round"]["next_card"]
    assert note_of(match, "sort 2") == Note("ausgebremst-move-sort", {"pile": 2, "value": card})
