"""A puzzle at the table: what its page is sent, and what is said to an answer."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from cassino.analysis.puzzles import themes
from cassino.analysis.puzzles.puzzle import Puzzle, PuzzleError, puzzle_number, shipped
from cassino.engine.match import Deal, Match
from cassino.engine.move import Move
from cassino.engine.scoring import secured
from cassino.engine.state import State
from cassino.hosted.choices import card_list, choices, pack_of
from cassino.hosted.creation import BOT_NAMES
from cassino.hosted.events import Created, Moved, Place
from cassino.hosted.frames.messages import ChoicesFrame
from cassino.hosted.frames.table import Can, Seat, View
from cassino.hosted.frames.view import view_frame
from cassino.hosted.match import HostedMatch
from cassino.hosted.names import GUEST
from cassino.hosted.timestamps import now
from cassino.notation.move import format_move
from cassino.notation.speech import label
from cassino.search.solver import SearchTooLong
from cassino.server.features.puzzles.answers import Question, Standing, Verdict
from cassino.server.http.refusals import BadRequest

BOT = "heuristic"
SOLVER = "solver"
"""The user of the seat that is to move: a seat without one would be kept for somebody to come."""


class HostedPuzzle(HostedMatch):
    """The position of a puzzle as a match that has just come there."""

    def __init__(self, puzzle: Puzzle) -> None:
        state = puzzle.state
        self.puzzle = puzzle
        created = Created(
            variant=state.rules.id, rules="", target=state.rules.ending.target, seed=0, bot_seed=0, places=places(state)
        )
        super().__init__(created, match_at(state), now(), version=1)

    def frame(self, number: int) -> View:
        """The view of the player whose move it is in the puzzle, with the other hands where he can tell them."""
        shown, rules = view_frame(self, f"puzzle-{number}", self.puzzle.seat).view, f"/rules/{self.match.rules.id}"
        seats = [self._with_hand(seat) for seat in shown.seats]
        return replace(shown, rules=rules, can=Can(move=shown.can.move), seats=seats)

    def _with_hand(self, seat: Seat) -> Seat:
        """A seat with its hand, where the player whose move it is can tell it."""
        view = self.view(self.puzzle.seat)
        known = view.certain(seat.seat) if self.puzzle.is_exact and seat.seat != self.puzzle.seat else 0
        return replace(seat, cards=card_list(known, pack_of(view.public))) if known else seat

    def played(self, move: Move) -> "HostedPuzzle":
        """The position after a move."""
        twin = self.fork()
        twin.apply(Moved(self.match.state.turn, format_move(self.match.state, move)), self.at)
        return twin


def places(state: State) -> tuple[Place, ...]:
    """The solver, and bots in all other seats."""
    bots = [Place("bot", name, BOT) for name in BOT_NAMES[: state.players - 1]]
    return (*bots[: state.turn], Place("human", GUEST, user=SOLVER), *bots[state.turn :])


def match_at(state: State) -> Match:
    """A match in which a position has come up; nobody knows how."""
    match = Match.__new__(Match)
    match.rules, match.players, match.seed = state.rules, state.players, 0
    match.deals = [Deal(state.dealer, (), [state], (0,) * state.players)]
    return match


def found(number: int) -> Puzzle:
    """A puzzle by its number. Raises BadRequest."""
    try:
        return puzzle_number(number)
    except ValueError as error:
        raise BadRequest(404, "unknown_puzzle", f"{str(error).capitalize()}.") from None


@lru_cache(64)
def hosted_of(number: int) -> HostedPuzzle:
    """The position of a puzzle. Raises BadRequest."""
    return HostedPuzzle(found(number))


def question(number: int, day: str | None = None) -> Question:
    """What the page of a puzzle shows first. day: whose puzzle it is. Raises BadRequest."""
    puzzle, hosted = found(number), hosted_of(number)
    return Question(
        day=day,
        number=number,
        of=len(shipped()),
        title=puzzle.state.rules.title,
        question=themes.question(puzzle),
        hint=themes.ABOUT[puzzle.theme],
        standing=_standing(hosted),
        view=hosted.frame(number),
    )


def _standing(hosted: HostedPuzzle) -> Standing:
    """What each side has taken so far, as a good memory has it."""
    lines = secured(hosted.match.state).lines
    return Standing(hosted.side_names_for(hosted.puzzle.seat), [[line.title, *line.counts] for line in lines])


def selected(number: int, cards: Sequence[str], table: Sequence[str]) -> ChoicesFrame:
    """What a selection can become. Raises BadRequest, Refusal."""
    hosted = hosted_of(number)
    view = hosted.view(hosted.puzzle.seat)
    return choices(view, hosted.layout(), hosted.version, cards, table)


@lru_cache(256)
def answered(number: int, text: str) -> Verdict:
    """The verdict on a move. Raises BadRequest."""
    puzzle = found(number)
    try:
        move = puzzle.move(text)
    except PuzzleError:
        raise BadRequest(422, "illegal", "That is no move of this puzzle.") from None
    is_right = move in puzzle.moves
    words = themes.solve(puzzle) if is_right else themes.refute(puzzle, move)
    return _verdict(number, move, words, right=is_right, shown=False)


@lru_cache(256)
def solution(number: int) -> Verdict:
    """The solution for who gives up. Raises BadRequest."""
    puzzle = found(number)
    return _verdict(number, puzzle.moves[0], themes.solve(puzzle), right=False, shown=True)


def _verdict(number: int, move: Move, words: Sequence[themes.Paragraph], *, right: bool, shown: bool) -> Verdict:
    """What is sent of a move: what it is called, what is said to it, and the table after it and its answer."""
    hosted = hosted_of(number)
    said = label(hosted.match.state, move)
    paragraphs = [list(paragraph) for paragraph in words]
    return Verdict(right, shown, said, paragraphs, _views(hosted, move, number))


def _views(hosted: HostedPuzzle, move: Move, number: int) -> list[View]:
    after = hosted.played(move)
    frames = [after.frame(number)]
    if hosted.puzzle.is_exact and after.phase == "play":
        try:
            played, _ = themes.best_end(hosted.match.state, move)
        except SearchTooLong:
            return frames
        replied = after.played(played[0][1])
        frames += [replied.frame(number)] if replied.phase == "play" else []
    return frames
