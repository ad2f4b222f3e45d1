"""Transcript of a short race for one seat; `./paddock python -m tests.games.ausgebremst.transcript` rewrites it."""

from pathlib import Path

from paddock import Match
from paddock.core.story import Note, join_runs
from paddock.locales import say
from paddock.story import notes
from tests.games.ausgebremst.races import game

FILE = Path(__file__).with_name("story.txt")
SEAT = 1


def transcript() -> str:
    """An advanced race of two seats on the first circuit: every note, spoken ones marked by a star."""
    match = game().start(2, seed=4, options={"rules": "advanced", "circuits": "chosen:1"})
    told = [line(note) for note in notes(game(), match.events(), SEAT)]
    while match.waiting:
        seat = match.waiting[0]
        events = match.play(plain_move(match, seat), seat)
        told += [line(note) for note in join_runs(notes(game(), events, SEAT))]
    return "".join(f"{each}\n" for each in told)


def plain_move(match: Match, seat: int) -> str:
    """The drive with the largest reserve; of other moves the last, which sorts all cards at once."""
    drives = match.view(seat)["round"]["drives"]
    moves = match.moves(seat)
    if not drives:
        return moves[-1]
    reserves = [drive["reserve"] for drive in drives]
    return moves[reserves.index(max(reserves))]


def line(note: Note) -> str:
    mark = "*" if note.is_spoken_only else " "
    return f"{mark} {note.message}: {say(note.message, note.facts, 'en')}"


if __name__ == "__main__":
    FILE.write_text(transcript(), encoding="utf-8")
