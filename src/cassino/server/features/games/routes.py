"""The addresses for a person's matches and ratings."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from cassino.analysis.puzzles.puzzle import by_key
from cassino.answers.games import parse_wish
from cassino.hosted.commands.creation import wrong_count
from cassino.rules import load_variant, variant_ids
from cassino.server.features.games.answers import ExportHead, KeptAnswer, PuzzleHistory
from cassino.server.features.games.export import Part, exported, house_rules, scores
from cassino.server.features.games.service import Games, game_json, taken_along
from cassino.server.features.games.statistics import Counting
from cassino.server.features.puzzles.service import puzzle_rating
from cassino.server.features.scores.service import Scorebooks
from cassino.server.http.bodies import as_json, number_in
from cassino.server.http.languages import PARAMETER
from cassino.server.http.origins import Site
from cassino.server.http.pages import page
from cassino.server.http.refusals import BadRequest
from cassino.server.jobs.compute import Compute, Payer
from cassino.server.people import User, user_of
from cassino.server.people.answers import RatingList
from cassino.server.people.payers import JSON, answered, purse_of
from cassino.server.people.puzzle_ratings import PuzzleRatings, Record
from cassino.server.people.ratings import Board, Ratings
from cassino.server.people.signin import me_of
from cassino.server.room.registry import Matches
from cassino.server.room.routes import history_of
from cassino.server.services import Services, services_of
from cassino.server.storage.events import Store
from cassino.server.storage.house import HouseStore


def games_of(request: Request) -> Games:
    """The lists of matches of this server."""
    return Games(services_of(request)[Matches].store.engine)


async def games_page(_request: Request) -> Response:
    """`GET /games`: the page of a person's matches."""
    return page("games.html")


async def statistics_page(_request: Request) -> Response:
    """`GET /statistics`: the page of a person's statistics."""
    return page("statistics.html")


async def statistics(request: Request) -> Response:
    """`GET /api/me/statistics`: what you have done in the matches that are over."""
    counting = services_of(request)[Counting]
    user = await user_of(request)
    return as_json(await counting.of(user.id if user else None))


async def mine(request: Request) -> Response:
    """`GET /api/matches`: your matches, the last played first."""
    wish = parse_wish((name, value) for name, value in request.query_params.multi_items() if name != PARAMETER)
    user = await user_of(request)
    nobodys = bool(services_of(request)[Site].is_private)
    return as_json(await asyncio.to_thread(games_of(request).page, user.id if user else None, wish, nobodys))


async def export(request: Request) -> Response:
    """`GET /api/me/export`: everything that you have played and saved, as one JSON text."""
    user = await _known(request)
    own = await asyncio.to_thread(services_of(request)[Ratings].of, user.id)
    parts = await asyncio.to_thread(_parts, request, user.id, await purse_of(request))
    record = await asyncio.to_thread(services_of(request)[PuzzleRatings].record, user.id)
    pieces = exported(ExportHead(me_of(user), own, puzzle_history(record)), parts)
    headers = {"Content-Disposition": 'attachment; filename="cassino.json"'}
    return StreamingResponse(pieces, media_type="application/json", headers=headers)


def _parts(request: Request, user_id: str, payer: Payer) -> list[Part]:
    """What a person has here. Blocking."""
    return [
        house_rules(services_of(request)[HouseStore], user_id),
        scores(services_of(request)[Scorebooks].store, user_id),
        taken_along(services_of(request)[Matches].store, user_id, services_of(request)[Compute], payer),
    ]


def puzzle_history(record: Record) -> PuzzleHistory:
    """A person's answers to puzzles; puzzles of other versions have no number."""
    numbers = by_key()
    answers = [KeptAnswer(numbers[key], right) for key, right in (record.tries or {}).items() if key in numbers]
    rating = puzzle_rating(record.rating) if record.rating else None
    return PuzzleHistory(rating, sorted(answers, key=lambda answer: answer.number))


async def match_json(request: Request) -> Response:
    """`GET /api/matches/{id}/record.json`: a match, as far as you may know it."""
    user = await user_of(request)
    return await answered(request, JSON, game_json, await history_of(request), user.id if user else "")


async def ratings(request: Request) -> Response:
    """`GET /api/ratings`: the best players of a game, and all your own ratings."""
    user = await user_of(request)
    board = _board(request)
    found = await asyncio.to_thread(services_of(request)[Ratings].table, board) if board else []
    own = await asyncio.to_thread(services_of(request)[Ratings].of, user.id) if user else []
    return as_json(RatingList(found, own))


def _board(request: Request) -> Board | None:
    """The game whose ratings are requested; None if none is named. Raises BadRequest."""
    variant, players = request.query_params.get("variant", ""), request.query_params.get("players", "")
    if not variant and not players:
        return None
    if variant not in variant_ids():
        raise BadRequest(422, "unknown_variant", "error-unknown-variant", name=variant[:40])
    rules = load_variant(variant)
    possible = rules.seating.players
    wanted = players or str(possible[0])
    if wanted not in map(str, possible):
        raise wrong_count(rules, number_in(wanted) or 0)
    return Board(variant, int(wanted))


async def _known(request: Request) -> User:
    user = await user_of(request)
    if user is None:
        raise BadRequest(401, "no_session", "error-not-signed-in")
    return user


async def begin(services: Services) -> None:
    """Begin to rate people's matches, and to count them."""
    ratings = services.add(Ratings(services[Store]))
    counting = services.add(Counting(services[Store], services[Compute]))
    await services.at_end.enter_async_context(ratings.counting())
    await services.at_end.enter_async_context(counting.counting())


ROUTES = [
    Route("/games", games_page),
    Route("/statistics", statistics_page),
    Route("/api/me/statistics", statistics),
    Route("/api/matches", mine),
    Route("/api/matches/{id}/record.json", match_json),
    Route("/api/me/export", export),
    Route("/api/ratings", ratings),
]
