"""Moves in words: a sentence for reading aloud, a label for a button."""

from collections.abc import Iterable, Sequence

from cassino.cards import cards_in
from cassino.engine.insisting import ADDITIONS, ALL_DEMANDS, FULLER_CAPTURE, ORANGE_WINDOW, REQUEST_WINDOW
from cassino.engine.layout import is_sweep
from cassino.engine.move import Kind, Move
from cassino.engine.state import Build, State
from cassino.notation.groups import Parts, ordered, parts
from cassino.rules import Rules, packs
from cassino.rules.options import Claim, Pack

YOU = "You"
DEMANDS = {
    FULLER_CAPTURE: "the fuller capture", ADDITIONS: "the additions",
    ALL_DEMANDS: "the fuller capture and the additions",
}  # fmt: skip
"""What opponents insist on. 002:60, 002:84"""


def symbols(cards: int, pack: Pack) -> str:
    """`8♣ 2♦`."""
    return " ".join(packs.symbol(card, pack) for card in ordered(cards))


def verb(state: State, move: Move) -> str:
    """The label of the button that makes this move: `Take 8♣ 2♦ with 10♦`, `Raise to 10`."""
    pack = state.rules.deck.pack
    match move.kind:
        case Kind.TRAIL:
            return f"Trail {symbols(move.cards, pack)}"
        case Kind.CAPTURE:
            return f"Take {_taken_label(state, move)} with {symbols(move.cards, pack)}{_capture_label(state, move)}"
        case Kind.BUILD:
            return f"Build {move.value}{_partner_label(move)}"
        case Kind.JOIN:
            count = len(parts(state, move).builds)
            joined = f"Join the {move.value}" if count == 1 else f"Join {count} builds of {move.value}"
            return joined + _partner_label(move)
        case Kind.RAISE:
            return f"Raise to {move.value}"
    return _spoken_label(state, move)


def _spoken_label(state: State, move: Move) -> str:
    """The label of a move that plays no card."""
    match move.kind:
        case Kind.END:
            return "End the turn"
        case Kind.INSIST:
            return f"Insist on {DEMANDS[move.value]}"
        case Kind.PASS:
            return {ORANGE_WINDOW: "No orange", REQUEST_WINDOW: "Do not ask"}.get(state.window, "Let it stand")
        case Kind.CALL:
            return "Orange!"
        case Kind.ASK:
            return "Ask for the build"
    return claim_label(state.rules)


def claim_label(rules: Rules) -> str:
    """The label of the button that claims the target."""
    return f"Announce {rules.ending.target}" if rules.calling.claim is Claim.ANNOUNCE else "Count out"


def _partner_label(move: Move) -> str:
    return " for your partner" if move.seat >= 0 else ""


def _capture_label(state: State, move: Move) -> str:
    if move.seat < 0:
        return ""
    return ", orange!" if move.seat == state.turn else ", pictures to your partner"


def _taken_label(state: State, move: Move) -> str:
    found = parts(state, move)
    single = symbols(sum(found.groups), state.rules.deck.pack)
    return " and ".join([single] * bool(single) + _builds(found.builds))


def conjugated(name: str, verb: str) -> str:
    """The verb as it follows a name: `Ann` takes, `You` take, `Ann` passes."""
    return verb if name == YOU else verb + ("es" if verb.endswith("s") else "s")


def possessive(name: str) -> str:
    """`Ann's`, `your`."""
    return "your" if name == YOU else f"{name}'s"


def objective(name: str) -> str:
    """`Ann`, `you`: after a verb or a preposition."""
    return "you" if name == YOU else name


def describe_move(state: State, move: Move, names: Sequence[str]) -> str:
    """A sentence to be read aloud: `Ann takes the eight of hearts with the eight of spades.`

    A player called `You` is addressed.
    """
    name = names[move.seat if move.kind == Kind.CLAIM else state.turn]
    verb, rest = (_deed if move.kind < Kind.CLAIM else _spoken)(state, move, names)
    said = f" {rest}" if rest else ""
    return f"{name} {conjugated(name, verb)}{said}{_clearing(state, move)}."


def _spoken(state: State, move: Move, names: Sequence[str]) -> tuple[str, str]:
    """The verb and the object of a move that plays no card."""
    match move.kind:
        case Kind.CLAIM:
            return _claimed(state)
        case Kind.END:
            return "end", f"{possessive(names[state.turn]) if names[state.turn] == YOU else 'the'} turn"
        case Kind.INSIST:
            return "insist", f"on {DEMANDS[move.value]}"
        case Kind.PASS:
            said = {ORANGE_WINDOW: ("call", "no orange"), REQUEST_WINDOW: ("pass", "")}
            return said.get(state.window, ("let", "it stand"))
        case Kind.CALL:
            return "call", '"orange"'
    capturer = names[state.turn_of]
    return "ask", f"{objective(capturer)} to leave the build on the table"


def _claimed(state: State) -> tuple[str, str]:
    """What a player says to claim the target, in the words of the game."""
    if state.rules.calling.claim is not Claim.ANNOUNCE:
        return "count", "out"
    local = state.rules.words.claim
    return "announce", f"{state.rules.ending.target} points" + (f' ("{local}!")' if local else "")


def _deed(state: State, move: Move, names: Sequence[str]) -> tuple[str, str]:
    """The verb, and what it is done to."""
    telling = _Telling(state, parts(state, move), names)
    match move.kind:
        case Kind.TRAIL:
            return "trail", telling.cards(move.cards)
        case Kind.CAPTURE:
            return "take", f"{telling.taken()} with {telling.cards(move.cards)}{_besides(state, move, names)}"
        case Kind.BUILD:
            return "build", f"{move.value} from {_listed(telling.groups())}{_for_partner(move, names)}"
        case Kind.JOIN:
            added = f"{_listed(telling.groups())} to {_listed(_builds(telling.found.builds))}"
            return "add", added + _for_partner(move, names)
    raised = telling.found.raised.value if telling.found.raised else 0
    more = f", together with {telling.taken()}" if telling.found.groups or telling.found.builds else ""
    return "raise", f"the build of {raised} to {move.value} with {telling.cards(move.cards)}{more}"


class _Telling:
    """The cards of a move in words."""

    def __init__(self, state: State, found: Parts, names: Sequence[str]) -> None:
        self.state = state
        self.found = found
        self.names = names
        self.pack = state.rules.deck.pack

    def card(self, card: int) -> str:
        """`the ten of hearts`, `the ten of hearts from Bert's pile`."""
        name = f"the {packs.card_name(card, self.pack)}"
        if not self.found.tops >> card & 1:
            return name
        seats = range(self.state.players)
        seat = next((seat for seat in seats if self.state.top(self.state.holder(seat)) == card), None)
        return name if seat is None else f"{name} from {possessive(self.names[seat])} pile"

    def cards(self, cards: int) -> str:
        """Cards one after the other."""
        return _listed(self.card(card) for card in cards_in(cards))

    def groups(self) -> list[str]:
        """The sets of single cards."""
        return [" plus ".join(self.card(card) for card in ordered(group)) for group in self.found.groups]

    def taken(self) -> str:
        """Sets of single cards and whole builds."""
        return _listed(self.groups() + _builds(self.found.builds))


def _besides(state: State, move: Move, names: Sequence[str]) -> str:
    """What is said or done other than a capture."""
    if move.seat < 0:
        return ""
    is_call = move.seat == state.turn
    return ' calling "orange"' if is_call else f", the pictures for {possessive(names[move.seat])} pile"


def _for_partner(move: Move, names: Sequence[str]) -> str:
    return f" for {objective(names[move.seat])}" if move.seat >= 0 else ""


def _clearing(state: State, move: Move) -> str:
    if not is_sweep(state, move):
        return ""
    local = state.rules.words.sweep
    if state.rules.sweeping.points or state.rules.sweeping.large_points:
        return ", a sweep" + (f" ({local})" if local else "")
    return ", clearing the table"


def _builds(builds: Iterable[Build]) -> list[str]:
    return [f"the build of {build.value}" for build in builds]


def _listed(texts: Iterable[str]) -> str:
    *before, last = texts
    return f"{', '.join(before)} and {last}" if before else last
