"""Playing contests: all packs in order, stored as they are finished, until each contest is complete or decided."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from cassino.arena.contest import Contest
from cassino.arena.journal import Journal, unkept
from cassino.arena.pack import PackResult
from cassino.arena.result import Result, summary
from cassino.arena.sprt import Sprt, sprt_of
from cassino.arena.workers import Place, Workers, in_order, local_workers
from cassino.bots import Bot, make_bot
from cassino.engine.rng import Rng


def _ignored(contest: int, deals: int) -> None:
    """Ignore the progress."""


def run_contest(
    contest: Contest,
    jobs: int = 1,
    on_progress: Callable[[int], None] = lambda deals: None,
    own: Mapping[str, Bot] | None = None,
) -> Result:
    """Play a contest in `jobs` processes; the result does not depend on their number. on_progress: called with the
    number of deals. own: bots that a Python program brings along, by their names in the contest.

    Raises UnknownBot, BotFault, CassinoError.
    """
    (result,) = play_all(unkept("arena", [contest]), jobs, lambda _, deals: on_progress(deals), own)
    return result


def play_all(
    journal: Journal,
    jobs: int = 1,
    on_progress: Callable[[int, int], None] = _ignored,
    own: Mapping[str, Bot] | None = None,
) -> list[Result]:
    """Play what a journal still lacks in `jobs` processes of this machine, and return the results of all its
    contests. own: as for `run_contest`.
    """
    check_bots(journal.contests, own or ())
    workers = local_workers(journal.contests, jobs, own)
    return play_with(workers, journal, on_progress)


def play_with(
    workers: Workers[PackResult], journal: Journal, on_progress: Callable[[int, int], None] = _ignored
) -> list[Result]:
    """As `play_all`, with any workers. on_progress: called with the number of a contest and of its deals just
    played.
    """
    series = _Series(journal)
    with workers:
        for (index, _), pack in in_order(workers, series.missing()):
            # Packs of a contest may still arrive after it was decided, if they were submitted before.
            if not series.is_decided(index):
                journal.add(index, pack)
                series.add(index, pack.margin)
                on_progress(index, journal.contests[index].deals_a_pack)
    return [summary(*both) for both in zip(journal.contests, journal.results, strict=True)]


def check_bots(contests: Sequence[Contest], own: Collection[str] = ()) -> None:
    """Raises UnknownBot. own: names of bots that a Python program brings along."""
    for name in {name: None for contest in contests for name in (contest.first, contest.second)}:
        if name not in own:
            make_bot(name, Rng(0))


def deals_left(journal: Journal) -> int:
    """How many deals are still to be played, if no contest ends early."""
    return sum(
        (contest.packs - len(packs)) * contest.deals_a_pack
        for contest, packs in zip(journal.contests, journal.results, strict=True)
    )


class _Series:
    """Which packs are missing, and which contests need no more packs."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._tests: list[Sprt | None] = [
            sprt_of(contest.sprt, (pack.margin for pack in packs)) if contest.sprt else None
            for contest, packs in zip(journal.contests, journal.results, strict=True)
        ]

    def missing(self) -> Iterator[Place]:
        """The packs that are still to be played."""
        for index, contest in enumerate(self._journal.contests):
            for pack in range(len(self._journal.results[index]), contest.packs):
                if self.is_decided(index):
                    break
                yield index, pack

    def add(self, contest: int, margin: float) -> None:
        """Count the mean margin of one more pack."""
        if test := self._tests[contest]:
            test.add(margin)

    def is_decided(self, contest: int) -> bool:
        """Whether a contest ends before its last pack."""
        test = self._tests[contest]
        return test is not None and test.accepted is not None
