"""Piles of the advanced game: choosing decks, sorting cards onto gear piles, drawing, and taking pit cards."""

from mypy_extensions import i64, u8

from paddock.games.ausgebremst.rules import events, moves, rule_numbers
from paddock.games.ausgebremst.rules.state import CHOOSE, SORT, STORE, TAKE_CARD, RaceState
from paddock.games.ausgebremst.rules.terms import DECKS, NONE, VALUES, in_order


def fill_answers(race: RaceState) -> i64:
    """Write the legal answers of the seat to act about decks, piles and pit cards, and return their number."""
    task: i64 = race.task(race.turn)
    if task == CHOOSE:
        return _fill_run(race, moves.DECK, i64(len(DECKS)), 0)
    if task == STORE:
        return _fill_run(race, moves.STORE + 1, race.terms.piles, 0)
    if task == TAKE_CARD:
        return _fill_pit_cards(race)
    if task != SORT:
        return _fill_draws(race)
    found: i64 = 1
    if race.deck_left(race.turn) > 0:
        found = _fill_run(race, moves.SORT + 1, race.terms.piles, 0)
    else:
        race.moves[0] = moves.DONE
    return _fill_run(race, moves.PRESET, i64(len(race.terms.presets)), found)


def _fill_run(race: RaceState, first: i64, count: i64, found: i64) -> i64:
    for i in range(count):
        race.moves[found + i] = first + i
    return found + count


def _fill_draws(race: RaceState) -> i64:
    found: i64 = 0
    for pile in range(race.terms.piles):
        if race.heights[race.turn * race.terms.piles + pile] > 0:
            race.moves[found] = moves.PILE + 1 + pile
            found += 1
    return found


def _fill_pit_cards(race: RaceState) -> i64:
    found: i64 = 0
    for card in range(i64(1), VALUES):
        if race.pit_cards[race.turn * VALUES + card] > 0:
            race.moves[found] = moves.TAKE + card
            found += 1
    return found


def refuse_answer(race: RaceState, move: i64) -> i64:
    """The rule that forbids this answer; 0 if none does."""
    task: i64 = race.task(race.turn)
    if task == CHOOSE:
        return rule_numbers.LEGAL if move >= moves.DECK else rule_numbers.CHOOSE_DECK
    if task == STORE:
        return rule_numbers.LEGAL if moves.STORE < move < moves.SORT else rule_numbers.STORE_PIT_CARD
    if task == TAKE_CARD:
        if not moves.TAKE < move < moves.STORE:
            return rule_numbers.TAKE_PIT_CARD
        return (
            rule_numbers.LEGAL
            if race.pit_cards[race.turn * VALUES + move - moves.TAKE] > 0
            else rule_numbers.NO_PIT_CARD
        )
    if task != SORT:
        if not moves.PILE < move < moves.TAKE:
            return rule_numbers.DRAW_FROM_PILE
        height: i64 = race.heights[race.turn * race.terms.piles + move - moves.PILE - 1]
        return rule_numbers.LEGAL if height > 0 else rule_numbers.PILE_EMPTY
    if moves.PRESET <= move < moves.DECK:
        return rule_numbers.LEGAL  # always legal while sorting, since an end would reveal the size of the deck
    if race.deck_left(race.turn) == 0:
        return rule_numbers.LEGAL if move == moves.DONE else rule_numbers.NOTHING_TO_SORT
    return rule_numbers.LEGAL if moves.SORT < move < moves.PRESET else rule_numbers.SORT_CARDS


def choose_deck(race: RaceState, deck: i64) -> bool:
    """Store the deck of the seat to act and return whether all seats have chosen."""
    race.choice[race.turn] = deck
    if race.journal is not None:
        race.journal.append(events.DeckChosen(race.turn + 1, DECKS[deck]))
    return all(race.choice[seat] != NONE for seat in range(race.terms.seats))


def deal_decks(race: RaceState) -> None:
    """In grid order: lay out each seat's pit cards and shuffle the rest of its deck."""
    for place in range(race.terms.cars - race.terms.seats, race.terms.cars):
        seat: i64 = race.order[place]
        pit_cards = race.circuit.pit_cards[place // race.terms.row_cars]
        counts = list(race.terms.decks[race.choice[seat]])
        for card in pit_cards:
            counts[card] -= 1
            race.pit_cards[seat * VALUES + card] += 1
        cards = in_order(counts)
        race.chance.shuffle(cards)
        race.decks[seat] = cards
        race.drawn[seat] = 0
        if race.journal is not None:
            race.journal.append(events.PitCardsLaid(seat + 1, list(pit_cards)))
            _tell_next_card(race, seat)


def _tell_next_card(race: RaceState, seat: i64) -> None:
    """Emit the next card to sort; an empty deck emits the same event, so that the deck's size stays secret."""
    if race.journal is not None and race.task(seat) == SORT:
        card = int(race.next_card(seat)) if race.deck_left(seat) > 0 else None
        race.journal.append(events.CardToSort(seat + 1, card))


def sort(race: RaceState, move: i64) -> None:
    """Put the top card of the deck onto a pile, or sort the rest by a preset."""
    seat: i64 = race.turn
    if move >= moves.PRESET:
        _sort_by_preset(race, seat, move - moves.PRESET)
        return
    race.asked[seat] += 1
    is_done: bool = move == moves.DONE
    if race.journal is not None:
        card = None if is_done else int(race.next_card(seat))
        race.journal.append(events.CardSorted(seat + 1, card, None if is_done else int(move - moves.SORT)))
    if not is_done:
        _sort_one(race, seat, move - moves.SORT - 1)
    _tell_next_card(race, seat)


def _sort_by_preset(race: RaceState, seat: i64, preset: i64) -> None:
    race.asked[seat] = race.cards_to_sort(seat)
    while race.deck_left(seat) > 0:
        _sort_one(race, seat, race.terms.pile_of(preset, race.next_card(seat)))
    if race.journal is not None:
        race.journal.append(events.PilesPreset(seat + 1, race.terms.presets[preset]))


def _sort_one(race: RaceState, seat: i64, pile: i64) -> None:
    put_on_pile(race, seat, pile, race.next_card(seat))
    race.drawn[seat] += 1


def put_on_pile(race: RaceState, seat: i64, pile: i64, card: i64) -> None:
    """Put a card face down on top of a pile."""
    at: i64 = seat * race.terms.piles + pile
    race.piles[at * race.terms.largest_deck + race.heights[at]] = u8(card)
    race.heights[at] += 1


def draw_from_pile(race: RaceState, pile: i64) -> None:
    """Draw the top card of a pile into the hand; it is public if everybody saw it go there."""
    seat: i64 = race.turn
    card: i64 = race.top_card(seat, pile)
    race.heights[seat * race.terms.piles + pile] -= 1
    race.hands[seat * VALUES + card] += 1
    if race.stored[seat] == pile:
        race.stored[seat] = NONE
        race.shown[seat * VALUES + card] += 1
    if race.journal is not None:
        race.journal.append(events.RaceCardDrawn(seat + 1, card, pile + 1, None))


def pit_cards_left(race: RaceState, seat: i64) -> i64:
    """How many cards a seat has beside the pit lane."""
    total: i64 = 0
    for card in range(seat * VALUES + 1, (seat + 1) * VALUES):
        total += i64(race.pit_cards[card])
    return total


def take_pit_card(race: RaceState, card: i64) -> None:
    """Take one of the pit cards into the hand, in public."""
    at: i64 = race.turn * VALUES + card
    race.pit_cards[at] -= 1
    race.hands[at] += 1
    race.shown[at] += 1
    if race.journal is not None:
        race.journal.append(events.PitCardTaken(race.turn + 1, card))


def store_pit_card(race: RaceState, pile: i64) -> None:
    """Put the remaining pit card on top of a pile, in public."""
    seat: i64 = race.turn
    card: i64 = lowest_pit_card(race, seat)
    race.pit_cards[seat * VALUES + card] -= 1
    put_on_pile(race, seat, pile, card)
    race.stored[seat] = pile
    if race.journal is not None:
        race.journal.append(events.PitCardStored(seat + 1, card, pile + 1))


def lowest_pit_card(race: RaceState, seat: i64) -> i64:
    """The lowest card a seat has beside the pit lane."""
    for card in range(i64(1), VALUES):
        if race.pit_cards[seat * VALUES + card] > 0:
            return card
    return 0
