"""Transcript of the first turns of a race for seat 1; `python -m tests.games.aruba.transcript` rewrites story.txt."""

from pathlib import Path

from paddock.core.match import Match
from paddock.core.story import Note, join_runs
from paddock.locales import say
from paddock.story import notes
from tests.games.aruba.tables import GAME

FILE = Path(__file__).with_name("story.txt")
STEPS = 75
# Kinds of moves in order of preference.
WISHES = ("roll", "mount", "play", "steal", "stand", "ram", "drive", "combine", "pass")


def transcript() -> str:
    match = GAME.start(3, seed=11, options={"cars": "1"})
    told = notes(GAME, match.events(), 1)
    for _ in range(STEPS):
        told += notes(GAME, match.play(wished(match)), 1)
    return "".join(f"{line(note)}\n" for note in join_runs(told))


def wished(match: Match) -> str:
    """The first legal move of the first kind on the list; otherwise the end of the turn."""
    parts = match.parts()
    ranks = [WISHES.index(part["verb"]) if part["verb"] in WISHES else len(WISHES) for part in parts]
    return match.moves()[ranks.index(min(ranks))]


def line(note: Note) -> str:
    names = {"seat_names": {1: "Anna", 2: "Ben", 3: "Cleo"}}
    text = say(note.message, {"game": GAME.id, **names, **note.facts})
    return f"(spoken) {text}" if note.is_spoken_only else text


if __name__ == "__main__":
    FILE.write_text(transcript(), encoding="utf-8")
