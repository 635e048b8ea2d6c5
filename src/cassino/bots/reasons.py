"""A judgement in one sentence, for hints."""

from cassino.bots.appraisal import Judgement
from cassino.bots.replies import Reply
from cassino.bots.worth import fixed_worth
from cassino.cards import cards_in, rank_of, suit_of
from cassino.engine.insisting import INSIST_WINDOW, ORANGE_WINDOW
from cassino.engine.layout import is_sweep
from cassino.engine.move import Kind, Move
from cassino.engine.view import View
from cassino.rules.packs import orange_cards, rank_letter, rank_name, suit_symbol

NAMED = 3
"""At most this many cards are named; the others are counted."""
SELDOM = 0.02
"""A smaller chance is not mentioned."""


def reason_for(view: View, move: Move, judged: Judgement | None) -> str:
    """Why this move. judged: None for a call, a claim or an answer."""
    if judged is None:
        return _saying(view, move)
    return f"{_deed(view, judged)}; {_danger(view, judged)}."


def _saying(view: View, move: Move) -> str:
    state = view.public
    if move.kind == Kind.CLAIM:
        return "The cards captured so far already reach the target."
    if move.kind == Kind.CALL:
        return f"{orange_cards(state.rules.deck.pack).capitalize()} were taken together."
    if move.kind == Kind.INSIST:
        return "What the player must then take or add is worth more to your side."
    if move.kind == Kind.ASK:
        return "The build can grow, and you can capture it yourself."
    if state.window == ORANGE_WINDOW:
        return f"What was taken is not {orange_cards(state.rules.deck.pack)}."
    if state.window == INSIST_WINDOW:
        return "What is left on the table is better left there."
    return "Cards that are captured are safe."


def _deed(view: View, judged: Judgement) -> str:
    move = judged.move
    if move.kind == Kind.END:
        return "Nothing more is gained in this turn"
    if move.kind == Kind.CAPTURE:
        return f"Takes {_cards(view, move.taken)}{' and sweeps the table' if is_sweep(view.public, move) else ''}"
    if move.kind == Kind.TRAIL:
        trailed = _cards(view, move.cards)
        return f"Leaves {trailed}" + (" and may take it back" if judged.target & move.cards else "")
    captor = _article(_rank(view, move.value))
    return f"Gathers {_cards(view, move.cards | move.taken)} for {captor}" + (" next turn" if move.cards else "")


def _danger(view: View, judged: Judgement) -> str:
    """The capture by the next player that costs most, if any."""
    state = view.public
    partner = state.side_of((state.turn + 1) % state.players) == state.side_of(state.turn)
    likely = [reply for reply in judged.replies if reply.chance >= SELDOM]
    if not likely:
        return "the next player can hardly take anything"
    worst: Reply = max(likely, key=lambda reply: reply.worth * reply.chance)
    who = "partner" if partner else "the next player"
    captor, taken = _captor(view, worst.rank), _cards(view, worst.taken)
    sweep = ", a sweep" if worst.sweeps else ""
    if worst.chance > 1 - SELDOM:
        return f"{who} holds {captor} and can take {taken}{sweep}"
    return f"{who} takes {taken} if holding {captor} ({round(100 * worst.chance)} %){sweep}"


def _captor(view: View, rank: int) -> str:
    """What the next player needs."""
    return _article(_rank(view, rank)) if rank else "the right cards together"


def _rank(view: View, value: int) -> str:
    """The name of the rank that captures a value; 14 is an ace."""
    return rank_name(1 if value > 13 else value, view.public.rules.deck.pack)


def _article(name: str) -> str:
    return f"{'an' if name[0] in 'ae' else 'a'} {name}"


def _cards(view: View, cards: int) -> str:
    """Cards for reading, those worth most first."""
    rules = view.public.rules
    worth, pack = fixed_worth(rules), rules.deck.pack
    order = sorted(cards_in(cards), key=lambda card: -worth[card])
    names = [rank_letter(rank_of(card), pack) + suit_symbol(suit_of(card), pack) for card in order]
    if len(names) <= NAMED + 1:
        return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
    return f"{', '.join(names[:NAMED])} and {len(names) - NAMED} more cards"
