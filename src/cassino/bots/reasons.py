"""What the policy thinks of a move in sentences, for hints."""

from collections.abc import Mapping

from cassino.bots.worth import fixed_worth
from cassino.cards import cards_in
from cassino.engine.insisting import INSIST_WINDOW, ORANGE_WINDOW
from cassino.engine.layout import is_sweep
from cassino.engine.move import Kind, Move
from cassino.engine.view import View
from cassino.rules import Rules, packs
from cassino.search.policy import Policy
from cassino.texts.amounts import in_ten
from cassino.texts.message import Argument, Message, Reason

NAMED = 3
"""At most this many cards are named; the others are counted."""
SELDOM = 0.02
"""A lower probability is not mentioned."""
SAID: Mapping[Kind, str] = {Kind.CLAIM: "why-target-reached", Kind.INSIST: "why-insists", Kind.ASK: "why-asks"}


def reason_for(view: View, move: Move, policy: Policy | None) -> Reason:
    """Why this move. policy: None for a call, a claim or an answer."""
    if policy is None:
        return (_saying(view, move),)
    policy.consider(view.public, move)
    return _deed(view, move, policy), _danger(view, policy)


def named(rules: Rules, cards: int) -> dict[str, Argument]:
    """The message arguments for cards: the most valuable cards first, and how many others there are."""
    worth, pack = fixed_worth(rules), rules.deck.pack
    names = [packs.format_card(card, pack) for card in sorted(cards_in(cards), key=lambda card: -worth[card])]
    told = names if len(names) <= NAMED + 1 else names[:NAMED]
    return {"cards": told, "more": len(names) - len(told)}


def _saying(view: View, move: Move) -> Message:
    state = view.public
    orange = "colors" if packs.has_colors(state.rules.deck.pack) else "suits"
    if move.kind == Kind.CALL:
        return Message("why-orange", {"orange": orange})
    if move.kind in SAID:
        return Message(SAID[Kind(move.kind)])
    if state.window == ORANGE_WINDOW:
        return Message("why-no-orange", {"orange": orange})
    return Message("why-lets-pass" if state.window == INSIST_WINDOW else "why-captures-now")


def _deed(view: View, move: Move, policy: Policy) -> Message:
    rules = view.public.rules
    if move.kind == Kind.END:
        return Message("why-end-after", named(rules, view.public.played))
    if move.kind == Kind.CAPTURE:
        sweep = "plain" if is_sweep(view.public, move) else "none"
        return Message("why-takes", {**named(rules, move.taken), "sweep": sweep, "points": 0})
    if move.kind == Kind.TRAIL:
        key = "why-leaves-to-take" if policy.target & move.cards else "why-leaves"
        return Message(key, named(rules, move.cards))
    key = "why-gathers-for-next-turn" if move.cards else "why-gathers"
    return Message(key, {**named(rules, move.cards | move.taken), "rank": _rank(view, move.value)})


def _danger(view: View, policy: Policy) -> Message:
    """The most costly capture by the next player, if any."""
    state = view.public
    partner = state.side_of((state.turn + 1) % state.players) == state.side_of(state.turn)
    likely = [reply for reply in policy.replies() if reply.chance >= SELDOM]
    if not likely:
        return Message("why-nobody-takes")
    worst = max(likely, key=lambda reply: reply.worth * reply.chance)
    args: dict[str, Argument] = {
        **named(state.rules, worst.taken),
        "next": "partner" if partner else "opponent",
        "rank": _rank(view, worst.rank),
        "sweep": "scored" if worst.sweeps else "none",
    }
    if worst.chance > 1 - SELDOM:
        return Message("why-next-holds", args)
    return Message("why-next-may-hold", {**args, "tenths": in_ten(worst.chance)})


def _rank(view: View, value: int) -> str:
    """The name of the rank that captures a value; 14 is an ace."""
    return packs.rank_name(1 if value > 13 else value, view.public.rules.deck.pack)
