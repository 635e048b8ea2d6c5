"""What is said when the last cards of a round are played: the new hands are nobody's to look at."""

from cassino.bots.answers import answer
from cassino.engine.dealing import deal, shuffled
from cassino.engine.move import Kind
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import view
from cassino.rules import load_variant
from cassino.search.policies import policy_for


def asked_between_rounds(seed: int) -> list[State]:
    """The states of a deal in which somebody may insist while no hand has a card."""
    rules, rng = load_variant("swazi_two_player"), Rng(seed)
    state = deal(rules, 2, 0, shuffled(rules, rng))
    found = []
    while not state.is_over:
        moves = view(state, state.turn).moves_up_to(200)
        if state.stock_size and not state.hand_size(0) and not state.hand_size(1):
            found += [state.copy()] if any(move.kind == Kind.INSIST for move in moves) else []
        apply(state, moves[rng.below(len(moves))])
    return found


def test_the_answer_does_not_need_the_next_hands() -> None:
    states = [state for seed in range(30) for state in asked_between_rounds(seed)]
    assert states
    for state in states:
        seen = view(state, state.turn)
        said = answer(seen, policy_for(seen.public).value)
        assert said and seen.is_legal(said)
