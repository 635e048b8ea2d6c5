"""What players of a level remember: less than their view, never more."""

import pytest

from cassino.bots.levels.memory import forgotten, misremembered
from cassino.cards import card_set, cards_in
from cassino.engine.dealing import deal, shuffled
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import sample, view
from cassino.rules import load_variant
from cassino.rules.options import Pack
from cassino.rules.packs import parse_cards
from cassino.search.policies import policy_for

GAMES = [("casino_long", 2), ("three_hand_casino", 3), ("swazi", 4), ("south_african_2", 2), ("scopa", 2)]


def states(variant: str, players: int, seed: int) -> list[State]:
    """The states of a deal of random plays."""
    rules, rng = load_variant(variant), Rng(seed)
    state = deal(rules, players, 0, shuffled(rules, rng))
    found = []
    while not state.is_over:
        found.append(state)
        moves = view(state, state.turn).moves_up_to(200)
        state = state.copy()
        apply(state, moves[rng.below(len(moves))])
    return found


def captured(state: State) -> int:
    return sum(state.pile(side) for side in range(state.side_count))


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_only_captured_cards_are_forgotten_and_none_by_who_remembers_all(variant: str, players: int) -> None:
    for state in states(variant, players, 3):
        seen = view(state, state.turn)
        assert forgotten(seen, 0.3) & ~captured(state) == 0
        assert forgotten(seen, 1.0) == 0


def test_what_is_forgotten_stays_so() -> None:
    before = 0
    for state in states("casino_long", 2, 5):
        now = forgotten(view(state, 0), 0.3)
        assert before & ~now == 0
        before = now
    assert before


def test_nobody_forgets_aces_and_the_casinos() -> None:
    last = states("casino_long", 2, 5)[-1]
    assert forgotten(view(last, 0), 0.01) & card_set(parse_cards("AS AH AD AC 10D 2S", Pack.FRENCH_52)) == 0


def test_forgotten_cards_count_as_unseen() -> None:
    state = states("casino_long", 2, 5)[-6]
    seen = view(state, state.turn)
    lost = forgotten(seen, 0.3)
    policy = policy_for(seen.public, forgotten=lost)
    confused = policy.scored(seen.public)
    assert lost and policy.unseen == seen.unseen | lost
    clear = policy_for(seen.public).scored(seen.public)
    assert policy.unseen == seen.unseen
    assert [move for move, _ in clear] == [move for move, _ in confused] and clear != confused


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_a_mistaken_view_keeps_what_lies_open(variant: str, players: int) -> None:
    for state in states(variant, players, 7)[::5]:
        seen = view(state, state.turn)
        mind = misremembered(seen, forgotten(seen, 0.3), Rng(1))
        assert list(mind.moves_up_to(500)) == list(seen.moves_up_to(500))
        assert mind.hand == seen.hand and mind.public.stock_size == state.stock_size
        assert mind.unseen.bit_count() == seen.unseen.bit_count()
        sample(mind, Rng(2))


def test_mistakes_do_not_depend_on_what_is_hidden() -> None:
    state = states("casino_long", 2, 5)[-8]
    seen = view(state, state.turn)
    other = view(sample(seen, Rng(9)), state.turn)
    assert misremembered(seen, forgotten(seen, 0.3), Rng(1)) == misremembered(other, forgotten(other, 0.3), Rng(1))


def test_forgotten_cards_may_be_anywhere() -> None:
    state = states("casino_long", 2, 5)[-8]
    seen = view(state, state.turn)
    lost = forgotten(seen, 0.2)
    back = [misremembered(seen, lost, Rng(seed)).unseen & lost for seed in range(20)]
    assert len(set(back)) > 1
    assert all(card in range(52) for cards in back for card in cards_in(cards))
