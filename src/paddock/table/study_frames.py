"""A study for the page: computed from a finished match, or from what a seat may know, and a list of moves.

Nothing is stored: the same request has the same answer, apart from the precision of the chances.
"""

from __future__ import annotations

import time
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

import paddock
from paddock.advice.study import SideChance, Study, bot_move, chances_of, study_of_view
from paddock.core.story import Note
from paddock.core.text import legible
from paddock.story import move_note
from paddock.table import frames
from paddock.table.denied import Denied
from paddock.table.entries import Chair, Moved, Seat, Settings
from paddock.table.facts import Facts
from paddock.table.messages import Advised, Hints, Room, Time, Word
from paddock.table.state import State

if TYPE_CHECKING:
    from paddock.advice.hint import Hint
    from paddock.core.game import Game
    from paddock.core.match import Match
    from paddock.core.record.replay import Replay

ME: Final = "me"
TABLE: Final = "study"
NO_SECRET: Final = "00" * 32  # there is nothing to commit to
MAX_MOVES: Final = 1_000
MAX_FRAMES: Final = 40  # in one answer
REPLIES_MS: Final = 150.0  # CPU time for the bots in one answer
CHANCES_MS: Final = 200.0
HINT_MS: Final = 300.0
MAX_LEVEL: Final = 3
MAX_SEED: Final = (1 << 31) - 1


class StudyWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A try: where it leaves the match, who plays what, and its moves so far, each as `<seat> <move>`.

    `shown` is how many of them are on the screen already; None: show the table as it is after them. `anew` is the seed
    of what is dealt anew; None: the luck as it fell. `seat` names who asks while the match runs.
    """

    step: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    mine: Annotated[list[Seat], msgspec.Meta(min_length=1, max_length=12)]
    moves: Annotated[list[Word], msgspec.Meta(max_length=MAX_MOVES)] = []
    shown: Annotated[int, msgspec.Meta(ge=0, le=MAX_MOVES)] | None = None
    anew: Annotated[int, msgspec.Meta(ge=0, le=MAX_SEED)] | None = None
    seat: Seat | None = None
    is_loose: bool = False  # stop at a move that is not possible: with other luck it need not be
    level: Annotated[int, msgspec.Meta(ge=0, le=MAX_LEVEL)] = 2
    lang: Annotated[str, msgspec.Meta(max_length=8)] = "en"  # of the reasons of a hint


class StudyOrigin(msgspec.Struct, frozen=True):
    """What a study begins with: the record of a match that is over, or else the view of a seat and the names."""

    record: str = ""
    view: bytes = b""
    names: tuple[str, ...] = ()


class StudyMove(msgspec.Struct, frozen=True):
    """A move of a try, and what it does, if its family has words for it; `is_forced`: there was no other."""

    seat: int
    move: str
    is_mine: bool
    is_forced: bool = False
    note: Note | None = None


class StudyMoment(msgspec.Struct, frozen=True):
    """A frame for each seat of one's own, after one more move."""

    seen: list[dict[str, Any]]


class StudyPlayed(msgspec.Struct, frozen=True):
    """How the match really went on: the move, the chances after it, and the place of every side in the end."""

    move: StudyMove
    chances: list[SideChance]
    places: list[int]


class StudyShown(msgspec.Struct, frozen=True):
    """What to show next. `made` are the moves from `shown` on, with those of bots; `is_more`: bots have not finished.

    `sides` is the side of each seat, `hands` are the open hands by seat. `chances` are those after the last move.
    """

    room: Room
    moments: list[StudyMoment]
    made: list[StudyMove]
    is_over: bool
    is_more: bool
    sides: list[int]
    hands: dict[int, list[str]]
    chances: list[SideChance] = []
    played: StudyPlayed | None = None


class StudyDenied(msgspec.Struct, frozen=True):
    """A refusal as a value, since an exception with facts does not get out of a worker."""

    code: str
    facts: dict[str, Any]


# In a worker.


@lru_cache(maxsize=4)
def _replayed(record: str) -> Replay:
    return paddock.replay(record)


@lru_cache(maxsize=8)
def _begun(origin: StudyOrigin, step: int, anew: int | None) -> Study:
    if origin.view:
        view = msgspec.json.decode(origin.view)
        return study_of_view(paddock.game(view["game"]), view, anew or 0)
    replay = _replayed(origin.record)
    if not 0 <= step <= len(replay.steps):
        raise Denied("bad-input", text=f"steps are 0 to {len(replay.steps)}")
    if replay.match.at(step).is_over:
        raise Denied("study-over")
    return paddock.study(replay, step, anew)


class Desk:
    """One try at work: the state of a table that exists for this request only."""

    def __init__(self, origin: StudyOrigin, wish: StudyWish) -> None:
        self.origin: Final = origin
        self.wish: Final = wish
        study = _begun(origin, wish.step, wish.anew)
        self.game: Final[Game] = study.game
        self.seed: Final = study.seed
        self.mine: Final = sorted(set(wish.mine))
        if self.mine[-1] > study.match.seats:
            raise Denied("bad-input", text=f"there is no seat {self.mine[-1]}")
        self.state = State(self._facts(study.match), study.match.clone())
        self.made: Final[list[StudyMove]] = []
        self.moments: Final[list[StudyMoment]] = []

    @property
    def match(self) -> Match:
        """The match after the moves so far."""
        return self.state.played

    def _facts(self, match: Match) -> Facts:
        names = self.origin.names or match.names or ("",) * match.seats
        chairs = tuple(
            Chair(kind="person", name=name, guest=ME)
            if seat in self.mine
            else Chair(kind="bot", name=name, level=self.wish.level)
            for seat, name in enumerate(names, 1)
        )
        return Facts(
            seq=1,
            opened_at=0.0,
            settings=Settings(self.game.id, match.seats, dict(match.setup.options), hints="all"),
            host=ME,
            chairs=chairs,
            next_secret=NO_SECRET,
            status="running",
            number=1,
            dealt_to=tuple(chair.guest for chair in chairs),
            asked_seqs=dict.fromkeys(match.waiting, 1),
        )

    def repeat(self) -> None:
        """Make the moves of the wish, with frames of those that are not shown yet."""
        moves = self.wish.moves
        shown = len(moves) if self.wish.shown is None else self.wish.shown
        if shown > len(moves):
            raise Denied("bad-input", text=f"{shown} moves are shown of {len(moves)}")
        for number, line in enumerate(moves):
            seat, _, move = line.partition(" ")
            is_to_tell = self.wish.shown is None or number >= shown
            if number - shown >= MAX_FRAMES:
                raise Denied("bad-input", text=f"at most {MAX_FRAMES} moves are new at a time")
            mover = int(seat) if seat.isascii() and seat.isdigit() else 0
            if self.wish.is_loose and not self._is_possible(mover, move):
                break
            self._make(mover, move, is_to_tell=is_to_tell)
            if number >= shown:
                self._look(fresh=False)
        if self.wish.shown is None:
            self._look(fresh=True)

    def _is_possible(self, seat: int, move: str) -> bool:
        return 1 <= seat <= self.match.seats and self.match.refusal(move, seat) is None

    def _make(self, seat: int, move: str, *, is_to_tell: bool = True) -> None:
        match = self.match
        if not self._is_possible(seat, move):
            raise Denied("study-move", text=legible(move))
        if is_to_tell:
            note = move_note(self.game, match.parts_of(move), match.view(seat))
            is_forced = len(match.moves(seat)) == 1
            self.made.append(StudyMove(seat, move, seat in self.mine, is_forced, note))
        self.state = self.state.apply_in_place(Moved(seat, move, by="person" if seat in self.mine else "bot"))

    def _look(self, *, fresh: bool) -> None:
        made = frames.whole if fresh else frames.of_move
        found = made(self.state, Time(), self.mine)
        self.moments.append(StudyMoment([msgspec.json.decode(found[seat]) for seat in self.mine]))

    def go_on(self) -> bool:
        """Go on until a seat of one's own has a choice; whether that was not reached for want of time.

        Bots make their moves. A move of one's own that is the only one is made, too.
        """
        started = time.thread_time()
        while following := self._following():
            is_late = (time.thread_time() - started) * 1000 >= REPLIES_MS
            if len(self.moments) >= MAX_FRAMES or (is_late and len(self.moments) > 1):
                return True
            if len(self.match.steps) >= MAX_MOVES:
                raise Denied("bad-input", text=f"a try has at most {MAX_MOVES} moves")
            self._make(*following)
            self._look(fresh=False)
        return False

    def _following(self) -> tuple[int, str] | None:
        """The next move that nobody has to choose, by its seat; None if there is none."""
        match = self.match
        for seat in match.waiting:
            if seat not in self.mine:
                return seat, bot_move(self.game, match, seat, self.wish.level, self.seed)
        for seat in match.waiting:
            if len(only := match.moves(seat)) == 1:
                return seat, only[0]
        return None

    def shown(self) -> StudyShown:
        """The answer, without chances."""
        self.repeat()
        is_more = self.go_on()
        match = self.match
        hands = {} if self.origin.view else {seat: _hand(match, seat) for seat in range(1, match.seats + 1)}
        room = frames.room(TABLE, self.state.facts, {ME}, ME)
        room = msgspec.structs.replace(room, commitment="", next_commitment="", code="")
        sides = [match.setup.side_of(seat) + 1 for seat in range(match.seats)]
        return StudyShown(room, self.moments, self.made, match.is_over, is_more, sides, hands)


def _hand(match: Match, seat: int) -> list[str]:
    """The cards of a seat; empty for a game without hands."""
    hand = match.own_view(seat)["round"].get("hand")
    return [str(card) for card in hand] if isinstance(hand, list) else []


def shown(origin: StudyOrigin, wish: StudyWish) -> StudyShown | StudyDenied:
    """What to show next, without chances."""
    try:
        return Desk(origin, wish).shown()
    except Denied as denied:
        return StudyDenied(denied.code, denied.facts)


def chances(origin: StudyOrigin, wish: StudyWish) -> list[SideChance]:
    """The chances after these moves, which were made before."""
    desk = Desk(origin, wish)
    desk.repeat()
    return chances_of(desk.game, desk.match, budget_ms=CHANCES_MS, seat=wish.seat if origin.view else None)


def played(origin: StudyOrigin, wish: StudyWish) -> StudyPlayed | None:
    """How the match really went on; None if it has no further move."""
    replay = _replayed(origin.record)
    if not wish.step < len(replay.steps):
        return None
    step, before = replay.steps[wish.step], replay.match.at(wish.step)
    note = move_note(replay.game, before.parts_of(step.move), before.view(step.seat))
    after = replay.match.at(wish.step + 1)
    found = chances_of(replay.game, after, budget_ms=CHANCES_MS)
    places = [standing.place for standing in replay.match.standings()] if replay.match.is_over else []
    return StudyPlayed(StudyMove(step.seat, step.move, step.seat in wish.mine, note=note), found, places)


def hint(origin: StudyOrigin, wish: StudyWish) -> Hints | StudyDenied:
    """A hint for the seat of one's own that is asked after these moves."""
    try:
        desk = Desk(origin, wish)
        desk.repeat()
        asked = [seat for seat in desk.match.waiting if seat in desk.mine]
        if not asked:
            return StudyDenied("not-asked", {})
        found = paddock.hint(desk.match.view(asked[0]), HINT_MS)
    except Denied as denied:
        return StudyDenied(denied.code, denied.facts)
    return Hints(found.seat, found.worlds, advised(found, wish.lang))


def advised(found: Hint, lang: str) -> list[Advised]:
    """The tips of a hint in a language."""
    return [
        Advised(
            tip.move,
            tip.note,
            tip.of_round.mean,
            tip.of_round.low,
            tip.of_round.high,
            tip.is_tied,
            tip.is_vague,
            tip.text(lang),
            tip.details(lang),
        )
        for tip in found.tips
    ]
