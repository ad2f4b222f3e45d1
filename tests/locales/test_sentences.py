"""Content of single messages in every language: the right reason for the facts, and the edition's terms."""

import re
import unicodedata

import pytest

from paddock import locales
from paddock.locales import card_name, say

LAP = {"de": r"\brunde", "cs": r"\bkol[aeou]", "sk": r"\bkol[aeouá]", "el": r"γύρ"}
EDITIONS = ("speed-1200", "kilometer-1000", "mille-bornes")
# Phrases that native readers found wrong.
WRONG = [
    ("de", "aruba", "hinter dem Wagen legen"),
    ("de", "aruba", "Felder { $worth }"),
    ("hu", "bornes", "1 000"),
    ("hu", "cli", "estek"),
    ("hu", "aruba", "vezető"),
    ("cs", "aruba", "Všechny kostky nejsou"),
    ("cs", "bornes", "v šesti hráčích"),
    ("cs", "aruba", "není proč pasovat"),
    ("cs", "ausgebremst", "{ $lane } volný"),
    ("sk", "aruba", "nie je prečo pasovať"),
    ("sk", "bornes", "idúce"),
    ("sk", "bornes", "iba ak by"),
    ("sk", "ausgebremst", "{ $lane } voľný"),
    ("sk", "cli", "95 % interval"),
    ("it", "aruba", "ritira"),
    ("el", "ausgebremst", "τετράγωνα πάνω από"),
    ("ro", "ausgebremst", "peste trasa"),
    ("ro", "aruba", "de fiecare jucător"),
    ("ro", "aruba", "2 în plus"),
    ("bg", "ausgebremst", "над идеалната"),
    ("bg", "aruba", "най-високия "),
    ("bg", "cli", "нджин"),
]
# A team in pairs, but a single player elsewhere: the label of a side may say neither.
TEAMS = {
    "de": "Team",
    "hu": "csapat",
    "cs": "Tým",
    "sk": "Tím",
    "it": "Squadra",
    "el": "Ομάδα",
    "ro": "Echipa",
    "bg": "Отбор",
}
every_language = pytest.mark.parametrize("lang", locales.LANGUAGES)
every_edition = pytest.mark.parametrize("game", EDITIONS)


def refused(rule: str, lang: str, **facts: object) -> str:
    return say(f"refusal-{rule}", {"section": "", **facts}, lang)


@pytest.mark.parametrize(("lang", "file", "phrase"), WRONG)
def test_what_was_found_wrong_stays_out(lang: str, file: str, phrase: str) -> None:
    assert phrase not in locales.files(lang)[file].read_text("utf-8")


@pytest.mark.parametrize("lang", TEAMS)
def test_a_side_is_not_called_a_team(lang: str) -> None:
    assert TEAMS[lang] not in say("side-label", {"number": 2}, lang)
    assert TEAMS[lang] not in say("cli-side", {}, lang)


def test_a_hungarian_side_has_no_capital_article_inside_a_sentence() -> None:
    told = say("event-AttackLaid", {"game": "speed-1200", "seat": 2, "card": "stop", "side": 1}, "hu")
    assert told == "2. játékos támad: „STOP”. Célpont: 1. versenyző."


def test_a_speed_limit_is_called_as_its_edition_calls_it() -> None:
    told = {game: refused("speed-limit", "de", game=game, km=100, limit_km=50) for game in EDITIONS}
    assert {game for game, text in told.items() if text.startswith("Tempolimit:")} == {"speed-1200", "kilometer-1000"}
    assert told["mille-bornes"].startswith("Geschwindigkeitsbegrenzung:")


def test_a_card_that_is_mounted_has_its_german_article() -> None:
    told = refused("aruba-mounted", "de", game="aruba", car=2, card="bumper")
    assert told == "Wagen 2 hat dort schon eine Karte „Stoßstange“. ()"


@pytest.mark.parametrize("lang", LAP)
@pytest.mark.parametrize(
    "message", ["event-RoundBegan", "event-RoundEnded", "sheet-title", "sheet-round", "cli-bornes-title"]
)
@pytest.mark.parametrize("game", ["kilometer-1000", "mille-bornes", "ausgebremst", "aruba"])
def test_a_race_is_not_called_a_lap(message: str, lang: str, game: str) -> None:
    told = say(message, {"game": game, "number": 2, "start": 1}, lang)
    assert re.search(LAP[lang], told, re.IGNORECASE) is None


@every_language
def test_a_stage_of_the_rally_and_a_race_have_their_own_words(lang: str) -> None:
    told = {game: say("event-RoundEnded", {"game": game, "number": 1}, lang) for game in (*EDITIONS, "aruba")}
    assert told["kilometer-1000"] != told["mille-bornes"] == told["aruba"]


def plain(word: str) -> str:
    """A word in lower case without accents: Greek capitals have none."""
    return "".join(letter for letter in unicodedata.normalize("NFD", word.casefold()) if letter.isalpha())


@every_language
@every_edition
def test_the_score_sheet_calls_a_coup_by_the_editions_word(lang: str, game: str) -> None:
    assert plain(say("line-coups", {"game": game}, lang))[:3] == plain(say(f"coup-{game}", {}, lang))[:3]


@every_language
@every_edition
def test_a_coup_that_comes_too_late_is_told_so_by_the_editions_word(lang: str, game: str) -> None:
    told = refused("no-window", lang, game=game, attack_card="stop", card="right-of-way")
    assert say(f"coup-{game}", {}, lang) in told
    assert card_name(game, "stop", lang) in told


@every_language
def test_a_coup_without_an_attack_is_told_so_and_nothing_is_left_blank(lang: str) -> None:
    told = [refused("no-window", lang, game="speed-1200", **card) for card in ({}, {"card": "open-road"})]
    assert all("…" not in text and "none" not in text for text in told)
    assert card_name("speed-1200", "open-road", lang) in told[1]


def test_a_safety_whose_moment_has_passed_can_still_be_laid() -> None:
    told = refused("no-window", "en", game="speed-1200", attack_card="stop", card="open-road")
    assert told == "It is too late for a CONFLICT against STOP; you can still play OPEN ROAD on your turn. ()"


def test_the_most_of_big_cards_is_per_side() -> None:
    told = refused("big-cards", "en", game="kilometer-1000", count=2, km=200)
    assert told == "Each side may play only 2 cards of 200 km in a stage; you have already played yours. ()"


@every_language
def test_the_variant_explains_its_own_start(lang: str) -> None:
    facts: dict[str, object] = {"game": "mille-bornes", "start_card": "roll", "card": "25"}
    plain = refused("needs-start", lang, **facts)
    assert plain == refused("needs-start", lang, **facts, mode="standard")
    assert len(refused("needs-start", lang, **facts, mode="variant")) > len(plain)


@every_language
def test_who_may_not_pass_hears_which_card_can_be_played(lang: str) -> None:
    assert "4" in refused("must-play", lang, card=4)
    assert "…" not in refused("must-play", lang)


@every_language
def test_a_discard_in_a_stall_does_not_cite_the_pit_stop(lang: str) -> None:
    told = {why: say("refusal-must-discard", {"section": "Pit-stop", "why": why}, lang) for why in ("stall", "pit")}
    assert "Pit-stop" in told["pit"]
    assert "Pit-stop" not in told["stall"]


@every_language
def test_a_space_before_field_a_is_not_said_to_be_past_it(lang: str) -> None:
    told = {where: refused("pit-owed", lang, space="M20", entry="L22", where=where) for where in ("before", "past")}
    assert told["past"] == refused("pit-owed", lang, space="M20", entry="L22")
    assert told["before"] != told["past"]
    assert all("M20" in text and "L22" in text for text in told.values())


@every_language
def test_before_the_first_lap_a_car_is_at_the_start(lang: str) -> None:
    assert "0" not in refused("pit-closed", lang, lap=0)
    assert "3" in refused("pit-closed", lang, lap=3)


@every_language
@pytest.mark.parametrize("rule", ["leader-six", "joint-leader-six"])
def test_the_ban_on_the_six_names_its_exception_where_there_is_one(rule: str, lang: str) -> None:
    told = {exception: refused(rule, lang, car=2, exception=exception) for exception in ("none", "possible")}
    assert told["possible"].startswith(told["none"].removesuffix(". ()"))
    assert len(told["possible"]) > len(told["none"])


def test_one_space_is_one_space() -> None:
    told = refused("out-of-reach", "en", space="L5", start="L3", value=1)
    assert told == "L5 is not exactly 1 space ahead of L3. ()"


@every_language
def test_who_is_not_asked_hears_who_is(lang: str) -> None:
    facts: dict[str, object] = {"seat": 1, "seat_names": {2: "Anna", 3: "Ben"}}
    told = {asked: refused("not-your-turn", lang, **facts, turn=3, asked=asked) for asked in ("play", "answer")}
    assert told["play"] != told["answer"]
    assert all("Ben" in text for text in told.values())
    assert "Anna, Ben" in refused("not-your-turn", lang, **facts, seats=[2, 3], asked="answer")


@every_language
def test_a_car_has_the_name_of_its_driver_and_a_neutral_one_has_none(lang: str) -> None:
    facts: dict[str, object] = {"place": 1, "car_names": {2: "Anna"}}
    assert "Anna" in say("event-CarFinished", {**facts, "car": 2}, lang)
    assert "Anna" not in say("event-CarFinished", {**facts, "car": 3}, lang)


NEUTRAL_CARS = {"event-CarDrove", "event-LapBegan", "event-PitStopMade", "event-CarRetired", "event-CarFinished"}


@every_language
def test_a_neutral_car_has_one_name_wherever_it_is_told_of(lang: str) -> None:
    facts: dict[str, object] = {"car": 3, "car_names": {1: "Anna"}, "to_go": 4}
    stem = say("ausgebremst-neutral", {}, lang)[:6].lower()
    for message in (*sorted(NEUTRAL_CARS), "web-race-drove"):
        assert stem in say(message, facts, lang).lower(), message
        assert stem not in say(message, {**facts, "car": 1}, lang).lower(), message
        assert stem not in say(message, {**facts, "car_names": {}}, lang).lower(), message


def test_a_driver_stands_beside_the_number_of_the_car() -> None:
    assert (
        say("event-CarFinished", {"car": 2, "place": 1, "car_names": {2: "Anna"}})
        == "Car 2 (Anna) finishes in place 1."
    )


def test_a_driver_whom_the_sentence_names_already_is_not_named_again() -> None:
    names = {"seat_names": {1: "Anna", 2: "Ben"}, "car_names": {1: "Anna", 2: "Ben"}}
    assert say("event-CarTurnBegan", {**names, "seat": 1, "car": 1}) == "It’s Anna’s turn, with car 1."
    assert say("event-HookAsked", {**names, "seat": 1, "ahead": 2}) == "Anna may hook on to car 2 (Ben)."


@pytest.mark.parametrize("lang", [lang for lang in locales.LANGUAGES if lang != "en"])
@pytest.mark.parametrize("message", ["event-CarDrove", "refusal-way-blocked", "refusal-out-of-reach"])
def test_the_finish_has_a_word_in_every_language(message: str, lang: str) -> None:
    assert "finish" not in say(message, {"car": 2, "value": 4, "start": "L30", "at": "L31", "space": "finish"}, lang)
    assert "M2" in say(message, {"car": 2, "value": 4, "start": "L30", "at": "L31", "space": "M2"}, lang)
