"""The last plays of a deal, tried out on hands that the others may hold."""

from collections.abc import Sequence
from operator import itemgetter

from cassino.bots.appraisal import Appraisal, Judgement
from cassino.bots.spoils import called_points, sweep_points
from cassino.engine.layout import table_cards
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.scoring import points_of
from cassino.engine.state import State
from cassino.engine.view import sample

CANDIDATES = 3
"""So many of the best moves are tried."""
MOST_MOVES = 60
"""So many moves are looked at in each later turn."""
PREFERRED: dict[int, int] = {Kind.PASS: 3, Kind.END: 2, Kind.TRAIL: 1}
"""What everybody prefers, in the plays that are tried, to all else but captures and right calls."""


def is_closing(appraisal: Appraisal) -> bool:
    """Whether so few cards are left that the rest of the deal can be tried."""
    state = appraisal.state
    if state.stock_size or state.window:
        return False
    left = sum(state.hand_size(seat) for seat in range(state.players))
    return left <= appraisal.weights.closing


def tried(appraisal: Appraisal, ranked: Sequence[Judgement], rng: Rng) -> Judgement:
    """The best of the first few moves by the points at the end, over several samples of the hidden hands."""
    candidates = ranked[:CANDIDATES]
    if len(candidates) == 1:
        return candidates[0]
    totals = [0.0] * len(candidates)
    samples = 1 if _sees_all(appraisal) else int(appraisal.weights.samples)
    for _ in range(samples):
        state = sample(appraisal.view, rng)
        for place, judged in enumerate(candidates):
            totals[place] += _margin_after(appraisal, state, judged.move)
    trust = appraisal.weights.trust / samples
    sums = [total * trust + judged.total for total, judged in zip(totals, candidates, strict=True)]
    return candidates[sums.index(max(sums))]


def _sees_all(appraisal: Appraisal) -> bool:
    """Whether no hand has a card that the player does not know."""
    view, state = appraisal.view, appraisal.state
    return all(view.certain(seat).bit_count() == state.hand_size(seat) for seat in appraisal.others)


def _margin_after(appraisal: Appraisal, state: State, move: Move) -> float:
    """By how much the side is ahead at the end if all go on taking what they can."""
    after = state.copy()
    apply(after, move)
    while not after.is_over:
        apply(after, _next_play(appraisal, after))
    points = points_of(after)
    own = points[appraisal.side]
    return own - (sum(points) - own) / (len(points) - 1)


def _next_play(appraisal: Appraisal, state: State) -> Move:
    """The dearest capture, or the cheapest trail."""
    table = table_cards(state)
    ranked = [(_rank(appraisal, state, move, table), move) for move in legal_moves(state, limit=MOST_MOVES)]
    return max(ranked, key=itemgetter(0))[1]


def _rank(appraisal: Appraisal, state: State, move: Move, table: int) -> tuple[int, float]:
    if move.kind == Kind.CAPTURE:
        worth = appraisal.reach.total(move.cards | move.taken) + called_points(state, move)
        return 4, worth + (sweep_points(state, table) if table and move.taken & table == table else 0)
    if move.kind == Kind.CALL:
        return (4, 0.0) if state.pending_value else (0, 0.0)
    return PREFERRED.get(move.kind, 0), -appraisal.reach.total(move.cards)
