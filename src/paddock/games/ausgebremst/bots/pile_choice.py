"""Answers of a driver in the advanced game: choosing and sorting a deck, drawing from piles, taking pit cards."""

from mypy_extensions import i64

from paddock.games.ausgebremst.bots.drive_choice import AT_HOME, WORST, Driver
from paddock.games.ausgebremst.bots.lookahead import BARRED, least_detour
from paddock.games.ausgebremst.rules import moves
from paddock.games.ausgebremst.rules.reach import AS_IT_IS, follow, open_ways
from paddock.games.ausgebremst.rules.state import CHOOSE, SORT, STORE, TAKE_CARD, RaceState
from paddock.games.ausgebremst.rules.terms import VALUES


def answer(race: RaceState, driver: Driver) -> i64:
    """Deck, piles and pit cards: take the higher pit card, store the other on the lowest pile."""
    task: i64 = race.task(race.turn)
    if task == CHOOSE:
        return moves.DECK + _deck(race, driver)
    if task == SORT:
        return moves.PRESET + driver.weights.preset
    if task == TAKE_CARD:
        return race.moves[race.fill_moves() - 1]
    return moves.STORE + 1 + _lowest_pile(race) if task == STORE else moves.PILE + 1 + _best_pile(race, driver)


def _deck(race: RaceState, driver: Driver) -> i64:
    """A fast deck needs fewer turns; a slower one fits the line better, which matters when points are short."""
    seat: i64 = race.turn
    to_go: i64 = race.circuit.to_go(race.space[seat], race.laps[seat], True)
    points: i64 = 0
    for card in range(i64(1), VALUES):
        points += card * race.terms.deck_counts[card]
    weights = driver.weights
    if points - to_go <= weights.scarce:
        return weights.scarce_deck
    return weights.tight_deck if points - to_go <= _tight(race, driver) else weights.deck


def _tight(race: RaceState, driver: Driver) -> i64:
    """The points to spare that count as short: more with more neutral cars, since they block the road."""
    neutrals: i64 = race.terms.cars - race.terms.seats
    if neutrals == 0:
        return driver.weights.clear_tight
    return driver.weights.crowd_tight if neutrals > race.terms.seats else driver.weights.tight


def _lowest_pile(race: RaceState) -> i64:
    first: i64 = race.turn * race.terms.piles
    best: i64 = 0
    for pile in range(i64(1), race.terms.piles):
        if race.heights[first + pile] < race.heights[first + best]:
            best = pile
    return best


def _best_pile(race: RaceState, driver: Driver) -> i64:
    """The pile whose top card best complements the card in hand at the car's position."""
    weights = driver.weights
    seat: i64 = race.turn
    first: i64 = seat * race.terms.piles
    driver.look_round(race)
    outlook = driver.outlook(race, 0, race.space[seat])
    open_ways(race, race.laps[seat], AS_IT_IS, False, True)
    follow(race, race.space[seat], VALUES - 1)
    held: i64 = _card_in_hand(race, seat)
    own: i64 = _card_worth(race, driver, held) if held > 0 else WORST
    best: i64 = 0
    most: i64 = 2 * WORST
    for pile in range(race.terms.piles):
        if race.heights[first + pile] == 0:
            continue
        top: i64 = race.top_card(seat, pile)
        worth: i64 = _card_worth(race, driver, top)
        if held > 0:
            worth = max(worth, own) + min(worth, own) * weights.second // 1000
            worth += weights.spread * (top - held if top > held else held - top)
            worth -= weights.alike if top == held else i64(0)
        worth -= outlook.cost_with(top) if outlook is not None else i64(0)
        if worth > most:
            best = pile
            most = worth
    return best


def _card_in_hand(race: RaceState, seat: i64) -> i64:
    """The card that a seat holds while it draws the second one, or 0."""
    held: i64 = 0
    for card in range(i64(1), VALUES):
        if race.hands[seat * VALUES + card] != 0:
            held = card
    return held


def _card_worth(race: RaceState, driver: Driver, card: i64) -> i64:
    """The value of the best drive with a card from the current position."""
    weights = driver.weights
    if race.way.home_from <= card:
        return AT_HOME // 10
    laps: i64 = race.laps[race.turn]
    detour: i64 = least_detour(race, card, driver.to_go, laps, False)
    if detour == BARRED:
        return -weights.barred
    to_go: i64 = driver.to_go - card + detour
    worth: i64 = (card - detour) * weights.space - weights.cards[card]
    if card == race.terms.leader_ban and race.home == 0 and driver.here >= driver.front:
        worth -= weights.six + weights.space * card
    return worth - weights.fuel(driver.spare(race, card, race.space[race.turn], laps, to_go), to_go)
