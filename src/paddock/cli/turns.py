"""`paddock turns`: the tables that wait for you, asked of a running server as one of your devices."""

import json
import os
import re
import urllib.error
import urllib.request
from pathlib import Path
from typing import Annotated, Any, Final

from paddock.cli.databases import data_folder
from paddock.cli.flags import Lang, flag
from paddock.cli.language import settled_language
from paddock.cli.screen import Screen

SERVER: Final = "http://localhost:8700"
FILE: Final = "terminal-device.json"  # the token of this terminal at each server
COOKIE: Final = "paddock"
TIMEOUT_S: Final = 10.0
HOUR_S: Final = 3600.0
NO_DEVICE: Final = 401
TOO_OLD: Final = 410


def turns(
    *,
    server: Annotated[str, flag("cli-flag-turns-server")] = SERVER,
    link: Annotated[str | None, flag("cli-flag-turns-link")] = None,
    lang: Lang = None,
) -> None:
    """List the tables that wait for you, the one that waits longest first."""
    screen = Screen(settled_language(lang))
    address = server.rstrip("/")
    try:
        if link is not None:
            _keep_token(address, _token_of(address, link))
        home, now = _asked(address, "/api/home"), _asked(address, "/api/home/turns")["now"]
    except urllib.error.HTTPError as error:
        known = error.code in {NO_DEVICE, TOO_OLD}
        screen.say("cli-turns-link" if known else "cli-turns-down", {"address": address, "reason": str(error)})
        raise SystemExit(1) from None
    except (OSError, ValueError) as error:
        screen.say("cli-turns-down", {"address": address, "reason": getattr(error, "reason", None) or error})
        raise SystemExit(1) from None
    if not home["turns"]:
        screen.say("cli-turns-none")
    for turn in home["turns"]:
        facts: dict[str, Any] = {
            "game": screen.text(f"game-{turn['game']}"),
            "address": f"{address}/table/{turn['table']}",
        }
        if turn["due_at"] is None:
            screen.say("cli-turns-table", facts)
        else:
            screen.say("cli-turns-line", {**facts, "hours": max(0, int((turn["due_at"] - now) // HOUR_S))})


def _asked(address: str, path: str) -> Any:  # noqa: ANN401 - JSON
    token = _tokens().get(address, "")
    request = urllib.request.Request(address + path, headers={"cookie": f"{COOKIE}={token}"} if token else {})  # noqa: S310 - the address that the person gave
    with urllib.request.urlopen(request, timeout=TIMEOUT_S) as answer:  # noqa: S310
        return json.load(answer)


def _token_of(address: str, link: str) -> str:
    """Accept a link for another device: this terminal is one of the person's devices then."""
    code = link.rstrip("/").rpartition("/")[2]
    body = json.dumps({"code": code}).encode()
    headers = {"content-type": "application/json", "origin": address}
    request = urllib.request.Request(f"{address}/api/me/accept", body, headers)  # noqa: S310
    with urllib.request.urlopen(request, timeout=TIMEOUT_S) as answer:  # noqa: S310
        cookie = answer.headers.get("set-cookie", "")
    found = re.search(rf"{COOKIE}=([^;]+)", cookie)
    if found is None:
        raise ValueError("no token")
    return found.group(1)


def _tokens() -> dict[str, str]:
    try:
        found: dict[str, str] = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def _keep_token(address: str, token: str) -> None:
    """Keep the token where only this user can read it."""
    path = _file()
    path.parent.mkdir(parents=True, exist_ok=True)
    with os.fdopen(os.open(path, os.O_CREAT | os.O_WRONLY | os.O_TRUNC | os.O_CLOEXEC, 0o600), "w") as file:
        json.dump({**_tokens(), address: token}, file)


def _file() -> Path:
    return data_folder() / FILE
