"""Reads the trained networks of a game from the file written by `python -m paddock.games.bornes.lab.train`."""

from array import array
from functools import cache

import msgspec

from paddock import families
from paddock.bots.move_prior import TrainedNetwork
from paddock.core.game import Game

FINE = 32767  # largest quantized value (int16)


class Numbers(msgspec.Struct, frozen=True):
    """Quantized numbers: little-endian int16, each in units of `scale` / FINE."""

    scale: float
    whole: bytes

    def read(self) -> list[float]:
        """The dequantized numbers."""
        return [number * self.scale / FINE for number in array("h", self.whole)]


class Stored(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The network of one weight set, as stored in the file."""

    numbers: dict[str, float]
    weights: list[Numbers]
    biases: list[Numbers]

    def read(self) -> TrainedNetwork:
        """The dequantized network."""
        weights, biases = ([each.read() for each in layer] for layer in (self.weights, self.biases))
        return TrainedNetwork(weights, biases, self.numbers)


class NetworkFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file format: the command that wrote the file, and a network for each weight set."""

    made: str
    lessons: dict[str, Stored]


TrainedNetworks = dict[str, Stored]


@cache
def networks(game: Game) -> TrainedNetworks:
    """The networks of a game by weight set (`two`, `more`); empty if there is no file."""
    file = families.file(game.family, "bots", "weights", f"{game.id}.json")
    return msgspec.json.decode(file.read_bytes(), type=NetworkFile).lessons if file.is_file() else {}
