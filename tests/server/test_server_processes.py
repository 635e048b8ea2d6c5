"""Processes at the same tables: what one missed, or wrongly believed, is put right without anybody's help."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cassino.answers.summary import summary
from cassino.engine.legal import legal_moves
from cassino.hosted import Json
from cassino.hosted.commands.creation import NewMatch, SeatWish, created, terms
from cassino.hosted.match.events import Moved
from cassino.hosted.match.match import HostedMatch, begun, replayed
from cassino.notation.move import format_move
from cassino.server.cluster.bus import Asked, Happened, Here, Hub, MemoryBus, Present, parse_news
from cassino.server.main import open_store
from cassino.server.room import registry
from cassino.server.room.connection import Connection
from cassino.server.room.registry import Matches
from cassino.server.room.room import Room
from cassino.server.storage.events import Store, StoredEvent
from cassino.server.storage.house import HouseStore
from company import later, with_users

PATIENCE = 180
TABLE, LOBBY = "table", "lobby"
OPEN = SeatWish("open", "Hal", bot="random")


class Ears:
    """Hears what is said to everybody and at the tables."""

    def __init__(self) -> None:
        self.said: list[Any] = []

    def heard(self, topic: str, message: bytes) -> None:
        self.said.append(parse_news(message))

    def bus_went(self) -> None: ...
    def bus_came(self) -> None: ...


@dataclass
class Two:
    """Ann's process and Ben's, which do nothing by themselves: `beat` lets them."""

    store: Store
    hub: Hub
    ann: Matches
    ben: Matches

    async def until(self, holds: Callable[[], bool], *beating: Matches) -> None:
        """Let some of them do what is done regularly until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                for each in beating:
                    await each._beat()
                await asyncio.sleep(0.01)

    async def meet(self) -> None:
        """Each has heard of the other."""
        await self.until(lambda: bool(self.ann._workers and self.ben._workers), self.ann, self.ben)

    async def bury(self, who: Matches, where: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
        """One of them is believed to be gone, because it has said nothing for so long."""
        with monkeypatch.context() as long_ago:
            long_ago.setattr(registry, "LIFE_SECONDS", -1.0)
            await where._beat()
        assert who._services.worker not in where._workers


def two_processes(path: Path, monkeypatch: pytest.MonkeyPatch, play: Callable[[Two], Awaitable[None]]) -> None:
    """Both have the table open; at the one in the lobby nobody has looked yet."""
    monkeypatch.setattr(registry, "BEAT_SECONDS", 10.0**6)

    async def meet() -> None:
        store = open_store(path / "cassino.db")
        keep(store, TABLE, NewMatch((SeatWish("human", "Ann"), SeatWish("human", "Ben")), "casino"))
        keep(store, LOBBY, NewMatch((SeatWish("human", "Ann"), OPEN), "casino", visibility="open"))
        hub = Hub()
        one, other = (Matches(store, HouseStore(store.engine), bus=MemoryBus(hub)) for _ in range(2))
        await one.start()
        await other.start()
        await one.open(TABLE)
        await other.open(TABLE)
        await play(Two(store, hub, one, other))
        await one.close()
        await other.close()
        store.close()

    asyncio.run(meet())


def keep(store: Store, name: str, wish: NewMatch) -> None:
    new = msgspec.structs.replace(with_users(created(terms(wish))), seed=1)
    events = begun(new, dealer=1)
    store.create(name, events, summary(replayed(events, later(0))))


def move(hosted: HostedMatch) -> str:
    return format_move(hosted.match.state, legal_moves(hosted.match.state, 1)[0])


def moved_unheard(store: Store, room: Room) -> HostedMatch:
    """A process stores a move, and dies before it tells anybody."""
    hosted = room.hosted.fork()
    event = Moved(hosted.match.state.turn, move(hosted))
    hosted.apply(event, later(1))
    store.append(room.id, hosted.version, [event], summary(hosted))
    return hosted


def frames_of(window: Connection) -> list[Json]:
    return [msgspec.json.decode(text, type=dict[str, Any]) for text in window.outbox.take_all()]


def test_what_a_process_did_before_it_died_is_looked_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(two: Two) -> None:
        await two.meet()
        room = await two.ben.open(TABLE)
        version = moved_unheard(two.store, room).version
        await two.bury(two.ann, two.ben, monkeypatch)
        await two.until(lambda: room.hosted.version == version)

    two_processes(tmp_path, monkeypatch, play)


def test_who_comes_back_with_a_version_that_is_not_known_here_is_shown_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(two: Two) -> None:
        room = await two.ben.open(TABLE)
        version = moved_unheard(two.store, room).version
        window = await room.admit("0", "u0", version)
        assert [frame["version"] for frame in frames_of(window) if frame["type"] == "view"] == [version]
        assert (await room.admit("0", "u0", 10**9)).seat == 0

    two_processes(tmp_path, monkeypatch, play)


def test_who_answers_a_version_that_is_not_known_here_is_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(two: Two) -> None:
        room = await two.ben.open(TABLE)
        hosted = moved_unheard(two.store, room)
        turn = hosted.match.state.turn
        request = {"type": "move", "id": "a", "version": hosted.version, "move": move(hosted)}
        window = room.join(str(turn), f"u{turn}")
        await room.answer(window, msgspec.json.encode(request).decode())
        done = {"type": "done", "id": "a", "version": hosted.version + 1}
        assert done in frames_of(window) and room.hosted.version == hosted.version + 1

    two_processes(tmp_path, monkeypatch, play)


def test_what_is_heard_while_the_database_is_read_is_looked_up_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(two: Two) -> None:
        room, loop, read = await two.ben.open(TABLE), asyncio.get_running_loop(), two.store.events
        news: list[int] = []

        def read_and_overtaken(id: str, version: int) -> Sequence[StoredEvent]:
            rows = read(id, version)
            if not news:
                news.append(moved_unheard(two.store, room).version)
                tidings = Happened(two.ann._services.worker, news[0], later(1))
                asyncio.run_coroutine_threadsafe(_do(lambda: room.hear(tidings)), loop).result(PATIENCE)
            return rows

        monkeypatch.setattr(two.store, "events", read_and_overtaken)
        room.resume(room.hosted.version + 1)
        await two.until(lambda: news == [room.hosted.version])

    two_processes(tmp_path, monkeypatch, play)


async def _do(step: Callable[[], None]) -> None:
    step()


def test_who_was_believed_to_be_gone_is_there_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(two: Two) -> None:
        at_ben = (await two.ben.open(TABLE)).audience
        (await two.ann.open(TABLE)).join("0", "u0")
        (await two.ann.open(LOBBY)).join("0", "u0")
        await two.until(lambda: at_ben.connected == two.ben.connected(LOBBY) == {0}, two.ann, two.ben)
        await two.bury(two.ann, two.ben, monkeypatch)
        assert at_ben.connected == two.ben.connected(LOBBY) == set()
        await two.until(lambda: at_ben.connected == two.ben.connected(LOBBY) == {0}, two.ann)

    two_processes(tmp_path, monkeypatch, play)


def test_who_has_gone_while_nothing_was_heard_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(two: Two) -> None:
        at_ben = (await two.ben.open(TABLE)).audience
        for table in (TABLE, LOBBY):
            (await two.ann.open(table)).join("0", "u0")
        await two.until(lambda: at_ben.connected == two.ben.connected(LOBBY) == {0}, two.ann, two.ben)
        with monkeypatch.context() as silence:
            silence.setattr(two.ann._services, "tell", lambda topic, news: None)
            for table in (TABLE, LOBBY):
                two.ann._room.pop(table).close()
            await two.ann._beat()
        two.ben.bus_came()
        await two.until(lambda: at_ben.connected == two.ben.connected(LOBBY) == set(), two.ann, two.ben)

    two_processes(tmp_path, monkeypatch, play)


def test_a_process_that_is_new_is_greeted_at_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It asks by itself wherever it opens one: else each start would be told at a thousand tables."""

    async def play(two: Two) -> None:
        await two.meet()
        ears, bus = Ears(), MemoryBus(two.hub)
        await bus.start(ears)
        await bus.subscribe(TABLE)
        third = Matches(two.store, HouseStore(two.store.engine), bus=MemoryBus(two.hub))
        await third.start()
        known = two.ben._workers
        await two.until(lambda: third._services.worker in known and len(third._workers) == 2, third, two.ann, two.ben)
        assert {type(news) for news in ears.said} == {Here}
        await third.open(TABLE)
        await two.until(lambda: {type(news) for news in ears.said} == {Here, Asked, Present})
        await third.close()
        await bus.close()

    two_processes(tmp_path, monkeypatch, play)


def test_how_long_somebody_wants_to_be_asked_is_known_wherever_his_window_may_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(two: Two) -> None:
        ann, ben = await two.ann.open(TABLE), await two.ben.open(TABLE)
        window = Connection(0, "u0")

        async def asked(when: str) -> None:
            await ann.answer(window, msgspec.json.encode({"type": "ask_me", "version": 0, "when": when}).decode())

        await asked("seconds")
        await two.until(lambda: ben._autoplay.patience == {0: 30.0})
        third = Matches(two.store, HouseStore(two.store.engine), bus=MemoryBus(two.hub))
        await third.start()
        late = await third.open(TABLE)
        await two.until(lambda: late._autoplay.patience == {0: 30.0})
        await asked("always")
        await two.until(lambda: not ben._autoplay.patience and not late._autoplay.patience)
        await third.close()

    two_processes(tmp_path, monkeypatch, play)
