"""How fast the tree search grows: `python bench/ismcts.py [--json] [--iterations N] [VARIANT ...]`.

In the middle of a deal of every variant: iterations a second on one core, random playouts to the end of the deal a
second beside them, and the ratio of the two.
"""

import argparse
import json
from dataclasses import asdict, dataclass
from time import process_time

import cassino
from cassino.arena.origin import machine
from cassino.engine.dealing import deal, shuffled
from cassino.engine.perft import playouts
from cassino.search.expected_points import cards_left
from cassino.search.ismcts import Effort, grown

MOST_MOVES = 100
PLAYOUTS = 1000


@dataclass(frozen=True)
class Speed:
    """What was measured for one variant, and where."""

    variant: str
    players: int
    hand: int
    iterations: int
    playouts: int

    @property
    def ratio(self) -> float:
        """Iterations for a playout."""
        return self.iterations / self.playouts


def middle(variant: str) -> cassino.State:
    """A deal of which half of the cards are captured or gone, played at random; somebody has a choice."""
    rules, rng = cassino.rules(variant), cassino.Rng(5)
    state = deal(rules, rules.seating.players[0], 0, shuffled(rules, rng))
    half = cards_left(state) // 2
    while cards_left(state) > half or state.window or len(state.view(state.turn).moves_up_to(4)) < 4:
        following = state.copy()
        moves = state.view(state.turn).moves_up_to(MOST_MOVES)
        following.apply(moves[rng.below(len(moves))])
        if following.is_over:
            break
        state = following
    return state


def measured(variant: str, iterations: int) -> Speed:
    """Both speeds at one position, in processor time."""
    state = middle(variant)
    began = process_time()
    [tree] = grown(state.view(state.turn), Effort(iterations=iterations), cassino.Rng(1))
    grew = process_time()
    playouts(state, cassino.Rng(1), PLAYOUTS)
    played = process_time()
    hand = state.hand_size(state.turn)
    grown_a_second, played_a_second = tree.iterations / (grew - began), PLAYOUTS / (played - grew)
    return Speed(variant, state.players, hand, round(grown_a_second), round(played_a_second))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variants", nargs="*", default=cassino.variants(), metavar="VARIANT")
    parser.add_argument("--iterations", type=int, default=20_000)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    speeds = [measured(variant, chosen.iterations) for variant in chosen.variants]
    if chosen.json:
        print(json.dumps({"machine": machine(), "speeds": [asdict(each) for each in speeds]}, indent=1))
        return
    print(machine())
    print(f"{'variant':<28} {'players':>7} {'hand':>4} {'iterations/s':>12} {'playouts/s':>10} {'ratio':>6}")
    for each in speeds:
        print(
            f"{each.variant:<28} {each.players:>7} {each.hand:>4}"
            f" {each.iterations:>12,} {each.playouts:>10,} {each.ratio:>6.1f}"
        )


if __name__ == "__main__":
    main()
