"""Logs: one line each, as JSON for programs; no card and no name in any of them."""

import asyncio
import json
import logging
import re
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from itertools import product
from pathlib import Path

import httpx
import pytest
from hypothesis import given, strategies as st

from cassino.answers.house import saved
from cassino.cards import DECK_SIZE, cards_in, format_card
from cassino.hosted.commands.creation import NewMatch, SeatWish, created, terms
from cassino.hosted.driver import bot_turn
from cassino.hosted.match.events import Moved, format_event
from cassino.hosted.match.match import begun, replayed
from cassino.hosted.match.timestamps import now
from cassino.hosted.wire.refusal import Refusal
from cassino.kernel import rank_of
from cassino.rules import VariantNotFound
from cassino.server.storage import loader
from cassino.server.storage.events import StoredEvent
from cassino.server.telemetry.logs import MASK, OURS, AsJson, Terse, is_news, masked, reason, set_level
from cassino.texts.language import known, speaking
from served import served
from table_server import Person, new_match, running_server, seated

NAMES = ("Zaphodia", "Quillon", "Ümit-Wexford")
A_CARD = re.compile(r"(?<![A-Za-z0-9])(?:10|[2-9AJQK])[SHDC](?![A-Za-z0-9])")


@contextmanager
def everything_logged() -> Iterator[StringIO]:
    """What is logged meanwhile, as JSON and as a person reads it."""
    stream, root = StringIO(), logging.getLogger()
    handlers = [logging.StreamHandler(stream) for _ in range(2)]
    for handler, formatter in zip(handlers, (AsJson(), Terse()), strict=True):
        handler.setFormatter(formatter)
        root.addHandler(handler)
    levels = {name: logging.getLogger(name).level for name in (None, OURS)}
    set_level("debug")
    try:
        yield stream
    finally:
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)
        for handler in handlers:
            root.removeHandler(handler)


def telling(text: str) -> list[str]:
    """The lines that tell a card or a name."""
    return [line for line in text.splitlines() if A_CARD.search(line) or any(name in line for name in NAMES)]


def logged(form: logging.Formatter, message: str, *arguments: object, failing: bool = False) -> str:
    record = logging.LogRecord("cassino.x", logging.ERROR, "x.py", 1, message, arguments, failing and sys.exc_info())
    return form.format(record)


@given(st.lists(st.integers(0, DECK_SIZE - 1), min_size=1), st.sampled_from([" ", ",", "+", " x ", "]", "'"]))
def test_every_card_is_masked(cards: list[int], between: str) -> None:
    text = between.join(format_card(card) for card in cards)
    assert not A_CARD.search(masked(f"trail {text} and more"))
    assert masked(text).count(MASK) == len(cards)


def test_other_words_stay() -> None:
    for text in (
        "match 3c7d01f4a5b6",
        "worker 12 has died (-9)",
        "KeyError at 0x7FADC0DE",
        "SQLSTATE 23505",
        "an ASGI application",
        "10DX",
    ):
        assert masked(text) == text


def test_an_error_is_told_without_what_was_typed() -> None:
    assert reason(KeyError("Zaphodia")) == MASK
    assert reason(ValueError("'10D' is no card of Zaphodia's\nsecond line")) == f"{MASK} is no card of Zaphodia's"
    assert not telling(reason(ValueError('the name "Zaphodia" has 7 cards: 10D AS')))


@pytest.mark.parametrize("language", ["en", "de", "fr", "hu"])
def test_real_errors_tell_no_cards_and_nothing_typed_in_any_language(
    language: str, caplog: pytest.LogCaptureFixture
) -> None:
    with speaking(language):
        saved.read("h1", "", 'Zaphodia = "Quillon"', "", None)
        assert isinstance(loader._loaded("m1", stored_with_an_illegal_move(), ""), Refusal)
        assert reason(VariantNotFound("Zaphodia", ())) == "rules-not-found"
    assert caplog.messages == [
        "house rules h1 cannot be read: rules-missing, rules-unknown-key",
        "match m1 is damaged: refused-no-sets-alone",
    ]


def stored_with_an_illegal_move() -> list[StoredEvent]:
    """A match as it is stored, with a move that no rules allow."""
    seats = (SeatWish("human", "Ann"), SeatWish("human", "Ben"))
    begin = begun(created(terms(NewMatch(seats, variant="casino", seed=1))), dealer=0)
    state = replayed(begin).match.state
    pairs = product(cards_in(state.hand(1)), cards_in(state.loose))
    own, lying = next((own, lying) for own, lying in pairs if rank_of(own) != rank_of(lying))
    move = Moved(1, f"capture {format_card(lying)} with {format_card(own)}")
    return [StoredEvent(number, format_event(event), now()) for number, event in enumerate([*begin, move], 1)]


def test_cards_and_quotations_are_masked_as_the_catalogs_write_them() -> None:
    assert masked("10♦ and A♠") == f"{MASK} and {MASK}"
    for language in known():
        with speaking(language):
            said = reason(ValueError(str(VariantNotFound("Zaphodia", ()))))
            assert MASK in said and not telling(said)


def test_a_line_of_json() -> None:
    try:
        try:
            raise KeyError("Zaphodia")
        except KeyError as error:
            raise ValueError("cannot play 10D for 'Zaphodia'") from error
    except ValueError:
        text = logged(AsJson(), "match %s fails with %s", "3c7d", "AS", failing=True)
        terse = logged(Terse(), "match %s fails", "3c7d", failing=True)
    line = json.loads(text)
    assert not telling(text) and "\n" not in text
    assert (line["level"], line["logger"], line["message"]) == ("error", "cassino.x", f"match 3c7d fails with {MASK}")
    assert (line["error"]["what"], line["error"]["cause"]["what"]) == ("ValueError", "KeyError")
    assert line["error"]["where"][0].endswith("test_a_line_of_json")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["time"])
    assert terse.splitlines() == ["cassino: match 3c7d fails (ValueError; CASSINO_DEBUG=1 tells more)"]


def test_what_is_cut_off_at_the_end_is_no_error() -> None:
    for error, is_told in ((asyncio.CancelledError(), False), (RuntimeError(), True)):
        record = logging.LogRecord("x", logging.ERROR, "x.py", 1, "failed", (), (type(error), error, None))
        assert is_news(record) is is_told
    assert is_news(logging.LogRecord("x", logging.ERROR, "x.py", 1, "failed", (), None))


def test_what_the_system_says_is_told() -> None:
    try:
        raise PermissionError(13, "Permission denied", "10D")
    except PermissionError:
        text = logged(Terse(), "no backup", failing=True)
    assert f"(PermissionError: [Errno 13] Permission denied: {MASK}; " in text


def go_wrong(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play, and let everything fail that a person can come across at a table."""

    def failing(name: str, *_: object) -> object:
        raise RuntimeError(f"{NAMES[1]} cannot hold 10D, {name!r} neither")

    for _ in range(12):
        ann.play_on()
    ann.until_asked()
    ann.send("move", move="capture AS with 10D by Zaphodia")
    ann.until("error")
    ann.send_text('{"type": "Zaphodia 10D"')
    ann.until("error")
    with monkeypatch.context() as patched:
        patched.setattr(bot_turn, "make_bot", failing)
        ann.send("move", move=ann.any_move())
        ann.until("error")


def test_play_and_everything_that_goes_wrong_tell_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "cassino.db"
    monkeypatch.delenv("CASSINO_DEBUG", raising=False)
    with everything_logged() as log:
        with running_server(database) as port:
            seats = [{"kind": "human", "name": NAMES[0]}, {"kind": "bot", "name": NAMES[1], "bot": "random"}]
            match_id = new_match(port, seats=seats, seed=3)
            with seated(port, match_id) as ann:
                go_wrong(ann, monkeypatch)
            httpx.get(f"http://127.0.0.1:{port}/{NAMES[2]}/10D")
            httpx.post(f"http://127.0.0.1:{port}/api/matches", content=b'{"variant": "Zaphodia 10D"')
        with sqlite3.connect(database) as connection:
            connection.execute("UPDATE events SET body = replace(body, 'deal', 'Zaphodia 10D') WHERE version = 2")
            connection.execute("DROP TABLE house_rules")
        connection.close()
        with running_server(database) as port:
            with seated(port, match_id) as ann:
                assert ann.seen[0]["type"] == "error"
            assert httpx.get(f"http://127.0.0.1:{port}/api/house").status_code == 503
    text = log.getvalue()
    for said in ("bot random failed", "is damaged", "no such table: house_rules"):
        assert text.count(said) >= 2, said  # in both forms
    assert not telling(text)


@pytest.mark.slow
def test_a_server_that_logs_json(tmp_path: Path) -> None:
    database = str(tmp_path / "cassino.db")
    with served(tmp_path, database, LOG_FORMAT="json", LOG_LEVEL="debug") as server:
        seats = [{"kind": "human", "name": NAMES[0]}, {"kind": "bot", "name": NAMES[1], "bot": "random"}]
        match_id = new_match(server.port, seats=seats)
        with seated(server.port, match_id) as ann:
            for _ in range(5):
                ann.play_on()
    text = server.log.read_text()
    found = [json.loads(line) for line in text.splitlines()]
    assert {line["message"] for line in found} >= {"started", "ended"}
    assert not telling(text)
