"""What a player notices: the more cards must be added up, the easier a play is overlooked."""

from collections.abc import Hashable, Sequence

from cassino.bots.levels.level import Level
from cassino.cards import cards_in, rank_of
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.rules.card_values import card_values
from cassino.rules.options import Combinations

MOST_ADDED = 10
"""People do not divide sums of more table cards than this; they count as one sum."""


class Sight:
    """One look at a position. A sum is noticed in every move that uses it, or in none."""

    def __init__(self, state: State, level: Level, rng: Rng) -> None:
        self._state = state
        self._level = level
        self._rng = rng
        self._is_seen: dict[Hashable, bool] = {}
        self._built = {card for build in state.builds() for card in cards_in(build.cards)}

    def noticed(self, moves: Sequence[Move]) -> list[Move]:
        """The moves that the player notices; all moves if it notices none."""
        return [move for move in moves if self.sees(move)] or list(moves)

    def sees(self, move: Move) -> bool:
        """Whether the player notices a move."""
        if move.kind == Kind.CAPTURE:
            return self._sees_capture(move)
        if move.kind == Kind.BUILD:
            return self._looks(("build", move.value), self._level.builds) and self._sees_sum(move.cards | move.taken)
        if move.kind in (Kind.JOIN, Kind.RAISE):
            changed = self._builds_in(move.taken)
            return self._looks((move.kind, changed), self._level.joins) and self._sees_sum(move.cards | move.taken)
        return True

    def _sees_capture(self, move: Move) -> bool:
        if move.cards & (move.cards - 1) and not self._sees_sum(move.cards):
            return False
        if any(build.value != move.value for build in self._state.builds() if build.cards & move.taken):
            return self._looks(("builds_in_sums", move.taken), self._level.sums)
        added = self._added(move)
        if not added:
            return True
        if not self._can_part(added, move.value):
            return False
        is_several = added != move.taken or _total(added) > move.value
        return not is_several or self._looks("several", self._level.several)

    def _added(self, move: Move) -> int:
        """The captured loose cards that do not have the value by themselves."""
        added = 0
        for card in cards_in(move.taken):
            is_equal = rank_of(card) == move.value or card_values(self._state.rules)[card].on_table >> move.value & 1
            if card not in self._built and not is_equal:
                added |= 1 << card
        return added

    def _builds_in(self, cards: int) -> int:
        return sum(build.cards for build in self._state.builds() if build.cards & cards)

    def _can_part(self, cards: int, value: int) -> bool:
        """Whether the cards can be divided into sums of a value that are all noticed."""
        if not cards:
            return True
        if cards.bit_count() > MOST_ADDED or self._state.rules.capturing.combinations is Combinations.ONE:
            return self._sees_sum(cards)
        return any(self._can_part(cards & ~part, value) for part in _sums(cards, value) if self._sees_sum(part))

    def _sees_sum(self, cards: int) -> bool:
        """Whether the sum of these cards is noticed."""
        size = cards.bit_count()
        return size < 2 or self._looks(cards, self._level.pairs if size == 2 else self._level.sums)

    def _looks(self, at: Hashable, chance: float) -> bool:
        if chance >= 1.0:
            return True
        if at not in self._is_seen:
            self._is_seen[at] = self._rng.random() < chance
        return self._is_seen[at]


def _sums(cards: int, value: int) -> list[int]:
    """The sets with the lowest of these cards that make a value; an ace counts 1, and 14 if nothing else fits."""
    first = cards & -cards
    rest = cards & ~first
    found = []
    part = rest
    while True:
        chosen = part | first
        if _total(chosen) == value:
            found.append(chosen)
        if not part:
            break
        part = (part - 1) & rest
    return found or [cards]


def _total(cards: int) -> int:
    return sum(rank_of(card) for card in cards_in(cards))
