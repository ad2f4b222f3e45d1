"""Requests about oneself: what each is for and whom it is about; `-m` writes them into docs/guide/trust.md."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from tests.people.notice_parts import Browser

PAGE: Final = Path(__file__).parents[2] / "docs" / "guide" / "trust.md"
BEGIN, END = "<!-- own requests: begin -->\n", "<!-- own requests: end -->\n"
Thing = Literal["table", "blocked", "block", "browser", "device", "passkey", "service"]
NOTICES: Final = {"lang": "de", "is_daily": False, "is_quiet": False, "quiet_from": 1320, "quiet_until": 420}


class Case(NamedTuple):
    """A request: its words for the table, what is sent, and the answer to whoever may ask it."""

    label: str
    method: str
    path: str
    body: Any = None
    status: int = 200
    names: Thing | None = None  # it names one of the person's things by its id


def filled(body: Any, things: dict[Thing, str]) -> Any:  # noqa: ANN401 - of JSON
    """With the ids of things."""
    if not isinstance(body, dict):
        return body
    return {key: value.format(**things) if isinstance(value, str) else value for key, value in body.items()}


def subscription(service: str) -> dict[str, str]:
    return Browser().subscription(service)


# By the function behind it. Whoever asks it is asked for a cookie, and nothing else says whom it is about.
OWN: Final[dict[str, Case]] = {
    "rename": Case("change one's name", "put", "/api/me", {"name": "Anne"}),
    "choose_car": Case("choose a car", "put", "/api/me/car", {"paint": 1, "number": 7}),
    "note_zone": Case("note the browser's time zone", "post", "/api/me/zone", {"zone": "Europe/Rome"}),
    "choose_zone": Case("choose a time zone", "put", "/api/me/zone", {"zone": "Europe/Rome", "is_chosen": True}),
    "my_tables": Case("one's tables", "get", "/api/me/tables"),
    "my_races": Case("one's races", "get", "/api/me/races"),
    "my_statistics": Case("one's statistics", "get", "/api/me/statistics"),
    "show_home": Case("the start page", "get", "/api/home"),
    "show_turns": Case("one's turns", "get", "/api/home/turns"),
    "show_away": Case("until when one is away", "get", "/api/me/away"),
    "set_away": Case("say that one is away", "put", "/api/me/away", {"until": 0}),
    "my_devices": Case("one's devices", "get", "/api/me/devices"),
    "link_device": Case("link a device", "post", "/api/me/link", status=201),
    "export_me": Case("everything that is stored about one", "get", "/api/me/export"),
    "make_recovery_code": Case("make a recovery code", "post", "/api/me/recovery", status=201),
    "passkey_options": Case("begin a passkey", "post", "/api/me/passkeys/options", status=201),
    "add_passkey": Case("add a passkey", "post", "/api/me/passkeys", {"credential": {}}, status=403),
    "remove_passkey": Case("remove a passkey", "delete", "/api/me/passkeys/{passkey}", names="passkey"),
    "show_blocks": Case("whom one blocks", "get", "/api/me/blocks"),
    "block": Case("block somebody", "post", "/api/me/blocks", {"table": "{table}", "guest": "{blocked}"}, status=201),
    "unblock": Case("unblock somebody", "delete", "/api/me/blocks/{block}", names="block"),
    "report": Case(
        "report somebody",
        "post",
        "/api/reports",
        {"table": "{table}", "guest": "{blocked}", "reason": "insults"},
        status=204,
    ),
    "show_notice_settings": Case("how one is told of turns", "get", "/api/me/notices"),
    "change_notice_settings": Case(
        "change how one is told", "put", "/api/me/notices", {**NOTICES, "mail": "", "is_mail_on": True}
    ),
    "add_browser": Case(
        "have notices in this browser", "post", "/api/me/notices/push", subscription("{service}/other"), status=201
    ),
    "remove_browser": Case("no more notices in a browser", "delete", "/api/me/notices/push/{browser}", names="browser"),
    "send_test_notice": Case("try a notice", "post", "/api/me/notices/test"),
    "revoke_device": Case("sign out a device", "delete", "/api/me/devices/{device}", names="device"),
    "forget_me": Case("be forgotten", "delete", "/api/me"),
}
# Whoever asks these needs no guest, because a secret in the request says whom they are about, or because they tell of
# the device only. Tried without the secret.
OPEN: Final[dict[str, Case]] = {
    "show_me": Case("who this device is", "get", "/api/me"),
    "show_keys": Case("which keys this device's guest has", "get", "/api/me/keys"),
    "show_link": Case("whose link it is", "get", "/api/me/link/nonsense", status=410),
    "accept_link": Case("accept a link", "post", "/api/me/accept", {"code": "nonsense"}, status=410),
    "recover": Case("come back by a recovery code", "post", "/api/recover", {"code": "AAAA-BBBB-CCCC-DDDD"}, 403),
    "sign_in_options": Case("begin to sign in by a passkey", "post", "/api/sign-in/options", status=201),
    "sign_in": Case("sign in by a passkey", "post", "/api/sign-in", {"credential": {}}, 403),
    "confirm_mail": Case("confirm a mail address", "post", "/api/notices/confirm/nonsense", status=410),
    "stop_notices": Case("stop mails", "post", "/api/notices/stop/nonsense"),
}
# The same for everybody: games, rules, lessons, how the server is; and to become a guest.
GENERAL: Final = {
    *("become", "open_stop_page", "find_table", "health", "ready", "metrics", "show_messages"),
    *("show_games", "show_game", "show_board", "show_howto", "show_lessons", "show_lesson"),
    *("show_odds", "show_sentences", "show_schema"),
}


def table() -> str:
    """All of them as a table of Markdown."""
    lines = ["| request | the person, on any device | somebody else | without a guest |", "|---|---|---|---|"]
    lines += [f"| {case.label} | yes | {'no' if case.names else 'their own'} | no |" for case in OWN.values()]
    held = "with the secret"
    lines += [f"| {case.label} | yes | {held} | {held} |" for case in OPEN.values() if _is_by_secret(case)]
    return "\n".join(lines) + "\n"


def _is_by_secret(case: Case) -> bool:
    """Whether a link, a code or a key says whom it is about."""
    return case.method == "post" or "nonsense" in case.path


def page() -> str:
    """The page with the table as it is now."""
    text = PAGE.read_text(encoding="utf-8")
    return re.sub(f"(?s){BEGIN}.*{END}", lambda _: BEGIN + "\n" + table() + "\n" + END, text)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
