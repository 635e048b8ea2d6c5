"""Between the engine's states and moves and the oracle's."""

from collections.abc import Iterable, Sequence

from cassino.cards import card_set, cards_in
from cassino.engine.move import Kind, Move
from cassino.engine.position import position as make_state
from cassino.engine.state import Build, State
from oracle import Pile, Play, Position

KINDS = {"trail": Kind.TRAIL, "capture": Kind.CAPTURE, "build": Kind.BUILD, "join": Kind.JOIN, "raise": Kind.RAISE}
NAMES = {kind: name for name, kind in KINDS.items()}


def move_of(play: Play) -> Move:
    return Move(KINDS[play.kind], 1 << play.card, card_set(play.taken), play.value)


def play_of(move: Move) -> Play:
    (card,) = cards_in(move.cards)
    return Play(NAMES[Kind(move.kind)], card, frozenset(cards_in(move.taken)), move.value)


def plays_of(moves: Iterable[Move]) -> set[Play]:
    return {play_of(move) for move in moves}


def position_of(state: State) -> Position:
    """The oracle's picture of a state. Sweeps come in the order in which they were made."""
    sides = range(state.side_count)
    made = sorted((turn, side) for side in sides for turn in cards_in(state.sweep_times(side)))
    return Position(
        rules=state.rules,
        hands=[set(cards_in(state.hand(seat))) for seat in range(state.players)],
        loose=set(cards_in(state.loose)),
        builds=[pile_of(build) for build in state.builds()],
        piles=[set(cards_in(state.pile(side))) for side in sides],
        sweeps=[side for _, side in made],
        stock=list(state.stock()),
        turn=state.turn,
        dealer=state.dealer,
        turn_no=state.turn_no,
        last_capturer=state.last_capturer,
        is_over=state.is_over,
    )


def pile_of(build: Build) -> Pile:
    return Pile(frozenset(cards_in(build.cards)), build.value, build.owner, build.turn)


def build_of(pile: Pile) -> Build:
    return Build(card_set(pile.cards), pile.value, pile.owner, pile.turn)


def state_of(position: Position, scores: Sequence[int] | None = None) -> State:
    """The engine's state of an oracle's position; its sweeps were made in the first turns."""
    sides = position.side_count
    return make_state(
        position.rules,
        position.players,
        hands=[card_set(hand) for hand in position.hands],
        loose=card_set(position.loose),
        builds=[build_of(pile) for pile in position.builds],
        piles=[card_set(pile) for pile in position.piles],
        stock=position.stock,
        turn=position.turn,
        dealer=position.dealer,
        last_capturer=position.last_capturer,
        scores=scores,
        sweeps=[card_set(turn for turn, by in enumerate(position.sweeps) if by == side) for side in range(sides)],
        turn_no=position.turn_no,
    )
