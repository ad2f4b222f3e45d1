"""Writes Python's texts for comparison in the page's tests: `./paddock python -m tests.web.parity`."""

from __future__ import annotations

import json
import sys

from launcher.places import ROOT
from paddock import locales

FILE = ROOT / "web" / "tests" / "parity.gen.json"
NUMBERS = (0, 7, 999, 1000, 1200, 9999, 10_000, 123_456, -4500)
NAMES = {"seat_names": {"1": "Anna", "2": "Ben"}, "side_names": {"2": "Ben + Iva"}}
GAME = "kilometer-1000"
SAID: tuple[tuple[str, dict[str, object]], ...] = (
    ("refusal-speed-limit", {"limit_km": 50, "remedy_card": "end-limit", "km": 200, "section": "Sebesség kártyák"}),
    ("refusal-past-goal", {"km": 200, "remaining_km": 75, "goal_km": 1000, "section": "A játék célja"}),
    ("refusal-big-cards", {"count": 2, "km": 200, "section": "Kilométerkártyák"}),
    ("refusal-big-cards", {"count": 1, "km": 200, "section": "Kilométerkártyák"}),
    ("refusal-protected", {"side": 2, "card": "flat", "safety_card": "puncture-proof", "section": "7"}),
    ("refusal-not-your-turn", {"asked": "play", "turn": 2}),
    ("refusal-not-your-turn", {"asked": "answer", "seats": [1, 2, 3]}),
    ("refusal-no-window", {"card": "driving-ace", "section": "Villámválasz"}),
    ("event-CardLaid-moved", {"seat": 3, "card": "100", "total_km": 1000}),
    ("event-HandDealt-own", {"cards": ["25", "stop", "driving-ace"]}),
    ("event-ExtensionCalled", {"seat": 1, "goal_km": 1000}),
    ("line-coups", {}),
    ("web-cards-in-hand", {"count": 1}),
    ("web-cards-in-hand", {"count": 2}),
    ("web-cards-in-hand", {"count": 5}),
    ("web-cards-in-hand", {"count": 22}),
    ("web-road", {"goal": 12_345}),
)


def text() -> str:
    """Numbers and sentences in every language."""
    facts = {"seat_names": {1: "Anna", 2: "Ben"}, "side_names": {2: "Ben + Iva"}, "game": GAME}
    said = {
        lang: {
            "numbers": [[value, locales.number(value, lang)] for value in NUMBERS],
            "sentences": [
                [name, {**given, **NAMES, "game": GAME}, locales.say(name, {**facts, **given}, lang)]
                for name, given in SAID
            ],
        }
        for lang in locales.LANGUAGES
    }
    return json.dumps(said, ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    FILE.write_text(text(), encoding="utf-8")
    sys.stdout.write(f"{FILE.name}\n")


if __name__ == "__main__":
    main()
