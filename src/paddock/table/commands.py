"""Commands: what people may do at a table apart from moving. Each returns the entry to write, or raises Denied."""

import secrets
from typing import Final

import msgspec

import paddock
from paddock.advice.hint import has_hints
from paddock.bots.ladder import levels
from paddock.core.errors import BadInput
from paddock.core.match import KIND, KIND_WITH_NAMES
from paddock.core.text import MAX_NAME, is_visible, one_line
from paddock.table import fairness, seating
from paddock.table.denied import Denied
from paddock.table.entries import (
    DAY_S,
    MAX_DAYS,
    Away,
    Back,
    Chair,
    Clock,
    Ended,
    Hinted,
    Hosted,
    Left,
    Muted,
    Opened,
    Order,
    Ordered,
    Paused,
    Resumed,
    Said,
    SeatAnswered,
    SeatAsked,
    Seated,
    SeatWithdrawn,
    Settings,
    Started,
    Swapped,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from paddock.table.facts import Deal, Facts
from paddock.table.permissions import check, check_phase, check_role, check_seat
from paddock.table.person import Who, ids_of, is_same
from paddock.table.state import State

MAX_NONCE: Final = 64
MAX_LINE: Final = 300
JOINERS: Final = dict.fromkeys(map(ord, "\u200c\u200d"))
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # without letters and digits that look alike
CODE_LETTERS: Final = 6
STAND_IN_LEVEL: Final = 2
# Short, easy to pronounce in nine languages, and not a trademark.
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
    if not is_visible(checked):
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
    check_clock(settings.clock)
    if len(chairs) != settings.seats:
        raise Denied("bad-input", text=f"{len(chairs)} chairs for {settings.seats} seats")
    named: list[Chair] = []
    for chair in chairs:
        named.append(_checked_chair(settings, chair, host, [other.name for other in named]))
    return Opened(settings, host, tuple(named), fairness.new_secret())


def check_clock(clock: Clock) -> None:
    """Denied unless the time fits the kind of clock."""
    if clock.is_slow:
        if not clock.days or clock.seconds % DAY_S:
            raise Denied("bad-input", text=f"a clock in days has 1 to {MAX_DAYS} whole days, in seconds")
    elif clock.kind != "none" and not clock.seconds:
        raise Denied("bad-input", text="a clock needs at least a second")
    elif clock.seconds > DAY_S:
        raise Denied("bad-input", text=f"such a clock has at most {DAY_S} seconds")


def _checked_chair(settings: Settings, chair: Chair, host: str, taken: list[str]) -> Chair:
    if chair.kind == "open":
        return Chair()
    if chair.kind == "bot":
        return bot_chair(settings, chair.level, taken)
    name = check_name(chair.name)
    if name in taken:
        raise Denied("name-taken", name=name)
    guest = chair.guest or host
    return Chair(kind="person", name=name, guest=guest, nonce=check_nonce(chair.nonce), player=chair.player)


def bot_chair(settings: Settings, level: int, taken: list[str]) -> Chair:
    """A chair for a bot, with a name that nobody at the table has."""
    known = levels(paddock.game(settings.game))
    if level not in known:
        raise Denied("bad-input", text=f"there is no bot of level {level}; there are: {known}")
    name = next(name for name in BOT_NAMES if name not in taken)
    return Chair(kind="bot", name=name, level=level)


def sit(state: State, guest: Who, seat: int, name: str, nonce: str = "") -> Seated | SeatAsked | None:
    """Take an open chair; in a running match the guest's own one, or another's with the consent of the people there.

    None if they are being asked already, or sit there under this name: a device sends again what was not answered.
    """
    facts = state.facts
    check(facts, "sit", guest)
    check_seat(facts, seat)
    name = check_name(name)
    if facts.status != "running" and seat == seating.seat_named(facts, guest, name):
        return None
    if not seating.may_take(facts, guest, seat):
        return _ask_for_seat(facts, guest, seat, name)
    if name in seating.taken_names(facts, seat):
        raise Denied("name-taken", name=name)
    whose = seating.owner(facts, seat) if facts.status == "running" else facts.known_as(guest)
    return Seated(seat, Chair(kind="person", name=name, guest=whose, nonce=check_nonce(nonce)))


def seat_player(state: State, guest: Who, seat: int, player: str, name: str) -> Seated:
    """Seat a member without a device on an open chair, on this guest's device; only before a match begins."""
    facts = state.facts
    check(facts, "sit", guest)
    check_seat(facts, seat)
    if facts.status == "running":
        raise Denied("is-running")
    if facts.chair(seat).kind != "open":
        raise Denied("seat-taken", seat=seat)
    if name in seating.taken_names(facts, seat) or any(chair.person == player for chair in facts.chairs):
        raise Denied("name-taken", name=name)
    return Seated(seat, Chair(kind="person", name=name, guest=facts.known_as(guest), player=player))


def _ask_for_seat(facts: Facts, guest: Who, seat: int, name: str) -> SeatAsked | None:
    request = facts.seat_request
    if request is not None and request.seat == seat and is_same(guest, request.guest):
        return None
    if facts.status != "running" or not seating.is_vacant(facts, seat):
        raise Denied("seat-taken", seat=seat)
    if not seating.may_ask(facts, guest, seat):
        raise Denied("seat-in-play", seat=seat)
    if request is not None:
        raise Denied("seat-asked")
    if name in seating.taken_names(facts, seat):
        raise Denied("name-taken", name=name)
    return SeatAsked(seat, facts.known_as(guest), name, facts.to_ask(seat))


def add_nonce(state: State, guest: Who, seat: int, nonce: str) -> Seated:
    """Add a nonce to the next shuffle, before the next match begins."""
    check(state.facts, "give_nonce", guest, seat)
    return Seated(seat, msgspec.structs.replace(state.facts.chair(seat), nonce=check_nonce(nonce)))


def rename(state: State, guest: Who, seat: int, name: str) -> Seated | None:
    """Change the name at one's own chair before a match; None if it is called so already."""
    facts = state.facts
    check(facts, "rename", guest, seat)
    chair, name = facts.chair(seat), check_name(name)
    if chair.player:
        raise Denied("bad-input", text="a member of the club has the name that the club knows")
    if name in seating.taken_names(facts, seat):
        raise Denied("name-taken", name=name)
    return None if chair.name == name else Seated(seat, msgspec.structs.replace(chair, name=name))


def swap(state: State, guest: Who, seat: int, other: int) -> Swapped | None:
    """The host lets two chairs change places before a match, so that partners sit together; None for one chair."""
    facts = state.facts
    check(facts, "swap", guest)
    check_seat(facts, seat)
    check_seat(facts, other)
    return None if seat == other else Swapped((seat, other), (facts.chair(other), facts.chair(seat)))


def leave(state: State, guest: Who, seat: int) -> Left | SeatWithdrawn | None:
    """Leave a seat, or withdraw the request for it; None if that was done before."""
    request = state.facts.seat_request
    if request is not None and request.seat == seat and is_same(guest, request.guest):
        return SeatWithdrawn()
    check(state.facts, "leave", guest, seat)
    has_left = state.facts.chair(seat).stand_in == "left" and state.facts.status == "running"
    return None if has_left else Left(seat)


def take_back(state: State, guest: Who, seat: int) -> Back | Seated:
    """Take a seat back from a stand-in, or from the bot that the host gave it to."""
    facts = state.facts
    check(facts, "take_back", guest, seat)
    if seat in facts.seats_of(guest):
        return Back(seat)
    player, owner = seating.player(facts, seat), seating.owner(facts, seat)
    name, whose = seating.owner_name(facts, seat), "" if is_same(guest, player) else player
    return Seated(seat, Chair(kind="person", name=name, guest=owner, player=whose))


def set_chair(state: State, guest: Who, seat: int, kind: str, level: int) -> Seated:
    """The host gives a chair to a bot, or opens it; during a match a bot plays an open chair.

    Whose seat it is may take it back at any time.
    """
    facts = state.facts
    check(facts, "set_chair", guest)
    check_seat(facts, seat)
    if kind == "bot":
        return Seated(seat, bot_chair(facts.settings, level, seating.taken_names(facts, seat)))
    if kind != "open":
        raise Denied("bad-input", text="a chair can be given to a bot, or opened")
    return Seated(seat, Chair())


def hand_on(state: State, guest: Who, to: str) -> Hosted:
    """The host makes another seated guest the host."""
    check(state.facts, "hand_on", guest)
    if to not in state.facts.guests:
        raise Denied("not-seated")
    return Hosted(to)


def start(state: State, guest: Who, *, is_same_deal: bool = False) -> Started:
    """Deal a match: the first one, another one, or the last one again."""
    facts = state.facts
    check(facts, "start", guest)
    empty = [seat for seat, chair in enumerate(facts.chairs, 1) if chair.kind == "open"]
    if empty:
        raise Denied("empty-chairs", seats=empty)
    if is_same_deal:
        if facts.deal is None:
            raise Denied("no-match")
        if facts.settings.is_rated:
            raise Denied("bad-input", text="a rated match is dealt anew")
        return _same_deal(facts, facts.deal)
    nonces = tuple(chair.nonce for chair in facts.chairs if chair.nonce)
    return Started((), nonces, facts.next_secret, fairness.new_secret(), KIND)


def _same_deal(facts: Facts, deal: Deal) -> Started:
    names = deal.names if deal.kind == KIND_WITH_NAMES else ()
    return Started(names, deal.nonces, deal.secret, facts.next_secret, deal.kind, deal.blocks)


def pause(state: State, guest: Who) -> Paused:
    check(state.facts, "pause", guest)
    return Paused()


def resume(state: State, guest: Who) -> Resumed:
    check(state.facts, "resume", guest)
    return Resumed()


def end(state: State, guest: Who) -> Ended:
    check(state.facts, "end", guest)
    return Ended()


def mute(state: State, guest: Who, other: str, *, is_muted: bool) -> Muted:
    check(state.facts, "mute", guest)
    return Muted(other, is_muted)


def say(state: State, guest: Who, name: str, text: str, word: str = "") -> Said | None:
    """Say one line of text to the table; None if it was said already: a device sends again what was not answered."""
    check(state.facts, "say", guest if name else "")  # the host could not mute a visitor without a name
    if any((one, word) in state.facts.said_ids for one in ids_of(guest)):
        return None
    if state.facts.is_muted(guest):
        raise Denied("muted")
    return Said(state.facts.known_as(guest), name, check_line(text), word)


def check_line(text: str) -> str:
    """The line with white space collapsed; Denied for invisible characters, except emoji joiners."""
    line = " ".join(text.split())
    try:
        visible = one_line(line.translate(JOINERS).strip(), "what is said", MAX_LINE)
    except BadInput as error:
        raise Denied("bad-input", text=str(error)) from error
    if not visible:
        raise Denied("bad-input", text="the message is empty")
    return line


def instruct(state: State, guest: Who, seat: int, orders: dict[str, Order]) -> Ordered | None:
    """Give standing orders; None if they are those that stand."""
    check(state.facts, "instruct", guest, seat)
    if state.facts.is_slow and "ask" in orders.values():
        raise Denied("bad-input", text="at a slow table nobody is asked in a window: always, or never")
    return None if state.facts.orders.get(seat, {}) == orders else Ordered(seat, orders)


def set_away(state: State, guest: Who, seat: int, until: float) -> Away | None:
    """Note until when the person of a seat is away (0: they are back); None if that is known."""
    check_seat(state.facts, seat)
    if seat not in state.facts.seats_of(guest):
        raise Denied("not-your-seat", seat=seat)
    return None if state.facts.away.get(seat, 0.0) == until else Away(seat, until)


def undo(state: State, guest: Who, seat: int, word: str, seq: int) -> Undone | UndoAsked | None:
    """Undo the seat's last move: at once if nothing was revealed, otherwise after all people agree.

    None if it was requested already.
    """
    facts = state.facts
    check_role(facts, "undo", guest, seat)
    if word in facts.made.get(seat, ()) or (facts.undo_request is not None and facts.undo_request.id == word):
        return None
    check_phase(facts, "undo")
    match = state.played
    if not max(facts.fresh_seq, *facts.step_seqs[-1:], 0) <= seq <= facts.seq:
        raise Denied("stale")
    mine = [number for number, step in enumerate(match.steps) if step.seat == seat]
    if not mine:
        raise Denied("no-undo")
    if match.undo_refusal(seat) is None:
        return Undone(seat, len(match.steps) - 1, word)
    if facts.settings.is_rated:
        raise Denied("no-undo")
    if facts.undo_request is not None:
        raise Denied("undo-asked")  # one request at a time: a second would drop the consents to the first
    if seating.has_replaced(facts, guest):
        raise Denied("no-consent")
    asked = facts.to_ask(seat)
    return UndoAsked(seat, mine[-1], word, asked) if asked else Undone(seat, mine[-1], word)


def hint(state: State, guest: Who, seat: int) -> Hinted:
    """Take a hint for a seat that is to move."""
    facts = state.facts
    check(facts, "hint", guest, seat)
    if not facts.may_hint or not has_hints(paddock.game(facts.settings.game)):
        raise Denied("no-hints")
    if seat not in facts.asked_seqs:
        raise Denied("not-asked")
    return Hinted(seat)


def study(state: State, guest: Who, seat: int, step: int) -> Hinted:
    """Play on in thought from the present question of a seat; it counts as a hint."""
    check(state.facts, "study", guest, seat)
    taken = hint(state, guest, seat)
    if step != len(state.played.steps):
        raise Denied("stale")
    return taken


def agree(state: State, guest: Who, seat: int, *, is_agreed: bool, about: str = "undo") -> UndoAnswered | SeatAnswered:
    """Answer whether a move may be taken back, or whether somebody may have a seat."""
    facts = state.facts
    check(facts, "agree", guest, seat)
    request = facts.seat_request if about == "seat" else facts.undo_request
    if request is None or seat not in request.asked:
        raise Denied("no-request" if about == "seat" else "no-undo")
    return SeatAnswered(seat, is_agreed) if about == "seat" else UndoAnswered(seat, is_agreed)


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
