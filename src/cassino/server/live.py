"""A match that is being played: requests in, events to the store, views to everybody at the table."""

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy.exc import DBAPIError

from cassino.analysis.hints import Advice, Step
from cassino.server import decisions, requests, selection
from cassino.server.botplay import LAST_RESORT, Bench, BotFailure, hint_frame
from cassino.server.course import Course, WrongEvent, begun, replayed
from cassino.server.events import AnyEvent, BrokenEvent, Claimed, Moved, Rematched, parse_event
from cassino.server.frames import Json, view_frame
from cassino.server.newmatch import again
from cassino.server.refusal import Refusal
from cassino.server.store import Stale, Store
from cassino.server.summary import new_id, summary

log = logging.getLogger(__name__)

PATIENCE = {"never": 0.0, "seconds": 30.0}
"""How many seconds a person is asked something before the server lets it pass; the page does it earlier."""


@dataclass(eq=False, slots=True)
class Connection:
    """One open window: the seat it plays (None: it watches) and the frames on their way to it."""

    seat: int | None
    outbox: asyncio.Queue[str] = field(default_factory=asyncio.Queue)

    def send(self, frame: Json) -> None:
        """Put a frame on its way."""
        self.outbox.put_nowait(msgspec.json.encode(frame).decode())


class Overtaken(Refusal):
    """Another process has played on; the match has been read again."""

    def __init__(self) -> None:
        super().__init__("stale", "Something else has happened in this match.")


class LiveMatch:
    """One match in memory. The lock makes its requests follow one another."""

    def __init__(self, match_id: str, course: Course, store: Store, bench: Bench) -> None:
        self.id = match_id
        self.course = course
        self._store = store
        self._bench = bench
        self._lock = asyncio.Lock()
        self._thinking: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._patience: dict[int, float] = {}
        self._advice: dict[int, Advice] = {}
        """Of this version, by seat: so that the steps of a hint belong together."""
        self.connections: set[Connection] = set()

    def join(self, wanted: str | None) -> Connection:
        """A new window at a seat; it is sent the view."""
        connection = Connection(self._seat(wanted))
        self.connections.add(connection)
        connection.send(self._view(connection))
        self._wake()
        return connection

    def leave(self, connection: Connection) -> None:
        """A window is closed."""
        self.connections.discard(connection)

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks on and no bot thinks."""
        return not self.connections and (self._thinking is None or self._thinking.done())

    def _seat(self, wanted: str | None) -> int | None:
        if wanted is None:
            return self.course.first_human
        seats = {str(seat): seat for seat, place in enumerate(self.course.places) if place.kind == "human"}
        return seats.get(wanted)

    async def answer(self, connection: Connection, frame: str | None) -> None:
        """Do what a frame asks for, or send an error."""
        try:
            request = requests.parse_request(frame)
            if isinstance(request, requests.AskMe):
                self._ask_less(connection, request)
                return
            async with self._lock:
                self._check_version(request)
                await self._obey(connection, request)
        except Overtaken as overtaken:
            connection.send(overtaken.frame())
            self._broadcast_views()
        except Refusal as refusal:
            connection.send(refusal.frame())
            if refusal.code == "stale":
                connection.send(self._view(connection))
        except Exception:
            log.exception("match %s: a request failed", self.id)
            connection.send(Refusal("internal", "The server made a mistake; nothing has changed.").frame())

    def _ask_less(self, connection: Connection, request: requests.AskMe) -> None:
        """Note how long a person wants to be asked; a question that is open now follows it."""
        seat = decisions.seated(connection.seat)
        self._patience.pop(seat, None)
        if request.when in PATIENCE:
            self._patience[seat] = PATIENCE[request.when]
        self._wake()

    def _check_version(self, request: requests.Request) -> None:
        if request.version != self.course.version:
            raise Refusal("stale", f"The match is at version {self.course.version}, not {request.version}.")

    async def _obey(self, connection: Connection, request: requests.AnyRequest) -> None:
        match request:
            case requests.Select():
                view, layout = self.course.view(connection.seat), self.course.layout()
                answer = selection.choices(view, layout, request.cards, request.table)
                connection.send({"type": "choices", "version": request.version, **answer})
            case requests.Why():
                connection.send(self._why(connection, request))
            case requests.Hint():
                connection.send(await self._hint(connection, Step[request.step.upper()]))
            case requests.Play():
                await self._commit(decisions.moved(self.course, connection.seat, request.move))
            case requests.ClaimTarget():
                await self._commit(decisions.claimed(self.course, connection.seat))
            case requests.Undo():
                await self._commit(decisions.undone(self.course, connection.seat))
            case requests.NextDeal():
                await self._commit(decisions.next_dealt(self.course, connection.seat))
            case requests.Rematch():
                await self._rematch(connection)

    def _why(self, connection: Connection, request: requests.Why) -> Json:
        seat = decisions.on_turn(self.course, connection.seat)
        view, kind = self.course.view(seat), selection.kind_of(request.verb)
        cards = selection.hand_cards(view, request.cards)
        taken = selection.table_cards(view, self.course.layout(), request.table)
        why = selection.why_not(view, cards, taken, kind)
        return {"type": "why", "version": request.version, "why": why}

    async def _hint(self, connection: Connection, step: Step) -> Json:
        seat = decisions.on_turn(self.course, connection.seat)
        course = self.course
        try:
            advice = self._advice.get(seat) or await self._bench.advise(course, seat)
        except BotFailure:
            raise Refusal("bot_failed", "There is no hint for this position.") from None
        self._advice[seat] = advice
        return {"type": "hint", "version": course.version, **hint_frame(course.view(seat), advice, step)}

    async def _rematch(self, connection: Connection) -> None:
        """A new match of the same people and rules; asked twice, it is the same one."""
        decisions.seated(connection.seat)
        course = self.course
        if course.phase != "match_over":
            raise Refusal("wrong_phase", "The match is not over.")
        if course.successor is None:
            new, events = new_id(), begun(again(course.created), course.match.next_dealer())
            await self._write(self._store.create, new, events, summary(replayed(events)))
            await self._commit(Rematched(new))
        self._broadcast({"type": "rematch", "id": self.course.successor})

    async def _commit(self, event: AnyEvent) -> None:
        """Let an event happen: first in the store, then here, then everybody sees it. Raises Refusal."""
        after = self.course.fork()
        after.apply(event)
        try:
            await self._write(self._store.append, self.id, after.version, [event], summary(after))
        except Stale:
            self._go_on(await asyncio.to_thread(load_course, self._store, self.id))
            raise Overtaken from None
        self._go_on(after)
        self._broadcast_views()
        self._wake()

    def _go_on(self, course: Course) -> None:
        self.course = course
        self._advice.clear()

    async def _write(self, write: Any, *arguments: Any) -> None:
        try:
            await asyncio.to_thread(write, *arguments)
        except DBAPIError as error:
            log.error("database: %s", error)
            raise Refusal(
                "storage", f"The database could not be written ({error.orig}); nothing has changed."
            ) from None

    def _view(self, connection: Connection) -> Json:
        return view_frame(self.course, self.id, connection.seat, self._patience)

    def _broadcast(self, frame: Json) -> None:
        for connection in self.connections:
            connection.send(frame)

    def _broadcast_views(self) -> None:
        for connection in self.connections:
            connection.send(self._view(connection))

    def _wake(self) -> None:
        """Let the bots play on until a person is to move; what a person does not want to be asked passes."""
        self._news.set()
        self._news = asyncio.Event()
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        try:
            await self._bot_turns()
        except (BotFailure, WrongEvent):
            log.exception("match %s: the bots cannot go on", self.id)
            self._broadcast(Refusal("bot_failed", "The bot cannot go on; open the match again to retry.").frame())
        except Refusal as refusal:
            self._broadcast(refusal.frame())

    async def _bot_turns(self) -> None:
        while True:
            course = self.course
            asked = course.asked_person
            try:
                if (seat := course.bot_to_move) is not None:
                    await self._bot_turn(course, seat)
                elif asked is not None and asked in self._patience:
                    await self._let_pass(course, asked)
                else:
                    return
            except Overtaken:
                self._broadcast_views()

    async def _let_pass(self, course: Course, seat: int) -> None:
        """Answer for a person who does not answer in time."""
        try:
            await asyncio.wait_for(self._news.wait(), self._patience[seat])
        except TimeoutError:
            async with self._lock:
                if self.course is course:
                    await self._commit(decisions.passed(course, seat))

    async def _bot_turn(self, course: Course, seat: int) -> None:
        """A bot thinks and plays, unless something else has happened meanwhile. Raises Refusal."""
        event = await self._bot_event(course, seat)
        async with self._lock:
            if self.course is course:
                await self._commit(event)

    async def _bot_event(self, course: Course, seat: int) -> Moved | Claimed:
        """What a bot does; when it fails everybody is told, and a random move is played in its place."""
        place = course.places[seat]
        try:
            return await self._bench.choose(course, seat, place.bot or LAST_RESORT)
        except BotFailure:
            message = f"{place.name} ({place.bot}) gave no legal move; a random one is played in its place."
            self._broadcast(Refusal("bot_failed", message).frame())
            return await self._bench.choose(course, seat, LAST_RESORT)


def load_course(store: Store, match_id: str) -> Course:
    """A match from the store. Raises Refusal where there is none, or where it is damaged."""
    try:
        rows = store.events(match_id)
        if not rows:
            raise Refusal("unknown_match", "There is no such match.")
        if [version for version, _ in rows] != list(range(1, len(rows) + 1)):
            raise BrokenEvent("an event is missing")
        return replayed(parse_event(body) for _, body in rows)
    except (ValueError, TypeError, DBAPIError) as error:
        log.error("match %s is damaged: %s", match_id, error)
        message = "This match is damaged in the database and cannot go on. Nothing in it was changed."
        raise Refusal("damaged", message) from None
