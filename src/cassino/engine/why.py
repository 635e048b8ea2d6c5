"""Why a move is illegal, in words: the sentence of a refusal, with the cards and builds that it is about."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from cassino.cards import ACES, RANKS, rank_of, total
from cassino.engine.hands import hand_capture_value, hand_values
from cassino.engine.holding import missing_value
from cassino.engine.insisting import INSIST_WINDOW, ORANGE_WINDOW, REQUEST_WINDOW
from cassino.engine.move import Kind, Move
from cassino.engine.naming import card_words, listed, rank_words, sets_name, with_article
from cassino.engine.refusals import Refusal
from cassino.engine.state import Build, State
from cassino.engine.turn import banning_build
from cassino.rules.names import RULE_NAMES
from cassino.rules.options import By, FromHand, Joiner, Tops

ASKED = {
    INSIST_WINDOW: ("B8", "insist on what the last turn left undone, or pass"),
    ORANGE_WINDOW: ("B27", 'call "orange", or pass'),
    REQUEST_WINDOW: ("B12", "ask your partner to leave the build, or pass"),
}


class BrokenRule(NamedTuple):
    """The rule that forbids a move: its number and name, and one sentence about this move."""

    number: str
    name: str
    sentence: str


def broken(number: str, sentence: str) -> BrokenRule:
    """The rule of this number, and why it forbids the move."""
    return BrokenRule(number, RULE_NAMES[number], sentence)


def explained(refusal: int, state: State, move: Move) -> BrokenRule:
    """The rule and the sentence for a refusal of a move in a state."""
    number, _, sentence = tuple(Refusal)[refusal - 1].text.format_map(Attempt(state, move)).partition(" ")
    return broken(number, sentence[0].upper() + sentence[1:])


class Attempt:
    """A move that was refused, and what it would take and leave."""

    def __init__(self, state: State, move: Move) -> None:
        self.state, self.move, self.rules = state, move, state.rules
        self.taken = [build for build in state.builds() if build.cards & move.taken]
        self.outside = move.taken & ~sum(build.cards for build in self.taken)
        self.is_building = move.kind in (Kind.BUILD, Kind.JOIN)

    def __getitem__(self, name: str) -> object:
        return FACTS[name](self)

    def own_after(self) -> list[Build]:
        """The builds of the player that the move leaves alone or adds to."""
        own = [build for build in self.state.builds() if build.owner == self.state.turn]
        return [build for build in own if self.move.kind == Kind.JOIN or build not in self.taken]

    def other(self) -> Build:
        """The build it takes that has another value, or would change its own."""
        return next(build for build in self.taken if build.value != self.move.value)

    def in_sets(self) -> int:
        """The cards that were to make sets of the value."""
        return self.outside | (self.move.cards if self.is_building else 0)

    def away(self) -> int:
        """One card that it takes from no place on the table where it may."""
        state, kind = self.state, self.move.kind
        tops = state.capturable_tops(state.turn) if kind == Kind.CAPTURE else 0
        missing = self.outside & ~state.loose & ~(state.stealable(state.turn) if self.is_building else tops)
        return missing & -missing

    def pile(self) -> int:
        """The holder of the pile in which that card lies."""
        return next(holder for holder in range(self.state.tables.pile_count) if self.state.held(holder) & self.away())


def on_a_pile(attempt: Attempt) -> str:
    """Why the top of a pile cannot be used."""
    rules, state, kind = attempt.rules, attempt.state, attempt.move.kind
    whose = rules.capturing.tops if kind == Kind.CAPTURE else rules.piling.stolen
    if rules.capturing.tops is Tops.NONE and rules.piling.stolen is Tops.NONE:
        return "in a pile: captured cards stay where they are in this game"
    if whose is Tops.NONE and kind == Kind.CAPTURE:
        return "on a pile: it can be added to a build but not captured directly"
    if whose is Tops.NONE or not (kind == Kind.CAPTURE or attempt.is_building):
        return "on a pile: this move uses cards from your hand and the table only"
    if attempt.away() & ~state.tables.numbers:
        return "on a pile and has no number: it can only be left there"
    if attempt.pile() == state.holder(state.turn):
        return "on your own pile: you cannot use your own top"
    return "on your partner's pile: only the tops of opponents' piles can be used"


def no_sets(attempt: Attempt) -> str:
    """Why cards make no sets of a value."""
    cards, value = attempt.in_sets(), attempt.move.value
    if not cards & (cards - 1):
        return f"the {card_words(attempt.state, cards)} does not count {value}"
    names = listed(attempt.state, cards)
    if value > RANKS and cards & ACES:
        return f"{names} do not divide into sets of {value}"
    if total(cards) % value == 0:
        return f"{names} make {total(cards)} together, but do not divide into sets of {sets_name(value)}"
    return f"{names} make {total(cards)} together; sets of {sets_name(value)} are needed"


def not_kept(attempt: Attempt) -> str:
    """The build for which the player would have no card."""
    state, move = attempt.state, attempt.move
    left = state.hand(state.turn) & ~move.cards
    missing = missing_value(state.tables, left, bits(build.value for build in attempt.own_after()))
    if missing:
        return f"your build of {sets_name(missing)}"
    if state.must_take and not state.played and missing_value(state.tables, left, 1 << state.must_take):
        return f"the build of {sets_name(state.must_take)} to which you added"
    return f"the new build of {sets_name(move.value)}"


def bits(values: Iterable[int]) -> int:
    """A bit for each value."""
    return sum(1 << value for value in set(values))


def owned_after(attempt: Attempt) -> int:
    """How many builds would be the player's."""
    own, move = attempt.own_after(), attempt.move
    is_made = move.kind in (Kind.BUILD, Kind.RAISE) and move.seat < 0
    if move.kind == Kind.JOIN and move.seat < 0 and not any(build in own for build in attempt.taken):
        is_made = attempt.rules.building.joiner is Joiner.BECOMES_OWNER
    return len(own) + is_made


def not_together(attempt: Attempt) -> str:
    """Why hand cards cannot take these table cards. 000:152-177"""
    state, cards, taken = attempt.state, attempt.move.cards, attempt.move.taken
    pictures = (cards | taken) & ~state.tables.numbers
    if pictures:
        return f"a {rank_words(state, pictures)} has no number: only equal cards take each other"
    names, most = listed(state, cards), attempt.rules.capturing.hand_total_at_most
    if hand_values(state, cards) == 0:
        if most:
            return f"{names} make {total(cards)}: the limit for several cards is {most}"
        return f"{names} cannot be played together"
    if not cards & (cards - 1):
        value = sets_name(rank_of(cards.bit_length() - 1))
        return f"{listed(state, taken)} cannot be taken as sets of {value} by {names}"
    if attempt.rules.capturing.from_hand is FromHand.ONE_TOTAL and not cards & ACES:
        return f"{names} make {total(cards)} together: every set that they take must make the same total"
    return f"{names} do not make sets of one value with the cards taken"


def no_proof(attempt: Attempt) -> str:
    """Why a build cannot be made for a partner. D-46"""
    state, move = attempt.state, attempt.move
    name = sets_name(move.value)
    if state.tables.twins >> move.value & 1 and move.value in state.lost(move.seat):
        return f"your partner needs an ace for another build: nothing proves a second one for the build of {name}"
    return f"nothing proves that your partner holds a card for {name}: your partner has lost no build of that value"


def not_yours_to_raise(attempt: Attempt) -> str:
    """Whose build it is, and who may raise it."""
    build = attempt.other()
    name = sets_name(build.value)
    if attempt.rules.building.raised_by in (By.OPPONENTS, By.NOT_OWNER):
        whose = "your own" if build.owner == attempt.state.turn else "your partner's"
        return f"the build of {name} is {whose}: in this game only other players may raise it"
    return f"the rules do not let you raise this build of {name}"


def broken_up(attempt: Attempt) -> Build:
    """A build of which only some cards are taken."""
    return next(build for build in attempt.taken if build.cards & ~attempt.move.taken)


def equal_loose(attempt: Attempt) -> int:
    """The loose cards that count what the hand card counts."""
    return attempt.state.loose & attempt.state.tables.equal_to(attempt.move.cards.bit_length() - 1)


FACTS: dict[str, Callable[[Attempt], object]] = {
    "kind": lambda it: it.move.kind,
    "number": lambda it: it.move.value,
    "value": lambda it: sets_name(it.move.value),
    "card": lambda it: card_words(it.state, it.move.cards),
    "rank": lambda it: rank_words(it.state, it.move.cards),
    "a_rank": lambda it: with_article(rank_words(it.state, it.move.cards)),
    "played": lambda it: card_words(it.state, it.state.played),
    "played_value": lambda it: it.state.played_value,
    "missing": lambda it: card_words(it.state, it.move.cards & ~it.state.hand(it.state.turn)),
    "away": lambda it: card_words(it.state, it.away()),
    "above": lambda it: card_words(it.state, 1 << it.state.top(it.pile())),
    "on_a_pile": on_a_pile,
    "top": lambda it: card_words(it.state, it.outside & ~it.state.loose),
    "broken_up": lambda it: sets_name(broken_up(it).value),
    "other": lambda it: sets_name(it.other().value),
    "sum": lambda it: it.other().value + rank_of(it.move.cards.bit_length() - 1),
    "set_rule": lambda it: "B9" if it.is_building else "B7",
    "picture": lambda it: card_words(it.state, (it.outside | it.move.cards) & ~it.state.tables.numbers),
    "use_of_picture": lambda it: "cannot be in a build" if it.is_building else "is taken only by an equal picture",
    "no_sets": no_sets,
    "not_kept": not_kept,
    "owned": owned_after,
    "equal": lambda it: listed(it.state, equal_loose(it) & -equal_loose(it)),
    "equal_left": lambda it: listed(it.state, equal_loose(it) & ~it.move.taken),
    "lowest_value": lambda it: hand_capture_value(it.state, it.move.cards, it.move.taken),
    "not_together": not_together,
    "owed": lambda it: sets_name(it.state.must_take),
    "banning": lambda it: sets_name(it.state.builds()[banning_build(it.state, it.state.turn)].value),
    "no_proof": no_proof,
    "not_yours_to_raise": not_yours_to_raise,
    "asked": lambda it: ASKED[it.state.window][1],
    "asked_rule": lambda it: ASKED[it.state.window][0],
    "pending": lambda it: sets_name(it.state.pending_value),
}
