"""Measure how often bots play the cards that the one-move player would play, by how clear its choice is.

python bench/habits.py BOT ... [--variant casino_long] [--deals 60] [--ms 50] [--seed 1]

Each bot plays deals of two against `heuristic`. Counted are plays with a choice between cards, before the last round:
where the best move with other cards looks at most that many points worse. `bots/reading.py` goes by these shares.
"""

import argparse
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator
from math import inf, isfinite

import cassino
from cassino.bots import Clock, make_bot
from cassino.bots.search import expected
from cassino.engine.dealing import deal, shuffled

LEADS = (0.0, 0.1, 0.4, 1.1, 2.5, inf)


def plays(rules: cassino.Rules, bot: str, number: int, ms: float, rng: cassino.Rng) -> Iterator[tuple[float, bool]]:
    """For each choice of a bot in one deal the lead of the one-move player's cards, and whether it played them."""
    state = deal(rules, 2, number % 2, shuffled(rules, rng))
    players = make_bot(bot, rng.sealed(1)), make_bot("heuristic", rng.sealed(2))
    while not state.is_over and state.stock_size:
        seen = state.view(state.turn)
        move = players[state.turn].choose(seen, Clock(ms / 1000))
        if state.turn == 0 and move.cards:
            usual, lead = expected(seen)
            if isfinite(lead):
                yield lead, usual.cards == move.cards
        state.apply(move)


def main() -> None:
    """Play, count, tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--variant", default="casino_long")
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--ms", type=float, default=50.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rules = cassino.rules(asked.variant)
    print(f"{'lead at most':20}" + "".join(f"{lead:>12}" for lead in LEADS))
    for bot in asked.bots:
        found = defaultdict[int, list[bool]](list)
        for number in range(asked.deals):
            for lead, agrees in plays(rules, bot, number, asked.ms, cassino.Rng(asked.seed).split(number)):
                found[bisect_left(LEADS, lead)].append(agrees)
        cells = [f"{sum(found[place]):>5} / {len(found[place]):<4}" for place in range(len(LEADS))]
        print(f"{bot:20}" + "".join(cells), flush=True)


if __name__ == "__main__":
    main()
