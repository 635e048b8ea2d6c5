"""How people are notified: by web push to their subscribed browsers, and by the operator's hook."""

import asyncio
import hashlib
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from threading import Event

import msgspec

from cassino.hosted.match.names import in_words
from cassino.hosted.match.timestamps import moment
from cassino.server.notifying import protocol
from cassino.server.notifying.endpoints import is_allowed
from cassino.server.notifying.posting import posted
from cassino.server.notifying.turns import Turn
from cassino.server.storage.push import PushStore, Subscription
from cassino.texts import tell
from cassino.texts.language import ENGLISH, speaking
from cassino.texts.lists import commas

log = logging.getLogger(__name__)

THREADS = 4
GONE = frozenset({404, 410})
"""The answers of a push service for a browser that is no longer subscribed."""
TOPIC_LETTERS = 32
"""Messages about one match replace each other while the browser is off."""


@dataclass(frozen=True, slots=True)
class Ways:
    """The ways to notify people. hosts: push services beyond the known ones. address: of this server's pages.

    hook: the address of the operator's program; hook_key: the key that the server sends it.
    """

    hosts: tuple[str, ...] = ()
    contact: str = ""
    address: str = ""
    hook: str = ""
    hook_key: str = ""


class Pushed(msgspec.Struct, frozen=True):
    """The message to a browser; `sw.js` shows it."""

    title: str
    body: str
    path: str


class Hooked(msgspec.Struct, frozen=True):
    """The message to the operator's hook. docs/host/hosting.md explains each field."""

    event: str
    person: str
    login: str | None
    name: str
    table: str
    deadline: str
    text: str


class Notifier:
    """Sends messages in its own threads; nobody waits for it."""

    def __init__(self, store: PushStore, ways: Ways) -> None:
        self._store, self._ways = store, ways
        self._threads = ThreadPoolExecutor(THREADS, "notifier")
        self._stop = Event()

    def close(self) -> None:
        """Stop; messages that are being sent may take a moment."""
        self._stop.set()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def tell(self, turn: Turn) -> None:
        """Notify a person that it is their turn."""
        await asyncio.get_running_loop().run_in_executor(self._threads, self._notify, turn)

    def _notify(self, turn: Turn) -> None:
        if self._ways.hook:
            self._call_hook(turn)
        if not protocol.HAS_LIBRARY:
            return
        for subscription in self._store.of(turn.user):
            self._push(turn, subscription)

    def _push(self, turn: Turn, subscription: Subscription) -> None:
        if not is_allowed(subscription.endpoint, self._ways.hosts):  # the setting was changed in the meantime
            return
        private = self._store.key(protocol.new_key)
        with speaking(subscription.language):
            pushed = Pushed(tell("your-turn"), _about(turn), f"/m/{turn.match_id}")
        headers = {
            "Authorization": protocol.proof(subscription.endpoint, self._contact, private),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_seconds_to(turn.deadline)),
            "Topic": hashlib.sha256(turn.match_id.encode()).hexdigest()[:TOPIC_LETTERS],
            "Urgency": "normal",
        }
        body = protocol.encrypted(msgspec.json.encode(pushed), subscription.p256dh, subscription.auth)
        status = posted(subscription.endpoint, body, headers, self._stop)
        if status in GONE:
            self._store.remove(subscription.endpoint)
        elif not 200 <= status < 300:
            log.warning("a push service answered %s", status or "nothing")

    @property
    def _contact(self) -> str:
        """The operator's contact for push services."""
        return self._ways.contact or self._ways.address or "mailto:operator@localhost"

    def _call_hook(self, turn: Turn) -> None:
        """Tell the operator's program, always in English."""
        person = self._store.person(turn.user)
        if person is None:
            return
        table = f"{self._ways.address}/m/{turn.match_id}"
        with speaking(ENGLISH):
            text = f"{tell('your-turn')}: {_about(turn)}"
        hooked = Hooked("turn", turn.user, person.login, person.name, table, turn.deadline, text)
        headers = {"Content-Type": "application/json"}
        if self._ways.hook_key:
            headers["Authorization"] = f"Bearer {self._ways.hook_key}"
        status = posted(self._ways.hook, msgspec.json.encode(hooked), headers, self._stop)
        if not 200 <= status < 300:
            log.warning("the hook for turns answered %s", status or "nothing")


def _about(turn: Turn) -> str:
    return tell("your-turn-at", title=turn.rules.title, others=commas([in_words(each) for each in turn.others]))


def _seconds_to(deadline: str) -> int:
    return max(0, int((moment(deadline) - datetime.now(UTC)).total_seconds())) if deadline else 0
