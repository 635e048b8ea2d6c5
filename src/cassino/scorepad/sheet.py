"""A score sheet: the players, the rules, and the deals so far; any deal can be taken back or corrected."""

from collections.abc import Sequence

from cassino.cards import SUIT_NAMES, suit_mask
from cassino.engine.ending import Outcome
from cassino.engine.irregularities import UNWON_BUILD, penalties
from cassino.engine.near_target import EVENT_OF, SEVERAL
from cassino.engine.scoring import DealScore, has_met
from cassino.errors import CassinoError
from cassino.rules.names import players_text
from cassino.rules.packs import kind_title
from cassino.rules.rules import Rules
from cassino.scorepad.draft import NO_CARD, Draft, as_entry, empty_draft, filled
from cassino.scorepad.entry import DealEntry, Event, is_all_captured, is_final, sides_of, tallies_of_entry
from cassino.scorepad.scorebook import Scorebook
from cassino.texts import tell
from cassino.texts.lists import listed
from cassino.texts.names import name_problem, shown_name

MOST_POINTS = 1000
MOST_DEALS = 500


class SheetError(CassinoError):
    """A score sheet or deal that is impossible; the message lists all problems, one a line."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("scorepad-problems", problems="\n".join(problems))
        self.problems = tuple(problems)


class Sheet:
    """A match on paper: names in turn order, the seat of the first dealer, and the deals as people entered them."""

    def __init__(self, rules: Rules, names: Sequence[str], dealer: int = 0, target: int | None = None) -> None:
        problems = start_problems(rules, names, dealer, target)
        if problems:
            raise SheetError(problems)
        self.rules = rules
        self.names = tuple(names)
        self.first_dealer = dealer
        self.target = target
        self.drafts: list[Draft] = []
        self.book = self._empty_book()

    def _empty_book(self) -> Scorebook:
        return Scorebook(self.rules, len(self.names), self.first_dealer, self.target, self._side_names())

    def _side_names(self) -> tuple[str, ...]:
        sides = sides_of(self.rules, len(self.names))
        return tuple(listed(self.names[side::sides]) for side in range(sides))

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.names)

    @property
    def side_count(self) -> int:
        """The number of sides that score."""
        return self.book.side_count

    @property
    def side_names(self) -> tuple[str, ...]:
        """The name of each side, made of the names of its players."""
        return self._side_names()

    @property
    def points_to_win(self) -> int:
        """The target of this match, from the rules or chosen for it."""
        return self.book.rules.ending.target

    @property
    def pack(self) -> int:
        """The set of all cards of the game."""
        return self.rules.deck.cards

    @property
    def blank(self) -> Draft:
        """A deal of which nothing has been entered."""
        return empty_draft(self.side_count)

    def filled(self, draft: Draft) -> Draft:
        """The draft completed with what follows from it."""
        return filled(draft, self.pack, self.book.needed) if is_all_captured(self.rules) else draft

    def entry(self, draft: Draft) -> DealEntry:
        """A deal as the score book counts it, completed with what follows from the draft."""
        points = [0] * self.side_count
        for mishap in draft.mishaps:
            side = (mishap.seat if mishap.fault == UNWON_BUILD else self.book.dealer) % self.side_count
            charged = penalties(mishap.fault, side, self.side_count)
            points = [total + more for total, more in zip(points, charged, strict=True)]
        return as_entry(self.filled(draft), points, self._events(draft))

    def contenders(self, draft: Draft) -> tuple[int, ...]:
        """The sides that have what they need near the target, if there are several: the first of them wins. 000:82"""
        entry, limits = as_entry(self.filled(draft), (0,) * self.side_count), self.book.restrictions
        tallies = tallies_of_entry(self.rules, entry)
        met = [
            side for side in range(self.side_count) if has_met(self.rules, tallies, side, limits[side], is_final(entry))
        ]
        return tuple(met) if len(met) > 1 else ()

    def _events(self, draft: Draft) -> list[Event]:
        """The events that decide which side was first."""
        first = [side for side in self.contenders(draft) if draft.first in (side, SEVERAL)]
        return [Event(0, side, EVENT_OF[item]) for side in first for item in self.book.restrictions[side]]

    def problems(self, draft: Draft) -> tuple[str, ...]:
        """Everything that is wrong with a deal, in sentences with the names of the sides."""
        if self.book.is_over:
            return (tell("match-is-over"),)
        return (*self.book.problems(self.entry(draft)), *self._primiera_problems(draft))

    def _primiera_problems(self, draft: Draft) -> list[str]:
        """Suits of which no side has named its best card, although every card was captured."""
        told = self.filled(draft).sides
        is_whole = draft.is_whole and is_all_captured(self.rules)
        if not self.book.needed.primiera or not is_whole or not any(each.count() for each in told):
            return []
        best = [card for each in told for card in each.best if card != NO_CARD]
        known = sum(1 << card for card in set(best)) | sum(each.captured or 0 for each in told)
        lacking = [name for suit, name in enumerate(SUIT_NAMES) if not known & suit_mask(suit)]
        pack = self.rules.deck.pack
        return [tell("scorepad-best-missing", kind=kind_title(name, pack)) for name in lacking]

    def count(self, draft: Draft) -> DealScore:
        """The count of a deal without entering it. Raises scorebook.EntryError."""
        return self.book.count(self.entry(draft))

    def enter(self, draft: Draft) -> Outcome:
        """Enter a deal and count it. Raises SheetError and then changes nothing."""
        if len(self.drafts) >= MOST_DEALS:
            raise SheetError([tell("scorepad-full", most=MOST_DEALS)])
        problems = self.problems(draft)
        if problems:
            raise SheetError(problems)
        result = self.book.enter(self.entry(draft))
        self.drafts.append(draft)
        return result

    def undo(self) -> Draft:
        """Take the last deal back. Raises SheetError if there is none."""
        if not self.drafts:
            raise SheetError([tell("scorepad-nothing-to-undo")])
        self.book.undo()
        return self.drafts.pop()

    def replace(self, number: int, draft: Draft) -> None:
        """Correct deal `number`, from 1, and count later deals again. Raises SheetError and then changes nothing."""
        if not 1 <= number <= len(self.drafts):
            raise SheetError([tell("scorepad-no-deal", number=number)])
        other = Sheet(self.rules, self.names, self.first_dealer, self.target)
        for place, told in enumerate(self.drafts, 1):
            _enter_numbered(other, place, draft if place == number else told)
        self.book, self.drafts = other.book, other.drafts

    def before(self, number: int) -> "Sheet":
        """The sheet as it was before deal `number` was entered."""
        other = Sheet(self.rules, self.names, self.first_dealer, self.target)
        for told in self.drafts[: number - 1]:
            other.enter(told)
        return other


def _enter_numbered(sheet: Sheet, place: int, draft: Draft) -> None:
    """Enter a deal; its problems name its number."""
    try:
        sheet.enter(draft)
    except SheetError as error:
        problems = [tell("scorepad-deal-problem", number=place, problem=problem) for problem in error.problems]
        raise SheetError(problems) from None


def start_problems(rules: Rules, names: Sequence[str], dealer: int, target: int | None) -> list[str]:
    """Everything that is wrong with the start of a sheet."""
    problems = []
    if len(names) not in rules.seating.players:
        wanted = players_text(rules)
        problems.append(tell("scorepad-wrong-players", title=rules.title, players=wanted, count=len(names)))
    for name in names:
        if problem := name_problem(name):
            said = tell(problem.key, **problem.args)
            problems.append(tell("error-wrong-name", name=shown_name(name), problem=said))
    doubled = sorted({name for name in names if [each.casefold() for each in names].count(name.casefold()) > 1})
    problems += [tell("scorepad-same-name", name=name) for name in doubled]
    if not 0 <= dealer < max(len(names), 1):
        problems.append(tell("scorepad-wrong-dealer", seat=dealer))
    if target is not None and rules.ending.deals:
        problems.append(tell("scorepad-fixed-deals", title=rules.title, deals=rules.ending.deals))
    if target is not None and not 1 <= target <= MOST_POINTS:
        problems.append(tell("scorepad-wrong-target", target=target, most=MOST_POINTS))
    return problems
