"""Many games at once, in arrays of numpy that other frameworks read without copying (DLPack)."""

from collections.abc import Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from itertools import pairwise
from os import PathLike
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from cassino.arguments import ArgumentError, required, whole
from cassino.bots.bot import Bot
from cassino.encoding.batch import (
    MARGIN,
    STAYS,
    WON,
    Board,
    Game,
    Worker,
    begin_games,
    first_illegal,
    pick_in_games,
    step_games,
)
from cassino.encoding.ids import ID_COUNT
from cassino.encoding.moves import illegal_id
from cassino.encoding.planes import CARDS, HIDDEN, PLAYED, SEEN, plane_names
from cassino.engine.rng import Rng
from cassino.engine.state import NO_CARD, UNDRAWN, State
from cassino.engine.tables import tables_for
from cassino.engine.view import view
from cassino.envs.opponents import Opponents
from cassino.rules import Rules, find_rules

CHAIN = 256
"""So many games are stepped without a look at the interpreter."""
MOST_GAMES = 1 << 20
MOST_THREADS = 256
OBSERVATIONS = {"seen": SEEN, "played": (*SEEN, *PLAYED), "oracle": (*SEEN, *HIDDEN)}
"""What the planes show: what the seat to act sees; that and what it has seen so far; or all cards, for critics."""
KINDS = {"int": "iu", "bool": "b"}
REWARDS = {"margin": MARGIN, "won": WON}


class CassinoVec:
    """A batch of games, each deal after deal; a step adds one id to the move of the seat to act in each game.

    variant: as for `cassino.Match`. batch: the number of games, at most MOST_GAMES. players: as many as the rules name
    first, unless given. opponents: the name of a bot or a `cassino.Bot` for all other seats, or one for each; then only
    the seat `learner[i]` acts in game i. threads: how many go through the games. observation: one of OBSERVATIONS.
    reward: `margin`, the points ahead of the mean of the other sides, or `won`, 1 for the only best side, 0 for those
    tied with it, -1 for others.

    The arrays are written anew by each step; copy what you keep:
    planes: uint64, (batch, planes), bits as `planes` names them; see `observation`.
    mask: uint8, (batch, ID_COUNT), 1 for each legal id.
    actor: uint8, (batch,), the seat to act. learner: the same if there are no opponents.
    rewards: float64, (batch, players), for the deals that the last step ended; the next deal begins in the same step.
    ended: uint8, (batch,), whether it ended one.

    The same seed gives the same games for any number of threads. Claims are no ids of a batch. Raises CassinoError.
    """

    def __init__(
        self, variant: str | PathLike[str] | Rules = "casino", batch: int = 256, seed: int = 0,
        players: int | None = None, opponents: str | Bot | Sequence[str | Bot] | None = None, threads: int = 1,
        observation: str = "seen", reward: str = "margin",
    ) -> None:  # fmt: skip
        self.rules = find_rules(variant)
        self.players = self.rules.seating.players[0] if players is None else whole(players)
        self.batch = whole(batch, 1, MOST_GAMES)
        self.observed, self.rewarded = chosen(observation, OBSERVATIONS), chosen(reward, REWARDS)
        self.names = plane_names(OBSERVATIONS[observation], self.players)
        self._tables = tables_for(self.rules, self.players)
        self._opponents = None if opponents is None else Opponents(opponents, self.players, whole(seed))
        self._workers = [Worker() for _ in range(whole(threads, 1, MOST_THREADS))]
        self._pool: Executor | None = ThreadPoolExecutor(len(self._workers)) if len(self._workers) > 1 else None
        self._make_arrays()
        self._link([Game(self._tables, at, Rng(0), 0) for at in range(self.batch)])
        self.reset(seed)

    def _make_arrays(self) -> None:
        self.planes = np.zeros((self.batch, len(self.names)), np.uint64)
        self.mask = np.zeros((self.batch, ID_COUNT), np.uint8)
        self.rewards = np.zeros((self.batch, self.players), np.float64)
        self.ended = np.zeros(self.batch, np.uint8)
        self.actor = np.zeros(self.batch, np.uint8)
        self._actions = np.zeros(self.batch, np.uint64)
        seats = np.arange(self.batch, dtype=np.uint8) % self.players
        self.learner = self.actor if self._opponents is None else seats.astype(np.uint8)
        arrays = (self.mask, self.ended, self.actor, self.planes, self._actions, self.rewards)
        played, hidden = self.observed == "played", self.observed == "oracle"
        self._board = Board(len(self.names), REWARDS[self.rewarded], played, hidden)
        self._board.lay(self.batch, self.players, *(array.ctypes.data for array in arrays))

    def _link(self, games: list[Game]) -> None:
        """Chain the games, and share the chains among the workers."""
        self._games = games
        chains = [games[at : at + CHAIN] for at in range(0, self.batch, CHAIN)]
        for chain in chains:
            for game, following in pairwise(chain):
                game.link(following)
        heads = [(chain[0], len(chain)) for chain in chains]
        share = -(-len(heads) // len(self._workers))
        self._shares = [(worker, heads[at * share : (at + 1) * share]) for at, worker in enumerate(self._workers)]

    def reset(self, seed: int | None = None) -> NDArray[np.uint64]:
        """Deal anew in every game; returns `planes`. seed: of the games from here on; None goes on with the old one."""
        if seed is not None:
            rng = Rng(whole(seed))
            if self._opponents is not None:
                self._opponents = self._opponents.reseeded(whole(seed))
            self._link([Game(self._tables, at, rng.split(at), at % self.players) for at in range(self.batch)])
            self.mask[:] = 0
        self._run(begin_games)
        self._play_opponents(range(self.batch))
        return self.planes

    def step(
        self, actions: ArrayLike, stays: ArrayLike | None = None
    ) -> tuple[NDArray[np.uint64], NDArray[np.float64], NDArray[np.uint8]]:
        """Add an id to the move in each game; returns `planes`, `rewards` and `ended`.

        actions: whole numbers, (batch,). stays: where it is true, (batch,), the game stays as it is. Raises
        ArgumentError for anything else, IllegalId with the index of the first game where an id is illegal; then no game
        has changed.
        """
        self._actions[:] = self._ids(actions)
        if stays is not None:
            self._actions[array_of(stays, (self.batch,), "bool")] = STAYS
        for _, heads in self._shares:
            for head, count in heads:
                wrong = first_illegal(head, count, self._board)
                if wrong >= 0:
                    game, number = self._games[wrong], int(np.asarray(actions)[wrong])
                    raise illegal_id(game.chooser, game.state, number, wrong)
        self._run(step_games)
        self._play_opponents(np.flatnonzero(self.actor != self.learner))
        return self.planes, self.rewards, self.ended

    def illegal(self, actions: ArrayLike) -> NDArray[np.bool_]:
        """Where an id is illegal, (batch,). Raises ArgumentError as `step` does."""
        ids = self._ids(actions)
        known = np.minimum(ids, ID_COUNT - 1).astype(np.int64)
        is_illegal: NDArray[np.bool_] = (ids >= ID_COUNT) | (self.mask[np.arange(self.batch), known] == 0)
        return is_illegal

    def _ids(self, actions: ArrayLike) -> NDArray[np.uint64]:
        """Actions as ids; negative ones as one that does not exist. Raises ArgumentError."""
        ids = array_of(actions, (self.batch,), "int")
        return np.where(ids < 0, ID_COUNT, ids).astype(np.uint64)

    def _run(self, work: Any) -> None:
        """Do something in each game, with all threads."""
        if self._pool is None:
            run_share(self._shares[0], work, self._board)
        else:
            for done in [self._pool.submit(run_share, share, work, self._board) for share in self._shares]:
                done.result()

    def _play_opponents(self, places: Any) -> None:
        """Let opponents play in these games until the learner is to act."""
        if self._opponents is None:
            return
        for place in places:
            game = self._games[place]
            while game.state.turn != self.learner[place]:
                move = self._opponents.move(int(place), view(game.state, game.state.turn))
                game.play(move.cards, move.taken, move.word(), self._workers[0], self._board)

    def random_actions(self) -> NDArray[np.int64]:
        """A legal id for each game, each as likely as any other, from the generators of the games."""
        for _, heads in self._shares:
            for head, count in heads:
                pick_in_games(head, count, self._board)
        return self._actions.astype(np.int64)

    def observation(self, dtype: DTypeLike = np.uint8) -> NDArray[Any]:
        """The planes as zeros and ones, (batch, planes, 52)."""
        return expanded(self.planes, dtype)

    def state(self, index: int) -> State:
        """The position of a game, with all cards: for critics and for `set_state`."""
        return self._games[whole(index, 0, self.batch - 1)].state.copy()

    def set_state(self, index: int, state: State) -> None:
        """Go on from a position in one game; a move chosen in part is forgotten. After that deal others follow.

        state: of the same rules and players, somebody is to move, all cards known. Raises CassinoError.
        """
        place = whole(index, 0, self.batch - 1)
        check_start(required(state, State), self.rules, self.players)
        self._games[place].set_state(state, self._workers[0], self._board)
        self._play_opponents([place])

    def copy(self) -> "CassinoVec":
        """An independent copy that goes on in the same way."""
        twin: CassinoVec = CassinoVec.__new__(CassinoVec)
        twin.__dict__.update(self.__dict__)
        twin._workers = [Worker() for _ in self._workers]
        twin._pool = None if self._pool is None else ThreadPoolExecutor(len(self._workers))
        twin._opponents = None if self._opponents is None else self._opponents.copy()
        twin._make_arrays()
        for name in ("planes", "mask", "rewards", "ended", "actor"):
            getattr(twin, name)[...] = getattr(self, name)
        twin._link([game.twin() for game in self._games])
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "CassinoVec":
        return self.copy()

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def __repr__(self) -> str:
        return f"<CassinoVec {self.rules.id}, {self.players} players, {self.batch} games>"


def run_share(share: tuple[Worker, Sequence[tuple[Game, int]]], work: Any, board: Board) -> None:
    """What one thread does."""
    worker, heads = share
    for head, count in heads:
        work(head, count, worker, board)


def array_of(values: ArrayLike, shape: tuple[int, ...], needed: str) -> NDArray[Any]:
    """An array of whole numbers or of truths. Raises ArgumentError."""
    found = np.asarray(values)
    if found.shape != shape or found.dtype.kind not in KINDS[needed]:
        raise ArgumentError("envs-array", needed=needed, shape=str(shape), found=f"{found.dtype} {found.shape}")
    return found


def expanded(planes: NDArray[np.uint64], dtype: DTypeLike = np.uint8) -> NDArray[Any]:
    """Words as zeros and ones, with a further axis of 52."""
    octets = planes.astype("<u8", copy=False)[..., np.newaxis].view(np.uint8)
    return np.unpackbits(octets, axis=-1, bitorder="little")[..., :CARDS].astype(dtype, copy=False)


def chosen(word: object, known: dict[str, Any]) -> str:
    """One of some words. Raises ArgumentError."""
    if isinstance(word, str) and word in known:
        return word
    raise ArgumentError("envs-word", found=repr(word), known=", ".join(known))


def check_start(state: State, rules: Rules, players: int) -> None:
    """Raise ArgumentError for a state that a game cannot go on from."""
    if state.rules != rules or state.players != players:
        raise ArgumentError(
            "envs-other-rules", found=state.rules.id, seats=state.players, needed=rules.id, players=players
        )
    is_known = all(state.hand(seat).bit_count() == state.hand_size(seat) for seat in range(players))
    if state.is_over or state.is_chance or not is_known or {NO_CARD, UNDRAWN} & {*state.stock()}:
        raise ArgumentError("envs-no-start")
