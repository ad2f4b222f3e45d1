"""Requests by message other than moves, and the entry each becomes."""

from paddock.table import commands
from paddock.table.entries import AnyEntry
from paddock.table.messages import Agree, Ask, Hint, Instruct, Play, Say, Undo
from paddock.table.state import State

Request = Undo | Agree | Instruct | Say
TableMessage = Play | Ask | Hint | Request  # everything that LiveTable.receive takes


def decide(state: State, guest: str, name: str, message: Request) -> AnyEntry | None:
    """The entry to write; None if it was written before; Denied if it is not allowed."""
    if isinstance(message, Undo):
        return commands.undo(state, guest, message.seat, message.id, message.seq)
    if isinstance(message, Agree):
        return commands.agree(state, guest, message.seat, is_agreed=message.is_agreed)
    if isinstance(message, Instruct):
        return commands.instruct(state, guest, message.seat, message.orders)
    return commands.say(state, guest, name, message.text)
