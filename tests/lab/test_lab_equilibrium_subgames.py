"""Solved ends of rounds: against brute force, against play with open hands, and the shortfall of bots."""

from collections.abc import Sequence
from itertools import combinations
from statistics import fmean

import pytest

from cassino.bots import UnknownBot
from cassino.cards import card_set, cards_in, parse_card
from cassino.engine.holding import holds
from cassino.engine.legal import legal_moves
from cassino.engine.move import Move
from cassino.engine.play import apply
from cassino.engine.position import position
from cassino.engine.scoring import score_deal
from cassino.engine.state import State
from cassino.engine.view import Play, view
from cassino.lab.equilibrium import shape as shapes
from cassino.lab.equilibrium.leaves import LastRoundLeaf, Remembered, estimate_from
from cassino.lab.equilibrium.shape import SubgameError, alike
from cassino.lab.equilibrium.subgames import Suite, bot_policy, shortfall, solve_subgame, subgame
from cassino.rules import load_variant

LONG = load_variant("casino_long")
SCOPA = load_variant("scopa")


def cards(text: str) -> int:
    return card_set(parse_card(word) for word in text.split())


def after(state: State, move: Move) -> State:
    following = state.copy()
    apply(following, move)
    return following


def final_margin(state: State, side: int) -> float:
    points = score_deal(state).points
    return float(points[side] - points[1 - side])


def perfect_margin(state: State) -> float:
    """The final margin of the first player when both see all cards, by trying everything."""
    if state.is_over:
        return final_margin(state, 0)
    ends = [perfect_margin(after(state, move)) for move in legal_moves(state)]
    return min(ends) if state.turn else max(ends)


def fits(state: State, hand: int) -> bool:
    """Whether the unseen cards can lie so that the first player has this hand."""
    hands = [hand, view(state, None).unseen & ~hand]
    return all(holds(state.tables, hands[seat], sum(1 << value for value in state.proven(seat))) for seat in range(2))


def deals(state: State) -> list[State]:
    """Every deal of the unseen cards, one in each hand, that agrees with the builds of both."""
    unseen = set(cards_in(view(state, None).unseen))
    proven = [sum(1 << value for value in state.proven(seat)) for seat in range(2)]
    pairs = [(one, two) for one in unseen for two in unseen - {one}]
    return [
        state.filled([1 << one, 1 << two], sorted(unseen - {one, two}))
        for one, two in pairs
        if holds(state.tables, 1 << one, proven[0]) and holds(state.tables, 1 << two, proven[1])
    ]


@pytest.mark.parametrize("number", range(4))
def test_one_card_each_is_as_by_hand(number: int) -> None:
    """The first must choose without knowing the reply, the second knows all: no strategy is needed."""
    state = Suite(LONG, cards=1).position(number)
    leaf = estimate_from(state)
    first = state.turn
    sign = 1 if first == 0 else -1
    by_card: dict[int, list[State]] = {}
    for each in deals(state):
        by_card.setdefault(each.hand(first), []).append(each)
    totals = []
    for starts in by_card.values():
        values = []
        for move in legal_moves(starts[0]):
            seconds = [after(start, move) for start in starts]
            values.append(fmean(min(sign * leaf(after(end, last), 0) for last in legal_moves(end)) for end in seconds))
        totals += [max(values)] * len(starts)
    solved = solve_subgame(state, leaf, gap=1e-6)
    assert solved.equilibrium.value == pytest.approx(sign * fmean(totals), abs=1e-5)


@pytest.mark.parametrize("number", range(3))
def test_the_last_round_has_no_secrets(number: int) -> None:
    """Each player knows the other's hand there, so the equilibrium is the mean of the deals with open hands."""
    state = Suite(LONG, cards=2, rounds_left=0).position(number)
    solved = solve_subgame(state, final_margin, gap=1e-6)
    unseen = view(state, None).unseen
    firsts = [card_set(chosen) for chosen in combinations(cards_in(unseen), 2)]
    ends = [perfect_margin(state.filled([hand, unseen & ~hand], ())) for hand in firsts if fits(state, hand)]
    assert solved.equilibrium.value == pytest.approx(fmean(ends), abs=1e-5)
    if len(ends) == len(firsts):
        assert LastRoundLeaf(state)(state, 0) == pytest.approx(fmean(ends), abs=1e-3)


@pytest.mark.parametrize("number", range(2))
def test_equal_cards_change_nothing(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    state = Suite(LONG, cards=1, seed=2).position(number)
    together = subgame(state, estimate_from(state))
    value = solve_subgame(state, estimate_from(state), gap=1e-6).equilibrium.value
    monkeypatch.setattr(shapes, "alike", lambda rules: ())
    apart = subgame(state, estimate_from(state))
    assert len(together.payoffs) < len(apart.payoffs)
    assert solve_subgame(state, estimate_from(state), gap=1e-6).equilibrium.value == pytest.approx(value, abs=1e-5)


def test_what_is_alike() -> None:
    kinds = alike(LONG)
    assert cards("7C 7D 7H") in kinds
    assert cards("10C 10H") in kinds
    assert not any(kind & cards("2S 10D 10S 7S") for kind in kinds)
    assert alike(SCOPA) == ()


def test_proven_values_narrow_the_hands() -> None:
    state = _with_a_build()
    shape = shapes.Shape(state, estimate_from(state))
    assert all(hand & cards("9C 9D 9H 9S") for hand in shape.ranges[0])
    assert sum(shape.weights) == pytest.approx(1)


def _with_a_build() -> State:
    """One has built nine and must take it; both hold two cards."""
    from cassino.engine.state import Build

    hands = [cards("9C KH"), cards("QD 4S")]
    stock = tuple(cards_in(cards("2C 3C 5C 6C 7C 8C JC QC")))
    build = Build(cards("5D 4D"), 9, 0, 0)
    used = hands[0] | hands[1] | card_set(stock) | build.cards | cards("KC")
    rest = list(cards_in(((1 << 52) - 1) & ~used))
    return position(
        LONG, 2, hands=hands, loose=cards("KC"), builds=[build], piles=[card_set(rest[::2]), card_set(rest[1::2])],
        stock=stock, turn=1, dealer=0, turn_no=37, round_no=5, last_capturer=0,
    )  # fmt: skip


def test_an_optimal_policy_gives_nothing_away() -> None:
    """In the last round a player who searches all plays loses nothing."""
    state = Suite(LONG, cards=2, rounds_left=0, seed=3).position(0)
    solved = solve_subgame(state, final_margin, gap=1e-6)
    for seat in range(2):
        found = shortfall(solved, _open_handed, seat)
        assert found.exploited == pytest.approx(0, abs=1e-5)
        assert found.loss == pytest.approx(0, abs=1e-5)


def _open_handed(state: State, past: Sequence[Play]) -> Sequence[tuple[Move, float]]:
    other = 1 - state.turn
    hands = [state.hand(0), state.hand(1)]
    hands[other] = view(state, state.turn).unseen
    full = state.filled(hands, ())
    sign = 1 if state.turn == 0 else -1
    return [(max(legal_moves(full), key=lambda move: sign * perfect_margin(after(full, move))), 1.0)]


def test_bots_lose_no_more_to_the_equilibrium_than_to_the_best_response() -> None:
    state = Suite(LONG, cards=1, seed=5).position(1)
    solved = solve_subgame(state, estimate_from(state), gap=1e-6)
    for name in ("random", "greedy"):
        for seat in range(2):
            found = shortfall(solved, bot_policy(name, seeds=3), seat)
            assert found.exploited >= found.loss - 1e-5
            assert found.loss >= -1e-5


def test_a_bot_is_asked_with_its_own_hand_only() -> None:
    seen: list[State] = []

    def first_move(state: State, past: Sequence[Play]) -> Sequence[tuple[Move, float]]:
        seen.append(state)
        return [(legal_moves(state)[0], 1.0)]

    state = Suite(LONG, cards=1, seed=4).position(0)
    solved = solve_subgame(state, estimate_from(state), gap=1e-3)
    shortfall(solved, first_move, 0)
    assert seen
    assert all(each.turn == 0 and each.hand(1) == 0 and each.hand_size(0) == 1 for each in seen)


def test_the_same_leaf_is_found_once() -> None:
    asked = []
    state = Suite(LONG, cards=1).position(0)
    estimate = estimate_from(state)

    def leaf(state: State, side: int) -> float:
        asked.append(state)
        return estimate(state, side)

    remembered = Remembered(leaf, LONG)
    value = solve_subgame(state, remembered).equilibrium.value
    assert len(remembered) == len(asked)
    asked_once = len(asked)
    assert solve_subgame(state, remembered).equilibrium.value == value
    assert len(asked) == asked_once


def test_suites_come_from_their_seed() -> None:
    assert Suite(SCOPA, cards=3).position(3) == Suite(SCOPA, cards=3).position(3)
    assert Suite(SCOPA, cards=3).position(3) != Suite(SCOPA, cards=3, seed=2).position(3)
    state = Suite(SCOPA, cards=2).position(0)
    assert (state.hand_size(0), state.hand_size(1), state.stock_size) == (2, 2, 6)


def test_a_shorter_stock_keeps_every_card() -> None:
    state = Suite(LONG, cards=3, stock=2).position(0)
    assert state.stock_size == 2
    assert view(state, None).unseen.bit_count() == 8
    assert state.pile(0).bit_count() + state.pile(1).bit_count() + view(state, None).unseen.bit_count() <= 52
    whole = Suite(LONG, cards=3).position(0)
    assert [state.hand(seat) for seat in range(2)] == [whole.hand(seat) for seat in range(2)]


def test_what_is_not_solved_is_said() -> None:
    draw = load_variant("draw_casino")
    drawing = Suite(draw, cards=4, rounds_left=0).position(0)
    with pytest.raises(SubgameError, match="cards are drawn after each turn"):
        solve_subgame(drawing, estimate_from(drawing))
    with pytest.raises(UnknownBot):
        bot_policy("nobody")(Suite(LONG, cards=1).position(0), ())
    with pytest.raises(SubgameError, match="no position with 9 cards"):
        Suite(SCOPA, cards=9).position(0)
