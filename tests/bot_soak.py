"""Deals between bots that think little, under random rules and in all variants:

python tests/bot_soak.py --deals 10000 --seed 1

Nobody may make an illegal move or fail; a choice must be the same for the same seed, whatever the hidden cards are;
and now and then a whole deal is played again, to the same points. A deal is told by its number and the seed.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from cassino.arena import play_deal
from cassino.bots import Clock, TimedBot, make_bot
from cassino.bots.bot import ONE_SECOND
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import View, sample, view
from cassino.rules import Rules, load_variant
from cassino.search import playout_search
from cassino.search.results import Analysis
from endings import GAMES, first_of
from random_rules import described, made_at_random

NAMES = (
    "search:worlds=1", "search:worlds=2", "search:worlds=4", "search:worlds=6,plays=0", "heuristic", "greedy",
    "counter", "counter-rollouts",
    "level1", "level2", "level3", "level4", "level5", "level6",
)  # fmt: skip
FILLERS = ("random", "random", "greedy")
"""Opponents who think of nothing, so that odd positions come about."""
CLOCK = Clock(move_seconds=600.0)
"""Nobody stops for time: a choice must not hang on how busy the machine is."""
LOOKS = 0.04
"""The share of choices that are made again with other hidden cards."""
AGAIN = 0.05
"""The share of deals that are played twice."""
MOST_IN_HAND = 6
"""Rules at random deal so many cards at most, or searches of the first plays take too long."""
EXACT_NODES = 1000
"""An exact search gets so many, and then worlds are searched, as in positions with more cards."""


class Unfair(AssertionError):
    """A bot that chose otherwise in the same place."""


class Watched:
    """A bot whose choices are looked at."""

    def __init__(self, name: str, seed: Rng, random: Random, done: Counter[str]) -> None:
        self.full_name, self.name = name, name
        self.seed, self.turn = seed, 0
        self.random, self.done = random, done

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """What a bot made anew for this turn chooses."""
        self.turn += 1
        move = self.chosen(view, clock)
        self.done["moves"] += 1
        self.done[Kind(move.kind).name] += 1
        if self.random.random() < LOOKS:
            self.look(view, clock, move)
        return move

    def chosen(self, seen: View, clock: Clock) -> Move:
        """The choice of the same seed each time this is asked in a turn."""
        bot: TimedBot = make_bot(self.full_name, self.seed.split(self.turn))
        return bot.choose(seen, clock)

    def look(self, seen: View, clock: Clock, move: Move) -> None:
        """The same choice with what is hidden dealt anew."""
        other = sample(seen, Rng(self.random.randrange(1 << 30)))
        found = self.chosen(view(other, seen.seat, seen.past), clock)
        self.done["looked at"] += 1
        if found != move:
            raise Unfair(f"{self.full_name}: {found!r} and not {move!r} in turn {seen.public.turn_no}")


@contextmanager
def short_endgames() -> Iterator[None]:
    """Exact searches are given up soon."""
    usual = playout_search.exact_analysis

    def shorter(seen: View, rng: Rng, nodes: int = EXACT_NODES, *rest: Any) -> Analysis | None:
        return usual(seen, rng, min(nodes, EXACT_NODES), *rest)

    playout_search.exact_analysis = shorter
    try:
        yield
    finally:
        playout_search.exact_analysis = usual


def rules_for(number: int, seed: int) -> tuple[Rules, int]:
    """By turns a variant and rules made at random, with a number of players."""
    random = Random(f"{seed} {number}")
    if number % 2:
        name, players = random.choice(GAMES)
        return load_variant(name), players
    rules = made_at_random(random.choice, most_in_hand=MOST_IN_HAND)
    return rules, random.choice(rules.seating.players)


def chosen_name(random: Random) -> str:
    """Who sits down at a seat."""
    return random.choice(NAMES if random.random() < 0.6 else FILLERS)


def soak_deal(number: int, seed: int) -> Counter[str]:
    """One deal, perhaps twice; what was done in it. Raises BotFault or Unfair."""
    rules, players = rules_for(number, seed)
    random, done = Random(f"{seed} bots {number}"), Counter[str]()
    names = [chosen_name(random) for _ in range(players)]
    state = first_of(rules, players, seed * 1_000_003 + number)
    try:
        points = points_of(state.copy(), names, number, random, done)
        if random.random() < AGAIN:
            done["played twice"] += 1
            if points_of(state, names, number, random, done) != points:
                raise Unfair("the same deal came out otherwise")
    except Exception as error:
        raise Unfair(f"deal {number} of seed {seed}, {names}: {error}; {described(rules)}") from error
    done["deals"] += 1
    done.update({name.partition(":")[0] for name in names})
    return done


def points_of(state: State, names: Sequence[str], number: int, random: Random, done: Counter[str]) -> tuple[int, ...]:
    bots = [Watched(name, Rng(number).split(seat), random, done) for seat, name in enumerate(names)]
    return play_deal(state, bots, CLOCK).points


def soak(first: int, deals: int, seed: int, report: bool = False) -> Counter[str]:
    """So many deals, from a number on."""
    done, began = Counter[str](), time.monotonic()
    for number in range(first, first + deals):
        with short_endgames():
            done += soak_deal(number, seed)
        if report and done["deals"] % 200 == 0:
            print(f"{done['deals']} deals, {time.monotonic() - began:.0f} s, {done['moves']} moves", flush=True)
    return done


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    done = soak(given.first, given.deals, given.seed, report=True)
    print(f"{given.deals} deals from {given.first} of seed {given.seed}, every choice legal and fair: {dict(done)}")


if __name__ == "__main__":
    sys.exit(main())
