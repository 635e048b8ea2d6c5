"""Why a move is illegal, in words: the rule and a sentence for each number of `refusals`.

A word in braces is one of FACTS, which finds the cards and builds that the sentence is about.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from cassino.cards import ACES, rank_mask, rank_of, total
from cassino.engine import refusals as no
from cassino.engine.hands import hand_capture_value, hand_values
from cassino.engine.holding import ACE_VALUES, HIGH_ACE, missing_value
from cassino.engine.insisting import INSIST_WINDOW, ORANGE_WINDOW, REQUEST_WINDOW
from cassino.engine.move import Kind, Move
from cassino.engine.naming import card_words, listed, rank_words, value_name, with_article
from cassino.engine.state import Build, State
from cassino.engine.turn import banning_build
from cassino.rules.names import RULE_NAMES
from cassino.rules.options import By, FromHand, Joiner, Tops

SENTENCES: dict[int, tuple[str, str]] = {
    no.DEAL_OVER: ("B17", "The deal is over."),
    no.NOBODY_ASKED: ("B17", "Nobody is asked anything now: it is your turn to play."),
    no.UNKNOWN_KIND: ("B17", "There is no move of kind {kind}."),
    # The cards
    no.NO_SUCH_CARD: ("B1", "There is no such card."),
    no.NEEDS_HAND_CARD: ("B17", "To capture, to raise and to trail you play a card from your hand."),
    no.CAPTURE_NEEDS_HAND_CARD: ("B17", "A capture is made with at least one card from your hand."),
    no.ONE_CARD_A_TURN: ("B17", "Exactly one card is played in a turn."),
    no.HAS_PLAYED: ("B17", "You have played the {played}: one card is played in a turn."),
    no.NOT_IN_HAND: ("B17", "The {missing} is not in your hand."),
    no.FOR_NOBODY_ELSE: ("B17", "This is done for nobody else."),
    no.NOT_ON_TABLE: ("B7", "The {away} is not on the table."),
    no.UNDER_ANOTHER: (
        "B15",
        "The {away} lies under the {above} in a pile: only the top of a pile can be used.",
    ),
    no.TOP_OUT_OF_REACH: ("B15", "The {away} lies {on_a_pile}."),
    no.BUILD_NOT_WHOLE: ("B7", "The build of {broken_up} can only be taken whole."),
    no.WRONG_BUILD: ("B7", "The build of {other} counts only as {other}, not towards {value}."),
    no.NO_NUMBER: ("{set_rule}", "The {picture} has no number: it {use_of_picture}."),
    no.NO_SETS: ("{set_rule}", "{no_sets}."),
    # What is owned afterwards
    no.CARD_NOT_KEPT: ("B11", "You must keep a card that captures {not_kept}."),
    no.TOO_MANY_BUILDS: (
        "B10",
        "You may own only 1 build at the end of your turn; this would leave you {owned}.",
    ),
    # Capturing
    no.TAKES_NOTHING: ("B7", "A capture takes at least one card."),
    no.COUNTS_OTHERWISE: ("B6", "The {card} does not count {value}."),
    no.ACE_COUNTS_ONE: ("B6", "An ace that takes only loose aces counts 1."),
    no.ONLY_EQUAL_FACES: ("B7", "A {rank} takes only a {rank}."),
    no.ONE_EQUAL_FACE: ("B7", "One {rank} takes only one {rank}."),
    no.ONE_COMBINATION: ("B7", "One play takes a single combination: one equal card, one sum, or one build."),
    no.PAIR_COMES_FIRST: ("B7", "The {card} matches {equal}: it must take that, not a sum."),
    no.HIGHER_VALUE: ("B6", "These cards are played together as {lowest_value}, the smallest value that fits."),
    no.NOT_TOGETHER: ("B7", "{not_together}."),
    no.EQUAL_LEFT: ("B8", "A capture with {a_rank} must take every equal loose card: {equal_left} too."),
    no.OWED_BUILD_LEFT: ("B10", "You added to an opponent's build of {owed}: this capture must take it."),
    no.NOT_CALLED: ("B27", "Oranges count by themselves in this game: nobody calls them."),
    no.OWN_PILE: ("B16", "What you capture goes to your own pile."),
    no.NO_PICTURES: ("B16", "Only pictures can be given to your partner's pile, and this capture has none."),
    # Building
    no.NO_BUILDING: ("B9", "There is no building in this game."),
    no.FACE_IN_BUILD: ("B9", "A {rank} cannot be in a build."),
    no.NO_CARD_CAPTURES: ("B9", "No card captures a build of {number}."),
    no.CARD_OWED: ("B10", "You added to an opponent's build of {owed}: the card you play must capture it."),
    no.CARD_CAPTURES: ("B8", "The {card} can capture, so it must: play another card to build."),
    no.BUILD_OR_JOIN: ("B10", "To join is to add to a build of the same value; a new build takes in no other."),
    no.ONE_CARD_IS_NO_BUILD: ("B9", "One card alone is no build."),
    no.NOT_YOURS_TO_JOIN: ("B10", "The rules do not let you add to this build of {value}."),
    no.ONE_AT_A_TIME: (
        "B10",
        "You may add to one build at a time: two builds on the table never become one by joining.",
    ),
    no.MUST_MERGE: ("B10", "There may be only one build of {value}: take in the other."),
    no.CANNOT_MERGE: (
        "B10",
        "There may be only one build of {value}, and the one on the table is not yours to add to.",
    ),
    no.TOP_NEEDS_OWN_BUILD: (
        "B15",
        "The {top} lies on a pile: it can only be added to a build that you own already.",
    ),
    no.ADD_TO_OWN_BUILD: ("B14", "You own the build of {banning}: capture something, or add to that build."),
    no.NOT_FOR_PARTNERS: ("B12", "Nobody can build for another player in this game."),
    no.NOT_THE_PARTNER: ("B12", "You can build for nobody but your partner."),
    no.NO_PROOF: ("B12", "{no_proof}."),
    no.STAYS_PARTNERS: ("B12", "The build of {value} is your partner's in any case: add to it as it is."),
    no.STAYS_YOURS: ("B12", "The build of {value} is your own and stays so."),
    # Raising
    no.ONE_BUILD_IS_RAISED: ("B10", "A raise changes the value of exactly one build."),
    no.WRONG_SUM: ("B10", "The {card} makes the build of {other} {sum}; no table card can change its value."),
    no.IS_MULTIPLE: ("B10", "The build of {other} is multiple: its value stays."),
    no.NOT_YOURS_TO_RAISE: ("B10", "{not_yours_to_raise}."),
    no.RAISED_ALONE: ("B10", "A raise may not take in further sets in this game."),
    no.RAISED_IN_STEPS: (
        "B17",
        "One step raises the build; further sets are added to it by steps of their own.",
    ),
    # Trailing
    no.TRAIL_IS_PLAIN: ("B14", "A trailed card takes nothing and has no value."),
    no.NOT_STUCK: (
        "B14",
        "You can still take or build something: you may trail only when nothing else is possible.",
    ),
    no.TRAIL_OWED: ("B10", "You added to an opponent's build of {owed}: you must capture it in this turn."),
    no.TRAIL_BANNED: ("B14", "You own the build of {banning}: capture or build, do not trail."),
    no.EQUAL_CARD_LIES: ("B8", "There is {a_rank} on the table: the {card} must take it, or be used in a build."),
    no.CAN_CAPTURE: ("B8", "The {card} can capture: take something with it, or play another card."),
    # Turns of several steps
    no.BUILD_IS_NEW: ("B10", "A new build takes in no other: to add to a build of the same value is to join."),
    no.BUILD_EXISTS: ("B9", "There is a build of {value}: add to it, no loose card is made a second one."),
    no.TOP_NEEDS_BASE: (
        "B15",
        "The {top} lies on a pile: it needs a base, a build or a loose card of the value that it helps to make.",
    ),
    no.ONE_SET_A_STEP: (
        "B17",
        "One step makes a build of one set, or puts one set on a loose card that counts {value}; go on step by step.",
    ),
    no.ONE_BUILD_IS_JOINED: ("B10", "To join is to add one set to one build of the same value."),
    no.ADDS_NOTHING: ("B10", "To join is to add at least one card to a build."),
    no.SETS_ONE_BY_ONE: ("B17", "One step adds one set to a build: add the sets one after the other."),
    no.NOT_YOUR_SIDES: ("B12", "The build of {value} is not your side's: you cannot make it your partner's."),
    no.TABLE_CARDS_ONLY: (
        "B10",
        "To the opponents' build of {value} you may add table cards only, to capture it at once.",
    ),
    no.TOO_LATE_TO_CAPTURE: (
        "B10",
        "You have played your card and cannot capture the opponents' build of {value} any more.",
    ),
    no.OTHER_BUILD_OWED: (
        "B10",
        "You must capture the build of {owed}: you cannot capture that of {value} too.",
    ),
    no.HAS_TRAILED: ("B14", "You have trailed in this turn: you may not own a new build now."),
    no.ONE_CAPTURE_A_TURN: (
        "B10",
        "You may own 1 build at the end of a turn, and can capture only one in this turn.",
    ),
    no.ENDS_BY_ITSELF: ("B17", "A turn ends by itself when a card is played."),
    no.END_IS_PLAIN: ("B17", "The end of a turn is said without a card."),
    no.NOTHING_PLAYED: ("B17", "Exactly one card from your hand must be played before your turn ends."),
    no.MORE_TO_CAPTURE: (
        "B8",
        "The {played} can still capture something: take all that it can before your turn ends.",
    ),
    no.MORE_TO_ADD: (
        "B8",
        "Cards in play can still be added to a build of your side: add them before your turn ends.",
    ),
    # What opponents insist on
    no.CAPTURE_FIRST: ("B8", "First the {played} must take all that it can."),
    no.ADD_FIRST: ("B8", "The opponents insist that you add cards in play to the builds of your side."),
    no.DEMANDS_MET: ("B17", "You have done what the opponents insisted on: end your turn."),
    no.WENT_INTO_BUILD: ("B8", "The {card} went into a build: it captures nothing any more."),
    no.NOT_DEMANDED: ("B17", "The {card} has been played: nobody insists that it capture more."),
    no.TAKES_NOTHING_MORE: ("B7", "A capture takes at least one card beside the one that was played."),
    no.GOES_UNDER: ("B16", "What is taken later goes under the {card}, where it lies."),
    no.PLAYED_AS_OTHER: ("B6", "The {card} was played as {played_value}."),
    # What players are asked
    no.ASKED_SOMETHING_ELSE: ("{asked_rule}", "Now you can only {asked}."),
    no.ANSWER_IS_PLAIN: ("{asked_rule}", "You answer for yourself, without a card."),
    no.NO_VALUE_IN_ANSWER: ("{asked_rule}", "This is said without a value."),
    no.NO_SUCH_DEMAND: ("B8", "Insist on a fuller capture, on additions to builds, or on both."),
    no.NOTHING_TO_CAPTURE: ("B8", "The card that was played can capture nothing more."),
    no.NOTHING_TO_ADD: ("B8", "Nothing on the table or on a pile can be added to a build of that side."),
    no.ACE_NEEDED: (
        "B12",
        "Your ace is needed for another build: you cannot ask for the build of {pending}.",
    ),
    no.CANNOT_ASK: ("B12", "To ask for the build of {pending} you must hold a card that captures it."),
    no.CAPTURE_OR_LEAVE: (
        "B12",
        "Your partner asks for the build: capture as you meant to, or add your card to the build.",
    ),
    no.SHOWN_CARD_IS_PLAYED: (
        "B12",
        "The card that you have shown is played, for the value that it had.",
    ),
    no.CAPTURE_AS_SHOWN: ("B12", "You capture what you have announced, or add the card to the build."),
    no.LEFT_TO_PARTNER: (
        "B12",
        "Your card is added to one build of your side, which your partner then owns.",
    ),
    no.LEFT_BUT_OWED: ("B10", "You must capture the build of {owed} to which you have added."),
    no.LEFT_TOO_MANY: ("B10", "You may own only 1 build at the end of your turn: capture it."),
    # Claims
    no.NO_CLAIMS: ("B25", "Nothing can be claimed in this game."),
    no.CLAIM_IS_PLAIN: ("B25", "A claim is made by one of the players, without a card."),
    no.CLAIM_AFTER_DEAL: ("B25", "The deal is over."),
    no.CLAIM_IN_TURN: ("B25", "A claim is made between two plays: this turn is not over."),
    no.HAS_ANNOUNCED: (
        "B25",
        "You have announced the target already: you may do so again after the next play.",
    ),
    # The order on a pile
    no.ORDER_OF_CAPTURES: ("B16", "Only the cards of a capture are laid on a pile in an order."),
    no.ORDER_NOT_FREE: ("B16", "The order of captured cards is not yours to choose in this game."),
    no.ORDER_INCOMPLETE: ("B16", "The order must name every captured card and the capturing card once."),
    no.CARD_ON_TOP: ("B16", "The capturing card must go on top of the pile."),
    no.LOWEST_ON_TOP_FIRST: ("B16", "Captured cards are laid by number, the lowest on top."),
}

ASKED = {
    INSIST_WINDOW: ("B8", "insist on what the last turn left, or let it stand"),
    ORANGE_WINDOW: ("B27", 'call "orange", or let it be'),
    REQUEST_WINDOW: ("B12", "ask your partner to leave the build, or let the capture be"),
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
    number, text = SENTENCES[refusal]
    attempt = Attempt(state, move)
    sentence = text.format_map(attempt)
    return broken(number.format_map(attempt), sentence[0].upper() + sentence[1:])


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
        return "on a pile: it can be added to a build, but not be captured directly"
    if whose is Tops.NONE or not (kind == Kind.CAPTURE or attempt.is_building):
        return "on a pile: this move uses cards from your hand and the table only"
    if attempt.away() & ~state.tables.numbers:
        return "on a pile and has no number: it can only be left there"
    if attempt.pile() == state.holder(state.turn):
        return "on your own pile: nobody uses their own top"
    return "on your partner's pile: only the tops of opponents' piles can be used"


def no_sets(attempt: Attempt) -> str:
    """Why cards make no sets of a value."""
    cards, value = attempt.in_sets(), attempt.move.value
    if not cards & (cards - 1):
        return f"the {card_words(attempt.state, cards)} does not count {value_name(value)}"
    names = listed(attempt.state, cards)
    if value == HIGH_ACE and cards & ACES:
        return f"{names} do not divide into sets of 14"
    if total(cards) % value == 0:
        return f"{names} make {total(cards)} together, but do not divide into sets of {value_name(value)}"
    return f"{names} make {total(cards)} together; sets of {value_name(value)} are needed"


def not_kept(attempt: Attempt) -> str:
    """The build for which the player would have no card."""
    state, move = attempt.state, attempt.move
    left = state.hand(state.turn) & ~move.cards
    missing = missing_value(left, bits(build.value for build in attempt.own_after()))
    if missing:
        return f"your build of {value_name(missing)}"
    if state.must_take and not state.played and missing_value(left, 1 << state.must_take):
        return f"the build of {value_name(state.must_take)} to which you added"
    return f"the new build of {value_name(move.value)}"


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
        return f"a {rank_words(state, pictures)} has no number: it takes and is taken by an equal card alone"
    names, most = listed(state, cards), attempt.rules.capturing.hand_total_at_most
    if hand_values(state, cards) == 0:
        if most:
            return f"{names} make {total(cards)}: the limit for several cards is {most}"
        return f"{names} cannot be played together"
    if not cards & (cards - 1):
        value = value_name(rank_of(cards.bit_length() - 1))
        return f"{listed(state, taken)} cannot be taken as sets of {value} by {names}"
    if attempt.rules.capturing.from_hand is FromHand.ONE_TOTAL and not cards & ACES:
        return f"{names} make {total(cards)} together: every set that they take must make as much"
    return f"{names} do not make sets of one value with the cards taken"


def no_proof(attempt: Attempt) -> str:
    """Why a build cannot be made for a partner. D-46"""
    state, move = attempt.state, attempt.move
    name = value_name(move.value)
    if ACE_VALUES >> move.value & 1 and move.value in state.lost(move.seat):
        return f"your partner needs an ace for another build: nothing proves a second one for the build of {name}"
    return f"nothing proves that your partner holds a card for {name}: your partner has lost no build of that value"


def not_yours_to_raise(attempt: Attempt) -> str:
    """Whose build it is, and who may raise it."""
    build = attempt.other()
    name = value_name(build.value)
    if attempt.rules.building.raised_by in (By.OPPONENTS, By.NOT_OWNER):
        whose = "your own" if build.owner == attempt.state.turn else "your partner's"
        return f"the build of {name} is {whose}: in this game only others may raise it"
    return f"the rules do not let you raise this build of {name}"


def broken_up(attempt: Attempt) -> Build:
    """A build of which only some cards are taken."""
    return next(build for build in attempt.taken if build.cards & ~attempt.move.taken)


def equal_loose(attempt: Attempt) -> int:
    """The loose cards of the hand card's rank."""
    return attempt.state.loose & rank_mask(rank_of(attempt.move.cards.bit_length() - 1))


FACTS: dict[str, Callable[[Attempt], object]] = {
    "kind": lambda it: it.move.kind,
    "number": lambda it: it.move.value,
    "value": lambda it: value_name(it.move.value),
    "card": lambda it: card_words(it.state, it.move.cards),
    "rank": lambda it: rank_words(it.state, it.move.cards),
    "a_rank": lambda it: with_article(rank_words(it.state, it.move.cards)),
    "played": lambda it: card_words(it.state, it.state.played),
    "played_value": lambda it: value_name(it.state.played_value),
    "missing": lambda it: card_words(it.state, it.move.cards & ~it.state.hand(it.state.turn)),
    "away": lambda it: card_words(it.state, it.away()),
    "above": lambda it: card_words(it.state, 1 << it.state.top(it.pile())),
    "on_a_pile": on_a_pile,
    "top": lambda it: card_words(it.state, it.outside & ~it.state.loose),
    "broken_up": lambda it: value_name(broken_up(it).value),
    "other": lambda it: value_name(it.other().value),
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
    "owed": lambda it: value_name(it.state.must_take),
    "banning": lambda it: value_name(it.state.builds()[banning_build(it.state, it.state.turn)].value),
    "no_proof": no_proof,
    "not_yours_to_raise": not_yours_to_raise,
    "asked": lambda it: ASKED[it.state.window][1],
    "asked_rule": lambda it: ASKED[it.state.window][0],
    "pending": lambda it: value_name(it.state.pending_value),
}
