"""What the server says of itself: complete, and true of what it sends."""

from typing import Any

import httpx
import msgspec
import pytest

from cassino.engine.rng import Rng
from cassino.hosted.commands import fair
from cassino.hosted.commands.creation import NewMatch, SeatWish, created, terms
from cassino.hosted.frames.view import view_frame
from cassino.hosted.match.events import Counted, Moved
from cassino.hosted.match.match import HostedMatch, begun, replayed
from cassino.hosted.match.timestamps import now
from cassino.hosted.wire.messages import ViewFrame
from cassino.notation.move import format_move
from cassino.rules import load_variant, variant_ids
from cassino.server.app import ROUTES
from cassino.server.openapi.document import Undescribed, api_routes, document, plain
from cassino.server.openapi.operations import OPERATIONS
from sent import sent

Json = dict[str, Any]
VIEWS = 240


@pytest.fixture(scope="module")
def said(port: int) -> Json:
    found: Json = httpx.get(f"http://127.0.0.1:{port}/openapi.json").json()
    return found


def test_every_address_for_programs_is_described(said: Json) -> None:
    routes = list(api_routes(ROUTES))
    assert len(routes) > 40
    for path, method, _ in routes:
        operation = said["paths"][plain(path)][method]
        assert operation["summary"][-1] in ".?" and operation["summary"][0] != "`", path
        assert {"429", "500", "503"} < set(operation["responses"])
    assert {endpoint for _, _, endpoint in routes} == set(OPERATIONS)


def test_what_is_not_described_is_named() -> None:
    with pytest.raises(Undescribed, match="GET /api/variants"):
        document(ROUTES, {})


def test_all_that_is_referred_to_is_there_and_names_are_unique(said: Json) -> None:
    def references(part: Any) -> list[str]:
        if isinstance(part, dict):
            own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
            return own + [each for value in part.values() for each in references(value)]
        return [each for value in part for each in references(value)] if isinstance(part, list) else []

    found = set(references(said))
    assert len(found) > 60
    for reference in found:
        _, _, kind, name = reference.split("/")
        assert name in said["components"][kind]
    names = [each["operationId"] for path in said["paths"].values() for each in path.values()]
    assert len(set(names)) == len(names)


def test_bodies_are_those_that_the_server_reads(said: Json) -> None:
    body = said["paths"]["/api/matches"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert body == {"$ref": "#/components/schemas/NewMatch"}
    schema = said["components"]["schemas"]["NewMatch"]
    assert set(schema["properties"]) == set(NewMatch.__struct_fields__) and schema["additionalProperties"] is False


def played(variant: str, seed: int) -> HostedMatch:
    """A match against bots that has begun."""
    players = load_variant(variant).seating.players
    bots = players[seed % len(players)] - 1
    seats = (SeatWish("human", "Ann"), *(SeatWish("bot", "Hal", "random"),) * bots)
    return replayed(begun(created(terms(NewMatch(seats, variant=variant, seed=seed)))), now())


@pytest.mark.parametrize("variant", variant_ids())
def test_every_view_is_as_described(variant: str) -> None:
    hosted, rng, seen = played(variant, 3), Rng(5), 0
    while hosted.phase != "match_over" and seen < VIEWS:
        for seat in (None, *range(len(hosted.places))):
            frame = sent(view_frame(hosted, "m", seat))
            assert msgspec.to_builtins(msgspec.convert(frame, ViewFrame)) == frame
            seen += 1
        if hosted.phase == "deal_over":
            hosted.apply(fair.next_deal(hosted), now())
            continue
        if hosted.phase == "announcing":
            hosted.apply(Counted(), now())
            continue
        state, moves = hosted.match.state, hosted.match.legal_moves
        hosted.apply(Moved(state.turn, format_move(state, moves[rng.below(len(moves))])), now())
    assert seen > 50
