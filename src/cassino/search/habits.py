"""How likely a player, who does not see the other hands, is to make each of his moves, by what is seen at once."""

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from cassino import nocython as cython

if not cython.compiled:
    from math import exp

    from cassino.engine.bits import lowest, popcount
    from cassino.engine.move import CAPTURE, TRAIL, Move
    from cassino.engine.state import State
    from cassino.search.value import Value

TRAIT_NAMES = (
    "capture", "capture_worth", "captured", "sweep", "capture_keeps_pair", "capture_leaves_takes",
    "build", "build_worth", "build_keeps_pair", "build_exposed",
    "trail", "trail_worth", "trail_keeps_pair", "trail_rank", "trail_picture", "trail_makes_takes",
    "left", "left_worth", "left_one", "left_exposed", "left_none", "left_takes",
)  # fmt: skip
TRAITS = 22
CAPTURES, BUILDS, TRAILS, LEAVES = 0, 6, 10, 16
"""Where the traits of each kind of move begin, and those of what is left on the table."""
TYPICAL = (
    0.243, 0.675, 0.083, 1.591, -1.022, 0.454,
    0.004, 0.523, -0.445, -1.024,
    -0.099, -0.248, -0.406, -1.335, 1.422, 0.06,
    -0.765, -0.316, -0.418, -2.186, -0.693, 1.313,
)  # fmt: skip
"""Those of a strong player of Casino, in the order of TRAIT_NAMES."""
STEEPEST = 50.0
"""Points may count by the hundred; chances are not more uneven than by this power of e to either side."""
PICTURE = 10
"""From this rank on, counted from 0, cards are pictures."""


class Habits:
    """A player whose moves are chosen by chances that are proportional to exp(weights x traits)."""

    def __init__(self, weights: Sequence[float] = TYPICAL) -> None:
        """weights: in the order of TRAIT_NAMES. Raises ValueError."""
        if len(weights) != TRAITS:
            raise ValueError(f"{len(weights)} weights for {TRAITS} traits")
        self.hidden, self.hidden_count = 0, 1.0
        if not cython.compiled:
            self.weights, self.found = [0.0] * TRAITS, [0.0] * TRAITS
        for place in range(TRAITS):
            self.weights[place] = weights[place]

    def chances(self, state: State, value: Value, moves: Sequence[Move]) -> list[float]:
        """How likely the player to act, whose hand is that of the state, is to make each of his moves.

        value: prepared; it says what cards are worth.
        """
        self.begin(state, value)
        appeals = [self.appeal(state, value, move.cards, move.taken, mark_of(move)) for move in moves]
        return [appeal / sum(appeals) for appeal in appeals]

    def traits(self, state: State, value: Value, move: Move) -> list[float]:
        """What is seen of a move, in the order of TRAIT_NAMES."""
        self.begin(state, value)
        self.look(state, value, move.cards, move.taken, mark_of(move))
        return [self.found[place] for place in range(TRAITS)]

    def begin(self, state: State, value: Value) -> None:
        """Note what the player to act does not see."""
        out = value.unseen(state) & ~state.loose & ~state.hands[state.turn]
        for i in range(state.build_count):
            out &= ~state.build_cards[i]
        self.hidden = out
        self.hidden_count = popcount(out) + 1.0

    def appeal(self, state: State, value: Value, cards: int, taken: int, mark: int) -> float:
        """What the chance of a move is proportional to. mark: as in a list of moves."""
        self.look(state, value, cards, taken, mark)
        total = 0.0
        for place in range(TRAITS):
            total += self.weights[place] * self.found[place]
        total = total if total < STEEPEST else STEEPEST
        return exp(total if total > -STEEPEST else -STEEPEST)

    def look(self, state: State, value: Value, cards: int, taken: int, mark: int) -> None:
        """Find the traits of a move."""
        for place in range(TRAITS):
            self.found[place] = 0.0
        left = state.loose & ~taken
        if mark & 15 == CAPTURE:
            self.look_at_capture(state, value, cards, taken)
        elif mark & 15 == TRAIL:
            left |= cards
            self.look_at_trail(state, value, cards)
        else:
            self.look_at_build(state, value, cards, taken, mark)
        self.look_at_rest(state, value, cards, left)

    def look_at_capture(self, state: State, value: Value, cards: int, taken: int) -> None:
        """What it brings."""
        left = state.loose & ~taken
        hand = state.hands[state.turn]
        self.found[CAPTURES] = 1.0
        self.found[CAPTURES + 1] = value.worth_of(cards | taken)
        self.found[CAPTURES + 2] = popcount(taken)
        self.found[CAPTURES + 3] = 1.0 if left == 0 and state.build_count == 0 else 0.0
        self.found[CAPTURES + 4] = keeps_pair(hand, cards)
        self.found[CAPTURES + 5] = pairs_between(hand & ~cards, left)

    def look_at_build(self, state: State, value: Value, cards: int, taken: int, mark: int) -> None:
        """What it is worth, and who else may take it. Calls and the like are looked at in the same way."""
        worth = value.worth_of(cards | taken)
        self.found[BUILDS] = 1.0
        self.found[BUILDS + 1] = worth
        self.found[BUILDS + 2] = keeps_pair(state.hands[state.turn], cards)
        self.found[BUILDS + 3] = (0.3 + worth) * self.hidden_part((mark >> 8) - 1)

    def look_at_trail(self, state: State, value: Value, cards: int) -> None:
        """What it costs, and what the hand may do with it later."""
        hand = state.hands[state.turn]
        self.found[TRAILS] = 1.0
        self.found[TRAILS + 1] = value.worth_of(cards)
        self.found[TRAILS + 2] = keeps_pair(hand, cards)
        if cards:
            self.found[TRAILS + 3] = (lowest(cards) >> 2) / 13.0
            self.found[TRAILS + 4] = 1.0 if lowest(cards) >> 2 >= PICTURE else 0.0
        self.found[TRAILS + 5] = pairs_between(hand & ~cards, state.loose | cards)

    def look_at_rest(self, state: State, value: Value, cards: int, left: int) -> None:
        """What a move leaves on the table."""
        count = popcount(left)
        self.found[LEAVES] = count
        self.found[LEAVES + 1] = value.worth_of(left)
        self.found[LEAVES + 2] = 1.0 if count == 1 else 0.0
        self.found[LEAVES + 3] = self.exposed(value, left)
        self.found[LEAVES + 4] = 1.0 if count == 0 else 0.0
        self.found[LEAVES + 5] = pairs_between(state.hands[state.turn] & ~cards, left)

    def exposed(self, value: Value, cards: int) -> float:
        """What single cards are worth, each by the part of the hidden cards that are of its rank."""
        total = 0.0
        rest = cards
        while rest:
            card = lowest(rest)
            total += (0.1 + value.card_worth[card]) * self.hidden_part(card >> 2)
            rest &= rest - 1
        return total

    def hidden_part(self, rank: int) -> float:
        """About what part of the hidden cards is of a rank, counted from 0."""
        if rank < 0 or rank > 12:
            return 0.0
        return popcount(self.hidden >> (4 * rank) & 15) / self.hidden_count


def mark_of(move: Move) -> int:
    """A move's mark in a list of moves."""
    return move.kind | (move.seat + 1) << 4 | move.value << 8


def keeps_pair(hand: int, cards: int) -> int:
    """1 if a hand keeps a card of the rank of the lowest card played, else 0."""
    if cards == 0:
        return 0
    same = hand >> (lowest(cards) & ~3) & 15
    return 1 if popcount(same) > popcount(cards) else 0


def pairs_between(hand: int, table: int) -> int:
    """How many table cards have one of their rank in a hand."""
    count = 0
    rest = table
    while rest:
        if hand >> (lowest(rest) & ~3) & 15:
            count += 1
        rest &= rest - 1
    return count
