"""Turn order, including the moves of neutral cars."""

from mypy_extensions import i64

from paddock.games.ausgebremst.rules import effects, events, neutrals
from paddock.games.ausgebremst.rules.law import is_stalled
from paddock.games.ausgebremst.rules.spaces import NOWHERE
from paddock.games.ausgebremst.rules.state import CHOOSE, DRIVE, PREPARE, RACING, RaceState
from paddock.games.ausgebremst.rules.terms import NONE, VALUES


def go_on(race: RaceState) -> None:
    """Continue after a move: the next car drives or the next seat prepares, unless a seat has to draw or store."""
    if race.phase == DRIVE:
        next_turn(race)
    elif race.phase == CHOOSE or race.phase == PREPARE:
        ask_next(race)


def ask_next(race: RaceState) -> None:
    """Activate the first seat of the grid with an open task before the race, or start the race."""
    seat: i64 = race.first_asked()
    if seat == NONE:
        start_race(race)
    else:
        race.turn = seat


def start_race(race: RaceState) -> None:
    """Start the race: the first car of the grid moves first."""
    race.phase = DRIVE
    race.at = -1
    next_turn(race)


def next_turn(race: RaceState) -> None:
    """Give the turn to the next racing car; neutral cars move at once."""
    while race.racing > 0:
        race.at = race.at + 1 if race.at + 1 < race.terms.cars else i64(0)
        car: i64 = race.order[race.at]
        if race.status[car] != RACING:
            continue
        if car < race.terms.seats:
            race.turn = car
            return
        _drive_neutral(race, car)
    race.over = True


def _drive_neutral(race: RaceState, car: i64) -> None:
    """Turn up a card for a neutral car and drive; a boxed-in car turns up none."""
    card: i64 = race.next_card(car)
    if neutrals.is_boxed_in(race, car, card) and not is_stalled(race):
        effects.stand(race)
        if race.journal is not None:
            race.journal.append(events.NeutralBlocked(car + 1))
        return
    race.drawn[car] += 1
    race.played[car * VALUES + card] += 1
    if race.journal is not None:
        race.journal.append(events.NeutralCardTurned(car + 1, card, race.deck_left(car)))
    space: i64 = neutrals.neutral_target(race, car, card)
    if space != NOWHERE:
        effects.move_car(race, car, card, space)
    else:
        effects.stand(race)
        if race.journal is not None:
            race.journal.append(events.NeutralStayed(car + 1, card))
    if race.status[car] == RACING and race.deck_left(car) == 0:
        effects.retire(race, car)
