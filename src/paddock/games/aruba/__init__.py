"""ARUBA Battle Race: dice, action cards and damage on a three-lane track; and its dice solved exactly."""

from paddock.games.aruba.goals import GOALS, Goal, goal
from paddock.games.aruba.solver import Keep, Solver, Value

__all__ = ["GOALS", "Goal", "Keep", "Solver", "Value", "goal"]
