"""A position as one line: `casino 2 | turn A 5 | dealer B | hand A 8S 2C | hand B 4D KC | table 5H [6C+3D=9 A@3] ...`

Everything that play needs is in it; what is empty is left out. `?` stands for a hidden card.
"""

import re
from collections.abc import Callable, Iterator, Sequence

from cassino.cards import CardSyntaxError, card_set, cards_in, format_card, parse_card
from cassino.engine.position import PositionError, position
from cassino.engine.state import Build, State
from cassino.engine.tables import Tables, tables_for
from cassino.notation.entries import Part
from cassino.notation.errors import Fault, NotationError
from cassino.notation.groups import SEAT_LETTERS, format_group, groups_of, ordered
from cassino.rules import Rules, UnknownVariant, load_variant

_WORD = re.compile(r"\[[^\]]*\]?|[^\s,]+")
_BUILD = re.compile(r"\[(.*)=\s*(\d+)\s+([A-F])\s*@\s*(\d+)\s*\]")
_SWEEP = re.compile(r"([A-F])@(\d+)")


class PositionSyntaxError(NotationError):
    """A text that is no position, with everything that is wrong."""


def format_position(state: State) -> str:
    """A position as one line; of a view its public state, hidden cards as `?`."""
    return " | ".join(_segments(state))


def _segments(state: State) -> Iterator[str]:
    seats, sides = range(state.players), range(state.side_count)
    yield f"{state.rules.id} {state.players}"
    if state.is_over:
        yield "over" + (f" claimed by {SEAT_LETTERS[state.claimant]}" if state.claimant >= 0 else "")
    yield f"turn {SEAT_LETTERS[state.turn]} {state.turn_no + 1}"
    yield f"dealer {SEAT_LETTERS[state.dealer]}"
    yield f"round {state.round_no}"
    yield from (f"hand {SEAT_LETTERS[seat]} {_hand(state, seat)}" for seat in seats if state.hand_size(seat))
    yield " ".join(["table", *_names(state.loose), *map(_format_build, state.builds())])
    yield from (f"pile {SEAT_LETTERS[side]} {' '.join(_names(state.pile(side)))}" for side in sides if state.pile(side))
    if state.stock_size:
        yield " ".join(["stock", *(format_card(card) if card < 52 else "?" for card in state.stock())])
    if state.last_capturer >= 0:
        yield f"last {SEAT_LETTERS[state.last_capturer]}"
    if any(map(state.sweeps, sides)):
        yield " ".join(["sweeps", *(f"{SEAT_LETTERS[s]}@{turn + 1}" for s in sides for turn in _turns(state, s))])
    if any(map(state.score, sides)):
        yield " ".join(["score", *(str(state.score(side)) for side in sides)])
    yield from (f"proven {SEAT_LETTERS[seat]} {proven}" for seat in seats if (proven := _proven(state, seat)))


def _names(cards: int) -> list[str]:
    return [format_card(card) for card in ordered(cards)]


def _hand(state: State, seat: int) -> str:
    hidden = state.hand_size(seat) - state.hand(seat).bit_count()
    return " ".join([*_names(state.hand(seat)), *["?"] * hidden])


def _format_build(build: Build) -> str:
    sets = ", ".join(format_group(group) for group in groups_of(build.cards, build.value))
    return f"[{sets}={build.value} {SEAT_LETTERS[build.owner]}@{build.turn + 1}]"


def _turns(state: State, side: int) -> Iterator[int]:
    return cards_in(state.sweep_times(side))


def _proven(state: State, seat: int) -> str:
    return " ".join(str(value) for value in state.proven(seat) if value not in state.owner_values(seat))


def parse_position(text: str, rules: Rules | None = None, strict: bool = True) -> State:
    """The inverse of `format_position` where no card is hidden and the deal goes on.

    `rules` are needed where the text names no shipped rule set. Not strict: owners need not hold what captures their
    builds. Raises PositionSyntaxError.
    """
    line = " ".join(text.strip().splitlines())
    reading = _Reading(rules)
    state = reading.state(line, strict)
    if state is None:
        raise PositionSyntaxError(sorted(reading.faults, key=lambda fault: fault.column))
    return state


class _Reading:
    """One position being read."""

    def __init__(self, rules: Rules | None) -> None:
        self.rules = rules
        self.faults: list[Fault] = []
        self.seen: set[str] = set()
        self.hands = [0] * len(SEAT_LETTERS)
        self.piles = [0] * len(SEAT_LETTERS)
        self.proofs = [0] * len(SEAT_LETTERS)
        self.sweeps = [0] * len(SEAT_LETTERS)
        self.scores: list[int] = []
        self.builds: list[Build] = []
        self.stock: list[int] = []
        self.loose = self.turn = self.dealer = 0
        self.turn_no = self.round_no = 1
        self.last = -1
        self.letters = self.sides = ""

    def complain(self, part: Part, expected: str) -> None:
        """Note what was expected instead of a word."""
        self.faults.append(Fault(1, part.column, f"expected {expected}, found {part.text!r}"))

    def state(self, line: str, strict: bool) -> State | None:
        """The position; None if something is wrong."""
        first, *segments = _split(line)
        tables = self.tables(first)
        if tables is None:
            return None
        self.letters, self.sides = SEAT_LETTERS[: tables.players], SEAT_LETTERS[: tables.side_count]
        for words in segments:
            self.segment(words)
        for key in ("turn", "dealer", "table"):
            if key not in self.seen:
                self.faults.append(Fault(1, len(line) + 1, f"expected '{key} ...', found the end of the text"))
        return None if self.faults else self.built(tables, strict)

    def tables(self, words: Sequence[Part]) -> Tables | None:
        """The rules and the number of players."""
        if len(words) != 2 or not words[1].text.isascii() or not words[1].text.isdigit():
            self.complain(words[0] if words else Part(1, 1, ""), "a rule set and the number of players")
            return None
        try:
            known = self.rules is not None and words[0].text == self.rules.id
            rules = self.rules if known and self.rules else load_variant(words[0].text)
            return tables_for(rules, int(words[1].text))
        except UnknownVariant as error:
            self.faults.append(Fault(1, words[0].column, str(error)))
        except ValueError as error:
            self.faults.append(Fault(1, words[1].column, str(error)))
        return None

    def segment(self, words: Sequence[Part]) -> None:
        """One part between bars."""
        readers: dict[str, Callable[[Sequence[Part]], None]] = {
            "turn": self.read_turn, "dealer": self.read_dealer, "round": self.read_round, "hand": self.read_hand,
            "table": self.read_table, "pile": self.read_pile, "stock": self.read_stock, "last": self.read_last,
            "sweeps": self.read_sweeps, "score": self.read_score, "proven": self.read_proven,
        }  # fmt: skip
        head, *rest = words or [Part(1, 1, "")]
        if head.text == "over":
            self.faults.append(Fault(1, head.column, "the deal is over: there is nothing to play"))
        elif head.text not in readers:
            self.complain(head, f"one of {', '.join(readers)}")
        else:
            self.note(head, rest)
            readers[head.text](rest or [head._replace(text="", column=head.column + len(head.text))])

    def note(self, head: Part, rest: Sequence[Part]) -> None:
        """Each part comes once, those of players once for each."""
        name = head.text
        if name in ("hand", "pile", "proven") and rest:
            name = f"{name} {rest[0].text}"
        if name in self.seen:
            self.faults.append(Fault(1, head.column, f"{name!r} a second time"))
        self.seen.add(name)

    def seat(self, word: Part) -> int:
        """A player; 0 after a complaint."""
        if len(word.text) == 1 and word.text in self.letters:
            return self.letters.index(word.text)
        self.complain(word, f"a player from A to {self.letters[-1]}")
        return 0

    def side(self, word: Part) -> int:
        """A side, named by its first player; 0 after a complaint."""
        if len(word.text) == 1 and word.text in self.sides:
            return self.sides.index(word.text)
        self.complain(word, f"a side from A to {self.sides[-1]}")
        return 0

    def number(self, word: Part, least: int, most: int, what: str) -> int:
        """A number in a range; the least after a complaint."""
        if re.fullmatch(r"-?[0-9]{1,6}", word.text) and least <= int(word.text) <= most:
            return int(word.text)
        self.complain(word, f"{what} from {least} to {most}")
        return least

    def cards(self, words: Sequence[Part]) -> list[int]:
        """Cards; what is no card is left out after a complaint."""
        return [card for word in words if (card := self.card(word)) is not None]

    def card(self, word: Part) -> int | None:
        """A card."""
        try:
            return parse_card(word.text)
        except CardSyntaxError:
            hidden = "a known card: a position to play has no hidden ones"
            self.complain(word, hidden if set(word.text) == {"?"} else "a card such as 8S")
            return None

    def one_set(self, words: Sequence[Part]) -> int:
        """A set of cards, each once."""
        cards = self.cards(words)
        twice = {card for card in cards if cards.count(card) > 1}
        for card in sorted(twice):
            self.faults.append(Fault(1, words[0].column, f"{format_card(card)} is named twice"))
        return card_set(cards)

    def read_turn(self, words: Sequence[Part]) -> None:
        """`turn A 5`."""
        self.turn = self.seat(words[0])
        self.turn_no = self.number(words[1], 1, 64, "a turn") if len(words) > 1 else 1
        self.no_more(words[2:])

    def no_more(self, words: Sequence[Part]) -> None:
        """Nothing may follow here."""
        for word in words[:1]:
            self.complain(word, "'|'")

    def read_dealer(self, words: Sequence[Part]) -> None:
        """`dealer B`."""
        self.dealer = self.seat(words[0])
        self.no_more(words[1:])

    def read_round(self, words: Sequence[Part]) -> None:
        """`round 2`."""
        self.round_no = self.number(words[0], 1, 52, "a round")
        self.no_more(words[1:])

    def read_hand(self, words: Sequence[Part]) -> None:
        """`hand A 8S 2C`."""
        self.hands[self.seat(words[0])] = self.one_set(words[1:])

    def read_pile(self, words: Sequence[Part]) -> None:
        """`pile A 8S 2C`; a side is named by its first player."""
        self.piles[self.side(words[0])] = self.one_set(words[1:])

    def read_stock(self, words: Sequence[Part]) -> None:
        """`stock 8S 2C`, the next card first."""
        self.stock = self.cards(words)

    def read_last(self, words: Sequence[Part]) -> None:
        """`last A`: who captured last."""
        self.last = self.seat(words[0])
        self.no_more(words[1:])

    def read_score(self, words: Sequence[Part]) -> None:
        """`score 12 9`, by side."""
        self.scores = [self.number(word, -999, 9999, "a score") for word in words]

    def read_proven(self, words: Sequence[Part]) -> None:
        """`proven A 9`: values that a player is known to hold."""
        for word in words[1:]:
            self.proofs[self.seat(words[0])] |= 1 << self.number(word, 1, 14, "a value")

    def read_sweeps(self, words: Sequence[Part]) -> None:
        """`sweeps A@5`: the turns in which a side swept."""
        for word in words:
            match = _SWEEP.fullmatch(word.text)
            if match and 1 <= int(match[2]) <= 64:
                self.sweeps[self.side(word._replace(text=match[1]))] |= 1 << int(match[2]) - 1
            else:
                self.complain(word, "a sweep such as A@5")

    def read_table(self, words: Sequence[Part]) -> None:
        """`table 5H [6C+3D=9 A@3]`."""
        self.loose = self.one_set([word for word in words if word.text and word.text[0] != "["])
        for word in words:
            if word.text.startswith("["):
                self.read_build(word)

    def read_build(self, word: Part) -> None:
        """`[6C+3D=9 A@3]`."""
        match = _BUILD.fullmatch(word.text)
        if match is None:
            self.complain(word, "a build such as [6C+3D=9 A@3]")
            return
        inside = Part(1, word.column + 1, match[1].replace("+", " "))
        cards = self.one_set(list(inside.words()))
        owner = self.seat(Part(1, word.column + match.start(3), match[3]))
        value = self.number(Part(1, word.column + match.start(2), match[2]), 1, 14, "a value")
        turn = self.number(Part(1, word.column + match.start(4), match[4]), 1, 64, "a turn")
        self.builds.append(Build(cards, value, owner, turn - 1))

    def built(self, tables: Tables, strict: bool) -> State | None:
        """The state, unless the parts contradict each other."""
        players, sides = tables.players, tables.side_count
        owned = [sum({1 << b.value for b in self.builds if b.owner == seat}) for seat in range(players)]
        try:
            return position(
                tables.rules, players, hands=self.hands[:players], loose=self.loose, builds=self.builds,
                piles=self.piles[:sides], stock=self.stock, turn=self.turn, dealer=self.dealer,
                turn_no=self.turn_no - 1, round_no=self.round_no, last_capturer=self.last,
                scores=self.scores or [0] * sides, sweeps=self.sweeps[:sides],
                proofs=[mine | proven for mine, proven in zip(owned, self.proofs, strict=False)], strict=strict,
            )  # fmt: skip
        except PositionError as error:
            self.faults += [Fault(1, 0, problem) for problem in error.problems]
            return None


def _split(line: str) -> list[list[Part]]:
    """The words between the bars."""
    found, column = [], 1
    for segment in line.split("|"):
        found.append([Part(1, column + match.start(), match.group()) for match in _WORD.finditer(segment)])
        column += len(segment) + 1
    return found
