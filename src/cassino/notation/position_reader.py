"""Reading a position from its line."""

import re
from collections.abc import Callable, Sequence
from os import PathLike
from typing import Any

from cassino.arguments import required
from cassino.cards import card_set
from cassino.engine.move import Kind
from cassino.engine.position import PositionError, position
from cassino.engine.state import DEAL_WINDOW, UNDRAWN, Build, State
from cassino.engine.tables import Tables, tables_for
from cassino.errors import CassinoError
from cassino.notation.entries import Part
from cassino.notation.errors import Fault, NotationError, fault
from cassino.notation.groups import SEAT_LETTERS
from cassino.notation.positionwords import (
    COUNT_NAMES,
    COUNTS,
    DUTIES,
    HIDDEN,
    SEVERAL,
    SEVERAL_WORD,
    TURN_PARTS,
    WINDOWS,
    PositionWords,
)  # fmt: skip
from cassino.rules import Rules, VariantNotFound, find_rules, load_variant
from cassino.rules.options import PileFace

_WORD = re.compile(r"\[[^\]]*\]?|[^\s,]+")
_BUILD = re.compile(r"\[(.*)=\s*(\d+)\s+([A-F-])\s*@\s*(\d+)\s*\]")
_SWEEP = re.compile(r"([A-F])@(\d+)")
CLAIMED = ("claimed", "by")
_PLAYER_KEYS = ("hand", "pile", "proven", "lost", "lacks", "apart")
"""The parts that occur once for each player or side."""


class PositionSyntaxError(NotationError):
    """A text that is not a position, with everything that is wrong."""


def parse_position(text: str, rules: "str | PathLike[str] | Rules | None" = None, strict: bool = True) -> State:
    """The inverse of `format_position` if no card is hidden; cards may be undrawn.

    rules: house rules, as for `find_rules`, if the text names no shipped rule set. strict: owners must hold what
    captures their builds. Raises PositionSyntaxError.
    """
    line = " ".join(required(text, str).strip().splitlines())
    reading = PositionReading(rules if rules is None or isinstance(rules, Rules) else find_rules(rules))
    state = reading.state(line, strict)
    if state is None:
        raise PositionSyntaxError(sorted(reading.faults, key=lambda fault: fault.column))
    return state


class PositionReading(PositionWords):
    """One position being read."""

    def __init__(self, rules: Rules | None) -> None:
        super().__init__()
        self.rules = rules
        self.seen: set[str] = set()
        self.hands = [0] * len(SEAT_LETTERS)
        self.piles: list[list[list[int]]] = [[] for _ in SEAT_LETTERS]
        self.proofs = [0] * len(SEAT_LETTERS)
        self.lost = [0] * len(SEAT_LETTERS)
        self.lacks = [0] * len(SEAT_LETTERS)
        self.apart = [0] * len(SEAT_LETTERS)
        self.sweeps = {"sweeps": [0] * len(SEAT_LETTERS), "large": [0] * len(SEAT_LETTERS)}
        self.counts: dict[str, list[int]] = {}
        self.carried: tuple[int, ...] = ()
        self.turn_parts: dict[str, int] = {}
        self.builds: list[Build] = []
        self.stock: list[int] = []
        self.hidden_stock: list[Part] = []
        self.came: list[int] = []
        self.formed: list[int] = []
        self.loose = self.turn = self.dealer = 0
        self.turn_no = self.round_no = 1
        self.last = -1

    def state(self, line: str, strict: bool) -> State | None:
        """The position; None if something is wrong."""
        first, *segments = _split(line)
        tables = self.tables(first)
        if tables is None:
            return None
        self.pack = tables.rules.deck.pack
        self.letters, self.sides = SEAT_LETTERS[: tables.players], SEAT_LETTERS[: tables.side_count]
        for words in segments:
            self.segment(words)
        if not self.waits_for_cards:
            self.refuse_hidden_stock()
        for key in ("turn", "dealer", "table"):
            if key not in self.seen:
                self.faults.append(fault(1, len(line) + 1, "notation-lacks-part", part=key))
        return None if self.faults else self.built(tables, strict)

    def tables(self, words: Sequence[Part]) -> Tables | None:
        """The rules and the number of players."""
        if len(words) != 2 or not words[1].text.isascii() or not words[1].text.isdigit():
            self.complain(words[0] if words else Part(1, 1, ""), "notation-variant-and-players")
            return None
        try:
            known = self.rules is not None and words[0].text == self.rules.id
            rules = self.rules if known and self.rules else load_variant(words[0].text)
            return tables_for(rules, int(words[1].text))
        except VariantNotFound as error:
            self.faults.append(Fault(1, words[0].column, error))
        except CassinoError as error:
            self.faults.append(Fault(1, words[1].column, error))
        return None

    def segment(self, words: Sequence[Part]) -> None:
        """One part between bars."""
        readers: dict[str, Callable[[Sequence[Part]], None]] = {
            "turn": self.read_turn, "dealer": self.read_dealer, "round": self.read_round, "hand": self.read_hand,
            "table": self.read_table, "pile": self.read_pile, "stock": self.read_stock, "last": self.read_last,
            "proven": self.read_proven, "lost": self.read_lost, "came": self.read_came, "formed": self.read_formed,
            "lacks": self.read_lacks, "apart": self.read_apart,
            "over": self.read_over, "asked": self.read_asked, "played": self.read_played, "met": self.read_met,
            "carried": self.read_carried,
        }  # fmt: skip
        head, *rest = words or [Part(1, 1, "")]
        known = [*readers, "sweeps", "large", *COUNTS, *TURN_PARTS]
        if head.text not in known:
            self.complain(head, "notation-one-of", words=", ".join(known))
            return
        self.note(head, rest)
        found = rest or [head._replace(text="", column=head.column + len(head.text))]
        if head.text in readers:
            readers[head.text](found)
        elif head.text in TURN_PARTS:
            self.read_part(head, rest, found)
        elif head.text in self.sweeps:
            self.read_sweeps(head.text, found)
        else:
            least, most = COUNTS[head.text]
            self.counts[head.text] = [self.number(word, least, most) for word in found]

    def note(self, head: Part, rest: Sequence[Part]) -> None:
        """Check that each part occurs only once, or once for each player."""
        name = head.text
        if name in _PLAYER_KEYS and rest:
            name = f"{name} {rest[0].text}"
        if name in self.seen:
            self.faults.append(fault(1, head.column, "notation-part-twice", part=name))
        self.seen.add(name)

    def read_over(self, words: Sequence[Part]) -> None:
        """`over`, or `over claimed by A`."""
        self.turn_parts["is_over"] = 1
        if words[0].text:
            for word, expected in zip(words, CLAIMED, strict=False):
                self.choice(word, {0: expected})
            self.turn_parts["claimant"] = self.seat(words[2] if len(words) > 2 else words[-1])
            self.no_more(words[3:])

    def read_part(self, head: Part, rest: Sequence[Part], found: Sequence[Part]) -> None:
        """Read a part of the turn in progress: one word, some cards, or just its presence."""
        name, kind = TURN_PARTS[head.text]
        match kind:
            case "seat":
                self.turn_parts[name] = self.seat(found[0])
            case "seats":
                self.turn_parts[name] = sum(1 << seat for seat in {self.seat(word) for word in found})
            case "cards":
                self.turn_parts[name] = self.one_set(found)
            case "card":
                self.turn_parts[name] = self.one_set(found[:1]).bit_length() - 1
            case "number":
                self.turn_parts[name] = self.number(found[0], 1, 14)
            case "flag":
                self.turn_parts[name] = 1
                self.no_more(rest)
            case _:
                self.turn_parts[name] = self.choice(found[0], WINDOWS if kind == "window" else DUTIES)
        if kind not in ("cards", "flag", "seats"):
            self.no_more(found[1:])

    def read_turn(self, words: Sequence[Part]) -> None:
        """`turn A 5`."""
        self.turn = self.seat(words[0])
        self.turn_no = self.number(words[1], 1, 64) if len(words) > 1 else 1
        self.no_more(words[2:])

    def read_dealer(self, words: Sequence[Part]) -> None:
        """`dealer B`."""
        self.dealer = self.seat(words[0])
        self.no_more(words[1:])

    def read_round(self, words: Sequence[Part]) -> None:
        """`round 2`."""
        self.round_no = self.number(words[0], 0, 52)
        self.no_more(words[1:])

    def read_hand(self, words: Sequence[Part]) -> None:
        """`hand A 8S 2C`."""
        self.hands[self.seat(words[0])] = self.one_set(words[1:])

    def read_pile(self, words: Sequence[Part]) -> None:
        """`pile A 8S 2C / 5H`: the lowest card first; a side is named by its first player."""
        is_up = self.seat_piles
        place = self.seat(words[0]) if is_up else self.side(words[0])
        self.one_set([word for word in words[1:] if word.text != "/"])
        batches: list[list[Part]] = [[]]
        for word in words[1:]:
            if word.text == "/":
                batches.append([])
            else:
                batches[-1].append(word)
        self.piles[place] = [self.known(batch) for batch in batches if batch]

    @property
    def seat_piles(self) -> bool:
        """Whether each seat may have a separate pile."""
        return len(self.letters) > len(self.sides)

    def known(self, words: Sequence[Part]) -> list[int]:
        """Cards whose faults have already been reported."""
        before = len(self.faults)
        cards = self.cards(words)
        del self.faults[before:]
        return cards

    def read_stock(self, words: Sequence[Part]) -> None:
        """`stock 8S 2C`, the next card first; `?` is a card that is not drawn yet."""
        self.hidden_stock = [word for word in words if word.text == HIDDEN]
        found = [UNDRAWN if word.text == HIDDEN else self.card(word) for word in words]
        self.stock = [card for card in found if card is not None]

    @property
    def waits_for_cards(self) -> bool:
        """Whether cards must be dealt before anyone can play."""
        return self.turn_parts.get("window") == DEAL_WINDOW

    def refuse_hidden_stock(self) -> None:
        """Check that undrawn cards occur only in a position that waits for cards."""
        self.cards(self.hidden_stock)

    def read_last(self, words: Sequence[Part]) -> None:
        """`last A`: the seat that captured last."""
        self.last = self.seat(words[0])
        self.no_more(words[1:])

    def read_proven(self, words: Sequence[Part]) -> None:
        """`proven A 9`: values that a player is known to hold."""
        self.read_values(words, self.proofs)

    def read_lost(self, words: Sequence[Part]) -> None:
        """`lost A 12`: values of builds that a player lost and could still capture."""
        self.read_values(words, self.lost)

    def read_lacks(self, words: Sequence[Part]) -> None:
        """`lacks A 3 12`: ranks of which a player is known to hold no card."""
        self.read_values(words, self.lacks)

    def read_apart(self, words: Sequence[Part]) -> None:
        """`apart A 5`: no two number cards of a player are so far apart."""
        self.read_values(words, self.apart)

    def read_values(self, words: Sequence[Part], values: list[int]) -> None:
        """Values of a player."""
        for word in words[1:]:
            values[self.seat(words[0])] |= 1 << self.number(word, 1, 14)

    def read_came(self, words: Sequence[Part]) -> None:
        """`came 5D 4C`: the cards of the table, the earliest first."""
        self.one_set(words)
        self.came = self.known(words)

    def read_formed(self, words: Sequence[Part]) -> None:
        """`formed 2`: how many cards of the table had come when each build was formed."""
        self.formed = [self.number(word, 0, 52) for word in words]

    def read_asked(self, words: Sequence[Part]) -> None:
        """`asked B C`: the seats that must answer."""
        self.turn_parts["asked"] = card_set(self.seat(word) for word in words)

    def read_played(self, words: Sequence[Part]) -> None:
        """`played 9S capture 9`: the hand card of this turn and what it did."""
        kinds = {kind.value: kind.name.lower() for kind in Kind if kind <= Kind.RAISE}
        *cards, kind, value = [*words, *[words[-1]] * max(0, 3 - len(words))]
        self.turn_parts["played"] = self.one_set(cards)
        self.turn_parts["played_kind"] = self.choice(kind, kinds)
        self.turn_parts["played_value"] = self.number(value, 0, 14)

    def read_met(self, words: Sequence[Part]) -> None:
        """`met A`: the side that first got what it needs near the target."""
        is_several = words[0].text == SEVERAL_WORD
        self.turn_parts["first_met"] = SEVERAL if is_several else self.side(words[0])
        self.no_more(words[1:])

    def read_carried(self, words: Sequence[Part]) -> None:
        """`carried 3 0 1`: points from earlier deals by scoring item."""
        self.carried = tuple([self.number(word, 0, 9999) for word in words])

    def read_sweeps(self, key: str, words: Sequence[Part]) -> None:
        """`sweeps A@5`: the turns in which a side swept."""
        for word in words:
            match = _SWEEP.fullmatch(word.text)
            if match and 1 <= int(match[2]) <= 64:
                self.sweeps[key][self.side(word._replace(text=match[1]))] |= 1 << int(match[2]) - 1
            else:
                self.complain(word, "notation-sweep", example="A@5")

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
            self.complain(word, "notation-build-such-as", example="[6C+3D=9 A@3]")
            return
        inside = Part(1, word.column + 1, match[1].replace("+", " "))
        cards = self.one_set(list(inside.words()))
        owner = -1 if match[3] == "-" else self.seat(Part(1, word.column + match.start(3), match[3]))
        value = self.number(Part(1, word.column + match.start(2), match[2]), 1, 14)
        turn = self.number(Part(1, word.column + match.start(4), match[4]), 1, 64)
        self.builds.append(Build(cards, value, owner, turn - 1))

    def built(self, tables: Tables, strict: bool) -> State | None:
        """The state, unless the parts contradict each other."""
        players, sides = tables.players, tables.side_count
        if len(self.carried) > len(tables.rules.scoring.items):
            self.faults.append(fault(1, 1, "notation-carried", items=len(tables.rules.scoring.items)))
            return None
        try:
            state = position(
                tables.rules.with_carried(self.carried), players, hands=self.hands[:players], loose=self.loose,
                builds=self.builds,
                stock=self.stock, turn=self.turn, dealer=self.dealer, turn_no=self.turn_no - 1,
                round_no=self.round_no, last_capturer=self.last, scores=self.counts.get("score", [0] * sides),
                sweeps=self.sweeps["sweeps"][:sides], strict=strict, **self.further(tables),
                proofs=self.proofs[:players],
            )  # fmt: skip
        except PositionError as error:
            self.faults += [Fault(1, 0, problem) for problem in error.problems]
            return None
        if tables.rules.piling.face is PileFace.UP:
            for holder in {state.holder(seat) for seat in range(players)}:
                state.set_pile(holder, self.piles[holder])
        return state

    def further(self, tables: Tables) -> dict[str, Any]:
        """The piles as the game has them, the turn in progress, and the other counts."""
        found: dict[str, Any] = dict(self.turn_parts)
        rows = [tuple(card for batch in batches for card in batch) for batches in self.piles]
        if tables.rules.piling.face is PileFace.UP:
            found["pile_orders"] = rows[: tables.pile_count]
        else:
            found["piles"] = [card_set(row) for row in rows[: tables.side_count]]
        found |= {name: self.counts[word] for word, name in COUNT_NAMES.items() if word in self.counts}
        if "acted" in self.counts:
            found["last_turns"] = [turn - 1 for turn in self.counts["acted"]]
        if self.came:
            found |= {"arrivals": self.came, "formed": self.formed}
        found["large_sweeps"] = self.sweeps["large"][: tables.side_count]
        for name, values in (("lost", self.lost), ("lacks", self.lacks), ("apart", self.apart)):
            found[name] = values[: tables.players]
        return found


def _split(line: str) -> list[list[Part]]:
    """The words between the bars."""
    found, column = [], 1
    for segment in line.split("|"):
        found.append([Part(1, column + match.start(), match.group()) for match in _WORD.finditer(segment)])
        column += len(segment) + 1
    return found
