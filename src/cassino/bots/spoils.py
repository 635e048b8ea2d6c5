"""What a move brings to the sides at once: cards that change piles, sweeps, calls."""

from cassino.bots.table import top_cards
from cassino.cards import suit_mask
from cassino.engine.move import Kind, Move
from cassino.engine.state import State
from cassino.rules.options import Cancelling, Orange
from cassino.rules.packs import RED_AND_YELLOW


def sweep_points(state: State, cards: int, played: int = 1) -> int:
    """Points of a sweep of these table cards made now with so many cards."""
    sweeping = state.rules.sweeping
    if sweeping.first_play_points and state.turn_no == 0:
        return sweeping.first_play_points
    size = cards.bit_count() + (played if sweeping.count_played else 0)
    return sweeping.large_points if sweeping.large_from and size >= sweeping.large_from else sweeping.points


def counts_sweeps(state: State, restricted: bool) -> bool:
    """Whether a sweep is of any use to a side: one near the target may only cancel those of others."""
    return not restricted or state.rules.sweeping.cancelling is Cancelling.ALL_SIDES


def is_orange(cards: int) -> bool:
    """Whether cards taken from the table by one play have a red and a yellow one."""
    return all(cards & suit_mask(suit) for suit in RED_AND_YELLOW)


def orange_points(state: State, taken: int) -> int:
    """Points of whoever takes these table cards in one play, and says so."""
    calling = state.rules.calling
    return calling.orange_points if calling.orange is not Orange.NONE and is_orange(taken) else 0


def called_points(state: State, move: Move) -> int:
    """Points of the player for the orange in a capture: less than none for a wrong call, or if another may call it."""
    calling = state.rules.calling
    if move.kind != Kind.CAPTURE or calling.orange is Orange.NONE:
        return 0
    taken = move.taken & ~top_cards(state)
    is_called = calling.orange is Orange.ALWAYS or move.seat >= 0
    if is_orange(taken):
        return calling.orange_points if is_called else 0
    return calling.false_orange_points if is_called and calling.orange is Orange.CALLED else 0
