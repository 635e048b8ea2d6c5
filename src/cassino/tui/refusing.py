"""What is said of a move that a rule forbids, or of a text that names none."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from cassino.cards import cards_in, rank_of
from cassino.engine.play import IllegalMove
from cassino.engine.state import State
from cassino.engine.why import BrokenRule
from cassino.hosted import commands
from cassino.hosted.events import AnyEvent
from cassino.hosted.refusal import Refusal
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.move import parse_move
from cassino.rules.packs import format_cards

if TYPE_CHECKING:
    from cassino.tui.sitting import Sitting

ORDERS = {"up": 1, "down": -1}
"""Words for the order of captured cards on the pile."""


def read_move(sitting: Sitting, text: str) -> AnyEvent | None:
    """The move of a text as an event; what is wrong with it is said, and kept for `why`."""
    hosted, state = sitting.game.hosted, sitting.view.public
    try:
        text = with_order(state, text)
        return sitting.game.event_of(parse_move(state, text))
    except IllegalMove as error:
        with suppress(Refusal):  # where nobody stops a wrong capture, its card is trailed
            ruled = commands.moved(hosted, sitting.viewer, text)
            sitting.say(f"That is a wrong capture. {rule_line(error.broken)}")
            return ruled
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


def fault_lines(error: MoveSyntaxError) -> list[str]:
    """What could not be read, and where."""
    return [f"Not understood at letter {fault.column}: {fault.message}" for fault in error.faults]


def refuse(sitting: Sitting, broken: BrokenRule | None) -> None:
    """Say which rule forbids a move, and keep it for `why`."""
    if broken is None:
        return
    sitting.refused = rule_line(broken)
    sitting.say(f"Not allowed. {broken.sentence} That is rule {broken.number}, {broken.name}.")


def rule_line(broken: BrokenRule) -> str:
    """`Rule B11, holding the capturing card: You must keep ...`"""
    return f"Rule {broken.number}, {broken.name}: {broken.sentence}"
