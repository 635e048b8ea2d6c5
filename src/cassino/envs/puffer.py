"""cassino as an environment of PufferLib: learners among bots, in a batch.

There is no extra for PufferLib, because it needs older versions of other packages: install it as its authors say.
"""

from os import PathLike
from typing import Any

import numpy as np
import pufferlib
from gymnasium import spaces
from numpy.typing import NDArray

from cassino.arguments import number
from cassino.encoding.ids import ID_COUNT
from cassino.encoding.planes import CARDS
from cassino.envs.opponents import Named
from cassino.envs.vec import CassinoVec
from cassino.rules import Rules


class CassinoPuffer(pufferlib.PufferEnv):  # type: ignore[misc]
    """A batch of games on `CassinoVec`; each has one agent, the learner, who adds one id to its move in each step.

    An observation is flat: the planes, 52 zeros or ones each, and then 1 for each legal id (ID_COUNT), because
    PufferLib's trainer has no masks. So an illegal id costs `illegal_reward`, and the game stays as it is. After each
    deal the next one begins in the same step.

    num_games: the agents. The other arguments are those of `CassinoVec`; buf is PufferLib's. Raises CassinoError.
    """

    def __init__(
        self, num_games: int = 256, variant: str | PathLike[str] | Rules = "casino", players: int | None = None,
        opponents: Named | list[Named] = "greedy", reward: str = "margin", illegal_reward: float = -1.0,
        threads: int = 1, buf: Any = None, seed: int = 0,
    ) -> None:  # fmt: skip
        self.vec = CassinoVec(variant, num_games, seed, players, opponents, threads, reward=reward)
        self.illegal_reward = number(illegal_reward)
        self.num_agents, self._planes = self.vec.batch, len(self.vec.names) * CARDS
        self.single_observation_space = spaces.Box(0, 1, (self._planes + ID_COUNT,), np.uint8)
        self.single_action_space = spaces.Discrete(ID_COUNT)
        super().__init__(buf)

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.uint8], list[dict[str, float]]]:
        """Deal anew in every game. seed: of all games from here on; None goes on with the old one."""
        self.vec.reset(seed)
        self._show()
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[dict[str, float]]]:
        """Add an id to the learner's move in each game where it is legal. The infos have the mean of finished deals."""
        illegal = self.vec.illegal(actions)
        _, rewards, ended = self.vec.step(actions, illegal)
        own = rewards[np.arange(self.num_agents), self.vec.learner]
        finished = own[ended == 1]
        infos = [{"episode_return": float(finished.mean()), "illegal": float(illegal.mean())}] if finished.size else []
        self.rewards[:] = np.where(illegal, self.illegal_reward, own)
        self.terminals[:], self.truncations[:] = ended, False
        self._show()
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def _show(self) -> None:
        self.observations[:, : self._planes] = self.vec.observation().reshape(self.num_agents, -1)
        self.observations[:, self._planes :] = self.vec.mask

    def close(self) -> None:
        """End the threads."""
        self.vec.close()
