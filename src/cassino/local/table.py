"""A match of one person in memory, as far as its events have been read."""

from collections.abc import Iterator, Sequence

from cassino.hosted.match.events import AnyEvent, BrokenEvent, format_event, parse_event
from cassino.hosted.match.match import HostedMatch, restored
from cassino.hosted.wire.refusal import Refusal
from cassino.local.keeping import Row

FIRST_EVENTS = 2
"""A match begins with its creation and a deal."""
MOST_KEPT = 64


class Table:
    """A match, its windows, and what has been done for them."""

    def __init__(self, match_id: str) -> None:
        self.id = match_id
        self._hosted: HostedMatch | None = None
        self.created = ""
        """When the match was made."""
        self.done: dict[str, int] = {}
        """By the id of a request, the version that it led to."""
        self.windows: dict[int, str | None] = {}
        """By window, the seat that it asked for; None for the person's own."""
        self.patience: dict[int, float] = {}
        """By seat, after how many seconds a question is passed."""
        self.wanted = 0
        """The version of a match of bots from which its watcher wants to go on."""
        self.hints = 0
        """How many hints the person has had in a deal of the day."""
        self.unkept = 0
        """The version after which something that happens by itself could not be kept, as the windows know."""
        self._help: dict[object, object] = {}

    @property
    def version(self) -> int:
        """Up to where the match has been read."""
        return self._hosted.version if self._hosted else 0

    @property
    def hosted(self) -> HostedMatch:
        """The match, once its first events have been read."""
        assert self._hosted is not None
        return self._hosted

    def take(self, rows: Sequence[Row]) -> Iterator[HostedMatch]:
        """Add what was read; yields the match after each further event. Raises Refusal if it cannot be read."""
        fresh = [row for row in rows if row.version > self.version]
        try:
            if fresh and self._hosted is None:
                fresh = self._begin(fresh)
            for row in fresh:
                yield self._go_on(row)
        except (ValueError, TypeError, LookupError):
            raise Refusal("damaged", "error-match-damaged") from None

    def _begin(self, rows: list[Row]) -> list[Row]:
        """The first events; returns the others."""
        first = rows[:FIRST_EVENTS]
        if [row.version for row in first] != [1, FIRST_EVENTS]:
            raise BrokenEvent("an event is missing")
        self._hosted = restored((parse_event(row.text), row.at) for row in first)
        self.created = first[0].at
        return rows[FIRST_EVENTS:]

    def _go_on(self, row: Row) -> HostedMatch:
        if row.version != self.version + 1:
            raise BrokenEvent("an event is missing")
        hosted = self.hosted.fork()
        hosted.apply(parse_event(row.text), row.at)
        self._stand(hosted, row.request)
        return hosted

    def _stand(self, hosted: HostedMatch, request: str | None) -> None:
        self._hosted = hosted
        if request is not None:
            self.done[request] = hosted.version

    def after(self, events: Sequence[AnyEvent], at: str) -> list[HostedMatch]:
        """The match after each of some events, which have not happened yet. Raises WrongEvent, Refusal."""
        self.hosted.check_length(events)
        stages = [self.hosted]
        for event in events:
            stages.append(stages[-1].fork())
            stages[-1].apply(event, at)
        return stages[1:]

    def rows(self, events: Sequence[AnyEvent], at: str, request: str | None) -> list[Row]:
        """Events as they are kept; the request belongs to the last one."""
        first, last = self.version + 1, self.version + len(events)
        return [
            Row(self.id, version, format_event(event), at, request if version == last else None)
            for version, event in enumerate(events, first)
        ]

    def stand(self, stages: Sequence[HostedMatch], request: str | None) -> None:
        """The events of these stages have been kept."""
        self._stand(stages[-1], request)

    def known(self, key: object) -> object | None:
        """The help that was worked out for a question, if it is remembered."""
        return self._help.get(key)

    def remember(self, key: object, found: object) -> None:
        """Remember help for a while."""
        while len(self._help) >= MOST_KEPT:
            del self._help[next(iter(self._help))]
        self._help[key] = found
