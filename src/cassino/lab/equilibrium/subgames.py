"""The rest of a round between two players as a game to be solved, and suites of such positions from seeds."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter

from cassino.bots import TimedBot, make_bot
from cassino.cards import cards_in
from cassino.engine.dealing import deal, round_sizes, shuffled
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.lab.equilibrium.followers import BotPolicy, Policy, PolicyFollower
from cassino.lab.equilibrium.game import Equilibrium, SequenceFormGame, solve
from cassino.lab.equilibrium.growing import Growth
from cassino.lab.equilibrium.shape import MOST_NODES, Followers, Leaf, Shape, SubgameError
from cassino.rules.rules import Rules

CAPTURES = 4
"""In this many of five turns, the random player makes a capture that takes most, if there is one."""
OUT_OF = 5
MOST_TRIES = 100


def subgame(
    state: State, leaf: Leaf, followers: Followers = (None, None), most_nodes: int = MOST_NODES
) -> SequenceFormGame:
    """The rest of the round from a state, whatever its hidden hands hold. Raises SubgameError, Crowded."""
    shape = Shape(state, leaf, followers, most_nodes)
    Growth(shape).run()
    return shape.game


@dataclass(frozen=True, slots=True)
class Suite:
    """Positions of a rule set from a seed: both players hold `cards` cards, and `rounds_left` rounds follow this one.

    stock: if given, only this many cards stay in the stock; the others go to the piles in turn, so that a solver can
    handle larger hands.
    """

    rules: Rules
    cards: int
    rounds_left: int = 1
    seed: int = 1
    stock: int | None = None

    def position(self, number: int) -> State:
        """One of the positions. Raises SubgameError if none is found."""
        rng = Rng(self.seed).split(number)
        for _ in range(MOST_TRIES):
            found = self._played(rng)
            if found is not None:
                return found if self.stock is None else with_stock(found, self.stock)
        raise SubgameError("arena-subgame-cards", title=self.rules.title, cards=self.cards)

    def _played(self, rng: Rng) -> State | None:
        """A deal played at random up to the first such position."""
        state = deal(self.rules, 2, rng.below(2), shuffled(self.rules, rng))
        rounds = len(round_sizes(self.rules, 2))
        while not state.is_over:
            if rounds - state.round_no == self.rounds_left and self._is_wanted(state):
                return state
            apply(state, _likely_play(state, rng))
        return None

    def _is_wanted(self, state: State) -> bool:
        return not state.window and state.hand_size(0) == state.hand_size(1) == self.cards


def with_stock(state: State, count: int) -> State:
    """A copy with at most this many cards in the stock; the others go to the piles."""
    cards = state.stock()
    shorter = state.filled([state.hand(seat) for seat in range(state.players)], cards[:count])
    piles = [list(cards_in(state.held(holder))) for holder in range(2)]
    for place, card in enumerate(cards[count:]):
        piles[place % 2].append(card)
    for holder, pile in enumerate(piles):
        shorter.set_pile(holder, [pile] if pile else [])
    return shorter


def _likely_play(state: State, rng: Rng) -> Move:
    """A random play, more often a capture than not."""
    moves = legal_moves(state)
    captures = [move for move in moves if move.kind == Kind.CAPTURE]
    if captures and rng.below(OUT_OF) < CAPTURES:
        most = max(move.taken.bit_count() for move in captures)
        captures = [move for move in captures if move.taken.bit_count() == most]
        return captures[rng.below(len(captures))]
    return moves[rng.below(len(moves))]


@dataclass(frozen=True, slots=True)
class SolvedSubgame:
    """The equilibrium of a position, and the effort it took."""

    state: State
    leaf: Leaf
    game: SequenceFormGame
    equilibrium: Equilibrium
    seconds: float


def solve_subgame(
    state: State, leaf: Leaf, gap: float = 1e-3, most_rounds: int = 1000, most_nodes: int = MOST_NODES
) -> SolvedSubgame:
    """Solve the rest of a round until both players together can gain at most `gap`. Raises as `subgame`."""
    begun = perf_counter()
    game = subgame(state, leaf, most_nodes=most_nodes)
    found = solve(game, gap, most_rounds)
    return SolvedSubgame(state, leaf, game, found, perf_counter() - begun)


@dataclass(frozen=True, slots=True)
class Shortfall:
    """What a policy loses in one seat of a solved position, in points.

    exploited: against its best response. loss: against the equilibrium. Both are relative to what the equilibrium
    guarantees.
    """

    exploited: float
    loss: float
    decisions: int


def shortfall(solved: SolvedSubgame, policy: Policy, seat: int) -> Shortfall:
    """Measure a policy in one seat; it is asked at each decision that its own play can reach."""
    follower = PolicyFollower(policy)
    followers: Followers = (None, follower) if seat else (follower, None)
    game = subgame(solved.state, solved.leaf, followers)
    due = -solved.equilibrium.value if seat else solved.equilibrium.value
    answers = solved.equilibrium.strategies[1 - seat]
    pair = (answers, follower.chances) if seat else (follower.chances, answers)
    earned = -game.value(pair) if seat else game.value(pair)
    decisions = sum(reach > 0 for reach in map(follower.comes_to, game.players[seat].parents))
    return Shortfall(due + game.best_value(1 - seat, follower.chances), due - earned, decisions)


def bot_policy(name: str, seed: int = 0, seeds: int = 1) -> BotPolicy:
    """The policy of a bot; with several seeds it plays each of their choices equally often. Raises UnknownBot."""
    return BotPolicy([_maker(name, seed + number) for number in range(seeds)])


def _maker(name: str, seed: int) -> Callable[[], TimedBot]:
    return lambda: make_bot(name, Rng(seed))


def shortfalls(suite: Sequence[SolvedSubgame], name: str, seed: int = 0, seeds: int = 1) -> Iterator[Shortfall]:
    """What a bot loses in both seats of solved positions."""
    for solved in suite:
        policy = bot_policy(name, seed, seeds)
        yield from (shortfall(solved, policy, seat) for seat in range(2))
