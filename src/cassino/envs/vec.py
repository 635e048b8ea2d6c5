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
    MOST_DEALS,
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
from cassino.encoding.moves import Choice, illegal_id
from cassino.encoding.planes import CARDS, HIDDEN, PLAYED, SEEN, plane_names
from cassino.engine.rng import Rng
from cassino.engine.state import NO_CARD, UNDRAWN, State
from cassino.engine.tables import tables_for
from cassino.engine.view import view
from cassino.envs.opponents import Opponents
from cassino.errors import CassinoError
from cassino.rules import Rules, find_rules

CHAIN = 256
"""The most games that are stepped before the interpreter can do something else."""
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

    Each step writes the arrays anew: copy what you keep. The same seed gives the same games for any number of threads.
    Claims are no ids of a batch. A batch is for one caller at a time. If an opponent raises an error, `reset` begins
    anew. Raises CassinoError.
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
        self._tables = tables_for(self.rules, self.players)
        self.names = plane_names(OBSERVATIONS[observation], self.players)
        self._opponents = None if opponents is None else Opponents(opponents, self.players, whole(seed))
        self._workers = [Worker() for _ in range(whole(threads, 1, MOST_THREADS))]
        self._pool: Executor | None = ThreadPoolExecutor(len(self._workers)) if len(self._workers) > 1 else None
        self._make_arrays()
        self.reset(whole(seed))

    @property
    def planes(self) -> NDArray[np.uint64]:
        """(batch, planes): what the seat to act sees, bits as `names` names them; see `observation`."""
        return self._planes

    @property
    def mask(self) -> NDArray[np.uint8]:
        """(batch, ID_COUNT): 1 for each legal id."""
        return self._mask

    @property
    def actor(self) -> NDArray[np.uint8]:
        """(batch,): the seat to act."""
        return self._actor

    @property
    def learner(self) -> NDArray[np.uint8]:
        """(batch,): the seat that the opponents leave; without opponents the seat to act."""
        return self._learner

    @property
    def rewards(self) -> NDArray[np.float64]:
        """(batch, players): for the deals that the last step ended; the next deal begins in the same step."""
        return self._rewards

    @property
    def ended(self) -> NDArray[np.uint8]:
        """(batch,): whether the last step ended a deal."""
        return self._ended

    def _make_arrays(self) -> None:
        """The kernel writes to these for ever, so they cannot be replaced; as views they cannot be resized."""
        self._planes = np.zeros((self.batch, len(self.names)), np.uint64)[:]
        self._mask = np.zeros((self.batch, ID_COUNT), np.uint8)[:]
        self._rewards = np.zeros((self.batch, self.players), np.float64)[:]
        self._ended = np.zeros(self.batch, np.uint8)[:]
        self._actor = np.zeros(self.batch, np.uint8)[:]
        self._stays = np.zeros(self.batch, np.uint8)
        self._actions = np.zeros(self.batch, np.int64)
        seats = np.arange(self.batch, dtype=np.uint8) % self.players
        self._learner = self._actor if self._opponents is None else seats.astype(np.uint8)
        arrays = (self.mask, self._stays, self.ended, self.actor, self.planes, self._actions, self.rewards)
        played, hidden = self.observed == "played", self.observed == "oracle"
        self._shape, self._has_stayed = (self.batch,), False
        self._board = Board(len(self.names), REWARDS[self.rewarded], played, hidden)
        self._board.lay(self.batch, self.players, *(array.ctypes.data for array in arrays))

    def _link(self, games: list[Game]) -> None:
        """Chain the games, and share the chains among the workers."""
        self._games = games
        length = min(CHAIN, -(-self.batch // len(self._workers)))
        chains = [games[at : at + length] for at in range(0, self.batch, length)]
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
        if self._opponents is not None and not np.array_equal(self.actor, self.learner):
            raise CassinoError("encoding-nobody")  # an opponent has failed to move
        ids = array_of(actions, self._shape, "int")
        np.copyto(self._actions, ids, casting="unsafe")
        if stays is not None:
            np.copyto(self._stays, array_of(stays, self._shape, "bool"), casting="unsafe")
        elif self._has_stayed:
            self._stays[:] = 0
        self._has_stayed = stays is not None
        for _, heads in self._shares:
            for head, count in heads:
                wrong = first_illegal(head, count, self._board)
                if wrong >= 0:
                    game = self._games[wrong]
                    raise illegal_id(game.chooser, game.state, int(ids[wrong]), wrong)
        self._run(step_games)
        if self._opponents is not None:
            self._play_opponents(np.flatnonzero(self.actor != self.learner))
        return self.planes, self.rewards, self.ended

    def illegal(self, actions: ArrayLike) -> NDArray[np.bool_]:
        """Where an id is illegal, (batch,). Raises ArgumentError as `step` does."""
        ids = array_of(actions, self._shape, "int")
        known = np.clip(ids, 0, ID_COUNT - 1).astype(np.intp)
        is_illegal: NDArray[np.bool_] = (ids != known) | (self.mask[np.arange(self.batch), known] == 0)
        return is_illegal

    def _run(self, work: Any) -> None:
        """Do something in each game, with all threads."""
        if self._pool is None:
            for share in self._shares:
                run_share(share, work, self._board)
        else:
            for done in [self._pool.submit(run_share, share, work, self._board) for share in self._shares]:
                done.result()
        self._check_choice()

    def _check_choice(self) -> None:
        """Raise ArgumentError if a game has given up."""
        if self._board.is_stuck:
            self._board.is_stuck = False
            raise ArgumentError("envs-no-choice")

    def _play_opponents(self, places: Any) -> None:
        """Let opponents play in these games until the learner is to act."""
        if self._opponents is None:
            return
        for place in places:
            game = self._games[place]
            last = game.deals + MOST_DEALS
            while game.state.turn != self.learner[place]:
                move = self._opponents.move(int(place), view(game.state, game.state.turn))
                game.play(move.cards, move.taken, move.word(), move.order or (), self._workers[0], self._board)
                self._check_choice()
                if game.deals > last:
                    raise ArgumentError("envs-no-choice")

    def random_actions(self) -> NDArray[np.int64]:
        """A legal id for each game, each as likely as any other, from generators of their own."""
        for _, heads in self._shares:
            for head, count in heads:
                pick_in_games(head, count, self._board)
        return self._actions.copy()

    def observation(self, dtype: DTypeLike = np.uint8) -> NDArray[Any]:
        """The planes as zeros and ones, (batch, planes, 52)."""
        return expanded(self.planes, dtype)

    def state(self, index: int) -> State:
        """The position of a game, with all cards: for critics and for `set_state`."""
        return self._games[whole(index, 0, self.batch - 1)].state.copy()

    def set_state(self, index: int, state: State) -> None:
        """Go on from a position in one game; a move chosen in part is forgotten. After that deal others follow.

        state: of the same rules and players, somebody has a choice, all cards known. Raises CassinoError.
        """
        place = whole(index, 0, self.batch - 1)
        check_start(required(state, State), self.rules, self.players)
        if not leaves_choice(state):
            raise ArgumentError("envs-no-choice")
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
        """End the threads; a step then goes through the games one after another."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def __repr__(self) -> str:
        return f"<CassinoVec {self.rules.id}, {self.players} players, {self.batch} games>"


def run_share(share: tuple[Worker, Sequence[tuple[Game, int]]], work: Any, board: Board) -> None:
    """What one thread does."""
    worker, heads = share
    for head, count in heads:
        work(head, count, worker, board)


def leaves_choice(state: State) -> bool:
    """Whether anybody has a choice in this deal yet."""
    later = state.copy()
    while not later.is_over:
        move = Choice(later).move
        if move is None:
            return True
        later.apply(move)
    return False


def array_of(values: ArrayLike, shape: tuple[int, ...], needed: str) -> NDArray[Any]:
    """An array of whole numbers or of truths. Raises ArgumentError."""
    found = values if isinstance(values, np.ndarray) else np.asarray(values)
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
