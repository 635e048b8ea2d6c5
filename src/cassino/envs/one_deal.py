"""One deal that is played id by id, and what its seats see in arrays: for frameworks that step a single game."""

from collections.abc import Sequence
from os import PathLike
from typing import Any

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from cassino.arguments import required, whole
from cassino.encoding.chooser import Chooser
from cassino.encoding.ids import ID_COUNT
from cassino.encoding.moves import Choice
from cassino.encoding.observing import NOTHING_CHOSEN
from cassino.encoding.planes import CARDS, HIDDEN, SEEN, Memory, plane_names, write_words
from cassino.engine.match import Match
from cassino.engine.move import Move
from cassino.engine.scorer import scorer_for
from cassino.engine.state import State
from cassino.envs.vec import OBSERVATIONS, REWARDS, check_start, chosen
from cassino.errors import CassinoError
from cassino.notation.table import draw_table
from cassino.rules import Rules, find_rules

DTYPES = {name: np.dtype(name) for name in ("uint8", "int8", "float32")}
"""Of observations."""
SEEDS = 2**63


class OneDeal:
    """A deal whose players choose their moves id by id. Ids that leave no choice are taken at once.

    variant, players, observation and reward: as for `CassinoVec`. dtype: of the observations, one of DTYPES. Before
    `begin`, it holds a deal that means nothing. Raises CassinoError.
    """

    def __init__(
        self, variant: str | PathLike[str] | Rules = "casino", players: int | None = None, observation: str = "seen",
        reward: str = "margin", dtype: str = "uint8",
    ) -> None:  # fmt: skip
        self.rules = find_rules(variant)
        self.players = self.rules.seating.players[0] if players is None else whole(players)
        self.observed, self.rewarded = chosen(observation, OBSERVATIONS), chosen(reward, REWARDS)
        self.dtype = chosen(dtype, DTYPES)
        start = Match(self.rules, self.players).state
        self.names = plane_names(OBSERVATIONS[observation], self.players)
        self._remembers, self._hidden = self.observed == "played", self.observed == "oracle"
        self._pages, self._open_pages = self._made_pages()
        self._take(start)

    def _made_pages(self) -> tuple["Pages", "Pages"]:
        return Pages(len(self.names), self.dtype), Pages(len(plane_names((*SEEN, *HIDDEN), self.players)), self.dtype)

    def _take(self, start: State) -> None:
        self._start, self.state = start.copy(), start.copy()
        self._moves: list[Move] = []
        self._memory = Memory()
        self._next()

    def begin(self, rng: Generator, start: State | None = None) -> None:
        """Deal, any seat being the dealer; or start from a position. Raises ArgumentError.

        start: of the same rules and players, somebody is to move, all cards known.
        """
        if start is not None:
            check_start(required(start, State), self.rules, self.players)
            self._take(start)
        else:
            self._deal(rng)
        self.go_on()

    def _deal(self, rng: Generator) -> None:
        seed, dealer = int(rng.integers(SEEDS)), int(rng.integers(self.players))
        self._take(Match(self.rules, self.players, seed, dealer).state)

    def _next(self) -> None:
        """Begin to choose the next move."""
        self._ids: list[int] = []
        self.choice = None if self.state.is_over else Choice(self.state)

    def go_on(self) -> None:
        """Play what leaves no choice, up to the next choice or the end of the deal."""
        while self.choice is not None and self.choice.chooser.is_done:
            move = self.choice.move
            assert move is not None
            self.play(move)

    def play(self, move: Move) -> None:
        """Make a whole legal move of the seat to act."""
        if self._remembers:
            self._memory.note_play(self.state, move.cards, move.taken, move.word())
        self._moves.append(move)
        self.state.apply(move)
        self._next()

    def add(self, number: int) -> None:
        """Add an id to the move of the seat to act. Raises CassinoError; then nothing changes."""
        if self.choice is None:
            raise CassinoError("encoding-nobody")
        self.choice.add(number)
        self._ids.append(number)
        self.go_on()

    def seen(self, seat: int) -> NDArray[Any]:
        """What a seat sees, (planes, 52), in a new array."""
        half = NOTHING_CHOSEN if self.choice is None else self.choice.chooser
        return self._pages.written(self.state, seat, half, self._memory, self._remembers, self._hidden)

    def all_seen(self) -> NDArray[Any]:
        """All cards, seen from the first seat, in a new array: for critics, never for players."""
        half = NOTHING_CHOSEN if self.choice is None else self.choice.chooser
        return self._open_pages.written(self.state, 0, half, self._memory, False, True)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each id that a seat may choose now, (ID_COUNT,), in a new array."""
        if self.choice is None or self.state.turn != seat:
            return np.zeros(ID_COUNT, np.int8)
        return np.frombuffer(bytearray(self.choice.mask), np.int8)

    def rewards(self) -> list[float]:
        """What each seat gets for a deal that is over."""
        points = self.state.points
        assert points is not None
        sides = [self.state.side_of(seat) for seat in range(self.players)]
        if self.rewarded == "won":
            tied = 0.0 if points.count(max(points)) > 1 else 1.0
            return [tied if points[side] == max(points) else -1.0 for side in sides]
        scorer = scorer_for(self.state.tables)
        return [scorer.margin(self.state, side) for side in sides]

    def drawn(self, seat: int) -> str:
        """The table as lines of text, as a seat sees it."""
        return draw_table(self.state.view(seat).public)

    def copy(self) -> "OneDeal":
        """An independent copy that goes on in the same way."""
        twin: OneDeal = OneDeal.__new__(OneDeal)
        twin.__dict__.update(self.__dict__)
        twin._pages, twin._open_pages = self._made_pages()
        twin.state, twin.choice = self.state.copy(), None if self.choice is None else self.choice.copy()
        twin._moves, twin._ids = self._moves[:], self._ids[:]
        if self._remembers:
            twin._replay(self._start, self._moves, self._ids)
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "OneDeal":
        return self.copy()

    def _replay(self, start: State, moves: Sequence[Move], ids: Sequence[int]) -> None:
        self._take(start)
        for move in moves:
            self.play(move)
        for number in ids:
            self.add(number)

    def __reduce__(self) -> tuple[Any, ...]:
        made = self.rules, self.players, self.observed, self.rewarded, self.dtype
        return restored, (made, self._start, self._moves, self._ids)


class Pages:
    """Words for the kernel to write to, and how they look as zeros and ones."""

    def __init__(self, count: int, dtype: str) -> None:
        words = np.zeros(count, np.uint64)
        self._octets = words.view(np.uint8).reshape(count, 8)
        self._address, self._count, self._dtype = words.ctypes.data, count, DTYPES[dtype]

    def written(
        self, state: State, seat: int, half: Chooser, memory: Memory, played: bool, hidden: bool
    ) -> NDArray[Any]:
        """What a seat sees, (planes, 52), in a new array."""
        write_words(state, seat, half, memory, played, hidden, self._address, self._count)
        return np.unpackbits(self._octets, -1, CARDS, "little").astype(self._dtype, copy=False)


def restored(made: tuple[Any, ...], start: State, moves: Sequence[Move], ids: Sequence[int]) -> OneDeal:
    """A pickled deal."""
    one = OneDeal(*made)
    one._replay(start, moves, ids)
    return one
