"""House rules over HTTP: begin, check, save, share."""

import asyncio
from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from cassino.hosted.refusal import BadRequest
from cassino.hosted.rulesets import MOST_KEPT, RulesText, unfit, wrong_code
from cassino.rules import Rules, RulesError, VariantNotFound, format_rules, load_variant, parse_rules
from cassino.rules.rulebook.book import summary
from cassino.rules.sharing import CodeError, rules_from_code, share_code
from cassino.server.features.house.conflicts import answers_of, idle_in_words, tidied, told
from cassino.server.features.house.drafts import Draft, draft_of, options_of, read_draft
from cassino.server.features.house.optionform import form
from cassino.server.features.rules.routes import rule_books_of
from cassino.server.http.bodies import decoded
from cassino.server.http.pages import page
from cassino.server.people import people_of
from cassino.server.people.members import asker_of, owner_of
from cassino.server.room.routes import offered
from cassino.server.storage.house import MOST_SAVED, Full, HouseRules, HouseStore
from cassino.server.storage.summary import new_id


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """What a draft begins with: one of these."""

    variant: str | None = None
    code: str | None = None
    toml: RulesText | None = None
    house: str | None = None


def store_of(request: Request) -> HouseStore:
    """The house rules of this server."""
    store: HouseStore = request.app.state.house
    return store


async def options(_request: Request) -> Response:
    """`GET /api/house/form`."""
    return JSONResponse(form())


async def listed(request: Request) -> Response:
    """`GET /api/house`: one's own."""
    found = await asyncio.to_thread(store_of(request).of, await asker_of(request))
    return JSONResponse({"house": await asyncio.to_thread(lambda: [_entry(house) for house in found])})


@lru_cache(MOST_KEPT)
def _entry(house: HouseRules) -> dict[str, Any]:
    rules = house.rules
    parent = {"id": rules.parent, "title": load_variant(rules.parent).title} if rules.parent else None
    line = rules.summary or summary(rules)
    entry = offered(rules) | {"id": house.id, "summary": line, "rules": f"/house/{house.id}/rules"}
    return entry | {"parent": parent, "code": share_code(rules), "updated": house.updated}


async def begin(request: Request) -> Response:
    """`POST /api/house/draft`: a draft from a variant, a code, a file or a saved set, and what is to be said of it."""
    start = await decoded(Start, request)
    if sum(getattr(start, name) is not None for name in start.__struct_fields__) != 1:
        raise BadRequest(422, "malformed", "Name one of `variant`, `code`, `toml` and `house`.")
    own = False
    if start.house is None:
        rules = await asyncio.to_thread(chosen_rules, start)
    else:
        house = await saved(request, start.house)
        rules, own = house.rules, (await asker_of(request)).owns(house.owner)
    draft = draft_of(rules)
    checked = await asyncio.to_thread(_checked, draft)
    return JSONResponse({"draft": msgspec.to_builtins(draft), "check": checked, "own": own})


def chosen_rules(start: Start) -> Rules:
    """The rules that a draft begins with. Raises BadRequest."""
    try:
        if start.variant is not None:
            return load_variant(start.variant)
        return rules_from_code(start.code) if start.code is not None else parse_rules(start.toml or "")
    except VariantNotFound as error:
        raise BadRequest(422, "unknown_variant", f"{str(error).capitalize()}.") from None
    except CodeError as error:
        raise wrong_code(error) from None
    except RulesError as error:
        raise unfit([_with_line(problem.line, str(problem)) for problem in error.problems]) from None


def _with_line(line: int, text: str) -> str:
    return f"Line {line}: {text}." if line else f"{text}."


async def check(request: Request) -> Response:
    """`POST /api/house/check`: everything that is wrong with a draft."""
    draft = await decoded(Draft, request)
    return JSONResponse(await asyncio.to_thread(_checked, draft))


def _checked(draft: Draft) -> dict[str, Any]:
    reading = read_draft(draft)
    rules, problems = reading.rules, told(reading)
    return {
        "parent": {"id": draft.parent, "title": reading.parent.title},
        "values": options_of(rules) | reading.unread,
        "inherited": options_of(reading.parent),
        "inherited_words": answers_of(reading.parent),
        "changes": reading.changes,
        "idle": idle_in_words(rules),
        "problems": problems,
        "tidy": tidied(reading),
        "summary": "" if problems else summary(rules),
        "toml": "" if problems else format_rules(rules),
        "code": "" if problems else share_code(rules),
    }


async def save(request: Request) -> Response:
    """`POST /api/house`: keep a new set of one's own."""
    rules, id = await _sound_rules(request), new_id()
    user, token = await owner_of(request)
    try:
        await asyncio.to_thread(store_of(request).add, id, rules, user.id)
    except Full:
        raise BadRequest(409, "full", f"You have {MOST_SAVED} house rules: delete some first.") from None
    response = JSONResponse({"id": id}, 201)
    people_of(request).give(response, token)
    return response


async def change(request: Request) -> Response:
    """`PUT /api/house/{id}`: keep other rules, or another name, under an id."""
    rules, id = await _sound_rules(request), request.path_params["id"]
    if not await asyncio.to_thread(store_of(request).change, id, rules, await asker_of(request)):
        raise _unknown()
    return JSONResponse({"id": id})


async def _sound_rules(request: Request) -> Rules:
    """The rules of a draft without problems. Raises BadRequest."""
    reading = await asyncio.to_thread(read_draft, await decoded(Draft, request))
    if reading.problems:
        raise unfit([f"{problem['title']}: {problem['text']}." for problem in told(reading)])
    return reading.rules


async def remove(request: Request) -> Response:
    """`DELETE /api/house/{id}`; matches played by these rules go on."""
    if not await asyncio.to_thread(store_of(request).remove, request.path_params["id"], await asker_of(request)):
        raise _unknown()
    return JSONResponse({})


async def toml(request: Request) -> Response:
    """`GET /api/house/{id}/toml`: the rules as a file."""
    rules = (await saved(request, request.path_params["id"])).rules
    disposition = f'attachment; filename="{rules.id}.toml"'
    return PlainTextResponse(
        format_rules(rules), headers={"Content-Disposition": disposition}, media_type="application/toml"
    )


async def saved(request: Request, id: str) -> HouseRules:
    """A saved set: who has its address may read it and play by it. Raises BadRequest."""
    found = await asyncio.to_thread(store_of(request).find, id)
    if found is None:
        raise _unknown()
    return found


def _unknown() -> BadRequest:
    return BadRequest(404, "unknown_house", "There are no such house rules; perhaps they were deleted.")


async def house_page(_request: Request) -> Response:
    """`GET /house`, `GET /house/{id}`, `GET /s/{code}`: house rules and their editor; the page reads its address."""
    return page("house.html")


async def saved_book(request: Request) -> Response:
    """`GET /house/{id}/rules`: the rule book of a saved set."""
    found = await asyncio.to_thread(store_of(request).find, request.path_params["id"])
    if found is None:
        return page("problem.html", 404, title="No such house rules", message="Perhaps they were deleted.")
    return await rule_books_of(request).page(found.rules, f"/house/{found.id}")


async def shared_book(request: Request) -> Response:
    """`GET /s/{code}/rules`: the rule book of a share code."""
    code = request.path_params["code"]
    try:
        rules = rules_from_code(code)
    except CodeError as error:
        return page("problem.html", 404, title="No such rules", message=f"{str(error).capitalize()}.")
    return await rule_books_of(request).page(rules, f"/s/{code.strip()}")


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
