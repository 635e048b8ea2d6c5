"""A coach at the table: why another player may have played so, and how good your own turn was.

An answer is about a whole turn: in games with several steps, about the card that was played and the step that matters.

Another player's move is judged by the move and the public view of the position alone. The worlds are those in which its
player holds the cards played and may make the move. It is compared with what else could be done with the same cards,
because nobody else knows which other cards the player held. So the answer does not depend on anything hidden.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from cassino.analysis.review.deal_search import MOST_REPLIES, DealSearch
from cassino.analysis.review.explanation import tell_in
from cassino.analysis.review.grades import FAULTS, Grade, grade_of
from cassino.analysis.review.judging import Judged, judge, reasons_of
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

MOST_SECONDS = 4.0
"""The most time for each search of an answer: several times what the longest ones take."""
TRIES = 30
"""At most this many states are drawn for each world in which the move was possible."""
COMPARED = 48
"""The number of worlds in which another player's move is compared with the best other one."""
SCREENED = 6
"""The number of worlds in which other moves with the same cards are first compared."""
LISTED = 10 * MOST_REPLIES
"""At most this many moves of a world are considered."""
PUBLIC = Message("coach-public")
SEVERITY = tuple(Grade)
"""From the least severe grade."""


def coach_budget() -> Budget:
    """The budget of the coach."""
    return replace(usual_effort().budget, seconds=MOST_SECONDS)


@dataclass(frozen=True, slots=True)
class Answer:
    """What the coach says about a move. grade: only for a move of your own."""

    told: Reason
    grade: Grade | None = None


# Your own turns


def judged(turn: Sequence[tuple[View, Move]], number: int, rng: Rng, budget: Budget) -> Answer:
    """How good a turn was: what is said is about its worst step, or about its play, if there was no fault.

    turn: its moves, each with what the player saw before it; number: of the deal in the match.
    """
    choices = [at for at, (known, move) in enumerate(turn) if move.kind != Kind.CLAIM and len(known.moves_up_to(2)) > 1]
    if not choices:
        return Answer((praise(Grade.FORCED),), Grade.FORCED)
    found = {at: _judge(turn[at], number, rng if at == 0 else rng.split(100 + at), budget) for at in choices}
    worst = max(choices, key=lambda at: (SEVERITY.index(found[at].grade), found[at].cost))
    grade = found[worst].grade
    at = worst if grade in FAULTS else next((at for at in choices if turn[at][1].cards), choices[0])
    (known, move), weighed = turn[at], found[at].weighed
    hurried = (Message("coach-hurried"),) if any(each.weighed.is_hurried for each in found.values()) else ()
    made = {move.without_order(): tuple(later for _, later in turn[at + 1 :])}
    reasons = reasons_of(known, weighed, budget, rng.split(2), made)
    if grade not in FAULTS:
        return Answer((praise(grade), *reasons[weighed.played.move], *hurried), grade)
    best = weighed.best.move
    which = (speech_of(known.public, move),) if move.kind == Kind.END else ()
    told = *which, better(grade, weighed.loss), speech_of(known.public, best), *reasons[best], *hurried
    return Answer(told, grade)


def _judge(step: tuple[View, Move], number: int, rng: Rng, budget: Budget) -> Judged:
    known, move = step
    return judge(known, move, MatchChances(known.public, number), budget, rng)


# Other players' turns


def explained(turn: Sequence[Play], rng: Rng, budget: Budget) -> Answer:
    """Why a turn may have been played so, as far as everybody can see: about its play."""
    at = next((at for at, each in enumerate(turn) if each.move.cards), 0)
    play, rest = turn[at], tuple(each.move for each in turn[at + 1 :])
    known = imagined(play, play.move.cards)
    if play.move.kind in SAID:
        return Answer(reason_for(known, play.move, None))
    worlds = list(worlds_with(play, rng, min(budget.worlds, COMPARED)))
    if not worlds:
        return Answer((speech_of(play.before, play.move),))
    rival = _rival(play, known, worlds)
    values, made = [MoveValue(play.move, 0.0, 0.0)], {play.move: rest}
    if rival is None:
        return Answer((PUBLIC, *tell_in(worlds, known, values, made=made)[0]))
    if not _is_better(play, rival):
        values.append(MoveValue(rival.move, -max(0.0, -rival.value), rival.error))
        return Answer((PUBLIC, *tell_in(worlds, known, values, made=made)[0]))
    reasons = tell_in(worlds, known, [rival, *values], other=PLAYED, made=made)
    other = Message("coach-other", {"points": amount(rival.value)}), speech_of(play.before, rival.move)
    return Answer((PUBLIC, *reasons[1], *other, Message("coach-hidden", {"who": play.seat})))


def _is_better(play: Play, rival: MoveValue) -> bool:
    """Whether the move made loses so much against the other move that it is graded a fault."""
    state = play.before
    return grade_of(rival.value, rival.error, total_of_deals(state.rules, state.players)) in FAULTS


def worlds_with(play: Play, rng: Rng, count: int) -> Iterator[State]:
    """Worlds in which the player holds the cards of the move and may make it."""
    drawn = worlds_of(View(play.before, None), rng.split(1))
    swaps = rng.split(2)
    found = 0
    for world in islice(drawn, count * TRIES):
        if found == count:
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


def _rival(play: Play, known: View, worlds: Sequence[State]) -> MoveValue | None:
    """The best other move with the same cards, and how much better it is than the move made."""
    others = _others(play.move, worlds[:SCREENED])
    if not others:
        return None
    search = DealSearch(known.public)
    rows = [search.row(world, others) for world in worlds[:SCREENED]]
    best = max(range(len(others)), key=lambda at: sum(row[at] for row in rows))
    pair = others[best], play.move
    scores = [search.row(world, pair) for world in worlds]
    ahead = [other - made for other, made in scores]
    return MoveValue(pair[0], *mean_and_error(ahead), len(ahead))


def _others(move: Move, worlds: Sequence[State]) -> list[Move]:
    """Other moves with the same cards that are possible in all worlds."""
    lists = [[each.without_order() for each in legal_moves(world, LISTED)] for world in worlds]
    common = set(lists[0]).intersection(*lists[1:])
    found = [each for each in dict.fromkeys(lists[0]) if each in common and each.cards == move.cards and each != move]
    return found[:MOST_REPLIES]
