"""ARUBA Battle Race: dice, action cards and damage on a three-lane track; and its dice solved exactly."""

from paddock.games.aruba.rules.goals import GOALS, Goal, goal
from paddock.games.aruba.rules.odds import Odds, Roll, odds_of
from paddock.games.aruba.rules.solver import Keep, Solver, Value

__all__ = ["GOALS", "Goal", "Keep", "Odds", "Roll", "Solver", "Value", "goal", "odds_of"]
