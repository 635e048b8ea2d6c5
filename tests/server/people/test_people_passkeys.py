"""Passkeys without a browser: garbage, foreign challenges, a server that cannot have them."""

import base64
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from cassino.server.people import passkeys
from cassino.server.people.accounts import AccountStore, Taken, TooMany
from cassino.server.people.passkeys import Passkey
from cassino.server.people.store import PeopleStore
from cassino.server.storage.database import open_database
from table_server import running_server


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A guest's browser, on a server by its name."""
    with (
        running_server(tmp_path_factory.mktemp("passkeys") / "cassino.db") as port,
        httpx.Client(base_url=f"http://localhost:{port}") as client,
    ):
        assert client.post("/api/me", json={"name": "Ada"}).status_code == 201
        yield client


def text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def challenge(web: httpx.Client, path: str) -> str:
    return str(web.post(path, json={}).json()["publicKey"]["challenge"])


def answer(web: httpx.Client, challenge: str, kind: str, **response: Any) -> dict[str, Any]:
    """A credential that answers a challenge, as far as can be seen without a key."""
    told = {"type": f"webauthn.{kind}", "challenge": challenge, "origin": str(web.base_url).rstrip("/")}
    parts = {"clientDataJSON": text(json.dumps(told).encode()), **response}
    return {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": parts, "clientExtensionResults": {}}


def refused(answer: httpx.Response, *statuses: int) -> None:
    assert answer.status_code in statuses and answer.json()["error"] == "wrong_passkey", answer.text


def test_what_a_browser_is_told_to_make(web: httpx.Client) -> None:
    options = web.post("/api/me/passkeys/options", json={}).json()["publicKey"]
    assert options["rp"]["id"] == "localhost" and options["user"]["name"] == "Ada"
    assert options["authenticatorSelection"]["residentKey"] == "required" and options["attestation"] == "none"
    assert len(options["challenge"]) >= 43


def test_a_challenge_of_another_is_not_answered(web: httpx.Client) -> None:
    with httpx.Client(base_url=web.base_url) as other:
        other.post("/api/me", json={"name": "Eve"})
        foreign = challenge(other, "/api/me/passkeys/options")
    for wrong in (foreign, challenge(web, "/api/login/passkey/options"), text(b"x" * 32)):
        refused(web.post("/api/me/passkeys", json={"credential": answer(web, wrong, "create")}), 422)
    own = challenge(web, "/api/me/passkeys/options")
    refused(web.post("/api/login/passkey", json={"credential": answer(web, own, "get")}), 401)


def test_a_passkey_that_is_not_known_is_nobody(web: httpx.Client) -> None:
    given = challenge(web, "/api/login/passkey/options")
    refused(web.post("/api/login/passkey", json={"credential": answer(web, given, "get")}), 401)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=10), inner, max_size=3),
    max_leaves=10,
)


@given(st.dictionaries(st.sampled_from(["id", "rawId", "type", "response"]) | st.text(max_size=5), JSON, max_size=4))
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_garbage_is_refused(web: httpx.Client, credential: dict[str, Any]) -> None:
    for path in ("/api/login/passkey", "/api/me/passkeys"):
        refused(web.post(path, json={"credential": credential}), 401, 422)


@given(st.binary(max_size=200), JSON)
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_garbage_with_a_right_challenge_is_refused(web: httpx.Client, content: bytes, anything: Any) -> None:
    for attestation in (text(content), anything):
        given = challenge(web, "/api/me/passkeys/options")
        credential = answer(web, given, "create", attestationObject=attestation)
        refused(web.post("/api/me/passkeys", json={"credential": credential}), 422)
    me = web.get("/api/me").json()["me"]
    assert me is not None and not me["account"]


def test_there_are_no_passkeys_for_a_number(web: httpx.Client) -> None:
    numbered = str(web.base_url).replace("localhost", "127.0.0.1")
    answer = httpx.post(f"{numbered}/api/login/passkey/options", json={})
    assert answer.status_code == 422 and answer.json()["error"] == "no_passkeys_here"


def test_without_the_library_the_server_says_so(web: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "HAS_LIBRARY", False)
    for path in ("/api/login/passkey/options", "/api/me/passkeys/options"):
        answer = web.post(path, json={})
        assert answer.status_code == 501 and "cassino[accounts]" in answer.json()["message"]


@pytest.fixture
def accounts(database: str) -> Iterator[tuple[AccountStore, str]]:
    engine = open_database(database)
    session, _ = PeopleStore(engine).add_guest("Ada", "")
    yield AccountStore(engine), session.user.id
    engine.dispose()


def test_a_challenge_is_answered_once(accounts: tuple[AccountStore, str]) -> None:
    store, ada = accounts
    store.give_challenge("a", ada)
    store.give_challenge("b", None)
    assert not store.take_challenge("a", None) and not store.take_challenge("b", ada)
    assert store.take_challenge("a", ada) and not store.take_challenge("a", ada)
    assert store.take_challenge("b", None) and not store.take_challenge("b", None)


def test_passkeys_are_kept_counted_and_removed(accounts: tuple[AccountStore, str]) -> None:
    store, ada = accounts
    key = Passkey("k0", ada, "public", 3)
    store.add_passkey(key, "Phone")
    user = store.user(ada)
    assert user is not None and user.has_account
    with pytest.raises(Taken):
        store.add_passkey(key, "Phone again")
    assert store.count_use(key, 4) and not store.count_use(key, 4)
    for number in range(1, 20):
        store.add_passkey(Passkey(f"k{number}", ada, "public", 0), "more")
    with pytest.raises(TooMany):
        store.add_passkey(Passkey("k20", ada, "public", 0), "too many")
    assert not store.remove_passkey("somebody", "k0") and store.remove_passkey(ada, "k0")
    assert store.passkey("k0") is None and len(store.passkeys(ada)) == 19
