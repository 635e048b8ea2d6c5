"""Measure what the choices of bots are worth against one opponent, without playing whole deals.

python bench/choices.py OPPONENT BOT ... [--variant casino_long] [--positions 400] [--worlds 60] [--ms 50] [--seed 1]

A quick search plays deals of two against the opponent up to a chance move of its own, and the bots are asked for that
move. Where they differ the round is played on after each of their moves, in the same deals of the hidden cards, by
the opponent and by the quick search; what the round's end is worth is told by the estimate of the search. So the luck
of later cards is left out, and so is what a bot makes of later moves: what is compared is one choice, times the moves
of a deal; where there is no choice, or nothing is hidden, it is worth nothing. Points a deal over the first bot, with
95 % intervals over positions.
"""

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from statistics import fmean
from typing import NamedTuple

import cassino
from cassino.arena.estimate import REACH, estimate
from cassino.bots import Clock, make_bot
from cassino.engine.dealing import deal, shuffled
from cassino.engine.view import Play, played, view
from cassino.search.budget import Budget
from cassino.search.estimator import Estimator
from cassino.search.exact import counting, is_open
from cassino.search.playout_search import analyze
from cassino.search.worlds import draw_worlds

QUICK = Budget(worlds=48)
PATIENCE = Clock(600.0)


class Position(NamedTuple):
    """A seat that is to act, what it sees, and all plays of the deal so far."""

    seat: int
    seen: cassino.View
    past: list[Play]


def quick(seen: cassino.View, rng: cassino.Rng) -> cassino.Move:
    """A sound move, soon."""
    moves = seen.moves_up_to(2)
    return moves[0] if len(moves) == 1 else analyze(seen, QUICK, rng).best.move


def position(rules: cassino.Rules, opponent: str, number: int, rng: cassino.Rng) -> Position | None:
    """A deal played up to a chance move of the quick search; None if the deal was over before."""
    seat, state = number // 2 % 2, deal(rules, 2, number % 2, shuffled(rules, rng))
    other, left = make_bot(opponent, rng.sealed(1)), rng.below(moves_of(state))
    past: list[Play] = []
    while not state.is_over:
        seen = view(state, state.turn, past)
        if state.turn == seat and not left:
            return Position(seat, seen, past)
        left -= state.turn == seat
        move = quick(seen, rng) if state.turn == seat else other.choose(seen, PATIENCE)
        past = [*past, played(state, move)]
        state.apply(move)
    return None


def moves_of(start: cassino.State) -> int:
    """How many cards each of two players has to play in a deal."""
    return (start.stock_size + start.hand_size(0) + start.hand_size(1)) // 2


def positions(rules: cassino.Rules, opponent: str, seed: int) -> Iterator[Position]:
    """Positions without end."""
    number = 0
    while True:
        found = position(rules, opponent, number, cassino.Rng(seed).split(number))
        number += 1
        if found:
            yield found


def worth(
    at: Position, move: cassino.Move, world: cassino.State, opponent: str, value: Estimator, rng: cassino.Rng
) -> float:
    """What a move brings to the seat in one deal of the hidden cards."""
    state, past, other = world.copy(), [*at.past, played(world, move)], make_bot(opponent, rng)
    state.apply(move)
    while not state.is_over and state.round_no == world.round_no:
        seen = view(state, state.turn, past)
        move = quick(seen, rng) if state.turn == at.seat else other.choose(seen, PATIENCE)
        past.append(played(state, move))
        state.apply(move)
    if state.is_over:
        assert state.points is not None
        return float(state.points[at.seat] - state.points[1 - at.seat])
    return value.estimate(state, at.seat)


def compared(at: Position, asked: argparse.Namespace, number: int) -> list[float]:
    """What each bot's move is worth over that of the first."""
    if is_open(at.seen) or len(at.seen.moves_up_to(2)) == 1:
        return [0.0] * len(asked.bots)
    rng = cassino.Rng(asked.seed).split(number)
    moves = [make_bot(bot, rng.sealed(2)).choose(at.seen, Clock(asked.ms / 1000)) for bot in asked.bots]
    different = dict.fromkeys(moves)
    if len(different) == 1:
        return [0.0] * len(asked.bots)
    dealt = draw_worlds(at.seen, rng.sealed(3), asked.worlds)
    after = partial(worth, at, opponent=asked.opponent, value=counting(at.seen.public)[1])
    found = {
        move: fmean(after(move, world, rng=rng.sealed(4).split(place)) for place, world in enumerate(dealt))
        for move in different
    }
    return [found[move] - found[moves[0]] for move in moves]


def tell(bots: Sequence[str], rows: Sequence[Sequence[float]], moves: int) -> None:
    """Print a line for each bot."""
    for bot, column in zip(bots, zip(*rows, strict=True), strict=True):
        found = estimate([moves * each for each in column])
        differs = fmean(each != 0 for each in column)
        print(f"{bot:34} {found.mean:+.3f} ± {REACH * found.standard_error:.3f}   other worth in {differs:.0%}")


def main() -> None:
    """Compare, tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("opponent")
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--variant", default="casino_long")
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--worlds", type=int, default=60)
    parser.add_argument("--ms", type=float, default=50.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rules = cassino.rules(asked.variant)
    found = enumerate(positions(rules, asked.opponent, asked.seed))
    rows = (compared(at, asked, number) for number, at in found)
    moves = moves_of(deal(rules, 2, 0, shuffled(rules, cassino.Rng(0))))
    tell(asked.bots, list(islice(rows, asked.positions)), moves)


if __name__ == "__main__":
    main()
