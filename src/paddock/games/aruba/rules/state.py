"""ArubaState: the data of one race; the modules of the rules change it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddock.core.chance.rng import Chance
from paddock.core.round import Round
from paddock.games.aruba.rules.car import RACING, Car
from paddock.games.aruba.rules.cards import CARDS
from paddock.games.aruba.rules.circuit import LANES
from paddock.games.aruba.rules.dice import FACES
from paddock.games.aruba.rules.terms import Terms

# Phases: the decision of the seat to act.
BEGIN: Final[i64] = 0  # mount something or roll
HOOK_WINDOW: Final[i64] = 1  # whether to hook on to the active car
DICE: Final[i64] = 2  # which dice to keep
ACT: Final[i64] = 3  # how to use the dice
NINTH: Final[i64] = 4  # whether to save its car from the ninth token

# Stages of the active car's turn once the dice are settled.
APPROACH: Final[i64] = 0
DRIVING: Final[i64] = 1
DRIVEN: Final[i64] = 2
STEALING: Final[i64] = 3
DRAWING: Final[i64] = 4

NOBODY: Final[i64] = -1
PENDING_SPACE: Final[i64] = 64
# Ten dice have at most 324 different keeps; cards add about sixty moves. The last places hold kinds of card in hand.
MOVE_SPACE: Final[i64] = 512
HELD: Final[i64] = 500


class Cards:
    """The cards: the deck in drawing order (replaced, never modified, since clones share it), the rest by kind."""

    def __init__(self, deck: vec[i64], stock: vec[u8], hands: vec[u8], discards: vec[u8], known: vec[u8]) -> None:
        self.deck: Final = deck
        self.stock: Final = stock
        self.hands: Final = hands
        self.discards: Final = discards
        self.known: Final = known


class ArubaState(Round):
    """The data of one race. `turn` is the seat to act, `car` the active car."""

    def __init__(self, terms: Terms, chance: Chance, moves: vec[i64], cards: Cards, cars: list[Car]) -> None:
        super().__init__(chance, moves)
        self.terms: Terms = terms
        self.cars: list[Car] = cars
        # Car + 1 by space; row 0 and the two rows ahead of the last, which a car at home looks at, stay empty.
        self.board: vec[u8] = vec[u8]()
        self.deck: vec[i64] = cards.deck
        self.drawn: i64 = 0  # number of cards drawn from the deck
        # Public: the cards of the last shuffled pile by kind; replaced, never modified, since clones share it.
        self.stock: vec[u8] = cards.stock
        self.hands: vec[u8] = cards.hands
        self.discards: vec[u8] = cards.discards
        self.known: vec[u8] = cards.known  # by viewer, holder and kind: cards that a seat knows in another's hand
        self.secrets: i64 = 0  # number of such known cards over all seats
        self.fresh: vec[u8] = vec[u8]()  # cards that the active seat gained this turn
        self.fresh_size: i64 = 0
        self.start: i64 = 0
        self.phase: i64 = BEGIN
        self.stage: i64 = APPROACH
        self.car: i64 = 0
        self.dice: vec[u8] = vec[u8]()  # by face: rolled and not yet used
        self.extra: vec[u8] = vec[u8]()
        self.rerolls: i64 = 0
        self.dice_used: bool = False
        self.straight_used: bool = False
        self.all_used: bool = False  # by all even or all odd, which exclude other combinations
        self.dice_move: bool = False  # whether dice, and not only Nitro, gave movement
        self.gained: i64 = 0  # movement points made this turn
        self.spent: i64 = 0
        self.leads: bool = False  # led alone when that was checked
        self.from_red: bool = False  # whether the turn began on a red space
        self.hooked: i64 = NOBODY
        self.sawn: i64 = 0  # bit set of pairs of cars whose saws have met this turn
        self.pending: vec[i64] = vec[i64]()
        self.pendings: i64 = 0
        self.ninth: i64 = NOBODY  # the car that is about to take its ninth token
        self.home: i64 = 0
        self.wrecks: i64 = 0
        self.racing: i64 = len(cars)
        self.still: i64 = 0  # turns since a car last changed its space
        self.moved: bool = False  # whether a car has changed its space this turn

    def clear(self) -> None:
        """Empty the board, the dice and what is pending in a new race; a clone gets copies of them instead."""
        self.board = vec[u8]([0] * ((self.terms.rows + 3) * LANES))
        self.fresh = vec[u8]([0] * CARDS)
        self.dice = vec[u8]([0] * FACES)
        self.extra = vec[u8]([0] * FACES)
        self.pending = vec[i64]([0] * PENDING_SPACE)

    def copy_to(self, twin: "ArubaState") -> None:
        """Copy this race into a twin, which already has the same cards and cars."""
        twin.dice = self.dice[:]
        twin.extra = self.extra[:]
        twin.board = self.board[:]
        twin.fresh = self.fresh[:]
        twin.pending = self.pending[:]
        twin.setup = self.setup
        twin.turn = self.turn
        twin.over = self.over
        twin.drawn = self.drawn
        twin.secrets = self.secrets
        twin.fresh_size = self.fresh_size
        twin.start = self.start
        twin.phase = self.phase
        twin.stage = self.stage
        twin.car = self.car
        twin.rerolls = self.rerolls
        twin.dice_used = self.dice_used
        twin.straight_used = self.straight_used
        twin.all_used = self.all_used
        twin.dice_move = self.dice_move
        twin.gained = self.gained
        twin.spent = self.spent
        twin.leads = self.leads
        twin.from_red = self.from_red
        twin.hooked = self.hooked
        twin.sawn = self.sawn
        twin.pendings = self.pendings
        twin.ninth = self.ninth
        twin.home = self.home
        twin.wrecks = self.wrecks
        twin.racing = self.racing
        twin.still = self.still
        twin.moved = self.moved

    @property
    def pile(self) -> i64:
        """How many cards are left to draw."""
        return i64(len(self.deck)) - self.drawn

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        hands = self.hands
        size: i64 = 0
        for card in range(seat * CARDS, (seat + 1) * CARDS):
            size += i64(hands[card])
        return size

    def usable_size(self, seat: i64) -> i64:
        """How many of its cards a seat may play: all but those gained this turn."""
        size: i64 = self.hand_size(seat)
        return size - self.fresh_size if seat == self.terms.owner(self.car) else size

    def has_usable(self, seat: i64) -> bool:
        """Whether a seat has a card that it may play."""
        if self.fresh_size > 0:
            return self.usable_size(seat) > 0
        hands = self.hands
        for card in range(seat * CARDS, (seat + 1) * CARDS):  # noqa: SIM110 - a loop compiles to a loop
            if hands[card] != 0:
                return True
        return False

    def usable(self, seat: i64, card: i64) -> i64:
        """How many cards of a kind a seat may play."""
        held: i64 = i64(self.hands[seat * CARDS + card])
        if self.fresh_size > 0 and seat == self.terms.owner(self.car):
            held -= i64(self.fresh[card])
        return held

    def at(self, row: i64, lane: i64) -> i64:
        """The car or wreck on a space, or NOBODY; also for spaces off the track and beyond the line."""
        if lane < 0 or lane >= LANES:
            return NOBODY
        return i64(self.board[row * LANES + lane]) - 1

    @property
    def ahead(self) -> i64:
        """The car or wreck directly ahead of the active car, or NOBODY."""
        car = self.cars[self.car]
        return self.at(car.row + 1, car.lane) if car.fate == RACING else NOBODY

    def racer_at(self, row: i64, lane: i64) -> i64:
        """The racing car on a space, or NOBODY."""
        car: i64 = self.at(row, lane)
        return car if car != NOBODY and self.cars[car].fate == RACING else NOBODY

    def have(self, face: i64) -> i64:
        """How many unused dice show a face (from 0), including Extra dice."""
        return i64(self.dice[face]) + i64(self.extra[face])

    def space(self, row: i64, lane: i64) -> str:
        """The name of a space, for events."""
        return self.terms.circuit.space_name(row * LANES + lane)

    @property
    def is_decided(self) -> bool:
        """Whether the last scoring place is taken, or no car is left to take it."""
        return self.home >= self.terms.scored or self.racing == 0

    @property
    def is_stalled(self) -> bool:
        """Whether no car has changed its space for the number of rounds that the sheet allows."""
        return self.turns_to_stall <= 0

    @property
    def turns_to_stall(self) -> i64:
        """How many more turns without a change of space end the race."""
        return self.terms.stall_rounds * self.racing - self.still

    @property
    def is_alone_in_front(self) -> bool:
        """Whether the active car leads alone and no car has finished."""
        if self.home > 0:
            return False
        row: i64 = self.cars[self.car].row
        for car in self.cars:  # noqa: SIM110 - a loop compiles to a loop, all() to a generator
            if car.fate == RACING and car.row >= row and car.number != self.car:
                return False
        return True

    @property
    def penalty(self) -> i64:
        """Movement points the active car loses this turn."""
        leads: bool = self.leads
        if self.stage == APPROACH and self.terms.leader_at_movement:
            leads = self.is_alone_in_front
        lost: i64 = 0
        if leads and (self.dice_move or not self.terms.leader_nitro_free):
            lost = self.terms.leader_loss
        return lost + self.terms.corner_loss if self.from_red else lost

    @property
    def movement(self) -> i64:
        """Movement points the active car has left; what a drive leaves is lost."""
        if self.stage > DRIVING:
            return 0
        left: i64 = self.gained - self.penalty - self.spent
        return max(i64(0), left)

    @property
    def rolled(self) -> i64:
        """How many rolled dice are unused."""
        count: i64 = 0
        for face in range(i64(FACES)):
            count += i64(self.dice[face])
        return count

    def count_dice(self) -> i64:
        """How many unused dice there are, including Extra dice."""
        count: i64 = 0
        for face in range(i64(FACES)):
            count += self.have(face)
        return count
