"""The first deal of a match that nobody wished for by himself: of a rematch, and of a table for the house."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import table_server
from cassino.cards import parse_cards
from cassino.engine.rng import Rng
from cassino.fairness.chain import Chain
from cassino.fairness.shuffle import opening_seed
from cassino.fairness.verify import Verdict, verify
from cassino.notation.record import read_proven_record
from cassino.server.hosting import Wanted, open_table
from cassino.server.main import open_store
from server.test_server_fair import ANN, FRIENDS, Json, Table, order_of, play_deal, salt, served
from table_server import Person, seated


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with served(tmp_path_factory.mktemp("fair")) as table:
        yield table


def over(table: Table, **wish: Any) -> tuple[str, Person, Any]:
    """A match that Ann has just finished, at the window that saw it end."""
    match_id, _ = table.salted_match(target=1, **wish)
    window = seated(table.port, match_id)
    ann = window.__enter__()
    while ann.until_asked()["phase"] != "match_over":
        if ann.view["phase"] == "deal_over":
            salt(ann, ANN.link(ann.view["deal"]))
        ann.play_on()
    return match_id, ann, window


def test_a_rematch_is_promised_and_salted_before_it_is_dealt(table: Table) -> None:
    match_id, ann, window = over(table)
    deal, promised = ann.view["deal"], ann.view["fair"]["next"]
    assert promised == table.chain(match_id).next.commitment
    link = ANN.link(deal)
    assert salt(ann, link)["view"]["fair"]["ready"] == [0]
    assert salt(ann, ANN.link(deal + 1))["code"] == "salt"
    ann.send("rematch")
    following = ann.until("rematch")["id"]
    assert salt(ann, ANN.link(deal + 1))["code"] == "salt"
    window.__exit__(None, None, None)
    with seated(table.port, following) as ann:
        fair = ann.view["fair"]
        assert (fair["commitment"], fair["used"], fair["next"]) == (promised, [link, ""], "")
        dealt = table.events(following, "deal")[0]
        assert parse_cards(dealt["order"]) == order_of(table.chain(following), 1, [link, ""])
        play_deal(ann)
        if ann.view["phase"] == "deal_over":
            assert salt(ann, ANN.link(deal + 1))["view"]["fair"]["ready"] == [0]
    secrets = {table.chain(match_id).secret, table.chain(following).secret}
    assert not [frame for frame in ann.seen for secret in secrets if secret in json.dumps(frame)]


@pytest.mark.slow
def test_the_seeds_of_a_rematch_serve_once_though_the_server_dies_between(tmp_path: Path) -> None:
    with served(tmp_path) as table:
        match_id, ann, window = over(table)
        ann.send("rematch")
        following = ann.until("rematch")["id"]
        window.__exit__(None, None, None)
        (last,) = table.rows("select max(version) from events where match_id = ?", match_id)
        # As if the new match were stored, and the process had died before it was noted in the old one.
        table.rows("delete from events where match_id = ? and version = ? and kind = 'rematch'", match_id, last[0])
        first = table.events(following, "deal")
    with served(tmp_path) as table, seated(table.port, match_id) as ann:
        assert ann.view["fair"]["next"] and ann.view["can"]["rematch"]
        salt(ann, ANN.link(ann.view["deal"]))
        ann.send("rematch")
        assert ann.until("rematch")["id"] == following
        assert table.events(following, "deal") == first
        assert len(table.rows("select id from matches")) == 2


def test_a_deal_that_is_taken_back_keeps_its_salts(table: Table) -> None:
    _, ann, window = over(table)
    deal = ann.view["deal"]
    salt(ann, ANN.link(deal))
    ann.send("undo")
    while ann.view["phase"] != "play":
        ann.receive()
    assert (ann.view["fair"]["next"], ann.view["fair"]["ready"]) == ("", [0])
    window.__exit__(None, None, None)


def hosted(table: Table, people: int = 2, bots: int = 0) -> str:
    store = open_store(table.database)
    try:
        return open_table(store, Wanted("casino", people, bots, "random"))
    finally:
        store.close()


def join(table: Table, match_id: str, name: str, **more: Any) -> Json:
    """What a newcomer is answered."""
    answer = httpx.post(f"http://127.0.0.1:{table.port}/api/matches/{match_id}/join", json={"name": name, **more})
    return dict(answer.json())


@pytest.mark.parametrize("bots", [0, 1, 2])
def test_the_first_who_comes_to_a_hosted_table_salts_its_first_deal(table: Table, bots: int) -> None:
    match_id = hosted(table, 2, bots)
    with seated(table.port, match_id, "watch") as watcher:
        before = watcher.view
        assert (before["fair"]["used"], before["log"]) == ([""] * (2 + bots), [])
        assert join(table, match_id, "Ann", salt=ANN.link(0), seat=0) == {"seat": 0, "when": "now", "salted": True}
        while not watcher.view["fair"]["used"][0]:
            watcher.receive()
        fair = watcher.view["fair"]
        salts = [ANN.link(0), *[""] * (1 + bots)]
        assert (fair["commitment"], fair["used"]) == (before["fair"]["commitment"], salts)
        bea = Chain(hashlib.sha256(b"Bea").hexdigest()).link(0)
        assert join(table, match_id, "Bea", salt=bea, seat=1) == {"seat": 1, "when": "now", "salted": False}
    chain, dealt = table.chain(match_id), table.events(match_id, "deal")
    assert parse_cards(dealt[0]["order"]) == order_of(chain, 1, [""] * (2 + bots))
    assert parse_cards(dealt[1]["order"]) == order_of(chain, 1, salts) and len(dealt) == 2
    opening = opening_seed(chain.link(0), chain.commitment, ANN.link(0))
    assert dealt[1]["dealer"] == Rng(opening).below(2 + bots)


def test_nobody_deals_a_hosted_table_anew_once_somebody_has_come(table: Table) -> None:
    match_id = hosted(table)
    assert join(table, match_id, "Ann") == {"seat": 0, "when": "now", "salted": False}
    assert join(table, match_id, "Bea", salt=ANN.link(0)) == {"seat": 1, "when": "now", "salted": False}
    friends = table.new_match(seats=FRIENDS)
    assert not join(table, friends, "Bea", salt=ANN.link(0))["salted"]
    for match, links in ((match_id, ["", ""]), (friends, ["", ""])):
        assert len(table.events(match, "deal")) == 1 and table.events(match, "deal")[0]["fair"] == {"salts": links}
    waiting = hosted(table)
    for wrong in ("zz", ANN.link(0) + "\n", ANN.link(0).upper() + "00"):
        assert join(table, waiting, "Ann", salt=wrong)["error"] == ("text" if len(wrong) > 64 else "malformed")


@pytest.mark.slow
def test_nobody_deals_a_hosted_table_anew_once_somebody_has_come_and_was_deleted(tmp_path: Path) -> None:
    """He has seen a hand, and may come back as somebody else."""
    with served(tmp_path) as table:
        match_id, again = hosted(table), hosted(table)
        for match in (match_id, again):
            assert table.client.post(f"/api/matches/{match}/join", json={"name": "Ann"}).status_code == 200
        assert table.client.request("DELETE", "/api/me", json={}).status_code == 204
        assert not join(table, match_id, "Bea", salt=ANN.link(0))["salted"]
    with served(tmp_path) as table:
        assert not join(table, again, "Bea", salt=ANN.link(0))["salted"]
        assert [len(table.events(match, "deal")) for match in (match_id, again)] == [1, 1]


@pytest.mark.slow
def test_a_hosted_table_is_replayed_and_recorded_with_its_salt(tmp_path: Path) -> None:
    with served(tmp_path) as table:
        match_id = hosted(table, 1, 1)
        commitment = table.chain(match_id).commitment
        answer = table.client.post(f"/api/matches/{match_id}/join", json={"name": "Ann", "salt": ANN.link(0)})
        assert answer.json()["salted"]
        table_server.KEYS[match_id] = {0: f"cassino_session={table.client.cookies['cassino_session']}"}
    with served(tmp_path) as table, seated(table.port, match_id) as ann:
        play_deal(ann)
        ann.send("resign")
        while ann.view["phase"] != "match_over":
            ann.receive()
        played, _, proof = read_proven_record(table.client.get(f"/api/matches/{match_id}/record").text)
    found = verify(played, proof, commitment)
    assert {finding.verdict for finding in found if finding.deal == 0} == {Verdict.RIGHT}
    assert not [finding for finding in found if finding.verdict is Verdict.FAULT]
