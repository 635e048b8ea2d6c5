"""The theme of a puzzle, and why its solution is best, as messages."""

from collections.abc import Iterator, Sequence

from cassino.analysis.double_dummy import KnownDeal
from cassino.analysis.puzzles.puzzle import Puzzle, Theme
from cassino.engine.layout import is_sweep
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply
from cassino.engine.scoring import DealScore, score_deal
from cassino.engine.state import State
from cassino.notation.groups import SEAT_LETTERS
from cassino.notation.speech import YOU, speech_of
from cassino.rules.options import Each, Residue
from cassino.search.points import Points
from cassino.search.solver import SearchTooLong
from cassino.texts import tell
from cassino.texts.amounts import amount, in_ten
from cassino.texts.message import Message, Reason

NODES = 5_000_000
SPOKEN = 6
"""At most this many moves of a line are shown."""
ABOUT = {
    Theme.BUILD: Message("puzzle-hint-build"),
    Theme.RAISE: Message("puzzle-hint-raise"),
    Theme.STEAL: Message("puzzle-hint-steal"),
    Theme.SWEEP: Message("nudge-sweep"),
    Theme.SAFE_TRAIL: Message("puzzle-hint-trail"),
    Theme.LAST_CAPTURE: Message("puzzle-hint-last"),
    Theme.MAJORITY: Message("puzzle-hint-majority"),
    Theme.COUNT: Message("puzzle-hint-count"),
}
Paragraph = Reason
"""Sentences that belong together."""


def theme_of(state: State, best: Move, end: State, plain_end: State) -> Theme:
    """The theme of a position's best move; the ends are those of best play after it and after a simple move."""
    if best.kind == Kind.RAISE:
        return Theme.RAISE
    if _steals(state, best):
        return Theme.STEAL
    if best.kind == Kind.CAPTURE and is_sweep(state, best):
        return Theme.SWEEP
    if best.kind in (Kind.BUILD, Kind.JOIN):
        return Theme.BUILD
    if best.kind == Kind.TRAIL:
        return Theme.SAFE_TRAIL
    return _theme_of_capture(state, end, plain_end)


def _steals(state: State, move: Move) -> bool:
    """Whether a move uses another side's build, or the top of a pile."""
    others = [build for build in state.builds() if build.owner >= 0]
    own = state.side_of(state.turn)
    if any(build.cards & move.taken and state.side_of(build.owner) != own for build in others):
        return True
    on_table = state.loose
    for build in state.builds():
        on_table |= build.cards
    return bool(move.taken & ~on_table)


def _theme_of_capture(state: State, end: State, plain_end: State) -> Theme:
    side = state.side_of(state.turn)
    lasts = [each.side_of(each.last_capturer) if each.last_capturer >= 0 else -1 for each in (end, plain_end)]
    if lasts[0] == side != lasts[1] and state.rules.piling.residue is Residue.LAST_CAPTURER:
        return Theme.LAST_CAPTURE
    counts = [lead_in(score_deal(each), side, _races(state)) for each in (end, plain_end)]
    return Theme.MAJORITY if counts[0] > counts[1] else Theme.COUNT


def _races(state: State) -> set[str]:
    """The titles of the items that are not counted card by card."""
    from cassino.engine.scoring import item_title

    pack = state.rules.deck.pack
    return {item_title(item, pack) for item in state.rules.scoring.items if not isinstance(item, Each)}


def lead_in(score: DealScore, side: int, titles: set[str]) -> float:
    """The lead of a side in some lines of a count."""
    return sum(_line_lead(line.points, side) for line in score.lines if line.title in titles)


def _line_lead(points: Sequence[int], side: int) -> float:
    others = [each for other, each in enumerate(points) if other != side]
    return points[side] - sum(others) / len(others)


def best_end(state: State, move: Move) -> tuple[list[tuple[State, Move]], State]:
    """Best play after a move, and the state at the end of the deal. Raises SearchTooLong."""
    after = state.copy()
    apply(after, move)
    played = list(KnownDeal(after, NODES).line(after)) if not after.is_over else []
    if not played:
        return [], after
    last, final = played[-1]
    end = last.copy()
    apply(end, final)
    return played, end


def question(puzzle: Puzzle) -> Message:
    """The task."""
    return Message("puzzle-known" if puzzle.is_exact else "puzzle-hidden")


def solve(puzzle: Puzzle) -> list[Paragraph]:
    """Why the solution is best."""
    try:
        if not puzzle.is_exact:
            return _on_average(puzzle)
        best, next_best = puzzle.moves[0], puzzle.move(puzzle.refutations[0].move)
        better = Message("puzzle-better-by", {"points": amount(puzzle.gap)})
        return [(better,), _line(puzzle.state, best), *_compared(puzzle.state, best, next_best)]
    except SearchTooLong:  # a proven puzzle has no such line
        return [(Message("puzzle-better-by", {"points": amount(puzzle.gap)}),)]


def refute(puzzle: Puzzle, move: Move) -> list[Paragraph]:
    """What is wrong with a move, without the solution."""
    state, side = puzzle.state, puzzle.state.side_of(puzzle.seat)
    if not puzzle.is_exact:
        return [(_worse_on_average(puzzle, move),)]
    try:
        played, end = best_end(state, move)
    except SearchTooLong:
        return [(Message("puzzle-worse-at-least", {"points": amount(puzzle.gap)}),)]
    worse = Message("puzzle-worse-by", {"points": amount(puzzle.margin - Points(state).margin(end, side))})
    if not played:
        return [(worse,)]
    return [(worse,), (speech_of(*played[0]), Message("puzzle-then-ends", {"scores": _scores(end)}))]


def _worse_on_average(puzzle: Puzzle, move: Move) -> Message:
    """How much worse a move is on average, if cards are hidden."""
    margins = {puzzle.move(each.move): each.margin for each in puzzle.refutations}
    if move not in margins:
        return Message("puzzle-worse-at-least", {"points": amount(puzzle.gap)})
    return Message("puzzle-worse-about", {"points": amount(puzzle.margin - margins[move])})


def names_in(state: State) -> list[str]:
    """The default names of the players: the player to move is `You`."""
    return [
        YOU if seat == state.turn else tell("analysis-player", letter=SEAT_LETTERS[seat])
        for seat in range(state.players)
    ]


def _line(state: State, move: Move) -> Paragraph:
    """A move, best play after it, and the result."""
    played, end = best_end(state, move)
    line = [speech_of(state, move), *(speech_of(at, each) for at, each in played)]
    more = [Message("puzzle-and-so-on")] if len(line) > SPOKEN else []
    return (*line[:SPOKEN], *more, Message("puzzle-ends", {"scores": _scores(end)}))


def _compared(state: State, best: Move, other: Move) -> Iterator[Paragraph]:
    """What another move loses."""
    side = state.side_of(state.turn)
    (_, end), (played, other_end) = best_end(state, best), best_end(state, other)
    replies = [speech_of(*played[0])] if played else []
    ends = Message("puzzle-then-ends", {"scores": _scores(other_end)})
    yield Message("puzzle-next-best"), speech_of(state, other), *replies, ends
    lines = zip(score_deal(end).lines, score_deal(other_end).lines, strict=True)
    better = tuple(
        Message("puzzle-difference", {"title": own.title, "scores": [*own.points], "instead": [*less.points]})
        for own, less in lines
        if _line_lead(own.points, side) > _line_lead(less.points, side)
    )
    if better:
        yield better


def _scores(end: State) -> list[int]:
    """The points of each side."""
    return list(score_deal(end).points)


def _on_average(puzzle: Puzzle) -> list[Paragraph]:
    """Why the solution is best, if cards are hidden."""
    state, next_best = puzzle.state, puzzle.move(puzzle.refutations[0].move)
    often = Message("puzzle-best-often", {"tenths": in_ten(puzzle.share)})
    return [
        (Message("puzzle-better-about", {"points": amount(puzzle.gap)}),),
        (speech_of(state, puzzle.moves[0]), often),
        (Message("puzzle-next-best"), speech_of(state, next_best)),
    ]
