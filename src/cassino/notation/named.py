"""The cards and builds that a typed move names."""

from collections.abc import Callable

from cassino.cards import format_card
from cassino.engine.layout import table_cards
from cassino.engine.state import Build, State
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.groups import format_build
from cassino.notation.tokens import Token

Fail = Callable[[str, str, int], MoveSyntaxError]


class Named:
    """Collects what a text names and knows where it named it."""

    def __init__(self, state: State, fail: Fail) -> None:
        self.state = state
        self.fail = fail
        self.cards: dict[int, int] = {}
        self.builds: list[Build] = []
        self.columns: dict[Build, int] = {}

    def all_cards(self) -> int:
        """Every single card named."""
        return sum(1 << card for card in self.cards)

    def loose(self) -> int:
        """The loose cards named."""
        return self.all_cards() & self.state.loose

    def taken(self) -> int:
        """Everything named, builds with all their cards."""
        return self.all_cards() | sum(build.cards for build in self.builds)

    def add_card(self, card: int, token: Token) -> None:
        """Note a card."""
        if card in self.cards:
            raise self.fail("each card once", f"{format_card(card)} a second time", token.column)
        self.cards[card] = token.column

    def add_build(self, build: Build, column: int) -> None:
        """Note a build."""
        if build in self.builds:
            raise self.fail("each build once", f"{format_build(build)} a second time", column)
        self.builds.append(build)
        self.columns[build] = column

    def build_at(self, token: Token) -> Build:
        """The build with this number; the first one is 1."""
        builds = self.state.builds()
        if not 1 <= token.number <= len(builds):
            known = f"a build from b1 to b{len(builds)}" if builds else "no build: there is none on the table"
            raise self.fail(known, token.shown, token.column)
        return builds[token.number - 1]

    def build_of(self, cards: int, token: Token) -> Build:
        """The build made of exactly these cards."""
        for build in self.state.builds():
            if build.cards == cards:
                return build
            if build.cards & cards:
                whole = f"all of {format_build(build)}: a build is taken whole (B7)"
                raise self.fail(whole, "other cards", token.column)
        raise self.fail("the cards of a build", "cards that are no build on the table", token.column)

    def gather(self) -> None:
        """Turn single cards that make up a whole build into that build."""
        for build in self.state.builds():
            inside = [card for card in self.cards if build.cards >> card & 1]
            if not inside:
                continue
            column = self.cards[inside[0]]
            if len(inside) < build.cards.bit_count():
                whole = f"all of {format_build(build)}: a build is taken whole (B7)"
                raise self.fail(whole, f"only {' '.join(format_card(card) for card in inside)}", column)
            for card in inside:
                del self.cards[card]
            self.add_build(build, column)

    def require_table(self) -> None:
        """All single cards named lie on the table."""
        on_table = table_cards(self.state)
        for card, column in self.cards.items():
            if not on_table >> card & 1:
                raise self.fail("a card on the table", f"{format_card(card)}, which does not lie there", column)

    def played(self, hand: int, is_known: bool) -> int:
        """The one named card that comes from the hand; the first one where the hand is hidden."""
        own = [card for card in self.cards if hand >> card & 1]
        if not hand and is_known:
            own = [card for card in self.cards if not self.state.loose >> card & 1][:1]
        for card, column in self.cards.items():
            if card not in own and not self.state.loose >> card & 1:
                found = f"{format_card(card)}, which is neither"
                raise self.fail("a card in hand or on the table", found, column)
        if len(own) != 1:
            found = " and ".join(format_card(card) for card in own) or "none"
            raise self.fail("exactly one card from the hand", found, self.cards[own[1]] if own else 1)
        return 1 << own[0]
