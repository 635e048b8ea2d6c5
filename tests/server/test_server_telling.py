"""Two processes at one table: what is told over the bus saves a look into the database, and is never taken for it."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cassino.answers.summary import summary
from cassino.engine.legal import legal_moves
from cassino.hosted import Json
from cassino.hosted.commands.creation import NewMatch, SeatWish, created, terms
from cassino.hosted.match.events import Moved, Place, Salted, Seated
from cassino.hosted.match.match import HostedMatch, begun, replayed
from cassino.hosted.wire.refusal import Refusal
from cassino.notation.move import format_move
from cassino.rules import load_variant, variant_ids
from cassino.rules.options import PileFace
from cassino.server.cluster.bus import Happened, Hub, MemoryBus, format_news
from cassino.server.cluster.replication import news_of, states_after
from cassino.server.main import open_store
from cassino.server.room.connection import Connection
from cassino.server.room.registry import Matches
from cassino.server.room.room import Room
from cassino.server.storage.events import Append, Store, StoredEvent
from cassino.server.storage.house import HouseStore
from company import with_users

ID = "m"
AT = "2026-01-02T10:00:00.000000Z"
PEOPLE = (SeatWish("human", "Ann"), SeatWish("human", "Ben"))


class Counted(Store):
    """A store that counts how often it is asked for what has happened since."""

    looks = 0

    def events(self, match_id: str, after: int = 0) -> list[StoredEvent]:
        self.looks += 1
        return super().events(match_id, after)


@dataclass
class Two:
    """Ann's process and Ben's, and a window of each."""

    store: Counted
    ann: Room
    ben: Room
    bus: MemoryBus

    async def rest(self) -> None:
        """Until everything that was said has been heard and followed."""
        for _ in range(6):
            await asyncio.sleep(0)
        for room in (self.ann, self.ben):
            await room.follow(is_unsure=False)


def first_hosted(variant: str = "casino") -> tuple[list[object], HostedMatch]:
    wish = NewMatch(PEOPLE, variant=variant)
    events = begun(with_users(msgspec.structs.replace(created(terms(wish)), seed=1)), dealer=1)
    return list(events), replayed(events, AT)


def at_two_processes(path: Path, play: Callable[[Two], Awaitable[None]]) -> None:
    async def meet() -> None:
        store = Counted(open_store(path / "cassino.db").engine)
        events = begun(
            with_users(msgspec.structs.replace(created(terms(NewMatch(PEOPLE, variant="casino"))), seed=1)), 1
        )
        store.create(ID, events, summary(replayed(events, AT)))
        hub = Hub()
        own = MemoryBus(hub)
        one, other = (Matches(store, HouseStore(store.engine), bus=MemoryBus(hub)) for _ in range(2))
        await one.start()
        await other.start()
        table = Two(store, await one.open(ID), await other.open(ID), own)
        await table.rest()
        store.looks = 0
        await play(table)
        await one.close()
        await other.close()
        store.close()

    asyncio.run(meet())


def move(hosted: HostedMatch) -> Json:
    text = format_move(hosted.match.state, legal_moves(hosted.match.state, 1)[0])
    return {"type": "move", "version": hosted.version, "move": text}


async def make_move(room: Room) -> None:
    """Whoever is to move does, at one of the processes."""
    turn = room.hosted.match.state.turn
    await room.answer(Connection(turn, f"u{turn}"), msgspec.json.encode(move(room.hosted)).decode())


def frames_of(window: Connection) -> list[Json]:
    return [msgspec.json.decode(text, type=dict[str, Any]) for text in window.outbox.take_all()]


def test_moves_told_are_seen_elsewhere_without_a_look_into_the_database(tmp_path: Path) -> None:
    async def play(table: Two) -> None:
        window = table.ben.join("1", "u1")
        window.outbox.take_all()
        for number in range(8):
            await make_move((table.ann, table.ben)[number % 2])
            await table.rest()
            assert table.ann.hosted.version == table.ben.hosted.version == 3 + number
        assert table.store.looks == 0
        assert table.ann.hosted.match.state == table.ben.hosted.match.state
        frames = frames_of(window)
        assert [frame["version"] for frame in frames if frame["type"] == "view"] == list(range(3, 11))

    at_two_processes(tmp_path, play)


def test_after_a_gap_the_database_is_asked(tmp_path: Path) -> None:
    async def play(table: Two) -> None:
        hosted = table.ann.hosted.fork()
        for _ in range(2):
            event = Moved(hosted.match.state.turn, str(move(hosted)["move"]))
            hosted.apply(event, AT)
            table.store.append(ID, hosted.version, [event], summary(hosted))
        table.bus.publish(ID, format_news(news_of("elsewhere", hosted, (event,), AT)))
        await table.rest()
        assert table.ann.hosted.version == table.ben.hosted.version == 4
        assert table.store.looks == 2

    at_two_processes(tmp_path, play)


@pytest.mark.parametrize(
    "body", ['{"event":"move","seat":0,"move":"trail 9S x"}', "{}", "nonsense", '{"event":"deal"}']
)
def test_news_that_cannot_be_are_read_from_the_database(tmp_path: Path, body: str) -> None:
    async def play(table: Two) -> None:
        before = table.ben.hosted
        table.bus.publish(ID, format_news(Happened("elsewhere", before.version + 1, AT, (body,))))
        await table.rest()
        assert table.store.looks == 2 and table.ben.hosted is before
        await make_move(table.ann)
        await table.rest()
        assert table.ben.hosted.version == before.version + 1

    at_two_processes(tmp_path, play)


def test_news_that_come_in_the_middle_of_a_request_wait_for_its_end(tmp_path: Path) -> None:
    async def play(table: Two) -> None:
        both = [make_move(table.ann), make_move(table.ben)]
        await asyncio.gather(*both)
        await table.rest()
        assert table.ann.hosted.version == table.ben.hosted.version == 3
        assert len(table.store.events(ID)) == 3

    at_two_processes(tmp_path, play)


def test_only_moves_that_all_see_alike_are_told() -> None:
    _, hosted = first_hosted()
    seated, salted = Seated(0, Place("human", "Cleo", user="u9")), Salted(0, 1, "ab" * 32)
    for event in (seated, salted):
        after = hosted.fork()
        after.apply(event, AT)
        assert news_of("w", after, (event,), AT).events == ()
    event = Moved(hosted.match.state.turn, str(move(hosted)["move"]))
    after = hosted.fork()
    after.apply(event, AT)
    assert len(news_of("w", after, (event,), AT).events) == 1
    assert states_after(after, news_of("w", after, (event,), AT)) == []


def with_open_piles() -> list[str]:
    return [each for each in variant_ids() if load_variant(each).piling.face is PileFace.UP]


@pytest.mark.parametrize("variant", with_open_piles())
def test_the_order_in_which_cards_are_laid_on_a_pile_is_not_told(variant: str) -> None:
    """Only its owner knows it: it is in the stored move, and not in what all see."""
    kinds = terms(NewMatch(PEOPLE[:1] * load_variant(variant).seating.players[0], variant=variant))
    hosted = replayed(begun(with_users(msgspec.structs.replace(created(kinds), seed=3))), AT)
    counts = {True: 0, False: 0}
    while hosted.phase == "play":
        state = hosted.match.state
        event = Moved(state.turn, format_move(state, legal_moves(state, 256)[-1]))
        hosted = hosted.fork()
        hosted.apply(event, AT)
        bodies = news_of("w", hosted, (event,), AT).events
        counts[bool(bodies)] += 1
        assert bool(bodies) == ("/" not in event.move) and "/" not in "".join(bodies)
    assert counts[True]


def test_who_has_just_sat_down_elsewhere_is_let_in(tmp_path: Path) -> None:
    async def play(table: Two) -> None:
        hosted = table.ann.hosted.fork()
        event = Seated(1, Place("human", "Cleo", user="u9"))
        hosted.apply(event, AT)
        table.store.write([Append(ID, hosted.version, (event,), summary(hosted), AT)])
        connection = await table.ben.admit("1", "u9")
        assert connection.seat == 1
        with pytest.raises(Refusal, match="not yours"):
            await table.ben.admit("1", "u8")

    at_two_processes(tmp_path, play)


def test_a_move_that_was_told_and_never_made_is_built_upon_by_nobody(tmp_path: Path) -> None:
    """Only somebody who can write to the bus himself could do that; the match stays whole."""

    async def play(table: Two) -> None:
        hosted = table.ben.hosted.fork()
        event = Moved(hosted.match.state.turn, str(move(hosted)["move"]))
        hosted.apply(event, AT)
        window = table.ben.join("watch")
        table.bus.publish(ID, format_news(news_of("nobody", hosted, (event,), AT)))
        await table.rest()
        assert table.ben.hosted.version == 3
        await make_move(table.ben)
        assert table.ben.hosted.version == 2 == len(table.store.events(ID))
        frames = frames_of(window)
        assert [frame["version"] for frame in frames if frame["type"] == "view"] == [2, 3, 2]
        await make_move(table.ben)
        assert table.ben.hosted.version == 3 == len(table.store.events(ID))

    at_two_processes(tmp_path, play)
