"""Moves as text that a person can type: `8S x 8H, 5C+3D`, `5H+4D = 9`, `raise [3D+4C] 2S = 9`, `trail 4C`."""

from cassino.cards import FULL_DECK, cards_in, format_card, rank_mask, rank_of
from cassino.engine.legal import broken_rule
from cassino.engine.move import Kind, Move
from cassino.engine.play import IllegalMove
from cassino.engine.state import Build, State
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.groups import SEAT_LETTERS, format_build, format_group, parts
from cassino.notation.named import Named
from cassino.notation.speech import describe_move, verb
from cassino.notation.tokens import Token, tokens
from cassino.rules.options import Ace

A_MOVE = "a move such as 'trail 4C', '8S x 8H, 5C+3D', '5H+4D = 9' or 'raise b1 2S = 9'"
A_CARD = "a card such as 8S"
SEPARATORS = ("+", ",", "&", "AND")


def format_move(state: State, move: Move) -> str:
    """The canonical text of a move made in this state, the inverse of `parse_move`."""
    if move.kind == Kind.TRAIL:
        return f"trail {format_group(move.cards)}"
    if move.kind == Kind.CLAIM:
        return "count out" + ("" if move.seat == state.turn else f" by {SEAT_LETTERS[move.seat]}")
    found = parts(state, move)
    played = format_group(move.cards)
    taken = [format_group(group, move.cards) for group in found.groups] + [format_build(b) for b in found.builds]
    if move.kind == Kind.CAPTURE:
        return f"{played} x {', '.join(taken)}"
    if found.raised:
        return f"raise {format_build(found.raised)} {', '.join([played, *taken])} = {move.value}"
    return f"{', '.join(taken)} = {move.value}"


def parse_move(state: State, text: str, line: int = 1, column: int = 1) -> Move:
    """A legal move from a text that begins at this line and column.

    Raises MoveSyntaxError where the text names no move, IllegalMove where the move breaks a rule.
    """
    move = _Reader(state, tokens(text, column), line).whole_move()
    broken = broken_rule(state, move)
    if broken is not None:
        raise IllegalMove(broken)
    return move


class _Reader:
    """Reads the tokens of one move from left to right."""

    def __init__(self, state: State, words: list[Token], line: int) -> None:
        self.state = state
        self.words = words
        self.line = line
        self.at = 0
        self.named = Named(state, self.fail)

    @property
    def token(self) -> Token:
        """The next token."""
        return self.words[self.at]

    def fail(self, expected: str, found: str = "", column: int = 0) -> MoveSyntaxError:
        """The error at a column, or at the next token."""
        return MoveSyntaxError(self.line, column or self.token.column, expected, found or self.token.shown)

    def take(self) -> Token:
        """The next token, now read."""
        token = self.token
        self.at += token.kind != "end"
        return token

    def skip(self, *texts: str) -> bool:
        """Read the next token if it is one of these words or signs."""
        is_one = self.token.kind != "end" and self.token.text.upper() in texts
        self.at += is_one
        return is_one

    def whole_move(self) -> Move:
        """All tokens as one move."""
        move = self.move()
        if self.token.kind != "end":
            raise self.fail("nothing more")
        return move

    def move(self) -> Move:
        """A move in any of its forms."""
        if self.token.kind in ("end", "junk"):
            raise self.fail(A_MOVE)
        if self.skip("TRAIL", "LAY"):
            return self.trail()
        if self.skip("TAKE", "CAPTURE"):
            return self.take_with()
        if self.skip("COUNT", "CALL"):
            return self.claim()
        if self.skip("RAISE"):
            return self.raised()
        if self.skip("BUILD"):
            return self.build_with()
        if self.skip("JOIN"):
            return self.join_with()
        return self.plain()

    def plain(self) -> Move:
        """A capture `8S x ...` or a build `... = 9`."""
        if self.token.kind in ("card", "rank") and self.words[self.at + 1].kind == "times":
            return self.capture()
        if not self.starts_item():
            raise self.fail(A_MOVE)
        self.items(self.own_cards() | self.state.loose)
        if self.token.text != "=":
            raise self.fail("'x' and what the card takes, or '=' and the value of a build")
        return self.building(self.value())

    def trail(self) -> Move:
        """The rest of `trail 4C`."""
        if self.token.kind == "end" and self.hand.bit_count() == 1:
            return Move(Kind.TRAIL, self.hand)
        if self.token.kind == "end" and self.hand:
            raise self.fail(f"the card to trail ({_either(self.hand)})")
        return Move(Kind.TRAIL, self.hand_card())

    def capture(self) -> Move:
        """`8S x 8H, 5C+3D`."""
        played = self.hand_card()
        self.take()
        self.table_items()
        return self.captured(played)

    def take_with(self) -> Move:
        """The rest of `take 8H, 5C+3D with 8S`."""
        self.table_items()
        if not self.skip("WITH"):
            raise self.fail("'with' and the card that takes them")
        return self.captured(self.hand_card())

    def captured(self, played: int) -> Move:
        """The capture of what is named."""
        self.named.gather()
        rank = rank_of(played.bit_length() - 1)
        return Move(Kind.CAPTURE, played, self.named.taken(), 14 if rank == 1 and self.is_high() else rank)

    def is_high(self) -> bool:
        """Whether an ace must count 14 to take what is named: loose aces and builds of 1 need no more than 1."""
        if self.state.rules.counting.ace is not Ace.ONE_OR_FOURTEEN:
            return False
        others = self.named.loose() & ~rank_mask(1)
        return bool(others) or any(build.value != 1 for build in self.named.builds)

    def build_with(self) -> Move:
        """The rest of `build 9 with 5H and 4D`, or of `build 5H+4D = 9`."""
        if self.token.kind != "rank" or self.words[self.at + 1].text.upper() not in ("WITH", "FROM", "OF"):
            return self.plain()
        value = self.take().number
        self.take()
        self.items(self.own_cards() | self.state.loose)
        return self.building(value)

    def join_with(self) -> Move:
        """The rest of `join b1 with 6S+3D`."""
        build = self.whole_build()
        self.skip("WITH")
        self.items(self.own_cards() | self.state.loose)
        return self.building(self.value() if self.token.text == "=" else build.value)

    def raised(self) -> Move:
        """The rest of `raise b1 with 2S to 9`."""
        build = self.whole_build() if self.token.kind == "build" or self.token.text == "[" else None
        self.skip("WITH", "BY")
        self.items(self.own_cards() | self.state.loose)
        value = self.value() if self.token.kind != "end" else 0
        played = self.played()
        build = build or self.raisable(played, value)
        return self.raising(build, played, value or build.value + rank_of(played.bit_length() - 1))

    def raisable(self, played: int, value: int) -> Build:
        """The only build that a card can raise to a value (0: to any value)."""
        rank = rank_of(played.bit_length() - 1)
        fitting = [b for b in self.state.builds() if value in (0, b.value + rank) and b not in self.named.builds]
        if len(fitting) != 1:
            choice = " or ".join(format_build(build) for build in fitting)
            raise self.fail("the build to raise" + (f" ({choice})" if choice else ""), "", self.words[0].column)
        self.named.add_build(fitting[0], self.words[0].column)
        return fitting[0]

    def building(self, value: int) -> Move:
        """A build, a join or a raise of what is named, to this value."""
        played = self.played()
        lower = [build for build in self.named.builds if build.value != value]
        if lower:
            return self.raising(lower[0], played, value)
        return Move(Kind.JOIN if self.named.builds else Kind.BUILD, played, self.named.taken() & ~played, value)

    def raising(self, build: Build, played: int, value: int) -> Move:
        """A raise of one build; the others named must have the new value."""
        for other in self.named.builds:
            if other is not build and other.value != value:
                expected = f"one build to raise and others worth {value}"
                raise self.fail(expected, f"{format_build(other)} worth {other.value}", self.named.columns[other])
        return Move(Kind.RAISE, played, self.named.taken() & ~played, value)

    def claim(self) -> Move:
        """The rest of `count out by B`."""
        if not self.skip("OUT"):
            raise self.fail("'out'")
        seat = self.state.turn
        if self.skip("BY"):
            letters = SEAT_LETTERS[: self.state.players]
            if len(self.token.text) != 1 or self.token.text.upper() not in letters:
                raise self.fail(f"a player from A to {letters[-1]}")
            seat = letters.index(self.take().text.upper())
        return Move(Kind.CLAIM, 0, seat=seat)

    @property
    def hand(self) -> int:
        """The cards of the player to move, as far as they are known."""
        return self.state.hand(self.state.turn)

    def own_cards(self) -> int:
        """The cards that may come from the hand: any where the hand is hidden."""
        return self.hand or (FULL_DECK if self.state.hand_size(self.state.turn) else 0)

    def played(self) -> int:
        """The one card among those named that comes from the hand."""
        self.named.gather()
        return self.named.played(self.hand, bool(self.own_cards()))

    def hand_card(self) -> int:
        """A card from the hand."""
        token = self.token
        card = self.card(self.own_cards(), "in hand")
        if not self.own_cards() >> card & 1:
            raise self.fail(f"a card in hand ({_either(self.hand)})", token.shown, token.column)
        return 1 << card

    def card(self, among: int, place: str) -> int:
        """A card, or a rank that only one card among these has."""
        token = self.token
        if token.kind == "card":
            return self.take().number
        if token.kind != "rank" or token.number > 13:
            raise self.fail(A_CARD)
        fitting = among & rank_mask(token.number)
        if fitting.bit_count() != 1:
            choice = f" ({_either(fitting)})" if fitting else f" {place}"
            raise self.fail(f"the rank and suit of a card{choice}")
        self.take()
        return fitting.bit_length() - 1

    def table_items(self) -> None:
        """What is taken: cards of the table and builds."""
        self.items(self.state.loose)
        self.named.require_table()

    def items(self, among: int) -> None:
        """One or more cards and builds."""
        self.item(among)
        while self.skip(*SEPARATORS) or self.starts_item():
            self.item(among)

    def starts_item(self) -> bool:
        """Whether the next token begins a card or a build."""
        return self.token.kind in ("card", "rank", "build") or self.token.text == "["

    def item(self, among: int) -> None:
        """A card or a whole build."""
        if self.token.kind == "build" or self.token.text == "[":
            self.whole_build()
        elif self.starts_item():
            token = self.token
            self.named.add_card(self.card(among & ~self.named.all_cards(), "on the table"), token)
        else:
            raise self.fail("a card or a build")

    def whole_build(self) -> Build:
        """A build by its number or by all its cards."""
        token = self.take()
        if token.kind == "build":
            build = self.named.build_at(token)
        elif token.text == "[":
            build = self.bracketed(token)
        else:
            raise self.fail("a build: b1 or its cards in brackets", token.shown, token.column)
        self.named.add_build(build, token.column)
        return build

    def bracketed(self, opening: Token) -> Build:
        """The rest of `[5H+4D]`."""
        cards = 0
        while not self.skip("]"):
            if self.token.kind != "card":
                raise self.fail("a card of the build or ']'")
            cards |= 1 << self.take().number
            self.skip(*SEPARATORS)
        return self.named.build_of(cards, opening)

    def value(self) -> int:
        """`= 9`."""
        if not self.skip("=", "TO", "AS"):
            raise self.fail("'=' and the value of the build")
        if self.token.kind != "rank":
            raise self.fail("the value of the build, a number from 1 to 14")
        return self.take().number


def _either(cards: int) -> str:
    return " or ".join(format_card(card) for card in cards_in(cards)) or "none is left"


__all__ = ["SEAT_LETTERS", "describe_move", "format_move", "parse_move", "verb"]
