"""The registry: all rooms of this process, new matches, and those in the store."""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime

from cassino.answers.summary import Begun, begun_match, new_id
from cassino.answers.variants import MadeMatch
from cassino.hosted.commands import fair
from cassino.hosted.commands.creation import NewMatch, Terms, created, terms
from cassino.hosted.commands.seating import Person, is_in_lobby, is_known
from cassino.hosted.match.downtimes import Downtimes
from cassino.hosted.match.events import AnyEvent
from cassino.hosted.match.match import HostedMatch, begun
from cassino.hosted.match.timestamps import now
from cassino.hosted.wire.messages import NoticeCode
from cassino.hosted.wire.refusal import Refusal
from cassino.rules import Rules
from cassino.server.cluster.bus import EVERYBODY, Asked, Bus, Gathered, Here, Rewritten, SignedOut, parse_news
from cassino.server.cluster.rollcall import Rollcall
from cassino.server.jobs.bots import BotPool
from cassino.server.jobs.compute import Payer
from cassino.server.notifying.turns import Table
from cassino.server.room.connection import Connection
from cassino.server.room.lobby import LobbyList
from cassino.server.room.notices import Notices
from cassino.server.room.room import Room
from cassino.server.room.services import RoomServices
from cassino.server.storage.batching import Batching
from cassino.server.storage.events import Append, Store
from cassino.server.storage.house import HouseStore
from cassino.server.storage.loader import OpenedMatch, load_matches
from cassino.server.storage.moderation import Moderation, read_only_notice
from cassino.server.storage.promises import Promises
from cassino.server.storage.pulse import PULSE_SECONDS
from cassino.server.storage.repeating import repeat
from cassino.texts.message import Message

BEAT_SECONDS = 1.0
"""How often a process announces that it is alive, and looks after its tables."""
LIFE_SECONDS = 6.0
"""A process that has been silent for this long has ended."""
IDLE_BEATS = 30
"""A match is removed from memory when nobody has looked at it for this many beats."""
MOST_OVERDUE = 50
SIGNED_OUT = 4401
"""The close code for windows of a person whose sessions have ended."""
BANNED = 4403
"""The close code for windows of a banned person; browsers do not reconnect after it."""
READING_SECONDS = 0.5
"""How long a window may take to read why it is closed."""
ADMITTED_AT_ONCE = 20
"""How many windows may be on their way to their tables."""
MOST_READ = 16
"""How many matches are read with one query, if many are opened at the same time."""
TOGETHER = 100
"""How many tables are looked after in one turn of the event loop."""
BREATH_SECONDS = 0.05
"""A longer pause when all tables are looked up, so that tables in play do not wait."""


class Matches:
    """Opens each match once, follows what other processes do with it, and removes it when nobody looks at it."""

    def __init__(
        self,
        store: Store,
        house: HouseStore,
        bot_pool: BotPool | None = None,
        bus: Bus | None = None,
        moderation: Moderation | None = None,
    ) -> None:
        self.store = store
        self.admission = asyncio.Semaphore(ADMITTED_AT_ONCE)
        """Limits how many windows come to their tables at the same time, so that moves go first."""
        self.promises = Promises(store.engine)
        self._house = house
        self._services = RoomServices(store, bot_pool, bus, moderation)
        self.lobby = LobbyList(self._services, self.attended)
        self._notices = Notices()
        self._ended_with: int | None = None
        self._services.outage.on_change = self._storage_changed
        self._services.on_downtime = self._credit_all
        self._room: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._reading: Batching[str, OpenedMatch | Refusal] = Batching(self._read, MOST_READ)
        self._has_news: set[str] = set()
        """Matches about which news arrived while they were being opened."""
        self._unreadable: set[str] = set()
        """Damaged matches in which a clock has run out."""
        self._idle: dict[str, int] = {}
        self._workers: dict[str, float] = {}
        """When each other process was last heard."""
        self._buried: set[str] = set()
        """Processes that have been silent for too long."""
        self._rollcall = Rollcall()
        self.on_sign_out: Callable[[str], None] = _nobody
        """Called when a person's sessions have ended."""
        self._beating: asyncio.Task[None] | None = None
        self._catching: asyncio.Task[None] | None = None
        self._pulse: asyncio.Task[None] | None = None
        self._crediting: set[asyncio.Task[None]] = set()

    def tell_turns(self, committed: Callable[[Table, HostedMatch], None]) -> None:
        """Set the function to call when this process commits something at a table; it also gets the match before the
        event.
        """
        self._services.on_commit = committed

    async def start(self) -> None:
        """Join the other processes, and look after the tables from now on."""
        await self._services.beat()
        await self._services.bus.start(self)
        self._pulse = asyncio.create_task(repeat(PULSE_SECONDS, self._services.beat, "pulse"))
        self._beating = asyncio.create_task(repeat(BEAT_SECONDS, self._beat, "tables"))

    async def close(self) -> None:
        """Write what is waiting, say goodbye to other processes, and stop the bots."""
        for task in (self._beating, self._catching, self._pulse, *self._crediting):
            if task is not None:
                task.cancel()
        for room in self._room.values():
            room.close()
        self._services.tell(EVERYBODY, Here(self._services.worker, going=True))
        await self._services.bus.close()
        self._services.stop()
        await asyncio.to_thread(self._services.writer.close)
        if self._pulse is not None:
            await self._services.end()

    # Opening and removing

    async def terms(self, wish: NewMatch, payer: Payer) -> Terms:
        """The terms of a valid request; reading a text of rules is charged to the sender. Raises BadRequest."""
        house = await self._house_rules(wish.house)
        if wish.rules is None:
            return terms(wish, house)
        return await self._services.bot_pool.compute.run(payer, terms, wish, house)

    async def create(self, asked: Terms, creator: Person, origin: str | None = None) -> MadeMatch:
        """Create a match; returns its id and its creator's seat. origin: of a table for the lobby."""
        if asked.wish.seed is not None:
            return await self.keep(begun_match(begun(created(asked, creator)), creator.id), origin=origin)
        opening = await asyncio.to_thread(self.promises.opening, asked.wish.fair)
        events = fair.begun_fairly(created(asked, creator, opening.seed), opening)
        return await self.keep(begun_match(events, creator.id), opening.chain.secret, origin)

    async def begin(self, events: list[AnyEvent], creator: Person, secret: str = "") -> MadeMatch:
        """Store a match that has just begun; returns its id and its creator's seat. secret: of its chain of seeds."""
        return await self.keep(begun_match(events, creator.id), secret)

    async def keep(self, begun: Begun, secret: str = "", origin: str | None = None) -> MadeMatch:
        """Store a match whose events and lines are made already; returns its id and its creator's seat."""
        match_id = new_id()
        append = Append(match_id, 1, begun.events, begun.line, begun.at, is_new=True, secret=secret, origin=origin)
        await self._services.write(append)
        return MadeMatch(match_id, begun.seat)

    async def _house_rules(self, id: str | None) -> Rules | None:
        saved = await asyncio.to_thread(self._house.find, id) if id is not None else None
        return saved.rules if saved else None

    async def open(self, match_id: str) -> Room:
        """A match that can be continued. Raises Refusal."""
        self._idle.pop(match_id, None)
        if match_id in self._room:
            return self._room[match_id]
        if match_id not in self._opening:
            opening = self._opening[match_id] = asyncio.create_task(self._open(match_id))
            opening.add_done_callback(lambda _: self._opening.pop(match_id, None))
        return await asyncio.shield(self._opening[match_id])

    async def _open(self, match_id: str) -> Room:
        """Read a match; news from other processes is received in the meantime."""
        await self._services.bus.subscribe(match_id)
        try:
            opened = await self._services.asked(self._reading, match_id)
        except Exception:
            self._has_news.discard(match_id)
            await self._services.bus.unsubscribe(match_id)
            raise
        room = self._room[match_id] = Room(match_id, opened, self._services)
        self._unreadable.discard(match_id)
        room.audience.greet()
        if self._services.bus.is_shared:
            room.follow(is_unsure=match_id in self._has_news)
            self._has_news.discard(match_id)
        await room.credit()
        return room

    def _read(self, match_ids: Sequence[str]) -> dict[str, OpenedMatch | Refusal]:
        return load_matches(self.store, match_ids)

    async def _forget_idle(self) -> None:
        """Remove matches that nobody has looked at for a while."""
        self._idle = {id: self._idle.get(id, 0) + 1 for id, room in self._room.items() if room.is_idle}
        for match_id in [id for id, beats in self._idle.items() if beats > IDLE_BEATS]:
            if match_id in self._idle and self._room[match_id].is_idle:
                self._room.pop(match_id).close()
                await self._services.bus.unsubscribe(match_id)

    def attended(self) -> set[str]:
        """The tables at which somebody is connected, through any process."""
        here = {id for id, room in self._room.items() if room.audience.connected}
        return here | self._rollcall.attended()

    def connected(self, match_id: str) -> set[int]:
        """The seats of a table in the lobby that are connected, through any process."""
        room = self._room.get(match_id)
        return room.audience.connected if room else self._rollcall.elsewhere(match_id)

    # Notices to everybody

    def announce(self, code: NoticeCode, is_on: bool = True, message: Message | None = None) -> None:
        """Begin or end a notice in every window of every table. message: instead of the usual one."""
        frame = self._notices.note(code, is_on, message)
        for room in self._room.values():
            room.broadcast(frame)

    def inform(self, connection: Connection) -> None:
        """Send a new window the current notices; after `end_windows` it is closed instead."""
        if self._ended_with is not None:
            connection.end(self._ended_with)
            return
        for frame in self._notices.for_arrival():
            connection.send(frame)

    def end_windows(self, code: int) -> None:
        """Close every window of every table, and from now on each that opens: the server ends."""
        self._ended_with = code
        for room in self._room.values():
            for connection in list(room.audience.connections):
                connection.end(code)

    @property
    def downtimes(self) -> Downtimes:
        """When nobody could play, as far as this process knows."""
        return self._services.downtimes

    # The operator's decisions

    def be_read_only(self, reason: str | None) -> None:
        """The operator has stopped all play (reason: may be empty); None: play continues."""
        is_on = reason is not None
        self.announce("read_only", is_on, read_only_notice(reason) if reason is not None else None)
        self._credit_all()
        if not is_on:
            self._catch_up()

    def look_again(self, match_id: str) -> None:
        """The operator has changed a match."""
        if match_id in self._opening:
            self._opening[match_id].add_done_callback(lambda _: self.look_again(match_id))
        elif match_id in self._room:
            self._room[match_id].follow()

    def renamed(self, user: str) -> None:
        """The operator has renamed a person, at all tables."""
        for opening in self._opening.values():
            opening.add_done_callback(lambda _: self._read_names(user))
        self._read_names(user)

    def _read_names(self, user: str) -> None:
        for room in [each for each in self._room.values() if is_known(each.hosted, user)]:
            room.people_changed()

    def turn_away(self) -> None:
        """Close the windows of banned people, with the reason."""
        loop, moderation = asyncio.get_running_loop(), self._services.moderation
        for room in self._room.values():
            for connection in room.audience.connections:
                if refusal := moderation.refusal(connection.user, connection.host):
                    connection.refuse(refusal)
                    loop.call_later(READING_SECONDS, connection.end, BANNED)

    def in_memory(self) -> set[str]:
        """The matches that somebody here plays or watches, or has until just now."""
        return set(self._room) | set(self._opening)

    def live_count(self) -> int:
        """How many matches are in memory."""
        return len(self._room)

    def _storage_changed(self, is_away: bool) -> None:
        self.announce("storage", is_away)
        if is_away:
            self._services.downtimes = self._services.downtimes.stopped(datetime.now(UTC))
        else:
            self._catch_up()
        self._credit_all()

    def bus_went(self) -> None:
        """The bus is down: moves made through other processes arrive late, by looking at the database."""
        self.announce("bus")

    def bus_came(self) -> None:
        """The bus is back: any message may have been missed."""
        self.announce("bus", False)
        self._services.tell(EVERYBODY, Here(self._services.worker, missed=True))
        self._rollcall.ask_again()
        self._has_news.update(self._opening)
        self._catch_up()
        for room in self._room.values():
            room.audience.forget_others()
        self._greet()

    def _catch_up(self) -> None:
        """Read at every table what may have been missed."""
        if self._catching is None or self._catching.done():
            self._catching = asyncio.create_task(self._look_up())

    async def _look_up(self) -> None:
        """Read the versions of the tables from the database, many at a time."""
        lives = list(self._room.values())
        for start in range(0, len(lives), TOGETHER):
            group = lives[start : start + TOGETHER]
            try:
                versions = await self._services.read(self.store.versions, [room.id for room in group])
            except Refusal:
                return
            for room in group:
                room.resume(versions.get(room.id, 0))
            await asyncio.sleep(BREATH_SECONDS)

    async def people_changed(self, match_ids: Iterable[str]) -> None:
        """The people in some stored matches have changed: processes that have them in memory read them again."""
        for match_id in match_ids:
            self._services.tell(match_id, Rewritten(self._services.worker))
            if match_id in self._opening:
                await asyncio.wait([self._opening[match_id]])
            if match_id in self._room:
                await asyncio.shield(self._room[match_id].people_changed())

    def sign_out(self, user: str) -> None:
        """Close every window of a person, also in other processes."""
        self._services.tell(EVERYBODY, SignedOut(self._services.worker, user))
        self._close_windows(user)

    def _close_windows(self, user: str) -> None:
        self.on_sign_out(user)
        for room in self._room.values():
            for connection in [each for each in room.audience.connections if user and each.user == user]:
                connection.end(SIGNED_OUT)

    # News from other processes

    def heard(self, topic: str, message: bytes) -> None:
        """A message from the bus."""
        news = parse_news(message)
        if news is None or news.by == self._services.worker:
            return
        if isinstance(news, Here):
            self._hear_of(news)
        elif isinstance(news, SignedOut):
            self._close_windows(news.user)
        elif isinstance(news, Gathered):
            self._rollcall.hear(news.by, news.tables)
        elif isinstance(news, Asked) and topic == EVERYBODY:
            self._rollcall.tell_again()
        elif topic in self._room:
            self._room[topic].hear(news)
        elif topic in self._opening and isinstance(news, Rewritten):
            self._opening[topic].add_done_callback(lambda _: self.heard(topic, message))
        elif topic in self._opening:
            self._has_news.add(topic)

    def _hear_of(self, here: Here) -> None:
        if here.by not in self._workers or here.missed:
            self._rollcall.tell_again()
        if here.by in self._buried and not here.going:
            self._dig_up(here.by)
        self._workers[here.by] = 0.0 if here.going else time.monotonic()
        if here.missed:
            self._catch_up()

    def _dig_up(self, worker: str) -> None:
        """A process that was believed to have ended is alive: ask for its windows.

        A new process is not asked, because it announces who is at each table that it opens.
        """
        self._buried.discard(worker)
        self._services.tell(EVERYBODY, Asked(self._services.worker))
        self._greet()

    def _greet(self) -> None:
        """At every table, tell other processes who is connected here, and ask who is connected there."""
        for room in self._room.values():
            room.audience.greet()

    # Regular work

    async def _beat(self) -> None:
        bus = self._services.bus
        await self._forget_idle()
        if bus.is_shared:
            self._services.tell(EVERYBODY, Here(self._services.worker, missed=bus.take_missed()))
            self._bury()
            self._call_the_roll()
        if not bus.is_up:
            self._catch_up()
        if self._services.moderation.read_only is None:
            await self._let_flags_fall()

    def _credit_all(self) -> None:
        """Another downtime has begun or ended: the clocks of all tables follow it."""
        task = asyncio.create_task(self._credit())
        self._crediting.add(task)
        task.add_done_callback(self._crediting.discard)

    async def _credit(self) -> None:
        with suppress(Refusal):
            await self._services.be_sure()
        rooms = [room for room in self._room.values() if room.is_timed]
        for start in range(0, len(rooms), TOGETHER):
            await asyncio.gather(*(room.follow_downtimes() for room in rooms[start : start + TOGETHER]))
            await asyncio.sleep(BREATH_SECONDS)

    def _call_the_roll(self) -> None:
        """Tell other processes who is connected to the tables of the lobby."""
        here = {id: room.audience.seats_here for id, room in self._room.items() if is_in_lobby(room.hosted)}
        if tables := self._rollcall.news(here):
            self._services.tell(EVERYBODY, Gathered(self._services.worker, tables))

    def _bury(self) -> None:
        """Forget the windows of processes that have ended, and look up events that they may not have announced."""
        dead = [worker for worker, at in self._workers.items() if time.monotonic() - at > LIFE_SECONDS]
        for worker in dead:
            del self._workers[worker]
            self._rollcall.forget(worker)
            for room in self._room.values():
                room.audience.forget_worker(worker)
        self._buried.update(dead)
        if dead:
            self._catch_up()

    async def _let_flags_fall(self) -> None:
        """End matches in which somebody has run out of time, including those that nobody looks at."""
        for match_id in await self._services.read(self.store.overdue, now(), MOST_OVERDUE + len(self._unreadable)):
            if match_id not in self._unreadable:
                await self._let_flag_fall(match_id)

    async def _let_flag_fall(self, match_id: str) -> None:
        """A match that cannot be read is logged once, and then left until somebody opens it. Raises Refusal."""
        try:
            room = await self.open(match_id)
        except Refusal as refusal:
            if refusal.code == "storage":
                raise
            self._unreadable.add(match_id)
        else:
            await room.let_flag_fall()


def _nobody(_user: str) -> None:
    """Do nothing."""
