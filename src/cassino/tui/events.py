"""What happened in a deal, move by move, in words. Only public things are said."""

from collections.abc import Sequence
from dataclasses import dataclass

from cassino.engine.layout import is_sweep, left_by
from cassino.engine.move import Kind, Move
from cassino.engine.state import State
from cassino.notation.speech import conjugated
from cassino.rules.options import LastRound, Replenish
from cassino.tui.narration import card_list, sentence

CALLS = {LastRound.LAST: "last", LastRound.LAST_ROUND: "last round"}


@dataclass(frozen=True, slots=True)
class Event:
    """A move of a seat and what followed from it."""

    seat: int
    lines: tuple[str, ...]


def event(before: State, move: Move, after: State, names: Sequence[str]) -> Event:
    """The words for a move, from the public part of the state before it and after it."""
    seat = move.seat if move.kind == Kind.CLAIM else before.turn
    lines = [sentence(names[seat], before, move)]
    if is_sweep(before, move):
        lines.append(sweep_line(before))
    if after.is_over:
        lines += residue_lines(before, move, after, names)
    else:
        lines += dealing_lines(before, after, names)
    return Event(seat, tuple(lines))


def sweep_line(state: State) -> str:
    """What clearing the table is worth."""
    return "That is a sweep." if state.rules.sweeping.points else "That clears the table."


def residue_lines(before: State, move: Move, after: State, names: Sequence[str]) -> list[str]:
    """Who gets what is left on the table."""
    left = left_by(before, move)
    if move.kind == Kind.CLAIM or not left or after.last_capturer < 0:
        return []
    name = names[after.last_capturer]
    return [f"{name} captured last and {conjugated(name, 'get')} what is left: {card_list(left)}."]


def dealing_lines(before: State, after: State, names: Sequence[str]) -> list[str]:
    """New cards, and what the dealer says when they are the last."""
    if after.rules.dealing.replenish is Replenish.DRAW:
        return ["The last card of the stock is drawn."] if before.stock_size and not after.stock_size else []
    if after.round_no == before.round_no:
        return []
    lines = [f"New cards are dealt: round {round_text(after)}."]
    call = CALLS.get(after.rules.calling.last_round)
    if call and not after.stock_size:
        lines.append(f"{names[after.dealer]} {conjugated(names[after.dealer], 'say')}: {call}.")
    return lines


def round_text(state: State) -> str:
    """`2 of 6`."""
    each = state.players * state.rules.dealing.hand
    return f"{state.round_no} of {state.round_no + -(-state.stock_size // each)}"
