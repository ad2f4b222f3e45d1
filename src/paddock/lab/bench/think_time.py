"""Measures how long searching bots think: the slowest of a hundred decisions by game."""

import argparse
import sys
import time
from itertools import product

from paddock import library
from paddock.bots import ladder
from paddock.core.game import Game

MS = 1000


def decisions_ms(game: Game, seats: int, decisions: int, budget_ms: float, level: int) -> list[float]:
    """Sorted CPU times of the decisions of one bot that plays all seats."""
    bot = ladder.bot(game, level)
    match = game.start(seats, seed=0)
    taken: list[float] = []
    while len(taken) < decisions:
        if match.is_over:
            match = game.start(seats, seed=len(taken))
        seat = match.waiting[0]
        view = match.view(seat)
        started = time.thread_time()
        move = bot.choose(view, budget_ms=budget_ms)
        taken.append((time.thread_time() - started) * MS)
        match.play(move, seat)
    return sorted(taken)


def main(arguments: list[str]) -> None:
    """Print median, 99th percentile and maximum by game and level, for the fewest and the most seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--budget-ms", type=float, default=50.0)
    parser.add_argument("--games", nargs="*", default=list(library.game_ids()))
    asked = parser.parse_args(arguments)
    for game in map(library.game, asked.games):
        thinking = [level for level in ladder.levels(game) if level >= ladder.SEARCHING]
        for level, seats in product(thinking, (game.seat_counts[0], game.seat_counts[-1])):
            taken = decisions_ms(game, seats, asked.decisions, asked.budget_ms, level)
            half, most = (taken[len(taken) * percent // 100] for percent in (50, 99))
            figures = f"half within {half:5.1f} ms, 99 % within {most:5.1f} ms, all within {taken[-1]:5.1f} ms"
            sys.stdout.write(f"{game.id:15} level {level}, {seats} seats: {figures}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
