"""Loading matches from the store: read whole when they are opened, then event by event."""

import logging
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from cassino.fairness.chain import Chain
from cassino.hosted.match.events import BrokenEvent, parse_event
from cassino.hosted.match.match import HostedMatch, restored
from cassino.hosted.wire.refusal import Refusal
from cassino.server.storage.events import Store, StoredEvent
from cassino.server.storage.promises import Promises
from cassino.server.storage.visits import last_visits
from cassino.server.telemetry.logs import reason

log = logging.getLogger(__name__)

FIRST_EVENTS = 2
"""A match begins with its creation and a deal."""
MOST_RECENT = 12


@dataclass(frozen=True, slots=True)
class OpenedMatch:
    """A match, and its recent earlier states."""

    hosted: HostedMatch
    recent: Sequence[HostedMatch] = ()
    visits: Mapping[str, str] = field(default_factory=dict)
    """When each person last had the table open, if that is known."""


@dataclass(frozen=True, slots=True)
class History:
    """All events of a stored match, and the secret of its chain of seeds, to be replayed in any process."""

    match_id: str
    rows: Sequence[StoredEvent]
    secret: str

    @property
    def letters(self) -> int:
        """How much memory it takes, in characters."""
        return sum(len(row.body) for row in self.rows)


class ReplayBuffer:
    """The recent states of a match, for windows that lost the connection for a moment."""

    def __init__(self, stages: Iterable[HostedMatch]) -> None:
        self._stages = deque(stages, MOST_RECENT)

    def add(self, hosted: HostedMatch) -> None:
        """Add the newest state."""
        self._stages.append(hosted)

    def since(self, version: int | None) -> list[HostedMatch]:
        """The states after a version; empty if the version is too old."""
        if version is None or not any(hosted.version <= version for hosted in self._stages):
            return []
        return [hosted for hosted in self._stages if hosted.version > version]


def load_matches(store: Store, match_ids: Sequence[str]) -> dict[str, OpenedMatch | Refusal]:
    """Matches from the store; for a missing or damaged one, the refusal for anyone who wants it.

    Raises DBAPIError.
    """
    histories, secrets = store.histories(match_ids), Promises(store.engine).secrets(match_ids)
    visits = last_visits(store.engine, match_ids)
    found: dict[str, OpenedMatch | Refusal] = {}
    for match_id in match_ids:
        loaded = _loaded(match_id, histories.get(match_id, []), secrets.get(match_id, ""))
        if isinstance(loaded, OpenedMatch):
            loaded = replace(loaded, visits=visits.get(match_id, {}))
        found[match_id] = loaded
    return found


def _unknown() -> Refusal:
    return Refusal("unknown_match", "error-unknown-match")


def _loaded(match_id: str, rows: Sequence[StoredEvent], secret: str) -> OpenedMatch | Refusal:
    if not rows:
        return _unknown()
    try:
        return _replayed(rows, secret)
    except (ValueError, TypeError) as error:
        log.error("match %s is damaged: %s", match_id, reason(error))
        return Refusal("damaged", "error-match-damaged")


def _replayed(rows: Sequence[StoredEvent], secret: str) -> OpenedMatch:
    """The match after these events, with only its recent states. Raises ValueError, TypeError."""
    begin = restored((parse_event(row.body), row.at) for row in _numbered(rows[:FIRST_EVENTS], 0))
    if secret and begin.created.fair:
        begin.chain = Chain(secret, begin.created.fair)
    replay_buffer = max(FIRST_EVENTS, len(rows) - MOST_RECENT)
    for row in _numbered(rows[FIRST_EVENTS:replay_buffer], begin.version):
        begin.apply(parse_event(row.body), row.at)
    stages = [begin, *followed(begin, rows[replay_buffer:])]
    return OpenedMatch(stages.pop(), stages)


def load_match(store: Store, match_id: str) -> OpenedMatch:
    """A match from the store. Raises Refusal if it does not exist or is damaged; DBAPIError."""
    found = load_matches(store, [match_id])[match_id]
    if isinstance(found, Refusal):
        raise found
    return found


def load_history(store: Store, match_id: str) -> History:
    """The events of a match. Raises Refusal if it does not exist; DBAPIError."""
    rows = store.events(match_id)
    if not rows:
        raise _unknown()
    return History(match_id, rows, Promises(store.engine).secrets([match_id]).get(match_id, ""))


def hosted_of(history: History) -> HostedMatch:
    """The match after its events. Raises Refusal if it is damaged."""
    found = _loaded(history.match_id, history.rows, history.secret)
    if isinstance(found, Refusal):
        raise found
    return found.hosted


def load_hosted(store: Store, match_id: str) -> HostedMatch:
    """The current state of a match. Raises Refusal, DBAPIError."""
    return load_match(store, match_id).hosted


def followed(hosted: HostedMatch, rows: Iterable[StoredEvent]) -> Iterator[HostedMatch]:
    """The match after each further event. Raises WrongEvent, BrokenEvent."""
    for row in _numbered(rows, hosted.version):
        hosted = hosted.fork()
        hosted.apply(parse_event(row.body), row.at)
        yield hosted


def _numbered(rows: Iterable[StoredEvent], before: int) -> Iterator[StoredEvent]:
    """The same events; raises BrokenEvent if one is missing."""
    for version, row in enumerate(rows, before + 1):
        if row.version != version:
            raise BrokenEvent("an event is missing")
        yield row
