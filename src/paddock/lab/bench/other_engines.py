"""Measures other engines on random games: `python -m paddock.lab.bench.other_engines SECONDS`."""

import importlib
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any, NamedTuple

import msgspec

from paddock.lab.bench import c_baseline
from paddock.lab.bench.measure import WINDOW_S

OPENSPIEL_GAMES = ("hearts", "crazy_eights")


class PeerFigures(msgspec.Struct):
    """One engine in one kind of loop. `moves` are decisions of players; `actions` also count dealt cards.

    `missing` is the package to install if there are no figures.
    """

    engine: str
    game: str
    loop: str
    moves_per_second: float = 0.0
    actions_per_second: float = 0.0
    missing: str = ""


class Played(NamedTuple):
    """Totals of one or several games: decisions of players, all actions, and seconds."""

    moves: int
    actions: int
    seconds: float


def measure_peers(seconds: float) -> list[PeerFigures]:
    """Measure every installed engine, `seconds` for each."""
    found: list[PeerFigures] = []
    spiel = installed("pyspiel")
    for game in OPENSPIEL_GAMES:
        for loop, play in (("own", spiel_own_loop), ("python", spiel_python_loop)):
            blank = PeerFigures("OpenSpiel", game, loop, missing="" if spiel else "open_spiel")
            found.append(rates(blank, seconds, play(spiel, game)) if spiel else blank)
    cards = installed("rlcard")
    uno = PeerFigures("RLCard", "uno", "python", missing="" if cards else "rlcard")
    found.append(rates(uno, seconds, rlcard_loop(cards)) if cards else uno)
    return [*written_by_hand(seconds), *found]


def written_by_hand(seconds: float) -> list[PeerFigures]:
    """Our reference game in C; no figures if there is no C compiler."""
    if not c_baseline.compiler():
        return []
    with c_baseline.program() as program:
        rate = c_baseline.told(program, "seconds", seconds)
    return [PeerFigures("C", "mille-bornes", "hand", rate, rate)]


def installed(name: str) -> Any:  # noqa: ANN401  # these packages bring no types
    """The package, or None."""
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


def rates(blank: PeerFigures, seconds: float, play: Callable[[int], Played]) -> PeerFigures:
    """Play games with seeds 0, 1, 2... for `seconds`; the best short window counts, as for our rules."""
    seed = 0
    spent = 0.0
    while spent < seconds:
        window = Played(0, 0, 0.0)
        while window.seconds < WINDOW_S:
            game = play(seed)
            window = Played(window.moves + game.moves, window.actions + game.actions, window.seconds + game.seconds)
            seed += 1
        spent += window.seconds
        blank.moves_per_second = max(blank.moves_per_second, window.moves / window.seconds)
        blank.actions_per_second = max(blank.actions_per_second, window.actions / window.seconds)
    return blank


def spiel_own_loop(spiel: Any, name: str) -> Callable[[int], Played]:  # noqa: ANN401
    """OpenSpiel's C++ loop (`evaluate_bots`) with its uniform random bots in C++; Python only calls it."""
    game = spiel.load_game(name)

    def play(seed: int) -> Played:
        bots = [spiel.make_uniform_random_bot(player, seed * 8 + player) for player in range(game.num_players())]
        started = process_time()
        state = game.new_initial_state()
        spiel.evaluate_bots(state, bots, seed)
        seconds = process_time() - started
        history = state.full_history()
        return Played(sum(1 for action in history if action.player >= 0), len(history), seconds)

    return play


def spiel_python_loop(spiel: Any, name: str) -> Callable[[int], Played]:  # noqa: ANN401
    """The usual loop of OpenSpiel's Python users."""
    game = spiel.load_game(name)

    def play(seed: int) -> Played:
        luck = random.Random(seed)  # noqa: S311  # a playout, no secret
        moves = actions = 0
        started = process_time()
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, weights)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                moves += 1
            actions += 1
        return Played(moves, actions, process_time() - started)

    return play


def rlcard_loop(cards: Any) -> Callable[[int], Played]:  # noqa: ANN401
    """The usual loop of RLCard's users, with random legal actions."""
    env = cards.make("uno", config={"seed": 1})

    def play(seed: int) -> Played:
        luck = random.Random(seed)  # noqa: S311
        moves = 0
        started = process_time()
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(luck.choice(list(state["legal_actions"])))
            moves += 1
        return Played(moves, moves, process_time() - started)

    return play


def main() -> None:
    """Measure, and print the figures for the parent process."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 0.5
    sys.stdout.write(msgspec.json.encode(measure_peers(seconds)).decode() + "\n")


if __name__ == "__main__":
    main()
