"""Moves as messages: a sentence for the log and for reading aloud, a label for a button."""

from collections.abc import Iterable, Sequence

from cassino.cards import cards_in
from cassino.engine.insisting import ORANGE_WINDOW, REQUEST_WINDOW
from cassino.engine.layout import is_sweep
from cassino.engine.move import Kind, Move
from cassino.engine.state import Build, State
from cassino.notation.groups import Parts, ordered, parts
from cassino.rules import Rules, packs
from cassino.rules.options import Claim, Pack
from cassino.texts.message import YOU as YOU, Argument, Message

Args = dict[str, Argument]


def symbols(cards: int, pack: Pack) -> str:
    """`8♣ 2♦`."""
    return " ".join(packs.symbol(card, pack) for card in ordered(cards))


def row(cards: int, pack: Pack) -> list[str]:
    """Cards side by side, as on a button."""
    return [packs.format_card(card, pack) for card in ordered(cards)]


def verb(state: State, move: Move) -> str:
    """The label of the button that makes this move, in words: `Take 8♣ 2♦ with 10♦`, `Raise to 10`."""
    from cassino.texts.catalog import Style, say  # catalogs are read only when something is said

    return say(label(state, move), style=Style.SYMBOLS)


def describe_move(state: State, move: Move, names: Sequence[str]) -> str:
    """A sentence to be read aloud: `Ann takes the eight of hearts with the eight of spades.`

    A player called `You` is addressed.
    """
    from cassino.texts.catalog import say

    return say(speech_of(state, move), names)


# Labels


def label(state: State, move: Move) -> Message:
    """What the button says that makes this move."""
    match move.kind:
        case Kind.TRAIL:
            return Message("label-trail", {"cards": row(move.cards, state.rules.deck.pack)})
        case Kind.CAPTURE:
            return _take_label(state, move)
        case Kind.BUILD:
            return Message(_for("label-build", move), {"value": move.value})
        case Kind.JOIN:
            args: Args = {"value": move.value, "count": len(parts(state, move).builds)}
            return Message(_for("label-join", move), args)
        case Kind.RAISE:
            return Message("label-raise", {"value": move.value})
    return _spoken_label(state, move)


def _take_label(state: State, move: Move) -> Message:
    found, pack = parts(state, move), state.rules.deck.pack
    args: Args = {"taken": row(sum(found.groups), pack), "cards": row(move.cards, pack)}
    if found.builds:
        args["builds"] = _values(found.builds)
    if move.seat < 0:
        return Message("label-take", args)
    return Message("label-take-calling-orange" if move.seat == state.turn else "label-take-pictures", args)


def _spoken_label(state: State, move: Move) -> Message:
    """The label of a move that plays no card."""
    match move.kind:
        case Kind.END:
            return Message("label-end-turn")
        case Kind.INSIST:
            return Message("label-insist", {"demand": move.value})
        case Kind.PASS:
            keys = {ORANGE_WINDOW: "label-no-orange", REQUEST_WINDOW: "label-do-not-ask"}
            return Message(keys.get(state.window, "label-let-it-stand"))
        case Kind.CALL:
            return Message("label-orange")
        case Kind.ASK:
            return Message("label-ask-for-build")
    return claim_label(state.rules)


def claim_label(rules: Rules) -> Message:
    """What the button says that claims the target."""
    if rules.calling.claim is Claim.ANNOUNCE:
        return Message("label-announce", {"target": rules.ending.target})
    return Message("label-count-out")


def _for(key: str, move: Move) -> str:
    """The message for a move that may be made for the partner."""
    return f"{key}-for" if move.seat >= 0 else key


# Sentences


def speech_of(state: State, move: Move) -> Message:
    """What a player does with a move, as a sentence."""
    who = move.seat if move.kind == Kind.CLAIM else state.turn
    key, args = _deed(state, move) if move.kind < Kind.CLAIM else _spoken(state, move)
    return Message(key, {"who": who, **args})


def _spoken(state: State, move: Move) -> tuple[str, Args]:
    """What a player says with a move that plays no card."""
    match move.kind:
        case Kind.CLAIM:
            return _claimed(state.rules)
        case Kind.END:
            return "ends-turn", {}
        case Kind.INSIST:
            return "insists", {"demand": move.value}
        case Kind.PASS:
            keys = {ORANGE_WINDOW: "calls-no-orange", REQUEST_WINDOW: "passes"}
            return keys.get(state.window, "lets-it-stand"), {}
        case Kind.CALL:
            return "calls-orange", {}
    return "asks-for-build", {"whom": state.turn_of}


def _claimed(rules: Rules) -> tuple[str, Args]:
    """What a player says to claim the target, in the words of the game."""
    if rules.calling.claim is not Claim.ANNOUNCE:
        return "counts-out", {}
    target, word = rules.ending.target, rules.words.claim
    return ("announces-saying", {"target": target, "word": word}) if word else ("announces", {"target": target})


def _deed(state: State, move: Move) -> tuple[str, Args]:
    """What is done with cards."""
    found, pack = parts(state, move), state.rules.deck.pack
    match move.kind:
        case Kind.TRAIL:
            return "trails", {"cards": _cards(move.cards, pack)}
        case Kind.CAPTURE:
            return _taking(state, move, found)
        case Kind.BUILD:
            return _for("builds", move), {"value": move.value, **_sets("sets", state, found), **_whom(move)}
        case Kind.JOIN:
            joined: Args = {"joined": _values(found.builds)}
            return _for("adds", move), {**_sets("sets", state, found._replace(builds=())), **joined, **_whom(move)}
    raised = found.raised.value if found.raised else 0
    args: Args = {"raised": raised, "value": move.value, "cards": _cards(move.cards, pack)}
    if not found.groups and not found.builds:
        return "raises", args
    return "raises-with", {**args, **_sets("taken", state, found)}


def _taking(state: State, move: Move, found: Parts) -> tuple[str, Args]:
    args = {
        **_sets("taken", state, found),
        "cards": _cards(move.cards, state.rules.deck.pack),
        **_clearing(state, move),
    }
    if move.seat < 0:
        return "takes", args
    return ("takes-calling-orange", args) if move.seat == state.turn else ("takes-pictures-for", args | _whom(move))


def _sets(name: str, state: State, found: Parts) -> Args:
    """Sets of single cards, by a name, with the builds and with the piles that cards come from."""
    pack = state.rules.deck.pack
    args: Args = {name: [row(group, pack) for group in found.groups]}
    if found.builds:
        args["builds"] = _values(found.builds)
    if found.tops:
        args["tops"] = _owners(state, found.tops)
    return args


def _owners(state: State, tops: int) -> dict[str, int]:
    """The seat in whose pile each card lies."""
    seats = {state.top(state.holder(seat)): seat for seat in reversed(range(state.players))}
    pack = state.rules.deck.pack
    return {packs.format_card(card, pack): seats[card] for card in cards_in(tops) if card in seats}


def _clearing(state: State, move: Move) -> Args:
    """How a capture of everything on the table is called."""
    if not is_sweep(state, move):
        return {}
    if not (state.rules.sweeping.points or state.rules.sweeping.large_points):
        return {"sweep": "plain"}
    word = state.rules.words.sweep
    return {"sweep": "named", "word": word} if word else {"sweep": "scored"}


def _whom(move: Move) -> Args:
    return {"whom": move.seat} if move.seat >= 0 else {}


def _values(builds: Iterable[Build]) -> list[int]:
    return [build.value for build in builds]


def _cards(cards: int, pack: Pack) -> list[str]:
    return [packs.format_card(card, pack) for card in cards_in(cards)]
