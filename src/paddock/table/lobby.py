"""Lobby cards: the summary of a table, written in the same transaction as the entry that changes it."""

import msgspec

from paddock.table.entries import Entry, Moved, Ordered, Said
from paddock.table.facts import Facts
from paddock.table.store.base import Card


class Summary(msgspec.Struct, frozen=True):
    """A table in the lobby: enough to decide whether to sit down."""

    table: str
    game: str
    options: dict[str, str]
    seats: int
    status: str
    open_seats: int  # open to newcomers: none while a match runs
    names: list[str]
    bots: int
    host_name: str
    opened_at: float
    match: int
    is_listed: bool
    club: str = ""  # id; empty outside clubs
    days: int = 0  # for a move at a slow table


encode_summary = msgspec.json.Encoder().encode
decode_summary = msgspec.json.Decoder(Summary).decode


def changes_card(entry: Entry, after: Facts) -> bool:
    """Whether this entry changes the card; moves do only when they end the match."""
    if isinstance(entry, Moved):
        return after.status != "running"
    return not isinstance(entry, Said | Ordered)


def card_of(table: str, facts: Facts, at: float) -> Card:
    """The card of a table."""
    return Card(
        table=table,
        game=facts.settings.game,
        status=facts.status,
        is_listed=facts.settings.is_listed,
        host=facts.host,
        guests=tuple(facts.guests),
        seq=facts.seq,
        at=at,
        summary=encode_summary(summary_of(table, facts)),
        club=facts.settings.club,
        days=facts.settings.clock.days,
    )


def summary_of(table: str, facts: Facts) -> Summary:
    """The summary of a table."""
    hosts = [chair.name for chair in facts.chairs if chair.guest == facts.host]
    return Summary(
        table=table,
        game=facts.settings.game,
        options=facts.settings.options,
        seats=facts.settings.seats,
        status=facts.status,
        open_seats=0 if facts.status == "running" else sum(1 for chair in facts.chairs if chair.kind == "open"),
        names=[chair.name for chair in facts.chairs if chair.kind != "open"],
        bots=sum(1 for chair in facts.chairs if chair.kind == "bot"),
        host_name=hosts[0] if hosts else "",
        opened_at=facts.opened_at,
        match=facts.number,
        is_listed=facts.settings.is_listed,
        club=facts.settings.club,
        days=facts.settings.clock.days,
    )
