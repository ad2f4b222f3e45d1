"""Reads the trained networks of a game, which `python -m paddock.games.bornes.lab.train` writes."""

from array import array
from functools import cache

import msgspec

from paddock import families
from paddock.bots.move_prior import TrainedNetwork
from paddock.core.game import Game

FINE = 32767  # the largest of the whole numbers that stand for weights


class Numbers(msgspec.Struct, frozen=True):
    """Many numbers in little room: whole ones of two bytes, little end first, each `scale` / FINE."""

    scale: float
    whole: bytes

    def read(self) -> list[float]:
        """As they were learned, nearly."""
        return [number * self.scale / FINE for number in array("h", self.whole)]


class Stored(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was learned for a number of sides, as it lies in the file."""

    numbers: dict[str, float]
    weights: list[Numbers]
    biases: list[Numbers]

    def read(self) -> TrainedNetwork:
        """As it is used."""
        weights, biases = ([each.read() for each in layer] for layer in (self.weights, self.biases))
        return TrainedNetwork(weights, biases, self.numbers)


class NetworkFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of lessons: the command that made it, and a lesson for each table of sides."""

    made: str
    lessons: dict[str, Stored]


TrainedNetworks = dict[str, Stored]


@cache
def networks(game: Game) -> TrainedNetworks:
    """The lessons of a game by table (`two`, `more`); none if nothing was learned."""
    file = families.file(game.family, "bots", "weights", f"{game.id}.json")
    return msgspec.json.decode(file.read_bytes(), type=NetworkFile).lessons if file.is_file() else {}
