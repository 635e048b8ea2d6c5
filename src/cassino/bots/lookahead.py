"""One reply ahead, where the opponent's hand is known: the last round of two players."""

from collections.abc import Iterable

from cassino.bots.appraisal import Appraisal, Judgement
from cassino.bots.table import table_of
from cassino.cards import cards_in, rank_of
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.scoring import score_deal
from cassino.engine.state import State
from cassino.engine.view import View, sample

MOST_REPLIES = 100
"""Replies looked at; the last round of a crowded table can have more."""


def is_open(view: View) -> bool:
    """Whether the seat knows the whole state."""
    state = view.public
    if state.players != 2 or state.stock_size:
        return False
    rival = 1 - state.turn
    return view.certain(rival).bit_count() == state.hand_size(rival)


def answered(appraisal: Appraisal, ranked: Iterable[Judgement], rng: Rng) -> Judgement:
    """The best of some moves after the opponent's best reply to each."""
    state = sample(appraisal.view, rng)
    values = [(judged._replace(total=_value(appraisal, state, judged)), -order) for order, judged in enumerate(ranked)]
    return max(values, key=lambda entry: (entry[0].total, entry[1]))[0]


def _value(appraisal: Appraisal, state: State, judged: Judgement) -> float:
    """The points of the deal where the reply and the own next play end it, else what they bring."""
    after = state.copy()
    apply(after, judged.move)
    if after.is_over:
        return _margin(after, appraisal.side)
    replies = [_made(after, reply) for reply in legal_moves(after, limit=MOST_REPLIES)]
    if after.hand_size(appraisal.seat) <= 1 and after.hand_size(after.turn) == 1:
        return min(_end(appraisal, end) for _, end in replies)
    return judged.gain + min(_value_of_reply(appraisal, reply, end) for reply, end in replies)


def _made(state: State, reply: Move) -> tuple[Move, State]:
    """A reply and the state after it."""
    end = state.copy()
    apply(end, reply)
    return reply, end


def _end(appraisal: Appraisal, state: State) -> float:
    """The points of the deal; if one card is left to play, with the best use of it."""
    if state.is_over:
        return _margin(state, appraisal.side)
    last_plays = legal_moves(state, limit=MOST_REPLIES)
    return max(_margin(_made(state, play)[1], appraisal.side) for play in last_plays)


def _value_of_reply(appraisal: Appraisal, reply: Move, end: State) -> float:
    """What the next turn brings, less what the reply took."""
    reach = appraisal.reach
    table = table_of(end)
    lost = reach.total(reply.cards | reply.taken) if reply.kind == Kind.CAPTURE else 0.0
    swept = appraisal.sweep if reply.kind == Kind.CAPTURE and not table.cards else 0.0
    own = [(card, reach.best(rank_of(card), table)) for card in cards_in(end.hand(appraisal.seat))]
    hope = max((reach.total(taken | 1 << card) for card, taken in own if taken), default=0.0)
    return appraisal.weights.sure_hope * hope - lost - swept + _rest(appraisal, end)


def _rest(appraisal: Appraisal, state: State) -> float:
    """What the last capturer may expect from the cards on the table."""
    if state.last_capturer < 0:
        return 0.0
    plays = sum(state.hand_size(seat) for seat in range(state.players))
    table = table_of(state).cards
    return appraisal.share(state.last_capturer) * appraisal.reach.total(table) * appraisal.weights.residue_keep**plays


def _margin(state: State, side: int) -> float:
    points = score_deal(state).points
    return float(points[side] - points[1 - side])
