"""The policy: it sees no hidden card, and its features are what they say."""

from collections.abc import Iterator
from itertools import combinations
from math import pi, sqrt
from random import Random

import pytest

from cassino.cards import card_set, cards_in, parse_card
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import play
from cassino.engine.position import position
from cassino.engine.rng import Rng
from cassino.engine.state import Build, State
from cassino.engine.view import sample, view
from cassino.rules import Rules, load_variant
from cassino.rules.loading import parse_house_rules
from cassino.search.points import Points
from cassino.search.policy import CLASSES, CLUMP, FEATURE_NAMES, KEPT, USUAL, Policy
from endings import GAMES, first_of, random_game
from playouts import cases, random_move

LONG = load_variant("casino_long")
DECK = (1 << 52) - 1
FIXED = {"2S": 1, "10D": 2, "AC": 1, "AD": 1, "AH": 1, "AS": 1}
"""The points of single cards in casino_long; the most cards bring 3, the most spades 1."""


def cards(text: str) -> int:
    return card_set(parse_card(word) for word in text.split())


def states_of(rules: Rules, players: int, seed: int, share: float) -> Iterator[State]:
    """Some of the states of a deal played at random in which there is a choice."""
    state, random = first_of(rules, players, seed), Random(seed)
    while not state.is_over:
        if random.random() < share and len(legal_moves(state, limit=2)) > 1:
            yield state
        state = play(state, random_move(state, random))


def check_blindness(rules: Rules, players: int, seed: int) -> int:
    """The same scores and choice wherever the hidden cards are."""
    looked = 0
    for state in states_of(rules, players, seed, 0.3):
        policy, seen = Policy(Points(state)), view(state, state.turn)
        scores, choice = policy.scored(state), policy.best(state)
        for key in range(3):
            other = sample(seen, Rng(seed).split(key))
            assert policy.scored(other) == scores
            assert policy.best(other) == choice
            looked += other != state
    return looked


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_hidden_cards_change_no_score(variant: str, players: int) -> None:
    assert check_blindness(load_variant(variant), players, 5)


def test_hidden_cards_change_no_score_under_random_rules() -> None:
    assert sum(check_blindness(*random_game(seed), seed) for seed in range(cases(12)))


SUITS = """
title = "Suits"
parent = "nordic_kasino"
[counting]
faces = "eleven_to_thirteen"
in_hand = [
    { cards = "spades", value = 14 }, { cards = "hearts", value = 15 }, { cards = "diamonds", value = 16 },
]
"""
"""House rules where no two cards play alike."""


def test_every_card_may_be_a_class_of_its_own() -> None:
    rules = parse_house_rules(SUITS)
    policy = Policy(Points(first_of(rules, 2, 0)))
    assert policy.class_count == CLASSES
    assert check_blindness(rules, 2, 1)


def test_a_policy_has_a_weight_for_every_feature() -> None:
    state = first_of(LONG, 2, 0)
    assert len(USUAL) == len(FEATURE_NAMES)
    with pytest.raises(ValueError, match="21 weights for 22 features"):
        Policy(Points(state), USUAL[1:])


@pytest.mark.parametrize("number", range(len(FEATURE_NAMES)))
def test_each_weight_counts_its_own_feature(number: int) -> None:
    weights = [0.0] * len(FEATURE_NAMES)
    weights[number] = 2.0
    for state in list(states_of(LONG, 2, 8, 1.0))[::5]:
        policy = Policy(Points(state), weights)
        features = policy.features_of(state)
        assert [score for _, score in policy.scored(state)] == pytest.approx([2.0 * each[number] for each in features])


def worth_of_card(card: int) -> float:
    """Points of its own, and its share of the races for cards and spades."""
    own = sum(points for name, points in FIXED.items() if parse_card(name) == card)
    spades = cards("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS")
    shares = [(3, 52), (1, 13)] if spades >> card & 1 else [(3, 52)]
    return own + sum(2 * points / (sqrt(2 * pi) * sqrt(CLUMP * count)) for points, count in shares)


def worth(held: int) -> float:
    return sum(worth_of_card(card) for card in cards_in(held))


def rank(card: int) -> int:
    return card // 4 + 1


def best_take(state: State, value: int) -> int:
    """The most valuable capture from the table by a card of a value, by trying all."""
    built = sum(build.cards for build in state.builds() if build.value == value)
    loose = list(cards_in(state.loose))
    sets = [card_set(part) for size in range(1, len(loose) + 1) for part in combinations(loose, size)]
    fitting = [part for part in sets if fits(part, value)]
    if value > 10 and fitting:
        return max(fitting, key=worth)  # one of equal pictures is taken
    unions = {0}
    for part in fitting:
        unions |= {union | part for union in unions if not union & part}
    return built | max(unions, key=worth)


def quick_take(state: State, value: int) -> int:
    """What the policy finds: the most valuable set first, then others that share no card with it."""
    taken = sum(build.cards for build in state.builds() if build.value == value)
    loose = list(cards_in(state.loose))
    sets = [card_set(part) for size in range(1, len(loose) + 1) for part in combinations(loose, size)]
    for part in sorted((part for part in sets if fits(part, value)), key=worth, reverse=True):
        if not taken & part and not (value > 10 and taken):
            taken |= part
    return taken


def fits(part: int, value: int) -> bool:
    """Whether a set is taken as one: an equal card, or numbers that add up."""
    ranks = [rank(card) for card in cards_in(part)]
    return ranks == [value] or (value <= 10 >= max(ranks) and sum(ranks) == value)


class Known:
    """What the player of a move can compute after it, in casino_long for two."""

    def __init__(self, state: State, move: Move) -> None:
        self.state, self.move, self.seat = state, move, state.turn
        self.after = play(state, move)
        self.hand = state.hand(self.seat) & ~move.cards
        self.unseen = view(state, self.seat).unseen
        self.table = self.after.loose | sum(build.cards for build in self.after.builds())
        self.takes = {value: best_take(self.after, value) for value in range(1, 14)}
        size = state.hand_size(1 - self.seat)
        self.rival_hands = [card_set(chosen) for chosen in combinations(cards_in(self.unseen), size)]

    def offer(self, value: int) -> float:
        """What a card of a value takes, with the sweep."""
        taken = self.takes[value]
        return worth(taken) + (1.0 if taken and taken == self.table else 0.0)

    def rivals_best(self, hand: int) -> int:
        """The value with which a rival captures most; 0 for none."""
        values = [value for value in sorted({rank(card) for card in cards_in(hand)}) if self.takes[value]]
        return max(values, key=self.with_card, default=0)

    def with_card(self, value: int) -> float:
        """An offer with the mean card of its rank."""
        held = self.unseen & 15 << 4 * (value - 1)
        return self.offer(value) + worth(held) / held.bit_count()

    def share_of_hands(self, is_so: list[bool]) -> float:
        return sum(is_so) / len(self.rival_hands)

    def given(self) -> float:
        bests = [self.rivals_best(hand) for hand in self.rival_hands]
        return sum(self.with_card(value) for value in bests if value) / len(bests)

    def sweep_risk(self) -> float:
        bests = [self.rivals_best(hand) for hand in self.rival_hands]
        return self.share_of_hands([bool(value) and self.takes[value] == self.table for value in bests])

    def exposure(self) -> float:
        """What each rank takes, times the chance that the rival holds it."""
        total = 0.0
        for value in range(1, 14):
            holds = [any(rank(card) == value for card in cards_in(hand)) for hand in self.rival_hands]
            taken = quick_take(self.after, value)
            swept = 1.0 if taken and taken == self.table else 0.0
            total += (worth(taken) + swept) * self.share_of_hands(holds)
        return total

    def stays(self, taken: int) -> float:
        hit = [value for value in range(1, 14) if self.takes[value] & taken]
        return self.share_of_hands([not any(rank(card) in hit for card in cards_in(hand)) for hand in self.rival_hands])

    def hopes(self) -> tuple[float, float]:
        """The best capture of the next turn, and the best one of other cards."""
        found = []
        for value in {rank(card) for card in cards_in(self.hand)}:
            if self.takes[value]:
                own = max(worth_of_card(card) for card in cards_in(self.hand) if rank(card) == value)
                found.append(((self.offer(value) + own) * self.stays(self.takes[value]), self.takes[value]))
        found.sort(reverse=True)
        others = [hope for hope, taken in found if not taken & found[0][1]]
        return (found[0][0] if found else 0.0), (others[0] if others else 0.0)

    def builds(self) -> tuple[float, float]:
        """The own builds, each times the chance that the rival cannot take it; and their number."""
        own = [build for build in self.after.builds() if build.owner == self.seat]
        safe = [
            self.share_of_hands(
                [all(rank(card) != build.value for card in cards_in(hand)) for hand in self.rival_hands]
            )
            for build in own
        ]
        return sum(worth(build.cards) * chance for build, chance in zip(own, safe, strict=True)), len(own)

    def residue(self) -> float:
        if self.state.stock_size or self.after.last_capturer < 0:
            return 0.0
        left = self.state.hand_size(0) + self.state.hand_size(1) - 1
        return worth(self.table) * KEPT**left * (1 if self.after.last_capturer == self.seat else -1)

    def features(self) -> dict[str, float]:
        capture, trail = self.move.kind == Kind.CAPTURE, self.move.kind == Kind.TRAIL
        swept = capture and not self.table
        alike = 15 << 4 * (rank(next(cards_in(self.move.cards))) - 1)
        ranks = {rank(card) for card in cards_in(self.hand)}
        hope, second = self.hopes()
        built, count = self.builds()
        return {
            "gain": (worth(self.move.cards | self.move.taken) if capture else 0.0) + (1.0 if swept else 0.0),
            "given": self.given(),
            "sweep_risk": self.sweep_risk(),
            "builds": built,
            "build_count": count,
            "hope": hope,
            "second": second,
            "trail_worth": worth(self.move.cards) if trail else 0.0,
            "trail_unseen": (self.unseen & alike).bit_count() if trail else 0,
            "trail_pair": 1.0 if trail and self.hand & alike else 0.0,
            "hand": worth(self.hand),
            "pairs": self.hand.bit_count() - len(ranks),
            "pictures": sum(rank(card) > 10 for card in cards_in(self.hand)),
            "table": worth(self.table),
            "loose": sum(rank(card) <= 10 for card in cards_in(self.after.loose)),
            "trail": float(trail),
            "build": float(self.move.kind in (Kind.BUILD, Kind.JOIN, Kind.RAISE)),
            "residue": self.residue(),
            "hand_sum": sum(rank(card) for card in cards_in(self.hand) if rank(card) <= 10) / 10,
            "exposure": self.exposure(),
            "options": sum(bool(self.takes[value]) for value in ranks),
            "any_reply": self.share_of_hands([bool(self.rivals_best(hand)) for hand in self.rival_hands]),
        }


def place(hands: str, loose: str, stock: str, build: Build | None = None, captured_last: int = 0) -> State:
    """A position of casino_long; the first player is to move, and all other cards are captured."""
    own, other = (cards(text) for text in hands.split("/"))
    builds = [build] if build else []
    used = own | other | cards(loose) | cards(stock) | sum(each.cards for each in builds)
    rest = list(cards_in(DECK & ~used))
    piles = [card_set(rest[::2]), card_set(rest[1::2])]
    return position(
        LONG, 2, hands=[own, other], loose=cards(loose), builds=builds, piles=piles,
        stock=tuple(cards_in(cards(stock))), turn=0, dealer=1, turn_no=37, round_no=5, last_capturer=captured_last,
    )  # fmt: skip


STOCK = "3H 4H 6H 8C 8D 9C 10C KH"
POSITIONS = {
    "several captures": place("7S 10D 2D/7D 3C QH", "5C 2S 3D", STOCK),
    "pairs and pictures": place("7S 7C KD/9D 3C QH", "7D 2S KC", STOCK),
    "one card to sweep": place("5S 4D AD/5D 9S QH", "5C", STOCK),
    "sums that pictures do not take": place("7S 10D 2D/7D 3C QH", "9H 4C", STOCK),
    "own build": place("9S 4D 2D/9D 3C QH", "KC 2H", STOCK, Build(cards("5D 4C"), 9, 0, 0)),
    "nothing on the table": place("9S 4D 4S/9D 3C QH", "", STOCK),
    "last cards, own residue": place("7S 10D/7D 3C", "5C 2S 3D QH", ""),
    "last cards, the other's residue": place("7S 10D/7D 3C", "5C 2S 3D QH", "", captured_last=1),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_features_are_what_can_be_computed_by_hand(name: str) -> None:
    state = POSITIONS[name]
    policy, moves = Policy(Points(state)), list(legal_moves(state))
    assert len(moves) > 1
    for move, found in zip(moves, policy.features_of(state), strict=True):
        expected = Known(state, move).features()
        assert dict(zip(FEATURE_NAMES, found, strict=True)) == pytest.approx(expected, abs=1e-3), repr(move)


@pytest.mark.parametrize("name", POSITIONS)
def test_replies_are_the_best_captures_of_the_hands_that_the_next_player_may_hold(name: str) -> None:
    state = POSITIONS[name]
    policy, seen = Policy(Points(state)), view(state, state.turn)
    for move in seen.legal_moves:
        policy.consider(seen.public, move)
        known = Known(state, move)
        bests = [known.rivals_best(hand) for hand in known.rival_hands]
        replies = policy.replies()
        assert {reply.rank for reply in replies} == set(bests) - {0}
        for reply in replies:
            assert reply.chance == pytest.approx(bests.count(reply.rank) / len(bests))
            assert reply.worth == pytest.approx(known.with_card(reply.rank), abs=1e-3)
            assert worth(reply.taken) == pytest.approx(worth(known.takes[reply.rank]))
            assert reply.sweeps == (reply.taken == known.table)


def test_the_target_is_the_capture_hoped_for() -> None:
    state = place("10D KD 3S/9D 4C QH", "10S 5H", STOCK)
    policy = Policy(Points(state))
    policy.consider(state, Move(Kind.TRAIL, cards("KD")))
    assert policy.target == cards("10S")
    policy.consider(state, Move(Kind.TRAIL, cards("10D")))
    assert policy.target == 0


@pytest.mark.parametrize("name", POSITIONS)
def test_a_state_after_a_capture_is_worth_the_capture(name: str) -> None:
    state = POSITIONS[name]
    policy = Policy(Points(state))
    scores = {move: score for move, score in policy.scored(state) if move.kind == Kind.CAPTURE}
    for move, score in scores.items():
        assert policy.value(state, play(state, move)) == pytest.approx(score)


def test_who_knows_no_worth_takes_all_cards_for_equal() -> None:
    state = POSITIONS["several captures"]
    known, unknown = Policy(Points(state)).captures, Policy(Points(state), USUAL, 0.0).captures
    assert len({unknown.total(1 << card) for card in range(52)}) == 1
    assert unknown.total(DECK) == pytest.approx(known.total(DECK), abs=0.01)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", range(1, 25, 2))
def test_features_of_random_positions_are_what_can_be_computed(seed: int) -> None:
    for state in states_of(LONG, 2, seed, 0.5):
        if not is_small(state):
            continue
        moves = list(legal_moves(state))[:6]
        for move, found in zip(moves, Policy(Points(state)).features_of(state), strict=False):
            expected = Known(state, move).features()
            assert dict(zip(FEATURE_NAMES, found, strict=True)) == pytest.approx(expected, abs=1e-3), repr(move)


def is_small(state: State) -> bool:
    """Whether all can be tried, and the rival has a hand of which nothing is known."""
    rival = 1 - state.turn
    is_known = state.hand_size(rival) == 0 or state.proven(rival)
    is_large = view(state, state.turn).unseen.bit_count() > 14 or state.loose.bit_count() > 6
    return not is_known and not is_large and state.hand_size(state.turn) > 1
