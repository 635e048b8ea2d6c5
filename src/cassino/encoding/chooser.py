"""Choosing a move id by id: which ids can still become a legal move.

`Chooser` is for the kernel, `moves.Choice` for everybody else. Usually all legal moves are listed, and each id leaves
those that go on with it. Where the list would be too long (`is_crowded`), `completing` says for each id whether it can
still become a legal move, in microseconds and without memory. Both ways give the same ids.
"""

from typing import Annotated

from cassino.encoding.completing import Wanted, can_take, possible_values
from cassino.encoding.ids import DONE, HAND, ID_COUNT, KIND, PILE, SEAT, TAKE, VALUE
from cassino.engine.checker import check_move
from cassino.engine.facts import builds_in, cards_of_builds
from cassino.engine.hands import cards_chosen, lowest_value, survey_hand
from cassino.engine.holding import cards_of_rank
from cassino.engine.legal import generate
from cassino.engine.move import (
    CAPTURE,
    CLAIM,
    END,
    TRAIL,
    Move,
    kind_of,
    move_word,
    seat_of,
    value_of,
)
from cassino.engine.state import State
from cassino.engine.tables import ACCUMULATED, FREE_ORDER, FROM_HAND, PILE_ORDER, PILES_UP
from cassino.engine.turn import Turn
from cassino.engine.words import Words
from cassino.kernel import (
    Byte,
    CardSet,
    MoveWord,
    PerCard,
    Size,
    Value,
    ValueSet,
    Word,
    copy_fields,
    highest,
    kernel,
    lowest,
    popcount,
    rank_of,
    typed,
)

CROWDED = 14
CROWDED_JOINTLY = 8
"""With more loose cards than this, no list is tried: in most games, and where several hand cards capture together."""
LISTED: Size = 400
"""The longest list that is used."""
WORDS = 3
"""The words that have a bit for each id."""


@kernel
class Tools:
    """Working memory for choosing; each thread needs its own."""

    turn: Turn
    wanted: Wanted
    move: Move

    def __init__(self) -> None:
        self.turn = Turn()
        self.wanted = Wanted()
        self.move = Move(0, 0)


@kernel
class Chooser:
    """A move that is chosen in part.

    kind: -1 before it is chosen. units: what is taken so far, each build as its lowest card. mask: a bit for each id
    that can be next. is_done: whether the move is complete; `cards`, `taken` and `mark` are then the move.
    """

    listed_cards: Words
    listed_taken: Words
    listed_marks: Words
    listed_next: Words

    cards: CardSet
    units: CardSet
    taken: CardSet
    mark: MoveWord
    inner: CardSet
    mask: Annotated[list[Word], WORDS]
    count: int
    kind: int
    value: Value
    seat: int
    pile_size: int
    is_crowded: bool
    is_last_resort: bool
    is_done: bool
    keeps_forced: bool
    with_orders: bool
    may_claim: bool
    pile: PerCard[Byte]

    def __init__(self) -> None:
        self.cards = self.units = self.taken = self.mark = self.inner = 0
        self.listed_cards, self.listed_taken, self.listed_marks = Words(), Words(), Words()
        self.listed_next = Words()
        self.count = 0
        self.kind = self.seat = -1
        self.value = self.pile_size = 0
        self.is_crowded = self.is_last_resort = self.is_done = self.keeps_forced = self.with_orders = self.may_claim = (
            False
        )
        self.mask = [0] * WORDS
        self.pile = [0] * 52

    @kernel
    def begin(self, tools: Tools, state: State) -> None:
        """Begin to choose a move of the player to act. Nothing is done where there is no move."""
        self.cards = self.units = self.taken = self.mark = 0
        self.kind = self.seat = -1
        self.value = self.pile_size = 0
        self.is_done = self.is_last_resort = False
        self.inner = 0
        for i in range(state.build_count):
            self.inner |= state.build_cards[i] & (state.build_cards[i] - 1)
        most = CROWDED_JOINTLY if state.tables.chosen[FROM_HAND] else CROWDED
        self.is_crowded = state.window == 0 and popcount(state.loose) > most
        if not self.is_crowded:
            generate(tools.turn, state, LISTED)
            self.is_crowded = not tools.turn.moves.complete
        if not self.is_crowded:
            self.count = tools.turn.moves.n
            if self.is_only_one():
                self.cards, self.taken = tools.turn.moves.played[0], tools.turn.moves.taken[0]
                self.mark = tools.turn.moves.marks[0]
                self.is_done = True
                self.count = 0
                return
            self.keep_list(tools)
        self.go_on(tools, state)

    @kernel
    def keep_list(self, tools: Tools) -> None:
        """Copy the list of moves."""
        if self.listed_cards.room < self.count:
            self.listed_cards.grow(self.count)
            self.listed_taken.grow(self.count)
            self.listed_marks.grow(self.count)
            self.listed_next.grow(self.count)
        for i in range(self.count):
            self.listed_cards.items[i] = tools.turn.moves.played[i]
            self.listed_taken.items[i] = tools.turn.moves.taken[i]
            self.listed_marks.items[i] = tools.turn.moves.marks[i]

    @kernel
    def allows(self, number: int) -> bool:
        """Whether an id can be next."""
        return not self.is_done and self.mask[number >> 6] >> (number & 63) & 1 != 0

    @kernel
    def offer(self, number: int) -> None:
        """Note that an id can be next."""
        one: Word = 1
        self.mask[number >> 6] |= one << (number & 63)

    @kernel
    def add(self, tools: Tools, state: State, number: int) -> bool:
        """Choose the next id; False, and nothing changes, if it is none that can be next."""
        if not self.allows(number):
            return False
        self.take(tools, state, number)
        if not self.is_done:
            self.go_on(tools, state)
        return True

    @kernel
    def take(self, tools: Tools, state: State, number: int) -> None:
        """Note an id, and keep the listed moves that go on with it."""
        if not self.is_crowded and self.pile_size == 0:
            self.keep(DONE if number >= PILE else number)
        one: CardSet = 1
        if number >= PILE:
            self.pile[self.pile_size] = number - PILE
            self.pile_size += 1
        elif number == DONE:
            self.complete(tools, state)
        elif number >= SEAT:
            self.seat = number - SEAT
        elif number >= KIND:
            self.kind = number - KIND
        elif number >= VALUE:
            self.value = number - VALUE
        elif number >= TAKE:
            self.units |= one << (number - TAKE)
        else:
            self.cards |= one << number

    @kernel
    def keep(self, number: Word) -> None:
        """Keep the listed moves whose next id is this one."""
        kept = 0
        for i in range(self.count):
            if self.listed_next.items[i] == number:
                self.listed_cards.items[kept] = self.listed_cards.items[i]
                self.listed_taken.items[kept] = self.listed_taken.items[i]
                self.listed_marks.items[kept] = self.listed_marks.items[i]
                kept += 1
        self.count = kept

    @kernel
    def complete(self, tools: Tools, state: State) -> None:
        """The move is chosen."""
        self.taken = self.whole(state, self.units)
        if not self.has_value_id(state):
            tools.turn.look(state)
            self.value = lowest_value(tools.turn, state, self.cards, self.taken)
        self.mark = move_word(self.kind, self.value, self.seat)
        self.is_done = True

    @kernel
    def whole(self, state: State, units: CardSet) -> CardSet:
        """The cards of these units: of a build all, not only the lowest."""
        return units | cards_of_builds(state, builds_in(state, units))

    @kernel
    def has_value_id(self, state: State) -> bool:
        """Whether the value of a move of this kind is chosen, and does not follow from its cards."""
        return self.kind != CAPTURE or state.tables.chosen[FROM_HAND] == 0

    @kernel
    def go_on(self, tools: Tools, state: State) -> None:
        """Find the next ids, and take those that leave no choice."""
        while not self.is_done:
            if self.is_only_one():
                self.take_only()
                return
            for i in range(WORDS):
                self.mask[i] = 0
            if self.pile_size:
                self.offer_pile(state)
            elif self.kind == CLAIM:
                self.offer(SEAT + state.turn if self.seat < 0 else DONE)
            elif self.is_crowded:
                self.offer_crowded(tools, state)
            else:
                self.offer_listed(tools, state)
            if self.may_claim and self.kind < 0:
                self.offer(KIND + CLAIM)
            if self.keeps_forced or popcount(self.mask[0]) + popcount(self.mask[1]) + popcount(self.mask[2]) != 1:
                return
            self.take(tools, state, self.first())

    @kernel
    def is_only_one(self) -> bool:
        """Whether the list has one move left and nothing about it can be chosen."""
        is_plain: bool = not self.keeps_forced and not self.with_orders and not self.may_claim
        return is_plain and not self.is_crowded and self.count == 1

    @kernel
    def take_only(self) -> None:
        """Choose the only listed move."""
        self.cards, self.taken = self.listed_cards.items[0], self.listed_taken.items[0]
        self.mark = self.listed_marks.items[0]
        self.is_done = True

    @kernel
    def first(self) -> int:
        """The lowest id that can be next."""
        found = -1
        for i in range(WORDS):
            if found < 0 and self.mask[i]:
                found = 64 * i + lowest(self.mask[i])
        return found

    @kernel
    def nth(self, at: int) -> int:
        """The id that can be next at a place in their order."""
        left = at
        for i in range(WORDS):
            count = popcount(self.mask[i])
            if left < count:
                rest = self.mask[i]
                for _ in range(left):
                    rest &= rest - 1
                return 64 * i + lowest(rest)
            left -= count
        return -1

    # The list

    @kernel
    def offer_listed(self, tools: Tools, state: State) -> None:
        """Offer the next id of each listed move."""
        for i in range(self.count):
            number = self.next_of(state, i)
            self.listed_next.items[i] = number
            self.offer(number)
            if number == DONE and self.is_order_open(state):
                self.offer_pile(state)

    @kernel
    def next_of(self, state: State, index: Size) -> int:
        """The next id of a listed move."""
        mark = self.listed_marks.items[index]
        if self.kind < 0:
            return KIND + kind_of(mark)
        rest = self.listed_cards.items[index] & ~self.cards
        if rest:
            return HAND + lowest(rest)
        if self.value == 0 and value_of(mark) and self.has_value_id(state):
            return VALUE + value_of(mark)
        rest = self.listed_taken.items[index] & ~self.inner & ~self.units
        if rest:
            return TAKE + lowest(rest)
        if self.seat < 0 and seat_of(mark) >= 0:
            return SEAT + seat_of(mark)
        return DONE

    # The order on the pile

    @kernel
    def is_order_open(self, state: State) -> bool:
        """Whether the player may choose how the chosen capture lies on the pile. B16"""
        rule = state.tables.chosen[PILE_ORDER]
        is_free: bool = self.with_orders and state.tables.chosen[PILES_UP] != 0 and rule != ACCUMULATED
        return is_free and self.kind == CAPTURE and self.cards & state.played == 0 and state.window == 0

    @kernel
    def offer_pile(self, state: State) -> None:
        """Offer the cards of the capture that can be put on the pile next. B16"""
        rest = self.cards | self.whole(state, self.units)
        for i in range(self.pile_size):
            rest &= ~(1 << self.pile[i])
        if rest == 0:
            self.offer(DONE)
            return
        if state.tables.chosen[PILE_ORDER] == FREE_ORDER:
            if rest & ~self.cards:
                rest &= ~self.cards
        else:
            rest &= cards_of_rank(rank_of(highest(rest)))
        while rest:
            self.offer(PILE + lowest(rest))
            rest &= rest - 1

    # Without a list

    @kernel
    def offer_crowded(self, tools: Tools, state: State) -> None:
        """Offer the ids that can still become a legal move."""
        tools.turn.look(state)
        tools.wanted.want(state, 0, self.table(tools, state))
        if self.kind < 0:
            self.offer_kinds(tools, state)
        elif self.is_last_resort:
            self.offer_last_resort(tools, state)
        elif self.seat >= 0:
            self.offer_ends(tools, state, self.whole(state, self.units))
        elif self.units:
            self.offer_units(tools, state)
        elif self.kind == CAPTURE and state.tables.chosen[FROM_HAND]:
            self.offer_joint_cards(tools, state)
        elif self.cards == 0 and self.value == 0:
            self.offer_cards(tools, state)
        elif self.value == 0:
            self.offer_values(possible_values(tools.wanted, tools.turn, state, self.kind, self.cards))
        else:
            self.offer_units(tools, state)

    @kernel
    def offer_kinds(self, tools: Tools, state: State) -> None:
        """Offer the kinds of moves; to a player who can do nothing else, a trail or the end of the turn. D-12"""
        self.is_last_resort = True
        for kind in range(END + 1):
            if kind != CLAIM and self.is_kind_open(tools, state, kind):
                self.offer(KIND + kind)
                self.is_last_resort = False
        if self.is_last_resort:
            self.offer(KIND + (END if state.played else TRAIL))

    @kernel
    def offer_last_resort(self, tools: Tools, state: State) -> None:
        """Offer any card to a player who can do nothing but trail."""
        if self.kind == END or self.cards:
            self.offer(DONE)
            return
        rest = tools.turn.hand
        while rest:
            self.offer(HAND + lowest(rest))
            rest &= rest - 1

    @kernel
    def table(self, tools: Tools, state: State) -> CardSet:
        """Everything on the table that a move may take."""
        cards = state.loose | tools.turn.tops | tools.turn.steals
        for i in range(state.build_count):
            cards |= state.build_cards[i]
        return cards

    @kernel
    def is_kind_open(self, tools: Tools, state: State, kind: int) -> bool:
        """Whether a move of this kind is possible."""
        if possible_values(tools.wanted, tools.turn, state, kind, 0):
            return True
        if kind == CAPTURE and state.tables.chosen[FROM_HAND]:
            return self.joint_cards(tools, state) != 0
        rest = tools.turn.hand | state.played
        while rest:
            if possible_values(tools.wanted, tools.turn, state, kind, rest & (0 - rest)):
                return True
            rest &= rest - 1
        return False

    @kernel
    def offer_cards(self, tools: Tools, state: State) -> None:
        """Offer each hand card with which the kind is possible, and what it can do with none."""
        rest = tools.turn.hand | state.played
        while rest:
            if possible_values(tools.wanted, tools.turn, state, self.kind, rest & (0 - rest)):
                self.offer(HAND + lowest(rest))
            rest &= rest - 1
        self.offer_values(possible_values(tools.wanted, tools.turn, state, self.kind, 0))

    @kernel
    def offer_values(self, values: ValueSet) -> None:
        """Offer values; bit 0 says that the move is complete without one."""
        rest = values
        while rest:
            value = lowest(rest)
            rest &= rest - 1
            self.offer(VALUE + value if value else DONE)

    @kernel
    def offer_units(self, tools: Tools, state: State) -> None:
        """Offer what can be taken next, each thing after those that are taken already; and the end of the move."""
        table = self.table(tools, state)
        taken = self.whole(state, self.units)
        rest = table & ~self.inner
        if self.units:
            rest &= ~((2 << highest(self.units)) - 1)
        while rest:
            unit = rest & (0 - rest)
            rest &= rest - 1
            tools.wanted.want(state, taken | self.whole(state, unit), self.whole(state, rest))
            if can_take(tools.wanted, tools.turn, state, self.kind, self.cards, self.value):
                self.offer(TAKE + lowest(unit))
        self.offer_ends(tools, state, taken)

    @kernel
    def offer_ends(self, tools: Tools, state: State, taken: CardSet) -> None:
        """Offer the end of a move that is legal as it is, and the seats that it can name."""
        tools.move.kind, tools.move.cards, tools.move.taken = self.kind, self.cards, taken
        tools.move.value = self.value
        if not self.has_value_id(state):
            tools.move.value = lowest_value(tools.turn, state, self.cards, taken)
        for seat in range(-1, state.players):
            tools.move.seat = seat
            if (self.seat < 0 or seat == self.seat) and check_move(tools.turn, state, tools.move) == 0:
                self.offer(DONE if seat == self.seat else SEAT + seat)
                if seat == self.seat and self.is_order_open(state):
                    self.offer_pile(state)

    @kernel
    def offer_joint_cards(self, tools: Tools, state: State) -> None:
        """Offer further hand cards of a capture, and what those chosen so far can take."""
        rest = self.joint_cards(tools, state)
        while rest:
            self.offer(HAND + lowest(rest))
            rest &= rest - 1
        if self.cards:
            self.offer_units(tools, state)

    @kernel
    def joint_cards(self, tools: Tools, state: State) -> CardSet:
        """The hand cards that can be the next one in a capture with one or more of them."""
        found: CardSet = 0
        rest = tools.turn.hand & ~tools.turn.numbers
        while rest and self.cards == 0:
            if possible_values(tools.wanted, tools.turn, state, CAPTURE, rest & (0 - rest)):
                found |= rest & (0 - rest)
            rest &= rest - 1
        hand = tools.turn.hand & tools.turn.numbers
        if self.cards & ~hand:
            return found
        tools.turn.units.survey(state.loose & tools.turn.numbers | tools.turn.tops, state.tables.high_ace)
        size = survey_hand(tools.turn, state, hand)
        last = -1
        if self.cards:
            last = highest(self.cards)
        for chosen in range(1, size):
            cards = cards_chosen(hand, chosen)
            more = cards & ~self.cards
            is_further: bool = cards & self.cards == self.cards and more != 0 and lowest(more) > last
            if is_further and tools.turn.units.playable.items[chosen] & tools.turn.units.sums:
                found |= more & (0 - more)
        return found

    # For Python

    @typed
    def start(self, tools: Tools, state: State, keeps_forced: bool, with_orders: bool, may_claim: bool) -> None:
        """`begin`, for callers that are not compiled."""
        self.keeps_forced, self.with_orders, self.may_claim = keeps_forced, with_orders, may_claim
        self.begin(tools, state)

    @typed
    def forget_list(self, tools: Tools, state: State) -> None:
        """Go on as if the list were too long: the ids must be the same."""
        self.is_crowded = True
        self.go_on(tools, state)

    @typed
    def choose(self, tools: Tools, state: State, number: int) -> bool:
        """`add`, for callers that are not compiled."""
        return self.add(tools, state, number)

    @typed
    def twin(self) -> "Chooser":
        """An independent copy."""
        twin: Chooser = Chooser()
        copy_fields(twin, self)
        for i in range(self.count):
            twin.listed_cards.push(self.listed_cards.items[i])
            twin.listed_taken.push(self.listed_taken.items[i])
            twin.listed_marks.push(self.listed_marks.items[i])
            twin.listed_next.push(self.listed_next.items[i])
        return twin

    @property
    def ids(self) -> tuple[int, ...]:
        """The ids that can be next, the lowest first."""
        if self.is_done:
            return ()
        return tuple(number for number in range(ID_COUNT) if self.mask[number >> 6] >> (number & 63) & 1)

    @property
    def order(self) -> tuple[int, ...] | None:
        """The chosen order on the pile."""
        return tuple(self.pile[i] for i in range(self.pile_size)) if self.pile_size else None
