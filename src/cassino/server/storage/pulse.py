"""Since when the server has been there: its signs of life in the database, and the times in which it gave none.

A sign of life is written like a move. So it proves that people could play, and its absence that they could not: because
all processes had ended or stood still, or because the database was away.
"""

from datetime import timedelta
from secrets import token_hex

from sqlalchemy import Connection, Engine, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from cassino.hosted.match.downtimes import Downtime, Downtimes, merged
from cassino.hosted.match.timestamps import moment, now, written
from cassino.server.storage import schema
from cassino.server.storage.moderation import READ_ONLY

PULSE_SECONDS = 2.0
"""How often a process gives a sign of life."""
SILENT = timedelta(seconds=5)
"""After this time without a sign of life from any process, nobody could play."""
SERVED = "served"
"""The name of the row with the signs of life of all processes; each of several processes has a row, too."""


class Pulse:
    """The signs of life of all processes on a database. Blocking: call it from a thread.

    is_alone: whether there is no other process; then nobody could play while this one was not there, however briefly.
    """

    def __init__(self, engine: Engine, is_alone: bool = False) -> None:
        self._engine = engine
        self._is_alone = is_alone
        self._name = token_hex(8)
        self._is_broken = True
        """Whether this process was not there, or not able to write, since its last sign of life."""
        self._seen: tuple[int, str | None] | None = None
        self._past: tuple[Downtime, ...] = ()

    def pause(self) -> None:
        """Note that this process cannot write now."""
        self._is_broken = True

    def beat(self) -> Downtimes:
        """Give a sign of life, and note how long there was none; returns all downtimes. Raises DBAPIError."""
        try:
            self._beat()
        except IntegrityError:  # another process was first
            self._beat()
        self._is_broken = False
        return self.downtimes()

    def end(self) -> None:
        """Give the last sign of life of this process. Raises DBAPIError."""
        self._beat(is_last=True)

    def _beat(self, is_last: bool = False) -> None:
        at, row = now(), schema.pulse.c
        with self._engine.begin() as connection:
            forward = update(schema.pulse).where(row.name == SERVED, row.at < at).values(before=row.at, at=at)
            if connection.execute(forward).rowcount:
                before = connection.execute(select(row.before).where(row.name == SERVED)).scalar_one()
                self._note(connection, before, at)
            elif connection.execute(select(row.at).where(row.name == SERVED)).first() is None:
                self._begin(connection, at)
            if not self._is_alone:
                self._sign(connection, at, is_last)

    def _note(self, connection: Connection, before: str, at: str) -> None:
        """Store the time since the last sign of life, if nobody could play then."""
        gap = moment(at) - moment(before)
        if gap > SILENT or (self._is_broken and gap and not self._has_company(connection, at)):
            connection.execute(insert(schema.downtimes).values(began=before, ended=at))

    def _has_company(self, connection: Connection, at: str) -> bool:
        """Whether other processes are alive, as far as can be known so soon: none of those that have ended properly."""
        row, since = schema.pulse.c, written(moment(at) - SILENT)
        others = select(row.name).where(row.name.not_in([SERVED, self._name]), row.at > since)
        return not self._is_alone and connection.execute(others).first() is not None

    def _sign(self, connection: Connection, at: str, is_last: bool) -> None:
        """Write or remove the row of this process, and those of processes that have died."""
        row, mine = schema.pulse.c, schema.pulse.c.name == self._name
        gone = and_(row.name != SERVED, or_(row.at < written(moment(at) - SILENT), mine))
        connection.execute(delete(schema.pulse).where(gone))
        if not is_last:
            connection.execute(insert(schema.pulse).values(name=self._name, at=at, before=at))

    def _begin(self, connection: Connection, at: str) -> None:
        """The first sign of life; if an earlier version gave none, its last event replaces it."""
        before = connection.execute(select(func.max(schema.matches.c.updated))).scalar() or at
        connection.execute(insert(schema.pulse).values(name=SERVED, at=at, before=before))
        if before < at:
            self._note(connection, before, at)

    def downtimes(self) -> Downtimes:
        """All downtimes, those by the operator's decision, too. Raises DBAPIError."""
        row, switch = schema.downtimes.c, schema.switches.c
        with self._engine.connect() as connection:
            seen = connection.execute(select(func.count(), func.max(row.ended))).one()
            if seen != self._seen:
                times = connection.execute(select(row.began, row.ended))
                self._past = merged(Downtime(moment(began), moment(ended)) for began, ended in times)
                self._seen = (seen[0], seen[1])
            since = connection.execute(select(switch.since).where(switch.name == READ_ONLY)).scalar()
        return Downtimes(self._past, None if since is None else moment(since))


def note_pause(connection: Connection, began: str, ended: str) -> None:
    """Store a time in which the operator had stopped play."""
    connection.execute(insert(schema.downtimes).values(began=began, ended=ended))
