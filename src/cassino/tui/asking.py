"""What a person is asked in a turn that is not his own, and what he still owes in his own."""

from collections.abc import Iterator, Sequence

from cassino.engine.insisting import (
    ADDITIONS,
    ALL_DEMANDS,
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
from cassino.notation.speech import YOU, possessive
from cassino.rules.options import Pack
from cassino.rules.packs import orange_cards
from cassino.scorepad.sentences import listed
from cassino.tui.narration import card_list, named_build, value_text

PROMPTS = {
    INSIST_WINDOW: "Your answer (Enter lets it stand):",
    ORANGE_WINDOW: "Your answer (Enter: no orange):",
    REQUEST_WINDOW: "Your answer (Enter does not ask):",
}
"""What to ask in the windows in which one may pass."""
YOUR_MOVE = "Your move:"
MOVE_OR_END = "Your move, or end:"
ONLY_END = "Nothing more to do in your turn. Press Enter to end it, or type undo:"


def prompt(view: View) -> str:
    """What to ask the person for."""
    if view.public.window:
        return PROMPTS.get(view.public.window, YOUR_MOVE)
    if not view.is_legal(Move(Kind.END, 0)):
        return YOUR_MOVE
    return ONLY_END if len(view.moves_up_to(2)) == 1 else MOVE_OR_END


def empty_answer(view: View) -> Move | None:
    """The move that Enter alone makes: passing, or ending a turn in which nothing is left to do."""
    asked = prompt(view)
    if asked == ONLY_END:
        return Move(Kind.END, 0)
    return pass_of(view.public) if view.public.window in PROMPTS else None


def pass_of(state: State) -> Move:
    """The answer that lets it be."""
    return Move(Kind.PASS, 0, seat=state.turn)


def has_only_pass(state: State) -> bool:
    """Whether who is asked has no choice: he holds no card with which to ask for a build."""
    return state.window == REQUEST_WINDOW and len(legal_moves(state)) == 1


def holds_nothing(state: State) -> bool:
    """Whether everybody can see that who might ask for a build has no choice."""
    return state.window == REQUEST_WINDOW and not state.hand_size(state.turn)


def question_lines(view: View, names: Sequence[str]) -> Iterator[str]:
    """What the question is about."""
    state = view.public
    pack, player = state.rules.deck.pack, names[state.turn_of]
    if state.window == INSIST_WINDOW:
        yield from left_lines(state, player, "could", ALL_DEMANDS)
        yield "Do you insist?"
    elif state.window == ORANGE_WINDOW:
        yield f"Did {'you' if player == YOU else player} take {orange_cards(pack)} together, an orange?"
    elif state.window == REQUEST_WINDOW:
        can_ask = view.is_legal(Move(Kind.ASK, 0, seat=state.turn))
        holding = "You hold a card for it and may ask" if can_ask else "You hold no card for it and cannot ask"
        yield f"{player} would take {shown_build(state)}. {holding} to own it instead."
    elif state.window == ANSWER_WINDOW:
        yield f"Your partner asks you to leave {shown_build(state)}. You have shown {card_list(state.shown, pack)}."


def shown_build(state: State) -> str:
    """The builds that the shown card would take."""
    pack = state.rules.deck.pack
    taken = [build for build in state.builds() if build.cards & state.pending_taken & table_cards(state)]
    return " and ".join(named_build(build, pack) for build in taken)


def left_lines(state: State, player: str, verb: str, kinds: int) -> Iterator[str]:
    """What a player could or must still take and add."""
    pack = state.rules.deck.pack
    taken = further_captures(state) if kinds & FULLER_CAPTURE else 0
    if taken:
        whose = possessive(player).capitalize() if player == YOU else possessive(player)
        yield f"{whose} {card_list(state.played, pack)} {verb} still take more: {left_text(state, taken)}."
    if kinds & ADDITIONS:
        for build, cards in possible_additions(state):
            yield f"{player} {verb} still add from {card_list(cards, pack)} to {named_build(build, pack)}."


def left_text(state: State, taken: int) -> str:
    """`3S 5H and the build of 8 [6C+2D]`: the loose cards, tops and builds among some cards."""
    pack = state.rules.deck.pack
    builds = [build for build in state.builds() if build.cards & ~taken == 0]
    single = taken & ~sum(build.cards for build in builds)
    return listed([card_list(single, pack)] * bool(single) + [named_build(build, pack) for build in builds])


def turn_lines(view: View) -> Iterator[str]:
    """What the person has done in this turn, and what he owes."""
    state = view.public
    pack: Pack = state.rules.deck.pack
    if state.played:
        yield f"You have played {card_list(state.played, pack)} in this turn."
        yield from left_lines(state, YOU, "must", state.duty)
    if state.must_take:
        yield f"You must take the build of {value_text(state.must_take, pack)} in this turn."
    if state.plays_owed > 1:
        yield f"You have {state.plays_owed} plays in a row."
