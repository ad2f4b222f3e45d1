"""Card names that the booklets misprint, print in two ways or print illegibly, as we settled them."""

from __future__ import annotations

import pytest

from paddock import locales
from tests.games.bornes.editions import KILOMETER, MILLE, SPEED


@pytest.mark.parametrize(
    ("lang", "card", "name"),
    [
        ("en", "puncture", "PUNCTURE"),
        ("en", "replacement", "REPLACEMENT"),
        ("ro", "out-of-gas", "PANĂ DE BENZINĂ"),
        ("ro", "end-limit", "SFÂRȘITUL LIMITĂRII DE VITEZĂ"),
        ("bg", "puncture", "СПУКАНА ГУМА"),
        ("bg", "tire", "ВУЛКАНИЗАТОР"),
    ],
)
def test_speed_cards_have_the_names_of_the_booklet_without_its_slips(lang: str, card: str, name: str) -> None:
    assert locales.card_name(SPEED, card, lang) == name


def test_a_conflict_is_one_of_them() -> None:
    assert locales.say("coup-speed-1200") == "CONFLICT"


def test_a_delayed_action_is_delayed_and_not_amusing() -> None:
    assert locales.say("line-delayed", {}, "bg").upper() == "ЗАБАВЕНО ДЕЙСТВИЕ"


def test_elsobbseg_is_a_safety_like_the_other_three() -> None:
    assert locales.card_name(KILOMETER, "right-of-way", "hu") == "Elsőbbség"


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("right-of-way", "Vorfahrt"),
        ("extra-tank", "Tankwagen"),
        ("puncture-proof", "Pannensicher"),
        ("driving-ace", "Fahr-Ass"),
    ],
)
def test_the_four_illegible_safeties_have_our_names(card: str, name: str) -> None:
    assert locales.card_name(MILLE, card, "de") == name


def test_engine_damage_and_accident_are_one_card() -> None:
    assert locales.card_name(MILLE, "accident", "de") == "Motorschaden"
