"""What lies on the table: whether the cards that a move takes are there, and what they make. Rules B7, B9, B15"""

from cassino.cards import ACES, rank_mask, total
from cassino.engine.checking.breaking import BrokenRule, broken
from cassino.engine.checking.naming import ACE_HIGH, card_words, listed, sentence, value_mask, value_name
from cassino.engine.counting import partition
from cassino.engine.move import Kind, Move
from cassino.engine.state import NO_CARD, Build, State
from cassino.rules.options import Tops


def is_loose_only(state: State, move: Move) -> bool:
    """Whether all that a move takes lies loose on the table: in no build, on no pile."""
    return not move.taken & ~state.loose


def builds_taken(state: State, move: Move) -> list[Build]:
    """The builds that a move takes, or takes in."""
    if is_loose_only(state, move):
        return []
    return [build for build in state.builds() if build.cards & move.taken]


def outside_builds(state: State, move: Move) -> int:
    """The cards that a move takes beside whole builds: loose cards and tops of piles."""
    cards = move.taken
    if is_loose_only(state, move):
        return cards
    for build in state.builds():
        cards &= ~build.cards
    return cards


def tops_taken(state: State, move: Move) -> int:
    """The tops of piles that a move takes."""
    return outside_builds(state, move) & ~state.loose


def usable_tops(state: State, kind: int) -> int:
    """The tops of piles that a move of this kind may use. B7, B15"""
    if kind == Kind.CAPTURE:
        return state.capturable_tops(state.turn)
    return state.stealable(state.turn) if kind in (Kind.BUILD, Kind.JOIN) else 0


def check_taken(state: State, move: Move) -> BrokenRule | None:
    """What is taken lies within reach, builds whole."""
    if is_loose_only(state, move):
        return None
    tops = tops_taken(state, move)
    missing = tops & ~usable_tops(state, move.kind) if tops else 0
    if missing:
        return out_of_reach(state, move, missing & -missing)
    for build in builds_taken(state, move):
        if build.cards & ~move.taken:
            return broken("B7", f"The build of {value_name(build.value)} can only be taken whole.")
    return None


def out_of_reach(state: State, move: Move, card: int) -> BrokenRule:
    """Why a card that is not on the table cannot be used."""
    holders = range(state.tables.pile_count if state.tables.piles_up else 0)
    holder = next((holder for holder in holders if state.held(holder) & card), -1)
    name = card_words(state, card)
    if holder < 0:
        return broken("B7", f"The {name} is not on the table.")
    top = state.top(holder)
    if top != NO_CARD and not card >> top & 1:
        above = card_words(state, 1 << top)
        return broken("B15", f"The {name} lies under the {above} in a pile: only the top of a pile can be used.")
    return broken("B15", _why_no_top(state, move, holder, name, card))


def _why_no_top(state: State, move: Move, holder: int, name: str, card: int) -> str:
    rules = state.rules
    whose = rules.capturing.tops if move.kind == Kind.CAPTURE else rules.piling.stolen
    if rules.capturing.tops is Tops.NONE and rules.piling.stolen is Tops.NONE:
        return f"The {name} lies in a pile: captured cards stay where they are in this game."
    if whose is Tops.NONE and move.kind == Kind.CAPTURE:
        return f"The {name} lies on a pile: it can be added to a build, but not be captured directly."
    if whose is Tops.NONE or move.kind not in (Kind.CAPTURE, Kind.BUILD, Kind.JOIN):
        return f"The {name} lies on a pile: this move uses cards from your hand and the table only."
    if card & ~state.tables.numbers:
        return f"The {name} lies on a pile and has no number: it can only be left there."
    if holder == state.holder(state.turn):
        return f"The {name} lies on your own pile: nobody uses his own top."
    return f"The {name} lies on your partner's pile: only the tops of opponents' piles can be used."


def is_one_set(cards: int, value: int) -> bool:
    """Whether cards are exactly one set: an equal card, or cards that make the value together."""
    if not cards:
        return False
    is_equal = cards & (cards - 1) == 0 and cards & value_mask(value) != 0
    return is_equal or total(cards) == value


def check_sets(state: State, cards: int, value: int, number: str = "B7") -> BrokenRule | None:
    """Cards divide into sets that each make the value."""
    pictures = cards & ~state.tables.numbers
    if pictures:
        text = "is taken only by an equal picture" if number == "B7" else "cannot be in a build"
        return broken(number, f"The {card_words(state, pictures)} has no number: it {text}.")
    # An equal card is a set for itself; what is left of most moves is one set, which needs no search.
    summed = cards & ~rank_mask(value)
    if summed and total(summed) != value and partition(summed, value) is None:
        return broken(number, no_sets(state, cards, value))
    return None


def no_sets(state: State, cards: int, value: int) -> str:
    """Why cards make no sets of a value."""
    if not cards & (cards - 1):
        return f"The {card_words(state, cards)} does not count {value_name(value)}."
    if value == ACE_HIGH and cards & ACES:
        return sentence(f"{listed(state, cards)} do not divide into sets of 14")
    made = f"{listed(state, cards)} make {total(cards)} together"
    if total(cards) % value == 0:
        return sentence(f"{made}, but do not divide into sets of {value_name(value)}")
    return sentence(f"{made}; sets of {value_name(value)} are needed")


def wrong_build(build: Build, value: int) -> BrokenRule:
    """A build counts as its own value only."""
    own = value_name(build.value)
    return broken("B7", f"The build of {own} counts only as {own}, not towards {value_name(value)}.")


def check_builds(state: State, move: Move) -> BrokenRule | None:
    """All builds taken have the value of the move."""
    for build in builds_taken(state, move):
        if build.value != move.value:
            return wrong_build(build, move.value)
    return None
