"""Fair deals over the real protocol: promised, salted, revealed after the deal, never before."""

import hashlib
import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from cassino.cards import parse_cards
from cassino.fairness.chain import LINKS, Chain
from cassino.fairness.shuffle import deal_key, fair_order
from cassino.fairness.verify import Verdict, verify
from cassino.hosted.commands import fair
from cassino.notation.record import read_proven_record
from cassino.rules import load_variant
from cassino.server.main import open_store
from cassino.server.storage.promises import Promises
from table_server import Person, browser, running_server, seated

Json = dict[str, Any]
ANN = Chain(hashlib.sha256(b"Ann").hexdigest())
SEATS = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "name": "Hal", "bot": "greedy"}]
FRIENDS = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bea"}]


class Table:
    """A server with its database in view."""

    def __init__(self, port: int, database: Path, client: httpx.Client) -> None:
        self.port = port
        self.database = database
        self.client = client

    def promise(self) -> str:
        answer = self.client.post("/api/fair", json={})
        assert answer.status_code == 201
        return str(answer.json()["commitment"])

    def create(self, **more: Any) -> httpx.Response:
        return self.client.post("/api/matches", json={"variant": "casino", "seats": SEATS, **more})

    def new_match(self, **more: Any) -> str:
        answer = self.create(**more)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def salted_match(self, **more: Any) -> tuple[str, str]:
        """A match with Ann's salt; its id and its commitment."""
        commitment = self.promise()
        return self.new_match(fair={"commitment": commitment, "salt": ANN.link(0)}, **more), commitment

    def rows(self, query: str, *arguments: Any) -> list[Any]:
        with sqlite3.connect(self.database) as connection:
            return connection.execute(query, arguments).fetchall()

    def chain(self, match_id: str) -> Chain:
        return Chain(self.rows("select secret from chains where match_id = ?", match_id)[0][0])

    def events(self, match_id: str, kind: str) -> list[Json]:
        found = self.rows("select body from events where match_id = ? and kind = ? order by version", match_id, kind)
        return [json.loads(body) for (body,) in found]


@contextmanager
def served(folder: Path) -> Iterator[Table]:
    """A server on the database of a folder."""
    database = folder / "cassino.db"
    with running_server(database) as port, browser(port) as client:
        yield Table(port, database, client)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with served(tmp_path_factory.mktemp("fair")) as table:
        yield table


def play_deal(person: Person) -> None:
    while person.until_asked()["phase"] == "play":
        person.play_on()


def salt(person: Person, link: str, deal: int | None = None) -> Json:
    """Give a salt for the coming deal; the view that shows it, or the error."""
    person.send("salt", deal=person.view["deal"] + 1 if deal is None else deal, salt=link)
    while (frame := person.receive())["type"] != "error" and link not in frame["view"]["fair"]["given"]:
        pass
    return frame


def order_of(chain: Chain, number: int, salts: list[str]) -> list[int]:
    key = deal_key(chain.link(number), chain.commitment, number, salts)
    return list(fair_order(load_variant("casino"), key))


def test_a_match_is_dealt_from_its_promise_and_the_creators_salt(table: Table) -> None:
    match_id, commitment = table.salted_match()
    with seated(table.port, match_id) as ann:
        shown = ann.view["fair"]
    assert (shown["commitment"], shown["revealed"]) == (commitment, 0)
    assert shown["used"] == shown["given"] == [ANN.link(0), ""]
    chain = table.chain(match_id)
    assert chain.commitment == commitment
    assert shown["seed"] == chain.link(0)
    (dealt,) = table.events(match_id, "deal")
    assert parse_cards(dealt["order"]) == order_of(chain, 1, [ANN.link(0), ""])


def test_a_promise_is_kept_once(table: Table) -> None:
    wish = {"commitment": table.promise(), "salt": ANN.link(0)}
    assert table.create(fair=wish).status_code == 201
    for again in (wish, {"commitment": "ab" * 32, "salt": ANN.link(0)}):
        answer = table.create(fair=again)
        assert (answer.status_code, answer.json()["error"]) == (409, "promise")


def test_an_old_promise_is_forgotten(table: Table) -> None:
    commitment = table.promise()
    with sqlite3.connect(table.database) as connection:
        connection.execute("update promises set made = '2020-01-01' where commitment = ?", (commitment,))
    table.promise()
    assert table.create(fair={"commitment": commitment, "salt": ANN.link(0)}).status_code == 409


@pytest.mark.parametrize("broken", ["", "ab", "AB" * 32, "g" * 64])
def test_only_links_are_taken(table: Table, broken: str) -> None:
    commitment = table.promise()
    for wish in ({"commitment": commitment, "salt": broken}, {"commitment": broken, "salt": ANN.link(0)}):
        answer = table.create(fair=wish)
        assert (answer.status_code, answer.json()["error"]) == (422, "salt")
    assert table.create(fair={"commitment": commitment}).status_code == 400
    assert table.create(fair={"commitment": commitment, "salt": ANN.link(0)}, seed=3).status_code == 422


@pytest.mark.slow
def test_a_whole_match_is_verified_and_no_seed_was_told_too_early(table: Table) -> None:
    match_id, commitment = table.salted_match(target=21)
    chain = table.chain(match_id)
    with seated(table.port, match_id) as ann:
        while True:
            play_deal(ann)
            if ann.view["phase"] == "match_over":
                break
            assert salt(ann, ANN.link(ann.view["deal"]))["view"]["fair"]["ready"] == [0]
            ann.ask("next_deal")
        seen = ann.seen
        deals = ann.view["deal"]
    links = [chain.link(number) for number in range(LINKS)]
    for frame in seen:
        text = json.dumps(frame)
        if frame["type"] == "view":
            finished = frame["view"]["deal"] - (frame["view"]["phase"] == "play")
            assert frame["view"]["fair"]["revealed"] == finished
            assert frame["view"]["fair"]["seed"] == chain.link(finished)
            assert [link for link in links[finished + 1 :] if link in text] == []
        assert chain.secret not in text
    record = table.client.get(f"/api/matches/{match_id}/record").text
    assert chain.secret not in record
    played, _, proof = read_proven_record(record)
    found = verify(played, proof, commitment)
    assert [finding for finding in found if finding.verdict is Verdict.FAULT] == []
    bound = [finding.deal for finding in found if "the salt of A was fixed" in finding.text]
    assert bound == list(range(2, deals + 1))
    assert deals > 1


def test_a_deal_that_was_broken_off_is_told_and_verified(table: Table) -> None:
    """Who gives up ends the deal: its cards and its seed are told, in the deal, the record and the export alike."""
    match_id, commitment = table.salted_match(target=1000)
    chain = table.chain(match_id)
    with seated(table.port, match_id) as ann:
        play_deal(ann)
        ann.ask("next_deal")
        ann.play_on()
        deals = f"/api/matches/{match_id}/deals"
        assert table.client.get(f"{deals}/2").status_code == 409
        ann.until_asked()
        ann.send("resign")
        while ann.view["phase"] != "match_over":
            ann.receive()
        assert (ann.view["fair"]["revealed"], ann.view["fair"]["seed"]) == (2, chain.link(2))
    told, whole = table.client.get(f"{deals}/2").json(), table.client.get(f"{deals}/1").json()
    assert (told["ended"], whole["ended"]) == ({"seat": 0, "reason": "resign"}, None)
    assert len(told["rounds"]) >= 1 and len(told["moves"]) >= 1
    record = table.client.get(f"/api/matches/{match_id}/record").text
    assert told["record"] == record == table.client.get(f"/api/matches/{match_id}/record.json").json()["record"]
    assert "[Ended] Ann gave up" in record and chain.link(3) not in record
    played, _, proof = read_proven_record(record)
    found = verify(played, proof, commitment)
    assert [finding for finding in found if finding.verdict is Verdict.FAULT] == []
    assert [
        finding.deal for finding in found if "cards are in the order that the seed and the salts give" in finding.text
    ] == [1, 2]


def test_a_deal_waits_for_no_salt(table: Table) -> None:
    match_id, _ = table.salted_match(target=1000)
    with seated(table.port, match_id) as ann:
        play_deal(ann)
        ann.ask("next_deal")
        assert (ann.view["deal"], ann.view["fair"]["used"]) == (2, ["", ""])
    dealt = table.events(match_id, "deal")[1]
    assert parse_cards(dealt["order"]) == order_of(table.chain(match_id), 2, ["", ""])


def test_a_match_without_a_promise_has_a_chain_too(table: Table) -> None:
    match_id = table.new_match()
    with seated(table.port, match_id) as ann:
        assert ann.view["fair"]["commitment"] == table.chain(match_id).commitment
        assert ann.view["fair"]["used"] == ["", ""]


def test_what_is_refused_changes_nothing(table: Table) -> None:
    match_id, _ = table.salted_match()
    with seated(table.port, match_id) as ann, seated(table.port, match_id, "watch") as watcher:
        version = ann.until_asked()["version"]
        watcher.view = ann.view
        for link, deal in ((ANN.link(1), 2), (ANN.link(5), 1), (ANN.link(5), 3), ("zz", 2), ("ab" * 33, 2)):
            assert salt(ann, link, deal)["code"] == "salt"
        assert salt(watcher, ANN.link(5))["code"] == "not_your_seat"
        assert ann.ask("salt", salt=ANN.link(5))["code"] == "malformed"
    assert len(table.rows("select version from events where match_id = ? and version > ?", match_id, version)) == 0


def test_a_salt_does_not_depend_on_the_version_and_is_nothing_to_speak_of(table: Table) -> None:
    match_id = table.new_match()
    with seated(table.port, match_id) as ann:
        ann.send_text(json.dumps({"type": "salt", "version": 0, "deal": 2, "salt": ANN.link(0)}))
        frame = ann.until("view")
        while not frame["view"]["fair"]["given"][0]:
            frame = ann.until("view")
        assert frame["view"]["fair"]["given"] == [ANN.link(0), ""]
        assert frame["view"]["announce"] == []
        play_deal(ann)
        assert salt(ann, ANN.link(1))["view"]["fair"]["ready"] == [0]
        ann.ask("next_deal")
        assert ann.view["fair"]["used"] == [ANN.link(1), ""]


def test_a_salt_sent_again_is_answered_by_the_same_done(table: Table) -> None:
    match_id = table.new_match(target=1000)
    with seated(table.port, match_id) as ann:
        frame = json.dumps({"type": "salt", "version": 0, "id": "once", "deal": 2, "salt": ANN.link(0)})
        for _ in range(2):
            ann.send_text(frame)
        first, second = ann.until("done"), ann.until("done")
        play_deal(ann)
        ann.ask("next_deal")
        ann.send_text(frame)  # now it would be refused, were it another one
        assert first == second == ann.until("done")
    assert len(table.events(match_id, "salt")) == 1


def test_friends_are_bound_before_they_know_anothers_salt(table: Table) -> None:
    bea_links = Chain(hashlib.sha256(b"Bea").hexdigest())
    match_id, _ = table.salted_match(seats=FRIENDS, target=1000)
    with seated(table.port, match_id) as ann, seated(table.port, match_id, "1") as bea:
        while ann.view["phase"] == "play":
            for person in (ann, bea):
                person.await_version(max(ann.view["version"], bea.view["version"]))
            if ann.view["phase"] != "play":
                break
            mover = ann if ann.view["can"]["move"] else bea
            mover.send("move", move=mover.any_move())
            mover.until("view")
        while bea.view["version"] < ann.view["version"]:
            bea.receive()
        assert salt(ann, ANN.link(1))["view"]["fair"]["ready"] == [0]
        bea.until("view")
        late = salt(bea, bea_links.link(0))
        assert (late["view"]["fair"]["late"], late["view"]["fair"]["ready"]) == ([1], [0])
        assert salt(bea, bea_links.link(1))["code"] == "salt"
        while ann.view["version"] < bea.view["version"]:
            ann.receive()
        ann.ask("next_deal")
        assert ann.view["fair"]["used"] == [ANN.link(1), ""]
        assert ann.view["fair"]["given"] == [ANN.link(1), bea_links.link(0)]


def test_chosen_seeds_and_daily_deals_promise_nothing(table: Table) -> None:
    chosen = table.new_match(seed=3)
    daily = table.client.post("/api/daily", json={"name": "Ann"}).json()["id"]
    for match_id in (chosen, daily):
        with seated(table.port, match_id) as ann:
            assert ann.until_asked()["fair"] is None
            assert salt(ann, ANN.link(0))["code"] == "salt"
        assert table.rows("select * from chains where match_id = ?", match_id) == []


def test_a_rematch_has_seeds_of_its_own(table: Table) -> None:
    match_id, commitment = table.salted_match(target=1)
    with seated(table.port, match_id) as ann:
        while ann.until_asked()["phase"] != "match_over":
            ann.play_on()
        ann.send("rematch")
        following = ann.until("rematch")["id"]
    with seated(table.port, following) as ann:
        assert ann.view["fair"]["commitment"] == table.chain(following).commitment != commitment


def test_another_process_goes_on_with_the_same_chain(tmp_path: Path) -> None:
    with served(tmp_path) as table:
        match_id, _ = table.salted_match(target=1000)
        with seated(table.port, match_id) as ann:
            play_deal(ann)
            salt(ann, ANN.link(1))
    with served(tmp_path) as table, seated(table.port, match_id) as ann:
        assert ann.view["fair"]["ready"] == [0]
        ann.ask("next_deal")
        assert ann.view["fair"]["used"] == [ANN.link(1), ""]
        dealt = table.events(match_id, "deal")[1]
        assert parse_cards(dealt["order"]) == order_of(table.chain(match_id), 2, [ANN.link(1), ""])


def first_frame(table: Table, match_id: str) -> Json:
    with seated(table.port, match_id) as ann:
        return ann.seen[0]


def test_a_lost_or_changed_chain_is_told_not_replaced(tmp_path: Path) -> None:
    with served(tmp_path) as table:
        match_id, _ = table.salted_match(target=1000)
        table.rows("delete from chains")
    with served(tmp_path) as table:
        with seated(table.port, match_id) as ann:
            play_deal(ann)
            assert ann.view["fair"]["seed"] == ""
            assert ann.ask("next_deal")["code"] == "damaged"
        table.rows("insert into chains values (?, ?)", match_id, "ab" * 32)
    with served(tmp_path) as table:
        assert first_frame(table, match_id)["code"] == "damaged"


def test_salts_changed_in_the_database_are_found(tmp_path: Path) -> None:
    with served(tmp_path) as table:
        match_id, _ = table.salted_match(target=1000)
        with seated(table.port, match_id) as ann:
            play_deal(ann)
            salt(ann, ANN.link(1))
            ann.ask("next_deal")
        table.rows("update events set body = replace(body, ?, ?) where kind = 'deal'", ANN.link(1), ANN.link(2))
    with served(tmp_path) as table:
        assert first_frame(table, match_id)["code"] == "damaged"


@pytest.mark.slow
def test_beyond_the_chain_a_deal_is_drawn_and_says_so(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id, _ = table.salted_match(target=1000)
    monkeypatch.setattr(fair, "LINKS", 2)
    with seated(table.port, match_id) as ann:
        play_deal(ann)
        salt(ann, ANN.link(1))
        ann.ask("next_deal")
        assert (ann.view["deal"], ann.view["fair"]["revealed"]) == (2, 1)
    assert "fair" not in table.events(match_id, "deal")[1]


@pytest.mark.slow
def test_promises_are_no_secret_but_their_seeds_are(tmp_path: Path) -> None:
    store = open_store(tmp_path / "a.db")
    promises = Promises(store.engine)
    commitments = {promises.make() for _ in range(5)}
    assert len(commitments) == 5
    for commitment in commitments:
        secret = promises.take(commitment)
        assert secret and Chain(secret).commitment == commitment
        assert promises.take(commitment) is None
    store.close()
