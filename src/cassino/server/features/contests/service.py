"""The contests of a server: everybody plays the same deals against the same bot."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from cassino.answers.single_deals import created
from cassino.answers.summary import new_id, summary
from cassino.answers.variants import MadeMatch
from cassino.hosted.match.events import new_seed
from cassino.hosted.match.match import begun, replayed
from cassino.rules import Rules
from cassino.server.storage.contests import ContestDeal, ContestStore
from cassino.server.storage.events import Stale, Store


@dataclass(frozen=True, slots=True)
class Player:
    """A person who begins a deal, and the name they chose."""

    user: str
    name: str


class Contests:
    """The deals of contests, and the matches in which they are played. Blocking: call it from a thread."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.stored = ContestStore(store.engine)

    def drawn(self, contest: str, variant: str, deals: int = 1) -> Sequence[ContestDeal]:
        """The deals of a contest; drawn now if nobody has asked for them before."""
        return self.stored.drawn(contest, variant, [new_seed() for _ in range(deals)])

    def begin(self, contest: str, deal: ContestDeal, rules: Rules, player: Player, end: str = "") -> MadeMatch:
        """A match of a deal. Raises BadRequest.

        rules: from `one_deal`. end: when the contest is over; then each person has one match, which may have begun.
        """
        events = begun(created(rules, deal.seed, player.name, player.user, end))
        hosted = replayed(events)
        match_id = self.stored.claim(contest, deal.number, player.user if end else None, new_id())
        with suppress(Stale):  # the same person has begun it before
            self._store.create(match_id, events, summary(hosted))
        return MadeMatch(match_id, next(iter(hosted.people)))
