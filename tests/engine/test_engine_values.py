"""Positions, views, matches, moves and rules are values: copied, compared, pickled, and refused when damaged."""

import copy
import pickle
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any
from zlib import compress, decompress

import pytest
from hypothesis import given, strategies as st

from cassino.arguments import ArgumentError
from cassino.compiled import engine_kind
from cassino.engine import match as match_module, move as move_module, state as state_module, view as view_module
from cassino.engine.legal import legal_moves
from cassino.engine.match import Match
from cassino.engine.move import Kind, Move, MoveList
from cassino.engine.perft import playout
from cassino.engine.play import IllegalMove, apply, play
from cassino.engine.rng import Rng
from cassino.engine.state import State, restored
from cassino.engine.view import sample, view
from cassino.errors import RestoreError
from cassino.rules import Rules, load_variant, loading, parse_rules, variant_ids
from playouts import PER_DEAL, cases, examples, first_state, last_state, playout as random_game
from pure_engine import pure
from strategies import random_rules

every_variant = pytest.mark.parametrize("variant", variant_ids())
compiled_only = pytest.mark.skipif(engine_kind().startswith("plain"), reason="the engine is not compiled")
SEEDS = st.integers(0, 2**32 - 1)


def repickled(thing: Any, protocol: int = pickle.HIGHEST_PROTOCOL) -> Any:
    return pickle.loads(pickle.dumps(thing, protocol))


def states_of(rules: Rules, seed: int) -> list[State]:
    """The states of a random deal, its end too, and a few of what is seen of them."""
    states = [state for state, _ in random_game(rules, seed)] + [last_state(rules, seed)]
    seen = [view(state, seat).public for state in states[::7] for seat in (None, state.turn)]
    return states + seen


def twins_of(thing: Any) -> list[Any]:
    return [copy.copy(thing), copy.deepcopy(thing), repickled(thing), repickled(thing, 2)]


def expect_values(states: Sequence[State]) -> None:
    """All ways to copy a state give an equal one, which plays on alike."""
    for state in states:
        assert len(pickle.dumps(state)) < 1000
        for twin in twins_of(state):
            assert twin.key() == state.key()
            assert twin == state
            assert twin is not state
            assert hash(twin) == hash(state)
            if state.hand_size(state.turn) == state.hand(state.turn).bit_count():
                expect_the_same_play(state, twin)


def expect_the_same_play(state: State, twin: State) -> None:
    moves = state.moves_up_to(PER_DEAL)
    assert twin.moves_up_to(PER_DEAL) == moves
    if moves:
        before = twin.copy()
        assert play(twin, moves[-1]) == play(state, moves[-1])
        apply(twin, moves[-1])
        assert before == state


@every_variant
def test_states(variant: str) -> None:
    expect_values(states_of(load_variant(variant), 5))


@examples(30)
@given(random_rules(), SEEDS)
def test_states_under_random_rules(rules: Rules, seed: int) -> None:
    expect_values(states_of(rules, seed))


@examples(30)
@given(random_rules(), SEEDS)
def test_what_a_seat_sees_can_be_played_on_into_rounds_it_cannot_see(rules: Rules, seed: int) -> None:
    state = view(first_state(rules, seed), 0).public
    before = state.copy()
    for _ in range(60):
        playing, moves = state.copy(), state.moves_up_to(PER_DEAL)
        if not moves:
            break
        apply(state, moves[-1])
        apply(playing, moves[-1])
        assert playing == state
    assert before == view(first_state(rules, seed), 0).public


@every_variant
def test_views(variant: str) -> None:
    match = Match(load_variant(variant), seed=3)
    for _ in range(9):
        match.play(match.moves_up_to(PER_DEAL)[-1])
    for seat in (None, *range(match.players)):
        seen = match.view(seat, past=True)
        for twin in twins_of(seen):
            assert twin == seen
            assert twin is not seen
            assert hash(twin) == hash(seen)
            assert twin.unseen == seen.unseen
            assert sample(twin, Rng(4)) == sample(seen, Rng(4))


@every_variant
def test_matches(variant: str) -> None:
    match = Match(load_variant(variant), seed=3)
    while len(match.deals) < 2 and not match.is_over:
        if match.deal_over:
            match.next_deal()
        else:
            match.play(match.moves_up_to(PER_DEAL)[-1])
    for twin in twins_of(match):
        assert twin == match
        assert hash(twin) == hash(match)
        assert twin.state == match.state
        if not match.is_over:
            twin.play(twin.moves_up_to(PER_DEAL)[0])
            assert twin != match
            twin.back()
            assert twin == match
    assert match != Match(load_variant(variant), seed=4)
    assert match != "a match"


@every_variant
def test_moves(variant: str) -> None:
    for state, move in random_game(load_variant(variant), 2):
        moves = legal_moves(state, PER_DEAL)
        for thing in (move, moves, MoveList(), moves[:0]):
            assert {thing, *twins_of(thing)} == {thing}
        ordered = Move(move.kind, move.cards, move.taken, move.value, move.seat, (3, 1))
        assert repickled(ordered) == ordered != move
        assert str(repickled(moves)) == str(moves)


def test_a_list_of_moves_is_a_sequence() -> None:
    moves = legal_moves(first_state(load_variant("casino_long"), 1))
    plain = list(moves)
    assert isinstance(moves, Sequence)
    assert len(plain) > 5
    assert moves == plain == list(moves[:]) == [*moves[:2], *moves[2:]]
    assert hash(moves) == hash(tuple(plain))
    for part in (slice(3), slice(-3, None), slice(None, None, -2), slice(4, 1), slice(1, 99)):
        assert moves[part] == plain[part]
        assert isinstance(moves[part], MoveList)
    assert moves[-1] == plain[-1]
    assert list(reversed(moves)) == plain[::-1]
    assert all(moves.index(move) == place for place, move in enumerate(plain))
    assert moves.index(plain[-1], -1) == len(plain) - 1
    assert moves.count(plain[0]) == 1
    assert plain[0] in moves
    assert Move(Kind.END, 0) not in moves
    assert moves.count(Move(Kind.END, 0)) == 0
    with pytest.raises(ValueError, match="not in"):
        moves.index(plain[0], 1)
    with pytest.raises(IndexError):
        moves[len(plain)]
    with pytest.raises(IndexError):
        moves[-len(plain) - 1]
    with pytest.raises(ArgumentError):
        moves["0"]  # type: ignore[call-overload]


@every_variant
def test_named_rules(variant: str) -> None:
    rules = load_variant(variant)
    for thing in (rules, rules.with_target(13)):
        assert copy.copy(thing) is thing
        assert copy.deepcopy(thing) is thing
        assert repickled(thing) == thing


@examples(60)
@given(random_rules())
def test_rules_under_random_rules(rules: Rules) -> None:
    assert repickled(rules) == rules


def test_house_rules() -> None:
    text = 'id = "ours"\ntitle = "Ours"\nparent = "royal"\naliases = ["us"]\n[ending]\ntarget = 15\n'
    rules = parse_rules(text)
    assert repickled(rules) == rules
    assert repickled(Match(rules, seed=1)).rules == rules


def test_contradictory_rules_are_values_too() -> None:
    rules = load_variant("casino_long").with_target(-4)
    assert rules.problems()
    assert repickled(rules) == rules


def test_random_numbers_go_on_alike() -> None:
    rng = Rng(7)
    rng.below(9)
    for twin in twins_of(rng):
        assert twin.split(1).random() == rng.split(1).random()
        twin.below(9)


@compiled_only
@every_variant
def test_pickles_go_from_one_engine_to_the_other(variant: str) -> None:
    plain = pure("cassino.engine.state")
    for state in states_of(load_variant(variant), 8):
        _, parts = state.__reduce__()
        twin = plain.restored(*parts)
        assert twin.key() == state.key()
        assert restored(*twin.__reduce__()[1]) == state
        moves = state.moves_up_to(PER_DEAL)
        _, packed = moves.__reduce__()
        again = pure("cassino.engine.move").restored_list(*packed)
        assert [move.key() for move in again] == [move.key() for move in moves]
        assert again.__reduce__()[1] == packed


def test_another_version_is_named() -> None:
    match = Match(load_variant("casino_long"), seed=1)
    things = (match, match.state, match.view(0), match.legal_moves, match.legal_moves[0])
    for thing in things:
        restore, (version, *parts) = thing.__reduce__()  # type: ignore[misc]
        assert version == (2 if isinstance(thing, State) else 1)
        other = version + 1
        with pytest.raises(RestoreError, match=f"layout {other}, but this version of cassino reads layout {version}"):
            restore(other, *parts)
    with pytest.raises(RestoreError, match="layout 2"):
        loading.unpickled(2, b"", 0)


def test_rules_of_another_version_are_refused() -> None:
    version, packed, check = loading._pickled(load_variant("casino_long"))
    with pytest.raises(RestoreError, match="casino_long"):
        loading.unpickled(version, packed, check ^ 1)


PARTS = {
    state_module.restored: first_state(load_variant("casino_long"), 1),
    view_module.restored: view(first_state(load_variant("casino_long"), 1), 0),
    match_module.restored: Match(load_variant("casino_long"), seed=1),
    move_module.restored_list: legal_moves(first_state(load_variant("casino_long"), 1)),
    move_module.restored_move: Move(Kind.TRAIL, 1),
}
SIZE = len(first_state(load_variant("casino_long"), 1).as_bytes())
ANYTHING = st.none() | st.integers() | st.binary(max_size=40) | st.text(max_size=9) | st.lists(st.integers())


@examples(200)
@given(st.sampled_from(list(PARTS)), st.data())
def test_nonsense_in_a_pickle_gives_one_typed_error(restore: Any, data: st.DataObject) -> None:
    parts = list(PARTS[restore].__reduce__()[1])  # type: ignore[misc]
    place = data.draw(st.integers(0, len(parts) - 1))
    wrong = data.draw(ANYTHING)
    if restore is match_module.restored and place == 1:
        return
    parts[place] = wrong
    with suppress(RestoreError):
        restore(*parts)


def damaged(state: State, random: Random) -> State | None:
    """A state from a pickle in which a few bytes are wrong; None if it is refused."""
    _, (version, rules, players, packed) = state.__reduce__()
    raw = bytearray(decompress(packed))
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        place = random.randrange(len(raw))
        raw[place] = random.choice((random.randrange(256), raw[place] ^ 1 << random.randrange(8), 0, 255))
    try:
        return restored(version, rules, players, compress(bytes(raw)))
    except RestoreError:
        return None


def play_on(state: State, random: Random) -> None:
    """Play a state that nobody vouches for, and look at it from all sides."""
    repr(state)
    for seat in range(state.players):
        state.view(seat).moves_up_to(20)
    for _ in range(80):
        moves = state.moves_up_to(50)
        if not moves or state.is_over:
            break
        with suppress(IllegalMove):
            play(state, random.choice(moves))
        state = state.copy()
        apply(state, random.choice(moves))
    assert state.points is None or len(state.points) == state.side_count
    if not state.is_over and not any(state.hand_size(seat) and not state.hand(seat) for seat in range(state.players)):
        playout(state, Rng(1))


def with_field(state: State, name: str, number: int) -> bytes:
    """The bytes of a state in which one number is another; of an array the first."""
    plain = pure("cassino.engine.state").State(pure("cassino.engine.tables").tables_for(state.rules, state.players))
    plain.set_bytes(state.as_bytes())
    value = getattr(plain, name)
    setattr(plain, name, [number, *value[1:]] if isinstance(value, list) else number)
    return bytes(plain.as_bytes())


@pytest.mark.parametrize(("name", "number"), [("proofs", 1 << 15), ("losses", 1 << 15), ("players", 7), ("turn", 200)])
def test_a_number_out_of_range_is_refused(name: str, number: int) -> None:
    state = first_state(load_variant("swazi"), 1)
    _, (version, rules, players, _) = state.__reduce__()
    with pytest.raises(RestoreError):
        restored(version, rules, players, compress(with_field(state, name, number)))


def test_a_pile_without_a_lowest_card_is_refused() -> None:
    states = [state for variant in variant_ids() for state in states_of(load_variant(variant), 20)]
    state = next(state for state in states if any(state.top(holder) < 52 for holder in range(state.side_count)))
    _, (version, rules, players, _) = state.__reduce__()
    with pytest.raises(RestoreError):
        restored(version, rules, players, compress(with_field(state, "batch_bottoms", 0)))


@every_variant
def test_a_playout_ends_where_hands_are_hidden(variant: str) -> None:
    for state in states_of(load_variant(variant), 4):
        assert playout(state.view(state.turn).public.copy(), Rng(1)) < 200


@pytest.mark.sampled(4)
@every_variant
def test_a_damaged_state_is_refused_or_can_be_played(variant: str) -> None:
    random = Random(9)
    states = states_of(load_variant(variant), 6)
    accepted = 0
    for _ in range(cases(300)):
        found = damaged(random.choice(states), random)
        if found is not None:
            accepted += 1
            play_on(found, random)
    assert accepted < cases(300)


@examples(200)
@given(st.binary(max_size=SIZE + 8))
def test_random_bytes_are_no_state(raw: bytes) -> None:
    rules = load_variant("casino_long")
    for packed in (raw, compress(raw), compress(raw.ljust(SIZE, b"\0")[:SIZE])):
        with pytest.raises(RestoreError):
            restored(1, rules, 2, packed)
    with pytest.raises(RestoreError):
        restored(1, rules, 7, raw)


def test_a_copy_of_a_match_goes_on_and_back_on_its_own() -> None:
    """Deals that are over are shared, and still nothing that is taken back in one is taken back in the other."""
    match = Match(load_variant("scopa"), seed=3)
    while not match.deal_over:
        match.play(match.legal_moves[0])
    match.next_deal()
    before, twin = match.record(), copy.copy(match)
    assert twin.deals[0] is match.deals[0] and twin.deal is not match.deal
    for _ in range(3):
        twin.back()
    twin.play(twin.legal_moves[-1])
    assert match.record() == before
    other = copy.copy(match)
    match.back()
    match.back()
    assert other.record() == before and len(match.deals) == 1
