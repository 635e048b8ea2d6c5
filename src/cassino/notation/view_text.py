"""A view as one line, and back: what a player may know, for a bot in another process or on another machine."""

from collections.abc import Sequence
from os import PathLike

from cassino.arguments import required, whole
from cassino.cards import card_set, cards_in
from cassino.engine.move import Move
from cassino.engine.state import UNDRAWN, State
from cassino.engine.tables import Tables
from cassino.engine.view import Play, View, view
from cassino.notation.entries import Part
from cassino.notation.errors import fault
from cassino.notation.position import format_position
from cassino.notation.position_reader import PositionReading, PositionSyntaxError
from cassino.notation.positionwords import HIDDEN
from cassino.rules import Rules, find_rules


def format_view(seen: View) -> str:
    """A view as one line: the position as its seat sees it, hidden cards as `?`."""
    return format_position(required(seen, View).public)


def parse_view(text: str, seat: int | None, rules: "str | PathLike[str] | Rules | None" = None) -> View:
    """The inverse of `format_view`: what a seat sees, or a spectator if it is None.

    rules: house rules, as for `find_rules`, if the text names no shipped rule set. Raises PositionSyntaxError.
    """
    reading = _ViewReading(rules if rules is None or isinstance(rules, Rules) else find_rules(rules))
    state = reading.state(" ".join(required(text, str).strip().splitlines()), strict=False)
    if state is not None and seat is not None and not 0 <= whole(seat) < state.players:
        reading.faults.append(fault(1, 1, "engine-no-seat", seat=seat, last=state.players - 1))
    if state is None or reading.faults:
        raise PositionSyntaxError(sorted(reading.faults, key=lambda fault: fault.column))
    # Which card lies where among those that nobody named does not matter: `view` hides them again.
    return view(state, seat)


def parse_play(text: str, move: Move, rules: Rules) -> Play:
    """A play of which the position before it is given as everybody saw it. Raises PositionSyntaxError."""
    before = parse_view(text, None, rules).public
    return Play(before, before.turn, move)


class _ViewReading(PositionReading):
    """One view being read: hidden places are given the cards that the line does not name."""

    def __init__(self, rules: Rules | None) -> None:
        super().__init__(rules)
        self.hidden = [0] * len(self.hands)

    def read_hand(self, words: Sequence[Part]) -> None:
        """`hand A 8S ? ?`."""
        known = [word for word in words if word.text != HIDDEN]
        self.hidden[self.seat(words[0])] = len(words) - len(known)
        super().read_hand(known)

    def refuse_hidden_stock(self) -> None:
        """`stock ? ? 8S`: hidden cards are what a view has."""

    def built(self, tables: Tables, strict: bool) -> State | None:
        """The state with some card in each hidden place, unless the parts contradict each other."""
        out = self._unnamed(tables)
        needed = sum(self.hidden) + self.stock.count(UNDRAWN)
        if len(out) != needed:
            self.faults.append(fault(1, 1, "notation-hidden-count", hidden=needed, unnamed=len(out)))
            return None
        for seat, count in enumerate(self.hidden):
            self.hands[seat] |= card_set(out.pop() for _ in range(count))
        if not self.waits_for_cards:
            self.stock = [out.pop() if card == UNDRAWN else card for card in self.stock]
        return super().built(tables, strict)

    def _unnamed(self, tables: Tables) -> list[int]:
        named = self.loose | self.turn_parts.get("shown", 0)
        for hand in self.hands:
            named |= hand
        for batches in self.piles:
            named |= card_set(card for batch in batches for card in batch)
        for build in self.builds:
            named |= build.cards
        named |= card_set(card for card in self.stock if card != UNDRAWN)
        return list(cards_in(tables.deck & ~named))
