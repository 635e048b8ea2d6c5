"""The tables of one person: requests in, frames out, and events that are kept before any frame shows them.

Each public method is one turn of work, as a generator of wishes (`keeping.Wish`). Turns do not overlap. Before each of
them, the host reads what another host has kept of the match meanwhile: another tab of the browser. So two hosts at one
match are as safe as two processes of a server: the slower one is refused with `stale`, and gets the new view.
"""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from cassino.answers.single_deals import DAILY
from cassino.answers.summary import new_id
from cassino.hosted.commands import commands, offers
from cassino.hosted.commands.creation import again
from cassino.hosted.commands.seating import played_seat
from cassino.hosted.driver.answers import Help, Work, answer
from cassino.hosted.driver.bot_turn import LAST_RESORT, BotFailure, bot_turn
from cassino.hosted.driver.next_step import PATIENCE, BotMove, Count, Pass, event_of, next_step
from cassino.hosted.frames.people import Viewer
from cassino.hosted.frames.view import view_frame
from cassino.hosted.match.events import AnyEvent, Claimed, Moved, Rematched, format_event
from cassino.hosted.match.match import HostedMatch, WrongEvent, begun, replayed
from cassino.hosted.match.timestamps import now
from cassino.hosted.wire import requests
from cassino.hosted.wire.messages import AnyFrame, DoneFrame, PeopleFrame, RematchFrame, ViewFrame
from cassino.hosted.wire.refusal import Overtaken, Refusal, stale
from cassino.local.addresses import rule_book
from cassino.local.keeping import (
    ME,
    End,
    Later,
    Line,
    ListMatches,
    Read,
    Row,
    Show,
    Talk,
    Tell,
    keep,
    line_of,
    lines_in,
    rows_in,
)
from cassino.local.table import Table

if TYPE_CHECKING:
    from cassino.local.reviews import Reviews
    from cassino.local.tutor import Tutor

log = logging.getLogger(__name__)

AFTER_FAILURE = 5.0
"""How many seconds after something could not be kept it is tried again."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A request of a window."""

    table: Table
    window: int
    seat: int | None
    request: requests.AnyRequest


class Host:
    """All matches that windows look at, and reviews. tell: receives how far long work is."""

    def __init__(self, tell: Tell) -> None:
        self._tables: dict[str, Table] = {}
        self._tell_progress = tell

    @cached_property
    def reviews(self) -> "Reviews":
        """Reviews. What makes them is imported when somebody first asks: no table waits for it."""
        from cassino.local.reviews import Reviews

        return Reviews(self._tell_progress)

    @cached_property
    def tutor(self) -> "Tutor":
        """The tutor; it is imported as late as reviews."""
        from cassino.local.tutor import Tutor

        return Tutor(self)

    # Windows

    def open(self, window: int, match_id: str, wanted: str | None) -> Talk[None]:
        """A new window at a table. wanted: the seat, `watch`, or None for the person's own."""
        try:
            table = yield from self.read(match_id)
            played_seat(table.hosted, ME, wanted)
        except Refusal as refusal:
            yield from _show(window, refusal.frame())
            yield End(window)
            return
        table = self._tables.setdefault(match_id, table)
        yield from _read_hints(table)
        table.windows[window] = wanted
        yield from _show(window, _view(table, window, table.hosted))
        yield from _show(window, PeopleFrame(table.hosted.people, 0))
        yield from self._plan(table)

    def close(self, window: int) -> Talk[None]:
        """A window is closed."""
        yield from ()
        for table in list(self._tables.values()):
            table.windows.pop(window, None)
            if not table.windows:
                del self._tables[table.id]

    def hear(self, window: int, text: str) -> Talk[None]:
        """A request of a window."""
        table = next((each for each in self._tables.values() if window in each.windows), None)
        if table is None:
            yield End(window)
            return
        request: requests.AnyRequest | None = None
        try:
            request = requests.parse_request(text)
            yield from self._read_on(table)
            seat = played_seat(table.hosted, ME, table.windows[window])
            yield from self._obey(Asked(table, window, seat, request))
        except Refusal as refusal:
            yield from self._refuse(table, window, request, refusal)
        except Exception:
            log.exception("match %s: a request failed", table.id)
            yield from self._refuse(table, window, request, Refusal("internal", "error-internal"))

    def _refuse(self, table: Table, window: int, request: requests.AnyRequest | None, refusal: Refusal) -> Talk[None]:
        yield from _show(window, refusal.frame(request.id if request else None))
        if refusal.code == "stale":
            yield from self._catch_up(table)

    def _catch_up(self, table: Table) -> Talk[None]:
        """Show what another tab has done first; or the present view, to a window that does not know it."""
        known = table.version
        yield from self._read_on(table)
        if table.version == known:
            yield from self._broadcast(table, table.hosted)
        yield from self._plan(table)

    def go_on(self, match_id: str, version: int) -> Talk[None]:
        """Carry out what happens by itself at a table, if nothing has happened since a version."""
        table = self._tables.get(match_id)
        if table is None or table.version != version:
            return
        try:
            yield from self._read_on(table)
            if table.version == version:
                yield from self._step(table)
            else:
                yield from self._plan(table)
        except Overtaken:
            yield from self._catch_up(table)
        except Refusal as refusal:
            if refusal.code != "not_kept" or table.unkept != version:
                yield from self._tell(table, refusal.frame())
            if refusal.code == "not_kept":
                table.unkept = version
                yield Later(table.id, version, AFTER_FAILURE)

    def follow(self, match_id: str) -> Talk[None]:
        """Another tab has kept something of a match."""
        if (table := self._tables.get(match_id)) is not None:
            yield from self._read_on(table)
            yield from self._plan(table)

    # Requests

    def _obey(self, asked: Asked) -> Talk[None]:
        """Do what a request asks for. Raises Refusal."""
        table, request = asked.table, asked.request
        match request:
            case requests.AskMe():
                self._ask_less(table, commands.seated(asked.seat), request.when)
                yield from self._plan(table)
            case requests.Say() | requests.Salt():
                raise Refusal("not_here", "error-not-here")
            case _ if isinstance(request, requests.Question):
                _check_version(table, request.version)
                yield from _show(asked.window, (yield from self._answered(table, asked.seat, request)))
            case requests.Step():
                commands.watched(table.hosted)
                _check_version(table, request.version)
                table.wanted = table.version
                yield from self._step(table)
                yield from self._done(asked)
            case requests.Rematch():
                yield from self._unless_done(asked, self._rematch(asked))
            case _:
                yield from self._unless_done(asked, self._decide(asked, request))

    @staticmethod
    def _ask_less(table: Table, seat: int, when: str) -> None:
        table.patience.pop(seat, None)
        if (seconds := PATIENCE.get(when)) is not None:
            table.patience[seat] = seconds

    @staticmethod
    def _answered(table: Table, seat: int | None, question: requests.Question) -> Talk[AnyFrame]:
        """The answer to a question; help is worked out once. Raises Refusal."""
        found = answer(table.hosted, seat, question)
        if not isinstance(found, Work):
            return found
        if not isinstance(found, Help):
            return found.frame(found.function(*found.arguments))
        if (result := table.known(found.key)) is None:
            try:
                result = found.function(*found.arguments)
            except Exception:
                log.exception("no help can be given")
                raise Refusal("bot_failed", found.failure) from None
            yield from _count_hint(table)
            table.remember(found.key, result)
        return found.frame(result)

    def _unless_done(self, asked: Asked, work: Talk[None]) -> Talk[None]:
        """Carry out a request about this version, unless it has been carried out. Raises Refusal."""
        table, request = asked.table, asked.request
        if request.id is None or request.id not in table.done:
            _check_version(table, request.version)
            yield from work
        elif isinstance(request, requests.Rematch) and table.hosted.successor is not None:
            yield from _show(asked.window, RematchFrame(table.hosted.successor))
        yield from self._done(asked)
        yield from self._plan(table)

    @staticmethod
    def _done(asked: Asked) -> Talk[None]:
        if (id := asked.request.id) is not None:
            yield from _show(asked.window, DoneFrame(id, asked.table.done.get(id, asked.table.version)))

    def _decide(self, asked: Asked, request: requests.Decision) -> Talk[None]:
        """A decision of the person. Raises Refusal."""
        at = now()
        events = commands.decided(asked.table.hosted, asked.seat, request, at)
        yield from self._commit(asked.table, events, at, request.id)

    def _rematch(self, asked: Asked) -> Talk[None]:
        """A new match with the same rules and bots; a repeated request gives the same one. Raises Refusal."""
        table, at = asked.table, now()
        offers.rematch(table.hosted, commands.seated(asked.seat))
        if (following := table.hosted.successor) is None:
            events = begun(again(table.hosted), table.hosted.match.next_dealer())
            following, rows, line = begun_match(events, at)
            yield from self._commit(table, [Rematched(following)], at, asked.request.id, rows, line)
        yield from self._tell(table, RematchFrame(following))

    # What goes on by itself

    def _plan(self, table: Table) -> Talk[None]:
        """Ask to be called when something happens by itself."""
        step = next_step(table.hosted, table.patience, table.wanted == table.version)
        if step is not None:
            seconds = step.after if isinstance(step, Pass | Count) else 0.0
            yield Later(table.id, table.version, seconds)

    def _step(self, table: Table) -> Talk[None]:
        """What happens next by itself. Raises Refusal."""
        hosted = table.hosted
        step = next_step(hosted, table.patience, table.wanted == hosted.version)
        if step is None:
            return
        if isinstance(step, BotMove):
            event: AnyEvent = yield from self._moved(table, step.seat)
        else:
            event = event_of(hosted, step)
        yield from self._commit(table, [event], now())
        yield from self._plan(table)

    def _moved(self, table: Table, seat: int) -> Talk[Moved | Claimed]:
        """A bot's decision; if the bot fails, the windows get a notice, and a random move is played instead."""
        turn = bot_turn(table.hosted, seat)
        try:
            return turn.event(turn.move())
        except BotFailure:
            log.exception("match %s: a bot failed", table.id)
            failed = Refusal("bot_failed", "error-bot-random", name=table.hosted.places[seat].name)
            yield from self._tell(table, failed.frame())
            return turn.event(turn.by(LAST_RESORT).move())

    # Events

    def read(self, match_id: str) -> Talk[Table]:
        """A table, with everything that has been kept of it. Raises Refusal."""
        table = self._tables.get(match_id) or Table(match_id)
        yield from self._read_on(table)
        if not table.version:
            raise Refusal("unknown_match", "error-unknown-match")
        return table

    def _read_on(self, table: Table) -> Talk[None]:
        """Show what another tab has kept meanwhile. Raises Refusal."""
        rows = rows_in((yield Read(table.id, table.version)))
        for hosted in table.take(rows):
            yield from self._broadcast(table, hosted)
        if rows and table.windows and table.hosted.successor is not None and _is_news(rows):
            yield from self._tell(table, RematchFrame(table.hosted.successor))

    def _commit(
        self,
        table: Table,
        events: Sequence[AnyEvent],
        at: str,
        request: str | None = None,
        more: Sequence[Row] = (),
        other: Line | None = None,
    ) -> Talk[None]:
        """Keep events, then show them. more, other: another match that begins with them. Raises Refusal."""
        try:
            stages = table.after(events, at)
        except WrongEvent:
            log.exception("match %s: an event does not fit", table.id)
            raise Refusal("internal", "error-internal") from None
        line = line_of(table.id, table.created, stages[-1], table.hints)
        rows = [*table.rows(events, at, request), *more]
        yield from keep(rows, [line, *([other] if other else [])])
        table.stand(stages, request)
        for hosted in stages:
            yield from self._broadcast(table, hosted)

    @staticmethod
    def _broadcast(table: Table, hosted: HostedMatch) -> Talk[None]:
        for window in list(table.windows):
            yield from _show(window, _view(table, window, hosted))

    @staticmethod
    def _tell(table: Table, frame: AnyFrame) -> Talk[None]:
        for window in list(table.windows):
            yield from _show(window, frame)


def _read_hints(table: Table) -> Talk[None]:
    """Read how many hints there were in a deal of the day; its result says so."""
    if table.hosted.created.variant.endswith(DAILY):
        lines = lines_in((yield ListMatches()))
        table.hints = next((line.hints for line in lines if line.id == table.id), 0)


def _count_hint(table: Table) -> Talk[None]:
    """Count a hint in a deal of the day, before anybody sees it. Raises Refusal."""
    if table.hosted.created.variant.endswith(DAILY):
        table.hints += 1
        yield from keep([], [line_of(table.id, table.created, table.hosted, table.hints)])


def begun_match(events: Sequence[AnyEvent], at: str) -> tuple[str, list[Row], Line]:
    """The id of a new match, and what is to be kept of it."""
    match_id = new_id()
    rows = [Row(match_id, version, format_event(event), at) for version, event in enumerate(events, 1)]
    return match_id, rows, line_of(match_id, at, replayed(events, at))


def _check_version(table: Table, version: int) -> None:
    """Raises Refusal if a request is about another version."""
    if version != table.version:
        raise stale()


def _is_news(rows: Sequence[Row]) -> bool:
    return any('"rematch' in row.text for row in rows)


def _show(window: int, frame: AnyFrame) -> Talk[None]:
    yield Show(window, msgspec.json.encode(frame).decode())


def _view(table: Table, window: int, hosted: HostedMatch) -> ViewFrame:
    """The view of a window. Nobody else is here: there is no seat to leave."""
    seat = played_seat(hosted, ME, table.windows[window])
    frame = view_frame(hosted, table.id, seat, table.patience, Viewer(ME, now()))
    view = frame.view
    alone = msgspec.structs.replace(
        view, rules=rule_book(hosted.match.rules, f"/m/{table.id}"), can=msgspec.structs.replace(view.can, leave=False)
    )
    return msgspec.structs.replace(frame, view=alone)
