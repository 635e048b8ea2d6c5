"""Answers to other players' plays, also when the last cards of a round are played: nobody may look at the new hands."""

from collections.abc import Iterator
from dataclasses import replace

from cassino.bots import Clock
from cassino.bots.answers import answer
from cassino.bots.levels.player import LevelBot
from cassino.engine.dealing import deal, shuffled
from cassino.engine.move import Kind
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import view
from cassino.rules import load_variant
from cassino.search.budget import Budget
from cassino.search.playout_search import analyze
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


def demands(seed: int) -> Iterator[State]:
    """The states of a deal in which a seat may insist."""
    rules, rng = load_variant("lesotho_40"), Rng(seed)
    state = deal(rules, 4, 0, shuffled(rules, rng))
    while not state.is_over:
        seen = view(state, state.turn)
        if any(move.kind == Kind.INSIST for move in seen.moves_up_to(200)):
            yield state.copy()
        apply(state, policy_for(seen.public).best(seen.public))


def test_an_expert_insists_where_the_search_says_so() -> None:
    insisted = 0
    for seen in (view(state, state.turn) for seed in range(4) for state in demands(seed)):
        found = analyze(seen, Budget(400), Rng(1))
        gain = found.values[0].value - found.values[1].value
        if gain < 2 * found.values[0].error:
            continue
        expert = LevelBot(Rng(2), 7)
        expert.level = replace(expert.level, seconds=60.0)
        assert expert.choose(seen, Clock(60.0)) == found.best.move
        insisted += found.best.move.kind == Kind.INSIST
    assert insisted
