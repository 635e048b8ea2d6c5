"""Random deals under random rules with every invariant checked: `python tests/soak.py --deals 100000 --seed 1`."""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from random import Random

from cassino.engine.calling import claims
from cassino.engine.dealing import deal, shuffled
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.rules import Rules
from invariants import Broken, check_round_end, check_state
from random_rules import described, made_at_random

DEALS_PER_RULES = 20
MOST_MOVES = 60
"""No list is made longer than this."""
MOST_STEPS = 2000
CLAIM_CHANCE = 0.002
STEP_CHECKS = 0.12
"""The share of steps after which everything is checked; the end of a deal always is."""


def chosen_move(state: State, random: Random) -> Move:
    """Any move, now and then a claim; an end of the turn, a pass or a trail less often than the rest."""
    if random.random() < CLAIM_CHANCE and (said := claims(state)):
        return random.choice(said)
    moves = legal_moves(state, limit=MOST_MOVES)
    if not len(moves):
        raise Broken(f"no legal move: turn {state.turn_no}, {described(state.rules)}")
    move = moves[random.randrange(len(moves))]
    for _ in range(2):
        if move.kind not in (Kind.TRAIL, Kind.END, Kind.PASS):
            break
        move = moves[random.randrange(len(moves))]
    return move


def soak_deal(rules: Rules, seed: int) -> Counter[str]:
    """One deal; what was done in it."""
    random, done = Random(seed), Counter[str]()
    players = random.choice(rules.seating.players)
    state = deal(
        rules, players, random.randrange(players), shuffled(rules, Rng(seed)), start_scores(rules, players, random)
    )
    check_state(state)
    steps = 0
    while not state.is_over:
        move = chosen_move(state, random)
        done[Kind(move.kind).name] += 1
        looks = random.random() < STEP_CHECKS
        before = state.copy() if looks else state
        stock = state.stock_size
        apply(state, move)
        if looks or state.is_over:
            check_state(state)
        if looks or state.stock_size != stock:
            check_round_end(before, state) if looks else None
        steps += 1
        if steps > MOST_STEPS:
            raise Broken(f"a deal without end, {described(rules)}")
    done["deal"] = 1
    done["step"] = steps
    return done


def start_scores(rules: Rules, players: int, random: Random) -> Sequence[int] | None:
    """Sometimes near the target, where there is one."""
    if random.random() < 0.6:
        return None
    probe = deal(rules, players, 0, shuffled(rules, Rng(0)))
    return [random.randrange(max(rules.ending.target, 1)) for _ in range(probe.side_count)]


def soak(deals: int, seed: int, report: bool = False, per_rules: int = DEALS_PER_RULES) -> Counter[str]:
    """So many deals, with new rules every few of them."""
    done = Counter[str]()
    started = time.monotonic()
    for number in range(deals):
        if number % per_rules == 0:
            rules = made_at_random(Random(f"{seed} {number}").choice)
        try:
            done += soak_deal(rules, seed * 1_000_003 + number)
        except Exception as error:
            raise Broken(f"deal {number} of seed {seed}: {error}") from error
        if report and (number + 1) % 1000 == 0:
            print(f"{number + 1} deals, {time.monotonic() - started:.0f} s, {dict(done)}", flush=True)
    return done


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    done = soak(given.deals, given.seed, report=True)
    print(f"{given.deals} deals, every invariant held: {dict(done)}")


if __name__ == "__main__":
    sys.exit(main())
