"""One reply ahead, where the opponent's hand is known: the last round of two players."""

from collections.abc import Iterable

from cassino.bots.appraisal import Appraisal, Judgement
from cassino.bots.spoils import called_points
from cassino.bots.table import table_of
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.scoring import points_of, secured
from cassino.engine.state import State
from cassino.engine.view import View, sample

MOST_IN_HAND = 4
"""With more cards in hand one reply says little."""
MOST_REPLIES = 100
"""Replies looked at; the last round of a crowded table can have more."""


def is_open(view: View) -> bool:
    """Whether the seat knows the whole state."""
    state = view.public
    if state.players != 2 or state.stock_size or state.tables.composite or state.window:
        return False
    rival = 1 - state.turn
    if state.hand_size(rival) > MOST_IN_HAND:
        return False
    return view.certain(rival).bit_count() == state.hand_size(rival)


def answered(appraisal: Appraisal, ranked: Iterable[Judgement], rng: Rng) -> Judgement:
    """The best of some moves after the opponent's best reply to each."""
    ahead = _Ahead(appraisal)
    state = sample(appraisal.view, rng)
    values = [(judged._replace(total=ahead.value(state, judged)), -order) for order, judged in enumerate(ranked)]
    return max(values, key=lambda entry: (entry[0].total, entry[1]))[0]


class _Ahead:
    """Looks at replies and at the own next play. All values are points won from now on."""

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        self.weights = appraisal.weights
        points = secured(appraisal.state).points
        self.now = float(points[appraisal.side] - points[1 - appraisal.side])

    def value(self, state: State, judged: Judgement) -> float:
        """The points of the deal where the reply and the own next play end it, else what they bring."""
        after = _made(state, judged.move)[1]
        if after.is_over:
            return self._won(after)
        replies = [_made(after, reply) for reply in legal_moves(after, limit=MOST_REPLIES)]
        seat = self.appraisal.seat
        if after.turn == seat:
            return judged.gain + max(self._value_of_play(after, play, end) for play, end in replies)
        if after.hand_size(seat) <= 1 and after.hand_size(after.turn) == 1:
            return min(self._end(end) for _, end in replies)
        return judged.gain + min(self._value_of_play(after, reply, end) for reply, end in replies)

    def _end(self, state: State) -> float:
        """The points of the deal; if one card is left to play, with the best use of it."""
        if state.is_over:
            return self._won(state)
        last_plays = legal_moves(state, limit=MOST_REPLIES)
        return max(self._won(_made(state, play)[1]) for play in last_plays)

    def _value_of_play(self, start: State, play: Move, end: State) -> float:
        """What a play brings, and the best own play after it."""
        table, hopes = table_of(end), self.appraisal.hopes
        own = hopes.captures(end.hand(self.appraisal.seat), table, self.appraisal.seat)
        hope = max((hopes.worth(cards, taken, table) for cards, taken in own), default=0.0)
        brought = self.appraisal.gain(end) - self.appraisal.gain(start)
        brought += self.appraisal.share(start.turn) * called_points(start, play)
        return self.weights.sure_hope * hope + brought + self._rest(end)

    def _rest(self, state: State) -> float:
        """What the last capturer may expect from the cards on the table."""
        if state.last_capturer < 0:
            return 0.0
        plays = sum(state.hand_size(seat) for seat in range(state.players))
        worth = self.appraisal.reach.total(table_of(state).cards)
        return self.appraisal.share(state.last_capturer) * worth * self.weights.residue_keep**plays

    def _won(self, state: State) -> float:
        points = points_of(state)
        return float(points[self.appraisal.side] - points[1 - self.appraisal.side]) - self.now


def _made(state: State, reply: Move) -> tuple[Move, State]:
    """A reply and the state after it, when all who are asked have said what is right."""
    end = state.copy()
    apply(end, reply)
    while end.window and not end.is_over:
        said = Kind.CALL if end.pending_value else Kind.PASS
        apply(end, Move(said, 0, seat=end.turn))
    return reply, end
