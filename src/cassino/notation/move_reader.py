"""Reading a typed move, word for word, in a position."""

from collections.abc import Callable
from typing import Any

from cassino.cards import FULL_DECK, cards_in, rank_mask, rank_of
from cassino.engine.hands import hand_capture_value
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.state import Build, State
from cassino.notation.groups import format_build
from cassino.notation.named import Named
from cassino.notation.tokens import SEPARATORS, Token, Tokens
from cassino.rules.card_values import card_values
from cassino.rules.options import Ace, FromHand, has_steps
from cassino.rules.packs import PRINTS, example, format_cards

EXAMPLES: dict[str, Any] = {"trail": "trail 4C", "raise": "raise b1 2S = 9"}
"""Moves that a problem shows where no move could be read."""
ANSWER = 4
"""The window in which a capture that the partner asked for is made again, or changed."""


class MoveReader(Tokens):
    """Reads the tokens of one move from left to right."""

    def __init__(self, state: State, words: list[Token], line: int) -> None:
        super().__init__(state, words, line)
        self.named = Named(state, line)
        self.has_steps = has_steps(state.rules)
        self.is_many = state.rules.capturing.from_hand is not FromHand.ONE_CARD
        self.is_owing = bool(state.duty and state.played)
        """Whether the hand card has been played and the player may still have to take or add more."""
        self.hand = state.played if self.is_owing else state.hand(state.turn) | state.shown
        """The cards of the player to move, if known; under a demand, the card that was played."""
        self.own_cards = self.hand or (FULL_DECK if state.hand_size(state.turn) else 0)
        """The cards that may come from the hand: any card if the hand is hidden."""

    def whole_move(self) -> Move:
        """All tokens as one move."""
        move = self.spoken() or self.move()
        if self.token.kind != "end":
            raise self.fail("notation-nothing-more")
        return move

    def spoken(self) -> Move | None:
        """A move that names no card."""
        if self.token.text.isdigit() and self.words[self.at + 1].text == "!":
            return self.announced()
        word = self.token.word
        if word in _SPOKEN:
            self.step()
            return _SPOKEN[word](self)
        if word == "CALL" and self.words[self.at + 1].word == "ORANGE":
            self.step()
            self.step()
            return self.called()
        if word and word == self.state.rules.words.claim.upper():
            self.step()
            return self.announced()
        return None

    def ended(self) -> Move:
        """The rest of `end turn`."""
        self.skip("TURN")
        return Move(Kind.END, 0)

    def passed(self) -> Move:
        """All of `pass`."""
        return Move(Kind.PASS, 0, seat=self.state.turn)

    def asked(self) -> Move:
        """All of `ask`."""
        return Move(Kind.ASK, 0, seat=self.state.turn)

    def called(self) -> Move:
        """The rest of `orange!`."""
        self.skip("!")
        return Move(Kind.CALL, 0, seat=self.state.turn)

    def announced(self) -> Move:
        """The rest of `announce 11 by B`, `Ausz!`, `Ausz vagyok!` or `Kint vagyok!`."""
        self.skip("VAGYOK")
        if self.token.text.isdigit():
            if int(self.token.text) != self.state.rules.ending.target:
                raise self.fail("notation-target", target=self.state.rules.ending.target)
            self.take()
        self.skip("!")
        return self.claim_by()

    def claim_by(self) -> Move:
        """`by B`, or nothing: then the player to move claims."""
        return Move(Kind.CLAIM, 0, seat=self.seat() if self.skip("BY") else self.state.turn)

    def demand(self) -> Move:
        """The rest of `insist capture`; the word may be left out if there is only one thing to insist on."""
        self.skip("ON", "UPON")
        for value, words in {1: ("CAPTURE",), 2: ("ADDITIONS",), 3: ("BOTH", "ALL")}.items():
            if self.skip(*words):
                return Move(Kind.INSIST, 0, value=value, seat=self.state.turn)
        possible = [move for move in legal_moves(self.state) if move.kind == Kind.INSIST]
        if self.token.kind != "end" or len(possible) != 1:
            raise self.fail("notation-insist", capture="capture", additions="additions", both="both")
        return possible[0]

    def move(self) -> Move:
        """A move with cards, or a count, in any of its forms."""
        if self.token.kind in ("end", "junk"):
            raise self.fail("notation-move", **EXAMPLES)
        word = self.token.word
        if word not in _DONE:
            return self.plain()
        self.step()
        return _DONE[word](self)

    def plain(self) -> Move:
        """A capture `8S x ...` or a build `... = 9`."""
        if self.token.kind in ("card", "rank") and self.begins_capture():
            return self.capture()
        if not self.starts_item() or self.is_letter_of_command():
            raise self.fail("notation-move", **EXAMPLES)
        self.items(self.own_cards | self.named.open_cards)
        if self.token.text != "=":
            raise self.fail("notation-x-or-value")
        return self.building(self.value())

    def is_letter_of_command(self) -> bool:
        """Whether the text is `q` or `t 2H`: rather a word cut short than a queen or a ten."""
        is_letter = self.at == 0 and self.token.kind == "rank" and self.token.text.isalpha()
        return is_letter and self.words[1].kind in ("end", "card", "rank")

    def begins_capture(self) -> bool:
        """Whether an `x` follows the card, or the cards in games where several may be played."""
        if self.is_many:
            return any(word.kind == "times" for word in self.words)
        return self.words[self.at + 1].kind == "times"

    def trail(self) -> Move:
        """The rest of `trail 4C`."""
        if self.token.kind == "end" and self.hand.bit_count() == 1:
            return Move(Kind.TRAIL, self.hand)
        if self.token.kind == "end" and self.hand:
            raise self.fail("notation-trail", cards=self.either(self.hand))
        return Move(Kind.TRAIL, self.hand_card())

    def capture(self) -> Move:
        """`8S x 8H, 5C+3D`."""
        played = self.hand_cards()
        if self.token.kind != "times":
            raise self.fail("notation-x")
        self.take()
        self.table_items()
        return self.captured(played)

    def take_with(self) -> Move:
        """The rest of `take 8H, 5C+3D with 8S`."""
        self.table_items()
        if not self.skip("WITH"):
            raise self.fail("notation-with", word="with")
        return self.captured(self.hand_cards())

    def captured(self, played: int) -> Move:
        """The capture of the named cards, with its additions."""
        self.named.gather()
        value, seat, taken = self.capture_value(played), -1, self.named.taken()
        if self.skip("ORANGE"):
            self.skip("!")
            seat = self.state.turn
        elif self.skip("FOR"):
            seat = self.partner()
        return Move(Kind.CAPTURE, played, taken, value, seat, self.order(played))

    def capture_value(self, played: int) -> int:
        """The value of the played cards: 14 for an ace if necessary; for several cards, the lowest total that works."""
        card = played.bit_length() - 1
        if not self.is_many:
            values = card_values(self.state.rules)[card].in_hand or 1 << rank_of(card)
            return values.bit_length() - 1 if self.is_high() else (values & -values).bit_length() - 1
        value = hand_capture_value(self.state, played, self.named.taken())
        return value or sum(rank_of(card) for card in cards_in(played))

    def is_high(self) -> bool:
        """Whether an ace counts 14: if it must to take what is named; loose aces and builds of 1 need only 1."""
        if self.state.rules.counting.ace is not Ace.ONE_OR_FOURTEEN:
            return False
        if self.is_owing and self.state.played_kind == Kind.CAPTURE:  # it keeps the value it was played as
            return self.state.played_value > 1
        others = self.named.single & ~rank_mask(1)
        return bool(others) or any(build.value != 1 for build in self.named.builds)

    def order(self, played: int) -> tuple[int, ...] | None:
        """`/ 4D 9H 5C 9S`, the lowest card first; the played card may be left out at the end."""
        if not self.skip("/"):
            return None
        found: list[int] = []
        while self.token.kind == "card":
            found.append(self.take().number)
        if not found:
            raise self.fail("notation-order")
        last = [card for card in cards_in(played) if card not in found]
        return (*found, *last)

    def build_with(self) -> Move:
        """The rest of `build 9 with 5H and 4D`, or of `build 5H+4D = 9`."""
        if self.token.kind != "rank" or self.words[self.at + 1].word not in ("WITH", "FROM", "OF"):
            return self.plain()
        value = self.take().number
        self.take()
        self.items(self.own_cards | self.named.open_cards)
        return self.building(value)

    def join_with(self) -> Move:
        """The rest of `join b1 with 6S+3D`."""
        build = self.whole_build()
        self.skip("WITH")
        self.items(self.own_cards | self.named.open_cards)
        return self.building(self.value() if self.token.text == "=" else build.value)

    def raised(self) -> Move:
        """The rest of `raise b1 with 2S to 9`."""
        build = self.whole_build() if self.token.kind == "build" or self.token.text == "[" else None
        self.skip("WITH", "BY")
        self.items(self.own_cards | self.named.open_cards)
        value = self.value() if self.token.kind != "end" else 0
        played = self.played()
        build = build or self.named_lower(value) or self.raisable(played, value)
        return self.raising(build, played, value or build.value + rank_of(played.bit_length() - 1))

    def named_lower(self, value: int) -> Build | None:
        """The build among those named by their cards that does not have this value yet."""
        return next((build for build in self.named.builds if value and build.value != value), None)

    def raisable(self, played: int, value: int) -> Build:
        """The only build that a card can raise to a value (0: to any value)."""
        rank = rank_of(played.bit_length() - 1)
        fitting = [b for b in self.state.builds() if value in (0, b.value + rank) and b not in self.named.builds]
        if len(fitting) != 1:
            builds = ", ".join(format_build(build, self.pack) for build in fitting) or "none"
            raise self.fail("notation-raise", self.words[0].column, builds=builds)
        self.named.add_build(fitting[0], self.words[0].column)
        return fitting[0]

    def building(self, value: int) -> Move:
        """A build, a join or a raise of what is named, to this value."""
        played = self.played(least=0 if self.has_steps else 1)
        lower = [build for build in self.named.builds if build.value != value]
        if lower:
            if not played:
                raise self.fail("notation-raise-card", self.named.columns[lower[0]])
            return self.raising(lower[0], played, value)
        kind = Kind.JOIN if self.named.builds else Kind.BUILD
        return Move(kind, played, self.named.taken() & ~played, value, self.owner())

    def owner(self) -> int:
        """The rest of `... = 9 for C`; the seat that asked for a build gets it."""
        if self.skip("FOR"):
            return self.partner()
        return (self.state.turn + 2) % 4 if self.state.window == ANSWER else -1

    def partner(self) -> int:
        """`partner`, or the letter of a player."""
        is_partner = self.state.side_count == 2 and self.state.players == 4 and self.skip("PARTNER")
        return (self.state.turn + 2) % 4 if is_partner else self.seat()

    def raising(self, build: Build, played: int, value: int) -> Move:
        """A raise of one build; the others named must have the new value."""
        for other in self.named.builds:
            if other is not build and other.value != value:
                name, column = format_build(other, self.pack), self.named.columns[other]
                raise self.fail("notation-one-raise", column, build=name, other=other.value, value=value)
        return Move(Kind.RAISE, played, self.named.taken() & ~played, value)

    def claim(self) -> Move:
        """The rest of `count out by B`."""
        if not self.skip("OUT"):
            raise self.fail("notation-out", word="out", whole="count out")
        return self.claim_by()

    def played(self, least: int = 1) -> int:
        """The one named card that comes from the hand; none if `least` is 0."""
        self.named.gather()
        hand = 0 if self.is_owing else self.hand
        return self.named.played(hand, bool(self.own_cards) and not self.is_owing, least)

    def hand_cards(self) -> int:
        """The card that captures, or several if the rules allow it."""
        cards = self.hand_card()
        while self.is_many and (self.skip(*SEPARATORS) or self.token.kind in ("card", "rank")):
            column = self.token.column
            more = self.hand_card(cards)
            if more & cards:
                raise self.fail("notation-twice", column, name=format_cards(more, self.pack))
            cards |= more
        return cards

    def hand_card(self, but: int = 0) -> int:
        """A card from the hand; a rank alone does not mean a card of `but`."""
        token = self.token
        card = self.card(self.own_cards & ~but, "hand")
        if not self.own_cards >> card & 1:
            raise self.fail("notation-hand", token.column, card=token.text, cards=self.either(self.hand))
        return 1 << card

    def card(self, among: int, place: str) -> int:
        """A card, or a rank of which there is only one card among these."""
        token = self.token
        if token.kind == "card":
            return self.take().number
        if token.kind != "rank" or token.number > PRINTS[self.pack].ranks:
            raise self.fail("notation-card", example=example(self.pack))
        fitting = among & rank_mask(token.number)
        if fitting.bit_count() != 1:
            raise self.fail("notation-suit", cards=self.either(fitting), place=place)
        self.take()
        return fitting.bit_length() - 1

    def table_items(self) -> None:
        """What is taken: cards of the table, tops of piles and builds."""
        self.items(self.named.open_cards & ~self.hand)
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
        """A card, marked or not as the top of a pile, or a whole build."""
        if self.token.kind == "build" or self.token.text == "[":
            self.whole_build()
        elif self.starts_item():
            token = self.token
            self.named.add_card(self.card(among & ~self.named.single, "table"), token)
            self.skip("^")
        else:
            raise self.fail("notation-card-or-build")

    def whole_build(self) -> Build:
        """A build by its number or by all its cards."""
        token = self.take()
        if token.kind == "build":
            build = self.named.build_at(token)
        elif token.text == "[":
            build = self.bracketed(token)
        else:
            raise self.fail("notation-build", token.column)
        self.named.add_build(build, token.column)
        return build

    def bracketed(self, opening: Token) -> Build:
        """The rest of `[5H+4D]`."""
        cards = 0
        while not self.skip("]"):
            if self.token.kind != "card":
                raise self.fail("notation-bracket")
            cards |= 1 << self.take().number
            self.skip(*SEPARATORS)
        return self.named.build_of(cards, opening)

    def value(self) -> int:
        """`= 9`."""
        if not self.skip("=", "TO", "AS"):
            raise self.fail("notation-equals")
        if self.token.kind != "rank":
            raise self.fail("notation-value")
        return self.take().number


_SPOKEN: dict[str, Callable[[MoveReader], Move]] = {
    "END": MoveReader.ended,
    "DONE": MoveReader.ended,
    "PASS": MoveReader.passed,
    "ASK": MoveReader.asked,
    "INSIST": MoveReader.demand,
    "ORANGE": MoveReader.called,
    "ANNOUNCE": MoveReader.announced,
    "AUSZ": MoveReader.announced,
    "KINT": MoveReader.announced,
}
"""What reads the rest of a move without cards, by its first word."""
_DONE: dict[str, Callable[[MoveReader], Move]] = {
    "TRAIL": MoveReader.trail,
    "LAY": MoveReader.trail,
    "TAKE": MoveReader.take_with,
    "CAPTURE": MoveReader.take_with,
    "COUNT": MoveReader.claim,
    "CALL": MoveReader.claim,
    "RAISE": MoveReader.raised,
    "BUILD": MoveReader.build_with,
    "JOIN": MoveReader.join_with,
}
"""What reads the rest of a move with cards, or of a count, by its first word."""
