"""A first deal: a small pack with arranged cards, an opponent that always answers in the same way, and a commentary."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from cassino.analysis.hints import nudge_towards
from cassino.bots.bot import Clock
from cassino.bots.heuristic import HeuristicBot
from cassino.cards import cards_in
from cassino.engine.layout import is_sweep
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import IllegalMove, play
from cassino.engine.rng import Rng
from cassino.engine.scoring import Line, score_deal
from cassino.engine.state import State
from cassino.engine.view import View, view
from cassino.lessons.judging import guide_to
from cassino.lessons.lesson import LessonError
from cassino.notation.errors import NotationError
from cassino.notation.move import format_move, parse_move
from cassino.notation.position_reader import parse_position
from cassino.notation.speech import speech_of
from cassino.rules import Rules
from cassino.rules.loading import parse_rules
from cassino.rules.packs import format_card
from cassino.texts.message import Message

NAME = "deal"
"""Its name in addresses and commands."""
PERSON, OPPONENT = 0, 1
RULES = """
parent = "casino_long"
title = "Casino: Your first deal"

[deck]
ranks = [1, 2, 8, 9, 10]

[seating]
players = [2]
sides = "solo"

[ending]
deals = 1
"""
CARDS = (
    "casino_long_first 2 | turn A 1 | dealer B | round 1 | hand A 10C 10S 9H 2D | hand B AC 8C AH AD"
    " | table 10D 2C 2H 2S | stock 9S 8S AS 9C 9D 8D 10H 8H"
)
"""The arranged cards: there is something to take in nearly every turn."""
MOST_MOVES = 8
"""How many times the person plays."""
VALUED = {"10D": "first-deal-big-casino", "2S": "first-deal-little-casino"}


@dataclass(frozen=True, slots=True)
class Ply:
    """A move of the deal, the position after it, and the commentary."""

    move: Move
    after: State
    words: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """The current state of the deal: each turn of the person with the answer to it, and what to look for now."""

    state: State
    turns: tuple[tuple[Ply, ...], ...]
    look: Message
    """What to look for."""
    guide: Message | None
    typed: str = ""
    """The move that the guide suggests, as it is typed; empty when the deal is over."""

    @property
    def latest(self) -> tuple[Ply, ...]:
        """The person's last move, and the answer to it."""
        return self.turns[-1] if self.turns else ()


@cache
def deal_rules() -> Rules:
    """Casino with twenty cards."""
    return parse_rules(RULES, "casino_long_first")


@cache
def beginning() -> State:
    """The deal before the first move."""
    return parse_position(CARDS, deal_rules())


def standing(moves: Sequence[str]) -> Standing:
    """The deal after these moves of the person, in notation. Raises LessonError."""
    state, turns = beginning(), list[tuple[Ply, ...]]()
    for number, text in enumerate(moves):
        if state.is_over:
            raise LessonError("lessons-deal-over")
        turns.append(tuple(_played(state, text, number)))
        state = turns[-1][-1].after
    if state.is_over:
        return Standing(state, tuple(turns), Message("first-deal-over"), None)
    seen = view(state, PERSON)
    best = _fullest(state, suggestion(seen))
    looked = Message("first-deal-begins") if not moves else nudge_towards(seen, best)
    return Standing(state, tuple(turns), looked, guide_to(state, best), format_move(state, best))


def suggestion(seen: View) -> Move:
    """A good move by what a player sees; always the same in the same position."""
    return HeuristicBot(Rng(seen.public.turn_no)).choose(seen, Clock())


def _fullest(state: State, move: Move) -> Move:
    """A capture with everything else that the same card can take, so that nobody wonders why a card is left."""
    if move.kind != Kind.CAPTURE:
        return move
    alike = [each for each in legal_moves(state) if each.kind == Kind.CAPTURE and each.cards == move.cards]
    return max((each for each in alike if not move.taken & ~each.taken), key=lambda each: each.taken.bit_count())


def _played(state: State, text: str, number: int) -> Iterator[Ply]:
    """The person's move, and the answer to it. Raises LessonError."""
    try:
        move = parse_move(state, text)
        own = play(state, move)
    except (NotationError, IllegalMove) as error:
        raise LessonError("lessons-deal-move", number=number + 1, problem=str(error)) from None
    yield Ply(move, own, tuple(_to_person(state, move)))
    if not own.is_over:
        answer = suggestion(view(own, OPPONENT))
        yield Ply(answer, play(own, answer), tuple(_to_opponent(own, answer)))


def _to_person(state: State, move: Move) -> Iterator[Message]:
    """The commentary on a move of the person."""
    if move.kind == Kind.TRAIL:
        missed = any(each.kind == Kind.CAPTURE for each in legal_moves(state))
        yield Message("first-deal-missed" if missed else "first-deal-laid")
    elif move.kind == Kind.CAPTURE:
        yield Message("first-deal-took", {"count": (move.cards | move.taken).bit_count()})
        yield from _valued(state, move)
    else:
        yield Message("first-deal-built", {"value": move.value})


def _to_opponent(state: State, move: Move) -> Iterator[Message]:
    """The commentary on a move of the opponent."""
    yield speech_of(state, move)
    if move.kind == Kind.CAPTURE:
        yield from _valued(state, move)
    elif move.kind != Kind.TRAIL:
        yield Message("first-deal-their-build", {"value": move.value})


def _valued(state: State, move: Move) -> Iterator[Message]:
    """What in a capture is worth points."""
    pack, taken = state.rules.deck.pack, move.cards | move.taken
    names = [format_card(card, pack) for card in cards_in(taken)]
    yield from (Message(VALUED[name]) for name in names if name in VALUED)
    aces = sum(name.startswith("A") for name in names)
    if aces:
        yield Message("first-deal-aces", {"count": aces})
    if is_sweep(state, move):
        yield Message("first-deal-sweep")


def count(state: State) -> list[tuple[Line, Message]]:
    """The lines of the count of a deal that is over, each with its meaning."""
    return [(line, Message(EXPLAINED[line.name])) for line in score_deal(state).lines]


EXPLAINED = {
    "most_cards": "first-deal-most-cards",
    "most_spades": "first-deal-most-spades",
    "10D": "first-deal-big-casino",
    "2S": "first-deal-little-casino",
    "aces": "first-deal-each-ace",
    "sweeps": "first-deal-each-sweep",
}
"""The commentary on each line of the count."""


def result(state: State) -> Message:
    """How the deal ends."""
    own, other = score_deal(state).points
    better = "same" if own == other else "you" if own > other else "other"
    return Message("first-deal-result", {"better": better, "own": own, "other": other})
