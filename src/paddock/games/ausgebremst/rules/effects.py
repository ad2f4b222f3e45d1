"""Effects of moves on a race; turns.py decides who acts next."""

from mypy_extensions import i64

from paddock.games.ausgebremst.rules import events, moves, piles
from paddock.games.ausgebremst.rules.reach import path
from paddock.games.ausgebremst.rules.spaces import FINISH, PIT, space_name
from paddock.games.ausgebremst.rules.state import (
    CHOOSE,
    DRAW,
    DRIVE,
    HOME,
    OUT,
    PREPARE,
    RACING,
    SORT,
    STORE,
    TAKE_CARD,
    RaceState,
)
from paddock.games.ausgebremst.rules.terms import VALUES


def drive(race: RaceState, card: i64, space: i64) -> None:
    """Play a card and drive; before the finish, the seat then draws a card or takes its pit cards."""
    car: i64 = race.turn
    _lay(race, car, card)
    made_stop: bool = move_car(race, car, card, space)
    if race.status[car] == HOME:
        return
    if made_stop and race.terms.is_advanced:
        _collect(race)
    else:
        _refill(race)


def _lay(race: RaceState, car: i64, card: i64) -> None:
    """Play a card from the hand face up and update what others know of the hand."""
    at: i64 = car * VALUES + card
    race.hands[at] -= 1
    race.played[at] += 1
    if race.shown[at] > 0:
        race.shown[at] -= 1


def move_car(race: RaceState, car: i64, card: i64, space: i64) -> bool:
    """Move a car forward and return whether it made its stop."""
    has_crossed: bool = race.crosses_line(car, space)
    if race.journal is not None:
        _tell_drive(race, car, card, space)
    race.idle = 0
    race.moved[car] = 1
    race.lift(car)
    if space == FINISH:
        _come_home(race, car)
        return False
    if has_crossed:
        race.laps[car] += 1
        if race.journal is not None:
            race.journal.append(events.LapBegan(car + 1, race.laps[car]))
    race.put(car, space)
    if space < PIT or race.stopped[car] != 0:
        return False
    race.stopped[car] = 1
    if race.journal is not None:
        race.journal.append(events.PitStopMade(car + 1, space_name(space)))
    return True


def _tell_drive(race: RaceState, car: i64, card: i64, space: i64) -> None:
    assert race.journal is not None
    way = [space_name(each) for each in path(race, car, card, space)]
    race.journal.append(events.CarDrove(car + 1, card, space_name(race.space[car]), space_name(space), way))


def _come_home(race: RaceState, car: i64) -> None:
    race.status[car] = HOME
    race.finish[race.home] = car
    race.home += 1
    race.racing -= 1
    if race.journal is not None:
        race.journal.append(_finished(race, car))


def _finished(race: RaceState, car: i64) -> events.CarFinished:
    """The event; with the closest rival, if this car is the first."""
    away = [other for other in range(race.terms.cars) if race.status[other] == RACING] if race.home == 1 else []
    if not away:
        return events.CarFinished(car + 1, race.home)
    to_go = [int(race.to_go(other)) for other in away]
    gap = min(to_go)
    return events.CarFinished(car + 1, race.home, away[to_go.index(gap)] + 1, gap)


def wait(race: RaceState, move: i64) -> None:
    """Show the hand; then pass, or discard a card and draw another."""
    car: i64 = race.turn
    for at in range(car * VALUES, (car + 1) * VALUES):
        race.shown[at] = race.hands[at]
    if race.journal is not None:
        cards = [card for card in range(VALUES) for _ in range(race.hands[car * VALUES + card])]
        race.journal.append(events.HandShown(car + 1, cards))
    stand(race)
    if move == moves.PASS:
        return
    card: i64 = move - moves.DISCARD
    _lay(race, car, card)
    if race.journal is not None:
        race.journal.append(events.RaceCardDiscarded(car + 1, card))
    _refill(race)


def stand(race: RaceState) -> None:
    """Count a turn without a move; after a full round of them the ban on sixes is suspended."""
    race.idle += 1
    if race.journal is not None and race.idle == race.racing and race.home == 0:
        race.journal.append(events.SixesAllowed(race.idle))


def _refill(race: RaceState) -> None:
    """Replace the played card from the deck, or ask for a pile."""
    car: i64 = race.turn
    if race.terms.is_advanced:
        if race.pile_cards(car) > 0:
            race.phase = DRAW
            return
    elif race.deck_left(car) > 0:
        card: i64 = take_from_deck(race, car)
        if race.journal is not None:
            race.journal.append(events.RaceCardDrawn(car + 1, card, 0, race.deck_left(car)))
    if race.hand_size(car) == 0:
        retire(race, car)


def take_from_deck(race: RaceState, car: i64) -> i64:
    """Take the top card of a seat's deck into its hand."""
    card: i64 = race.next_card(car)
    race.drawn[car] += 1
    race.hands[car * VALUES + card] += 1
    return card


def _collect(race: RaceState) -> None:
    """Take pit cards instead of drawing: one goes into the hand, the seat chooses which of two."""
    if piles.pit_cards_left(race, race.turn) > 1:
        race.phase = TAKE_CARD
        return
    piles.take_pit_card(race, piles.lowest_pit_card(race, race.turn))


def retire(race: RaceState, car: i64) -> None:
    """Remove a car without cards from the track."""
    race.status[car] = OUT
    race.racing -= 1
    race.lift(car)
    if race.journal is not None:
        race.journal.append(events.CarRetired(car + 1, race.to_go(car)))


def answer(race: RaceState, move: i64) -> None:
    """Apply an answer of the seat to act: a deck, a pile, a pit card."""
    if race.phase == CHOOSE:
        if piles.choose_deck(race, move - moves.DECK):
            race.phase = PREPARE
            piles.deal_decks(race)
    elif race.phase == PREPARE:
        _prepare(race, move)
    elif race.phase == TAKE_CARD:
        piles.take_pit_card(race, move - moves.TAKE)
        race.phase = STORE
    else:
        if race.phase == STORE:
            piles.store_pit_card(race, move - moves.STORE - 1)
        else:
            piles.draw_from_pile(race, move - moves.PILE - 1)
        race.phase = DRIVE


def _prepare(race: RaceState, move: i64) -> None:
    """Sort a card, or draw a card of the first hand."""
    if race.task(race.turn) == SORT:
        piles.sort(race, move)
    else:
        race.asked[race.turn] += 1
        piles.draw_from_pile(race, move - moves.PILE - 1)
