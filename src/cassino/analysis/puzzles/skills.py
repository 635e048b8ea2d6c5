"""The skills that a puzzle trains, derived from its solution, and its initial rating."""

from collections.abc import Iterator
from math import log2

from cassino.analysis.puzzles.puzzle import ENDGAME, Puzzle, Theme
from cassino.analysis.puzzles.themes import best_end, lead_in
from cassino.analysis.skills import Skill
from cassino.cards import total
from cassino.engine.counting import partition
from cassino.engine.layout import LAYING, is_sweep
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.scoring import item_title, score_deal
from cassino.engine.state import State
from cassino.rules.options import Each
from cassino.search.expected_points import cards_left
from cassino.search.solver import SearchTooLong

BUILDING = (Kind.BUILD, Kind.JOIN, Kind.RAISE)
USUAL_MOVES, USUAL_CARDS, USUAL_GAP = 16, 8, 2.0
LEAST_RATING, MOST_RATING = 1000, 2200


def skills_of(puzzle: Puzzle) -> tuple[str, ...]:
    """The skills that the solution needs: at least one, in the order of `Skill`."""
    state, best = puzzle.state, puzzle.moves[0]
    found = {*_of_capture(state, best), *_of_builds(puzzle), *_of_cards(puzzle)}
    if puzzle.is_exact and (puzzle.theme in (Theme.MAJORITY, Theme.COUNT) or not found):
        found.add(Skill.COUNTING_CARDS)
    if puzzle.is_exact and puzzle.theme is Theme.LAST_CAPTURE:
        found.add(ENDGAME)
    return tuple(str(each) for each in (*Skill, ENDGAME) if each in found) or (str(Skill.VALUABLE_CARDS),)


def _of_capture(state: State, move: Move) -> Iterator[str]:
    """What a capture takes: a pair, a sum, several sets."""
    if move.kind != Kind.CAPTURE:
        return
    builds = [build.cards for build in state.builds() if build.cards & move.taken]
    loose = move.taken & state.loose
    sets = [*builds, *((partition(loose, move.value) or [loose]) if loose else [])]
    if len(sets) > 1:
        yield Skill.SEVERAL_SETS
    elif not builds:
        yield Skill.PAIRS if loose.bit_count() == 1 else Skill.SUMS
    if any(total(each) == move.value and each.bit_count() > 1 for each in sets if each not in builds):
        yield Skill.SUMS


def _of_builds(puzzle: Puzzle) -> Iterator[str]:
    """What the solution does with builds."""
    state, best = puzzle.state, puzzle.moves[0]
    side = state.side_of(state.turn)
    others = [build for build in state.builds() if build.owner >= 0 and state.side_of(build.owner) != side]
    if any(build.cards & best.taken for build in others):
        yield Skill.ANSWERING_BUILDS
    if best.kind in BUILDING:
        yield Skill.BUILDING
        if puzzle.is_exact and _is_kept(state, best):
            yield Skill.SAFE_BUILDS


def _is_kept(state: State, best: Move) -> bool:
    """Whether with best play the side that builds takes the build itself."""
    side, cards = state.side_of(state.turn), best.cards | best.taken
    for at, move in _line(state, best):
        if move.kind == Kind.CAPTURE and move.taken & cards:
            return at.side_of(at.turn) == side
    return False


def _of_cards(puzzle: Puzzle) -> Iterator[str]:
    """Whether it is about a sweep that other moves leave, or about cards that score."""
    state, best = puzzle.state, puzzle.moves[0]
    worse = puzzle.move(puzzle.refutations[0].move)
    if not puzzle.is_exact:
        if best.kind == Kind.TRAIL:
            yield Skill.VALUABLE_CARDS
        return
    if any(is_sweep(*reply) for reply in _line(state, worse)[:1]) and not any(
        is_sweep(*reply) for reply in _line(state, best)[:1]
    ):
        yield Skill.LEAVING_SWEEPS
    if _lead_in_cards(state, best) > _lead_in_cards(state, worse):
        yield Skill.VALUABLE_CARDS


def _line(state: State, move: Move) -> list[tuple[State, Move]]:
    """Best play after a move; empty if it cannot be searched."""
    try:
        return best_end(state, move)[0]
    except SearchTooLong:
        return []


def _lead_in_cards(state: State, move: Move) -> float:
    """A side's lead in items that are counted card by card, with best play after a move."""
    try:
        _, end = best_end(state, move)
    except SearchTooLong:
        return 0.0
    rules, side = state.rules, state.side_of(state.turn)
    titles = {item_title(item, rules.deck.pack) for item in rules.scoring.items if isinstance(item, Each)}
    return lead_in(score_deal(end), side, titles)


def first_rating(puzzle: Puzzle) -> int:
    """The initial rating of a puzzle.

    It is higher if there are more moves to choose from, more cards still to be played, a small gap or hidden cards, or
    if the solution lays down a card although it could capture. The numbers are a guess, which people's answers correct.
    """
    state, best = puzzle.state, puzzle.moves[0]
    moves = legal_moves(state)
    is_quiet = best.kind in LAYING and any(move.kind == Kind.CAPTURE for move in moves)
    rating = (
        1500
        + 80 * log2(len(moves) / USUAL_MOVES)
        + 20 * (cards_left(state) - USUAL_CARDS)
        - 60 * (min(puzzle.gap, 5.0) - USUAL_GAP)
        + 100 * is_quiet
        + 150 * (not puzzle.is_exact)
    )
    return round(min(max(rating, LEAST_RATING), MOST_RATING))
