"""What puzzles train, and how hard they are taken to be."""

from dataclasses import replace

import pytest

from cassino.analysis.puzzles.mining import described, prove
from cassino.analysis.puzzles.puzzle import (
    ENDGAME,
    Puzzle,
    PuzzleError,
    Theme,
    by_key,
    page_address,
    puzzle_number,
    shipped,
    skill_title,
    trained,
)
from cassino.analysis.puzzles.themes import names_in, solve
from cassino.analysis.skills import Skill
from cassino.engine.move import Kind
from cassino.texts.catalog import say, say_all


def first_that(skill: str) -> Puzzle:
    return next(puzzle for puzzle in shipped() if skill in puzzle.skills)


def test_every_shipped_puzzle_says_what_it_trains() -> None:
    known = {*map(str, Skill), ENDGAME}
    for puzzle in shipped():
        assert puzzle.skills and known.issuperset(puzzle.skills), puzzle.position
        assert 1000 <= puzzle.rating <= 2200, puzzle.position
    assert set(trained()) == known
    assert all(say(skill_title(skill)) for skill in trained())
    assert len({puzzle.rating for puzzle in shipped()}) > 50


@pytest.mark.parametrize("number", range(1, len(shipped()) + 1, 12))
def test_the_file_says_what_the_solution_says(number: int) -> None:
    assert described(puzzle_number(number)) == puzzle_number(number)


def test_skills_follow_from_the_solution() -> None:
    assert first_that("pairs").moves[0].taken.bit_count() == 1
    assert first_that("sums").moves[0].taken.bit_count() > 1
    assert first_that("building").moves[0].kind in (Kind.BUILD, Kind.JOIN, Kind.RAISE)
    assert first_that(ENDGAME).theme is Theme.LAST_CAPTURE
    answered = first_that("answering_builds")
    others = [build for build in answered.state.builds() if build.owner != answered.seat]
    assert any(build.cards & answered.moves[0].taken for build in others)


def test_a_puzzle_that_claims_another_skill_does_not_hold() -> None:
    puzzle = first_that("pairs")
    for wrong in (replace(puzzle, skills=("safe_builds",)), replace(puzzle, rating=puzzle.rating + 1)):
        with pytest.raises(PuzzleError, match="trains other skills"):
            prove(wrong)


def test_keys_name_puzzles_whatever_their_numbers_are() -> None:
    assert len(by_key()) == len(shipped())
    assert by_key()[puzzle_number(7).key] == 7
    assert page_address("sums") == "/puzzle?theme=sums"


@pytest.mark.parametrize("is_exact", [True, False])
def test_a_solved_puzzle_says_how_much_better_the_move_is(is_exact: bool) -> None:
    puzzle = next(each for each in shipped() if each.is_exact == is_exact and each.margin < 0)
    told = [say_all(paragraph, names_in(puzzle.state)) for paragraph in solve(puzzle)]
    assert "better than the next best move." in told[0]
    assert "behind" not in " ".join(told)
