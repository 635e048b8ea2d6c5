"""The cards and builds that a typed move names."""

from typing import Any

from cassino.engine.layout import table_cards
from cassino.engine.state import Build, State
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.groups import format_build
from cassino.notation.tokens import Token
from cassino.rules.packs import format_cards


class Named:
    """Collects the cards and builds that a text names, and where it names them."""

    def __init__(self, state: State, line: int) -> None:
        self.state = state
        self.line = line
        self.pack = state.rules.deck.pack
        self.tops = state.stealable(state.turn) | state.capturable_tops(state.turn)
        self.open_cards = state.loose | self.tops
        """The loose cards, and the tops of piles within reach."""
        self.cards: dict[int, int] = {}
        """The column of each single card named."""
        self.single = 0
        """Every single card named."""
        self.builds: list[Build] = []
        self.columns: dict[Build, int] = {}

    def fail(self, key: str, column: int, **facts: Any) -> MoveSyntaxError:
        """The error at a column; the arguments of its message."""
        return MoveSyntaxError(self.line, column, key, **facts)

    def shown(self, *cards: int) -> str:
        """Cards as the pack prints them."""
        return format_cards(cards, self.pack)

    def taken(self) -> int:
        """Everything named, including all cards of builds."""
        cards = self.single
        for build in self.builds:
            cards |= build.cards
        return cards

    def add_card(self, card: int, token: Token) -> None:
        """Note a card."""
        if card in self.cards:
            raise self.fail("notation-twice", token.column, name=self.shown(card))
        self.cards[card] = token.column
        self.single |= 1 << card

    def add_build(self, build: Build, column: int) -> None:
        """Note a build."""
        if build in self.builds:
            raise self.fail("notation-twice", column, name=format_build(build, self.pack))
        self.builds.append(build)
        self.columns[build] = column

    def build_at(self, token: Token) -> Build:
        """The build with this number; the first one is 1."""
        builds = self.state.builds()
        if not 1 <= token.number <= len(builds):
            raise self.fail("notation-build-number", token.column, count=len(builds))
        return builds[token.number - 1]

    def build_of(self, cards: int, token: Token) -> Build:
        """The build made of exactly these cards."""
        for build in self.state.builds():
            if build.cards == cards:
                return build
            if build.cards & cards:
                raise self.fail("notation-whole-build", token.column, build=format_build(build, self.pack))
        raise self.fail("notation-no-build", token.column)

    def gather(self) -> None:
        """Turn single cards that make up a whole build into that build."""
        for build in self.state.builds() if self.state.build_count else ():
            if not build.cards & self.single:
                continue
            inside = [card for card in self.cards if build.cards >> card & 1]
            column = self.cards[inside[0]]
            if len(inside) < build.cards.bit_count():
                raise self.fail("notation-whole-build", column, build=format_build(build, self.pack))
            for card in inside:
                del self.cards[card]
            self.single &= ~build.cards
            self.add_build(build, column)

    def require_table(self) -> None:
        """Check that all single cards named are on the table, or on top of a pile that the player may use."""
        if not self.single & ~self.open_cards:
            return
        on_table = table_cards(self.state) | self.tops
        for card, column in self.cards.items():
            if not on_table >> card & 1:
                raise self.fail("notation-not-on-table", column, card=self.shown(card))

    def played(self, hand: int, is_known: bool, least: int = 1) -> int:
        """The one named card that comes from the hand; the first one if the hand is hidden.

        `least` is 0 if table cards alone may be named.
        """
        own, closed = self.single & hand, self.single & ~self.open_cards
        if not hand and is_known and closed:
            own = 1 << next(card for card in self.cards if closed >> card & 1)
        if closed & ~own:
            card = next(card for card in self.cards if closed & ~own & 1 << card)
            raise self.fail("notation-nowhere", self.cards[card], card=self.shown(card))
        if not least <= own.bit_count() <= 1:
            cards = [card for card in self.cards if own >> card & 1]
            column = self.cards[cards[1]] if cards else 1
            raise self.fail("notation-one-card", column, count=len(cards), cards="+".join(map(self.shown, cards)))
        return own
