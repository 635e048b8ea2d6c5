"""What is said of a move that a rule forbids, or of a text that names none."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from cassino.cards import cards_in, rank_of
from cassino.engine.play import IllegalMove
from cassino.engine.state import State
from cassino.engine.why import BrokenRule
from cassino.hosted.commands import commands
from cassino.hosted.match.events import AnyEvent
from cassino.hosted.wire.refusal import Refusal
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.typed import parse_typed
from cassino.rules.packs import format_cards
from cassino.texts import tell
from cassino.texts.catalog import say
from cassino.texts.message import Message
from cassino.tui.faults import fault_lines
from cassino.tui.vocabulary import word_of

if TYPE_CHECKING:
    from cassino.tui.sitting import Sitting


def read_move(sitting: Sitting, text: str) -> AnyEvent | None:
    """The move of a text as an event; what is wrong with it is said, and kept for `why`."""
    hosted, state = sitting.game.hosted, sitting.view.public
    try:
        text = with_order(state, text)
        return sitting.game.event_of(parse_typed(state, text))
    except IllegalMove as error:
        with suppress(Refusal):  # where nobody stops a wrong capture, its card is trailed
            ruled = commands.moved(hosted, sitting.viewer, text)
            sitting.say(tell("terminal-wrong-capture", rule=rule_line(sitting, error.broken)))
            return ruled
        refuse(sitting, error.broken)
    except MoveSyntaxError as error:
        sitting.say(*fault_lines(error))
    return None


def with_order(state: State, text: str) -> str:
    """The text of a move with cards for `/ up` or `/ down`: by number, the lowest or the highest at the bottom.

    Raises as `parse_typed`.
    """
    before, _, word = text.rpartition("/")
    way = word_of(word, ("up", "down"))
    if not way:
        return text
    move = parse_typed(state, before)
    sign = 1 if way == "up" else -1
    order = [*sorted(cards_in(move.taken), key=lambda card: sign * rank_of(card)), *cards_in(move.cards)]
    return f"{before}/ {format_cards(order, state.rules.deck.pack)}"


def refuse(sitting: Sitting, broken: BrokenRule | None) -> None:
    """Say which rule forbids a move, and keep it for `why`."""
    if broken is None:
        return
    sitting.refused = rule_line(sitting, broken)
    sentence = sentence_of(sitting, broken)
    sitting.say(tell("terminal-not-allowed", sentence=sentence, number=broken.number, name=broken.name))


def rule_line(sitting: Sitting, broken: BrokenRule) -> str:
    """`Rule B11, holding the capturing card: You must keep ...`"""
    sentence = sentence_of(sitting, broken)
    return tell("terminal-rule", sentence=sentence, number=broken.number, name=broken.name)


def sentence_of(sitting: Sitting, broken: BrokenRule) -> str:
    """Why a rule forbids a move, with cards as the terminal shows them."""
    return say(Message(broken.key, broken.args))
