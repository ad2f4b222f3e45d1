"""OpenSpiel adapter: after this import use `pyspiel.load_game("paddock(game=aruba,seats=4)")`; needs the extra `rl`.

A state begins with one chance node, the number of the deal, which determines all later draws and rolls. So a history
is complete, and a state can be rebuilt from it. A game has 4,096 deals; another `seed` gives other deals.
"""

import json
from typing import Any, Final

import numpy as np
import pyspiel

from paddock.core.errors import BadInput
from paddock.lab.environments.episode import Episode, Terms

DEALS: Final = 1 << 12
RESAMPLED: Final = 1 << 53  # a sampler returns a float below 1
MAX_MOVES: Final = 100_000  # moves; the rules end every match long before that

KIND: Final = pyspiel.GameType(
    short_name="paddock",
    long_name="Road-racing table games of Paddock",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": "mille-bornes", "seats": 2, "match": False, "options": "", "seed": 0},
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # the package brings no types
    """One game at one number of seats. `options` are written `name:value;name:value`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = {**KIND.parameter_specification, **(params or {})}
        chosen = dict(pair.split(":", 1) for pair in str(asked["options"]).split(";") if pair)
        self.terms = Terms(str(asked["game"]), int(asked["seats"]), chosen, whole_match=bool(asked["match"]))
        self.first_deal = int(asked["seed"]) * DEALS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.terms.actions,
            max_chance_outcomes=DEALS,
            num_players=self.terms.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=MAX_MOVES,
        )
        super().__init__(KIND, info, params or {})

    def new_initial_state(self) -> "SpielState":
        """The state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":  # noqa: ANN401
        """An observer that encodes a state as one player sees it."""
        if params:
            raise BadInput(f"an observer has no parameters: {params}")
        return Observer(self.terms)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state: before the deal, or an episode."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.terms = game.terms
        self.first_deal = game.first_deal
        self.episode: Episode | None = None

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        player = self.episode.player
        return int(pyspiel.PlayerId.TERMINAL) if player is None else player

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, with equal probability."""
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.is_over

    def returns(self) -> list[float]:
        return self.episode.returns() if self.episode else [0.0] * self.terms.setup.seats

    def observation_string(self, player: int | None = None) -> str:
        """The view of a player; it includes everything relevant from earlier observations."""
        seat = (self.current_player() if player is None else player) + 1
        return json.dumps(self.episode.match.view(seat), sort_keys=True) if self.episode else ""

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":  # noqa: ANN401 - a numpy function
        """Another state that this player cannot distinguish from this one, for searches such as ISMCTS."""
        twin: SpielState = self.clone()
        if self.episode is not None:
            twin.episode = self.episode.imagined(player, int(sampler() * RESAMPLED))
        return twin

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.legal(player) if self.episode else []

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = self.terms.start(self.first_deal + action)
        else:
            self.episode.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0 or self.episode is None:
            return f"deal {action}"
        return self.episode.name(action)

    def __str__(self) -> str:
        return json.dumps(self.episode.match.position(), sort_keys=True) if self.episode else "before the deal"


class Observer:
    """The observation tensor, updated for each state (the interface of OpenSpiel's PyObserver)."""

    def __init__(self, terms: Terms) -> None:
        self.tensor = np.zeros(len(terms.start(0).row(0)), np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the observation of this player."""
        self.tensor[:] = state.episode.row(player) if state.episode else 0

    def string_from(self, state: SpielState, player: int) -> str:
        """The observation as text."""
        return state.observation_string(player)


pyspiel.register_game(KIND, SpielGame)
