"""The moves that a page offers to its seat: what they take, what they certainly score, what a trail would give away.

Everything comes from a view, so it contains nothing hidden.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from msgspec import UNSET

from cassino.analysis.skills import Skill, skill_of_capture
from cassino.bots.worth import sweep_points
from cassino.cards import DECK_SIZE, RANKS, cards_in, rank_mask, total
from cassino.engine.counting import partition
from cassino.engine.insisting import is_shown_first
from cassino.engine.layout import is_sweep, table_cards
from cassino.engine.move import Kind, Move
from cassino.engine.near_target import restrictions
from cassino.engine.scorer import item_name, may_cancel, scorer_for
from cassino.engine.state import State
from cassino.engine.view import View
from cassino.hosted.wire.shape import CardPlay
from cassino.hosted.wire.wording import card_list, kind_name, pack_of
from cassino.notation.move import format_move
from cassino.notation.speech import label, row
from cassino.rules import Rules
from cassino.rules.card_values import HIGH_ACE, LARGEST_VALUE
from cassino.rules.options import Combinations, Each, Enforcement, EqualFaces, Faces, FromHand, cards_of, has_steps
from cassino.texts.message import Message

LISTED = 300
"""The most moves that are considered."""
OFFERED = 50
"""The most moves in a view."""
NAMED = 200
"""The most cards that these moves name together, because large captures take long to write."""
LAST_PIP = 10
"""The highest value that is no picture."""
LAYING = (Kind.BUILD, Kind.JOIN, Kind.RAISE)
BUTTONS = {
    "label-take": "button-take",
    "label-take-calling-orange": "button-take-calling-orange",
    "label-take-pictures": "button-take-pictures",
    "label-build": "button-build",
    "label-join": "button-join",
    "label-raise": "button-raise",
}
"""The buttons that say more than the label of a move."""
ORDER = {int(Kind.CAPTURE): 0, int(Kind.BUILD): 1, int(Kind.JOIN): 2, int(Kind.RAISE): 3, int(Kind.TRAIL): 4}
"""The kinds of plays in the order in which they are offered."""


class Offered(NamedTuple):
    """The plays of a seat, the most useful first; `is_complete` is True if these are all."""

    plays: list[CardPlay]
    is_complete: bool


NOTHING = Offered([], True)


def offered(view: View) -> Offered:
    """What the seat to act can do with its cards."""
    state = view.public
    if not view.is_to_act or state.is_over or state.window:
        return NOTHING
    listed, worths = view.moves_up_to(LISTED), _Worths(state)
    plays = [move for move in listed if move.kind in ORDER]
    found = sorted([_Found(worths.of(move), move) for move in plays], key=_Found.rank)
    slips = _Slips(view, found)
    sent = _first(found)
    offers = [_play(view, each.move, worths, slips.of(each.move)) for each in sent]
    return Offered(offers, listed.complete and len(sent) == len(found) and not _offers_more(state))


def _first(found: "Sequence[_Found]") -> "Sequence[_Found]":
    """The plays that are sent, up to the limits."""
    named = accumulate([(each.move.taken | each.move.cards).bit_count() for each in found[:OFFERED]])
    return found[: sum(1 for total in named if total <= NAMED)]


def play(view: View, move: Move) -> CardPlay:
    """A move as an answer to `select`."""
    return _play(view, move, _Worths(view.public), None)


def _offers_more(state: State) -> bool:
    """Whether an answer to `select` may have more than the list of moves: a fuller or a wrong capture."""
    return state.rules.calling.enforcement is Enforcement.TABLE or state.duty != 0


class _Found(NamedTuple):
    worth: int
    move: Move

    def rank(self) -> tuple[int, int, int]:
        """The order of offers: captures by points, then by the number of cards; builds; trails last."""
        move = self.move
        return ORDER[move.kind], -self.worth, -(move.taken | move.cards).bit_count()


def _play(view: View, move: Move, worths: "_Worths", slip: "Slip | None") -> CardPlay:
    state = view.public
    pack, worth, is_clearing = pack_of(state), worths.of(move), worths.sweeps(move)
    return CardPlay(
        move=format_move(state, move),
        label=_button(view, move, worth, is_clearing and state.rules.sweeping.scores),
        kind=kind_name(move.kind),
        cards=card_list(move.cards, pack),
        table=card_list(move.taken, pack),
        worth=worth or UNSET,
        sweep=is_clearing or UNSET,
        slip=slip.message if slip else UNSET,
        skill=slip.skill.value if slip else UNSET,
    )


def _button(view: View, move: Move, worth: int, sweeps: bool) -> Message:
    """The button of a play: what it takes and what that is worth, or the card that will capture a build."""
    said = label(view.public, move)
    if move.kind == Kind.CAPTURE:
        args = {name: value for name, value in said.args.items() if name != "cards"}
        if worth > 0:
            args["worth"] = worth
        if sweeps and said.key == "label-take":
            return Message("button-sweep", args)
        return Message(BUTTONS[said.key], args)
    held = _answering(view, move) if move.kind in LAYING and move.seat < 0 else []
    return Message(BUTTONS[said.key], {**said.args, "held": held}) if held else said


def _answering(view: View, move: Move) -> list[str]:
    """A card that stays in the hand and captures the build."""
    cards = view.hand & ~move.cards & view.public.tables.held_as(move.value)
    return row(cards & -cards, pack_of(view.public)) if cards else []


# What a play certainly scores


class _Worths:
    """What captures certainly score for the player to act: by single cards and by a sweep."""

    def __init__(self, state: State) -> None:
        self.state = state
        scores = [state.score(side) for side in range(state.side_count)]
        limits, side = restrictions(state.rules, scores, state.tiebreak), state.side_of(state.turn)
        own = limits[side] if limits else ()
        self._points = _points_by_card(state.rules, own)
        self._own_pile, self._lying = state.pile(side), table_cards(state)
        self._sweeps_are_sure = not own and not may_cancel(scorer_for(state.tables), any(limits))

    def of(self, move: Move) -> int:
        """The points that are certain as soon as a play is made. Near the target, only what the side may score."""
        if move.kind != Kind.CAPTURE or is_shown_first(self.state, move.taken):
            return 0
        points = self._points
        total = sum([points[card] for card in cards_in((move.taken | move.cards) & ~self._own_pile)])
        if self._sweeps_are_sure and self.sweeps(move):
            total += sweep_points(self.state, move.taken, move.cards.bit_count())
        return total

    def sweeps(self, move: Move) -> bool:
        """Whether a play is a sweep."""
        return move.kind == Kind.CAPTURE and not self._lying & ~(move.taken | move.cards) and is_sweep(self.state, move)


@lru_cache(maxsize=256)
def _points_by_card(rules: Rules, allowed: tuple[str, ...]) -> tuple[int, ...]:
    """The points of each card by itself. allowed: the items that the side may score; empty means all."""
    points = [0] * DECK_SIZE
    for item in rules.scoring.items:
        if not isinstance(item, Each) or (allowed and item_name(item) not in allowed):
            continue
        for card in cards_in(cards_of(item.of)):
            points[card] += item.points
    return tuple(points)


# What a trail gives away


class Slip(NamedTuple):
    """What a player overlooks with a trail, and the skill to see it."""

    message: Message
    skill: Skill


class _Slips:
    """What can go wrong with trails: the card could take something, or the table can be swept afterwards."""

    def __init__(self, view: View, found: Sequence[_Found]) -> None:
        self._view = view
        self._captures: dict[int, Move] = {}
        for each in found:
            if each.move.kind == Kind.CAPTURE:
                self._captures.setdefault(each.move.cards, each.move)

    def of(self, move: Move) -> Slip | None:
        """The slip in a trail, or None."""
        if move.kind != Kind.TRAIL:
            return None
        if capture := self._captures.get(move.cards):
            state = self._view.public
            message = Message("slip-could-take", {"cards": row(capture.taken, pack_of(state))})
            return Slip(message, skill_of_capture(state, capture))
        return Slip(Message("slip-leaves-sweep"), Skill.LEAVING_SWEEPS) if leaves_sweep(self._view, move) else None


def leaves_sweep(view: View, move: Move) -> bool:
    """Whether some card that this seat cannot see could take everything on the table after a trail.

    Only in games where one card takes what it can and sweeps score.
    """
    state = view.public
    rules, values = state.rules, {build.value for build in state.builds()}
    is_simple = rules.capturing.from_hand is FromHand.ONE_CARD and not has_steps(state.rules)
    if not is_simple or not rules.sweeping.scores or len(values) > 1:
        return False
    loose = state.loose | move.cards
    tried = values or range(1, LARGEST_VALUE + 1)
    return any(view.unseen & _captors(state, value) and _is_swept(state, loose, value) for value in tried)


def _captors(state: State, value: int) -> int:
    """The cards that capture a value; for a picture without a number, those of its rank."""
    return state.tables.held_as(value) or (rank_mask(value) if value > LAST_PIP and _has_no_number(state, value) else 0)


def _has_no_number(state: State, rank: int) -> bool:
    return state.rules.counting.faces is Faces.RANK_ONLY and rank <= RANKS


def _is_swept(state: State, loose: int, value: int) -> bool:
    """Whether one card of this value takes all these loose cards, together with builds of the value."""
    rules, sets = state.rules, partition(loose, value)
    if sets is None or any(total(group) != value and value != HIGH_ACE for group in sets):
        return False
    things = len(sets) + len(state.builds())
    if rules.capturing.combinations is Combinations.ONE and things > 1:
        return False
    if value <= LAST_PIP or not _has_no_number(state, value):
        return True
    is_of_rank = all(group.bit_count() == 1 for group in sets)
    most = {EqualFaces.ONE: (1,), EqualFaces.ANY: (1, 2, 3), EqualFaces.ONE_OR_THREE: (1, 3)}
    return is_of_rank and things in most[rules.capturing.equal_faces]
