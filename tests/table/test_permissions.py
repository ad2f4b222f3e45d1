"""Permissions: every role, every request, every phase, as docs/guide/trust.md says it."""

from __future__ import annotations

from typing import Final, get_args

import pytest

from paddock.server.routes import matches, notices, tables
from paddock.table.messages import Inbound
from paddock.table.permissions import PERMISSIONS
from tests.table import permission_matrix
from tests.table.permission_matrix import PAGE, PHASES, REQUESTS, ROLES, outcome

# Which row of the matrix tries a message or a request over HTTP, and by which name it is declared.
ROWS: Final = {
    "Join": ("`join`, the room, its QR code", "join"),
    "Play": ("`play`", "play"),
    "Hint": ("`hint`", "hint"),
    "Undo": ("`undo`", "undo"),
    "Agree": ("`agree` to an undo", "agree"),
    "Instruct": ("`instruct`", "instruct"),
    "Ready": ("`ready`", "ready"),
    "Say": ("`say`", "say"),
    "show_table": ("`join`, the room, its QR code", "watch"),
    "show_qr": ("`join`, the room, its QR code", "watch"),
    "sit": ("sit down on seat 3", "sit"),
    "leave": ("leave the seat", "leave"),
    "take_back": ("take the seat back", "take_back"),
    "give_nonce": ("give a nonce", "give_nonce"),
    "rename_seat": ("change one's name", "rename"),
    "swap": ("let two chairs change places", "swap"),
    "set_chair": ("set a chair", "set_chair"),
    "start": ("start", "start"),
    "pause": ("pause", "pause"),
    "resume": ("resume", "resume"),
    "end": ("end", "end"),
    "hand_on": ("hand on", "hand_on"),
    "mute": ("mute", "mute"),
    "show_record": ("record and steps of the seat", "look"),
    "show_steps": ("record and steps of the seat", "look"),
    "show_review": ("review", "review"),
    "show_study": ("study", "study"),
    "show_study_hint": ("study", "study"),
    "show_table_webhook": ("webhook", "webhook"),
    "set_table_webhook": ("webhook", "webhook"),
    "remove_table_webhook": ("webhook", "webhook"),
}
OF_NO_TABLE: Final = {"Ping", "lobby", "open_table", "verify"}


def test_every_message_and_every_request_about_a_table_has_a_row_and_is_declared() -> None:
    messages = {kind.__name__ for kind in get_args(Inbound)}
    handlers = [*tables.route_handlers, *matches.route_handlers, *notices.of_tables]
    routes = {handler.fn.__name__ for handler in handlers}
    assert (messages | routes) - OF_NO_TABLE == set(ROWS)
    assert {row for row, _ in ROWS.values()} <= set(REQUESTS)
    assert {name for _, name in ROWS.values()} == set(PERMISSIONS)


def test_the_matrix_in_the_docs_is_what_the_table_does() -> None:
    written = "./paddock python -m tests.table.permission_matrix"
    assert permission_matrix.page() == PAGE.read_text("utf-8"), f"write it: {written}"


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("role", ["second device", "joined guest"])
def test_a_second_device_and_a_joined_guest_may_what_the_first_may(role: str, phase: str) -> None:
    for request in REQUESTS:
        assert outcome(role, request, phase) == outcome("seated", request, phase)


@pytest.mark.parametrize("phase", [phase for phase in PHASES if phase != "over"])
def test_nobody_but_its_holder_sees_through_a_seat_before_the_end(phase: str) -> None:
    for role in set(ROLES) - {"seated", "second device", "joined guest"}:
        assert outcome(role, "record and steps of the seat", phase) == "no"
