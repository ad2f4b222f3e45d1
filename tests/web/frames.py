"""Writes frames of real matches: `./paddock python -m tests.web.frames` fills web/.frames for `npm run dev`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import paddock
from paddock.core.match import Match

FOLDER = Path(__file__).resolve().parents[2] / "web" / ".frames"
NAMES = ("Anna", "Nikos", "Iva", "Rosa", "Milan", "Zuzka", "Otto", "Ilse")
WINDOW_MS = 6_000
Moment = Callable[[Match], bool]


def playing(match: Match) -> bool:
    """In the middle of a race, with something to choose from."""
    view = match.view(1)["round"]
    useful = [move for move in match.moves() if not move.startswith("discard")] if match.waiting == (1,) else []
    return view["phase"] == "play" and len(useful) > 1 and sum(side["km"] for side in view["sides"]) > 700


def answering(match: Match) -> bool:
    return match.view(1)["round"]["phase"] == "answer" and 1 in match.waiting and bool(match.moves(1)[1:])


def choosing(match: Match) -> bool:
    return match.view(1)["round"]["phase"] == "choice" and 1 in match.waiting


def later_round(match: Match) -> bool:
    return len(match.view(1)["results"]) > 0 and match.waiting == (1,)


def anywhere(match: Match) -> bool:
    return len(match.steps) > 40 and 1 in match.waiting


SCENES: dict[str, tuple[str, int, Moment]] = {
    "speed-2": ("speed-1200", 2, playing),
    "speed-3": ("speed-1200", 3, playing),
    "speed-4": ("speed-1200", 4, playing),
    "speed-6": ("speed-1200", 6, playing),
    "speed-coup": ("speed-1200", 4, answering),
    "speed-choice": ("speed-1200", 2, choosing),
    "speed-round": ("speed-1200", 4, later_round),
    "km-3": ("kilometer-1000", 3, playing),
    "mille-4": ("mille-bornes", 4, playing),
    "mille-6": ("mille-bornes", 6, playing),
    "mille-8": ("mille-bornes", 8, playing),
    "mille-over": ("mille-bornes", 2, lambda match: match.is_over),
    "ausgebremst": ("ausgebremst", 4, anywhere),
    "aruba": ("aruba", 4, anywhere),
}


def reached(game_id: str, seats: int, moment: Moment) -> Match:
    """A match of bots that has come to this moment, by the first seed that leads there."""
    game = paddock.game(game_id)
    for seed in range(200):
        match = game.start(seats=seats, seed=seed, names=list(NAMES[:seats]))
        bots = {seat: paddock.bot(game, level=2, seed=seat) for seat in range(1, seats + 1)}
        for _ in range(700):
            if moment(match):
                return match
            if match.is_over:
                break
            seat = match.waiting[0]
            match.play(bots[seat].choose(match.view(seat), budget_ms=10), seat)
    raise SystemExit(f"no seed leads {game_id} there")


def frames(match: Match) -> list[dict[str, Any]]:
    """What a table server would tell the first seat: the room, the view, why not."""
    view = match.view(1)
    chairs = [
        {
            "kind": "person" if seat < 2 else "bot",
            "name": NAMES[seat],
            "level": 2,
            "stand_in": "",
            "is_here": True,
            "guest": str(seat),
        }
        for seat in range(view["seats"])
    ]
    room = {
        "type": "room",
        "seq": 1,
        "table": "frames",
        "status": "running",
        "is_paused": False,
        "host": "0",
        "chairs": chairs,
        "settings": {"game": view["game"], "seats": view["seats"], "options": view["options"], "window_ms": WINDOW_MS},
        "watchers": 0,
        "match": 1,
        "commitment": "",
        "next_commitment": "",
        "undo": None,
        "muted": [],
        "guest": "0",
        "mine": [1],
        "orders": {},
    }
    events = json.loads(msgspec.json.encode(match.events(seat=1)))[-24:]
    time = {"window_ms": WINDOW_MS * 2 // 3} if view["round"].get("phase") == "answer" else {}
    seen = {
        "type": "seen",
        "seq": 1,
        "seat": 1,
        "match": 1,
        "step": len(match.steps),
        "fresh": True,
        "ack": None,
        "events": events,
        "view": view,
        "time": time,
        "may_undo": False,
    }
    return [room, seen, {"type": "reasons", "id": "", "seq": 1, "seat": 1, "reasons": reasons(match)}]


def reasons(match: Match) -> list[dict[str, Any]]:
    if 1 not in match.waiting:
        return []
    found = [(move, match.refusal(move, seat=1)) for move in match.candidates(1)]
    return [
        {"move": move, "rule": no.rule if no else None, "facts": dict(no.facts) if no else {}} for move, no in found
    ]


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, scene in SCENES.items():
        (FOLDER / f"{name}.json").write_text(json.dumps(frames(reached(*scene))), encoding="utf-8")
        sys.stdout.write(f"{name}\n")


if __name__ == "__main__":
    main()
