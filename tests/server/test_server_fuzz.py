"""Whatever is sent, the answer is a frame of the protocol and the match goes on."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from cassino.answers.summary import new_id, summary
from cassino.cards import cards_in, format_card
from cassino.hosted.commands.creation import NewMatch, SeatWish, created, terms
from cassino.hosted.match.match import begun, replayed
from cassino.rules import load_variant, variant_ids
from cassino.server.jobs.bots import BotPool
from cassino.server.main import open_store
from cassino.server.room.room import Room
from cassino.server.room.services import RoomServices
from cassino.server.storage.events import Store
from cassino.server.storage.loader import OpenedMatch
from company import with_users

BENCH = BotPool()
KINDS = ("select", "move", "why", "hint", "coach", "undo", "claim", "next_deal", "rematch", "ask_me")
NAMES = st.sampled_from(
    [format_card(card) for card in range(52)] + ["7R", "1G", "b1", "b2", "b9", "10", "T♦", ""]
) | st.text(max_size=5)
WORDS = st.sampled_from(
    [
        "end",
        "pass",
        "insist both",
        "orange!",
        "ask",
        "x",
        "=",
        "+",
        ",",
        "[",
        "]",
        "trail",
        "raise",
        "with",
        "count out",
        "join",
        "build",
        "14",
        "by B",
    ]
)
MOVES = st.lists(NAMES | WORDS, max_size=8).map(" ".join) | st.text(max_size=40)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@st.composite
def frames(draw: st.DrawFn) -> dict[str, Any]:
    """A request that is nearly right."""
    kind = draw(st.sampled_from(KINDS))
    fields: dict[str, Any] = {}
    if kind in ("select", "why"):
        fields = {"cards": draw(st.lists(NAMES, max_size=3)), "table": draw(st.lists(NAMES, max_size=5))}
    if kind == "ask_me":
        fields = {"when": draw(st.sampled_from(["always", "seconds", "never", "sometimes"]))}
    if kind == "move":
        fields = {"move": draw(MOVES)}
    if kind == "coach":
        fields = {"at": draw(st.none() | st.integers(0, 9))}
    if draw(st.integers(0, 9)) == 0:
        fields[draw(st.sampled_from(["cards", "table", "move", "verb", "seat"]))] = draw(JSON)
    return {"type": kind, "version": "now", **fields}


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    store = open_store(Path(tmp_path_factory.mktemp("fuzz")) / "cassino.db")
    yield store
    store.close()


FRAMES = {"view", "choices", "why", "hint", "coach", "error", "rematch", "people", "said", "done"}


async def answers(store: Store, variant: str, seed: int, sent: list[Any]) -> list[dict[str, Any]]:
    """Everything two people are sent while they send these frames in turn."""
    places = (SeatWish("human", "Ann"), SeatWish("human", "Ben"), SeatWish("human", "Cy"), SeatWish("human", "Di"))
    players = load_variant(variant).seating.players[0]
    wish, match_id = NewMatch(places[:players], variant=variant, seed=seed), new_id()
    events = begun(with_users(created(terms(wish))))
    store.create(match_id, events, summary(replayed(events)))
    room = Room(match_id, OpenedMatch(replayed(events)), RoomServices(store, BENCH))
    windows = [room.join(str(seat), f"u{seat}") for seat in range(players)]
    for frame in sent:
        turn = room.hosted.match.state.turn
        if isinstance(frame, dict) and frame.get("version") == "now":
            frame["version"] = room.hosted.version
        await room.answer(windows[turn], frame if isinstance(frame, str) else json.dumps(frame))
        hand = cards_in(room.hosted.match.state.hand(room.hosted.match.state.turn))
        await room.answer(
            windows[turn],
            json.dumps({"type": "move", "version": room.hosted.version, "move": f"trail {format_card(next(hand, 0))}"}),
        )
    return [msgspec.json.decode(text) for window in windows for text in window.outbox.take_all()]


@pytest.mark.slow
@given(
    st.sampled_from(variant_ids()), st.integers(0, 99), st.lists(frames() | JSON | st.text(max_size=30), max_size=10)
)
@settings(max_examples=50, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_frames_are_answered(store: Store, variant: str, seed: int, sent: list[Any]) -> None:
    received = asyncio.run(answers(store, variant, seed, sent))
    assert {frame["type"] for frame in received} <= FRAMES
    mistakes = [frame for frame in received if frame.get("code") in ("internal", "bot_failed", "storage")]
    assert not mistakes
