"""Requests: what a device may ask of a table by message apart from a move, and the entry that this becomes."""

from paddock.table import desk
from paddock.table.entries import AnyEntry
from paddock.table.messages import Agree, Instruct, Say, Undo
from paddock.table.state import State

Request = Undo | Agree | Instruct | Say


def decide(state: State, guest: str, name: str, message: Request) -> AnyEntry | None:
    """The entry to write, or None if it was written before; Denied if it cannot be."""
    if isinstance(message, Undo):
        return desk.undo(state, guest, message.seat, message.id, message.seq)
    if isinstance(message, Agree):
        return desk.agree(state, guest, message.seat, is_agreed=message.is_agreed)
    if isinstance(message, Instruct):
        return desk.instruct(state, guest, message.seat, message.orders)
    return desk.say(state, guest, name, message.text)
