"""What is said of a move that a rule forbids, or of a text that names none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cassino.cards import cards_in, rank_of
from cassino.engine.move import Move
from cassino.engine.play import IllegalMove, as_ruled
from cassino.engine.state import State
from cassino.engine.why import BrokenRule
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.move import parse_move
from cassino.notation.move_reader import MoveReader
from cassino.notation.tokens import tokens
from cassino.rules.options import Enforcement
from cassino.rules.packs import format_cards

if TYPE_CHECKING:
    from cassino.tui.sitting import Sitting

ORDERS = {"up": 1, "down": -1}
"""Words for the order of captured cards on the pile."""


def read_move(sitting: Sitting, text: str) -> Move | None:
    """The legal move of a text; what is wrong with it is said, and kept for `why`."""
    state = sitting.view.public
    try:
        text = with_order(state, text)
        if state.rules.calling.enforcement is Enforcement.TABLE and sitting.view.is_to_act:
            return ruled_move(sitting, text)
        return parse_move(state, text)
    except IllegalMove as error:
        refuse(sitting, error.broken)
    except MoveSyntaxError as error:
        sitting.say(*fault_lines(error))
    return None


def with_order(state: State, text: str) -> str:
    """The text of a move with cards for `/ up` or `/ down`: by number, the lowest or the highest at the bottom.

    Raises as `parse_move`.
    """
    before, _, word = text.rpartition("/")
    if word.strip().lower() not in ORDERS:
        return text
    move = parse_move(state, before)
    sign = ORDERS[word.strip().lower()]
    order = [*sorted(cards_in(move.taken), key=lambda card: sign * rank_of(card)), *cards_in(move.cards)]
    return f"{before}/ {format_cards(order, state.rules.deck.pack)}"


def ruled_move(sitting: Sitting, text: str) -> Move:
    """The move that counts where nobody stops a wrong capture: its card is trailed. Raises as `parse_move`."""
    state = sitting.view.public
    move = MoveReader(state, tokens(text, 1, state.rules.deck.pack), 1).whole_move()
    made = as_ruled(state, move)
    broken = sitting.view.broken_rule(made)
    if broken is not None:
        raise IllegalMove(broken)
    if made != move:
        wrong = sitting.view.broken_rule(move)
        sitting.say(f"That was a wrong capture: the card is trailed. {rule_line(wrong) if wrong else ''}".rstrip())
    return made


def fault_lines(error: MoveSyntaxError) -> list[str]:
    """What could not be read, and where."""
    return [f"Not understood at letter {fault.column}: {fault.message}." for fault in error.faults]


def refuse(sitting: Sitting, broken: BrokenRule | None) -> None:
    """Say which rule forbids a move, and keep it for `why`."""
    if broken is None:
        return
    sitting.refused = rule_line(broken)
    sitting.say(f"Not allowed. {broken.sentence} That is rule {broken.number}, {broken.name}.")


def rule_line(broken: BrokenRule) -> str:
    """`Rule B11, holding the capturing card: You must keep ...`"""
    return f"Rule {broken.number}, {broken.name}: {broken.sentence}"
