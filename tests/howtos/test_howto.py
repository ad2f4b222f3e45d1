"""Short instructions: every game in every language, without gaps, and correct for the given table."""

import re

import pytest

import paddock
from paddock import families, howtos, locales
from paddock.core.errors import BadInput, BadSeats
from paddock.howtos.shapes import Chapters, Line
from paddock.locales import card_name, say
from tests.contract.howto_faults import faults
from tests.contract.variants import ALL_VARIANTS

EDITIONS = ("speed-1200", "kilometer-1000", "mille-bornes")

every_game = pytest.mark.parametrize("game_id", paddock.game_ids())
every_language = pytest.mark.parametrize("lang", locales.LANGUAGES)

# Every set-up, and each game without a table.
TABLES: list[tuple[str, int | None, dict[str, str]]] = [
    *((variant.game, variant.seats, variant.options) for variant in ALL_VARIANTS),
    *((game_id, None, {}) for game_id in paddock.game_ids()),
]


def lines_of(game_id: str, seats: int | None, options: dict[str, str]) -> list[Line]:
    """The output of the family's module before it is put into words."""
    game = paddock.game(game_id)
    chapters: Chapters = families.part(game.family, "howto").chapters(
        game.setup(seats or game.seat_counts[0], options), seats
    )
    return [line for lines in chapters.values() for line in lines]


def lesson(
    game_id: str, lang: str = "en", seats: int | None = None, **options: str
) -> dict[str, list[howtos.HowtoItem]]:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return {section.id: section.items for section in paddock.howto(paddock.game(game_id), lang, seats, named)}


def texts(game_id: str, section: str, seats: int | None = None, **options: str) -> str:
    return " ".join(item.text for item in lesson(game_id, "en", seats, **options)[section])


@every_game
@every_language
def test_it_is_complete_and_short_in_every_language(game_id: str, lang: str) -> None:
    sections = paddock.howto(paddock.game(game_id), lang)
    assert [section.id for section in sections][:2] == ["goal", "turn"]
    assert sections[-1].id == "mind"
    assert all(section.items for section in sections)
    assert [fault for section in sections for fault in faults(section)] == []


@pytest.mark.parametrize("game_id", [*EDITIONS, "aruba"])
@every_language
def test_every_card_of_the_sheet_has_its_sentence_under_its_name(game_id: str, lang: str) -> None:
    cards = paddock.game(game_id).sheet.texts("pack.order")
    items = lesson(game_id, lang)["cards"]
    assert [item.subject for item in items] == cards
    assert [item.name for item in items] == [card_name(game_id, card, lang) for card in cards]


@every_language
def test_an_attack_names_what_cures_it_and_what_keeps_it_away(lang: str) -> None:
    (text,) = (item.text for item in lesson("speed-1200", lang)["cards"] if item.subject == "puncture")
    assert all(card_name("speed-1200", card, lang) in text for card in ("spare-tire", "start", "tire"))


def test_without_seats_every_goal_is_told_with_its_numbers_of_players() -> None:
    told = texts("speed-1200", "goal")
    assert "With 2, 3 players: exactly 900 km." in told
    assert "With 4 players: exactly 1,200 km." in told


def test_at_a_table_only_its_own_goal_is_told() -> None:
    told = texts("speed-1200", "goal", seats=4)
    assert "1,200 km" in told
    assert "900" not in told
    assert "extends" not in told


def test_an_option_changes_what_is_told() -> None:
    assert "1,020 km" in texts("speed-1200", "goal", seats=6, six_goal="1020")
    assert "still need START" in texts("speed-1200", "mind", seats=2)
    assert "still need START" not in texts("speed-1200", "mind", seats=2, own_turn_wild="removes")
    assert "play again at once" in texts("kilometer-1000", "turn", seats=2, safety_turn="classic")


def test_a_remedy_is_enough_except_in_the_variant() -> None:
    assert "That is enough" in texts("mille-bornes", "turn")
    assert "That is enough" not in texts("mille-bornes", "turn", seats=2, mode="variant")
    assert "You start with" in texts("mille-bornes", "turn", seats=2, mode="youngest")


@pytest.mark.parametrize("game_id", [*EDITIONS, "aruba"])
def test_a_score_line_has_the_name_that_the_score_sheet_has(game_id: str) -> None:
    names = {item.subject: item.name for item in lesson(game_id, "de")["scoring"] if item.subject}
    assert names
    assert names == {line: say(f"line-{line}", {"game": game_id}, "de") for line in names}


def test_a_race_without_neutral_cars_does_not_speak_of_them() -> None:
    assert "neutral" in lesson("ausgebremst", "en", 5)
    assert "neutral" not in lesson("ausgebremst", "en", 6)


def test_the_advanced_game_is_told_where_it_is_played() -> None:
    assert "advanced" not in lesson("ausgebremst", "en", 4)
    assert "one of your 3 cards" in texts("ausgebremst", "turn", seats=4)
    assert "one of your 2 cards" in texts("ausgebremst", "turn", seats=4, rules="advanced")
    assert "Every car makes one pit stop" not in texts("ausgebremst", "pit", seats=4, rules="advanced")


def test_a_deck_is_told_card_by_card() -> None:
    decks = {item.subject: item.text for item in lesson("ausgebremst")["advanced"]}
    assert decks["fast"] == "19 cards: 1 · 2 2 · 3 3 · 4 4 4 · 5 5 5 5 5 · 6 6 6 6 6 6."


def test_the_shortest_way_is_that_of_the_season() -> None:
    assert "73–80 spaces" in texts("ausgebremst", "track")  # noqa: RUF001
    assert "with one pit stop: 80 spaces" in texts("ausgebremst", "track", seats=6, circuits="chosen:3")


def test_three_players_of_aruba_drive_two_cars_unless_they_choose_one() -> None:
    assert "With 3 players everyone drives 2 cars" in texts("aruba", "goal")
    assert "Everyone drives 2 cars here" in texts("aruba", "goal", seats=3)
    assert "2 cars" not in texts("aruba", "goal", seats=3, cars="1")
    assert "2 cars" not in texts("aruba", "goal", seats=4)


def test_the_bomb_and_the_hook_are_told_as_the_table_plays_them() -> None:
    plain, other = texts("aruba", "cards", seats=4), texts("aruba", "cards", seats=4, bomb="2", blast="around")
    assert "1 damage for each car in the 2 rows behind you" in plain
    assert "2 damage for each car around the space behind you, your own included" in other
    assert "after the last roll" in texts("aruba", "cards", seats=4, hook="last-roll")


def test_the_fatal_token_is_the_one_after_all_that_a_car_bears() -> None:
    fatal = next(item for item in lesson("aruba")["damage"] if item.subject == "fatal")
    assert fatal.name == "Damage token number 9"


@every_language
def test_for_the_page_cards_are_called_as_it_prints_them_without_the_capitals_of_the_booklet(lang: str) -> None:
    sections = paddock.howto(paddock.game("speed-1200"), lang, everyday=True)
    told = " ".join(f"{item.name} {item.text}" for section in sections for item in section.items)
    assert not [word for word in re.findall(r"[^\W\d_]{3,}", told) if word.isupper()]
    assert card_name("speed-1200", "start", lang, everyday=True) in told
    assert card_name("speed-1200", "start", lang).isupper()


def test_no_sentence_is_never_told() -> None:
    told = {line.message for variant in TABLES for line in lines_of(*variant)}
    told |= {line.name for variant in TABLES for line in lines_of(*variant)}
    titles = {f"howto-title-{section}" for game_id, _, _ in TABLES for section in lesson(game_id)}
    assert {name for name in locales.sources("en") if name.startswith("howto-")} - told - titles == set()


@pytest.mark.parametrize("lang", ["fr", "", "EN"])
def test_an_unknown_language_is_bad_input(lang: str) -> None:
    with pytest.raises(BadInput):
        paddock.howto(paddock.game("aruba"), lang)


def test_options_without_seats_and_seats_that_do_not_fit_are_refused() -> None:
    game = paddock.game("speed-1200")
    with pytest.raises(BadInput, match="seats"):
        paddock.howto(game, "en", None, {"six-goal": "900"})
    with pytest.raises(BadSeats):
        paddock.howto(game, "en", 5)
