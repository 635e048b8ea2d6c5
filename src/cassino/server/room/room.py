"""A room: a match in play. It takes requests, writes their events to the store, and sends everybody a view."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from cassino.answers.single_deals import DAILY
from cassino.answers.summary import summary
from cassino.hosted.commands import commands, fair, offers, seating
from cassino.hosted.commands.seating import Sitting
from cassino.hosted.match import absence, clocks
from cassino.hosted.match.events import AnyEvent, Rematched
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.match.timestamps import now
from cassino.hosted.wire import requests
from cassino.hosted.wire.messages import AnyFrame, RematchFrame
from cassino.hosted.wire.refusal import Overtaken, Refusal, closed, stale
from cassino.server.cluster.bus import AnyNews, Asked, Happened, Patient, Rewritten
from cassino.server.cluster.replication import news_of, states_after
from cassino.server.room.absence import Absence
from cassino.server.room.answering import Answering
from cassino.server.room.audience import Audience
from cassino.server.room.autoplay import Autoplay
from cassino.server.room.caller import Caller, Key
from cassino.server.room.connection import Connection
from cassino.server.room.encoding import forget_view
from cassino.server.room.rematch import next_match
from cassino.server.room.sealed import check_look
from cassino.server.room.services import RoomServices
from cassino.server.storage.contests import ContestStore
from cassino.server.storage.events import Append, Stale
from cassino.server.storage.loader import MOST_RECENT, OpenedMatch, ReplayBuffer, followed, load_match
from cassino.server.storage.visits import note_visits
from cassino.server.telemetry import metrics

log = logging.getLogger(__name__)
T = TypeVar("T")

GRACE_SECONDS, STANDING_BY_SECONDS = 1.5, 6.0
"""How long the process that made the last event is expected to play for the bots before another one does; and a process
without windows.
"""
OPENING_SECONDS = 0.1
"""The grace when a match is opened about which other processes may know more."""
TRIES = 3
"""How many times sitting down or leaving is retried after another event came first."""


class Room:
    """One match in memory. A lock lets it handle one request at a time."""

    def __init__(self, match_id: str, opened: OpenedMatch, services: RoomServices) -> None:
        self.id = match_id
        self.hosted = opened.hosted
        self._lately = ReplayBuffer(opened.recent)
        self.audience = Audience(match_id, services)
        self._services = services
        self._lock = asyncio.Lock()
        self._answering = Answering(services.bot_pool, self._note_hint)
        self._is_unsure = False
        """Whether the database may have events that this process does not know."""
        self._is_rewritten = False
        """Whether the stored events have been rewritten with other people."""
        self._is_told = False
        """Whether the latest event came over the bus and no event of this process has followed it yet."""
        self._following: asyncio.Task[None] | None = None
        self._autoplay = Autoplay(self, services)
        self._absence = Absence(self, services, opened.visits)
        self._errands: set[asyncio.Task[None]] = set()
        self.audience.on_change = self._people_came_or_went

    # Windows

    def join(self, wanted: str | None, user: str = "", since: int | None = None) -> Connection:
        """A new window of a person at their seat; it gets the view, and before it the views since a version.

        Raises Refusal for another person's seat, and if the match is sealed.
        """
        check_look(self.hosted, user)
        connection = Connection(seating.played_seat(self.hosted, user, wanted), user, wanted)
        self.audience.add(connection)
        for hosted in self._lately.since(since):
            self.audience.show_to(connection, hosted, self._autoplay.patience)
        self._show_to(connection)
        if not self._autoplay.is_at_work:
            self._autoplay.wake(self._grace(OPENING_SECONDS))
        return connection

    async def admit(self, wanted: str | None, user: str = "", since: int | None = None) -> Connection:
        """Like `join`, but first read news if it is refused: the person may have sat down or played through another
        process. A person who was away gets their seat back.
        """
        if wanted != "watch":
            with suppress(Refusal):
                await self.welcome(user)
        if since is None or since <= self.hosted.version:
            with suppress(Refusal):
                return self.join(wanted, user, since)
        await asyncio.shield(self.follow())
        if wanted != "watch":
            await self.welcome(user)
        return self.join(wanted, user, since)

    @property
    def is_idle(self) -> bool:
        """Whether nobody is looking and no bot is thinking."""
        is_following = self._following is not None and not self._following.done()
        return not (self.audience.connections or self._autoplay.is_at_work or is_following or self._lock.locked())

    def is_connected(self, seat: int) -> bool:
        """Whether a seat has a window open, through any process, as far as is known here."""
        return seat in self.audience.connected or any(each.seat == seat for each in self.audience.connections)

    @property
    def connected_users(self) -> set[str]:
        """The people who have a window open at their seat, through any process, as far as is known here."""
        seats = self.audience.connected | {each.seat for each in self.audience.connections if each.seat is not None}
        return {self.hosted.places[seat].user for seat in seats}

    @property
    def away(self) -> frozenset[int]:
        """The seats of people who have been away for too long."""
        return self._absence.seats

    async def welcome(self, user: str) -> None:
        """A person has come: if a bot plays because they were away, they get the seat back. Raises Refusal."""
        if seating.returned(self.hosted, user):
            await self.insist(lambda hosted: tuple(seating.returned(hosted, user)))

    async def come_by(self, user: str) -> None:
        """A person asks for something without a window: they are not away. Raises Refusal."""
        await self.welcome(user)
        if user not in self.connected_users and seating.own_seats(self.hosted, user):
            self._absence.note(user, now())
            self._absence.look()

    def _people_came_or_went(self, gone: set[int], gone_here: set[int]) -> None:
        """Note until when people were here, and look who is away now."""
        places, at = self.hosted.places, now()
        left = {seat: places[seat].user for seat in gone if places[seat].user and places[seat].kind == "human"}
        for user in left.values():
            self._absence.note(user, at)
        noted = {user for seat, user in left.items() if seat in gone_here}
        if noted and absence.limit(self.hosted) is not None and len(self.hosted.people) > 1:
            self._run(self._services.read(note_visits, self._services.store.engine, self.id, noted, at))
        self._absence.look()

    def _run(self, work: Awaitable[object]) -> None:
        """Do something beside the requests; if it is refused, it is left out."""
        task = asyncio.create_task(_if_possible(work))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    def _show_to(self, connection: Connection) -> None:
        self.audience.show_to(connection, self.hosted, self._autoplay.patience, self.away)

    def close(self) -> None:
        """Remove the match from memory."""
        self._autoplay.close()
        self._absence.close()
        self.audience.close()

    # Requests

    async def answer(self, connection: Connection, frame: str | None) -> None:
        """Do what a frame asks for, or send an error."""
        if (request := self.read(connection, frame)) is not None:
            await self.obey(connection, request)

    def read(self, connection: Connection, frame: str | None) -> requests.AnyRequest | None:
        """The request in a frame; None if it cannot be read: then the window gets an error."""
        try:
            return requests.parse_request(frame)
        except Refusal as refusal:
            self._refuse(Caller(connection), refusal)
            return None

    async def obey(self, connection: Connection, request: requests.AnyRequest) -> None:
        """Do what a request asks for, or send an error."""
        caller = Caller(connection, request)
        await self._unless_refused(caller, self._answer(caller, request))

    async def seen(self, connection: Connection, question: requests.Question) -> HostedMatch | None:
        """The match for a question; None if it is about another version: then the window gets an error."""
        return await self._unless_refused(Caller(connection, question), self._at(question.version))

    async def explain(self, connection: Connection, question: requests.Question, hosted: HostedMatch) -> None:
        """Answer a question about the match as it was, or send an error."""
        caller = Caller(connection, question)
        if answer := await self._unless_refused(caller, self._explained(hosted, connection, question)):
            connection.send(answer)

    async def _unless_refused(self, caller: Caller, work: Awaitable[T]) -> T | None:
        """The result of some work; None if it is refused: then the caller gets the refusal."""
        try:
            return await work
        except Overtaken:
            log.debug("match %s: another process was faster", self.id)
        except Refusal as refusal:
            self._refuse(caller, refusal)
        except Exception:
            log.exception("match %s: a request failed", self.id)
            caller.refuse(Refusal("internal", "error-internal"))
        return None

    def _refuse(self, caller: Caller, refusal: Refusal) -> None:
        """Send the caller a refusal; also the view, once, if they do not know the current one."""
        connection = caller.connection
        metrics.REFUSALS.labels(refusal.code).inc()
        caller.refuse(refusal)
        if refusal.code == "stale" and connection.stale_at != self.hosted.version:
            connection.stale_at = self.hosted.version
            self._show_to(connection)

    async def _answer(self, caller: Caller, request: requests.AnyRequest) -> None:
        seat = caller.connection.seat
        match request:
            case requests.AskMe():
                self._autoplay.ask_less(commands.seated(seat), request.when)
                self.audience.tell_patience(self._autoplay.patience, commands.seated(seat))
            case requests.Say() if self.hosted.is_closed:
                raise closed()
            case requests.Say():
                self.audience.say(caller.connection, self.hosted.names[commands.seated(seat)], request)
            case _ if isinstance(request, requests.Question):
                hosted = await self._at(request.version)
                caller.connection.send(await self._explained(hosted, caller.connection, request))
            case requests.Salt():
                caller.done(await self._salt(seat, request, caller.key))
            case requests.Step():
                await self._step(caller, request.version)
            case _:
                async with self._lock:
                    await self._make_sure(request.version)
                    if not await self._is_done(caller, request):
                        await self._obey(caller, request)

    def _explained(self, hosted: HostedMatch, asker: Connection, question: requests.Question) -> Awaitable[AnyFrame]:
        """The answer to a question, which no move waits for. Raises Refusal."""
        return self._answering.answer(hosted, asker.seat, question, asker.payer)

    async def _step(self, caller: Caller, version: int) -> None:
        """The next step in a match of bots. Raises Refusal."""
        commands.watched(await self._at(version))
        await self._autoplay.step(version)
        if self.hosted.version == version:
            raise Refusal("busy", "error-bots-busy")
        caller.done(self.hosted.version)

    async def _note_hint(self, hosted: HostedMatch) -> None:
        """Count a hint for the results of the deal of the day. Raises Refusal."""
        if hosted.created.variant.endswith(DAILY):
            contests = ContestStore(self._services.store.engine)
            await self._services.read(contests.count_hint, self.id)

    async def _at(self, version: int) -> HostedMatch:
        """The match, if it is at this version. Raises Refusal."""
        if self._is_unsure or self._is_rewritten or version > self.hosted.version:
            async with self._lock:
                await self._make_sure(version)
        if version != self.hosted.version:
            raise stale()
        return self.hosted

    async def _is_done(self, caller: Caller, request: requests.AboutAVersion) -> bool:
        """Answer a request that was carried out before; refuse one about another version. Raises Refusal."""
        if request.version == self.hosted.version:
            return False
        version = await self._done(caller.key, request.version)
        if version is None:
            raise stale()
        if isinstance(request, requests.Rematch) and self.hosted.successor is not None:
            caller.connection.send(RematchFrame(self.hosted.successor))
        caller.done(version)
        return True

    async def _done(self, key: Key | None, version: int = 0) -> int | None:
        """The version that a request has led to already; version: that the request is about. Raises Refusal if its id
        belonged to another request: one with another content, or one whose effect its sender had seen.
        """
        if key is None or (done := await self._services.read(self._services.store.done, self.id, key.request)) is None:
            return None
        if version >= done.version or done.content not in (None, key.content):
            raise Refusal("reused", "error-reused-id")
        return done.version

    async def _obey(self, caller: Caller, request: requests.AboutAVersion) -> None:
        connection = caller.connection
        match request:
            case requests.Rematch():
                await self._rematch(caller)
            case _:
                if isinstance(request, requests.Flag):
                    await self._see_who_is_late()
                known = self._services.downtimes
                events = commands.decided(self.hosted, connection.seat, request, now(), known, self.away)
                await self._commit(*events, caller=caller)
                if isinstance(request, requests.Agree):
                    await self._play_again()

    async def _rematch(self, caller: Caller) -> None:
        """A new match with the same people and rules; a repeated request gives the same one."""
        wish = offers.rematch(self.hosted, commands.seated(caller.connection.seat))
        if wish is not None:
            await self._commit(wish, caller=caller)
        await self._play_again(caller if wish is None else None)

    async def _play_again(self, caller: Caller | None = None) -> None:
        """Begin the next match, once everybody who must agree has agreed."""
        if offers.is_rematch_agreed(self.hosted) and self._services.bus.is_shared:
            self._is_rewritten = True  # nobody who was deleted, perhaps unnoticed, may be in the new match
            await self._make_sure()
        hosted = self.hosted
        if not offers.is_rematch_agreed(hosted):
            return
        if hosted.successor is None:
            following = next_match(hosted)
            with suppress(Stale):  # It exists already, but that was not recorded: no other match can use its seeds.
                await self._services.write(following)
            await self._commit(Rematched(following.match_id), caller=caller)
        self._tell_successor()

    # Events

    async def go_on_from(self, hosted: HostedMatch, *events: AnyEvent) -> None:
        """Apply events, unless the match has continued in the meantime. Raises Refusal."""
        async with self._lock:
            await self._make_sure()
            if self.hosted is hosted:
                with suppress(Overtaken):
                    await self._commit(*events)

    async def sit(self, person: seating.Person, seat: int | None, salt: str | None = None) -> tuple[Sitting, bool]:
        """A person sits down; returns whether their salt went into the first deal, as that of the first person to join
        can.

        Raises Refusal.
        """
        found: list[tuple[Sitting, bool]] = []

        def wanted(hosted: HostedMatch) -> tuple[AnyEvent, ...]:
            sitting = seating.joined(hosted, person, seat)
            anew = None if salt is None else fair.dealt_anew(hosted, sitting.seat, salt)
            found.append((sitting, anew is not None))
            return tuple(event for event in (anew, sitting.event) if event is not None)

        await self.insist(wanted)
        return found[-1]

    async def hand_over(self, before: str, person: seating.Person) -> int:
        """The seats of a person of this match move to another session; returns the first seat. Raises Refusal."""
        await self.insist(lambda hosted: tuple(seating.handed_over(hosted, before, person)))
        waiting = (seat for seat, place in self.hosted.waiting.items() if place.user == person.id)
        first = seating.first_seat(self.hosted, person.id)
        return next(waiting, 0) if first is None else first

    async def stand_up(self, user: str) -> None:
        """A person leaves their seats to bots. Raises Refusal."""
        await self.insist(lambda hosted: tuple(seating.left(hosted, user)))

    async def _salt(self, seat: int | None, request: requests.Salt, key: Key | None) -> int:
        """Take a person's salt for the coming deal; it does not depend on what has been played. Raises Refusal."""
        player = commands.seated(seat)
        return await self.insist(lambda hosted: (fair.salted(hosted, player, request.deal, request.salt),), key)

    async def insist(self, wanted: Callable[[HostedMatch], tuple[AnyEvent, ...]], key: Key | None = None) -> int:
        """Apply events that depend on no card; retried if another event comes first. Returns the version that they led
        to.

        key: the idempotency key. Raises Refusal.
        """
        for _ in range(TRIES):
            async with self._lock:
                await self._make_sure()
                if (version := await self._done(key)) is not None:
                    return version
                if not (events := wanted(self.hosted)):
                    return self.hosted.version
                with suppress(Overtaken):
                    await self._commit(*events, key=key)
                    return self.hosted.version
        raise Overtaken

    async def _commit(self, *events: AnyEvent, caller: Caller | None = None, key: Key | None = None) -> None:
        """Apply events: first in the store, then here; then everybody sees them. Raises Refusal.

        Before them comes the extra time for downtimes, if the person to act has not had it yet.
        """
        credit = clocks.credit(self.hosted, self._services.downtimes)
        events = (credit, *events) if credit else events
        if not events:
            return
        self.hosted.check_length(events)
        before, after, at = self.hosted, self.hosted.fork(), now()
        for event in events:
            after.apply(event, at)
        key = caller.key if caller else key
        try:
            line, is_told = summary(after), self._is_told
            request, content = key or (None, None)
            await self._services.write(
                Append(self.id, before.version + 1, events, line, at, request, content=content, is_told=is_told)
            )
        except Stale:
            await self._overtaken(caller)
            return
        except Refusal:
            self._is_unsure = True
            raise
        self._is_told = False
        self._services.tell(self.id, news_of(self._services.worker, after, events, at))
        self._go_on(after)
        self._services.on_commit(self, before)
        if caller is not None:
            caller.done(after.version)
        self.broadcast_views()
        self._autoplay.wake()

    async def _overtaken(self, caller: Caller | None) -> None:
        """Another process has continued the match: read its events, and refuse the caller. Raises Refusal.

        Perhaps that process has carried out this very request: then all is well. Perhaps it has done nothing.
        """
        self._is_unsure, before = True, self.hosted
        version = None
        if caller is not None and caller.request is not None:
            version = await self._done(caller.key, caller.request.version)
        if caller is not None and version is not None:
            caller.done(version)
        elif caller is not None:
            caller.refuse(Overtaken())
        await self._make_sure()
        if self._is_told and self.hosted is before:
            self._is_rewritten = True
            await self._make_sure()
        if version is None:
            raise Overtaken

    async def _make_sure(self, version: int = 0) -> None:
        """Before a decision, read the stored events that this process may lack. version: one that somebody has seen.
        Raises Refusal.
        """
        await self._services.be_sure()
        is_rewritten, is_unsure = self._is_rewritten, self._is_unsure or version > self.hosted.version
        self._is_rewritten = self._is_unsure = False  # news that arrives meanwhile is read next time
        try:
            if is_rewritten:
                await self._read_anew()
            if is_unsure:
                await self._catch_up()
        except BaseException:
            self._is_rewritten, self._is_unsure = self._is_rewritten or is_rewritten, True
            raise

    async def _catch_up(self) -> None:
        """Read the events of other processes. Raises Refusal."""
        rows = await self._services.read(self._services.store.events, self.id, self.hosted.version)
        self._go_through(list(followed(self.hosted, rows)))

    async def _read_anew(self) -> None:
        """Read everything that is stored, from the beginning. Raises Refusal."""
        opened = await self._services.read(load_match, self._services.store, self.id)
        self._go_through([opened.hosted])
        self._lately, self._is_told = ReplayBuffer(opened.recent), False

    def _go_through(self, stages: list[HostedMatch]) -> None:
        """Show events from elsewhere, one after another."""
        for hosted in stages:
            self._go_on(hosted)
            if hosted in stages[-MOST_RECENT:]:
                self.broadcast_views()
        if stages:
            self._autoplay.wake(self._grace(GRACE_SECONDS))

    def _go_on(self, hosted: HostedMatch) -> None:
        before, self.hosted = self.hosted, hosted
        self._lately.add(before)
        forget_view(before)
        if hosted.places is not before.places:  # somebody has come or gone: their windows play their seat, or watch
            for connection in self.audience.connections:
                connection.seat = seating.seat_now(hosted, connection.user, connection.wanted)
            here = {each.user for each in self.audience.connections if each.wanted != "watch"}
            for user in here:
                if seating.returned(hosted, user):  # a bot sat in just as the person came back
                    self._run(self.welcome(user))
            self.audience.change()
        if hosted.successor != before.successor and self._services.bus.is_shared:
            self._tell_successor()
        self._absence.look(is_told=False)

    def _grace(self, seconds: float) -> float:
        wait = seconds if self.audience.connections else STANDING_BY_SECONDS
        return wait if self._services.bus.is_shared else 0.0

    # News from other processes

    def hear(self, news: AnyNews) -> None:
        """News from another process about this match."""
        if isinstance(news, Rewritten):
            self.people_changed()
        elif isinstance(news, Patient):
            self._autoplay.be_patient(news.seat, news.seconds)
        elif not isinstance(news, Happened):
            self.audience.hear(news)
            if isinstance(news, Asked):
                self.audience.tell_patience(self._autoplay.patience, *self._autoplay.patience)
        elif news.version > self.hosted.version and not self._take(news):
            self.follow()

    def _take(self, news: Happened) -> bool:
        """Apply news, if they are all that is missing and nothing is in progress; otherwise they are read from the
        database.
        """
        if self._is_unsure or self._lock.locked():
            return False
        stages, self._is_told = states_after(self.hosted, news), True
        self._go_through(stages)
        return bool(stages)

    def people_changed(self) -> asyncio.Task[None]:
        """The stored events have other people now: read the match again."""
        self._is_rewritten = True
        return self.follow()

    def follow(self, is_unsure: bool = True) -> asyncio.Task[None]:
        """Read what may have happened elsewhere, and let the bots continue."""
        self._is_unsure |= is_unsure
        if self._following is None or self._following.done():
            self._following = asyncio.create_task(self._follow())
        return self._following

    async def _follow(self) -> None:
        try:
            while self._is_unsure or self._is_rewritten:
                async with self._lock:
                    await self._make_sure()
        except Refusal as refusal:
            log.debug("match %s: cannot be read (%s)", self.id, refusal.code)
            return
        except Exception:
            log.exception("match %s: cannot be followed", self.id)
            return
        if not self._autoplay.is_at_work:
            self._autoplay.wake(self._grace(GRACE_SECONDS))

    def resume(self, version: int) -> None:
        """Something may have been missed. version: that of the match in the database."""
        self.follow(is_unsure=version > self.hosted.version)

    async def let_flag_fall(self) -> bool:
        """In a rated match, end it if somebody has run out of time; returns whether it did. Raises Refusal."""
        if clocks.due(self.hosted, now(), self._services.downtimes) is None:
            return False
        async with self._lock:
            await self._make_sure()
            await self._see_who_is_late()
            if (event := clocks.due(self.hosted, now(), self._services.downtimes)) is None:
                return False
            with suppress(Overtaken):
                await self._commit(event)
        return True

    async def _see_who_is_late(self) -> None:
        """Before somebody loses on time, learn about a downtime that is not known here yet. Raises Refusal."""
        if clocks.out_of_time(self.hosted, now(), self._services.downtimes) is not None:
            await self._services.beat()

    @property
    def is_timed(self) -> bool:
        """Whether somebody's clock runs."""
        return self.hosted.watch is not None and self.hosted.watch.acting is not None

    async def credit(self) -> None:
        """Give the person to act extra time for downtimes. What must wait is shown as if it were done."""
        if clocks.credit(self.hosted, self._services.downtimes) is None or self._services.downtimes.since is not None:
            return
        with suppress(Refusal):
            async with self._lock:
                await self._make_sure()
                await self._commit()

    async def follow_downtimes(self) -> None:
        """Another downtime has begun or ended: show the clocks anew."""
        before = self.hosted.version
        self._absence.look(is_told=False)
        await self.credit()
        if self.hosted.version == before:
            self.broadcast_views()
        self._autoplay.look_at_the_clock()

    # Frames for everybody

    def broadcast(self, frame: AnyFrame) -> None:
        """Send a frame to everybody at the table."""
        self.audience.broadcast(frame)

    def refuse(self, refusal: Refusal) -> None:
        """Send an error to everybody at the table."""
        self.audience.refuse(refusal)

    def _tell_successor(self) -> None:
        """Send everybody the id of the rematch, if there is one."""
        if self.hosted.successor is not None:
            self.broadcast(RematchFrame(self.hosted.successor))

    def broadcast_views(self) -> None:
        """Send everybody the current view."""
        self.audience.show(self.hosted, self._autoplay.patience, self.away)


async def _if_possible(work: Awaitable[object]) -> None:
    with suppress(Refusal):
        await work
