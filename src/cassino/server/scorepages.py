"""The pages of the scores, and the addresses that they talk to."""

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from cassino.notation.scoresheet import as_csv, as_text
from cassino.rules.rulebook import rule_book
from cassino.server.api import json_body
from cassino.server.pages import page
from cassino.server.refusal import BadRequest
from cassino.server.scorebooks import Book, Scorebooks, parse_change, parse_new_book
from cassino.server.scoreview import book_view


def scorebooks_of(request: Request) -> Scorebooks:
    """The score books of this server."""
    found: Scorebooks = request.app.state.scorebooks
    return found


async def _opened(request: Request) -> Book:
    return await scorebooks_of(request).open(request.path_params["id"])


async def start(_request: Request) -> Response:
    """`GET /score`."""
    return page("score.html")


async def score(request: Request) -> Response:
    """`GET /score/{id}`: the same page; it says itself when there is no such score."""
    try:
        await _opened(request)
    except BadRequest as problem:
        return page("score.html", problem.status)
    return page("score.html")


async def rules(request: Request) -> Response:
    """`GET /score/{id}/rules`: the rule book of the rules, house rules too."""
    try:
        book = await _opened(request)
    except BadRequest as problem:
        return page("problem.html", problem.status, title="No such score", message=problem.body["message"])
    return page("rules.html", book=rule_book(book.sheet.rules))


async def recent(request: Request) -> Response:
    """`GET /api/scorebooks`."""
    return JSONResponse({"scorebooks": await scorebooks_of(request).recent()})


async def create(request: Request) -> Response:
    """`POST /api/scorebooks`."""
    return JSONResponse({"id": await scorebooks_of(request).create(parse_new_book(await json_body(request)))}, 201)


async def view(request: Request) -> Response:
    """`GET /api/scorebooks/{id}`."""
    return JSONResponse(book_view(await _opened(request)))


async def change(request: Request) -> Response:
    """`POST /api/scorebooks/{id}`."""
    wish = parse_change(await json_body(request))
    return JSONResponse(book_view(await scorebooks_of(request).change(request.path_params["id"], wish)))


async def again(request: Request) -> Response:
    """`POST /api/scorebooks/{id}/again`, body `{}`."""
    await json_body(request)
    return JSONResponse({"id": await scorebooks_of(request).again(request.path_params["id"])}, 201)


async def text(request: Request) -> Response:
    """`GET /api/scorebooks/{id}/sheet.txt`."""
    return PlainTextResponse(as_text((await _opened(request)).sheet))


async def table(request: Request) -> Response:
    """`GET /api/scorebooks/{id}/sheet.csv`."""
    headers = {"Content-Disposition": 'attachment; filename="score.csv"'}
    return Response(as_csv((await _opened(request)).sheet), media_type="text/csv", headers=headers)


ROUTES = [
    Route("/score", start),
    Route("/score/{id}", score),
    Route("/score/{id}/rules", rules),
    Route("/api/scorebooks", recent),
    Route("/api/scorebooks", create, methods=["POST"]),
    Route("/api/scorebooks/{id}", view),
    Route("/api/scorebooks/{id}", change, methods=["POST"]),
    Route("/api/scorebooks/{id}/again", again, methods=["POST"]),
    Route("/api/scorebooks/{id}/sheet.txt", text),
    Route("/api/scorebooks/{id}/sheet.csv", table),
]
