"""The score book: enter what each side captured, and it counts each deal and the match."""

from collections.abc import Sequence
from dataclasses import dataclass

from cassino.engine.dealing import who_deals_next
from cassino.engine.ending import Outcome, needs_tiebreak, outcome
from cassino.engine.near_target import NOBODY_YET, first_in_time, restrictions
from cassino.engine.scoring import DealScore, carried_after, score_claim, score_tallies
from cassino.engine.tally import Tally
from cassino.errors import CassinoError
from cassino.rules.names import players_text
from cassino.rules.options import Claim, FalseAnnouncement
from cassino.rules.rules import Rules
from cassino.scorepad.entry import DealEntry, Needed, is_final, needed_entries, sides_of, tallies_of_entry
from cassino.scorepad.problems import entry_problems, lettered_sides
from cassino.texts import tell


class EntryError(CassinoError):
    """The entry cannot be counted; `problems` lists everything that is wrong."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("scorepad-problems", problems="\n".join(problems))
        self.problems = tuple(problems)


@dataclass(frozen=True, slots=True)
class Entered:
    """A deal in the book: the dealer, the entry, its count, and the state of the match after it.

    owed: how many turns to deal each seat had forfeited before this deal. carried: by scoring item, the points that the
    next deal adds.
    """

    dealer: int
    entry: DealEntry
    score: DealScore
    outcome: Outcome
    owed: tuple[int, ...]
    carried: tuple[int, ...] = ()


class Scorebook:
    """The counted deals of a match. Seats are in turn order; `dealer` deals first.

    side_names: the names of the sides in error messages.
    """

    def __init__(
        self,
        rules: Rules,
        players: int | None = None,
        dealer: int = 0,
        target: int | None = None,
        side_names: Sequence[str] = (),
    ) -> None:
        self.rules = rules.with_target(target)
        self.players = rules.seating.players[0] if players is None else players
        self.deals: list[Entered] = []
        self._first_dealer = dealer
        if self.players not in rules.seating.players:
            known, count = players_text(rules), self.players
            raise EntryError([tell("scorepad-wrong-players", title=rules.title, players=known, count=count)])
        if not 0 <= dealer < self.players:
            raise EntryError([tell("scorepad-wrong-dealer", seat=dealer)])
        self._side_names = tuple(side_names)

    @property
    def side_count(self) -> int:
        """The number of sides that score."""
        return sides_of(self.rules, self.players)

    @property
    def side_names(self) -> tuple[str, ...]:
        """What the sides are called in problems."""
        return self._side_names or lettered_sides(self.side_count)

    @property
    def outcome(self) -> Outcome:
        """The state of the match."""
        return self.deals[-1].outcome if self.deals else Outcome((0,) * self.side_count, (), "")

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each side before the next deal."""
        return self.outcome.scores

    @property
    def deal_rules(self) -> Rules:
        """The rules of the next deal, with the points that earlier deals carry to it. B21"""
        return self.rules.with_carried(self.deals[-1].carried if self.deals else ())

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.outcome.is_over

    @property
    def is_tiebreak(self) -> bool:
        """Whether the next deal breaks a tie. 000:84"""
        return needs_tiebreak(self.rules, self.scores)

    @property
    def restrictions(self) -> tuple[tuple[str, ...], ...]:
        """The items that each side may score in the next deal; an empty tuple means all. B23"""
        return restrictions(self.rules, self.scores, self.is_tiebreak)

    @property
    def needed(self) -> Needed:
        """What people must answer after the next deal."""
        return needed_entries(self.rules, self.players, self.scores)

    @property
    def dealer(self) -> int:
        """The seat that deals next."""
        return self._next()[0]

    def _next(self) -> tuple[int, tuple[int, ...]]:
        """The seat that deals next, and the turns to deal that are still forfeited. 004:30, 004:34"""
        if not self.deals:
            return self._first_dealer, (0,) * self.players
        last, owed = self.deals[-1], list(self.deals[-1].owed)
        if last.entry.thrown_in_by >= 0:
            return last.entry.thrown_in_by, last.owed
        if last.entry.claim >= 0 and not last.score.claim_is_right:
            owed[last.entry.claim] += 1
        return who_deals_next(self.rules, self.players, last.dealer, owed, last.score.points)

    def problems(self, entry: DealEntry) -> tuple[str, ...]:
        """Everything that is wrong with an entry, in sentences."""
        found = tuple(entry_problems(self.rules, self.players, self.scores, self.dealer, entry, self.side_names))
        if found or entry.claim < 0 or self._count(entry).claim_is_right or self._ends_by_wrong_claim():
            return found
        return (tell("scorepad-deal-goes-on"),)

    def _ends_by_wrong_claim(self) -> bool:
        """Whether a wrong claim also ends the deal. 004:30, D-70"""
        calling = self.rules.calling
        return calling.claim is Claim.COUNT_OUT or calling.false_announcement is FalseAnnouncement.GAME

    def count(self, entry: DealEntry) -> DealScore:
        """The count of a deal without entering it. Raises EntryError."""
        problems = self.problems(entry)
        if problems:
            raise EntryError(problems)
        return self._count(entry)

    def _count(self, entry: DealEntry) -> DealScore:
        tallies = self._tallies(entry)
        first = first_in_time(self.rules, self.scores, entry.events) if entry.events else NOBODY_YET
        if entry.claim >= 0:
            side = entry.claim % self.side_count
            return score_claim(self.deal_rules, tallies, self.scores, side, tiebreak=self.is_tiebreak, first_met=first)
        return score_tallies(
            self.deal_rules, tallies, is_final(entry), scores=self.scores, tiebreak=self.is_tiebreak, first_met=first
        )

    def _tallies(self, entry: DealEntry) -> list[Tally]:
        """The tally of each side; a deal thrown in because the dealer exposed a card costs the dealer a point."""
        tallies = tallies_of_entry(self.rules, entry)
        if entry.thrown_in_by >= 0:
            side = self.dealer % self.side_count
            tallies[side] = tallies[side]._replace(penalty=tallies[side].penalty - 1)
        return tallies

    def enter(self, entry: DealEntry) -> Outcome:
        """Count a deal and begin the next. Raises EntryError and then changes nothing."""
        if self.is_over:
            raise EntryError([tell("match-is-over")])
        score = self.count(entry)
        dealer, owed = self._next()
        played = sum(each.thrown_in_by < 0 for each in [*(deal.entry for deal in self.deals), entry])
        after = outcome(self.rules, self.scores, score, played)
        rules = self.deal_rules
        carried = rules.carried if entry.thrown_in_by >= 0 else carried_after(rules, score)
        self.deals.append(Entered(dealer, entry, score, after, owed, carried))
        return after

    def undo(self) -> DealEntry:
        """Remove the last deal and return its entry. Raises EntryError if there is none."""
        if not self.deals:
            raise EntryError([tell("scorepad-nothing-to-undo")])
        return self.deals.pop().entry
