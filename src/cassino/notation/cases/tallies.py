"""What the sides of a case captured, as numbers or as cards."""

from typing import Any

from cassino.cards import SUIT_NAMES, card_set, cards_in
from cassino.engine.tables import tables_for
from cassino.engine.tally import Tally, of_pile
from cassino.notation.cases import reading
from cassino.notation.cases.filling import players_of
from cassino.notation.cases.loading import Block, Case
from cassino.notation.cases.reading import CaseProblem
from cassino.rules.options import KINDS, pack_cards
from cassino.rules.rules import Rules

RANKS = tuple(word for word in KINDS if word not in ("cards", *SUIT_NAMES))
COUNTS = ("oranges", "false_oranges", "penalty")
TALLY_KEYS = ("captured", "cards", "items", "sweeps", "sweep_sizes", "first_play_sweep", *COUNTS, *SUIT_NAMES, *RANKS)
MOST_SWEEPS = 13
NO_TALLY = Tally(0, (0, 0, 0, 0), 0, 0)


class Tallies:
    """The scores before a deal and what each side captured in it."""

    def __init__(self, rules: Rules, case: Case, key: str) -> None:
        self.given = case.part("given")
        self.rules = rules
        self.pack = rules.deck.pack
        self.players = players_of(rules, self.given)
        self.sides = tables_for(rules, self.players).side_count
        self.scores = self.numbers(self.given.get("scores"))
        if "target" in self.given and self.given["target"] != rules.ending.target:
            raise CaseProblem(f"the target is {rules.ending.target}, not {self.given['target']}")
        blocks = reading.by_seat(self.given[key], self.sides) if self.given.get(key) is not None else {}
        self.named = 0
        for block in blocks.values():
            self.named |= self.items(block)
        self.tallies = [self.tally(side, blocks.get(side)) for side in range(self.sides)]
        self.check()

    def numbers(self, block: Any) -> list[int]:
        """A number for each side, 0 where there is none."""
        found = {} if block is None else reading.by_seat(block, self.sides)
        return [reading.number(found.get(side, 0)) for side in range(self.sides)]

    def items(self, block: Any) -> int:
        """The cards that a side is said to have."""
        if not isinstance(block, Block):
            raise CaseProblem(f"expected what a side captured, found {block!r}")
        reading.only_keys(block, TALLY_KEYS, "tally")
        return reading.one_set(reading.items(block.get("captured", block.get("items")), "cards"), self.pack)

    def tally(self, side: int, block: Any) -> Tally:
        """What a side captured."""
        if block is None:
            return NO_TALLY
        special = self.with_ranks(block, self.items(block))
        sweeps, large = self.sweeps(side, block)
        calls = [reading.number(block.get(key, 0)) for key in COUNTS]
        if "captured" in block:
            return Tally(*of_pile(special), sweeps, large, *calls)
        clubs, diamonds, hearts, spades = (reading.number(block.get(suit, 0)) for suit in SUIT_NAMES)
        cards = reading.number(block.get("cards", 0), "a number of cards", 0, 52)
        return Tally(cards, (clubs, diamonds, hearts, spades), special, sweeps, large, *calls)

    def with_ranks(self, block: Block, special: int) -> int:
        """With as many cards of a rank as are counted, `fives: 3`, whichever they are."""
        for word in RANKS:
            if word not in block:
                continue
            kind = KINDS[word] & pack_cards(self.pack)
            missing = reading.number(block[word], f"a number of {word}", 0, 4) - (special & kind).bit_count()
            free = list(cards_in(kind & ~self.named))
            if not 0 <= missing <= len(free):
                raise CaseProblem(f"{word}: {block[word]} are not possible here")
            special |= card_set(free[:missing])
            self.named |= special
        return special

    def sweeps(self, side: int, block: Block) -> tuple[int, int]:
        """The turns of the sweeps of a side, and those of its large ones; turn 0 is the first play of a deal."""
        sizes = [reading.number(size, "a number of cards") for size in reading.items(block.get("sweep_sizes"), "sizes")]
        made = reading.number(block.get("sweeps", len(sizes)), "a number of sweeps", 0, MOST_SWEEPS)
        if sizes and made != len(sizes):
            raise CaseProblem(f"{made} sweeps, but {len(sizes)} sizes")
        large_from = self.rules.sweeping.large_from
        is_first = reading.flag(block, "first_play_sweep")
        turns = [(number + 1) * self.sides + side for number in range(made)]
        if is_first and turns:
            turns[0] = 0
        large = [turn for turn, size in zip(turns, sizes, strict=False) if large_from and size >= large_from]
        return card_set(turns), card_set(large)

    def check(self) -> None:
        """No more cards than there are, none of them twice."""
        pack = pack_cards(self.pack)
        specials = [tally.special for tally in self.tallies]
        if sum(tally.cards for tally in self.tallies) > pack.bit_count():
            raise CaseProblem(f"the sides captured more than {pack.bit_count()} cards")
        if sum(specials) != card_set(card for card in range(52) if any(s >> card & 1 for s in specials)):
            raise CaseProblem("two sides captured the same card")

    def shown(self) -> str:
        """The numbers of a case, for a report."""
        return "\n".join(
            f"    {'ABCDEF'[side]}: match score {self.scores[side]}, {tally.cards} cards, {tally.suits[3]} spades, "
            f"{tally.sweeps.bit_count()} sweeps, {reading.card_text(tally.special, self.pack)}"
            for side, tally in enumerate(self.tallies)
        )
