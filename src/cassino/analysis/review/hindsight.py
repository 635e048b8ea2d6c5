"""A deal with perfect knowledge, including the stock: its par, and each move compared with it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cassino.analysis.double_dummy import judge_deal
from cassino.analysis.review.model import PerfectPlay, ReviewedPar
from cassino.analysis.review.summary import with_hindsight
from cassino.engine.match import Deal
from cassino.engine.move import Move
from cassino.engine.state import State
from cassino.notation.move import format_move
from cassino.notation.speech import speech_of

PAR_NODES = 250_000
"""This many positions take about a quarter of a second; the second half of a deal rarely needs more."""


@dataclass(frozen=True, slots=True)
class Hindsight:
    """The par of a deal from the earliest turn that could be searched, and the moves after it by their place."""

    par: ReviewedPar | None = None
    moves: Mapping[int, PerfectPlay] = field(default_factory=dict)


def hindsight(deal: Deal, first: int, nodes: int = PAR_NODES) -> Hindsight:
    """Judge a finished deal with all its cards open. first: the number of its first move in the match."""
    found = judge_deal(deal.states, deal.moves, nodes) if nodes else None
    if found is None:
        return Hindsight()
    lost = [0.0] * len(found.margins)
    moves = {}
    for turn in found.turns:
        state = deal.states[turn.place]
        lost[state.side_of(turn.seat)] += turn.loss
        moves[turn.place] = _perfect(state, turn.loss, turn.best)
    par = found.par
    # Adding zero turns minus zero into zero.
    margins = par.margin + 0.0, found.margins[par.side] + 0.0
    return Hindsight(ReviewedPar(first + par.place, par.side, *margins, tuple(lost), found.is_whole), moves)


def _perfect(state: State, loss: float, best: Move | None) -> PerfectPlay:
    """A move that gave something away or nothing, and the best one."""
    if best is None:
        return PerfectPlay(loss, told=with_hindsight(loss, None))
    return PerfectPlay(loss, format_move(state, best), with_hindsight(loss, speech_of(state, best)))
