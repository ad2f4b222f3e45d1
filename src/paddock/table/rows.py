"""Rows: an entry as a row of the log. Names and chat are kept beside it, where they can be forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from paddock.table.entries import Chair, Opened, Said, SeatAsked, Seated, Started, Swapped, decode_entry, encode_entry
from paddock.table.store.base import Row
from paddock.table.store.names_and_chat import chat_statement, deal_statement, name_statement

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from paddock.table.entries import AnyEntry
    from paddock.table.facts import Facts
    from paddock.table.store.base import Beside, Statement

replace = msgspec.structs.replace
Sitter = tuple[int, str]  # seat and guest


def to_row(table: str, after: Facts, at: float, entry: AnyEntry) -> tuple[Row, list[Statement]]:
    """The row of an entry, given the facts after it, and the statements to write with it."""
    row = Row(table, after.place, at, b"")
    kept, also = split(entry, row, after.seq)
    return row._replace(body=encode_entry(kept)), also


def split(entry: AnyEntry, row: Row, shown_seq: int) -> tuple[AnyEntry, list[Statement]]:
    """The entry as the log keeps it, without people, and the statements that keep them beside this row."""
    if isinstance(entry, Opened):
        chairs = enumerate(entry.chairs, 1)
        names = [name_statement(row, seat, chair.person, chair.name) for seat, chair in chairs if _is_named(chair)]
        return replace(entry, chairs=tuple(map(_nameless, entry.chairs))), names
    if isinstance(entry, Seated) and _is_named(entry.chair):
        chair = entry.chair
        return Seated(entry.seat, _nameless(chair)), [name_statement(row, entry.seat, chair.person, chair.name)]
    if isinstance(entry, Swapped):
        both = zip(entry.seats, entry.chairs, strict=True)
        names = [name_statement(row, seat, chair.person, chair.name) for seat, chair in both if _is_named(chair)]
        return replace(entry, chairs=tuple(map(_nameless, entry.chairs))), names
    if isinstance(entry, SeatAsked) and entry.name:
        return replace(entry, name=""), [name_statement(row, entry.seat, entry.guest, entry.name)]
    if isinstance(entry, Started) and entry.names:
        return replace(entry, names=(), blocks=""), [deal_statement(row, entry.names, entry.blocks)]
    if isinstance(entry, Said) and entry.text:
        line = chat_statement(row, shown_seq, entry.guest, entry.name, entry.text)
        return replace(entry, name="", text=""), [line]
    return entry, []


def _is_named(chair: Chair) -> bool:
    return chair.kind == "person" and bool(chair.name)


def _nameless(chair: Chair) -> Chair:
    return replace(chair, name="") if chair.kind == "person" else chair


def joined(row: Row) -> AnyEntry:
    """The entry of a row with the people who are known beside it; whoever was forgotten is called Player 2."""
    entry: AnyEntry = decode_entry(row.body)
    if isinstance(entry, Opened):
        return replace(entry, chairs=with_names(entry.chairs, names_of(row.beside)))
    if isinstance(entry, Seated) and entry.chair.kind == "person" and not entry.chair.name:
        return Seated(entry.seat, replace(entry.chair, name=_only_name(row) or placeholder(entry.seat, ())))
    if isinstance(entry, Swapped):
        return replace(entry, chairs=_swapped_chairs(entry, names_of(row.beside)))
    if isinstance(entry, SeatAsked) and not entry.name:
        return replace(entry, name=_only_name(row) or placeholder(entry.seat, ()))
    if isinstance(entry, Started) and row.beside:
        bound = row.beside[0]
        return replace(entry, names=bound.names, blocks=bound.text)
    if isinstance(entry, Said) and row.beside:
        return replace(entry, name=row.beside[0].name, text=row.beside[0].text)
    return entry


def _swapped_chairs(entry: Swapped, names: dict[Sitter, str]) -> tuple[Chair, ...]:
    return tuple(
        replace(chair, name=names.get((seat, chair.person)) or placeholder(seat, ()))
        if chair.kind == "person"
        else chair
        for seat, chair in zip(entry.seats, entry.chairs, strict=True)
    )


def _only_name(row: Row) -> str:
    return row.beside[0].name if row.beside else ""


def names_of(beside: Iterable[Beside]) -> dict[Sitter, str]:
    """The last name under which each guest took, or asked for, each seat."""
    return {(one.seat, one.guest): one.name for one in beside if one.seat > 0}


def with_names(chairs: Sequence[Chair], names: dict[Sitter, str]) -> tuple[Chair, ...]:
    """The chairs with the names of people put in where they are missing."""
    known = [chair.name or names.get((seat, chair.person), "") for seat, chair in enumerate(chairs, 1)]
    return tuple(
        replace(chair, name=known[seat - 1] or placeholder(seat, known)) if chair.kind == "person" else chair
        for seat, chair in enumerate(chairs, 1)
    )


def placeholder(seat: int, taken: Sequence[str]) -> str:
    """The name of a person who was forgotten; another one if somebody at the table has it."""
    name = f"Player {seat}"
    while name in taken:
        name += "*"
    return name
