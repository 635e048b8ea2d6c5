"""Texts that are read and written: refusals, requests, events, names of people, moments."""

import json
import pickle
from datetime import UTC, datetime

import msgspec
import pytest

from cassino.hosted.match import names, rulesets, timestamps
from cassino.hosted.match.events import BrokenEvent, Created, Moved, event_kind, format_event, parse_event
from cassino.hosted.match.names import GUEST
from cassino.hosted.wire import refusal
from cassino.hosted.wire.refusal import Overtaken, Refusal, WrongWish
from cassino.hosted.wire.requests import LONGEST_FRAME, Hint, Play, parse_request
from cassino.rules import load_variant, variant_ids
from cassino.server.http.bodies import refused
from cassino.server.http.limits import TooFast
from cassino.server.http.refusals import CONFLICT, BadRequest, status_of
from cassino.texts.language import PSEUDO, speaking

FAST = Refusal("too_fast", "error-too-fast", fields={"seconds": 2})


def test_refusals_survive_the_way_between_processes() -> None:
    fast = pickle.loads(pickle.dumps(FAST))
    assert (fast.code, str(fast), fast.fields) == ("too_fast", str(FAST), {"seconds": 2})
    wish = pickle.loads(pickle.dumps(WrongWish("rules", "error-rules", fields={"problems": ["one"]})))
    assert type(wish) is WrongWish and (wish.code, wish.key) == ("rules", "error-rules")
    request = pickle.loads(pickle.dumps(BadRequest(418, "card", "error-unknown-card", card="7X")))
    assert (request.status, request.code, str(request)) == (418, "card", "There is no card “7X”.")
    too_fast = pickle.loads(pickle.dumps(TooFast(2.5)))
    assert (type(too_fast), too_fast.seconds, too_fast.fields) == (TooFast, 3, {"seconds": 3})


def test_a_refusal_is_the_same_at_a_table_and_over_http() -> None:
    assert (refusal.closed().code, status_of(refusal.closed())) == ("closed", CONFLICT)
    answer = refused(FAST)
    assert (answer.status_code, json.loads(answer.body)) == (
        429, {"error": "too_fast", "message": str(FAST), "seconds": 2}
    )  # fmt: skip
    frame = msgspec.to_builtins(FAST.frame())
    assert frame == {"type": "error", "code": "too_fast", "message": str(FAST), "seconds": 2}
    assert Overtaken().code == "stale"
    long = refused(refusal.too_long("title", 60))
    body = json.loads(long.body)
    assert (long.status_code, body["error"], body["field"], body["limit"]) == (400, "text", "title", 60)


def test_a_refusal_is_worded_for_whoever_reads_it() -> None:
    refused = Refusal("not_your_turn", "error-not-your-turn")
    assert refused.frame().message == "It is not your turn."
    with speaking(PSEUDO):
        assert refused.frame().message != "It is not your turn."
        assert refused.frame().code == "not_your_turn"


def test_an_error_frame_names_the_request_only_where_it_has_a_name() -> None:
    refused = Refusal("no_claim", "error-nothing-to-claim")
    assert msgspec.to_builtins(refused.frame("x"))["id"] == "x"
    assert "id" not in msgspec.to_builtins(refused.frame())


def test_a_request_is_json_text_of_a_known_form() -> None:
    assert parse_request('{"type": "move", "version": 3, "move": "8S"}') == Play(version=3, move="8S")
    assert isinstance(parse_request('{"type": "hint", "version": 3}'), Hint)
    wrong = [None, b"{}", "", "[]", '{"type": "fly"}', '{"type": "move", "version": 3}', "[" * 900]
    wrong += ['{"type": "move", "version": 3, "move": "8S", "more": 1}']
    for frame in wrong:
        with pytest.raises(Refusal) as refused:
            parse_request(frame)
        assert refused.value.code == "malformed"
    for frame in ("x" * (LONGEST_FRAME + 1), "ä" * (LONGEST_FRAME // 2 + 1)):
        with pytest.raises(Refusal) as refused:
            parse_request(frame)
        assert refused.value.code == "too_long"


def test_an_event_is_read_as_it_was_written_or_not_at_all() -> None:
    event = Moved(1, "trail 8S")
    assert parse_event(format_event(event)) == event and event_kind(event) == "move"
    for text in ("", "{}", '{"event": "fly"}', '{"event": "move", "seat": "one", "move": ""}'):
        with pytest.raises(BrokenEvent):
            parse_event(text)
    assert event_kind(Created("", "", 1, 1, 1, ())) == "created"


def test_names_of_people() -> None:
    assert names.name_or("  Ann   Lee ", "Ben") == "Ann Lee" and names.name_or("  ", "Ben") == "Ben"
    assert names.public_name("yOu") == GUEST and names.public_name("Ann") == "Ann"
    for name in ("", "x" * 41, "Ann\tLee\x00"):
        with pytest.raises(WrongWish, match="visible"):
            names.clean_name(name)


def test_names_to_sign_in_with() -> None:
    assert (
        names.new_login("  Ann.Lee@Example.ORG ") == "ann.lee@example.org" == names.clean_login("ANN.LEE@example.org")
    )
    assert names.known_login("ab") == names.known_login("x" * 41) == names.known_login("ann lee") == ""
    with pytest.raises(WrongWish, match="3 to 40"):
        names.new_login("ab")


def test_moments_are_written_in_one_way_and_say_their_time_zone() -> None:
    assert timestamps.written(datetime(2026, 1, 1, tzinfo=UTC)) == "2026-01-01T00:00:00.000000Z"
    assert timestamps.written(datetime.fromisoformat("2026-01-01T01:00:00+01:00")) == "2026-01-01T00:00:00.000000Z"
    assert timestamps.written(timestamps.moment(timestamps.now())) <= timestamps.now()
    with pytest.raises(ValueError, match="time zone"):
        timestamps.moment("2026-01-01T00:00:00")


@pytest.mark.parametrize("variant", variant_ids())
def test_rules_are_stored_in_full_and_restored(variant: str) -> None:
    rules = load_variant(variant)
    text = rulesets.full_text(rules)
    assert "parent" not in text.partition("[")[0]
    assert rulesets.restored(text, rules.id, rules.parent) == rules or rules.parent not in variant_ids()
    assert rulesets.restored(text, rules.id, "a parent that is no more").parent == ""
