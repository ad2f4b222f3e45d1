"""Training of the network: correct samples, planted effects are found, and stored weights lose only rounding."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import numpy as np
import pytest

from paddock.bots.network_file import NetworkFile
from paddock.games.bornes.bots import features
from paddock.games.bornes.lab import train
from paddock.games.bornes.lab.calibrate import Seen, settled, worths
from paddock.games.bornes.lab.dataset import RIVALS, Moments, joined, watch
from paddock.games.bornes.lab.network import Network, proof, trained

if TYPE_CHECKING:
    from pathlib import Path

# Play and training are the same on both engines, and slow interpreted.
pytestmark = pytest.mark.played_out

GOOD, POOR = 3, 7


def planted(count: int, seed: int) -> Moments:
    """Positions where one move is better than the other by 100 points if a card is held, and worse by 100 if not."""
    luck = np.random.default_rng(seed)
    seen = luck.integers(0, 2, (count, features.SEEN)).astype(np.uint8)
    gain = np.where(seen[:, 0] == 1, 100, -100) + luck.normal(0, 300, count)
    same = np.full(count, GOOD, np.uint8), np.full(count, POOR, np.uint8)
    return Moments(seen, np.arange(count, dtype=np.int32), *same, np.zeros(count, np.int16), gain.astype(np.int16))


@pytest.mark.parametrize("seats", [2, 3])
def test_a_moment_has_the_moves_next_best_to_the_one_that_was_played(seats: int) -> None:
    moments = watch("speed-1200", seats, 1, 0, 3)
    pairs = np.bincount(moments.moment, minlength=len(moments.seen))
    assert pairs.min() >= 1
    assert pairs.max() <= RIVALS
    assert np.all(moments.gap <= 0)
    assert seats > 2 or np.all(moments.place != moments.chosen)  # an attack has one output, whatever its target
    assert moments.gain.any()


def test_the_same_rounds_give_the_same_moments_and_joined_ones_stay_apart() -> None:
    first, again = watch("mille-bornes", 2, 5, 0, 2), watch("mille-bornes", 2, 5, 0, 2)
    assert np.array_equal(first.seen, again.seen)
    assert np.array_equal(first.gain, again.gain)
    both = joined([first, again])
    assert both.moment.max() == 2 * len(first.seen) - 1
    assert len(both.gain) == 2 * len(first.gain)


def test_a_network_finds_what_there_is_to_find_and_keeps_what_it_promises() -> None:
    network = trained(planted(20_000, 1), passes=4)
    told = proof(network, planted(5_000, 2), 0.0)
    assert told.gained == pytest.approx(50, abs=12)
    assert told.promised == pytest.approx(told.gained, abs=15)
    assert told.share == pytest.approx(0.5, abs=0.1)


def test_where_nothing_is_to_be_found_little_is_promised() -> None:
    moments = planted(20_000, 3)
    luck = np.random.default_rng(4)
    noise = moments._replace(gain=luck.permutation(moments.gain))
    assert proof(trained(noise, passes=2), planted(5_000, 5), 60.0).share < 0.1


def test_what_was_learned_is_stored_without_losing_more_than_the_last_digits() -> None:
    moments = planted(3_000, 6)
    network = Network(moments)
    read = train.stored(network, trust=50.0, doubt=0.25).read()
    seen = moments.seen[0].astype(np.float64)
    values = seen
    for number, (weights, biases) in enumerate(zip(read.weights, read.biases, strict=True)):
        values = np.array(weights).reshape(len(biases), -1) @ values + np.array(biases)
        values = values if number == len(read.biases) - 1 else np.maximum(values, 0)
    assert values == pytest.approx(network.hidden(moments.seen[:1])[-1][0], abs=2e-3)
    assert (read.trust, read.doubt) == (50.0, 0.25)


def test_trust_and_doubt_are_what_the_truth_says() -> None:
    luck = np.random.default_rng(7)
    hope, more = luck.normal(0, 50, 40_000), luck.normal(0, 60, 40_000)
    wrong, lucky = luck.normal(0, 30, 40_000), luck.normal(0, 20, 40_000)
    told = zip(range(40_000), hope, more, wrong, lucky, strict=True)
    seen = [Seen(at, h, h + m + w + n, 400.0, h + m) for at, h, m, w, n in told]
    trust, doubt = settled(seen)
    assert trust == pytest.approx(200 * 400 / 3600, rel=0.1)
    assert doubt == pytest.approx(900 / 3600, rel=0.15)
    ways = worths(seen, trust, doubt)
    assert ways["both"].gained > max(ways["opinion"].gained, ways["worlds"].gained)


def test_the_command_plays_learns_and_writes_a_lesson_for_two_sides(tmp_path: Path) -> None:
    file = tmp_path / "lessons.json"
    train.main(["speed-1200", "--rounds", "5", "--weighed", "1", "--workers", "1", "--out", str(file)])
    learnt = msgspec.json.decode(file.read_bytes(), type=NetworkFile)
    assert set(learnt.lessons) == {"two"}
    assert learnt.made == "python -m paddock.games.bornes.lab.train speed-1200 --rounds 5 --seed 0"
