"""What is asked of a deal played with real cards: one question at a time, only what its rules need."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from cassino.cards import SUIT_NAMES, CardSyntaxError, card_set, cards_in, suit_mask
from cassino.engine.near_target import SEVERAL
from cassino.notation.vocabulary import shown, with_cards
from cassino.rules.packs import format_card, kind_title, parse_card, parse_cards
from cassino.scorepad import Draft, Mishap, Sheet, SideDraft
from cassino.scorepad.draft import NO_CARD, NOBODY, Mistake
from cassino.scorepad.entry import Needed, SweepEntry
from cassino.texts import tell
from cassino.texts.catalog import say
from cassino.texts.lists import commas, listed
from cassino.texts.message import Message
from cassino.tui.cardwords import card_list, row
from cassino.tui.scorewords import AnswerError, name_of, number_of
from cassino.tui.vocabulary import is_word

NONE = "none"
"""What an empty line means where something may be nothing."""


SWEEP_LISTS = {
    (False, False): "scorepad-ask-sweep-list",
    (True, False): "scorepad-ask-sweep-sizes",
    (False, True): "scorepad-ask-sweep-first",
    (True, True): "scorepad-ask-sweep-both",
}
"""What to ask about sweeps that are named in order: with their sizes or not, with the one of the first play or not."""


@dataclass(frozen=True, slots=True)
class Question:
    """One question, the answer that it has so far, and what an answer makes of the deal. Raises AnswerError."""

    text: str
    known: str
    answered: Callable[[str], Draft]
    empty: str = ""
    """What an empty line means where nothing is known yet."""


def questions(sheet: Sheet, draft: Draft) -> Iterator[Question]:
    """All questions about a deal, given the answers so far."""
    asker = _Asker(sheet, draft)
    if draft.thrown_in_by == NOBODY:
        for side in range(sheet.side_count):
            yield from asker.side(side)
        yield from asker.sweeps()
    yield from asker.mishaps()
    if sheet.contenders(draft):
        yield asker.first()


class _Asker:
    """Makes the questions about one deal."""

    def __init__(self, sheet: Sheet, draft: Draft) -> None:
        self.sheet = sheet
        self.draft = draft
        self.filled = sheet.filled(draft)
        self.needed: Needed = sheet.book.needed
        self.pack = sheet.rules.deck.pack

    def side(self, side: int) -> Iterator[Question]:
        """What one side has; nothing that follows from what the others have."""
        told = self.draft.sides[side]
        if told.captured is not None or told.cards is not None or not self._follows(side):
            yield self._cards(side)
        if told.captured is None and self.filled.sides[side].captured is None:
            for suit, name in enumerate(SUIT_NAMES):
                known = told.suits[suit] is not None or self.filled.sides[side].suits[suit] is None
                if name in self.needed.suits and known:
                    yield self._suit(side, suit)
            yield from self._named_cards(side)
        if self.needed.oranges:
            yield self._oranges(side)

    def _follows(self, side: int) -> bool:
        """Whether the number of a side's cards follows from the others."""
        return self.filled.sides[side].count() is not None

    def _named_cards(self, side: int) -> Iterator[Question]:
        told = self.draft.sides[side]
        if self._free(side) and (told.special is not None or self.filled.sides[side].special is None):
            yield self._special(side)
        if self.needed.primiera:
            yield self._best(side)

    def _changed(self, side: int, told: SideDraft) -> Draft:
        sides = self.draft.sides
        return replace(self.draft, sides=(*sides[:side], told, *sides[side + 1 :]))

    def _left(self, side: int, suit: int | None = None) -> int:
        """The most cards, or cards of a suit, that a side can have after what was answered before."""
        cards = self.sheet.pack if suit is None else self.sheet.pack & suit_mask(suit)
        told = self.draft.sides
        left = cards.bit_count() - sum(each.count(suit) or 0 for each in told[:side])
        own = self.filled.sides[side].count()
        if suit is None or own is None:
            return left
        return min(left, own - sum(count or 0 for count in told[side].suits[:suit]))

    def _cards(self, side: int) -> Question:
        told, name = self.draft.sides[side], self.sheet.side_names[side]

        def answered(line: str) -> Draft:
            if line.strip().isdigit():
                return self._changed(side, replace(told, captured=None, cards=number_of(line, self._left(side))))
            cards = self._card_set(line)
            for other in self.draft.sides[:side]:
                self._refuse("scorepad-entered-twice", cards & (other.captured or 0))
            return self._changed(side, SideDraft(cards, oranges=told.oranges, false_oranges=told.false_oranges))

        known = card_list(told.captured, self.pack) if told.captured is not None else _shown(told.cards)
        return Question(tell("scorepad-ask-cards", side=name), known, answered)

    def _suit(self, side: int, suit: int) -> Question:
        told, name = self.draft.sides[side], self.sheet.side_names[side]
        kind = kind_title(SUIT_NAMES[suit], self.pack)

        def answered(line: str) -> Draft:
            number = number_of(line, self._left(side, suit))
            clubs, diamonds, hearts, spades = (number if suit == at else old for at, old in enumerate(told.suits))
            return self._changed(side, replace(told, suits=(clubs, diamonds, hearts, spades)))

        return Question(tell("scorepad-ask-suit", side=name, kind=kind), _shown(told.suits[suit]), answered)

    def _free(self, side: int) -> int:
        """The scoring cards that no other side was given."""
        free = self.needed.special
        for other, told in enumerate(self.draft.sides):
            free &= ~0 if other == side else ~(told.special or 0) & ~(told.captured or 0)
        return free

    def _special(self, side: int) -> Question:
        told, free = self.draft.sides[side], self._free(side)

        def answered(line: str) -> Draft:
            cards = free if is_word(line, "all") else 0 if is_none(line) else self._card_set(line)
            self._refuse("scorepad-not-free", cards & ~free)
            self._check_named(side, cards)
            return self._changed(side, replace(told, special=cards))

        known = "" if told.special is None else card_list(told.special, self.pack) or shown(NONE)
        text = tell("scorepad-ask-special", side=self.sheet.side_names[side], cards=card_list(free, self.pack))
        return Question(text, known, answered, NONE)

    def _refuse(self, key: str, cards: int) -> None:
        """Raises AnswerError if there are any such cards."""
        if cards:
            raise AnswerError(key, cards=card_list(cards, self.pack))

    def _check_named(self, side: int, cards: int) -> None:
        """Raises AnswerError if a side has fewer cards, or fewer of a suit, than are named."""
        told, name = self.filled.sides[side], self.sheet.side_names[side]
        if (count := told.count()) is not None and cards.bit_count() > count:
            raise AnswerError("scorepad-more-named", side=name, kind="cards", count=count, named=cards.bit_count())
        for suit, suit_name in enumerate(SUIT_NAMES):
            named, count = (cards & suit_mask(suit)).bit_count(), self.draft.sides[side].suits[suit]
            if count is not None and named > count:
                kind = kind_title(suit_name, self.pack)
                raise AnswerError("scorepad-more-named", side=name, kind=kind, count=count, named=named)

    def _best(self, side: int) -> Question:
        told, name = self.draft.sides[side], self.sheet.side_names[side]

        def answered(line: str) -> Draft:
            cards = 0 if is_none(line) else self._card_set(line)
            suits = [cards & suit_mask(suit) for suit in range(len(SUIT_NAMES))]
            if any(of_suit.bit_count() > 1 for of_suit in suits):
                raise AnswerError("scorepad-one-best")
            best = tuple(next(cards_in(of_suit), NO_CARD) for of_suit in suits)
            return self._changed(side, replace(told, best=best))

        known = row(format_card(card, self.pack) for card in told.best if card != NO_CARD)
        return Question(tell("scorepad-ask-best", side=name), known, answered, NONE)

    def _oranges(self, side: int) -> Question:
        told, name = self.draft.sides[side], self.sheet.side_names[side]

        def answered(line: str) -> Draft:
            words = [] if is_none(line) else line.replace(",", " ").split()
            if len(words) > 2:
                raise AnswerError("scorepad-one-or-two")
            right, wrong = (*(number_of(word, self._plays) for word in words), 0, 0)[:2]
            return self._changed(side, replace(told, oranges=right, false_oranges=wrong))

        known = f"{told.oranges} {told.false_oranges}" if told.oranges or told.false_oranges else ""
        return Question(tell("scorepad-ask-oranges", side=name), known, answered, NONE)

    @property
    def _plays(self) -> int:
        """The most cards that a side can play in a deal."""
        return -(-self.sheet.pack.bit_count() // self.sheet.side_count)

    def _most_sweeps(self, side: int) -> int:
        """The most sweeps that the cards of a side allow: each takes two cards or more."""
        count = self.filled.sides[side].count()
        return self.sheet.pack.bit_count() if count is None else count // 2

    def sweeps(self) -> Iterator[Question]:
        """Sweeps of each side; in order, with their sizes, where that matters."""
        needed = self.needed
        if needed.sweeps and (needed.sweep_sizes or needed.first_play_sweep or needed.sweep_order):
            yield self._sweep_list()
        elif needed.sweeps:
            yield from (self._sweep_number(side) for side in range(self.sheet.side_count))

    def _sweep_number(self, side: int) -> Question:
        name = self.sheet.side_names[side]
        others = tuple(each for each in self.draft.sweeps if each.side != side)
        own = len(self.draft.sweeps) - len(others)

        def answered(line: str) -> Draft:
            made = (SweepEntry(side),) * (0 if is_none(line) else number_of(line, self._most_sweeps(side)))
            return replace(self.draft, sweeps=tuple(sorted(others + made, key=lambda each: each.side)))

        return Question(tell("scorepad-ask-sweeps", side=name), _shown(own) if own else "", answered, NONE)

    def _sweep_list(self) -> Question:
        names, needed = self.sheet.side_names, self.needed
        sizes = (" 4", " 2") if needed.sweep_sizes else ("", "")
        example = f"{names[0]}{sizes[0]}, {names[-1]}{sizes[1]}"
        text = tell(SWEEP_LISTS[needed.sweep_sizes, needed.first_play_sweep], example=example)

        def answered(line: str) -> Draft:
            words = [] if is_none(line) else line.split(",")
            made = tuple(read_sweep(word, names, needed) for word in words)
            for side, name in enumerate(names):
                count = sum(each.side == side for each in made)
                if count > self._most_sweeps(side):
                    raise AnswerError("scorepad-too-many-sweeps", side=name, count=count)
            return replace(self.draft, sweeps=made)

        known = commas([_sweep_text(each, names) for each in self.draft.sweeps])
        return Question(text, known, answered, NONE)

    def mishaps(self) -> Iterator[Question]:
        """What went wrong and costs points."""
        if not self.needed.penalties:
            return
        dealer = self.sheet.book.dealer
        name = self.sheet.names[dealer]
        yield self._dealt_wrongly(tell("scorepad-ask-too-few", name=name), Mistake.TOO_FEW, dealer)
        yield self._dealt_wrongly(tell("scorepad-ask-too-many", name=name), Mistake.TOO_MANY, dealer)
        if self.draft.thrown_in_by == NOBODY:
            yield self._unwon_builds()

    def _with_mishaps(self, fault: Mistake, seats: Sequence[int]) -> Draft:
        others = tuple(each for each in self.draft.mishaps if each.fault != fault)
        return replace(self.draft, mishaps=others + tuple(Mishap(fault, seat) for seat in seats))

    def _seats_of(self, fault: Mistake) -> list[int]:
        return [each.seat for each in self.draft.mishaps if each.fault == fault]

    def _dealt_wrongly(self, text: str, fault: Mistake, dealer: int) -> Question:
        known = len(self._seats_of(fault))

        def answered(line: str) -> Draft:
            times = 0 if is_none(line) else number_of(line, self.sheet.pack.bit_count() // self.sheet.players)
            return self._with_mishaps(fault, [dealer] * times)

        return Question(text, _shown(known) if known else "", answered, NONE)

    def _unwon_builds(self) -> Question:
        names = self.sheet.names

        def answered(line: str) -> Draft:
            makers = [] if is_none(line) else [name_of(word, names) for word in line.split(",")]
            return self._with_mishaps(Mistake.UNWON_BUILD, makers)

        known = commas([names[seat] for seat in self._seats_of(Mistake.UNWON_BUILD)])
        return Question(tell("scorepad-ask-unwon"), known, answered, NONE)

    def first(self) -> Question:
        """Who was first near the target."""
        sides, names = self.sheet.contenders(self.draft), self.sheet.side_names

        def answered(line: str) -> Draft:
            if is_word(line, "together"):
                return replace(self.draft, first=SEVERAL)
            return replace(self.draft, first=sides[name_of(line, [names[side] for side in sides])])

        first = self.draft.first
        known = shown("together") if first == SEVERAL else names[first] if first >= 0 else ""
        return Question(tell("scorepad-ask-first", sides=listed([names[side] for side in sides])), known, answered)

    def _card_set(self, line: str) -> int:
        """The cards of a line. Raises AnswerError naming all that are none."""
        words, problems = with_cards(line).replace(",", " ").split(), []
        for word in words:
            try:
                parse_card(word, self.pack)
            except CardSyntaxError as error:
                problems.append(str(error))
        if problems:
            raise AnswerError("scorepad-problems", problems="\n".join(problems))
        if not words:
            raise AnswerError("scorepad-number-or-cards")
        cards = parse_cards(" ".join(words), self.pack)
        doubled = sorted({card for card in cards if cards.count(card) > 1})
        if doubled:
            named = [format_card(card, self.pack) for card in doubled]
            raise AnswerError("scorepad-problems", problems=say(Message("scorepad-named-twice", {"cards": named})))
        return card_set(cards)


def is_none(line: str) -> bool:
    """Whether an answer means nothing, nobody, never."""
    return line.strip() in ("0", "-") or is_word(line, "none", "no")


def read_sweep(text: str, names: Sequence[str], needed: Needed) -> SweepEntry:
    """`Ann 4`, `Bob first`. Raises AnswerError."""
    words = text.split()
    is_first = bool(words) and is_word(words[-1], "first")
    words = words[:-1] if is_first else words
    size = number_of(words.pop()) if needed.sweep_sizes and len(words) > 1 and words[-1].isdigit() else 0
    return SweepEntry(name_of(" ".join(words), names), size, is_first)


def _sweep_text(sweep: SweepEntry, names: Sequence[str]) -> str:
    size = f" {sweep.size}" if sweep.size else ""
    first = f" {shown('first')}" if sweep.is_first_play else ""
    return f"{names[sweep.side]}{size}{first}"


def _shown(number: int | None) -> str:
    return "" if number is None else str(number)
