"""Builds a race that is consistent with a view, with hidden cards dealt at random."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.chance.rng import Chance
from paddock.core.errors import BadPosition, require
from paddock.core.results import read_shape
from paddock.games.ausgebremst.rules import redeal, views
from paddock.games.ausgebremst.rules.check import check_race
from paddock.games.ausgebremst.rules.check_cards import check_cards, check_values
from paddock.games.ausgebremst.rules.piles import put_on_pile
from paddock.games.ausgebremst.rules.restore import build_race, complete, count_cards, set_piles
from paddock.games.ausgebremst.rules.round import RaceRound
from paddock.games.ausgebremst.rules.shapes import PublicCarShape, RacePosition, RaceView
from paddock.games.ausgebremst.rules.terms import DECKS, NONE, VALUES, Terms

# Fields of a view that a position lacks: private ones of the seat, and those derived from the terms.
OWN: Final = ("hand", "choice", "piles", "next_card", "points", "ideal_line", "drives")
DERIVED: Final = ("season", "laps", "detour", "decks")


def imagine_round(terms: Terms, data: object, seat: int, chance: Chance) -> RaceRound:
    """A race consistent with the view of that seat (-1: a spectator)."""
    shape = read_shape(data, RaceView, "view")
    circuit = terms.circuit(shape["circuit"])
    public = cast("RacePosition", {name: value for name, value in shape.items() if name not in OWN + DERIVED})
    complete(terms, circuit, public)
    check_race(terms, circuit, public)
    for car in range(terms.cars):
        _check_seen(terms, car, shape)
    race = build_race(terms, circuit, public, chance)
    for car in range(terms.cars):
        _deal(race, car, shape, car == seat, chance)
    check_cards(terms, circuit, cast("RacePosition", views.position(race)))
    return race


def _check_seen(terms: Terms, number: int, shape: RaceView) -> None:
    """Reject a view that shows too many cards, or a hand of an impossible size."""
    car = shape["cars"][number]
    put_back = car["stored_card"]
    seen = [*car["played"], *car["shown"], *car["pit_cards"], *([] if put_back is None else [put_back])]
    check_values(f"car {number + 1}", seen)
    packs = terms.decks if terms.is_advanced and number < terms.seats else [terms.pack_of(number, None)]
    fits = [all(seen.count(value) <= pack[value] for value in range(1, VALUES)) for pack in packs]
    require(any(fits), f"car {number + 1}: the view shows a card too many")
    most = terms.hand if number < terms.seats else 0
    require(len(car["shown"]) <= car["hand_size"] <= most, f"car {number + 1} cannot hold {car['hand_size']} cards")
    require((put_back is None) == (car["stored"] is None), f"car {number + 1}: a stored pit card needs its pile")


def _deal(race: RaceRound, car: int, shape: RaceView, own: bool, chance: Chance) -> None:
    """Deal one car's cards: those known to the viewer, the others at random."""
    terms = race.terms
    its = shape["cars"][car]
    if car >= terms.seats:
        race.decks[car] = _rest(car, terms.full, its["played"], chance)
    elif own:
        _deal_own(race, car, shape, chance)
    elif not terms.is_advanced:
        hidden = len(terms.family_pack) - len(its["played"]) - len(its["shown"])
        require(its["hand_size"] - len(its["shown"]) <= hidden, f"seat {car + 1} cannot hold {its['hand_size']} cards")
        redeal.deal_family(race, car, its["hand_size"], chance)
    elif its["task"] != "choose":
        _deal_rival(race, car, its, chance)


def _deal_rival(race: RaceRound, car: int, its: PublicCarShape, chance: Chance) -> None:
    put_back = its["stored_card"]
    if put_back is not None:
        put_on_pile(race, car, race.stored[car], put_back)
    fitting = [deck for deck in range(len(DECKS)) if redeal.fits(race, car, deck, its["hand_size"])]
    require(bool(fitting), f"seat {car + 1}: no deck fits the cards it has shown")
    race.choice[car] = fitting[0]
    redeal.deal_advanced(race, car, its["hand_size"], chance)


def _deal_own(race: RaceRound, car: int, shape: RaceView, chance: Chance) -> None:
    terms = race.terms
    hand, piles, choice = shape["hand"], shape["piles"], shape["choice"]
    if hand is None or piles is None:
        raise BadPosition("a seat's view must show its hand and piles")
    require(choice is None or choice in DECKS, "a seat's view must name the deck it has chosen")
    check_values(f"seat {car + 1}", [*hand, *[card for pile in piles for card in pile]])
    count_cards(race.hands, car, hand)
    if terms.is_advanced:
        race.choice[car] = NONE if choice is None else DECKS.index(choice)
        require(len(piles) == terms.piles, f"seat {car + 1} must have {terms.piles} piles")
        require(max([len(pile) for pile in piles]) <= terms.largest_deck, f"seat {car + 1}: a pile is too high")
        set_piles(race, car, piles)
        if shape["phase"] == "choose":
            return
    top = [] if shape["next_card"] is None else [shape["next_card"]]
    its = shape["cars"][car]
    known = [*its["played"], *its["pit_cards"], *hand, *top, *[card for pile in piles for card in pile]]
    race.decks[car] = _rest(car, terms.pack_of(car, choice), known, chance, top)


def _rest(car: int, pack: list[int], known: list[int], chance: Chance, top: list[int] | None = None) -> vec[i64]:
    """The unknown rest of a deck in random order, below the cards known to be on top."""
    counts = list(pack)
    check_values(f"car {car + 1}", known)
    for card in known:
        require(counts[card] > 0, f"car {car + 1}: the view shows a card too many: {card}")
        counts[card] -= 1
    cards = vec[i64]([card for card in range(VALUES) for _ in range(counts[card])])
    chance.shuffle(cards)
    whole = [*(top or []), *[int(cards[i]) for i in range(len(cards))]]
    return vec[i64](whole)
