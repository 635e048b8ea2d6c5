"""What is said of moves that rules forbid: the messages of all refusals, and those met by trying moves."""

from collections.abc import Iterator, Mapping
from random import Random

from candidates import candidates
from cassino.cards import cards_in
from cassino.engine.legal import broken_rule, legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.refusals import Refusal
from cassino.engine.state import State
from cassino.engine.why import CASES
from cassino.rules import Rules
from cassino.texts.message import Message
from playouts import PER_DEAL, many_states


def keys(refusal: Refusal) -> Mapping[str, tuple[str, ...]]:
    """The messages of a refusal, with what each needs to know."""
    if refusal not in CASES:
        return {refusal.key: refusal.facts}
    return {f"{refusal.key}-{case}": facts for case, facts in CASES[refusal][1].items()}


MESSAGES = {key: facts for refusal in Refusal for key, facts in keys(refusal).items()}
"""Every message, with what it needs to know."""


def met(rules: Rules, count: int) -> Iterator[Message]:
    """The refusals of illegal moves in this many random positions."""
    random = Random(count)
    for state in many_states(rules, count):
        moves = list(legal_moves(state, limit=PER_DEAL))
        for move in [*candidates(state, random.choice(moves), moves, random), *strange(state, moves)]:
            broken = broken_rule(state, move)
            if broken:
                yield Message(broken.key, broken.args)


def strange(state: State, moves: list[Move]) -> Iterator[Move]:
    """Claims that are none, and captures in a strange order."""
    yield from (Move(Kind.CLAIM, 0, seat=seat) for seat in range(-1, state.players))
    capture = next((move for move in moves if move.kind == Kind.CAPTURE), moves[0])
    cards = list(cards_in(capture.cards | capture.taken))
    parts = capture.key()[:5]
    yield from (Move(*parts, order) for order in (cards, cards[::-1], cards[:1]))
