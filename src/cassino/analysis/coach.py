"""A coach at the table: why another player may have made a move, and how good a move of your own was.

Another player's move is judged by the move and the public view of the position alone. The worlds are those in which its
player holds the cards played and may make the move. It is compared with what else could be done with the same cards,
because nobody else knows which other cards the player held. So the answer does not depend on anything hidden.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from time import monotonic

from cassino.analysis.review.deal_search import MOST_REPLIES, DealSearch
from cassino.analysis.review.explanation import tell_in
from cassino.analysis.review.grades import FAULTS, Grade, grade_of
from cassino.analysis.review.judging import judge, reasons_of
from cassino.analysis.review.match import usual_effort
from cassino.analysis.review.phrases import PLAYED, SAID
from cassino.analysis.review.summary import better, praise
from cassino.bots.reasons import reason_for
from cassino.cards import cards_in
from cassino.engine.lacking import may_hold
from cassino.engine.legal import broken_rule, legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.sampling import held_values
from cassino.engine.state import State, values_in
from cassino.engine.view import Play, View, imagined
from cassino.notation.speech import speech_of
from cassino.search.budget import Budget
from cassino.search.expected_points import total_of_deals
from cassino.search.match_chances import MatchChances
from cassino.search.results import MoveValue, mean_and_error
from cassino.search.worlds import worlds_of
from cassino.texts.amounts import amount
from cassino.texts.message import Message, Reason

SECONDS = 0.25
"""About the time for each of at most four searches of an answer."""
TRIES = 30
"""At most this many states are drawn for each world in which the move was possible."""
SCREENED = 6
"""The number of worlds in which other moves with the same cards are first compared, quickly."""
LISTED = 10 * MOST_REPLIES
"""At most this many moves of a world are considered."""
PUBLIC = Message("coach-public")


def coach_budget() -> Budget:
    """The budget of the coach."""
    return usual_effort(SECONDS).budget


@dataclass(frozen=True, slots=True)
class Answer:
    """What the coach says about a move. grade: only for a move of your own."""

    told: Reason
    grade: Grade | None = None


# Your own moves


def judged(known: View, move: Move, number: int, rng: Rng, budget: Budget) -> Answer:
    """How good a move was. known: what its player saw before it; number: of the deal in the match."""
    if move.kind == Kind.CLAIM or len(known.moves_up_to(2)) < 2:
        return Answer((praise(Grade.FORCED),), Grade.FORCED)
    found = judge(known, move, MatchChances(known.public, number), budget, rng)
    weighed, reasons = found.weighed, reasons_of(known, found.weighed, budget, rng.split(2))
    if found.grade not in FAULTS:
        return Answer((praise(found.grade), *reasons[weighed.played.move]), found.grade)
    best = weighed.best.move
    told = better(found.grade, weighed.loss), speech_of(known.public, best), *reasons[best]
    return Answer(told, found.grade)


# Other players' moves


def explained(play: Play, rng: Rng, budget: Budget) -> Answer:
    """Why a move may have been made, as far as everybody can see."""
    known = imagined(play, play.move.cards)
    if play.move.kind in SAID or play.move.kind == Kind.END:
        return Answer(reason_for(known, play.move, None) if play.move.kind in SAID else (Message("why-end"),))
    until = None if budget.seconds is None else monotonic() + budget.seconds
    worlds = list(worlds_with(play, rng, budget.worlds, until))
    if not worlds:
        return Answer((speech_of(play.before, play.move),))
    rival = _rival(play, known, worlds, budget)
    values = [MoveValue(play.move, 0.0, 0.0)]
    if rival is None:
        return Answer((PUBLIC, *tell_in(worlds, known, values, budget)[0]))
    if not _is_better(play, rival):
        values.append(MoveValue(rival.move, -max(0.0, -rival.value), rival.error))
        return Answer((PUBLIC, *tell_in(worlds, known, values, budget)[0]))
    reasons = tell_in(worlds, known, [rival, *values], budget, other=PLAYED)
    other = Message("coach-other", {"points": amount(rival.value)}), speech_of(play.before, rival.move)
    return Answer((PUBLIC, *reasons[1], *other, Message("coach-hidden", {"who": play.seat})))


def _is_better(play: Play, rival: MoveValue) -> bool:
    """Whether the move made loses so much against the other move that it is graded a fault."""
    state = play.before
    return grade_of(rival.value, rival.error, total_of_deals(state.rules, state.players)) in FAULTS


def worlds_with(play: Play, rng: Rng, count: int, until: float | None) -> Iterator[State]:
    """Worlds in which the player holds the cards of the move and may make it."""
    drawn = worlds_of(View(play.before, None), rng.split(1))
    swaps = rng.split(2)
    found = 0
    for world in islice(drawn, count * TRIES):
        if found == count or (found and until is not None and monotonic() > until):
            return
        held = _holding(world, play.seat, play.move.cards, swaps)
        if held is not None and _keeps_promises(held) and broken_rule(held, play.move) is None:
            found += 1
            yield held


def _holding(world: State, seat: int, cards: int, rng: Rng) -> State | None:
    """A world in which a seat holds these cards: each is swapped for a random card of its hand."""
    hands, stock = [world.hand(each) for each in range(world.players)], list(world.stock())
    for card in cards_in(cards & ~hands[seat]):
        given = list(cards_in(hands[seat] & ~cards))
        if not given:
            return None
        other = given[rng.below(len(given))]
        hands = [_swapped(hand, card, other) for hand in hands]
        stock = [other if each == card else each for each in stock]
    return world.filled(hands, stock)


def _swapped(hand: int, card: int, other: int) -> int:
    """A hand after two cards have been exchanged."""
    both = 1 << card | 1 << other
    return hand ^ both if hand & both and hand & both != both else hand


def _keeps_promises(world: State) -> bool:
    """Whether every hand has the cards that its owner is known to hold, and none that it lacks."""
    return all(may_hold(world, seat, world.hand(seat)) for seat in range(world.players)) and all(
        (world.hand(seat) | world.shown) & world.tables.held_as(value)
        for seat in range(world.players)
        for value in values_in(held_values(world, seat))
    )


def _rival(play: Play, known: View, worlds: Sequence[State], budget: Budget) -> MoveValue | None:
    """The best other move with the same cards, and how much better it is than the move made."""
    others = _others(play.move, worlds[:SCREENED])
    if not others:
        return None
    search = DealSearch(known.public, budget.nodes)
    rows = [search.quick_row(world, others) for world in worlds[:SCREENED]]
    best = max(range(len(others)), key=lambda at: sum(row[at] for row in rows))
    pair = others[best], play.move
    until = None if budget.seconds is None else monotonic() + budget.seconds
    ahead: list[float] = []
    for world in worlds:
        if len(ahead) >= SCREENED and until is not None and monotonic() > until:
            break
        other, made = search.row(world, pair)
        ahead.append(other - made)
    return MoveValue(pair[0], *mean_and_error(ahead), len(ahead))


def _others(move: Move, worlds: Sequence[State]) -> list[Move]:
    """Other moves with the same cards that are possible in all worlds."""
    lists = [[each.without_order() for each in legal_moves(world, LISTED)] for world in worlds]
    common = set(lists[0]).intersection(*lists[1:])
    found = [each for each in dict.fromkeys(lists[0]) if each in common and each.cards == move.cards and each != move]
    return found[:MOST_REPLIES]
