"""The compiled engine and its sources run as plain Python play identical games."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, strategies as st

from cassino.compiled import engine_kind
from cassino.engine.dealing import deal, shuffled
from cassino.engine.legal import legal_moves, plays_for, refusal, takeable_with
from cassino.engine.move import Move
from cassino.engine.perft import perft, playout
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.scoring import score_deal
from cassino.engine.state import State
from cassino.engine.view import sample, view
from cassino.rules import Rules, load_variant, variant_ids
from playouts import cases, examples
from pure_engine import pure
from strategies import random_rules

pytestmark = pytest.mark.skipif(engine_kind().startswith("plain"), reason="the engine is not compiled")
every_variant = pytest.mark.parametrize("variant", variant_ids())
MOST = 60
"""No list is made longer than this."""


def plain(name: str) -> Any:
    return pure(f"cassino.engine.{name}")


def parts(moves: Iterable[Any]) -> list[tuple[int, ...]]:
    """Moves of either engine, comparable."""
    return [(move.kind, move.cards, move.taken, move.value, move.seat) for move in moves]


def plain_move(move: Move) -> Any:
    return plain("move").Move(*parts([move])[0])


def both_deals(rules: Rules, seed: int) -> tuple[State, Any]:
    """The same first position in both engines."""
    players = rules.seating.players[seed % len(rules.seating.players)]
    order, twin_order = shuffled(rules, Rng(seed)), plain("dealing").shuffled(rules, plain("rng").Rng(seed))
    assert order == twin_order
    return deal(rules, players, seed % players, order), plain("dealing").deal(rules, players, seed % players, order)


def games(rules: Rules, seed: int) -> Iterator[tuple[State, Any]]:
    """The same random game in both engines, position by position."""
    (state, twin), random = both_deals(rules, seed), Random(seed)
    yield state, twin
    while not state.is_over:
        move = random.choice(list(legal_moves(state, MOST)))
        apply(state, move)
        plain("play").apply(twin, plain_move(move))
        yield state, twin


def compare(state: State, twin: Any, random: Random) -> None:
    assert state.key() == twin.key()
    moves = list(legal_moves(state, MOST))
    assert parts(moves) == parts(plain("legal").legal_moves(twin, MOST))
    for move in random.sample(moves, min(4, len(moves))):
        near = Move(move.kind, move.cards, move.taken ^ 1 << random.randrange(52), move.value)
        assert refusal(state, near) == plain("legal").refusal(twin, plain_move(near))
        assert takeable_with(state, move.cards) == plain("legal").takeable_with(twin, move.cards)
        if move.taken:  # whether a card may be laid can depend on the whole list, which is compared above
            found = plain("legal").plays_for(twin, move.cards, move.taken)
            assert parts(plays_for(state, move.cards, move.taken)) == parts(found)


def compare_views(state: State, twin: Any) -> None:
    for seat in [*range(state.players), None]:
        seen, twin_seen = view(state, seat), plain("view").view(twin, seat)
        assert seen.public.key() == twin_seen.public.key()
        for other in range(state.players):
            assert seen.possible(other) == twin_seen.possible(other)
            assert seen.certain(other) == twin_seen.certain(other)
        drawn = sample(seen, Rng(1))
        assert drawn.key() == plain("view").sample(twin_seen, plain("rng").Rng(1)).key()


@pytest.mark.sampled(4)
@every_variant
def test_both_engines_play_the_same_games(variant: str) -> None:
    random = Random(1)
    for seed in range(cases(1)):
        for state, twin in games(load_variant(variant), seed):
            compare(state, twin, random)
            if random.random() < 0.1:
                compare_views(state, twin)
        assert tuple(score_deal(state)) == tuple(plain("scoring").score_deal(twin))


@examples(12)
@given(random_rules(), st.integers(0, 2**32 - 1))
def test_both_engines_play_the_same_games_under_random_rules(rules: Rules, seed: int) -> None:
    random = Random(seed)
    for state, twin in games(rules, seed):
        compare(state, twin, random)


@every_variant
def test_both_engines_count_and_play_out_alike(variant: str) -> None:
    state, twin = both_deals(load_variant(variant), 5)
    assert perft(state, 3) == plain("perft").perft(twin, 3)
    assert playout(state, Rng(6)) == plain("perft").playout(twin, plain("rng").Rng(6))
    assert state.key() == twin.key()


def test_both_generators_give_the_same_numbers() -> None:
    rng, twin = Rng(2**63 + 5), plain("rng").Rng(2**63 + 5)
    assert [rng.below(n) for n in range(1, 200)] == [twin.below(n) for n in range(1, 200)]
    assert [rng.random() for _ in range(20)] == [twin.random() for _ in range(20)]
    assert rng.split(7).below(1000) == twin.split(7).below(1000)
