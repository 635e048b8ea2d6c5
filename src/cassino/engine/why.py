"""Why a move is illegal: the rule and the message of a refusal, with the cards and builds that it is about.

This module writes no sentences: the catalogs (`cassino.texts`) do that when somebody reads the message.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from cassino.cards import ACES, RANKS, cards_in, rank_of, total
from cassino.engine.facts import banning_build
from cassino.engine.hands import hand_capture_value, hand_values
from cassino.engine.holding import missing_value
from cassino.engine.insisting import INSIST_WINDOW, ORANGE_WINDOW, REQUEST_WINDOW
from cassino.engine.move import Kind, Move
from cassino.engine.refusals import Refusal
from cassino.engine.state import Build, State
from cassino.rules import packs
from cassino.rules.names import rule_name
from cassino.rules.options import By, FromHand, Joiner, Tops

Fact = str | int | list[str]
"""A card (`10D`), a word, a number, or cards."""
ASKED: Mapping[int, str] = {INSIST_WINDOW: "B8", ORANGE_WINDOW: "B27", REQUEST_WINDOW: "B12"}
"""For each question to a player, the rule it comes from."""
QUESTIONS: Mapping[int, str] = {INSIST_WINDOW: "insist", ORANGE_WINDOW: "orange", REQUEST_WINDOW: "request"}


class BrokenRule(NamedTuple):
    """The rule that forbids a move: its number, and the key and the arguments of the message that says why."""

    number: str
    key: str
    args: Mapping[str, Fact]

    @property
    def name(self) -> str:
        """What the rule is about."""
        return rule_name(self.number)

    @property
    def sentence(self) -> str:
        """Why it forbids this move, in the current language."""
        from cassino.texts.catalog import say
        from cassino.texts.message import Message

        return say(Message(self.key, self.args))

    def __str__(self) -> str:
        return f"{self.sentence} (rule {self.number}, {self.name})"


def explained(refusal: int, state: State, move: Move) -> BrokenRule:
    """The rule and the message for a refusal of a move in a state."""
    return Attempt(state, move).broken(tuple(Refusal)[refusal - 1])


class Attempt:
    """A refused move, with what it would take and leave."""

    def __init__(self, state: State, move: Move) -> None:
        self.state, self.move, self.rules = state, move, state.rules
        self.taken = [build for build in state.builds() if build.cards & move.taken]
        self.outside = move.taken & ~sum(build.cards for build in self.taken)
        self.is_building = move.kind in (Kind.BUILD, Kind.JOIN)

    def broken(self, refusal: Refusal) -> BrokenRule:
        """The rule and the message for a refusal of this move."""
        key, facts = refusal.key, refusal.facts
        if refusal in CASES:
            case_of, cases = CASES[refusal]
            case = case_of(self)
            key, facts = f"{key}-{case}", cases[case]
        number = RULES[refusal.rule](self) if refusal.rule in RULES else refusal.rule
        return BrokenRule(number, key, {name: FACTS[name](self) for name in facts})

    def card(self, cards: int) -> str:
        """The lowest card of a set."""
        return packs.format_card((cards & -cards).bit_length() - 1, self.rules.deck.pack)

    def cards(self, cards: int) -> list[str]:
        """All cards of a set."""
        return [packs.format_card(card, self.rules.deck.pack) for card in cards_in(cards)]

    def rank(self) -> str:
        """The rank of the hand card, as the pack prints it."""
        return packs.words_of(self.card(self.move.cards))[0]

    def own_after(self) -> list[Build]:
        """The player's builds that the move leaves alone or adds to."""
        own = [build for build in self.state.builds() if build.owner == self.state.turn]
        return [build for build in own if self.move.kind == Kind.JOIN or build not in self.taken]

    def other(self) -> Build:
        """The build taken that has another value, or that would change its value."""
        return next(build for build in self.taken if build.value != self.move.value)

    def in_sets(self) -> int:
        """The cards that should make sets of the value."""
        return self.outside | (self.move.cards if self.is_building else 0)

    def away(self) -> int:
        """One card that it takes although it is not where it could be taken."""
        state, kind = self.state, self.move.kind
        tops = state.capturable_tops(state.turn) if kind == Kind.CAPTURE else 0
        missing = self.outside & ~state.loose & ~(state.stealable(state.turn) if self.is_building else tops)
        return missing & -missing

    def pile(self) -> int:
        """The holder of the pile that has that card."""
        return next(holder for holder in range(self.state.tables.pile_count) if self.state.held(holder) & self.away())


def kept(attempt: Attempt) -> tuple[str, int]:
    """The build for which the player would hold no card (`own`, `owed` to an opponent, or `new`), and its value."""
    state, move = attempt.state, attempt.move
    left = state.hand(state.turn) & ~move.cards
    missing = missing_value(state.tables, left, bits(build.value for build in attempt.own_after()))
    if missing:
        return "own", missing
    if state.must_take and not state.played and missing_value(state.tables, left, 1 << state.must_take):
        return "owed", state.must_take
    return "new", move.value


def bits(values: Iterable[int]) -> int:
    """A bit for each value."""
    return sum(1 << value for value in set(values))


def owned_after(attempt: Attempt) -> int:
    """How many builds the player would own."""
    own, move = attempt.own_after(), attempt.move
    is_made = move.kind in (Kind.BUILD, Kind.RAISE) and move.seat < 0
    if move.kind == Kind.JOIN and move.seat < 0 and not any(build in own for build in attempt.taken):
        is_made = attempt.rules.building.joiner is Joiner.BECOMES_OWNER
    return len(own) + is_made


def broken_up(attempt: Attempt) -> Build:
    """A build of which the move takes only some cards."""
    return next(build for build in attempt.taken if build.cards & ~attempt.move.taken)


def equal_loose(attempt: Attempt) -> int:
    """The loose cards with the same value as the hand card."""
    return attempt.state.loose & attempt.state.tables.equal_to(attempt.move.cards.bit_length() - 1)


FACTS: Mapping[str, Callable[[Attempt], Fact]] = {
    "kind": lambda it: it.move.kind,
    "value": lambda it: it.move.value,
    "card": lambda it: it.card(it.move.cards),
    "cards": lambda it: it.cards(it.move.cards),
    "rank": Attempt.rank,
    "number": lambda it: rank_of(it.move.cards.bit_length() - 1),
    "taken": lambda it: it.cards(it.move.taken),
    "total": lambda it: total(it.move.cards),
    "most": lambda it: it.rules.capturing.hand_total_at_most,
    "played": lambda it: it.card(it.state.played),
    "played_value": lambda it: it.state.played_value,
    "missing": lambda it: it.card(it.move.cards & ~it.state.hand(it.state.turn)),
    "away": lambda it: it.card(it.away()),
    "above": lambda it: it.card(1 << it.state.top(it.pile())),
    "top": lambda it: it.card(it.outside & ~it.state.loose),
    "broken_up": lambda it: broken_up(it).value,
    "other": lambda it: it.other().value,
    "sum": lambda it: it.other().value + rank_of(it.move.cards.bit_length() - 1),
    "picture": lambda it: it.card((it.outside | it.move.cards) & ~it.state.tables.numbers),
    "in_sets": lambda it: it.cards(it.in_sets()),
    "sets_total": lambda it: total(it.in_sets()),
    "whose": lambda it: kept(it)[0],
    "kept": lambda it: kept(it)[1],
    "owned": owned_after,
    "equal": lambda it: it.card(equal_loose(it)),
    "equal_left": lambda it: it.cards(equal_loose(it) & ~it.move.taken),
    "lowest_value": lambda it: hand_capture_value(it.state, it.move.cards, it.move.taken),
    "owed": lambda it: it.state.must_take,
    "banning": lambda it: it.state.builds()[banning_build(it.state, it.state.turn)].value,
    "pending": lambda it: it.state.pending_value,
}
"""The facts about a move that a message may need."""

RULES: Mapping[str, Callable[[Attempt], str]] = {
    "set_rule": lambda it: "B9" if it.is_building else "B7",
    "asked_rule": lambda it: ASKED[it.state.window],
}
"""Rules that depend on the move."""


# Refusals with several cases; each case has its own message


def reach_case(attempt: Attempt) -> str:
    """Why the top of a pile cannot be used."""
    rules, state, kind = attempt.rules, attempt.state, attempt.move.kind
    whose = rules.capturing.tops if kind == Kind.CAPTURE else rules.piling.stolen
    if rules.capturing.tops is Tops.NONE and rules.piling.stolen is Tops.NONE:
        return "ever"
    if whose is Tops.NONE and kind == Kind.CAPTURE:
        return "directly"
    if whose is Tops.NONE or not (kind == Kind.CAPTURE or attempt.is_building):
        return "by-this-move"
    if attempt.away() & ~state.tables.numbers:
        return "without-number"
    return "from-own-pile" if attempt.pile() == state.holder(state.turn) else "from-partner"


def number_case(attempt: Attempt) -> str:
    """What the missing number is needed for."""
    return "to-build" if attempt.is_building else "to-take"


def sets_case(attempt: Attempt) -> str:
    """Why cards do not make sets of a value."""
    cards, value = attempt.in_sets(), attempt.move.value
    if not cards & (cards - 1):
        return "alone"
    if value > RANKS and cards & ACES:
        return "with-aces"
    return "by-total" if total(cards) % value else "undivided"


def together_case(attempt: Attempt) -> str:
    """Why hand cards cannot take these table cards. 000:152-177"""
    state, cards, capturing = attempt.state, attempt.move.cards, attempt.rules.capturing
    if (cards | attempt.move.taken) & ~state.tables.numbers:
        return "picture"
    if hand_values(state, cards) == 0:
        return "limit" if capturing.hand_total_at_most else "ever"
    if not cards & (cards - 1):
        return "sets"
    return "total" if capturing.from_hand is FromHand.ONE_TOTAL and not cards & ACES else "value"


def proof_case(attempt: Attempt) -> str:
    """Why a build cannot be made for a partner. D-46"""
    state, move = attempt.state, attempt.move
    is_ace_due = state.tables.twins >> move.value & 1 and move.value in state.lost(move.seat)
    return "ace" if is_ace_due else "loss"


def raiser_case(attempt: Attempt) -> str:
    """Whose build it is, if that matters."""
    if attempt.rules.building.raised_by not in (By.OPPONENTS, By.NOT_OWNER):
        return "ever"
    return "own" if attempt.other().owner == attempt.state.turn else "partners"


def question_case(attempt: Attempt) -> str:
    """The question that the player has to answer."""
    return QUESTIONS[attempt.state.window]


Cases = tuple[Callable[[Attempt], str], Mapping[str, tuple[str, ...]]]

CASES: Mapping[Refusal, Cases] = {
    Refusal.TOP_OUT_OF_REACH: (
        reach_case,
        {
            "ever": ("away",),
            "directly": ("away",),
            "by-this-move": ("away",),
            "without-number": ("away",),
            "from-own-pile": ("away",),
            "from-partner": ("away",),
        },
    ),
    Refusal.NO_NUMBER: (number_case, {"to-build": ("picture",), "to-take": ("picture",)}),
    Refusal.NO_SETS: (
        sets_case,
        {
            "alone": ("in_sets", "value"),
            "with-aces": ("in_sets", "value"),
            "by-total": ("in_sets", "value", "sets_total"),
            "undivided": ("in_sets", "value", "sets_total"),
        },
    ),
    Refusal.NOT_TOGETHER: (
        together_case,
        {
            "picture": ("picture",),
            "limit": ("cards", "total", "most"),
            "ever": ("cards",),
            "sets": ("card", "taken", "number"),
            "total": ("cards", "total"),
            "value": ("cards",),
        },
    ),
    Refusal.NO_PROOF: (proof_case, {"ace": ("value",), "loss": ("value",)}),
    Refusal.NOT_YOURS_TO_RAISE: (raiser_case, {"own": ("other",), "partners": ("other",), "ever": ("other",)}),
    Refusal.ASKED_SOMETHING_ELSE: (question_case, {"insist": (), "orange": (), "request": ()}),
}
"""For each refusal, the function that finds the case, and the facts that the message of each case needs."""
