"""The rest of a round before it is played: which hands are possible, and how likely they are."""

from array import array
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Protocol

from cassino.cards import RANKS, card_set, cards_in, rank_mask
from cassino.engine.holding import holds
from cassino.engine.lacking import may_hold
from cassino.engine.move import Move
from cassino.engine.sampling import held_values
from cassino.engine.state import State
from cassino.engine.view import Play, view
from cassino.errors import CassinoError, joined
from cassino.kernel import Doubles
from cassino.lab.equilibrium.game import SequenceFormGame
from cassino.lab.equilibrium.pairs import ways_of_pairs
from cassino.rules.card_values import card_values
from cassino.rules.options import (
    Enforcement,
    Finish,
    FromHand,
    Insist,
    Orange,
    PileFace,
    Primiera,
    Replenish,
    cards_of,
    has_steps,
)
from cassino.rules.rules import Rules

Leaf = Callable[[State, int], float]
"""The margin that a side can expect at the end of a round. The next round, if any, is dealt at random."""
MOST_NODES = 20_000_000


class SubgameError(CassinoError):
    """A position whose rest of the round is not solved by this package. The message gives the reason."""


class Follower(Protocol):
    """A player with a given strategy, which is asked at each decision."""

    def begin(self, sequence: int, count: int) -> bool:
        """Begin a decision between `count` options after a sequence; True if it is reached and `ask` must be called."""
        ...

    def comes_to(self, sequence: int) -> bool:
        """Whether it ever plays a sequence."""
        ...

    def ask(self, state: State, past: Sequence[Play]) -> Sequence[tuple[Move, float]]:
        """What it plays in a state without the other hand, after these plays of the round, with probabilities."""
        ...

    def add(self, sequence: int, chance: float) -> None:
        """Record the probability of an option of the decision begun last."""
        ...


Followers = tuple[Follower | None, Follower | None]


class Shape:
    """The rest of a round from a state whose hidden cards are unknown, to be grown by `growing.Growth`.

    All deals of the unseen cards that agree with what both players have shown are equally likely.
    """

    def __init__(
        self,
        state: State,
        leaf: Leaf,
        followers: Followers = (None, None),
        most_nodes: int = MOST_NODES,
    ) -> None:
        check(state)
        self.root = view(state, None).public
        self.unseen = view(state, None).unseen
        self.kinds = alike(state.rules)
        self.leaf = leaf
        self.followers = followers
        self.most_nodes = most_nodes
        self.game = SequenceFormGame()
        self.ranges = tuple(self._hands(state, 0)), tuple(self._hands(state, 1))
        self.weights = self._weights()

    def _hands(self, state: State, seat: int) -> Iterator[int]:
        """The hands that a seat may have; of equal cards the lowest."""
        proven = held_values(state, seat)
        for chosen in combinations(cards_in(self.unseen), state.hand_size(seat)):
            hand = card_set(chosen)
            is_possible = holds(state.tables, hand, proven) and may_hold(state, seat, hand)
            if is_possible and all(is_lowest(hand & kind, self.unseen & kind) for kind in self.kinds):
                yield hand

    def _weights(self) -> Doubles:
        """The probability of each pair of hands, row by row."""
        ways = ways_of_pairs(*self.ranges, self.kinds, self.unseen)
        total = sum(ways)
        if not total:
            raise SubgameError("arena-subgame-proofs")
        return array("d", (way / total for way in ways))


def is_lowest(cards: int, among: int) -> bool:
    """Whether these are the lowest cards of a set."""
    return not among & ~cards & (1 << cards.bit_length()) - 1


def alike(rules: Rules) -> tuple[int, ...]:
    """Sets of two or more cards of one rank that the rules treat alike."""
    pack = rules.deck.cards
    items = rules.scoring.items
    if any(isinstance(item, Primiera) for item in items) or rules.calling.orange is not Orange.NONE:
        return ()
    if rules.piling.face is PileFace.UP:
        return ()
    kinds: list[int] = []
    counted = [cards_of(item.of) for item in items if not isinstance(item, Primiera)]
    counts = card_values(rules)
    for rank in range(1, RANKS + 1):
        groups: dict[tuple[int, ...], int] = {}
        for card in cards_in(pack & rank_mask(rank)):
            marks = (counts[card].in_hand, *(kind >> card & 1 for kind in counted))
            groups[marks] = groups.get(marks, 0) | 1 << card
        kinds += [group for group in groups.values() if group.bit_count() > 1]
    return tuple(kinds)


def check(state: State) -> None:
    """Raises SubgameError if plays are not single cards that everyone sees, or hands are refilled in between."""
    tables = state.tables
    obstacles = {
        "players": state.players != 2,
        "over": state.is_over,
        "question": bool(state.window),
        "steps": has_steps(tables.rules),
        "tops": tables.rules.piling.face is PileFace.UP,
        "drawing": tables.rules.dealing.replenish is Replenish.DRAW,
        "bottom": tables.rules.dealing.bottom_seen,
        "several": tables.rules.capturing.from_hand is not FromHand.ONE_CARD,
        "lenient": tables.rules.calling.enforcement is Enforcement.TABLE,
        "demands": tables.rules.calling.insist is not Insist.NEVER,
        "oranges": tables.rules.calling.orange is not Orange.NONE,
        "early": tables.rules.ending.finish is Finish.AT_ONCE,
    }
    found = [what for what, is_there in obstacles.items() if is_there]
    if found:
        raise joined([SubgameError("arena-subgame", obstacle=what) for what in found])
