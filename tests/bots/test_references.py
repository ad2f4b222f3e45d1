"""References: earlier versions of level 2 play as they did on their day, whatever becomes of level 2."""

from zlib import crc32

import pytest

import paddock
from paddock.bots import ladder
from paddock.core.chance.rng import Rng

ROUNDS = 12
# By game and seats: the number of moves in these rounds, and their checksum at commit ab611af.
AS_OF_AB611AF = {
    ("speed-1200", 2): (761, 2950970756),
    ("speed-1200", 3): (1149, 301945333),
    ("speed-1200", 6): (1499, 1599107507),
    ("kilometer-1000", 2): (766, 414081303),
    ("kilometer-1000", 3): (1062, 1497603802),
    ("kilometer-1000", 4): (1028, 2263301077),
    ("mille-bornes", 2): (1062, 3339787543),
    ("mille-bornes", 4): (1152, 3326461115),
}


def moves_of(game: paddock.Game, seats: int) -> list[int]:
    setup = game.setup(seats)
    luck = Rng(7)
    reference = ladder.references(game)["commuter-ab611af"](setup, luck)
    moves: list[int] = []
    for _ in range(ROUNDS):
        state = setup.new_round([], luck)
        while not state.over:
            moves.append(int(reference.pick(state)))
            state.apply(moves[-1])
    return moves


@pytest.mark.parametrize(("game_id", "seats"), AS_OF_AB611AF)
def test_the_commuter_of_ab611af_plays_as_on_its_day(game_id: str, seats: int) -> None:
    moves = moves_of(paddock.game(game_id), seats)
    assert (len(moves), crc32(repr(moves).encode())) == AS_OF_AB611AF[game_id, seats]


def test_a_search_never_imagines_rivals_that_claims_are_measured_against() -> None:
    game = paddock.game("speed-1200")
    kinds = {player.kind for player in ladder.searcher(game).styles}
    assert ladder.references(game)["commuter-ab611af"].kind not in kinds
