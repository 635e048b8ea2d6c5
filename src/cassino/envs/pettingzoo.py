"""cassino as an environment of PettingZoo: the seats are agents, who act one after another (AEC).

There is no parallel environment, because seats never act at the same time.
"""

from cassino.extras import ENVS, need

need(ENVS, "gymnasium", "pettingzoo")

from os import PathLike
from typing import Any

from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from numpy.random import Generator
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from cassino.arguments import number
from cassino.encoding.ids import ID_COUNT
from cassino.envs.one_deal import OneDeal
from cassino.envs.spaces import Observation, observed, space_of
from cassino.envs.vec import chosen
from cassino.rules import Rules

HUMAN, ANSI = "human", "ansi"


class CassinoAEC(AECEnv[str, Observation, int]):
    """A deal, without the wrappers of `aec`, which explains the arguments. Illegal ids raise IllegalId; then nothing
    has changed.
    """

    metadata = {"name": "cassino_v0", "render_modes": [HUMAN, ANSI], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, variant: str | PathLike[str] | Rules = "casino", players: int | None = None,
        render_mode: str | None = None, *, observation: str = "seen", reward: str = "margin", dtype: str = "uint8",
    ) -> None:  # fmt: skip
        super().__init__()
        self.render_mode = render_mode if render_mode is None else chosen(render_mode, {HUMAN: 0, ANSI: 0})
        self.one = OneDeal(variant, players, observation, reward, dtype)
        self.possible_agents = [f"player_{seat}" for seat in range(self.one.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        planes = len(self.one.names)
        self.observation_spaces = {agent: space_of(planes, dtype) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ID_COUNT) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 1, self.one.all_seen().shape, self.one.all_seen().dtype.type)
        self._rng: Generator | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same space for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All ids."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a deal. seed: of this deal and those after it; None goes on with the old one.

        options: `state`, a position to start from. Raises CassinoError.
        """
        if seed is not None or self._rng is None:
            self._rng = np_random(seed)[0]
        self.one.begin(self._rng, (options or {}).get("state"))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._go_on()

    def step(self, action: Any) -> None:
        """Add an id to the move of the agent to act; None for one whose deal is over. Raises IllegalId."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
        else:
            self.one.add(action)
            self._go_on()

    def _go_on(self) -> None:
        """Let the next agent act, or end the deal."""
        if self.one.choice is not None:
            self.agent_selection = self.possible_agents[self.one.state.turn]
        else:
            self.agent_selection = self.agents[0]
            self.rewards = dict(zip(self.agents, self.one.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        if self.render_mode == HUMAN:
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent sees; the mask of agents who are not to act is zero."""
        return observed(self.one, self._seats[agent])

    def state(self) -> NDArray[Any]:
        """All cards, in the planes of SEEN and HIDDEN of the first seat: for critics, never for players."""
        return self.one.all_seen()

    def render(self) -> str | None:
        """The table as the agent to act sees it: as text (`ansi`), or printed after each step (`human`)."""
        if self.render_mode is None:
            return None
        text = self.one.drawn(self._seats[self.agent_selection])
        if self.render_mode == ANSI:
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""


def aec(
    variant: str | PathLike[str] | Rules = "casino", players: int | None = None, render_mode: str | None = None, *,
    observation: str = "seen", reward: str = "margin", dtype: str = "uint8", illegal_reward: float | None = None,
) -> AECEnv[str, Observation, int]:  # fmt: skip
    """A deal as an environment of PettingZoo, whose agents are the seats: `player_0` and so on.

    An agent adds one id to its move in each step, several in a row until the move is complete. Its observation has the
    planes (`observation`, 52 zeros or ones each) and `action_mask`, 1 for each legal id. Rewards come at the end.

    variant, players, observation, reward: as for `CassinoVec`. dtype: of the planes, `uint8`, `int8` or `float32`.
    render_mode: `ansi` or `human`. illegal_reward: an illegal id raises IllegalId and changes nothing; with a reward,
    it ends the deal as in PettingZoo's own games: with this reward for its agent, 0 for others. Raises CassinoError.
    """
    env: AECEnv[str, Observation, int] = CassinoAEC(
        variant, players, render_mode, observation=observation, reward=reward, dtype=dtype
    )
    if illegal_reward is not None:
        env = AssertOutOfBoundsWrapper(TerminateIllegalWrapper(env, illegal_reward=number(illegal_reward)))
    return OrderEnforcingWrapper(env)
