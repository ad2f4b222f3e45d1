"""Commands: what people may do at a table apart from moving. Each returns the entry to write, or raises Denied."""

import secrets
from typing import Final

import msgspec

import paddock
from paddock.advice.hint import has_hints
from paddock.bots.ladder import offered
from paddock.core.errors import BadInput
from paddock.core.text import one_line
from paddock.table import fairness
from paddock.table.denied import Denied
from paddock.table.entries import (
    Back,
    Chair,
    Ended,
    Entry,
    Hinted,
    Hosted,
    Left,
    Moved,
    Muted,
    Opened,
    Order,
    Ordered,
    Paused,
    Resumed,
    Said,
    Seated,
    Settings,
    Started,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from paddock.table.facts import Facts
from paddock.table.state import State

MAX_NAME: Final = 24
MAX_NONCE: Final = 64
MAX_LINE: Final = 300
JOINERS: Final = dict.fromkeys(map(ord, "\u200c\u200d"))
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # without letters and digits that look alike
CODE_LETTERS: Final = 6
MAX_ENTRIES: Final = 20_000  # of a table's log: a season takes some 3,000
STAND_IN_LEVEL: Final = 2
# Short, pronounceable in nine languages, and nobody's trademark.
BOT_NAMES: Final = (
    "Rosa",
    "Otto",
    "Marta",
    "Bruno",
    "Ilka",
    "Tomas",
    "Nina",
    "Viktor",
    "Elena",
    "Pavel",
    "Sofia",
    "Leo",
)


def check_name(name: str) -> str:
    """A valid name; Denied if it is not."""
    try:
        checked = one_line(name, "a name", MAX_NAME)
    except BadInput as error:
        raise Denied("bad-input", text=str(error)) from error
    if not checked:
        raise Denied("bad-input", text="a name needs at least one letter")
    return checked


def check_nonce(nonce: str) -> str:
    try:
        return one_line(nonce, "a nonce", MAX_NONCE)
    except BadInput as error:
        raise Denied("bad-input", text=str(error)) from error


def open_table(settings: Settings, host: str, chairs: list[Chair]) -> Opened:
    """Open a table. Chairs of the host are persons, the others open or bots."""
    try:
        game = paddock.game(settings.game)
        game.setup(settings.seats, settings.options)
    except BadInput as error:
        raise Denied("bad-input", text=str(error)) from error
    if settings.clock.kind != "none" and not settings.clock.seconds:
        raise Denied("bad-input", text="a clock needs at least a second")
    if len(chairs) != settings.seats:
        raise Denied("bad-input", text=f"{len(chairs)} chairs for {settings.seats} seats")
    named: list[Chair] = []
    for chair in chairs:
        named.append(_checked_chair(settings, chair, host, [other.name for other in named]))
    return Opened(settings, host, tuple(named), fairness.new_secret())


def _checked_chair(settings: Settings, chair: Chair, host: str, taken: list[str]) -> Chair:
    if chair.kind == "open":
        return Chair()
    if chair.kind == "bot":
        return bot_chair(settings, chair.level, taken)
    name = check_name(chair.name)
    if name in taken:
        raise Denied("name-taken", name=name)
    return Chair(kind="person", name=name, guest=host, nonce=check_nonce(chair.nonce))


def bot_chair(settings: Settings, level: int, taken: list[str]) -> Chair:
    """A chair for a bot, with a name that nobody at the table has."""
    known = offered(paddock.game(settings.game))
    if level not in known:
        raise Denied("bad-input", text=f"there is no bot of level {level}; there are: {known}")
    name = next(name for name in BOT_NAMES if name not in taken)
    return Chair(kind="bot", name=name, level=level)


def sit(state: State, guest: str, seat: int, name: str, nonce: str = "") -> Seated:
    """Take an open chair; in a running match only the guest it was dealt to may."""
    facts = state.facts
    _check_seat(facts, seat)
    if facts.chair(seat).kind != "open":
        raise Denied("seat-taken", seat=seat)
    if not facts.may_sit(guest, seat):
        raise Denied("seat-in-play", seat=seat)
    name = check_name(name)
    if name in [chair.name for chair in facts.chairs]:
        raise Denied("name-taken", name=name)
    return Seated(seat, Chair(kind="person", name=name, guest=guest, nonce=check_nonce(nonce)))


def add_nonce(state: State, guest: str, seat: int, nonce: str) -> Seated:
    """Add a nonce to the next shuffle, before the next match begins."""
    chair = _own(state.facts, guest, seat)
    if state.facts.status == "running":
        raise Denied("is-running")
    return Seated(seat, msgspec.structs.replace(chair, nonce=check_nonce(nonce)))


def leave(state: State, guest: str, seat: int) -> Left:
    """Leave one's seat."""
    _own(state.facts, guest, seat)
    return Left(seat)


def take_back(state: State, guest: str, seat: int) -> Back:
    """Take one's seat back from a stand-in."""
    _own(state.facts, guest, seat)
    return Back(seat)


def set_chair(state: State, guest: str, seat: int, kind: str, level: int) -> Seated:
    """The host gives a chair to a bot, or opens it; during a match a bot plays an open chair.

    Then only the guest it was dealt to may sit there again.
    """
    facts = _as_host(state.facts, guest)
    _check_seat(facts, seat)
    taken = [chair.name for number, chair in enumerate(facts.chairs, 1) if number != seat]
    if kind == "bot":
        return Seated(seat, bot_chair(facts.settings, level, taken))
    if kind != "open":
        raise Denied("bad-input", text="a chair can be given to a bot, or opened")
    return Seated(seat, Chair())


def hand_on(state: State, guest: str, to: str) -> Hosted:
    """The host makes another seated guest the host."""
    if to not in _as_host(state.facts, guest).guests:
        raise Denied("not-seated")
    return Hosted(to)


def start(state: State, guest: str, *, is_same_deal: bool = False) -> Started:
    """Deal a match: the first one, another one, or the last one again."""
    facts = _as_host(state.facts, guest)
    if facts.status == "running":
        raise Denied("is-running")
    empty = [seat for seat, chair in enumerate(facts.chairs, 1) if chair.kind == "open"]
    if empty:
        raise Denied("empty-chairs", seats=empty)
    if is_same_deal:
        if facts.deal is None:
            raise Denied("no-match")
        return Started(facts.deal.names, facts.deal.nonces, facts.deal.secret, facts.next_secret)
    names = tuple(chair.name for chair in facts.chairs)
    nonces = tuple(chair.nonce for chair in facts.chairs if chair.nonce)
    return Started(names, nonces, facts.next_secret, fairness.new_secret())


def pause(state: State, guest: str) -> Paused:
    _running(_as_host(state.facts, guest))
    return Paused()


def resume(state: State, guest: str) -> Resumed:
    if not _as_host(state.facts, guest).is_paused:
        raise Denied("not-running")
    return Resumed()


def end(state: State, guest: str) -> Ended:
    if _as_host(state.facts, guest).status != "running":
        raise Denied("not-running")
    return Ended()


def mute(state: State, guest: str, other: str, *, is_muted: bool) -> Muted:
    _as_host(state.facts, guest)
    return Muted(other, is_muted)


def say(state: State, guest: str, name: str, text: str) -> Said:
    """Say one line of text to the table."""
    if guest in state.facts.muted:
        raise Denied("muted")
    return Said(guest, name, _spoken(text))


def _spoken(text: str) -> str:
    """The line with white space collapsed; Denied for invisible characters, except emoji joiners."""
    line = " ".join(text.split())
    try:
        visible = one_line(line.translate(JOINERS).strip(), "what is said", MAX_LINE)
    except BadInput as error:
        raise Denied("bad-input", text=str(error)) from error
    if not visible:
        raise Denied("bad-input", text="nothing was said")
    return line


def instruct(state: State, guest: str, seat: int, orders: dict[str, Order]) -> Ordered:
    _own(state.facts, guest, seat)
    return Ordered(seat, orders)


def undo(state: State, guest: str, seat: int, word: str, seq: int) -> Undone | UndoAsked | None:
    """Take back one's last move: at once if nothing was revealed, else when all people agree.

    None if this was asked for before.
    """
    facts = state.facts
    _own(facts, guest, seat)
    if word in facts.made.get(seat, ()) or (facts.undo_request is not None and facts.undo_request.id == word):
        return None
    _running(facts)
    match = state.played
    if not max(facts.fresh_seq, *facts.step_seqs[-1:], 0) <= seq <= facts.seq:
        raise Denied("stale")
    mine = [number for number, step in enumerate(match.steps) if step.seat == seat]
    if not mine:
        raise Denied("no-undo")
    if match.undo_refusal(seat) is None:
        return Undone(seat, len(match.steps) - 1, word)
    if facts.undo_request is not None:
        raise Denied("undo-asked")  # one request at a time: a second would drop the consents to the first
    if facts.has_replaced(guest):
        raise Denied("no-consent")
    asked = facts.to_ask(seat)
    return UndoAsked(seat, mine[-1], word, asked) if asked else Undone(seat, mine[-1], word)


def hint(state: State, guest: str, seat: int) -> Hinted:
    """Take a hint for one's seat while it is to move."""
    facts = state.facts
    _own(facts, guest, seat)
    _running(facts)
    if not facts.may_hint or not has_hints(paddock.game(facts.settings.game)):
        raise Denied("no-hints")
    if seat not in facts.asked_seqs:
        raise Denied("not-asked")
    return Hinted(seat)


def agree(state: State, guest: str, seat: int, *, is_agreed: bool) -> UndoAnswered:
    _own(state.facts, guest, seat)
    request = state.facts.undo_request
    if request is None or seat not in request.asked:
        raise Denied("no-undo")
    return UndoAnswered(seat, is_agreed)


def check_log_size(state: State, entry: Entry) -> None:
    """Denied when a table's log is too long; half of it is reserved for moves."""
    most = MAX_ENTRIES if isinstance(entry, Moved) else MAX_ENTRIES // 2
    if state.facts.place >= most:
        raise Denied("too-many", what=type(entry).__name__)


def new_id(length: int = 12) -> str:
    """A random id for links, with 5 bits per letter."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def code_of(table_id: str) -> str:
    """The code that people type to find a table: the first letters of its id, in capitals."""
    return table_id[:CODE_LETTERS].upper()


def read_code(typed: str) -> str:
    """The first letters of a table's id, from a typed code; Denied if it cannot be one."""
    letters = "".join(letter for letter in typed.lower() if letter not in " -")
    if len(letters) != CODE_LETTERS or any(letter not in LETTERS for letter in letters):
        raise Denied("no-table")
    return letters


def _check_seat(facts: Facts, seat: int) -> None:
    if not 1 <= seat <= len(facts.chairs):
        raise Denied("bad-input", text=f"there is no seat {seat}")


def _own(facts: Facts, guest: str, seat: int) -> Chair:
    _check_seat(facts, seat)
    if seat not in facts.seats_of(guest):
        raise Denied("not-your-seat", seat=seat)
    return facts.chair(seat)


def _as_host(facts: Facts, guest: str) -> Facts:
    if guest != facts.host:
        raise Denied("not-host")
    return facts


def _running(facts: Facts) -> None:
    if facts.status != "running":
        raise Denied("not-running")
    if facts.is_paused:
        raise Denied("is-paused")
