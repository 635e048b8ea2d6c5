"""A judgement in one sentence, for hints."""

from cassino.bots.appraisal import Judgement
from cassino.bots.replies import Reply
from cassino.bots.worth import fixed_worth
from cassino.cards import RANK_LETTERS, RANK_NAMES, SUIT_SYMBOLS, cards_in
from cassino.engine.layout import is_sweep
from cassino.engine.move import Kind
from cassino.engine.view import View

NAMED = 3
"""So many cards are named; more are counted."""
SELDOM = 0.02
"""A chance below this is not worth a word."""


def reason_for(view: View, judged: Judgement | None) -> str:
    """Why this move; None stands for a claim."""
    if judged is None:
        return "The cards captured so far already reach the target."
    return f"{_deed(view, judged)}; {_danger(view, judged)}."


def _deed(view: View, judged: Judgement) -> str:
    move = judged.move
    if move.kind == Kind.CAPTURE:
        return f"Takes {_cards(view, move.taken)}{' and sweeps the table' if is_sweep(view.public, move) else ''}"
    if move.kind == Kind.TRAIL:
        trailed = _cards(view, move.cards)
        return f"Leaves {trailed}" + (" and may take it back" if judged.target & move.cards else "")
    captor = RANK_NAMES[(move.value - 1) % len(RANK_NAMES)]
    return f"Gathers {_cards(view, move.cards | move.taken)} for {_article(captor)} next turn"


def _danger(view: View, judged: Judgement) -> str:
    """The capture by the next player that costs most, if any."""
    state = view.public
    partner = state.side_of((state.turn + 1) % state.players) == state.side_of(state.turn)
    likely = [reply for reply in judged.replies if reply.chance >= SELDOM]
    if not likely:
        return "the next player can hardly take anything"
    worst: Reply = max(likely, key=lambda reply: reply.worth * reply.chance)
    who = "partner" if partner else "the next player"
    captor, taken = _article(RANK_NAMES[worst.rank - 1]), _cards(view, worst.taken)
    sweep = ", a sweep" if worst.sweeps else ""
    if worst.chance > 1 - SELDOM:
        return f"{who} holds {captor} and can take {taken}{sweep}"
    return f"{who} takes {taken} if holding {captor} ({round(100 * worst.chance)} %){sweep}"


def _article(name: str) -> str:
    return f"{'an' if name[0] in 'ae' else 'a'} {name}"


def _cards(view: View, cards: int) -> str:
    """Cards for reading, those worth most first."""
    worth = fixed_worth(view.public.rules)
    order = sorted(cards_in(cards), key=lambda card: -worth[card])
    names = [RANK_LETTERS[card >> 2] + SUIT_SYMBOLS[card & 3] for card in order]
    if len(names) <= NAMED + 1:
        return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
    return f"{', '.join(names[:NAMED])} and {len(names) - NAMED} more cards"
