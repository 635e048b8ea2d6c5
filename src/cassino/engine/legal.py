"""Which moves are legal: the whole list, one move, or what a selection of cards can become."""

from cassino.engine.building import add_builds, is_alone, joinable_builds, raise_refusal, raiser_refusal
from cassino.engine.calling import claim_refusal, claims
from cassino.engine.capturing import add_captures, forced_builds
from cassino.engine.checker import check_move
from cassino.engine.facts import Facts, builds_of_value, cards_of_builds
from cassino.engine.hands import add_hand_captures, hand_capture_value
from cassino.engine.insisting import add_window_moves
from cassino.engine.list_size import has_more_captures
from cassino.engine.move import BUILD, CAPTURE, CLAIM, END, JOIN, RAISE, TRAIL, Move, MoveList, empty_list
from cassino.engine.piling import order_refusal
from cassino.engine.state import DEAL_WINDOW, State
from cassino.engine.steps import add_turn_moves
from cassino.engine.tables import BUILD_SOURCE, FROM_HAND, HAND_AND_TABLE, RAISE_WITH_SETS, VALUES
from cassino.engine.trailing import add_trail
from cassino.engine.turn import Turn, give_back, lent_turn
from cassino.engine.why import BrokenRule, explained
from cassino.errors import CassinoError
from cassino.kernel import Card, CardSet, Size, Value, kernel, lowest, popcount, rank_of, typed
from cassino.rules.options import OPTIONS

PACK = OPTIONS["deck.pack"].code

__all__ = [
    "BrokenRule",
    "MoveListTooLong",
    "broken_rule",
    "claims",
    "is_legal",
    "legal_moves",
    "moves_for",
    "plays_for",
    "refusal",
    "takeable",
    "takeable_with",
]

LONGEST = 4_000_000
"""The longest list that is made without a limit."""
MOST_LISTED = 2**31
"""No limit is greater."""
CROWDED = 20
"""With at most this many loose cards a list is never too long."""
LISTED = 20_000
"""How many moves are looked at if only a list shows which cards can be used."""


class MoveListTooLong(CassinoError):
    """There are more legal moves than fit in a list; choose step by step with `moves_for` and `takeable`."""


def legal_moves(state: State, limit: int | None = None) -> MoveList:
    """The plays open to the player to move, in a fixed order; none when the deal is over.

    With a limit, at most that many: every hand card gets a share, and `complete` is False if some are missing. Raises
    MoveListTooLong if there are more than LONGEST and no limit is given, CassinoError for a negative limit.
    """
    if limit is None:
        return all_moves(state)
    if limit < 0:
        raise CassinoError("engine-limit", limit=limit)
    return some_moves(state, min(limit, MOST_LISTED))


@typed
def all_moves(state: State) -> MoveList:
    """As `legal_moves` without a limit, for callers that are compiled."""
    if popcount(state.loose) > CROWDED and has_more_captures(state, LONGEST):
        raise MoveListTooLong("engine-too-many-moves", most=f"{LONGEST:,}")
    moves = empty_list(state.tables.chosen[PACK])
    turn = lent_turn(moves)
    generate(turn, state, LONGEST)
    give_back(turn)
    if not moves.complete:
        raise MoveListTooLong("engine-too-many-moves", most=f"{LONGEST:,}")
    return moves


@typed
def some_moves(state: State, limit: Size) -> MoveList:
    """As `legal_moves` with a limit."""
    moves = empty_list(state.tables.chosen[PACK])
    turn = lent_turn(moves)
    generate(turn, state, limit)
    if not moves.complete:
        generate_shares(turn, state, limit)
    give_back(turn)
    return moves


@kernel
def generate(turn: Turn, state: State, limit: Size) -> None:
    """Fill the list of a turn with at most `limit` moves; `complete` is True if these are all."""
    turn.begin(state, limit)
    fill(turn, state, limit)


@kernel
def generate_shares(turn: Turn, state: State, limit: Size) -> None:
    """As `generate`, but with a limited share of the unions of sets for each card and value."""
    turn.begin(state, limit)
    turn.sums.limit = limit // (8 * popcount(turn.hand) + 1) + 1
    fill(turn, state, limit)


@kernel
def fill(turn: Turn, state: State, limit: Size) -> None:
    """Add the moves of every card in hand."""
    turn.moves.clear()
    if state.is_over or state.window == DEAL_WINDOW:
        return
    if state.window:
        add_window_moves(turn, state)
    elif state.tables.chosen[BUILD_SOURCE] == HAND_AND_TABLE:
        add_turn_moves(turn, state)
    else:
        add_plays(turn, state)
    if turn.moves.n == 0 and state.window == 0:
        add_last_resort(turn)
    turn.moves.complete = not turn.sums.cut and turn.moves.n <= limit
    if turn.moves.n > limit:
        turn.moves.n = limit


@kernel
def add_plays(turn: Turn, state: State) -> None:
    """The plays in a game with one play per turn. Equal cards of the hand have the same plays."""
    rest = turn.hand
    equals: CardSet = 0
    start = end = turn.moves.n
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if equals >> card & 1:
            if not turn.is_full():
                turn.moves.repeat(start, end, 1 << card)
            continue
        equals = state.tables.playing_alike[card]
        start = turn.moves.n
        add_trail(turn, state, card)
        if state.tables.chosen[FROM_HAND] == 0:
            add_captures(turn, state, card)
            add_builds(turn, state, card)
        end = turn.moves.n
    if state.tables.chosen[FROM_HAND]:
        add_hand_captures(turn, state)


@kernel
def add_last_resort(turn: Turn) -> None:
    """Let a player who can do nothing else trail any card. D-12"""
    rest = turn.hand
    while rest:
        turn.moves.add(TRAIL, rest & (0 - rest), 0, 0)
        rest &= rest - 1


def is_legal(state: State, move: Move) -> bool:
    """Whether a move is in the list of legal moves or claims, found without making the list."""
    return refusal(state, move) == 0


def broken_rule(state: State, move: Move) -> BrokenRule | None:
    """The rule that forbids a move now, or None if it is legal."""
    number = refusal(state, move)
    return explained(number, state, move) if number else None


def refusal(state: State, move: Move) -> int:
    """Why a move is illegal now, a number of `refusals`; 0 if it is legal."""
    return refusal_of(state, move)


@typed
def refusal_of(state: State, move: Move) -> int:
    """As `refusal`, for callers that are compiled."""
    if move.kind == CLAIM:
        return claim_refusal(state, move)
    turn = lent_turn(MoveList())
    found: int = play_refusal(turn, state, move)
    give_back(turn)
    return found if found or move.order is None else order_refusal(state, move)


@kernel
def play_refusal(turn: Turn, state: State, move: Move) -> int:
    """Why a move of the player to act is refused, apart from the order on the pile."""
    found = check_move(turn, state, move)
    if found and may_be_last_resort(state, move) and is_last_resort(turn, state, move):
        return 0
    return found


@kernel
def may_be_last_resort(state: State, move: Move) -> bool:
    """Whether the legality of this move depends on other moves. (Nobody can end a turn in which nothing was played.)"""
    return move.kind == TRAIL or (move.kind == END and (state.played != 0 or state.asked != 0))


@kernel
def is_last_resort(turn: Turn, state: State, move: Move) -> bool:
    """Whether a trail or the end of a turn is legal because there is nothing else to do. D-12"""
    generate(turn, state, LISTED)
    for i in range(turn.moves.n):
        if (
            turn.moves.marks[i] == move.word()
            and turn.moves.played[i] == move.cards
            and turn.moves.taken[i] == move.taken
        ):
            return True
    return False


def moves_for(state: State, card: int, taken: int) -> list[Move]:
    """The moves that one hand card and exactly these table cards can become, found without making the list."""
    return plays_for(state, 1 << card, taken)


def plays_for(state: State, cards: int, taken: int) -> list[Move]:
    """The moves that these hand cards (or none) and exactly these table cards and tops can become."""
    values = range(1, VALUES)
    partner = (state.turn + 2) % state.players if state.tables.pairs else -1
    candidates = [] if taken else [Move(TRAIL, cards)]
    if state.tables.chosen[FROM_HAND]:
        value = hand_capture_value(state, cards, taken) if cards else 0
        candidates += [Move(CAPTURE, cards, taken, value)] if value else []
    else:
        candidates += [Move(CAPTURE, cards, taken, value) for value in values]
    for kind in (BUILD, JOIN, RAISE):
        candidates += [Move(kind, cards, taken, value) for value in values]
        candidates += [Move(kind, cards, taken, value, partner) for value in values if partner >= 0]
    return [move for move in candidates if is_legal(state, move)]


def takeable(state: State, card: int) -> int:
    """All cards of the table that some capture or build with this hand card of the player to move can use."""
    return takeable_with(state, 1 << card)


def takeable_with(state: State, cards: int) -> int:
    """All table cards and tops that some move with exactly these hand cards, or none, can use."""
    if state.tables.is_plain and not state.window and cards and cards & (cards - 1) == 0:
        turn = lent_turn(MoveList())
        found: int = usable(turn, state, lowest(cards))
        give_back(turn)
        return found
    union = 0
    for move in legal_moves(state, LISTED):
        if move.cards == cards:
            union |= move.taken
    return union


@kernel
def usable(turn: Turn, state: State, card: Card) -> CardSet:
    """The loop of `takeable`."""
    turn.begin(state, 0)
    if state.is_over or not turn.hand >> card & 1:
        return 0
    return usable_in_captures(turn, state, card) | usable_in_builds(turn, state, card)


@kernel
def usable_in_captures(turn: Turn, state: State, card: Card) -> CardSet:
    """The cards in some capture with this card."""
    rank = rank_of(card)
    left = turn.hand & ~(1 << card)
    if turn.numbers >> card & 1 == 0:
        return state.loose & state.tables.equal[card] if forced_builds(turn, state, left, rank) >= 0 else 0
    cards: CardSet = 0
    values = state.tables.in_hand[card]
    while values:
        value = lowest(values)
        values &= values - 1
        if forced_builds(turn, state, left, value) >= 0:
            cards |= turn.sums.union_of(value) | cards_of_builds(state, builds_of_value(state, value))
    return cards


@kernel
def usable_in_builds(turn: Turn, state: State, card: Card) -> CardSet:
    """The cards in some build, join or raise with this card."""
    cards: CardSet = 0
    if not state.tables.chosen[BUILD_SOURCE] or turn.numbers >> card & 1 == 0:
        return cards
    values = turn.held_without(state, card)
    while values:
        value = lowest(values)
        values &= values - 1
        if value >= rank_of(card):
            cards |= usable_in_build(turn, state, card, value)
    return cards


@kernel
def usable_in_build(turn: Turn, state: State, card: Card, value: Value) -> CardSet:
    """The cards in some build, join or raise with this card to one value that is held."""
    rank = rank_of(card)
    cards: CardSet = 0
    equal = joinable_builds(state, turn.seat, value)
    if equal < 0:
        return cards
    beside = turn.sums.union_of(value) | cards_of_builds(state, equal)
    if turn.holding_refusal(state, turn.hand_without(card), turn.owned | 1 << value) == 0:
        if is_alone(state, card, value):
            cards |= beside
        if rank < value and turn.sums.counts[value - rank]:
            cards |= turn.sums.union_of(value - rank) | cards_of_builds(state, equal)
            cards |= turn.sums.union_beside(value - rank, value)
    for i in range(state.build_count):
        if state.build_value[i] + rank == value and can_raise(turn, state, card, i):
            cards |= state.build_cards[i]
            if state.tables.chosen[RAISE_WITH_SETS]:
                cards |= beside
    return cards


@kernel
def can_raise(facts: Facts, state: State, card: Card, index: int) -> bool:
    """Whether this card alone may raise a build."""
    return raise_refusal(state, facts.seat, index) == 0 and raiser_refusal(facts, state, card, index) == 0
