"""What a person is asked in another player's turn, and what they must still do in their own."""

from collections.abc import Iterator, Sequence

from cassino.engine.insisting import (
    ADDITIONS,
    ANSWER_WINDOW,
    FULLER_CAPTURE,
    INSIST_WINDOW,
    ORANGE_WINDOW,
    REQUEST_WINDOW,
    further_captures,
    possible_additions,
)
from cassino.engine.layout import table_cards
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.state import State
from cassino.engine.view import View
from cassino.rules.options import Pack
from cassino.rules.packs import has_colors
from cassino.texts import tell
from cassino.texts.catalog import say
from cassino.texts.lists import listed
from cassino.texts.message import Argument, Message
from cassino.tui.cardwords import card_list, card_texts
from cassino.tui.narration import named_build, value_text

PROMPTS = {
    INSIST_WINDOW: "terminal-insist-prompt",
    ORANGE_WINDOW: "terminal-orange-prompt",
    REQUEST_WINDOW: "terminal-request-prompt",
}
"""What to ask in the windows in which one may pass."""


def prompt(view: View) -> str:
    """What to ask the person for."""
    return tell(prompted(view))


def prompted(view: View) -> str:
    """The key of what to ask the person for."""
    if view.public.window:
        return PROMPTS.get(view.public.window, "terminal-your-move")
    if not view.is_legal(Move(Kind.END, 0)):
        return "terminal-your-move"
    return "terminal-only-end" if can_only_end(view) else "terminal-move-or-end"


def can_only_end(view: View) -> bool:
    """Whether nothing is left to do in the person's turn but to end it."""
    is_open = not view.public.window and view.is_legal(Move(Kind.END, 0))
    return is_open and len(view.moves_up_to(2)) == 1


def empty_answer(view: View) -> Move | None:
    """The move that Enter alone makes: passing, or ending a turn in which nothing is left to do."""
    if can_only_end(view):
        return Move(Kind.END, 0)
    return pass_of(view.public) if view.public.window in PROMPTS else None


def pass_of(state: State) -> Move:
    """The answer that lets it be."""
    return Move(Kind.PASS, 0, seat=state.turn)


def has_only_pass(state: State) -> bool:
    """Whether the player who is asked holds no card with which to ask for a build, so has no choice."""
    return state.window == REQUEST_WINDOW and len(legal_moves(state)) == 1


def holds_nothing(state: State) -> bool:
    """Whether everybody can see that the player who might ask for a build has no choice."""
    return state.window == REQUEST_WINDOW and not state.hand_size(state.turn)


def question_lines(view: View, names: Sequence[str]) -> Iterator[str]:
    """What the question is about."""
    state = view.public
    pack, player = state.rules.deck.pack, state.turn_of
    if state.window == INSIST_WINDOW:
        yield from could_lines(state, names)
        yield tell("terminal-do-you-insist")
    elif state.window == ORANGE_WINDOW:
        orange = "colors" if has_colors(pack) else "suits"
        yield say(Message("terminal-is-orange", {"who": player, "orange": orange}), names)
    elif state.window == REQUEST_WINDOW:
        can_ask = view.is_legal(Move(Kind.ASK, 0, seat=state.turn))
        key = "terminal-may-ask" if can_ask else "terminal-cannot-ask"
        yield say(Message(key, {"who": player, "builds": shown_build(state)}), names)
    elif state.window == ANSWER_WINDOW:
        yield tell("terminal-partner-asks", builds=shown_build(state), cards=card_texts(state.shown, pack))


def shown_build(state: State) -> str:
    """The builds that the shown card would take."""
    taken = [build for build in state.builds() if build.cards & state.pending_taken & table_cards(state)]
    return listed([named_build(state, build) for build in taken])


def could_lines(state: State, names: Sequence[str]) -> Iterator[str]:
    """What a player could still take and add."""
    pack, who = state.rules.deck.pack, state.turn_of
    if taken := further_captures(state):
        args: dict[str, Argument] = {
            "who": who,
            "cards": card_texts(state.played, pack),
            "left": left_text(state, taken),
        }
        yield say(Message("terminal-could-take", args), names)
    for build, cards in possible_additions(state):
        args = {"who": who, "cards": card_texts(cards, pack), "build": named_build(state, build)}
        yield say(Message("terminal-could-add", args), names)


def must_lines(state: State) -> Iterator[str]:
    """What the person must still take and add."""
    pack, duty = state.rules.deck.pack, state.duty
    if duty & FULLER_CAPTURE and (taken := further_captures(state)):
        yield tell("terminal-must-take", cards=card_texts(state.played, pack), left=left_text(state, taken))
    for build, cards in possible_additions(state) if duty & ADDITIONS else ():
        yield tell("terminal-must-add", cards=card_texts(cards, pack), build=named_build(state, build))


def left_text(state: State, taken: int) -> str:
    """`3S 5H and the build of 8 [6C+2D]`: the loose cards, tops and builds among some cards."""
    pack = state.rules.deck.pack
    builds = [build for build in state.builds() if build.cards & ~taken == 0]
    single = taken & ~sum(build.cards for build in builds)
    return listed([card_list(single, pack)] * bool(single) + [named_build(state, build) for build in builds])


def turn_lines(view: View) -> Iterator[str]:
    """What the person has done in this turn, and what they must still do."""
    state = view.public
    pack: Pack = state.rules.deck.pack
    if state.played:
        yield tell("terminal-have-played", cards=card_texts(state.played, pack))
        yield from must_lines(state)
    if state.must_take:
        yield tell("terminal-must-take-build", value=value_text(state.must_take, pack))
    if state.plays_owed > 1:
        yield tell("terminal-plays-owed", count=state.plays_owed)
