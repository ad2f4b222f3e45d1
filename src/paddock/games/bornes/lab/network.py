"""Training of the champion's network of the Bornes family: two hidden layers, and an output for every kind of move.

The target is the gain of the other move over the expert's move. The prediction is the difference of their outputs plus
a share of the gap between the expert's values. Gains are noisy, so the network has few weights for many positions.
"""

from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from paddock.games.bornes.bots.features import PLACES
from paddock.games.bornes.lab.dataset import Moments

Floats = NDArray[np.float32]

UNIT = 100.0  # points per unit of network output
FAR, NEAR = -400.0, -100.0  # lower bound for the gap, and the bound from which it has a smaller weight
MAX_GAIN = 1500.0  # gains are clipped to this
HIDDEN = (128, 64)
BATCH = 2048
MIN_STEPS = 100  # least steps per epoch; small datasets use smaller batches
SAME = 1e-3
RATE, DECAY = 2e-3, 0.2
WARM_UP = 200
SLOW, SLOWER = 0.9, 0.999  # decay rates of Adam


class Batch(NamedTuple):
    """A batch of positions, with their pairs by row."""

    seen: Floats
    row: NDArray[np.int64]
    place: NDArray[np.int64]
    chosen: NDArray[np.int64]
    gaps: Floats
    gains: Floats


class Network:
    """The weights and their training."""

    def __init__(self, moments: Moments, seed: int = 0) -> None:
        sample = moments.seen[:200_000].astype(np.float32)
        self.mean: Floats = sample.mean(0)
        # A constant feature carries no information.
        self.spread: Floats = np.where(sample.std(0) < SAME, np.float32(1e9), sample.std(0)).astype(np.float32)
        luck = np.random.default_rng(seed)
        sizes = [moments.seen.shape[1], *HIDDEN]
        layers = [luck.normal(0, (2 / a) ** 0.5, (a, b)) for a, b in pairwise(sizes)]
        layers.append(luck.normal(0, 0.02, (HIDDEN[-1], PLACES)))
        # Weights and biases of each layer in turn, then the shares of the gap.
        arrays = [array for layer in layers for array in (layer, np.zeros(layer.shape[1]))] + [np.array([0.3, 0.1])]
        self.numbers: list[Floats] = [array.astype(np.float32) for array in arrays]
        self._steps = [np.zeros_like(array) for array in self.numbers]
        self._sizes = [np.zeros_like(array) for array in self.numbers]
        self._count = 0

    def hidden(self, seen: NDArray[np.uint8] | Floats) -> list[Floats]:
        """The input and the output of each layer; the last one has a value for every kind of move."""
        first = (seen.astype(np.float32) - self.mean) / self.spread
        second = np.maximum(first @ self.numbers[0] + self.numbers[1], 0)
        third = np.maximum(second @ self.numbers[2] + self.numbers[3], 0)
        return [first, second, third, third @ self.numbers[4] + self.numbers[5]]

    def gains(self, batch: Batch) -> Floats:
        """The predicted gain of each pair, in units."""
        values = self.hidden(batch.seen)[-1]
        return foretold(values, batch, self.numbers[6])

    def learn(self, batch: Batch, rate: float) -> None:
        """One gradient step on these pairs."""
        layers = self.hidden(batch.seen)
        error = (foretold(layers[-1], batch, self.numbers[6]) - batch.gains) / len(batch.gains)
        slopes = self._slopes(layers, batch, error.astype(np.float32))
        self._count += 1
        for number, slope in enumerate(slopes):
            self._steps[number] += (1 - SLOW) * (slope - self._steps[number])
            self._sizes[number] += (1 - SLOWER) * (slope * slope - self._sizes[number])
            step = self._steps[number] / (1 - SLOW**self._count)
            size = np.sqrt(self._sizes[number] / (1 - SLOWER**self._count)) + 1e-8
            pull = DECAY * self.numbers[number] if slope.ndim > 1 else 0.0
            self.numbers[number] -= np.float32(rate) * (step / size + pull)

    def _slopes(self, layers: list[Floats], batch: Batch, error: Floats) -> list[Floats]:
        """The gradients of the error, by backpropagation."""
        shape = (len(batch.seen), PLACES)
        size = shape[0] * shape[1]
        back = np.bincount(batch.row * PLACES + batch.place, error, size)
        back -= np.bincount(batch.row * PLACES + batch.chosen, error, size)
        blame: Floats = back.reshape(shape).astype(np.float32)
        found: list[Floats] = [batch.gaps.T @ error]
        for layer in (2, 1, 0):
            found = [layers[layer].T @ blame, blame.sum(0), *found]
            if layer:
                blame = (blame @ self.numbers[2 * layer].T) * (layers[layer] > 0)
        return found


def foretold(values: Floats, batch: Batch, shares: Floats) -> Floats:
    gained: Floats = values[batch.row, batch.place] - values[batch.row, batch.chosen] + batch.gaps @ shares
    return gained


def batch_of(moments: Moments, firsts: NDArray[np.int64], chosen: NDArray[np.int64]) -> Batch:
    """The batch of these positions; the pairs of each begin at `firsts`."""
    counts = firsts[chosen + 1] - firsts[chosen]
    row = np.repeat(np.arange(len(chosen)), counts)
    before = np.concatenate([[0], np.cumsum(counts)[:-1]])
    pairs = np.repeat(firsts[chosen] - before, counts) + np.arange(int(counts.sum()))
    gap = np.maximum(moments.gap[pairs], FAR).astype(np.float32) / UNIT
    return Batch(
        moments.seen[chosen].astype(np.float32),
        row,
        moments.place[pairs].astype(np.int64),
        moments.chosen[pairs].astype(np.int64),
        np.stack([gap, np.maximum(gap, NEAR / UNIT)], 1).astype(np.float32),
        np.clip(moments.gain[pairs].astype(np.float32), -MAX_GAIN, MAX_GAIN) / UNIT,
    )


def starts(moments: Moments) -> NDArray[np.int64]:
    """The index of the first pair of each position, and the end of the last."""
    return np.searchsorted(moments.moment, np.arange(len(moments.seen) + 1)).astype(np.int64)


def trained(moments: Moments, passes: int, seed: int = 0) -> Network:
    """Train a network for a number of epochs, with a decreasing learning rate."""
    network = Network(moments, seed)
    firsts, luck = starts(moments), np.random.default_rng(seed + 1)
    size = max(1, min(BATCH, len(moments.seen) // MIN_STEPS))
    steps = passes * (len(moments.seen) // size)
    warm = min(WARM_UP, steps // 10 + 1)
    for number in range(steps):
        if number % (steps // passes) == 0:
            order = luck.permutation(len(moments.seen))
        at = number % (steps // passes) * size
        rate = RATE * 0.5 * (1 + np.cos(np.pi * number / steps)) * min(1.0, (number + 1) / warm)
        network.learn(batch_of(moments, firsts, order[at : at + size]), float(rate))
    return network


class Proof(NamedTuple):
    """Test result of the network on unseen positions: gain in points per position, with its error."""

    promised: float
    gained: float
    error: float
    share: float  # of positions in which it rejects the expert's move


def proof(network: Network, moments: Moments, least: float) -> Proof:
    """Test: replace the expert's move where the network predicts a gain of more than `least` points."""
    firsts = starts(moments)
    gained, promised = np.zeros(len(moments.seen)), np.zeros(len(moments.seen))
    for at in range(0, len(moments.seen), 50_000):
        chosen = np.arange(at, min(at + 50_000, len(moments.seen)))
        batch = batch_of(moments, firsts, chosen)
        hopes = network.gains(batch) * UNIT
        best = np.full(len(chosen), least, np.float32)
        np.maximum.at(best, batch.row, hopes)
        is_taken = (hopes == best[batch.row]) & (hopes > least)
        real = moments.gain[firsts[at] : firsts[chosen[-1] + 1]].astype(np.float64)
        gained[chosen] = np.bincount(batch.row, np.where(is_taken, real, 0), len(chosen))
        promised[chosen] = np.bincount(batch.row, np.where(is_taken, hopes, 0), len(chosen))
    error = float(gained.std() / len(gained) ** 0.5)
    return Proof(float(promised.mean()), float(gained.mean()), error, float((promised > 0).mean()))
