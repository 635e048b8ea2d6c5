"""The bus: what is said is heard, and a gap is told, whatever happens to Redis."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import cassino
from cassino.server.cluster.bus import (
    ALONE,
    EVERYBODY,
    Asked,
    Bus,
    Happened,
    Here,
    Hub,
    MemoryBus,
    Present,
    Said,
    format_news,
    is_address,
    make_bus,
    parse_news,
)
from services import Redis, free_port, has_module, need, running_redis

PATIENCE = 180


class Ears:
    """Remembers what a bus brought."""

    def __init__(self) -> None:
        self.told: list[tuple[str, bytes]] = []
        self.news = asyncio.Event()

    def heard(self, topic: str, message: bytes) -> None:
        self._note(topic, message)

    def bus_went(self) -> None:
        self._note("went", b"")

    def bus_came(self) -> None:
        self._note("came", b"")

    def _note(self, topic: str, message: bytes) -> None:
        self.told.append((topic, message))
        self.news.set()

    async def until(self, topic: str, message: bytes = b"") -> None:
        """Wait until something is told."""
        while (topic, message) not in self.told:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)

    def heard_of(self, topic: str) -> list[bytes]:
        return [message for each, message in self.told if each == topic]


async def pair(make: Callable[[], Bus], play: Callable[[Bus, Ears, Bus, Ears], Awaitable[None]]) -> None:
    """Two members of a bus."""
    one, two, ears, other_ears = make(), make(), Ears(), Ears()
    await one.start(ears)
    await two.start(other_ears)
    if type(one) is not MemoryBus:
        await ears.until("came")
        await other_ears.until("came")
    await play(one, ears, two, other_ears)
    await one.close()
    await two.close()


@pytest.fixture(params=["memory", "redis"])
def make(request: pytest.FixtureRequest) -> Callable[[], Bus]:
    if request.param == "memory":
        hub = Hub()
        return lambda: MemoryBus(hub)
    service: Redis = request.getfixturevalue("redis_service")
    return lambda: make_bus(service.url)


def test_what_is_said_is_heard_in_order_by_who_subscribed(make: Callable[[], Bus]) -> None:
    async def play(one: Bus, _ears: Ears, two: Bus, ears: Ears) -> None:
        await two.subscribe("table")
        for number in range(500):
            one.publish("table", b"%d" % number)
            one.publish("another table", b"not heard")
        await ears.until("table", b"499")
        assert ears.heard_of("table") == [b"%d" % number for number in range(500)]
        assert not ears.heard_of("another table")
        await two.unsubscribe("table")
        one.publish("table", b"too late")
        one.publish(EVERYBODY, b"all")
        await ears.until(EVERYBODY, b"all")
        assert b"too late" not in ears.heard_of("table")

    asyncio.run(pair(make, play))


def test_many_subscriptions_at_once(make: Callable[[], Bus]) -> None:
    async def play(one: Bus, _ears: Ears, two: Bus, ears: Ears) -> None:
        await asyncio.gather(*(two.subscribe(f"table {number}") for number in range(200)))
        for number in range(200):
            one.publish(f"table {number}", b"go")
        for number in range(200):
            await ears.until(f"table {number}", b"go")

    asyncio.run(pair(make, play))


@pytest.mark.services
def test_those_of_another_realm_are_not_heard(redis_service: Redis) -> None:
    async def play() -> None:
        ours, theirs = make_bus(redis_service.url, "ours"), make_bus(redis_service.url, "theirs")
        ears, others = Ears(), Ears()
        await ours.start(ears)
        await theirs.start(others)
        await ears.until("came")
        await others.until("came")
        await asyncio.gather(ours.subscribe("table"), theirs.subscribe("table"))
        theirs.publish("table", b"not for you")
        theirs.publish(EVERYBODY, b"nor this")
        await others.until(EVERYBODY, b"nor this")
        ours.publish("table", b"for you")
        await ears.until("table", b"for you")
        assert ears.heard_of("table") == [b"for you"] and not ears.heard_of(EVERYBODY)
        await ours.close()
        await theirs.close()

    asyncio.run(play())


@pytest.mark.services
def test_a_gap_is_told_and_everything_is_heard_again() -> None:
    async def play(one: Bus, ears: Ears, two: Bus, other_ears: Ears) -> None:
        await two.subscribe("table")
        service.kill()
        await ears.until("went")
        await other_ears.until("went")
        assert not one.is_up
        one.publish("table", b"lost")
        while not one.take_missed():
            await asyncio.sleep(0.01)
        await two.subscribe("opened meanwhile")
        ears.told.clear()
        other_ears.told.clear()
        service.start()
        await ears.until("came")
        await other_ears.until("came")
        assert one.is_up and two.is_up
        one.publish("table", b"found")
        one.publish("opened meanwhile", b"found")
        await other_ears.until("table", b"found")
        await other_ears.until("opened meanwhile", b"found")
        assert other_ears.heard_of("table") == [b"found"]
        assert not one.take_missed()

    with running_redis() as service:
        asyncio.run(pair(lambda: make_bus(service.url), play))


def test_a_bus_that_goes_while_a_table_is_opened() -> None:
    """Whoever opens one then waits for nothing: it is heard from when the bus is back."""
    need(has_module("redis"), "redis (pip install 'cassino[redis]')")
    from cassino.server.cluster.bus.redis import RedisBus

    async def play() -> None:
        bus, ears = RedisBus(f"redis://127.0.0.1:{free_port()}/0"), Ears()
        bus._listener, bus._ears = ears, bus._redis.pubsub()
        opening = [asyncio.create_task(bus.subscribe(table)) for table in ("one", "two")]
        await asyncio.sleep(0)
        bus._went(ConnectionError())
        await asyncio.gather(*opening)
        assert ears.told == [("went", b"")] and not bus._confirmed and {"one", "two"} <= bus._topics
        await bus.close()

    asyncio.run(play())


@pytest.mark.services
def test_a_bus_that_hangs_is_found_out() -> None:
    async def play(one: Bus, ears: Ears, _two: Bus, _other: Ears) -> None:
        service.pause()
        await ears.until("went")
        ears.told.clear()
        service.resume()
        await ears.until("came")
        await one.subscribe("table")
        one.publish("table", b"again")
        await ears.until("table", b"again")

    with running_redis() as service:
        asyncio.run(pair(lambda: make_bus(service.url), play))


@pytest.mark.services
def test_a_server_may_start_before_its_bus() -> None:
    async def play() -> None:
        bus, ears = make_bus(service.url), Ears()
        service.kill()
        await bus.start(ears)
        await bus.subscribe("table")
        assert not bus.is_up
        service.start()
        await ears.until("came")
        bus.publish("table", b"here")
        await ears.until("table", b"here")
        await bus.close()

    with running_redis() as service:
        asyncio.run(play())


def test_news_are_read_as_they_were_written() -> None:
    frame: dict[str, int | str | None] = {"seat": 1, "name": "Ann", "phrase": "well_played"}
    told = Happened("w1", 7, "2026-01-02T10:00:00.000000Z", ('{"event":"claim","seat":1}',))
    for news in (
        Happened("w1", 7), told, Present("w1", (0, 2), 3), Asked("w1"), Said("w1", frame), Here("w1"),
        Here("w1", True, True),
    ):  # fmt: skip
        assert parse_news(format_news(news)) == news
    for unknown in (b"", b"{}", b'{"news":"future","by":"w"}', b'{"news":"event","by":"w","version":"7"}', b"\xff"):
        assert parse_news(unknown) is None


def test_what_is_an_address() -> None:
    assert not make_bus(ALONE).is_shared
    assert all(is_address(each) for each in (ALONE, "redis://somewhere:6379/0", "unix:///run/redis.sock"))
    assert not any(is_address(each) for each in ("", "somewhere", "redis://", "http://somewhere"))


def test_redis_is_known_in_one_folder_only() -> None:
    source = Path(cassino.__file__).parent
    files = [
        path for path in source.rglob("*.py") if "import redis" in (text := path.read_text()) or "from redis" in text
    ]
    assert [path.relative_to(source).as_posix() for path in files] == ["server/cluster/bus/redis.py"]
