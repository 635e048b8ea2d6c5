"""Whole deals against a bot by a player that knows how it plays: a lower bound for what the bot can lose.

The player knows the bot, but not its cards. For each of its plays it draws deals of the hidden cards, plays them to the
end with the bot's own policy in all seats, and makes the play that ends best. A bot wins nothing against itself in
duplicate deals, so whatever the player wins, the bot loses; a better player may win more.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import NormalDist, fmean, stdev

from cassino.arena.workers import here, in_order
from cassino.bots import Clock, TimedBot, make_bot
from cassino.bots.bot import ONE_SECOND
from cassino.engine.dealing import deal, shuffled
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.scoring import points_of
from cassino.engine.state import State
from cassino.engine.tables import tables_for
from cassino.engine.view import Play, View, played, sample, view
from cassino.lab.equilibrium.leaves import estimate_from
from cassino.rules.rules import Rules

CERTAINTY = 0.95
LARGEST_SEED = 1 << 30


@dataclass(frozen=True, slots=True)
class ResponseEffort:
    """How hard the player thinks.

    moves: how many plays are tried, in the first `worlds` deals of the hidden cards; the better half is then tried in
    the same number of new deals, and so on. to_the_end: play deals to their end, otherwise to the end of the round, and
    estimate from there.
    """

    moves: int = 12
    worlds: int = 4
    to_the_end: bool = False


class Responder:
    """A player that knows the bot it plays against, and plays deals on with a model of that bot.

    usual: the bot itself, whose move is tried first.
    """

    name = "responder"

    def __init__(self, usual: TimedBot, model: Callable[[Rng], TimedBot], effort: ResponseEffort, rng: Rng) -> None:
        self._usual = usual
        self._model = model
        self._effort = effort
        self._rng = rng
        self._clock = Clock()

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The play that ends best on average; the bot's own play if none is better."""
        usual = self._usual.choose(view, clock)
        if usual.kind == Kind.CLAIM or view.public.window:
            return usual
        others = [move for move in view.moves_up_to(1000) if move != usual]
        self._rng.shuffle(others)
        return self._best(view, [usual, *others[: self._effort.moves - 1]])

    def _best(self, view: View, moves: list[Move]) -> Move:
        """Halve the number of plays until one is left; those that remain get more deals."""
        totals = dict.fromkeys(moves, 0.0)
        worlds = self._effort.worlds
        while len(moves) > 1:
            for _ in range(worlds):
                world, seed = sample(view, self._rng), self._rng.below(LARGEST_SEED)
                for move in moves:
                    totals[move] += self._outcome(world, move, seed)
            moves = sorted(moves, key=lambda move: -totals[move])[: (len(moves) + 1) // 2]
            worlds *= 2
        return moves[0]

    def _outcome(self, world: State, move: Move, seed: int) -> float:
        """How a deal continues after a play, for the side that plays it; the same random choices for every play."""
        state = world.copy()
        side = state.side_of(state.turn)
        rng = Rng(seed)
        bots = [self._model(rng.split(seat)) for seat in range(state.players)]
        apply(state, move)
        while not state.is_over and (self._effort.to_the_end or state.round_no == world.round_no):
            seat = state.turn
            apply(state, bots[seat].choose(view(state, seat), self._clock))
        return margin(state, side) if state.is_over else estimate_from(world)(state, side)


def margin(state: State, side: int) -> float:
    """The points of a side minus the mean of the other sides, in a finished deal."""
    points = points_of(state)
    return points[side] - (sum(points) - points[side]) / (len(points) - 1)


@dataclass(frozen=True, slots=True)
class Challenge:
    """Duplicate deals of a responder against a bot.

    model: a faster bot that replaces a slow one in the responder's playouts.
    """

    bot: str
    rules: Rules
    deals: int
    seed: int = 0
    effort: ResponseEffort = ResponseEffort()
    players: int = 2
    model: str | None = None

    @property
    def sides(self) -> int:
        """How many times each pack is played."""
        return tables_for(self.rules, self.players).side_count

    @property
    def packs(self) -> int:
        """How many packs are needed for the wanted number of deals."""
        return -(-self.deals // self.sides)

    def play(self, pack: int) -> float:
        """What the responder wins with one pack, on average over the sides."""
        rng = Rng(self.seed).split(pack)
        order = shuffled(self.rules, rng)
        return fmean(self._margin(pack, side, order, rng) for side in range(self.sides))

    def _margin(self, pack: int, side: int, order: Sequence[int], rng: Rng) -> float:
        """One deal with the responder on one side and the bot on all other sides."""
        state = deal(self.rules, self.players, pack % self.players, order)
        bots = [self._player(seat, side, rng.sealed(seat)) for seat in range(self.players)]
        past: list[Play] = []
        while not state.is_over:
            seat = state.turn
            move = bots[seat].choose(view(state, seat, past), Clock())
            past = [*past, played(state, move)]
            apply(state, move)
        return margin(state, side)

    def _player(self, seat: int, side: int, rng: Rng) -> TimedBot:
        if seat % self.sides != side:
            return make_bot(self.bot, rng)
        effort = self.effort if self.sides == 2 else replace(self.effort, to_the_end=True)
        model = self.model or self.bot
        return Responder(make_bot(self.bot, rng.split(1)), lambda own: make_bot(model, own), effort, rng)


@dataclass(frozen=True, slots=True)
class Bound:
    """What a responder won, in points per deal, over `packs` packs, with a 95 % interval."""

    mean: float
    low: float
    high: float
    packs: int


def challenges(challenge: Challenge, jobs: int = 1) -> Iterator[float]:
    """What the responder wins with each pack; does not depend on the number of processes. Raises UnknownBot."""
    for name in (challenge.bot, challenge.model or challenge.bot):
        make_bot(name, Rng(challenge.seed))
    with here([challenge], jobs, Challenge.play) as workers:
        for _, margin in in_order(workers, ((0, pack) for pack in range(challenge.packs))):
            yield margin


def bound_of(margins: Iterable[float]) -> Bound:
    """The summary of what was won with each pack."""
    won = list(margins)
    mean = fmean(won)
    error = stdev(won) / len(won) ** 0.5 if len(won) > 1 else float("inf")
    reach = NormalDist().inv_cdf((1 + CERTAINTY) / 2) * error
    return Bound(mean, mean - reach, mean + reach, len(won))
