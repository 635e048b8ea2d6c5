"""The two yardsticks that count: what they think a move is worth, and that nothing hidden counts."""

from itertools import count

import pytest

from cassino.arena import Contest, run_contest
from cassino.bots import Clock, frozen, make_bot
from cassino.bots.bot import ONE_SECOND
from cassino.bots.counting import KEPT, Counter, card_worth
from cassino.cards import card_set, cards_in, parse_cards, rank_mask
from cassino.engine.layout import table_cards
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import lay
from cassino.engine.position import position
from cassino.engine.rng import Rng
from cassino.engine.scorer import scorer_for
from cassino.engine.setting import with_hand
from cassino.engine.state import Build, State
from cassino.engine.tables import tables_for
from cassino.engine.view import sample, view
from cassino.rules import load_variant
from clocks import set_clock
from playouts import IS_PLAIN, state_after

LONG = load_variant("casino_long")
WORTH = [card_worth(scorer_for(tables_for(LONG, 2)), card) for card in range(52)]
GAMES = [
    ("casino_long", 2),
    ("draw_casino", 2),
    ("four_hand_partnership", 4),
    ("royal_web", 2),
    ("south_african_3", 3),
    ("dominican_proven_partner", 4),
    ("scopa_italian", 2),
    ("swazi_two_player", 2),
]


def cards(text: str) -> int:
    return card_set(parse_cards(text))


def total(some: int) -> float:
    return sum(WORTH[card] for card in cards_in(some))


def end_of_round(own: str, loose: str, rival: str, builds: tuple[Build, ...] = (), stock: int = 0) -> State:
    """Seat 0 to move; the captured cards are seat 1's, but for some in the stock."""
    hands = [cards(own), cards(rival)]
    table = cards(loose) | sum(build.cards for build in builds)
    rest = list(cards_in((1 << 52) - 1 & ~(hands[0] | hands[1] | table)))
    return position(
        LONG, 2, hands=hands, loose=cards(loose), builds=builds, piles=[0, card_set(rest[stock:])], stock=rest[:stock]
    )


def scores(state: State, samples: int = 24, seed: int = 1) -> dict[Move, float]:
    moves = legal_moves(state)
    found = Counter(state.tables).scores(state, moves, samples, Rng(seed))
    return dict(zip(moves, found, strict=True))


def trail_of(card: str) -> Move:
    return Move(Kind.TRAIL, cards(card))


@pytest.mark.parametrize(
    ("card", "worth"), [("7C", 0.2), ("7S", 0.35), ("AC", 1.2), ("AS", 1.35), ("10D", 2.2), ("2S", 1.35)]
)
def test_what_cards_are_worth_in_casino(card: str, worth: float) -> None:
    assert total(cards(card)) == pytest.approx(worth, abs=1e-12)


@pytest.mark.parametrize("variant", ["scopa", "royal_web", "hungarian_ulmann", "tuxedo"])
def test_races_count_in_equal_shares_elsewhere(variant: str) -> None:
    scorer = scorer_for(tables_for(load_variant(variant), 2))
    worth = [card_worth(scorer, card) for card in cards_in(scorer.deck)]
    assert all(each >= 0 for each in worth) and max(worth) > min(worth)


def test_a_move_counts_what_it_takes_and_what_it_leaves() -> None:
    """The other hand is known: an eight and a king."""
    found = scores(end_of_round("8C KC", "3H 5H KH", "8S KD"))
    sweep_of_rival = 1.0
    assert found[Move(Kind.CAPTURE, cards("8C"), cards("3H 5H"), 8)] == pytest.approx(
        total(cards("8C 3H 5H")) - total(cards("KH KD")) - sweep_of_rival
    )
    assert found[Move(Kind.CAPTURE, cards("KC"), cards("KH"), 13)] == pytest.approx(
        total(cards("KC KH")) - total(cards("8S 3H 5H")) - sweep_of_rival
    )
    assert found[trail_of("8C")] == pytest.approx(-total(cards("8S 8C 3H 5H")))


def test_a_sweep_counts() -> None:
    found = scores(end_of_round("8C", "3H 5H", "KD"))
    assert found[Move(Kind.CAPTURE, cards("8C"), cards("3H 5H"), 8)] == pytest.approx(total(cards("8C 3H 5H")) + 1.0)


def test_own_builds_that_are_left_count_four_fifths() -> None:
    build, queens = Build(cards("4H 5H"), 9, 0, 0), Move(Kind.CAPTURE, cards("QC"), cards("QH"), 12)
    found = scores(end_of_round("9C QC", "QH", "KD", (build,)))
    assert found[queens] == pytest.approx(total(cards("QC QH")) + KEPT * total(build.cards))
    lost = scores(end_of_round("9C QC", "QH", "9D", (build,)))
    assert lost[queens] == pytest.approx(total(cards("QC QH")) - total(cards("9D") | build.cards) - 1.0)


@pytest.mark.parametrize("seed", range(2 if IS_PLAIN else 12))
def test_the_best_reply_is_that_of_the_engine(seed: int) -> None:
    """In the last round the other hand is known, so the mean over samples is the one reply."""
    state = state_after("casino_long", 2, 40 + seed % 7, seed)
    for move, score in scores(state).items():
        after = state.copy()
        lay(after, move)
        gain = total(after.pile(state.turn) & ~state.pile(state.turn))
        gain += after.sweeps(state.turn) - state.sweeps(state.turn)
        assert score == pytest.approx(gain + best_reply(state, after), abs=1e-9)


def best_reply(state: State, after: State) -> float:
    """What own builds that are kept count, minus the most valuable capture of the other hand by the engine's list."""
    mine, rival = state.turn, 1 - state.turn
    turned = position(
        LONG, 2, hands=[after.hand(seat) for seat in range(2)], loose=after.loose, builds=after.builds(), turn=rival,
        piles=[after.pile(seat) for seat in range(2)],
    )  # fmt: skip
    builds = sum(build.cards for build in after.builds() if build.owner == mine)
    options = {0: 0.0}
    for reply in legal_moves(turned):
        if reply.kind == Kind.CAPTURE:
            swept = reply.taken == table_cards(after)
            options[reply.taken] = max(options.get(reply.taken, 0.0), total(reply.cards | reply.taken) + swept)
    taken = max(options, key=options.__getitem__)
    return KEPT * total(builds & ~taken) - options[taken]


def test_sampled_hands_have_the_cards_that_are_proven() -> None:
    state = end_of_round("2C 3C", "QH", "9D", (Build(cards("4H 5H"), 9, 1, 0),), stock=8)
    counter = Counter(state.tables)
    counter.scores(state, legal_moves(state), 24, Rng(3))
    assert counter.possible and not counter.possible & ~rank_mask(9)


def test_a_player_without_cards_gets_a_fresh_hand_while_there_is_a_stock() -> None:
    for stock, drawn in ((8, True), (0, False)):
        state = end_of_round("KC", "QH", "", stock=stock)
        counter = Counter(state.tables)
        counter.scores(state, legal_moves(state), 24, Rng(3))
        assert bool(counter.possible) == drawn


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("plays", [3, 8, 17])
def test_hidden_cards_change_neither_scores_nor_choice(game: tuple[str, int], plays: int) -> None:
    state = state_after(*game, plays, seed=plays)
    seen, counter = view(state, state.turn), Counter(state.tables)
    moves = seen.moves_up_to(200)
    found = counter.scores(seen.public, moves, 4, Rng(5))
    for key in range(4):
        world = sample(seen, Rng(key))
        assert counter.scores(world, moves, 4, Rng(5)) == found
        assert make_bot("counter", Rng(5)).choose(view(world, state.turn)) == make_bot("counter", Rng(5)).choose(seen)


def test_scores_see_other_cards_in_hand() -> None:
    """The contrary of the test before: the own hand does count."""
    state = state_after("casino_long", 2, 8, seed=1)
    seen = view(state, state.turn)
    other = with_hand(seen.public, state.turn, state.hand(state.turn) ^ 1 << next(cards_in(seen.unseen)))
    assert scores(seen.public) != scores(other)


def test_a_playout_banks_what_is_taken_to_the_end_of_the_round() -> None:
    """Each player has one card left, and more will be dealt."""
    banked = Counter(tables_for(LONG, 2)).margin
    sweep = Move(Kind.CAPTURE, cards("8C"), cards("3H 5H"), 8)
    assert banked(end_of_round("8C", "3H 5H", "KD", stock=8), sweep, 4, 1) == pytest.approx(
        total(cards("8C 3H 5H")) + 1
    )
    assert banked(end_of_round("8C", "3H 10H", "KD", stock=8), trail_of("8C"), 4, 1) == 0.0
    lost = banked(end_of_round("8C", "3H 10H", "8D", stock=8), trail_of("8C"), 4, 1)
    assert lost == pytest.approx(-total(cards("8C 8D")))


def test_a_playout_depends_on_its_seed_alone() -> None:
    state = state_after("casino_long", 2, 1, seed=3)
    move = legal_moves(state)[0]
    counter = Counter(state.tables)
    found = [counter.margin(state, move, 4, seed) for seed in (1, 2, 3, 1, 2, 3)]
    assert found[:3] == found[3:]


def test_rollouts_depend_on_no_clock_unless_one_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock goes on by an hour whenever it is looked at."""
    seen = view(state := state_after("casino_long", 2, 3, seed=6), state.turn)
    unhurried = make_bot("counter-rollouts", Rng(1)).choose(seen)
    hours, looks = count(), count()

    def now() -> float:
        next(looks)
        return 3600.0 * next(hours)

    set_clock(monkeypatch, lambda: 3600.0 * next(hours))
    monkeypatch.setattr(frozen, "now", now)
    assert make_bot("counter-rollouts", Rng(1)).choose(seen, ONE_SECOND) == unhurried
    assert next(looks) == 0
    assert seen.is_legal(make_bot("counter-rollouts", Rng(1)).choose(seen, Clock(0.01)))
    assert next(looks) == 3  # at the start and after one world


@pytest.mark.slow
@pytest.mark.parametrize("pair", [("counter", "greedy"), ("counter-rollouts", "counter")])
def test_each_beats_the_next(pair: tuple[str, str]) -> None:
    assert run_contest(Contest(*pair, LONG, 2, deals=200, seed=8)).ci95[0] > 0


@pytest.mark.skipif(IS_PLAIN, reason="the plain engine takes a minute")
@pytest.mark.parametrize(
    ("variant", "points"), [("casino_long", (7.0, 3.875)), ("royal_web", (7.0, 5.625)), ("scopa", (2.375, 1.875))]
)
def test_the_yardsticks_play_as_ever(variant: str, points: tuple[float, float]) -> None:
    """If this fails, results of other versions against them no longer compare."""
    rules = load_variant(variant)
    assert run_contest(Contest("counter-rollouts", "counter", rules, 2, deals=8, seed=1)).points == points
