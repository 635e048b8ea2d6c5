"""The WebSocket of a table, against a real server."""

import json

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cassino.rules import load_variant, variant_ids
from sent import worded
from table_server import PATIENCE, Person, connect, cookie_of, new_match, opened, remembered, seated


@pytest.mark.slow
def test_a_whole_match_is_played_to_its_end(port: int) -> None:
    with seated(port, new_match(port, "casino", target=15, seed=4)) as ann:
        while ann.until_asked()["phase"] != "match_over":
            ann.play_on()
        winner = ann.view["winner"]
        best = max(side["score"] for side in ann.view["sides"])
        assert ann.view["sides"][winner["side"]]["score"] == best >= 15
        assert ann.view["can"] == {
            "move": False, "undo": True, "take_back": False, "agree": False, "hint": False, "coach": True,
            "claim": False, "next_deal": False, "rematch": True, "resign": False, "flag": False, "fill": False,
            "call_off": False, "misdeal": False, "join": False, "leave": True, "step": False,
        }  # fmt: skip


@pytest.mark.sampled(4)
@pytest.mark.parametrize("variant", variant_ids())
def test_every_variant_opens_and_plays(port: int, variant: str) -> None:
    players = load_variant(variant).seating.players[-1]
    match_id = new_match(port, variant, bots=players - 1, bot="greedy", seed=11)
    with seated(port, match_id) as ann:
        for _ in range(6):
            ann.play_on()
        assert ann.view["variant"]["id"] == variant
        assert len(ann.view["seats"]) == players


def test_a_table_opens_with_all_that_is_public(port: int) -> None:
    with seated(port, new_match(port, bots=2, seed=1)) as ann:
        view = ann.until_asked()
        assert view["seat"] == 0 and len(view["hand"]) == 4
        assert [seat["hand_size"] for seat in view["seats"]].count(4) >= 1
        assert view["stock"] == 52 - 4 - 3 * 4 and view["round"]["of"] == 4
        assert view["phase"] == "play" and view["deal_score"] is None and view["winner"] is None


def test_each_bot_move_is_a_view_of_its_own(port: int) -> None:
    with seated(port, new_match(port, bots=3, seed=2)) as ann:
        ann.play_on()
        version = ann.view["version"]
        ann.until_asked()
        movers = [frame["view"]["last_move"]["seat"] for frame in ann.seen if frame["version"] > version]
        assert movers == [1, 2, 3]


def test_a_selection_becomes_only_what_is_legal(port: int) -> None:
    with seated(port, new_match(port, seed=3)) as ann:
        view = ann.until_asked()
        for card in view["hand"]:
            answer = ann.ask("select", cards=[card], table=[])
            assert answer["type"] == "choices" and answer["cards"] == [card]
            assert [choice["kind"] for choice in answer["choices"]] == ["trail"]
            assert answer["why"] is None
        free = ann.ask("select", cards=[], table=[])
        assert free["hand"] == view["hand"] and free["choices"] == []


def test_a_selection_that_can_become_nothing_says_why(port: int) -> None:
    with seated(port, new_match(port, seed=3)) as ann:
        view = ann.until_asked()
        table = [item["card"] for item in view["table"] if item["kind"] == "card"]
        answers = [ann.ask("select", cards=[card], table=[other]) for card in view["hand"] for other in table]
        refused = [answer for answer in answers if not answer["choices"]]
        assert refused
        for answer in refused:
            assert set(answer["why"]) == {"rule", "message"}
            asked = ann.ask("why", cards=answer["cards"], table=answer["table"], verb=None)
            assert asked["why"] == answer["why"]


def test_a_build_is_selected_whole_by_id_or_by_any_of_its_cards(port: int) -> None:
    with seated(port, new_match(port, seed=5, target=200)) as ann:
        while not (builds := [item for item in ann.until_asked()["table"] if item["kind"] == "build"]):
            ann.play_on()
        build, card = builds[0], ann.view["hand"][0]
        for names in ([build["id"]], build["cards"][:1], build["cards"]):
            assert set(ann.ask("select", cards=[card], table=names)["table"]) == set(build["cards"])


def test_a_hint_is_a_legal_move_with_a_reason(port: int) -> None:
    with seated(port, new_match(port, seed=6)) as ann:
        ann.until_asked()
        hint = ann.ask("hint")
        assert hint["type"] == "hint" and set(hint["cards"]) <= set(ann.view["hand"]) and hint["reason"]
        found = ann.ask("select", cards=hint["cards"], table=hint["table"])["choices"]
        assert hint["move"] in [choice["move"] for choice in found]
        assert ann.ask("move", move=hint["move"])["view"]["last_move"]["text"] == hint["move"]


def test_a_hint_tells_no_more_than_its_step(port: int) -> None:
    with seated(port, new_match(port, seed=6)) as ann:
        ann.until_asked()
        nudge, cards, reason = (ann.ask("hint", step=step) for step in ("nudge", "cards", "reason"))
        assert set(nudge) == {"type", "version", "step", "nudge"}
        assert set(cards) == {*nudge, "cards", "table"}
        assert set(reason) == {*cards, "move", "label", "kind", "reason"}
        assert (reason["cards"], reason["table"], reason["nudge"]) == (cards["cards"], cards["table"], nudge["nudge"])
        assert ann.ask("hint", step="all")["code"] == "malformed"


def test_the_coach_explains_moves_of_others_and_grades_ones_own(port: int) -> None:
    with seated(port, new_match(port, seed=6)) as ann:
        ann.until_asked()
        ann.play_on()
        log = ann.until_asked()["log"]
        own, other = (next(line for line in log if (line["seat"] == 0) is mine) for mine in (True, False))
        answer = ann.ask("coach", at=own["version"])
        assert (answer["type"], answer["at"], answer["seat"]) == ("coach", own["version"], 0)
        assert answer["grade"] in ("forced", "best", "good", "inaccuracy", "mistake", "blunder") and answer["told"]
        answer = ann.ask("coach", at=other["version"])
        assert answer["seat"] == 1 and answer["told"] and "grade" not in answer
        assert ann.ask("coach")["at"] == log[-1]["version"]
        assert ann.ask("coach", at=1)["code"] == "no_move"


def test_a_hint_of_one_match_is_not_told_in_another_of_the_same_seed(port: int) -> None:
    for variant in ("casino", "three_hand_casino", "dominican", "casino"):
        players = load_variant(variant).seating.players[-1]
        with seated(port, new_match(port, variant, bots=players - 1, bot="greedy", seed=11)) as ann:
            ann.until_asked()
            assert ann.ask("move", move=ann.ask("hint")["move"])["type"] == "view"


def test_undo_goes_back_to_ones_own_decision(port: int) -> None:
    with seated(port, new_match(port, seed=7)) as ann:
        before = ann.until_asked()
        assert before["can"]["undo"] is False
        assert ann.ask("undo")["code"] == "nothing_to_undo"
        ann.play_on()
        ann.until_asked()
        version = ann.view["version"]
        after = ann.ask("undo")["view"]
        assert after["version"] == version + 1
        for same in ("hand", "table", "sides", "stock", "seats"):
            assert after[same] == before[same]
        assert [line["version"] for line in after["log"]] == [line["version"] for line in before["log"]]
        ann.play_on()


def test_a_rematch_is_one_match_however_often_it_is_asked_for(port: int) -> None:
    match_id = new_match(port, target=1, seed=8)
    with seated(port, match_id) as ann:
        assert ann.ask("rematch")["code"] in ("wrong_phase", "stale")
        while ann.until_asked()["phase"] != "match_over":
            ann.play_on()
        first = dealer(ann)
        ann.send("rematch")
        again = ann.until("rematch")["id"]
        ann.send("rematch")
        assert ann.until("rematch")["id"] == again != match_id
        assert ann.view["can"]["undo"] is False
    with seated(port, again) as ann:
        assert ann.view["phase"] == "play" and ann.view["target"] == 1
        assert dealer(ann) != first


def dealer(person: Person) -> int:
    return next(int(seat["seat"]) for seat in person.view["seats"] if seat["is_dealer"])


def test_a_count_out_ends_the_deal(port: int) -> None:
    with seated(port, new_match(port, "casino_book", seed=9)) as ann:
        assert ann.until_asked()["can"]["claim"]
        view = ann.ask("claim")["view"]
        assert view["phase"] == "deal_over" and view["last_move"]["kind"] == "claim"
        assert min(view["deal_score"]["points"]) < 0
        assert ann.ask("next_deal")["view"]["deal"] == 2


def test_a_claim_can_be_typed_but_not_for_another(port: int) -> None:
    with seated(port, new_match(port, "casino_book", seed=9)) as ann:
        ann.until_asked()
        assert ann.ask("move", move="count out by B")["code"] == "not_your_seat"
        assert ann.ask("move", move="count out")["view"]["last_move"]["kind"] == "claim"


def test_nothing_can_be_claimed_where_the_rules_have_no_claims(port: int) -> None:
    with seated(port, new_match(port, seed=9)) as ann:
        ann.until_asked()
        assert ann.ask("claim")["code"] == "no_claim"


def test_a_watcher_sees_no_hand_and_may_not_play(port: int) -> None:
    match_id = new_match(port, seed=10)
    for cookie in ("", cookie_of(match_id), cookie_of(new_match(port))):
        with opened(port, match_id, "?seat=watch", cookie) as socket:
            eve = Person(socket)
            eve.receive()
            assert eve.view["seat"] is None and eve.view["hand"] == []
            assert not any(may for what, may in eve.view["can"].items() if what != "leave")
            for kind in ("hint", "undo", "claim", "next_deal", "rematch", "agree", "decline", "flag", "resign"):
                eve.send(kind)
                assert eve.until("error")["code"] in ("not_your_seat", "stale")


def test_without_a_seat_a_stranger_watches(port: int) -> None:
    with opened(port, new_match(port, seed=10)) as socket:
        eve = Person(socket)
        assert eve.receive()["view"]["seat"] is None and not any(seat["mine"] for seat in eve.view["seats"])


@pytest.mark.parametrize("seat", ["0", "1", "7", "-1", "x", "00"])
def test_the_seat_of_somebody_else_is_refused(port: int, seat: str) -> None:
    match_id = new_match(port, seed=10)
    strangers = ["", cookie_of(new_match(port))]
    for cookie in [*strangers, cookie_of(match_id)] if seat != "0" else strangers:
        with opened(port, match_id, f"?seat={seat}", cookie) as socket:
            assert json.loads(socket.recv(timeout=PATIENCE))["code"] == "not_your_seat"
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403


def test_two_windows_see_the_same_match(port: int) -> None:
    match_id = new_match(port, seed=12)
    with seated(port, match_id) as ann, seated(port, match_id, "watch") as eve:
        ann.play_on()
        ann.until_asked()
        while eve.view["version"] < ann.view["version"]:
            eve.receive()
        assert eve.view["table"] == ann.view["table"]


def test_people_play_against_each_other(port: int) -> None:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]
    made = remembered(httpx.post(f"http://127.0.0.1:{port}/api/matches", json={"variant": "casino", "seats": seats}))
    match_id = made.json()["id"]
    with seated(port, match_id, "1") as ben, seated(port, match_id, "0") as ann:
        first, second = (ann, ben) if ann.view["can"]["move"] else (ben, ann)
        assert set(first.view["hand"]).isdisjoint(second.view["hand"])
        assert second.ask("hint")["code"] == "not_your_turn"
        first.play_on()
        second.until_asked()
        assert second.view["log"][-1]["seat"] == first.view["seat"]
        assert first.ask("undo")["code"] == "nothing_to_undo"


def test_one_who_is_called_you_is_spoken_to(port: int) -> None:
    seats = [{"kind": "human", "name": "You"}, {"kind": "bot", "name": "Hal", "bot": "random"}]
    with seated(port, new_match(port, seats=seats, seed=3)) as person:
        for _ in range(6):
            person.play_on()
        verbs = {(line["seat"], worded(person.view, line["speech"]).split()[1]) for line in person.view["log"]}
        assert {seat for seat, _ in verbs} == {0, 1}
        assert all(verb.endswith("s") == (seat == 1) for seat, verb in verbs)


BAD_FRAMES = {
    "not JSON": ("hello", "malformed"),
    "cut off": ('{"type":"hint","version":', "malformed"),
    "a list": ("[]", "malformed"),
    "nested deeply": ("[" * 3000, "malformed"),
    "empty": ("", "malformed"),
    "binary": (b'{"type":"hint","version":1}', "malformed"),
    "no type": ('{"version":VERSION}', "malformed"),
    "an unknown type": ('{"type":"peek","version":VERSION}', "malformed"),
    "no version": ('{"type":"hint"}', "malformed"),
    "a version in quotes": ('{"type":"hint","version":"VERSION"}', "malformed"),
    "a fractional version": ('{"type":"hint","version":VERSION.5}', "malformed"),
    "true as version": ('{"type":"hint","version":true}', "malformed"),
    "an unknown field": ('{"type":"hint","version":VERSION,"seat":1}', "malformed"),
    "a number as card": ('{"type":"select","version":VERSION,"cards":[8],"table":[]}', "malformed"),
    "no table": ('{"type":"select","version":VERSION,"cards":[]}', "malformed"),
    "half a character": ('{"type":"select","version":VERSION,"cards":["\\ud800"],"table":[]}', "malformed"),
    "an unknown verb": ('{"type":"why","version":VERSION,"cards":["CARD"],"table":[],"verb":"peek"}', "malformed"),
    "an old version": ('{"type":"hint","version":1}', "stale"),
    "a version to come": ('{"type":"hint","version":2147483647}', "stale"),
    "a version beyond all": ('{"type":"hint","version":99999999999999999999}', "malformed"),
    "a card that is none": ('{"type":"select","version":VERSION,"cards":["1X"],"table":[]}', "unknown_card"),
    "a card of the table as one's own": (
        '{"type":"select","version":VERSION,"cards":["LOOSE"],"table":[]}',
        "unknown_card",
    ),
    "a hand card on the table": ('{"type":"select","version":VERSION,"cards":[],"table":["CARD"]}', "unknown_card"),
    "a build that is none": ('{"type":"select","version":VERSION,"cards":[],"table":["b9"]}', "unknown_card"),
    "a move that cannot be read": ('{"type":"move","version":VERSION,"move":"take it all"}', "move_syntax"),
    "an empty move": ('{"type":"move","version":VERSION,"move":""}', "move_syntax"),
    "another's card": ('{"type":"move","version":VERSION,"move":"trail LOOSE"}', "move_syntax"),
    "an illegal move": ('{"type":"move","version":VERSION,"move":"CARD = 1"}', "illegal"),
    "another deal too early": ('{"type":"next_deal","version":VERSION}', "wrong_phase"),
    "a rematch too early": ('{"type":"rematch","version":VERSION}', "wrong_phase"),
    "too long": ('{"type":"move","version":VERSION,"move":"' + "x" * 5000 + '"}', "too_long"),
    "too long in bytes": ('{"type":"move","version":VERSION,"move":"' + "♠" * 2000 + '"}', "too_long"),
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", BAD_FRAMES)
def test_a_bad_frame_is_an_error_and_changes_nothing(port: int, name: str) -> None:
    text, code = BAD_FRAMES[name]
    with seated(port, new_match(port, seed=13)) as ann:
        before = ann.until_asked()
        if isinstance(text, str):
            loose = next(item["card"] for item in before["table"] if item["kind"] == "card")
            text = text.replace("VERSION", str(before["version"])).replace("CARD", before["hand"][0])
            text = text.replace("LOOSE", loose)
        ann.send_text(text)
        error = ann.receive()
        assert (error["type"], error["code"]) == ("error", code), error
        assert error["message"] and "Traceback" not in error["message"]
        if code == "stale":
            assert ann.receive()["view"] == before
        assert ann.ask("select", cards=before["hand"][:1], table=[])["type"] == "choices"
        assert ann.view == before


def test_an_illegal_move_names_its_rule(port: int) -> None:
    with seated(port, new_match(port, seed=13)) as ann:
        ann.until_asked()
        pairs = [(card, item["card"]) for card in ann.view["hand"] for item in ann.view["table"]]
        card, other = next((card, other) for card, other in pairs if card[:-1] != other[:-1])
        error = ann.ask("move", move=f"{card} x {other}")
        assert error["code"] == "illegal" and error["why"]["rule"] == "B7"
        assert error["why"]["message"]["key"] == "refused-no-sets-alone"


def test_a_move_out_of_turn_is_refused(port: int) -> None:
    seats = [{"kind": "human", "name": name} for name in ("Ann", "Ben", "Cleo")]
    made = remembered(httpx.post(f"http://127.0.0.1:{port}/api/matches", json={"variant": "casino", "seats": seats}))
    for seat in ("0", "1", "2"):
        with seated(port, made.json()["id"], seat) as person:
            if not person.view["can"]["move"]:
                assert person.ask("move", move=f"trail {person.view['hand'][0]}")["code"] == "not_your_turn"
                assert person.ask("select", cards=person.view["hand"][:1], table=[])["choices"] == []


def test_only_a_huge_frame_closes_the_connection(port: int) -> None:
    with seated(port, new_match(port)) as ann:
        ann.until_asked()
        ann.send_text("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            ann.until_closed()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


@pytest.mark.parametrize("match_id", ["nothing", "x" * 300, "..", "Ä"])
def test_an_unknown_match_is_an_error_frame_and_a_close_code(port: int, match_id: str) -> None:
    with connect(f"ws://127.0.0.1:{port}/ws/{match_id}") as socket:
        assert json.loads(socket.recv(timeout=PATIENCE))["code"] == "unknown_match"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


@pytest.mark.parametrize("match_id", ["%00", "x" * 5000])
def test_an_address_that_no_match_can_have_opens_no_socket(port: int, match_id: str) -> None:
    with pytest.raises(InvalidStatus) as refused, connect(f"ws://127.0.0.1:{port}/ws/{match_id}"):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1", ""])
def test_a_foreign_page_cannot_open_a_socket(port: int, origin: str) -> None:
    match_id = new_match(port)
    with pytest.raises(InvalidStatus) as refused, connect(f"ws://127.0.0.1:{port}/ws/{match_id}", origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_the_own_page_opens_a_socket(port: int) -> None:
    with connect(f"ws://127.0.0.1:{port}/ws/{new_match(port)}", origin=f"http://127.0.0.1:{port}") as socket:
        assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "view"


@pytest.mark.slow
def test_a_window_that_closes_at_once_breaks_nothing(port: int) -> None:
    match_id = new_match(port, bot="heuristic", seed=14)
    for _ in range(5):
        with seated(port, match_id) as ann:
            ann.until_asked()
            ann.send("move", move=f"trail {ann.view['hand'][0]}")
    with seated(port, match_id) as ann:
        assert ann.until_asked()["version"] >= 3


@pytest.mark.slow
def test_who_asks_about_another_version_again_and_again_is_shown_the_match_once(port: int) -> None:
    with seated(port, new_match(port)) as ann:
        version = ann.until_asked()["version"]
        for _ in range(3):
            ann.send_text(json.dumps({"type": "select", "version": version + 9, "cards": [], "table": []}))
        ann.send("why", cards=[], table=[])
        ann.seen.clear()
        ann.until("why")
        assert [frame["type"] for frame in ann.seen] == ["error", "view", "error", "error", "why"]
