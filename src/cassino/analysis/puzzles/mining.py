"""Finding puzzles in finished deals, and proving them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cassino.analysis.puzzles.puzzle import Puzzle, PuzzleError, Refutation
from cassino.analysis.puzzles.ranking import Ranking, judge
from cassino.analysis.puzzles.skills import first_rating, skills_of
from cassino.analysis.puzzles.themes import best_end, theme_of
from cassino.bots import Clock, make_bot
from cassino.engine.legal import legal_moves
from cassino.engine.match import Match
from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import view
from cassino.notation.move import format_move
from cassino.notation.position import format_position
from cassino.rules import Rules
from cassino.rules.options import has_steps
from cassino.search.exact import is_open
from cassino.search.expected_points import cards_left
from cassino.search.solver import SearchTooLong

PLAYER = "heuristic"
CLOCK = Clock()
PLAIN = ("greedy", "heuristic")
"""The bots that must miss the solution."""
FEWEST_MOVES, MOST_MOVES = 3, 60
FEWEST_CARDS = 2
MOST_LEFT = 16
"""A position is considered if at most this many cards are still to be played."""
WORLDS = 40
REFUTATIONS = 4


def played_deal(rules: Rules, players: int | None, seed: int) -> Match:
    """The first deal of the match with a seed, played to its end by one bot in all seats."""
    match = Match(rules, players, seed)
    play_on(match, PLAYER, Rng(seed).split(1))
    return match


def play_on(match: Match, bot: str, rng: Rng) -> None:
    """Play a deal to its end, one bot in all seats."""
    player = make_bot(bot, rng)
    while not match.deal_over:
        match.play(player.choose(match.view(match.state.turn, past=True), CLOCK))


@dataclass(frozen=True, slots=True)
class WantedPuzzles:
    """What to look for: positions where every card can be deduced, or positions with hidden cards, over `worlds`
    worlds.
    """

    hidden: bool = False
    worlds: int = WORLDS


def puzzles_in(states: Sequence[State], wanted: WantedPuzzles, seed: int) -> Iterator[Puzzle]:
    """The puzzles among the positions of a deal."""
    for place, state in enumerate(states):
        if is_fit(state, wanted):
            found = puzzle_at(state, wanted, Rng(seed).split(place).below(1 << 31))
            if found:
                yield found


def is_fit(state: State, wanted: WantedPuzzles) -> bool:
    """Whether a position can be a puzzle: a whole turn to play, with a choice."""
    if state.is_over or state.window or state.played or has_steps(state.rules) or state.plays_owed > 1:
        return False
    if state.hand_size(state.turn) < FEWEST_CARDS or cards_left(state) > MOST_LEFT:
        return False
    if is_open(view(state, state.turn)) == wanted.hidden:
        return False
    moves = legal_moves(state, MOST_MOVES + 1)
    return moves.complete and FEWEST_MOVES <= len(moves) <= MOST_MOVES


def puzzle_at(state: State, wanted: WantedPuzzles, seed: int) -> Puzzle | None:
    """The puzzle of a position, if it is one."""
    seen = view(state, state.turn)
    plain = [make_bot(name, Rng(seed)).choose(seen, CLOCK) for name in PLAIN]
    worlds = wanted.worlds if wanted.hidden else 0
    try:
        if worlds and not _is_promising(state, plain, worlds, seed):
            return None
        judged = judge(seen, state, worlds, seed)
        if not judged.is_clear or not set(plain).isdisjoint(judged.solution):
            return None
        return _described(state, judged, plain, worlds, seed)
    except SearchTooLong:
        return None


def _is_promising(state: State, plain: Sequence[Move], worlds: int, seed: int) -> bool:
    """A quick search of few worlds, before many are searched."""
    judged = judge(view(state, state.turn), state, worlds // 8, seed)
    return judged.is_clear and set(plain).isdisjoint(judged.solution)


def _described(state: State, judged: Ranking, plain: Sequence[Move], worlds: int, seed: int) -> Puzzle:
    best = judged.moves[0]
    _, end = best_end(state, best.move)
    _, plain_end = best_end(state, plain[0])
    found = Puzzle(
        variant=state.rules.id,
        position=format_position(state),
        theme=theme_of(state, best.move, end, plain_end),
        solution=tuple(format_move(state, move) for move in judged.solution),
        margin=round(best.margin, 3),
        gap=round(judged.gap, 3),
        plain=tuple(format_move(state, move) for move in plain),
        refutations=_refutations(state, judged, plain, worlds),
        worlds=worlds,
        seed=seed if worlds else 0,
        share=best.share,
    )
    return described(found)


def described(puzzle: Puzzle) -> Puzzle:
    """A puzzle with the skills it trains and the rating it starts with."""
    return replace(puzzle, skills=skills_of(puzzle), rating=first_rating(puzzle))


def _refutations(state: State, judged: Ranking, plain: Sequence[Move], worlds: int) -> tuple[Refutation, ...]:
    """The next best moves and those of simple players, each with the best answer."""
    others = list(judged.moves[judged.best :])
    chosen = others[:REFUTATIONS]
    chosen += [each for each in others[REFUTATIONS:] if each.move in plain]
    found = []
    for each in chosen:
        played, _ = ([], None) if worlds else best_end(state, each.move)
        reply = format_move(*played[0]) if played else ""
        found.append(Refutation(format_move(state, each.move), round(each.margin, 3), reply))
    return tuple(found)


def prove(puzzle: Puzzle) -> None:
    """Search a puzzle again. Raises PuzzleError if its solution is not confirmed."""
    try:
        judged = judge(puzzle.view, puzzle.state, puzzle.worlds, puzzle.seed)
    except (SearchTooLong, ValueError) as error:
        raise PuzzleError("analysis-puzzle-search", position=puzzle.position, problem=str(error)) from None
    if not judged.is_clear or set(judged.solution) != set(puzzle.moves):
        raise PuzzleError("analysis-puzzle-unclear", position=puzzle.position, move=puzzle.solution[0])
    claims = [(puzzle.margin, judged.moves[0].margin), (puzzle.gap, judged.gap)]
    claims += [(each.margin, judged.margin_of(puzzle.move(each.move))) for each in puzzle.refutations]
    if any(abs(told - found) > 0.001 for told, found in claims):
        raise PuzzleError("analysis-puzzle-worth", position=puzzle.position)
    if not {puzzle.move(text) for text in puzzle.plain}.isdisjoint(puzzle.moves):
        raise PuzzleError("analysis-puzzle-easy", position=puzzle.position)
    if puzzle != described(puzzle):
        raise PuzzleError("analysis-puzzle-skills", position=puzzle.position)
