"""One's own matches: who sees which, how they are searched, what is taken along."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import insert

from cassino.answers.games import Wish, game_of
from cassino.answers.summary import summary
from cassino.engine.rng import Rng
from cassino.hosted.commands.commands import moved
from cassino.hosted.commands.fair import next_deal
from cassino.hosted.frames.view import view_frame
from cassino.hosted.match.events import Counted, Created, Place
from cassino.hosted.match.match import HostedMatch, begun, replayed
from cassino.notation.move import format_move
from cassino.notation.record import parse_record
from cassino.rules import format_rules, load_variant, variant_ids
from cassino.server.features.games.answers import Export
from cassino.server.features.games.service import Games
from cassino.server.main import open_store
from cassino.server.storage import schema
from cassino.server.storage.events import Store
from sent import sent
from services import database as database, postgres as postgres
from table_server import browser, running_server

Opener = Callable[[int, str], httpx.Client]
AT = "2026-01-01T00:00:00.000000Z"


def _hosted(variant: str, names: tuple[str, ...], seed: int = 1) -> HostedMatch:
    rules = load_variant(variant)
    places = tuple(Place("human", name, user=name.lower()) for name in names)
    text = format_rules(replace(rules, parent=""))
    return replayed(begun(Created(rules.id, text, rules.ending.target, seed, 1, places)), AT)


def _add(store: Store, id: str, variant: str, *names: str) -> None:
    hosted = _hosted(variant, names)
    store.create(id, begun(hosted.created), summary(hosted))


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = open_store(database)
    with opened.engine.begin() as connection:
        rows = [{"id": name.lower(), "name": name, "created": AT, "seen": AT} for name in ("Ann", "Bob", "Cid_50%")]
        connection.execute(insert(schema.users), rows)
    yield opened
    opened.close()


def _ids(games: Games, user: str | None, wish: Wish, nobodys: bool = False) -> list[str]:
    return [each.id for each in games.page(user, wish, nobodys).matches]


@pytest.mark.parametrize(
    ("name", "searches"),
    [
        ("İbrahim", ["ibrahim", "IBRAHIM", "İBRAHİM", "ıbrahim"]),
        ("Işıl", ["isil", "ışıl", "IŞIL", "İŞİL"]),
        ("Zoë", ["zoe", "ZOË", "zoe\u0308"]),
        ("Zoe\u0308", ["zoe", "zoë"]),
        ("Łukasz Ødegård", ["lukasz", "ŁUKASZ odegard"]),
        ("O’Brien", ["o'brien", "O’BRIEN"]),
        ("иван", ["ИВАН"]),
    ],
)
def test_names_are_found_without_their_accents(store: Store, name: str, searches: list[str]) -> None:
    _add(store, "first", "casino_long", "Ann", name)
    _add(store, "second", "casino_long", "Ann", "Bob")
    for search in searches:
        assert _ids(Games(store.engine), "ann", Wish(search=search)) == ["first"], search


def test_everybody_sees_his_own_matches_newest_first_and_finds_them(store: Store) -> None:
    _add(store, "first", "casino_long", "Ann", "Bob")
    _add(store, "second", "royal_north_american", "Ann", "Cid_50%")
    _add(store, "theirs", "casino_long", "Cid_50%", "Bob")
    _add(store, "nobodys", "casino_long", "Guest", "Friend")
    games = Games(store.engine)
    assert _ids(games, "ann", Wish()) == ["second", "first"]
    assert [each.seat for each in games.page("bob", Wish()).matches] == [1, 1]
    assert _ids(games, "ann", Wish(variant="casino_long")) == ["first"]
    assert _ids(games, "ann", Wish(search="BO")) == ["first"]
    assert _ids(games, "ann", Wish(search="royal d_50%")) == ["second"]
    assert _ids(games, "ann", Wish(search="%")) == ["second"]
    assert _ids(games, "ann", Wish(search="score")) == []
    assert _ids(games, "ann", Wish(state="over")) == []
    assert _ids(games, "ann", Wish(state="playing")) == ["second", "first"]
    assert _ids(games, None, Wish()) == []
    assert _ids(games, None, Wish(), nobodys=True) == ["nobodys"]
    assert _ids(games, "bob", Wish(), nobodys=True) == ["nobodys", "theirs", "first"]


def test_pages_follow_one_another_without_a_gap(store: Store) -> None:
    for number in range(120):
        _add(store, f"m{number}", "casino_long", "Ann", "Bob")
    games, found, before = Games(store.engine), list[str](), ""
    for wanted in (50, 50, 20):
        page = games.page("ann", Wish(before=before))
        assert len(page.matches) == wanted
        found += [each.id for each in page.matches]
        before = page.more or ""
    assert found == [f"m{number}" for number in reversed(range(120))]
    assert before == ""


@pytest.mark.sampled(5)
@pytest.mark.parametrize("variant", variant_ids())
def test_a_match_in_play_is_told_as_its_owner_sees_it(variant: str) -> None:
    names = tuple(f"P{seat}" for seat in range(load_variant(variant).seating.players[-1]))
    hosted, luck = _hosted(variant, names), Rng(3)
    for _ in range(60):
        if hosted.phase == "match_over":
            break
        if hosted.phase == "announcing":
            hosted.apply(Counted(), AT)
            continue
        state, moves = hosted.match.state, hosted.match.legal_moves
        move = None if hosted.phase == "deal_over" else moves[luck.below(len(moves))]
        hosted.apply(moved(hosted, state.turn, format_move(state, move)) if move else next_deal(hosted), AT)
        for seat in (0, None):
            assert_told_as_seen(hosted, seat)


def assert_told_as_seen(hosted: HostedMatch, seat: int | None) -> None:
    """The record has the deals that are over; of the one in play there is the view, and nothing else with cards."""
    found = sent(game_of("k3v9", hosted, seat))
    record, view = found.pop("record"), found.pop("view")
    is_play = not hosted.is_deal_done
    over = len(hosted.match.deals) - is_play
    assert (record is None) == (over == 0)
    assert record is None or len(parse_record(record).deals) == over
    assert view == (sent(view_frame(hosted, "k3v9", seat))["view"] if is_play else None)
    assert set(found) == {"id", "variant", "seat", "players", "phase", "sides", "winner", "version"}


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with running_server(tmp_path_factory.mktemp("games") / "cassino.db") as port:
        yield port


@pytest.fixture
def person() -> Iterator[Opener]:
    """Opens browsers of new people."""
    with ExitStack() as stack:

        def opened(port: int, name: str) -> httpx.Client:
            client = stack.enter_context(browser(port))
            assert client.post("/api/me", json={"name": name}).status_code == 201
            return client

        yield opened


def _made(client: httpx.Client, **more: Any) -> str:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "name": "Hal", "bot": "random"}]
    answer = client.post("/api/matches", json={"variant": "casino", "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_the_list_is_ones_own_over_http(port: int, person: Opener) -> None:
    ann, bob = person(port, "Ann"), person(port, "Bob")
    id = _made(ann)
    assert [each["id"] for each in ann.get("/api/matches").json()["matches"]] == [id]
    assert bob.get("/api/matches").json() == {"matches": [], "more": None}
    for query, code in (("state=odd", "state"), ("colour=red", "unknown_field"), ("search=" + 81 * "x", "search")):
        answer = ann.get(f"/api/matches?{query}")
        assert (answer.status_code, answer.json()["error"]) == (422, code)
    assert ann.get("/api/matches?search=%00").status_code == 422


def test_the_export_has_all_ones_matches_as_its_owner_may_know_them(port: int, person: Opener) -> None:
    ann = person(port, "Ann")
    ids = [_made(ann), _made(ann, variant="royal")]
    answer = ann.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    found = msgspec.to_builtins(msgspec.json.decode(answer.content, type=Export))
    assert (found["me"]["name"], found["ratings"]) == ("Ann", [])
    assert [each["id"] for each in found["matches"]] == ids
    for each in found["matches"]:
        assert each["record"] is None
        assert (each["seat"], len(each["view"]["hand"]) > 0) == (0, True)
        assert each == ann.get(f"/api/matches/{each['id']}/record.json").json()
        stranger = httpx.get(f"http://127.0.0.1:{port}/api/matches/{each['id']}/record.json").json()
        assert (stranger["seat"], stranger["view"]["hand"]) == (None, [])
    assert httpx.get(f"http://127.0.0.1:{port}/api/me/export").status_code == 401
    assert ann.get("/api/matches/none/record.json").status_code == 404


def test_ratings_are_told_by_game(port: int, person: Opener) -> None:
    ann = person(port, "Ann")
    assert ann.get("/api/ratings").json() == {"ratings": [], "mine": []}
    assert ann.get("/api/ratings?variant=casino_long&players=3").json() == {"ratings": [], "mine": []}
    for query, code in (("variant=chess", "unknown_variant"), ("variant=casino_long&players=9", "players")):
        answer = ann.get(f"/api/ratings?{query}")
        assert (answer.status_code, answer.json()["error"]) == (422, code)


@pytest.mark.slow
def test_a_damaged_match_does_not_spoil_the_export(tmp_path: Path, person: Opener) -> None:
    with running_server(tmp_path / "cassino.db") as port:
        ann = person(port, "Ann")
        broken, whole = _made(ann), _made(ann)
        store = open_store(tmp_path / "cassino.db")
        with store.engine.begin() as connection:
            connection.execute(schema.events.update().where(schema.events.c.match_id == broken).values(body="{"))
        store.close()
        found = msgspec.json.decode(ann.get("/api/me/export").content, type=Export)
        assert [each.id for each in found.matches] == [whole]
        assert [(each.id, each.error) for each in found.unread] == [(broken, "damaged")]
