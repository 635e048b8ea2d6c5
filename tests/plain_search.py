"""What the plain engine computes: best captures, compared with all legal ones, and choices in positions from seeds.

`CASSINO_PURE=1 python tests/plain_search.py` prints both as JSON; tests compare the choices with the compiled engine.
"""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from cassino.bots import make_bot
from cassino.cards import card_set, cards_in
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind
from cassino.engine.play import play
from cassino.engine.position import position
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.tables import TOPS, tables_for
from cassino.engine.view import view
from cassino.rules import load_variant, variant_ids
from cassino.rules.options import FromHand, has_steps
from cassino.search import playout_search as search
from cassino.search.captures import Captures
from cassino.search.points import Points
from cassino.search.policy import Policy
from endings import first_of, random_game
from playouts import random_move

TABLES = 12
"""This many tables of each variant are looked at."""
MOST_LOOSE = 6
FEW = 60
CLOSE = 1e-9
BOTS = ("heuristic", "level1", "level4", "level6")
"""They play by the policy alone."""
GAMES = [("casino_long", 2), ("swazi", 4), ("scopa", 2), ("royal_web", 2), ("four_hand_partnership", 4)]


def states(seed: int, variant: str = "", players: int = 0) -> Iterator[State]:
    """The states of a deal played at random in which there is a choice; without a variant, of random rules."""
    rules, number = (load_variant(variant), players) if variant else random_game(seed)
    state, random = first_of(rules, number, seed), Random(seed)
    while not state.is_over:
        if len(legal_moves(state, limit=2)) > 1:
            yield state
        state = play(state, random_move(state, random))


def computed() -> list[Any]:
    """Scores and choices of the policy, choices of BOTS, and values of moves by a search, in positions of several
    games.
    """
    search.EXACT_NODES = 200
    deals = [states(3, *game) for game in GAMES] + [states(seed) for seed in range(4)]
    return [found_in(state) for deal in deals for state in list(deal)[4:24:8]]


def found_in(state: State) -> list[Any]:
    policy = Policy(Points(state))
    scores = [score for _, score in policy.scored(state)]
    found = search.playout_search(view(state, state.turn), 2, None, Rng(1))
    values = [[repr(each.move), each.value, each.worlds] for each in found.values]
    return [scores, [repr(policy.best(state)), *chosen(state)], values]


def chosen(state: State) -> list[str]:
    """What BOTS choose."""
    bots = [make_bot(name, Rng(2)) for name in BOTS]
    return [repr(bot.choose(view(state, state.turn))) for bot in bots]


class Counted:
    """How the best captures of one variant compare with those found by trying all."""

    def __init__(self, variant: str) -> None:
        self.rules = load_variant(variant)
        self.random = Random(f"captures {variant}")
        self.looked = self.best = 0
        self.faults: list[str] = []
        self.kept = Captures(tables_for(self.rules, self.rules.seating.players[0]))

    def state(self, hand: int, loose: int) -> State:
        """A position with this hand and these loose cards."""
        players = self.rules.seating.players[0]
        rest = list(cards_in(self.rules.deck.cards & ~(hand | loose)))
        count = tables_for(self.rules, players).side_count
        others = [card_set(rest[side::count]) for side in range(count)]
        return position(self.rules, players, hands=[hand] + [0] * (players - 1), loose=loose, piles=others)

    def look(self) -> None:
        """Compare the captures from one table."""
        pack = list(cards_in(self.rules.deck.cards))
        loose = card_set(self.random.sample(pack, self.random.randint(1, MOST_LOOSE)))
        hand = card_set(self.random.sample([card for card in pack if not loose >> card & 1], 4))
        policy = Policy(Points(self.state(hand, loose)))
        self.kept.set_worths(policy.captures.worth)
        for card in cards_in(hand):
            self.compare(policy, card, loose)

    def compare(self, policy: Policy, card: int, loose: int) -> None:
        """The best capture by a card against all legal ones."""
        captures, tables = policy.captures, policy.points.tables
        row, again = captures.row(loose), self.kept.row(loose)
        values = [
            value for value in cards_in(tables.in_hand[card] or 1 << (card >> 2) + 1) if value <= captures.highest
        ]
        if any(captures.best[row + value] != self.kept.best[again + value] for value in values):
            self.faults.append(f"kept {loose:x}")
        packs = [captures.best[row + value] for value in values]
        taken = max(packs, key=captures.total, default=0)
        legal = {move.taken for move in legal_moves(self.state(1 << card, loose)) if move.kind == Kind.CAPTURE}
        most = max(map(captures.total, legal), default=0.0)
        self.looked += 1
        self.best += abs(captures.total(taken) - most) < CLOSE
        if bool(taken) != bool(legal) or (taken and taken not in legal):
            self.faults.append(f"card {card} loose {list(cards_in(loose))} takes {list(cards_in(taken))}")


def check_captures() -> dict[str, Any]:
    """For each variant in which one card captures from the table: how many captures are the best, and what is wrong."""
    found = {}
    for variant in variant_ids():
        rules = load_variant(variant)
        tables = tables_for(rules, rules.seating.players[0])
        if has_steps(rules) or tables.chosen[TOPS] or rules.capturing.from_hand is not FromHand.ONE_CARD:
            continue
        counted = Counted(variant)
        for _ in range(TABLES):
            counted.look()
        found[variant] = [counted.looked, counted.best, counted.faults]
    return found


if __name__ == "__main__":
    print(json.dumps({"captures": check_captures(), "computed": computed()}))
