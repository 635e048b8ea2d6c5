"""cassino as environments of Gymnasium: one learner among bots, in one game or in a batch.

Importing this module registers `cassino/casino-v0` and `cassino/VARIANT-v0` for each shipped variant.
"""

from cassino.extras import ENVS, need

need(ENVS, "gymnasium")

from collections.abc import Sequence
from os import PathLike
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from cassino.arguments import ArgumentError, number, shown, whole
from cassino.bots.bot import Bot
from cassino.encoding.batch import MOST_DEALS
from cassino.encoding.ids import ID_COUNT
from cassino.encoding.moves import IllegalId
from cassino.envs.one_deal import DTYPES, SEEDS, OneDeal
from cassino.envs.opponents import Opponents
from cassino.envs.spaces import Observation, observed, space_of
from cassino.envs.vec import CassinoVec, chosen
from cassino.errors import CassinoError
from cassino.rules import Rules, variant_ids

ANSI = "ansi"
Variant = str | PathLike[str] | Rules
Named = str | Bot | Sequence[str | Bot]


class CassinoEnv(gymnasium.Env[Observation, int]):
    """A learner among bots; an episode is a deal, a step adds one id to the learner's move.

    The learner's seat and the dealer are drawn anew for each deal. An observation has the planes (`observation`, 52
    zeros or ones each) and `action_mask`, 1 for each legal id, which is in the infos, too. Rewards come at the end.

    variant, players, observation, reward: as for `CassinoVec`. opponents: the name of a bot or a `cassino.Bot` for all
    other seats, or one for each, beginning after the learner. dtype: of the planes, `uint8`, `int8` or `float32`.
    illegal_reward: an illegal id raises IllegalId and changes nothing; with a reward, the learner gets that instead.
    Raises CassinoError.
    """

    metadata = {"render_modes": [ANSI], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self, variant: Variant = "casino", players: int | None = None, opponents: Named = "greedy",
        observation: str = "seen", reward: str = "margin", dtype: str = "uint8", illegal_reward: float | None = None,
        render_mode: str | None = None,
    ) -> None:  # fmt: skip
        self.render_mode = render_mode if render_mode is None else chosen(render_mode, {ANSI: 0})
        self.one = OneDeal(variant, players, observation, reward, dtype)
        self.learner = 0
        self.illegal_reward = None if illegal_reward is None else number(illegal_reward)
        self._opponents = Opponents(opponents, self.one.players, 0)
        self.observation_space = space_of(len(self.one.names), dtype)
        self.action_space = spaces.Discrete(ID_COUNT)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a deal, up to the learner's first choice. seed: of this deal and those after it.

        options: `state`, a position to start from, and `learner`, the learner's seat; in a position, that is the seat
        to act unless given. Raises CassinoError, also for a position that leaves the learner no choice.
        """
        is_first = self._np_random is None
        super().reset(seed=seed)
        if is_first or seed is not None:
            self._opponents = self._opponents.reseeded(int(self.np_random.integers(SEEDS)))
        wanted = options or {}
        start, seat = wanted.get("state"), wanted.get("learner")
        for _ in range(1 if start is not None else MOST_DEALS):
            self.one.begin(self.np_random, start)
            drawn = int(self.np_random.integers(self.one.players)) if start is None else self.one.state.turn
            self.learner = drawn if seat is None else whole(seat, 0, self.one.players - 1)
            self._play_opponents()
            if self.one.choice is not None:
                return self._observed()
        raise ArgumentError("envs-no-choice")

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Add an id to the learner's move; once it is complete, the bots play. Raises IllegalId."""
        reward = 0.0
        if self.one.choice is not None and self.one.state.turn != self.learner:
            raise CassinoError("encoding-nobody")  # an opponent has failed to move
        try:
            self.one.add(action)
        except IllegalId:
            if self.illegal_reward is None:
                raise
            reward = self.illegal_reward
        self._play_opponents()
        is_over = self.one.choice is None
        if is_over:
            reward = self.one.rewards()[self.learner]
        observation, info = self._observed()
        return observation, reward, is_over, False, info

    def _play_opponents(self) -> None:
        """Let the bots play until the learner is to act or the deal is over."""
        while self.one.choice is not None and self.one.state.turn != self.learner:
            self.one.play(self._opponents.move(self.learner, self.one.state.view(self.one.state.turn)))
            self.one.go_on()

    def _observed(self) -> tuple[Observation, dict[str, Any]]:
        found = observed(self.one, self.learner)
        return found, {"action_mask": found["action_mask"].copy(), "learner": self.learner}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of the learner, where MaskablePPO of sb3-contrib looks for it."""
        return self.one.mask(self.learner).astype(np.bool_)

    def render(self) -> str | None:
        """The table as the learner sees it, as text (`ansi`)."""
        return None if self.render_mode is None else self.one.drawn(self.learner)


class CassinoVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """A batch of learners among bots, on `CassinoVec`: game i is that of the learner at seat i, modulo the players.

    Where a deal ends, the next one begins in the same step (SAME_STEP). The batch has then forgotten the old deal: its
    `final_obs` is zero everywhere. Nothing follows a terminated episode, so no learner needs what it would show.

    num_envs: the games. threads: how many go through them. The other arguments are those of `CassinoEnv`.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self, num_envs: int = 1, variant: Variant = "casino", players: int | None = None, opponents: Named = "greedy",
        observation: str = "seen", reward: str = "margin", dtype: str = "uint8", illegal_reward: float | None = None,
        threads: int = 1,
    ) -> None:  # fmt: skip
        if opponents is None:
            raise ArgumentError("argument-no-bot", found=shown(opponents))
        self.vec = CassinoVec(
            variant, num_envs, 0, players, opponents, threads=threads, observation=observation, reward=reward
        )
        self.illegal_reward = None if illegal_reward is None else number(illegal_reward)
        self.num_envs, self._dtype = self.vec.batch, DTYPES[chosen(dtype, DTYPES)]
        self.single_observation_space = space_of(len(self.vec.names), dtype)
        self.single_action_space = spaces.Discrete(ID_COUNT)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal anew in every game. seed: of all games from here on. options: `state`, a position to start from."""
        super().reset(seed=seed)
        self.vec.reset(int(self.np_random.integers(SEEDS)))
        start = (options or {}).get("state")
        if start is not None:
            for game in range(self.num_envs):
                self.vec.set_state(game, start)
        return self._observed()

    def step(
        self, actions: ArrayLike
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Add an id to the learner's move in each game. Raises IllegalId, ArgumentError; then no game has changed."""
        illegal = None if self.illegal_reward is None else self.vec.illegal(actions)
        _, rewards, ended = self.vec.step(actions, illegal)
        observation, infos = self._observed()
        own = rewards[np.arange(self.num_envs), self.vec.learner]
        if illegal is not None:
            own[illegal] = self.illegal_reward
        for game in np.flatnonzero(ended):
            final = {key: np.zeros_like(each[0]) for key, each in observation.items()}
            info = {"action_mask": final["action_mask"].copy(), "learner": int(self.vec.learner[game])}
            infos = self._add_info(infos, {"final_obs": final, "final_info": info}, int(game))
        return observation, own, ended.astype(np.bool_), np.zeros(self.num_envs, np.bool_), infos

    def _observed(self) -> tuple[Observation, dict[str, Any]]:
        mask = self.vec.mask.astype(np.int8)
        everywhere = np.ones(self.num_envs, np.bool_)
        infos = {"action_mask": mask.copy(), "_action_mask": everywhere}
        infos |= {"learner": self.vec.learner.astype(np.int64), "_learner": everywhere.copy()}
        return {"observation": self.vec.observation(self._dtype), "action_mask": mask}, infos

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self.vec.close()


def register() -> None:
    """Make all variants known to Gymnasium, once."""
    for variant in ("casino", *variant_ids()):
        name = f"cassino/{variant}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                "cassino.envs.gym:CassinoEnv",
                vector_entry_point="cassino.envs.gym:CassinoVectorEnv",
                kwargs={"variant": variant},
            )


register()
