"""The pages of the scores, and the addresses they use."""

import asyncio

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from cassino.answers.made import Empty, Made
from cassino.answers.scores.books import AnyChange, NewBook, OpenBook, new_sheet
from cassino.answers.scores.shapes import BookList
from cassino.answers.scores.view import book_view
from cassino.hosted.wire.refusal import Refusal
from cassino.scorepad import Sheet, as_csv, as_text
from cassino.server.features.rules.routes import rule_book
from cassino.server.features.scores.service import Scorebooks
from cassino.server.http.bodies import as_json, decoded, json_body
from cassino.server.http.pages import page, problem_page
from cassino.server.http.refusals import status_of
from cassino.server.people.members import People, asker_of, owner_of
from cassino.server.services import Services, services_of
from cassino.server.storage.events import Store
from cassino.server.storage.scores import ScoreStore


async def _opened(request: Request) -> OpenBook:
    return await services_of(request)[Scorebooks].open(request.path_params["id"])


async def start(_request: Request) -> Response:
    """`GET /score`."""
    return page("score.html")


async def score(request: Request) -> Response:
    """`GET /score/{id}`: the same page, even if there is no such score; then it says so."""
    try:
        await _opened(request)
    except Refusal as problem:
        return page("score.html", status_of(problem))
    return page("score.html")


async def rules(request: Request) -> Response:
    """`GET /score/{id}/rules`: the rule book of its rules, including house rules."""
    try:
        book = await _opened(request)
    except Refusal as problem:
        return problem_page("site-no-score", problem)
    return await rule_book(request, book.sheet.rules)


async def recent(request: Request) -> Response:
    """`GET /api/scorebooks`: your own, the latest first."""
    return as_json(BookList(await services_of(request)[Scorebooks].recent(await asker_of(request))))


async def create(request: Request) -> Response:
    """`POST /api/scorebooks`: a new one of yours."""
    return await _begun(request, await asyncio.to_thread(new_sheet, await decoded(NewBook, request)))


async def _begun(request: Request, sheet: Sheet) -> Response:
    user, token = await owner_of(request)
    response = as_json(Made(await services_of(request)[Scorebooks].create(sheet, user.id)), 201)
    services_of(request)[People].give(response, token)
    return response


async def _shown(request: Request, book: OpenBook) -> Response:
    return as_json(book_view(book, (await asker_of(request)).owns(book.owner)))


async def view(request: Request) -> Response:
    """`GET /api/scorebooks/{id}`."""
    return await _shown(request, await _opened(request))


async def change(request: Request) -> Response:
    """`POST /api/scorebooks/{id}`."""
    wish: AnyChange = await decoded(AnyChange, request)
    book = await services_of(request)[Scorebooks].change(request.path_params["id"], wish, await asker_of(request))
    return await _shown(request, book)


async def remove(request: Request) -> Response:
    """`DELETE /api/scorebooks/{id}`."""
    await services_of(request)[Scorebooks].remove(request.path_params["id"], await asker_of(request))
    return as_json(Empty())


async def again(request: Request) -> Response:
    """`POST /api/scorebooks/{id}/again`, body `{}`."""
    await json_body(request)
    return await _begun(
        request, await services_of(request)[Scorebooks].next_sheet(request.path_params["id"], await asker_of(request))
    )


async def text(request: Request) -> Response:
    """`GET /api/scorebooks/{id}/sheet.txt`."""
    return PlainTextResponse(as_text((await _opened(request)).sheet))


async def table(request: Request) -> Response:
    """`GET /api/scorebooks/{id}/sheet.csv`."""
    headers = {"Content-Disposition": 'attachment; filename="score.csv"'}
    return Response(as_csv((await _opened(request)).sheet), media_type="text/csv", headers=headers)


async def begin(services: Services) -> None:
    """Begin to keep score books."""
    services.add(Scorebooks(ScoreStore(services[Store].engine)))


ROUTES = [
    Route("/score", start),
    Route("/score/{id}", score),
    Route("/score/{id}/rules", rules),
    Route("/api/scorebooks", recent),
    Route("/api/scorebooks", create, methods=["POST"]),
    Route("/api/scorebooks/{id}", view),
    Route("/api/scorebooks/{id}", change, methods=["POST"]),
    Route("/api/scorebooks/{id}", remove, methods=["DELETE"]),
    Route("/api/scorebooks/{id}/again", again, methods=["POST"]),
    Route("/api/scorebooks/{id}/sheet.txt", text),
    Route("/api/scorebooks/{id}/sheet.csv", table),
]
