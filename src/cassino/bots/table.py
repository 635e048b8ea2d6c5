"""The table as a move leaves it, with the tops of face-up piles that count as part of it."""

from collections.abc import Sequence

from cassino.engine.state import NOBODY, Build, State
from cassino.kernel import CardSet, PerBuild, PerSeat, Seat, kernel, pooled, shared

SEATS = 6
MOST_BUILDS = 26


@kernel
@pooled(8)
class TableCards:
    """What lies in the middle, and by seat the tops of piles that it may capture. An owner of -1 is nobody."""

    loose: CardSet
    count: int
    build_cards: PerBuild[CardSet]
    build_value: PerBuild[int]
    build_owner: PerBuild[int]
    tops: PerSeat[CardSet]

    def __init__(self, loose: int, builds: Sequence[Build] = (), tops: Sequence[int] = ()) -> None:
        self.loose, self.count = loose, len(builds)
        self.build_cards, self.build_value, self.build_owner = ([0] * MOST_BUILDS for _ in range(3))
        self.tops = [0] * SEATS
        for place, build in enumerate(builds):
            self.build_cards[place], self.build_value[place] = build.cards, build.value
            self.build_owner[place] = build.owner
        for seat, cards in enumerate(tops):
            self.tops[seat] = cards

    @kernel
    def read(self, state: State) -> None:
        """Become the table of a state."""
        self.loose, self.count = state.loose, state.build_count
        for place in range(self.count):
            self.build_cards[place], self.build_value[place] = state.build_cards[place], state.build_value[place]
            owner = state.build_owner[place]
            self.build_owner[place] = -1 if owner == NOBODY else owner
        for seat in range(state.players):
            self.tops[seat] = state.tops_for(seat, state.tables.tops)

    @shared
    def cards(self) -> CardSet:
        """All its cards, no tops."""
        cards = self.loose
        for place in range(self.count):
            cards |= self.build_cards[place]
        return cards

    @shared
    def within_reach(self, seat: Seat) -> CardSet:
        """The loose cards and tops that a seat may capture; -1 for a seat that reaches no tops."""
        return self.loose if seat < 0 else self.loose | self.tops[seat]


def table_of(state: State) -> TableCards:
    """The table of a state."""
    table = TableCards(0)
    table.read(state)
    return table
