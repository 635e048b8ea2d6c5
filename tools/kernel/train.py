"""What a profile-guided build is tuned for: random deals of every variant, the search, the exact solver, a bot.

Run by setup.py with the instrumented engine; see BuildUnits there.
"""

from cassino.bots import Clock, make_bot
from cassino.engine.dealing import deal, shuffled
from cassino.engine.legal import legal_moves
from cassino.engine.perft import playouts, random_deals
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.tables import tables_for
from cassino.engine.view import view
from cassino.rules import Rules, load_variant, variant_ids
from cassino.search.estimator import Estimator
from cassino.search.playout_search import playout_search
from cassino.search.points import Points
from cassino.search.solver import Solver

PLAYOUTS = 300
DEALS = 100
WORLDS = 64
SOLVED = 8
"""With at most this many cards left in the hands, a deal is solved."""


def train(rules: Rules) -> None:
    """Play one variant in all ways that should be fast."""
    players, rng = rules.seating.players[0], Rng(1)
    state = deal(rules, players, 0, shuffled(rules, rng))
    playouts(state, rng, PLAYOUTS)
    random_deals(tables_for(rules, players), rng, DEALS)
    bot = make_bot("heuristic", Rng(1))
    playout_search(view(state, state.turn), WORLDS, None, rng)
    while not state.is_over:
        moves = legal_moves(state, 1000)
        if state.round_no == 1 and not state.window:
            apply(state, bot.choose(view(state, state.turn), Clock()))
        else:
            apply(state, moves[rng.below(len(moves))])
        if not state.is_over and state.stock_size == 0 and cards_in_hands(state) <= SOLVED:
            solve(state)


def cards_in_hands(state: State) -> int:
    """How many cards the players hold."""
    return sum(state.hand_size(seat) for seat in range(state.players))


def solve(state: State) -> None:
    """Solve the end of a deal."""
    points = Points(state)
    Solver(points, Estimator(points)).solve(state)


if __name__ == "__main__":
    for variant in variant_ids():
        train(load_variant(variant))
