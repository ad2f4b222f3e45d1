"""Requests by message other than moves, and the entry of each."""

from paddock.table import commands
from paddock.table.entries import AnyEntry
from paddock.table.messages import Agree, Hint, Instruct, Play, Ready, Say, Undo
from paddock.table.person import Who
from paddock.table.state import State

Request = Undo | Agree | Instruct | Say
TableMessage = Play | Hint | Ready | Request  # everything that LiveTable.receive handles


def decide(state: State, guest: Who, name: str, message: Request) -> AnyEntry | None:
    """The entry to write; None if it was written already; Denied if it is not allowed."""
    if isinstance(message, Undo):
        return commands.undo(state, guest, message.seat, message.id, message.seq)
    if isinstance(message, Agree):
        return commands.agree(state, guest, message.seat, is_agreed=message.is_agreed, about=message.about)
    if isinstance(message, Instruct):
        return commands.instruct(state, guest, message.seat, message.orders)
    return commands.say(state, guest, name, message.text, message.id)
