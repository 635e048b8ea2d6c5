"""Moves in words: a sentence for reading aloud, a label for a button."""

from collections.abc import Iterable, Sequence

from cassino.cards import RANK_LETTERS, SUIT_SYMBOLS, card_name, cards_in
from cassino.engine.layout import is_sweep
from cassino.engine.move import Kind, Move
from cassino.engine.state import Build, State
from cassino.notation.groups import Parts, ordered, parts

YOU = "You"


def symbol(card: int) -> str:
    """`10♦`."""
    return RANK_LETTERS[card >> 2] + SUIT_SYMBOLS[card & 3]


def symbols(cards: int) -> str:
    """`8♣ 2♦`."""
    return " ".join(symbol(card) for card in ordered(cards))


def verb(state: State, move: Move) -> str:
    """The label of the button that makes this move: `Take 8♣ 2♦ with 10♦`, `Raise to 10`."""
    match Kind(move.kind):
        case Kind.TRAIL:
            return f"Trail {symbols(move.cards)}"
        case Kind.CAPTURE:
            return f"Take {_taken_label(state, move)} with {symbols(move.cards)}"
        case Kind.BUILD:
            return f"Build {move.value}"
        case Kind.JOIN:
            count = len(parts(state, move).builds)
            return f"Join the {move.value}" if count == 1 else f"Join {count} builds of {move.value}"
        case Kind.RAISE:
            return f"Raise to {move.value}"
    return "Count out"


def _taken_label(state: State, move: Move) -> str:
    loose = symbols(move.taken & state.loose)
    return " and ".join([loose] * bool(loose) + _builds(parts(state, move).builds))


def conjugated(name: str, verb: str) -> str:
    """The verb as it follows a name: `Ann` takes, `You` take."""
    return verb if name == YOU else f"{verb}s"


def describe_move(state: State, move: Move, names: Sequence[str]) -> str:
    """A sentence for reading aloud: `Ann takes the eight of hearts with the eight of spades.`

    A player who is called `You` is spoken to.
    """
    if move.kind == Kind.CLAIM:
        return f"{names[move.seat]} {conjugated(names[move.seat], 'count')} out."
    name = names[state.turn]
    verb, rest = _deed(move, parts(state, move))
    return f"{name} {conjugated(name, verb)} {rest}{_clearing(state, move)}."


def _deed(move: Move, found: Parts) -> tuple[str, str]:
    """The verb, and what it is done to."""
    played = _listed(f"the {card_name(card)}" for card in cards_in(move.cards))
    match Kind(move.kind):
        case Kind.TRAIL:
            return "trail", played
        case Kind.CAPTURE:
            return "take", f"{_taken(found)} with {played}"
        case Kind.BUILD:
            return "build", f"{move.value} from {_listed(_groups(found.groups))}"
        case Kind.JOIN:
            return "add", f"{_listed(_groups(found.groups))} to {_listed(_builds(found.builds))}"
    raised = found.raised.value if found.raised else 0
    more = f", together with {_taken(found)}" if found.groups or found.builds else ""
    return "raise", f"the build of {raised} to {move.value} with {played}{more}"


def _clearing(state: State, move: Move) -> str:
    if not is_sweep(state, move):
        return ""
    return ", a sweep" if state.rules.sweeping.points else ", clearing the table"


def _taken(found: Parts) -> str:
    return _listed(_groups(found.groups) + _builds(found.builds))


def _groups(groups: Iterable[int]) -> list[str]:
    return [" plus ".join(f"the {card_name(card)}" for card in ordered(group)) for group in groups]


def _builds(builds: Iterable[Build]) -> list[str]:
    return [f"the build of {build.value}" for build in builds]


def _listed(texts: Iterable[str]) -> str:
    *before, last = texts
    return f"{', '.join(before)} and {last}" if before else last
