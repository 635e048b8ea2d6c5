"""The rest of a round as a game, from positions of every variant."""

import pytest

from cassino.cards import card_set, cards_in, parse_card
from cassino.engine.dealing import deal, shuffled
from cassino.engine.play import apply
from cassino.engine.position import position
from cassino.engine.rng import Rng
from cassino.engine.state import Build, State
from cassino.engine.view import sample, view
from cassino.lab.equilibrium.leaves import estimate_from
from cassino.lab.equilibrium.outcomes import Crowded
from cassino.lab.equilibrium.shape import SubgameError
from cassino.lab.equilibrium.subgames import Suite, solve_subgame
from cassino.rules import load_variant, variant_ids

LONG = load_variant("casino_long")
FEW_CARDS = 2
"""The ends of rounds with this many cards in both hands are solved."""
TWO_PLAYER_VARIANTS = [name for name in variant_ids() if 2 in load_variant(name).seating.players]


def cards(text: str) -> int:
    return card_set(parse_card(word) for word in text.split())


def test_hidden_cards_change_nothing() -> None:
    start = Suite(LONG, 1, seed=3).position(2)
    found = set()
    for seed in range(4):
        dealt = sample(view(start, start.turn), Rng(seed))
        solved = solve_subgame(dealt, estimate_from(dealt), gap=1e-4).equilibrium
        found.add((solved.value, *map(tuple, solved.strategies)))
    assert len(found) == 1


def with_a_build(owner: int, turn: int) -> State:
    """One has built nine and must take it; both hold two cards."""
    hands = [cards("9C KH"), cards("QD 4S")]
    piles = cards("AC AD AH AS 2D 2H 2S 3D 3H 3S 4C 4H 5H 5S"), cards("6D 6H 6S 7D 7H 7S 8D 8H 8S 9D 9H 10D 10H 10S")
    used = hands[0] | hands[1] | piles[0] | piles[1] | cards("5D 4D KC")
    stock = tuple(cards_in(((1 << 52) - 1) & ~used))
    ordered = (hands, piles) if owner == 0 else (hands[::-1], piles[::-1])
    return position(
        LONG, 2, hands=ordered[0], loose=cards("KC"), builds=[Build(cards("5D 4D"), 9, owner, 0)], piles=ordered[1],
        stock=stock, turn=turn, dealer=1 - turn, turn_no=37, round_no=5, last_capturer=owner,
    )  # fmt: skip


def test_the_seats_make_no_difference_where_a_build_narrows_one_hand() -> None:
    values = []
    for owner in range(2):
        state = with_a_build(owner, turn=1 - owner)
        values.append(solve_subgame(state, estimate_from(state), gap=1e-4).equilibrium.value)
    assert values[0] == pytest.approx(-values[1], abs=2e-4)


@pytest.mark.parametrize("variant", TWO_PLAYER_VARIANTS)
def test_every_end_of_a_round_is_solved_or_refused(variant: str) -> None:
    """Also those in which hands are known, tops of piles are taken, or players draw cards."""
    rules, rng = load_variant(variant), Rng(4)
    state, looked = deal(rules, 2, 0, shuffled(rules, rng)), 0
    while not state.is_over:
        if state.hand_size(0) + state.hand_size(1) <= FEW_CARDS and looked < FEW_CARDS:
            looked += 1
            check_end(state)
        moves = view(state, state.turn).moves_up_to(200)
        apply(state, moves[rng.below(len(moves))])
    assert looked


def check_end(state: State) -> None:
    """Each player can guarantee at least what the other one cannot prevent."""
    try:
        found = solve_subgame(state, estimate_from(state), most_rounds=50, most_nodes=20_000).equilibrium
    except (SubgameError, Crowded) as error:
        assert str(error)
        return
    assert found.low <= found.value + 1e-9 and found.value <= found.high + 1e-9
