"""What becomes of a person's matches that another process has in memory, when he signs in or is forgotten."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cassino.answers.summary import summary
from cassino.hosted import Json
from cassino.hosted.commands.creation import NewMatch, SeatWish, created, terms
from cassino.hosted.match.events import AnyEvent, Created, Ended, Place, parse_event
from cassino.hosted.match.match import HostedMatch, begun, replayed
from cassino.hosted.match.names import FORGOTTEN
from cassino.hosted.wire.refusal import Refusal
from cassino.server.cluster.bus import Hub, MemoryBus
from cassino.server.main import open_store
from cassino.server.people import People, User
from cassino.server.people.moving import Moving
from cassino.server.room.connection import Connection
from cassino.server.room.registry import Matches
from cassino.server.room.room import Room
from cassino.server.storage.events import Store
from cassino.server.storage.house import HouseStore
from cassino.server.storage.loader import OpenedMatch, load_hosted

ID = "m"
PEOPLE = (SeatWish("human", "Ann"), SeatWish("human", "Ben"))


class Silent(MemoryBus):
    """A bus that has gone deaf: what others say is not heard, and nobody is told."""

    is_deaf = False

    def _hear(self, topic: str, message: bytes) -> None:
        if not self.is_deaf:
            super()._hear(topic, message)


class Slow(Matches):
    """Between its look into the database and the end of it somebody else has his way."""

    meanwhile: Callable[[], Awaitable[object]] | None = None

    async def _open(self, match_id: str) -> Room:
        if self.meanwhile is None:
            return await super()._open(match_id)
        services = self._services
        await services.bus.subscribe(match_id)
        opened = OpenedMatch(load_hosted(self.store, match_id))
        await self.meanwhile()
        await asyncio.sleep(0)  # what was said is heard
        room = self._room[match_id] = Room(match_id, opened, services)
        return room


@dataclass
class Two:
    """A process through which Ann is forgotten or signs in, and that of Ben, with a match of them that is over."""

    people: People
    moving: Moving
    far: Slow
    bus: Silent
    store: Store
    ann: User
    ben: User

    async def rest(self) -> Room:
        """The match in the far process, once all that was said has been heard and followed."""
        for _ in range(6):
            await asyncio.sleep(0)
        room = await self.far.open(ID)
        await room.follow(is_unsure=False)
        return room

    async def rematch(self) -> tuple[Place, ...]:
        """Who sits in the match that Ben begins through the far process."""
        room = await self.rest()
        window = Connection(1, self.ben.id)
        request = {"type": "rematch", "version": room.hosted.version}
        await room.answer(window, msgspec.json.encode(request).decode())
        assert room.hosted.successor is not None, window.outbox.take_all()
        first = parse_event(self.store.events(room.hosted.successor)[0].body)
        assert isinstance(first, Created)
        return first.places


def over(ann: User, ben: User) -> list[AnyEvent]:
    """A match that Ben has given up."""
    made = created(terms(NewMatch(PEOPLE, variant="casino", seed=None)))
    places = tuple(
        msgspec.structs.replace(place, user=user.id) for place, user in zip(made.places, (ann, ben), strict=True)
    )
    return [*begun(msgspec.structs.replace(made, places=places)), Ended(1, "resign")]


def at_two_processes(path: Path, play: Callable[[Two], Awaitable[None]]) -> None:
    async def meet() -> None:
        store, hub = open_store(path / "cassino.db"), Hub()
        bus, people = Silent(hub), People(store.engine)
        near = Matches(store, HouseStore(store.engine), bus=MemoryBus(hub))
        far = Slow(store, HouseStore(store.engine), bus=bus)
        (ann, _), (ben, _) = await people.guest("Ann"), await people.guest("Ben")
        events = over(ann, ben)
        store.create(ID, events, summary(replayed(events)))
        await near.start()
        await far.start()
        await play(Two(people, Moving(people, near), far, bus, store, ann, ben))
        await near.close()
        await far.close()
        people.close()
        store.close()

    asyncio.run(meet())


def names_in(frames: Sequence[str]) -> list[list[str]]:
    views: list[Json] = [msgspec.json.decode(text, type=dict[str, Any]) for text in frames]
    return [[seat["name"] for seat in view["view"]["seats"]] for view in views if view["type"] == "view"]


def users(hosted: HostedMatch) -> list[str]:
    return [place.user for place in hosted.places]


def test_who_is_forgotten_through_another_process_is_in_no_rematch(tmp_path: Path) -> None:
    async def play(two: Two) -> None:
        window = (await two.rest()).join(None, two.ben.id)
        await two.moving.erase(two.ann)
        room = await two.rest()
        assert names_in(window.outbox.take_all()) == [["Ann", "You"], [FORGOTTEN, "You"]]
        assert "Ann" not in names_of(room.join(None, two.ben.id, since=1))
        assert await two.rematch() == (Place("human", FORGOTTEN), Place("human", "Ben", user=two.ben.id))

    at_two_processes(tmp_path, play)


def names_of(window: Connection) -> set[str]:
    return {name for names in names_in(window.outbox.take_all()) for name in names}


def test_the_seat_of_a_guest_is_that_of_his_account_in_another_process(tmp_path: Path) -> None:
    async def play(two: Two) -> None:
        account, _ = await two.people.guest("Ann herself")
        await two.rest()
        await two.moving.adopt(two.ann, account)
        assert users((await two.rest()).hosted) == [account.id, two.ben.id]
        assert [place.user for place in await two.rematch()] == [account.id, two.ben.id]

    at_two_processes(tmp_path, play)


def test_the_news_of_it_is_not_lost_while_the_match_is_opened(tmp_path: Path) -> None:
    async def play(two: Two) -> None:
        two.far.meanwhile = lambda: two.moving.erase(two.ann)
        room = await two.rest()
        assert room.hosted.names == [FORGOTTEN, "Ben"]

    at_two_processes(tmp_path, play)


def test_a_process_that_has_not_heard_of_it_seats_nobody_who_is_gone(tmp_path: Path) -> None:
    async def play(two: Two) -> None:
        await two.rest()
        two.bus.is_deaf = True
        await two.moving.erase(two.ann)
        assert (await two.rest()).hosted.names == ["Ann", "Ben"]
        assert await two.rematch() == (Place("human", FORGOTTEN), Place("human", "Ben", user=two.ben.id))

    at_two_processes(tmp_path, play)


def test_what_could_not_be_read_at_once_is_read_before_anything_else(tmp_path: Path) -> None:
    async def play(two: Two) -> None:
        room = await two.rest()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(two.store, "histories", refused)
            await room.people_changed()
        assert room.hosted.names == ["Ann", "Ben"]
        two.bus.is_deaf = True
        await two.moving.erase(two.ann)
        assert (await two.rest()).hosted.names == [FORGOTTEN, "Ben"]

    at_two_processes(tmp_path, play)


def refused(*_: object) -> None:
    raise Refusal("storage", "error-storage")
