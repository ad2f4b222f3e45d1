"""Input at the table: stable keys, dice, series of moves, words of every language, Enter."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import paddock
from paddock.cli.painters import Keys, painter_of
from paddock.cli.painters.painter import NO_KEYS, numbered
from paddock.cli.play.choice import WORDS, Choice, Reader, word_of
from paddock.cli.typed_text import plain
from paddock.locales import LANGUAGES, card_name, say
from tests.games.aruba.tables import at, race
from tests.games.ausgebremst.races import Car, family
from tests.games.bornes.tables import driving, stopped, table

if TYPE_CHECKING:
    from paddock import Match
    from tests.cli.conftest import Run

NAMES = ["Anna", "Ben", "Cleo", "Dan"]
CARS = {1: at(10, 2), 2: at(30, 1), 3: at(31, 2), 4: at(32, 3)}
VERBS = ("pass", "roll", "stand", "keep", "end", "stop", "hook", "ahead", "left", "right", "ram", "discard", "coup")


def keys_of(match: Match, before: Keys = NO_KEYS) -> Keys:
    return painter_of(paddock.game(match.game_id).family).keys(match.view(match.turn), before)


def read(match: Match, line: str, lang: str = "en") -> Choice:
    painter = painter_of(paddock.game(match.game_id).family)
    assert match.turn is not None
    return Reader(match, match.view(match.turn), painter, NAMES[: match.seats], lang).read(line, keys_of(match))


def rivals(seats: int = 2) -> Match:
    sides = {1: driving(), 2: driving(), 3: driving()} if seats > 2 else {1: driving(), 2: driving()}
    return table("mille-bornes", seats, turn=1, hand={1: "stop 25 50 roll gas right-of-way spare"}, sides=sides)


def test_a_thing_keeps_its_number_while_it_is_there_and_a_new_one_takes_the_lowest_that_is_free() -> None:
    assert numbered(["a", "b", "c"], {}) == {"a": 1, "b": 2, "c": 3}
    assert numbered(["a", "c", "d"], {"a": 1, "b": 2, "c": 3}) == {"a": 1, "c": 3, "d": 2}
    assert numbered(["a", "a", "b"], {}) == {"a": 1, "b": 2}


def test_a_card_keeps_its_number_from_turn_to_turn() -> None:
    match = table("mille-bornes", turn=1, hand={1: "25 50 roll"}, sides={1: driving(), 2: driving()})
    first = keys_of(match)
    match.play("50")
    match.play(next(move for move in match.moves() if move.startswith("discard")))
    second = keys_of(match, first)
    assert "50" not in second.numbers
    assert all(second.numbers[card] == first.numbers[card] for card in ("25", "roll"))


def test_a_number_lays_a_card_and_d_throws_it_away() -> None:
    match = rivals()
    number = keys_of(match).numbers
    assert read(match, str(number["25"])).moves == ("25",)
    assert read(match, f"d{number['25']}").moves == ("discard 25",)
    assert read(match, f"D {number['25']}").moves == ("discard 25",)


def test_an_attack_needs_its_target_only_where_there_are_several() -> None:
    one, two = rivals(), rivals(3)
    assert read(one, str(keys_of(one).numbers["stop"])).moves == ("stop>2",)
    number = keys_of(two).numbers["stop"]
    assert read(two, str(number)).several == (f"{number}>2", f"{number}>3")
    assert read(two, f"{number}>3").moves == ("stop>3",)


def test_the_number_of_a_card_that_cannot_be_laid_is_refused_with_its_rule() -> None:
    match = table("mille-bornes", turn=1, hand={1: "25 stop"}, sides={1: stopped(by="stop"), 2: driving()})
    refusal = match.refusal(read(match, str(keys_of(match).numbers["25"])).moves[0])
    assert refusal is not None
    assert refusal.rule not in ("not-a-move", "not-in-hand")


def test_a_number_that_nothing_has_is_refused(run: Run) -> None:
    said = run("play", "mille-bornes", "--yes", lines="8\nquit\n")
    assert "There is no number 8 here" in said.out


def test_a_safety_answers_an_attack_by_its_number() -> None:
    match = rivals()
    match.play("stop>2")
    number = keys_of(match).numbers
    assert match.turn == 2
    assert "coup right-of-way" not in match.moves()
    assert "right-of-way" not in number


@pytest.mark.parametrize("line", ["2345", "2 3 4 5", "5 4 3 2", "keep 2345", "keep 5 2 3 4", "KEEP 2,3,4,5", "k2345"])
def test_dice_are_kept_as_they_are_typed(line: str) -> None:
    match = race(CARS, phase="dice", dice="1 2 3 4 5 5 6", rerolls=1)
    assert read(match, line).moves == ("keep 2 3 4 5",)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_dice_are_kept_in_the_words_of_every_language(lang: str) -> None:
    match = race(CARS, phase="dice", dice="1 2 3 4 5 5 6", rerolls=1)
    word = say("verb-keep", lang=lang).split()[0]
    assert read(match, f"{word} 5432", lang).moves == ("keep 2 3 4 5",)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("way", ["ahead", "left", "right"])
def test_a_step_is_driven_by_the_words_of_every_language(lang: str, way: str) -> None:
    match = race(CARS, gained=2)
    word = say(f"verb-{way}", lang=lang).split()[0]
    assert read(match, word, lang).moves == (way,)


def test_more_dice_than_a_hand_can_hold_are_no_move() -> None:
    match = race(CARS, phase="dice", dice="1 2 3 4 5 5 6", rerolls=1)
    assert read(match, "12345612345") == Choice()


def test_while_dice_are_kept_only_what_is_shown_has_a_key() -> None:
    match = race(CARS, phase="dice", dice="1 2 3 4 5 5 6", rerolls=1)
    keys = keys_of(match).moves
    assert set(keys) <= set("abcd")
    assert read(match, "1").moves == ("keep 1",)
    assert match.refusal(read(match, "225").moves[0]) is not None
    assert read(match, "7") == Choice()
    assert read(match, "217") == Choice()
    assert read(match, "1 2 3 4 5 5 6").moves == ("stand",)


def test_letters_drive_several_steps() -> None:
    match = race(CARS, gained=4)
    assert read(match, "aaal").moves == ("ahead", "ahead", "ahead", "left")
    assert read(match, "a a r").moves == ("ahead", "ahead", "right")
    assert read(match, "l").moves == ("left",)


def test_a_move_of_aruba_keeps_its_number_while_it_is_offered() -> None:
    match = race(CARS, dice="1 2 3 4 4 4", hand={1: "nitro"})
    first = keys_of(match)
    match.play("straight 4")
    second = keys_of(match, first)
    stayed = first.numbers.keys() & second.numbers.keys()
    assert stayed
    assert all(first.numbers[move] == second.numbers[move] for move in stayed)


def test_a_drive_of_ausgebremst_is_its_card_and_its_lane() -> None:
    match = family({1: Car("M15"), 2: Car("M3"), 3: Car("L3")}, {1: [1, 2, 3]})
    keys = keys_of(match).moves
    assert sorted(set(keys.values())) == sorted(match.moves())
    drive = next(move for move in match.moves() if "@" in move)
    card, _, space = drive.partition("@")
    assert keys[f"{card}{space[0]}".lower()] == drive
    assert read(match, f"{card}{space[0]}").moves == (drive,)


def test_decks_and_presets_of_ausgebremst_have_keys() -> None:
    match = paddock.game("ausgebremst").start(2, seed=1, options={"rules": "advanced"})
    painter = painter_of("ausgebremst")
    assert painter.keys(match.view(1)).moves == {"k1": "deck fast", "k2": "deck medium", "k3": "deck slow"}
    match.play("deck fast", 1)
    match.play("deck slow", 2)
    keys = painter.keys(match.view(1)).moves
    assert sorted(keys.values()) == sorted(match.moves(1))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["mille-bornes", "speed-1200", "kilometer-1000"])
def test_a_card_is_played_by_its_name_in_every_language(game: str, lang: str) -> None:
    limit, end = "limit", "end-limit"
    match = table(game, turn=1, hand={1: end}, sides={1: stopped(by="stop", limited=True), 2: driving()})
    name = card_name(game, end, lang)
    for typed in (name, f"„{name.lower()}“", plain(name).upper()):
        assert read(match, typed, lang).moves == (end,)
    assert limit not in match.moves()


def test_the_beginning_of_a_name_plays_the_card_and_never_throws_it_away() -> None:
    match = rivals()
    assert read(match, "vor", "de").moves == ("right-of-way",)
    assert read(match, "right-of", "en").moves == ("right-of-way",)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_is_thrown_away_by_the_words_on_the_screen(lang: str) -> None:
    match = rivals()
    verb = say("cli-bornes-short-discard", lang=lang)
    name = card_name("mille-bornes", "gas", lang)
    assert read(match, f"{verb} {name}", lang).moves == ("discard gas",)
    assert read(match, f"{name} {verb}", lang).moves == ("discard gas",)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_is_understood_by_the_text_that_the_screen_shows_for_it(lang: str) -> None:
    match = race(CARS, phase="begin", hand={1: "saw bumper"})
    painter = painter_of("aruba")
    texts = {move: painter.move_text(move, match.view(1), NAMES, lang) for move in match.moves()}
    assert {text: read(match, text, lang).moves for text in texts.values()} == {
        text: (move,) for move, text in texts.items()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_the_table_are_understood_in_every_language_and_in_english(lang: str) -> None:
    for word in WORDS:
        assert word_of(word, lang) == word
        for typed in say(f"cli-word-{word}", lang=lang).split():
            assert word_of(plain(typed), lang) == word


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_the_table_is_also_a_verb_of_a_move(lang: str) -> None:
    verbs = {plain(word) for verb in VERBS for word in say(f"verb-{verb}", lang=lang).split()}
    assert [verb for verb in verbs if word_of(verb, lang)] == []


def test_a_forced_move_asks_for_enter(run: Run) -> None:
    said = run("play", "aruba", "--yes", "--seed", "5", lines="\nquit\n")
    assert "Enter: roll the dice" in said.out
    assert "which dice do you keep?" in said.out


def test_a_discard_is_played_on_enter_and_taken_back_by_anything_else(run: Run) -> None:
    held = run("play", "mille-bornes", "--yes", "--seed", "3", lines="d1\nd2\n\nquit\n").out
    assert held.count("are you sure?") == 2
    assert held.count("Player 1’s hand") >= 2


def test_what_gives_up_movement_is_asked_twice() -> None:
    match = race(CARS, dice="1 2 6 6 6", gained=2)
    painter = painter_of("aruba")
    view = match.view(1)
    assert "2 spaces" in painter.warning("end", view, NAMES, "en")
    assert "2 spaces" in painter.warning("cards 6", view, NAMES, "en")
    assert not painter.warning("ahead", view, NAMES, "en")
    idle = race(CARS, dice="6 6 6").view(1)
    assert not painter.warning("cards 6", idle, NAMES, "en")


def test_rolling_everything_again_is_asked_twice() -> None:
    match = race(CARS, phase="dice", dice="1 2 3", rerolls=1)
    assert painter_of("aruba").warning("keep none", match.view(1), NAMES, "en")
    assert not painter_of("aruba").warning("keep 1 2", match.view(1), NAMES, "en")


def test_a_move_is_taken_back_while_nothing_was_revealed(run: Run) -> None:
    said = run("play", "aruba", "--yes", "--seed", "5", lines="\nstand\nundo\nquit\n")
    assert "Undone: stand" in said.out
    assert said.out.count("which dice do you keep?") == 2


def test_a_move_that_somebody_has_answered_is_not_taken_back(run: Run) -> None:
    said = run("play", "mille-bornes", "--yes", "--seed", "3", lines="d1\n\nu\nquit\n")
    assert "Undone" not in said.out
    assert said.out.count("Player 1’s hand") == 2
