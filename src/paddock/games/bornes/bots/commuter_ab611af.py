"""Level 2 as of commit ab611af: the fixed reference of later claims of strength. Do not improve it.

Its weights of that day are in `weights/ab611af`. A test compares its moves with those of that day.
"""

from paddock.games.bornes.bots.expert import BornesExpert


class CommuterAb611af(BornesExpert):
    """The level-2 policy of 17 November 2026."""
