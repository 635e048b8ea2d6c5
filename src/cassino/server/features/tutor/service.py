"""Looks at each finished match of a person once, in another process, and keeps the results for a while."""

import asyncio
import logging
import pickle
from collections import OrderedDict

from cassino.answers.games import Wish
from cassino.answers.tutor import MOST_SECONDS, Looked
from cassino.hosted.wire.refusal import Refusal
from cassino.search.budget import now
from cassino.server.features.games.service import Games
from cassino.server.features.tutor.making import looked_at
from cassino.server.http.refusals import BadRequest
from cassino.server.jobs.compute import Compute, Payer
from cassino.server.jobs.thinking.calls import CallFailed
from cassino.server.storage.events import Store
from cassino.server.storage.loader import load_history
from cassino.server.telemetry.logs import reason
from cassino.tutor.tip import MOST_MATCHES

log = logging.getLogger(__name__)

MOST_KEPT = 1000
Key = tuple[str, str, str]
"""A match, when it was last changed, and a person."""


class Tutor:
    """The tutor of this server."""

    def __init__(self, store: Store, compute: Compute) -> None:
        self._store, self._compute = store, compute
        self._kept: OrderedDict[Key, bytes] = OrderedDict()

    async def about(self, user_id: str | None, payer: Payer) -> tuple[list[bytes], bool]:
        """What was found in a person's latest finished matches, and whether others are still to be looked at.

        Raises BadRequest if the person's budget is used up.
        """
        keys = await asyncio.to_thread(self._latest, user_id) if user_id else []
        start = now()
        for key in keys:
            if key not in self._kept and now() - start < MOST_SECONDS:
                self._keep(key, await self._look(key, payer))
        known = [self._kept[key] for key in keys if key in self._kept]
        return known, len(known) < len(keys)

    def _latest(self, user_id: str) -> list[Key]:
        """The latest finished matches of a person. Blocking."""
        page = Games(self._store.engine).page(user_id, Wish(state="over"))
        return [(line.id, line.updated, user_id) for line in page.matches[:MOST_MATCHES]]

    async def _look(self, key: Key, payer: Payer) -> bytes:
        """What a match shows; empty if it cannot be read. Raises BadRequest."""
        match_id, _, user_id = key
        try:
            history = await asyncio.to_thread(load_history, self._store, match_id)
            return await self._compute.run(payer, looked_at, history, user_id)
        except BadRequest:
            raise
        except (Refusal, CallFailed) as error:
            log.warning("the tutor could not look at match %s: %s", match_id, reason(error))
            return pickle.dumps(Looked(match_id))

    def _keep(self, key: Key, found: bytes) -> None:
        self._kept[key] = found
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
