"""A player who knows the bot: fair, repeatable, and better than the bot."""

import pytest

from cassino.bots import Clock, UnknownBot, make_bot
from cassino.bots.simple import GreedyBot
from cassino.engine.dealing import deal, shuffled
from cassino.engine.legal import is_legal
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import sample, view
from cassino.lab.best_response import Bound, Challenge, Responder, ResponseEffort, bound_of, challenges
from cassino.rules import load_variant

LONG = load_variant("casino_long")
QUICK = ResponseEffort(moves=4, worlds=1)


def start(seed: int = 1) -> State:
    return deal(LONG, 2, 0, shuffled(LONG, Rng(seed)))


def responder(seed: int = 1) -> Responder:
    return Responder(GreedyBot(Rng(seed)), GreedyBot, QUICK, Rng(seed))


def test_it_plays_legal_moves_to_the_end() -> None:
    state = start()
    bots = [responder(), make_bot("greedy", Rng(2))]
    while not state.is_over:
        move = bots[state.turn].choose(view(state, state.turn), Clock())
        assert is_legal(state, move)
        apply(state, move)


def test_what_it_cannot_see_does_not_matter() -> None:
    state = start()
    seen = view(state, state.turn)
    other = sample(seen, Rng(9))
    assert other != state
    assert responder().choose(seen, Clock()) == responder().choose(view(other, state.turn), Clock())


def test_it_beats_the_bot_it_knows() -> None:
    found = bound_of(challenges(Challenge("random", LONG, deals=6, seed=3, effort=QUICK)))
    assert found.mean > 0
    assert found.packs == 3


def test_the_same_seed_plays_the_same() -> None:
    challenge = Challenge("greedy", LONG, deals=2, seed=4, effort=QUICK)
    assert list(challenges(challenge)) == list(challenges(challenge))


def test_more_than_two_sides_are_played_to_the_end() -> None:
    three = load_variant("three_hand_casino")
    challenge = Challenge("greedy", three, deals=3, effort=ResponseEffort(moves=2, worlds=1), players=3)
    assert challenge.packs == 1
    assert len(list(challenges(challenge))) == 1


def test_the_bound_is_a_mean_with_its_interval() -> None:
    assert bound_of([1.0, 3.0]) == Bound(2.0, pytest.approx(0.04, abs=0.01), pytest.approx(3.96, abs=0.01), 2)


def test_an_unknown_bot_is_said() -> None:
    with pytest.raises(UnknownBot, match="nobody"):
        list(challenges(Challenge("nobody", LONG, deals=2)))
    with pytest.raises(UnknownBot, match="nobody"):
        list(challenges(Challenge("greedy", LONG, deals=2, model="nobody")))
