"""Ratings of people and puzzles: what the first answer changes, once, and which puzzle comes next."""

import threading
from collections.abc import Iterator

import httpx
import pytest
from sqlalchemy import func, insert, select

from cassino.analysis.puzzles.choosing import NEAREST, Wish, least_practised, next_puzzle
from cassino.analysis.puzzles.puzzle import Puzzle, puzzle_number, shipped, trained
from cassino.server.main import open_store
from cassino.server.people import puzzle_ratings
from cassino.server.people.puzzle_ratings import PuzzleRatings, Rival
from cassino.server.storage import schema
from cassino.server.storage.ownership import Forgotten
from services import database as database, postgres as postgres
from table_server import PATIENCE

AT = "2026-01-01T00:00:00.000000Z"
RIVAL = Rival("puzzle", 1500.0)
EXACT = next(number for number, puzzle in enumerate(shipped(), 1) if puzzle.is_exact)


@pytest.fixture
def ratings(database: str) -> Iterator[PuzzleRatings]:
    store = open_store(database)
    with store.engine.begin() as connection:
        rows = [{"id": id, "name": id.title(), "created": AT, "seen": AT} for id in ("ann", "bob")]
        connection.execute(insert(schema.users), rows)
    yield PuzzleRatings(store.engine)
    store.close()


def test_the_first_answer_is_a_rated_game_between_person_and_puzzle(ratings: PuzzleRatings) -> None:
    first = ratings.answered("ann", RIVAL, is_right=True)
    assert first.is_first and first.change == first.person.rating - 1500 > 50
    assert first.puzzle.rating < 1500 and first.puzzle.deviation < 200 and first.person.games == 1
    second = ratings.answered("bob", RIVAL, is_right=False)
    assert second.change < 0 and first.puzzle.rating < second.puzzle.rating and second.puzzle.games == 2
    assert ratings.levels() == {"puzzle": second.puzzle.rating}


def test_a_repeated_answer_counts_once(ratings: PuzzleRatings) -> None:
    first = ratings.answered("ann", RIVAL, is_right=False)
    again = ratings.answered("ann", RIVAL, is_right=True)
    assert (again.person, again.puzzle, again.change, again.is_first) == (first.person, first.puzzle, 0.0, False)
    assert ratings.record("ann").tries == {"puzzle": False}
    with pytest.raises(Forgotten):
        ratings.answered("nobody", RIVAL, is_right=True)


def test_processes_that_note_answers_at_the_same_time_lose_none(ratings: PuzzleRatings) -> None:
    problems: list[Exception] = []

    def answer(user_id: str, rival: Rival) -> None:
        try:
            ratings.answered(user_id, rival, is_right=True)
        except Exception as error:
            problems.append(error)

    wanted = [(user, Rival(f"puzzle{number % 3}", 1500.0)) for user in ("ann", "bob") for number in range(6)]
    threads = [threading.Thread(target=answer, args=each) for each in wanted]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not problems
    assert [ratings.record(user).rating.games for user in ("ann", "bob")] == [3, 3]  # type: ignore[union-attr]
    with ratings._engine.connect() as connection:
        assert connection.scalar(select(func.sum(schema.rated_puzzles.c.games))) == 6


def test_an_account_keeps_its_rating_and_gets_the_answers_of_the_guest(ratings: PuzzleRatings) -> None:
    for rival in (RIVAL, Rival("other", 1400.0)):
        ratings.answered("ann", rival, is_right=True)
    ratings.answered("bob", RIVAL, is_right=False)
    before = ratings.record("bob").rating
    with ratings._engine.begin() as connection:
        puzzle_ratings.inherit(connection, "ann", "bob")
    assert ratings.record("bob").tries == {"puzzle": False, "other": True}
    assert ratings.record("bob").rating == before
    assert ratings.record("ann").tries == {}


def wish(rating: float = 1500.0, **more: object) -> Wish:
    return Wish(rating, **({"tries": {}, "levels": {}} | more))  # type: ignore[arg-type]


def test_the_next_puzzle_is_near_the_rating_and_of_the_theme() -> None:
    for theme in trained():
        number, found = next_puzzle(shipped(), wish(1300.0, theme=theme), lambda most: most - 1)
        of_theme = [puzzle for puzzle in shipped() if theme in puzzle.skills]
        nearer = [each for each in of_theme if abs(each.rating - 1300) < abs(puzzle_number(number).rating - 1300)]
        assert found == theme in puzzle_number(number).skills and len(nearer) < NEAREST


def test_ratings_that_people_have_given_a_puzzle_count() -> None:
    key = puzzle_number(9).key
    assert next_puzzle(shipped(), wish(5000.0, levels={key: 5000.0}, theme=puzzle_number(9).skills[0]), first)[0] == 9


def first(_most: int) -> int:
    return 0


def test_what_was_tried_comes_again_only_when_nothing_else_is_left() -> None:
    theme = "answering_builds"
    own = [puzzle for puzzle in shipped() if theme in puzzle.skills]
    numbers = {number: puzzle for number, puzzle in enumerate(shipped(), 1) if puzzle in own}
    last = {puzzle.key: True for puzzle in own[1:]}
    assert numbers[next_puzzle(shipped(), wish(tries=last, theme=theme), first)[0]] == own[0]
    missed = {puzzle.key: puzzle != own[1] for puzzle in own}
    assert numbers[next_puzzle(shipped(), wish(tries=missed, theme=theme), first)[0]] == own[1]
    everything = {puzzle.key: True for puzzle in shipped()}
    found, _ = next_puzzle(shipped(), wish(tries=everything, besides=3), first)
    assert 1 <= found <= len(shipped()) and found != 3


def test_the_theme_is_the_one_of_which_the_least_is_solved() -> None:
    solved = {puzzle.key: True for puzzle in shipped() if "sums" not in puzzle.skills}
    assert least_practised(shipped(), solved) == "sums"
    assert least_practised(shipped(), {}) == "valuable_cards"


@pytest.fixture
def web(port: int) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
        yield client


def answer(web: httpx.Client, puzzle: Puzzle, move: str) -> httpx.Response:
    number = shipped().index(puzzle) + 1
    return web.post(f"/api/puzzles/{number}/answer", json={"move": move})


def test_a_guest_is_rated_and_the_rest_is_for_practice(web: httpx.Client) -> None:
    puzzle = puzzle_number(EXACT)
    assert web.get("/api/puzzles/me").json()["rating"] is None
    assert answer(web, puzzle, "trail 2C 2D").status_code == 422
    wrong = answer(web, puzzle, puzzle.refutations[0].move).json()
    assert wrong["rated"]["is_first"] and wrong["rated"]["change"] < 0 and wrong["themes"] == []
    right = answer(web, puzzle, puzzle.solution[0]).json()
    assert not right["rated"]["is_first"] and right["rated"]["change"] == 0
    assert right["rated"]["rating"] == wrong["rated"]["rating"]
    assert [theme["id"] for theme in right["themes"]] == list(puzzle.skills)
    record = web.get("/api/puzzles/me").json()
    assert record["rating"]["games"] == 1 and record["rating"]["provisional"]
    tried = {each["id"]: each["tried"] for each in record["themes"]}
    assert all(tried[skill] == 1 for skill in puzzle.skills) and set(tried) == set(trained())


def test_the_export_has_the_answers(web: httpx.Client) -> None:
    answer(web, puzzle_number(EXACT), puzzle_number(EXACT).solution[0])
    kept = web.get("/api/me/export").json()["puzzles"]
    assert kept["answers"] == [{"number": EXACT, "right": True}] and kept["rating"]["games"] == 1


def test_to_see_the_solution_first_is_a_wrong_answer(web: httpx.Client) -> None:
    shown = web.post(f"/api/puzzles/{EXACT}/solution", json={}).json()
    assert shown["rated"]["is_first"] and shown["rated"]["change"] < 0
    right = answer(web, puzzle_number(EXACT), puzzle_number(EXACT).solution[0]).json()
    assert right["rated"]["change"] == 0


@pytest.mark.slow
def test_the_next_puzzle_of_a_theme(web: httpx.Client) -> None:
    found = web.get("/api/puzzles/next?theme=sums").json()
    assert found["theme"]["id"] == "sums" and "sums" in puzzle_number(found["number"]).skills
    chosen = web.get(f"/api/puzzles/next?besides={found['number']}").json()
    assert chosen["number"] != found["number"] and chosen["theme"]["id"] in trained()
    for query in ("theme=nonsense", "besides=x"):
        assert web.get(f"/api/puzzles/next?{query}").status_code == 422
    assert web.get("/puzzle/next").status_code == web.get("/puzzle?theme=sums").status_code == 200
