"""House rules over HTTP: begin, check, save, share."""

import asyncio

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from cassino.answers.house.checking import Start, begun, checked_text, drafted, sound_rules
from cassino.answers.house.form import form
from cassino.answers.house.saved import HouseRules, entries, full, unknown
from cassino.answers.house.shapes import HouseList
from cassino.answers.made import Empty, Made
from cassino.answers.summary import new_id
from cassino.hosted.wire.refusal import Refusal
from cassino.rules import Rules, format_rules
from cassino.server.features.rules.routes import rule_book
from cassino.server.features.rules.writing import rules_of_code
from cassino.server.http.bodies import as_json, decoded, json_body
from cassino.server.http.pages import page, problem_page
from cassino.server.people.members import People, asker_of, owner_of
from cassino.server.people.payers import computed
from cassino.server.services import services_of
from cassino.server.storage.house import Full, HouseStore


async def options(_request: Request) -> Response:
    """`GET /api/house/form`."""
    return as_json(await asyncio.to_thread(form))


async def listed(request: Request) -> Response:
    """`GET /api/house`: your own."""
    found = await asyncio.to_thread(services_of(request)[HouseStore].of, await asker_of(request))
    return as_json(await computed(request, entries, found) if found else HouseList([]))


async def begin(request: Request) -> Response:
    """`POST /api/house/draft`: a draft from a variant, a code, a file or saved rules, with its check."""
    start = await decoded(Start, request)
    start.check()
    if start.house is None:
        return as_json(await computed(request, begun, start))
    house = await saved(request, start.house)
    own = (await asker_of(request)).owns(house.owner)
    return as_json(await computed(request, drafted, house.rules, own))


async def check(request: Request) -> Response:
    """`POST /api/house/check`: everything that is wrong with a draft."""
    return as_json(await computed(request, checked_text, await json_body(request)))


async def save(request: Request) -> Response:
    """`POST /api/house`: save new rules of yours."""
    rules, id = await _sound_rules(request), new_id()
    user, token = await owner_of(request)
    try:
        await asyncio.to_thread(services_of(request)[HouseStore].add, id, rules, user.id)
    except Full:
        raise full() from None
    response = as_json(Made(id), 201)
    services_of(request)[People].give(response, token)
    return response


async def change(request: Request) -> Response:
    """`PUT /api/house/{id}`: change or rename saved rules."""
    rules, id = await _sound_rules(request), request.path_params["id"]
    if not await asyncio.to_thread(services_of(request)[HouseStore].change, id, rules, await asker_of(request)):
        raise unknown()
    return as_json(Made(id))


async def _sound_rules(request: Request) -> Rules:
    """The rules of a draft without problems. Raises Refusal."""
    return await computed(request, sound_rules, await json_body(request))


async def remove(request: Request) -> Response:
    """`DELETE /api/house/{id}`; matches played by these rules continue."""
    if not await asyncio.to_thread(
        services_of(request)[HouseStore].remove, request.path_params["id"], await asker_of(request)
    ):
        raise unknown()
    return as_json(Empty())


async def toml(request: Request) -> Response:
    """`GET /api/house/{id}/toml`: the rules as a file."""
    rules = (await saved(request, request.path_params["id"])).rules
    disposition = f'attachment; filename="{rules.id}.toml"'
    return PlainTextResponse(
        await computed(request, format_rules, rules),
        headers={"Content-Disposition": disposition},
        media_type="application/toml",
    )


async def saved(request: Request, id: str) -> HouseRules:
    """Saved rules: anyone who has their address may read them and play by them. Raises Refusal."""
    found = await asyncio.to_thread(services_of(request)[HouseStore].find, id)
    if found is None:
        raise unknown()
    return found


async def house_page(_request: Request) -> Response:
    """`GET /house`, `GET /house/{id}`, `GET /s/{code}`: house rules and their editor; the page reads its address."""
    return page("house.html")


async def saved_book(request: Request) -> Response:
    """`GET /house/{id}/rules`: the rule book of a saved set."""
    found = await asyncio.to_thread(services_of(request)[HouseStore].find, request.path_params["id"])
    if found is None:
        return problem_page("site-no-house-rules", unknown())
    return await rule_book(request, found.rules, f"/house/{found.id}")


async def shared_book(request: Request) -> Response:
    """`GET /s/{code}/rules`: the rule book of a share code."""
    code = request.path_params["code"]
    try:
        rules = await computed(request, rules_of_code, code)
    except Refusal as problem:
        return problem_page("site-no-rules", problem)
    return await rule_book(request, rules, f"/s/{code.strip()}")


ROUTES = [
    Route("/house", house_page),
    Route("/house/{id}", house_page),
    Route("/house/{id}/rules", saved_book),
    Route("/s/{code}", house_page),
    Route("/s/{code}/rules", shared_book),
    Route("/api/house", listed),
    Route("/api/house", save, methods=["POST"]),
    Route("/api/house/form", options),
    Route("/api/house/draft", begin, methods=["POST"]),
    Route("/api/house/check", check, methods=["POST"]),
    Route("/api/house/{id}", change, methods=["PUT"]),
    Route("/api/house/{id}", remove, methods=["DELETE"]),
    Route("/api/house/{id}/toml", toml),
]
