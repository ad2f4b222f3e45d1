"""ARUBA Battle Race: dice, action cards and damage on a three-lane track; and its dice solved exactly."""

from paddock.games.aruba.goals import GOALS, Goal, goal
from paddock.games.aruba.odds import Odds, Roll, odds_of
from paddock.games.aruba.solver import Keep, Solver, Value

__all__ = ["GOALS", "Goal", "Keep", "Odds", "Roll", "Solver", "Value", "goal", "odds_of"]
