"""The secrets of chains of seeds: promised before a match, stored with it, never shown."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from sqlalchemy import Engine, delete, insert, select

from cassino.fairness.chain import Chain
from cassino.hosted.commands.fair import FairWish, Opening, fresh_opening
from cassino.hosted.match.timestamps import written
from cassino.hosted.wire.refusal import Refusal
from cassino.server.storage import schema

LASTS = timedelta(hours=1)
"""How long a promise waits for its match."""


class Promises:
    """Chains in the database. Blocking: call it from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def make(self) -> str:
        """The commitment of a new chain, for a match that is to begin soon. Old promises are deleted."""
        chain = fresh_opening().chain
        at = datetime.now(UTC)
        row = {"commitment": chain.commitment, "secret": chain.secret, "made": written(at)}
        with self._engine.begin() as connection:
            columns = schema.promises.c
            connection.execute(delete(schema.promises).where(columns.made < written(at - LASTS)))
            connection.execute(insert(schema.promises), row)
        return chain.commitment

    def take(self, commitment: str) -> str | None:
        """The secret of a promise, only once: a second match with the same seeds would reveal those of the first."""
        column = schema.promises.c.commitment
        with self._engine.begin() as connection:
            found = connection.execute(select(schema.promises.c.secret).where(column == commitment)).scalar()
            taken = connection.execute(delete(schema.promises).where(column == commitment)).rowcount
        return found if taken else None

    def opening(self, wish: FairWish | None) -> Opening:
        """The chain with which a match begins: the promised one with a salt, or a new one. Raises Refusal."""
        if wish is None:
            return fresh_opening()
        secret = self.take(wish.commitment)
        if secret is None:
            raise Refusal("promise", "error-promise")
        return Opening(Chain(secret, wish.commitment), wish.salt)

    def secrets(self, match_ids: Sequence[str]) -> dict[str, str]:
        """The secrets of the chains of these matches, if they have any."""
        columns = schema.chains.c
        query = select(columns.match_id, columns.secret).where(columns.match_id.in_(match_ids))
        with self._engine.connect() as connection:
            return {row.match_id: row.secret for row in connection.execute(query)}
