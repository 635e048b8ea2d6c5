"""Between the engine's states and moves and the oracle's."""

from collections.abc import Iterable, Sequence

from cassino.cards import card_set, cards_in
from cassino.engine.move import Kind, Move
from cassino.engine.position import position as make_state
from cassino.engine.state import Build, State
from cassino.rules.options import PileFace
from oracle import NOBODY, Pile, Play, Position

NAMES = {kind: kind.name.lower() for kind in Kind}
KINDS = {name: kind for kind, name in NAMES.items()}
WINDOWS = ("", "insist", "orange", "request", "answer")


def move_of(play: Play) -> Move:
    return Move(KINDS[play.kind], card_set(play.cards), card_set(play.taken), play.value, play.seat, play.order)


def play_of(move: Move) -> Play:
    cards, taken = frozenset(cards_in(move.cards)), frozenset(cards_in(move.taken))
    return Play(NAMES[Kind(move.kind)], cards, taken, move.value, move.seat, move.order)


def plays_of(moves: Iterable[Move]) -> set[Play]:
    return {play_of(move) for move in moves}


def position_of(state: State) -> Position:
    """The oracle's picture of a state. Sweeps come in the order in which they were made."""
    sides, seats = range(state.side_count), range(state.players)
    made = sorted((turn, side) for side in sides for turn in cards_in(state.sweep_times(side)))
    arrivals = {card: state.arrival(card) for card in cards_in(state.loose)}
    position = Position(
        rules=state.rules,
        hands=[set(cards_in(state.hand(seat))) for seat in seats],
        loose=set(cards_in(state.loose)),
        builds=[pile_of(build, state) for build in state.builds()],
        piles=[set(cards_in(state.pile(side))) for side in sides],
        sweeps=[side for _, side in made],
        stock=list(state.stock()),
        turn=state.turn,
        dealer=state.dealer,
        turn_no=state.turn_no,
        last_capturer=state.last_capturer,
        is_over=state.is_over,
        turn_of=state.turn_of,
        window=WINDOWS[state.window],
        played=frozenset(cards_in(state.played)),
        played_kind=NAMES[Kind(state.played_kind)] if state.played else "",
        played_value=state.played_value,
        must_take=state.must_take,
        duty=state.duty,
        announced=frozenset(seat for seat in range(state.players) if state.announced >> seat & 1),
        plays_owed=state.plays_owed,
        leader=state.leader,
        round_capturer=state.round_capturer,
        claimant=state.claimant,
        lost=[set(state.lost(seat)) for seat in seats],
        oranges=[state.oranges(side) for side in sides],
        false_oranges=[state.false_oranges(side) for side in sides],
        penalties=[state.penalty(side) for side in sides],
        scores=[state.score(side) for side in sides],
        first_met=state.first_met,
        tiebreak=state.tiebreak,
        arrivals=arrivals,
    )
    if state.rules.piling.face is PileFace.UP:
        position.stacks = [list(state.pile_of(holder)) for holder in range(position.holder_count)]
    return position


def pile_of(build: Build, state: State | None = None) -> Pile:
    cards = tuple(cards_in(build.cards))
    order = tuple(sorted(cards, key=state.arrival)) if state else cards
    return Pile(frozenset(cards), build.value, build.owner, build.turn, order)


def build_of(pile: Pile) -> Build:
    return Build(card_set(pile.cards), pile.value, pile.owner, pile.turn)


def state_of(position: Position, scores: Sequence[int] | None = None) -> State:
    """The engine's state of an oracle's position between turns; its sweeps were made in the first turns."""
    sides = position.side_count
    is_up = position.rules.piling.face is PileFace.UP
    arrivals = sorted(position.arrivals, key=lambda card: position.arrivals[card])
    return make_state(
        position.rules,
        position.players,
        hands=[card_set(hand) for hand in position.hands],
        loose=card_set(position.loose),
        builds=[build_of(pile) for pile in position.builds],
        piles=None if is_up else [card_set(pile) for pile in position.piles],
        stock=position.stock,
        turn=position.turn,
        dealer=position.dealer,
        last_capturer=position.last_capturer,
        scores=scores,
        sweeps=[card_set(turn for turn, by in enumerate(position.sweeps) if by == side) for side in range(sides)],
        turn_no=position.turn_no,
        duty=position.duty,
        last_turns=[position.last_turns.get(seat, 0) for seat in range(position.players)],
        **({"pile_orders": position.stacks} if is_up else {}),
        **({"arrivals": arrivals, "formed": [build.formed for build in position.builds]} if arrivals else {}),
    )


__all__ = ["NOBODY", "build_of", "move_of", "pile_of", "play_of", "plays_of", "position_of", "state_of"]
