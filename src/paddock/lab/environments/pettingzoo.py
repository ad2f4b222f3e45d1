"""PettingZoo adapter (AEC): `zoo.env("mille-bornes", seats=2)`; needs the extra `rl`."""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from paddock.core.errors import BadInput
from paddock.lab.environments.episode import Episode, Terms

Observation = dict[str, Any]
MAX_VALUE = 1000.0  # upper bound of all numbers in a row


def env(
    game_id: str, seats: int | None = None, options: dict[str, str] | None = None, *, whole_match: bool = False
) -> AECEnv[str, Observation, int]:
    """An environment that ends with a penalty when an agent takes an illegal action."""
    bare = PaddockEnv(Terms(game_id, seats, options, whole_match=whole_match))
    ended: AECEnv[str, Observation, int] = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))


class PaddockEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # the package is not typed throughout
    """One game with its seats as agents. An observation is a row of numbers and a mask of the legal actions.

    `unwrapped.episode.name(action)` is the notation of an action; `info["moves"]` lists the legal moves.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "paddock_v0", "is_parallelizable": False, "render_modes": ["ansi"]}
    render_mode = "ansi"

    def __init__(self, terms: Terms) -> None:
        super().__init__()
        self.terms = terms
        self.possible_agents = [f"seat_{seat}" for seat in range(1, terms.setup.seats + 1)]
        self.seeds = np.random.default_rng()
        self.episode: Episode = terms.start(0)
        width = len(self.episode.row(0))
        self.action_spaces = {agent: spaces.Discrete(terms.actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-MAX_VALUE, MAX_VALUE, (width,), np.float32),
                    "action_mask": spaces.Box(0, 1, (terms.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new episode; without a seed, with the next deal in the sequence of the last seed."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.episode = self.terms.start(int(self.seeds.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._face()

    def observe(self, agent: str) -> Observation:
        """The observation of this agent; its mask is empty unless the agent is to act."""
        player = self.possible_agents.index(agent)
        mask = np.zeros(self.terms.actions, np.int8)
        mask[self.episode.legal(player)] = 1
        return {"observation": np.array(self.episode.row(player), np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Apply the action of the selected agent; an illegal one raises IllegalMove and changes nothing."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadInput("an agent that is asked must act")
        self.episode.act(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        if self.episode.is_over:
            self.rewards = dict(zip(self.possible_agents, self.episode.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._face()

    def _face(self) -> None:
        """Select the agent to act; at the end the first agent, because PettingZoo then removes them one by one."""
        player = self.episode.player or 0
        self.agent_selection = self.possible_agents[player]
        self.infos: dict[str, dict[str, Any]] = {agent: {"moves": []} for agent in self.agents}
        if not self.episode.is_over:
            self.infos[self.agent_selection]["moves"] = self.episode.match.moves(player + 1)

    def render(self) -> str:
        """What a spectator sees, as text."""
        return str(self.episode.match.view(None))
