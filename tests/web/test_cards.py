"""The page draws every card of every edition, and lists those that lie before a side as the sheet does."""

from __future__ import annotations

import re

import pytest

import paddock
from launcher.places import ROOT

SOURCE = (ROOT / "web" / "src" / "games" / "bornes" / "art" / "cards.ts").read_text(encoding="utf-8")
EDITIONS = [name for name in paddock.game_ids() if paddock.game(name).family == "bornes"]


def block(name: str) -> str:
    """The lines of one table of the page's source."""
    found = re.search(rf"const {name}: .*?^\}};", SOURCE, re.MULTILINE | re.DOTALL)
    assert found
    return found[0]


def listed(name: str, edition: str) -> list[str]:
    line = re.search(rf"'{edition}': \[(.*?)\]", block(name))
    assert line
    return re.findall(r"'([^']+)'", line[1])


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_has_a_sign_or_is_a_distance(edition: str) -> None:
    cards = paddock.game(edition).sheet.texts("pack.order")
    drawn = set(re.findall(r"^ *'?([a-z-]+)'?: '[hrs]-", block("SIGNS"), re.MULTILINE))
    assert [card for card in cards if card not in drawn and not card.isdigit()] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_distances_and_safeties_are_those_of_the_sheet(edition: str) -> None:
    cards = paddock.game(edition).sheet.texts("pack.order")
    assert listed("DISTANCES", edition) == [card for card in cards if card.isdigit()]
    assert listed("SAFETIES", edition) == list(cards)[-4:]
