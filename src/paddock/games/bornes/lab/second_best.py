"""Finds positions where level 2 plays worse than its own second-best move.

`python -m paddock.games.bornes.lab.second_best GAME`: in rounds of level 2, wherever another move looks nearly as good,
both are played out in the real world. Averaged over many rounds, the difference between two kinds of move is no longer
luck.
"""

import argparse
import math
import sys
from collections.abc import Iterable, Iterator
from typing import NamedTuple, cast

from paddock import library
from paddock.core.chance.rng import Rng
from paddock.games.bornes.bots.expert import BornesExpert
from paddock.games.bornes.lab.shared import Gain, all_like, editions, expert_of, lead_after
from paddock.games.bornes.rules import moves
from paddock.games.bornes.rules.cards import BIG, END_LIMIT, LIMIT, START, STOP, is_attack, is_safety
from paddock.games.bornes.rules.round import BornesRound
from paddock.games.bornes.rules.state import CHOICE, PLAY

SEATS = 2
THOUGHTS = 3
CLOSE = 200.0  # a move whose value is lower by more than this is not tried
SMALL = 2  # the two smallest distances
MIN_SAMPLES = 30  # least number of samples to report a kind
SURE = 4.0  # standard errors; with hundreds of kinds some look good by chance
USES = {moves.OWN: "lay", moves.DISCARD: "discard"}
WORDS = {int(moves.EXTEND): "extend", int(moves.FINISH): "finish"}


class Doubt(NamedTuple):
    """One comparison: the kinds of both moves, and the gain of the second-best one."""

    chosen: str
    other: str
    gain: int


def doubts(game: str, rounds: int, seed: int = 0) -> Iterator[list[Doubt]]:
    """The comparisons in each of this many rounds."""
    setup = library.game(game).setup(SEATS)
    luck = Rng(seed)
    expert = expert_of(game, setup, luck)
    for _ in range(rounds):
        yield list(doubts_of(cast("BornesRound", setup.new_round([], luck)), expert))


def doubts_of(state: BornesRound, expert: BornesExpert) -> Iterator[Doubt]:
    """Play a round and return its comparisons."""
    while not state.over:
        if state.phase == PLAY:
            yield from thought_again(state, expert)
        elif state.phase == CHOICE:
            yield from other_answer(state, expert)
        state.apply(expert.pick(state))


def thought_again(state: BornesRound, expert: BornesExpert) -> Iterator[Doubt]:
    """The gains of the next best moves over the best one, in the real world."""
    worths = {move: expert.worth(state, move // moves.SPAN, move % moves.SPAN) for move in state.legal_moves()}
    chosen, *others = sorted(worths, key=lambda move: -worths[move])[:THOUGHTS]
    others = [move for move in others if worths[chosen] - worths[move] <= CLOSE]
    if others:
        players = all_like(expert, state)
        first = lead_after(state, chosen, players)
        yield from (Doubt(kind(chosen), kind(move), lead_after(state, move, players) - first) for move in others)


def other_answer(state: BornesRound, expert: BornesExpert) -> Iterator[Doubt]:
    """The gain of the other answer to the offer of an extension, in the real world."""
    chosen = int(expert.pick(state))
    other = int(moves.FINISH if chosen == moves.EXTEND else moves.EXTEND)
    players = all_like(expert, state)
    yield Doubt(kind(chosen), kind(other), lead_after(state, other, players) - lead_after(state, chosen, players))


def kind(move: int) -> str:
    """The kind of a move in two words: the action and the kind of card; or its word."""
    if move // moves.SPAN == moves.WORD:
        return WORDS[move]
    return f"{USES.get(move // moves.SPAN, 'attack')} {kind_of_card(move % moves.SPAN)}"


def kind_of_card(card: int) -> str:
    if card <= BIG:
        return "small" if card < SMALL else "big" if card == BIG else "middle"
    if is_safety(card):
        return "safety"
    named = {STOP: "stop", LIMIT: "limit", START: "start", END_LIMIT: "end-limit"}
    return named.get(card, "breakdown" if is_attack(card) else "remedy")


def gains(rounds: Iterable[list[Doubt]]) -> dict[tuple[str, str], Gain]:
    """The gains, grouped by the kinds of both moves."""
    found: dict[tuple[str, str], Gain] = {}
    for doubts_in in rounds:
        by_kinds: dict[tuple[str, str], list[int]] = {}
        for doubt in doubts_in:
            by_kinds.setdefault((doubt.chosen, doubt.other), []).append(doubt.gain)
        for kinds, gained in by_kinds.items():
            found.setdefault(kinds, Gain()).add(gained)
    return found


def report(found: dict[tuple[str, str], Gain], rounds: int) -> Iterator[str]:
    """The number of comparisons per round, and every pair of kinds with a significant gain."""
    count = sum(gain.count for gain in found.values())
    spread = math.sqrt(sum(gain.squares for gain in found.values()) / max(1, count))
    yield f"{count / rounds:.1f} second thoughts a round, of {len(found)} kinds; spread {spread:.0f}"
    for (chosen, other), gain in sorted(found.items(), key=lambda each: -each[1].total):
        if gain.count >= MIN_SAMPLES and gain.mean > SURE * gain.error:
            figures = f"{gain.mean:5.1f} ± {gain.error:4.1f}, {gain.count / rounds:6.3f} times a round"
            yield f"{chosen:17} better {other:17} {figures}"


def main(arguments: list[str]) -> None:
    """Print the report for a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=editions())
    parser.add_argument("--rounds", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(arguments)
    found = gains(doubts(asked.game, asked.rounds, asked.seed))
    sys.stdout.write("\n".join(report(found, asked.rounds)) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
