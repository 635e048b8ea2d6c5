"""What a puzzle is about, and why its solution is best, in words."""

from collections.abc import Sequence

from cassino.analysis.double_dummy import KnownDeal
from cassino.analysis.puzzles.puzzle import Puzzle, Theme
from cassino.engine.layout import is_sweep
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply
from cassino.engine.scoring import DealScore, score_deal
from cassino.engine.state import State
from cassino.notation.groups import SEAT_LETTERS
from cassino.notation.speech import describe_move
from cassino.rules.options import Each
from cassino.search.points import Points

NODES = 5_000_000
SPOKEN = 6
"""At most this many moves of a line are told."""
ABOUT = {
    Theme.BUILD: "A build is worth more than what can be taken at once.",
    Theme.RAISE: "A build can be raised.",
    Theme.STEAL: "What another player counts on can be taken.",
    Theme.SWEEP: "The table can be cleared.",
    Theme.SAFE_TRAIL: "A card has to be laid down, and it matters which.",
    Theme.LAST_CAPTURE: "Who captures last gets what is left.",
    Theme.MAJORITY: "A majority is at stake.",
    Theme.COUNT: "Every card can be told: count.",
}


def theme_of(state: State, best: Move, end: State, plain_end: State) -> Theme:
    """What the best move of a position is about; the ends are those of best play after it and after a plain move."""
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
    if lasts[0] == side != lasts[1]:
        return Theme.LAST_CAPTURE
    counts = [_lead(score_deal(each), side, _races(state)) for each in (end, plain_end)]
    return Theme.MAJORITY if counts[0] > counts[1] else Theme.COUNT


def _races(state: State) -> set[str]:
    """The titles of what is not counted card by card."""
    from cassino.engine.scoring import item_title

    pack = state.rules.deck.pack
    return {item_title(item, pack) for item in state.rules.scoring.items if not isinstance(item, Each)}


def _lead(score: DealScore, side: int, titles: set[str]) -> float:
    """The lead of a side in some lines of a count."""
    return sum(_line_lead(line.points, side) for line in score.lines if line.title in titles)


def _line_lead(points: Sequence[int], side: int) -> float:
    others = [each for other, each in enumerate(points) if other != side]
    return points[side] - sum(others) / len(others)


def best_end(state: State, move: Move) -> tuple[list[tuple[State, Move]], State]:
    """Best play after a move, and how the deal ends by it. Raises SearchTooLong."""
    after = state.copy()
    apply(after, move)
    played = list(KnownDeal(after, NODES).line(after)) if not after.is_over else []
    if not played:
        return [], after
    last, final = played[-1]
    end = last.copy()
    apply(end, final)
    return played, end


def solve(puzzle: Puzzle, names: Sequence[str] = ()) -> list[str]:
    """Why the solution is best, in sentences. Raises SearchTooLong, which a proven puzzle does not."""
    best, next_best = puzzle.moves[0], puzzle.move(puzzle.refutations[0].move)
    if not puzzle.is_exact:
        return _on_average(puzzle, names or names_in(puzzle.state))
    names = names or names_in(puzzle.state)
    return [*_told(puzzle.state, best, names), *_compared(puzzle.state, best, next_best, names)]


def refute(puzzle: Puzzle, move: Move, names: Sequence[str] = ()) -> list[str]:
    """What is wrong with a move, without the solution. Raises SearchTooLong, which a proven puzzle does not."""
    state, side = puzzle.state, puzzle.state.side_of(puzzle.seat)
    margins = {puzzle.move(each.move): each.margin for each in puzzle.refutations}
    if not puzzle.is_exact:
        margin = margins.get(move)
        worse = puzzle.gap if margin is None else puzzle.margin - margin
        return [f"On average another move brings {'at least ' if margin is None else ''}{worse:.1f} points more."]
    played, end = best_end(state, move)
    margin = Points(state).margin(end, side)
    told = [f"Another move brings {puzzle.margin - margin:g} points more."]
    if played:
        reply = describe_move(*played[0], names or names_in(state))
        told.append(f"{reply} With best play the deal ends {_result(end, side)}.")
    return told


def names_in(state: State) -> list[str]:
    """How the players are called by default: `You` move."""
    return ["You" if seat == state.turn else f"Player {SEAT_LETTERS[seat]}" for seat in range(state.players)]


def _told(state: State, move: Move, names: Sequence[str]) -> list[str]:
    """A move, best play after it, and the result."""
    played, end = best_end(state, move)
    line = [describe_move(state, move, names), *(describe_move(at, each, names) for at, each in played)]
    more = " And so on." if len(line) > SPOKEN else ""
    return [" ".join(line[:SPOKEN]) + more, f"So the deal ends {_result(end, state.side_of(state.turn))}."]


def _compared(state: State, best: Move, other: Move, names: Sequence[str]) -> list[str]:
    """What another move brings less."""
    side = state.side_of(state.turn)
    (_, end), (played, other_end) = best_end(state, best), best_end(state, other)
    reply = f" {describe_move(*played[0], names)}" if played else ""
    told = [f"Instead: {describe_move(state, other, names)}{reply} Then it ends {_result(other_end, side)}."]
    lines = zip(score_deal(end).lines, score_deal(other_end).lines, strict=True)
    better = [
        f"{own.title} ({_points(own.points, side)} instead of {_points(less.points, side)})"
        for own, less in lines
        if _line_lead(own.points, side) > _line_lead(less.points, side)
    ]
    return told + ([f"The difference: {', '.join(better)}."] if better else [])


def _points(points: Sequence[int], side: int) -> str:
    """`3 to 0`, the own first."""
    others = [str(each) for other, each in enumerate(points) if other != side]
    return f"{points[side]} to {' and '.join(others)}"


def _result(end: State, side: int) -> str:
    return _points(score_deal(end).points, side)


def _on_average(puzzle: Puzzle, names: Sequence[str]) -> list[str]:
    """The words for a puzzle with hidden cards."""
    state = puzzle.state
    best = describe_move(state, puzzle.moves[0], names)
    next_best = puzzle.refutations[0]
    other = describe_move(state, puzzle.move(next_best.move), names)
    return [
        f"{best} In {puzzle.worlds} deals that agree with what you see this is best in {round(100 * puzzle.share)} %.",
        f"It leads to {puzzle.margin:+.1f} points on average.",
        f"The next best: {other} That leads to {next_best.margin:+.1f}.",
    ]
