"""The rest of a round as a game in sequence form: one node for each public state, with all possible hands side by side.

Chance acts only at the root, where it deals the hands. Every play shows its card, so at the end of the round the hands
are known and an outcome is one pair of sequences. The last play of a round affects no later decision: it is not a
decision of the game; the payoff assumes its best use.

Equal cards are merged. Among the unseen cards of a kind, a hand is assumed to hold the lowest, and the highest one not
yet played goes to the table; of equal loose cards the lowest are taken first.
"""

from cassino.engine.legal import generate
from cassino.engine.move import Move, MoveList, kind_of, seat_of, value_of
from cassino.engine.play import apply_marked
from cassino.engine.state import State
from cassino.engine.turn import Turn, give_back, lent_turn
from cassino.engine.view import Play
from cassino.engine.words import Words
from cassino.kernel import CardSet, Doubles, MoveWord, Seat, Size, Word, kernel, lowest, typed
from cassino.lab.equilibrium.kinds import Kinds, highest
from cassino.lab.equilibrium.outcomes import Choices, Crowded, KnownPayoffs, Outcomes, last_print
from cassino.lab.equilibrium.shape import Leaf, Shape
from cassino.search.estimator import Estimator

MOST_MOVES: Size = 100_000
"""If a hand has more plays than this, they are not listed."""
KNOWN_BITS = 17
MOST_OUTCOMES = 200_000_000


@kernel
class Growth:
    """Grows the tree from a state at its root and fills the game of a shape."""

    shape: Shape
    leaf: Leaf
    value: Estimator | None
    end: State
    first_choices: Choices
    second_choices: Choices
    outcomes: Outcomes
    known: KnownPayoffs
    unseen: CardSet
    weights: Doubles
    columns: Size
    turn: Turn
    path: list[Play]
    is_told: bool
    most_nodes: Size
    kinds: Kinds
    nodes: Size
    hands: Words
    sequences: Words
    starts: Words
    option_hands: Words
    option_sequences: Words
    option_starts: Words
    option_cards: Words
    option_taken: Words
    option_marks: Words

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.leaf = shape.leaf
        self.value = shape.leaf if isinstance(shape.leaf, Estimator) else None
        self.end = shape.root.copy()
        self.unseen = shape.unseen
        self.weights = shape.weights
        self.columns = len(shape.ranges[1])
        self.most_nodes = shape.most_nodes
        self.nodes = 0
        self.path = []
        self.is_told = any(follower is not None for follower in shape.followers)
        self.kinds = Kinds(shape.kinds)
        # The possible hands of both players at each node of the path, in one stack.
        self.hands = Words()
        self.sequences = Words()
        self.starts = Words()
        # The options of the nodes on the path that are still to be explored.
        self.option_hands = Words()
        self.option_sequences = Words()
        self.option_starts = Words()
        self.option_cards = Words()
        self.option_taken = Words()
        self.option_marks = Words()
        self.first_choices = Choices()
        self.second_choices = Choices()
        self.outcomes = Outcomes(MOST_OUTCOMES)
        self.known = KnownPayoffs(KNOWN_BITS)

    def run(self) -> None:
        """Grow the whole tree."""
        self.turn = lent_turn(MoveList())
        seat: Seat
        root: State
        ranges, root = self.shape.ranges, self.shape.root
        state: State = root.twin()
        state.hands[0] = state.hands[1] = 0
        for seat in (state.turn, 1 - state.turn):
            for number, hand in enumerate(ranges[seat]):
                self.push_hand(hand, 0, number)
        own = len(ranges[state.turn])
        self.grow(state, 0, 0, own, own, self.hands.n)
        give_back(self.turn)
        game = self.shape.game
        for decisions, choices in zip(game.players, (self.first_choices, self.second_choices), strict=True):
            decisions.take_over(*choices.columns())
        firsts, seconds, payoffs = self.outcomes.columns()
        game.ends[0].frombytes(firsts)
        game.ends[1].frombytes(seconds)
        game.payoffs.frombytes(payoffs)

    @kernel
    def push_hand(self, hand: CardSet, sequence: Word, start: Word) -> None:
        """Push one more possible hand, with the sequence that led to it and its number at the root."""
        self.hands.push(hand)
        self.sequences.push(sequence)
        self.starts.push(start)

    @typed
    def grow(self, state: State, played: CardSet, low: Size, high: Size, other_low: Size, other_high: Size) -> None:
        """Grow everything after a public state. The hands of the player to move are at low to high, then the other
        player's.
        """
        option: Size
        i: Size
        seat: Seat
        seat = state.turn
        self.nodes += 1
        if self.nodes > self.most_nodes:
            raise Crowded("arena-crowded-positions", most=self.most_nodes)
        if state.hand_sizes[seat] == 1 and state.hand_sizes[1 - seat] == 0:
            self.finish(state, played, low, high, other_low, other_high)
            return
        begun: Size = self.option_marks.n
        for i in range(low, high):
            if self.is_possible(seat, i, other_low, other_high):
                self.open_hand(state, played, i)
        state.hands[seat] = 0
        ended: Size = self.option_marks.n
        for option in range(begun, ended):
            if self.option_hands.items[option]:
                self.follow(state, played, option, ended, other_low, other_high)
        self.cut_options(begun)

    @kernel
    def cut_options(self, count: Size) -> None:
        """Remove all options after the first `count`."""
        self.option_hands.n = self.option_sequences.n = self.option_starts.n = count
        self.option_cards.n = self.option_taken.n = self.option_marks.n = count

    @typed
    def follow(
        self, state: State, played: CardSet, option: Size, ended: Size, other_low: Size, other_high: Size
    ) -> None:
        """Grow what comes after an option, for all hands that have it."""
        i: Size
        seat: Seat = state.turn
        card: CardSet = self.option_cards.items[option]
        mark: MoveWord = self.option_marks.items[option]
        low: Size = self.hands.n
        for i in range(option, ended):
            if (
                self.option_cards.items[i] == card
                and self.option_marks.items[i] == mark
                and self.option_taken.items[i] == self.option_taken.items[option]
                and self.option_hands.items[i]
            ):
                self.keep_hand(i)
        high: Size = self.hands.n
        for i in range(other_low, other_high):
            if self.hands.items[i] & card == 0:
                self.push_hand(self.hands.items[i], self.sequences.items[i], self.starts.items[i])
        if self.hands.n > high:
            if self.is_told:
                self.path.append(Play(state.twin(), seat, move_of(card, self.option_taken.items[option], mark)))
            child: State = self.after(state, card, self.option_taken.items[option], mark)
            if child.turn == seat:
                self.grow(child, played | card, low, high, high, self.hands.n)
            else:
                self.grow(child, played | card, high, self.hands.n, low, high)
            if self.is_told:
                self.path.pop()
        self.hands.n = self.sequences.n = self.starts.n = low

    @typed
    def after(self, state: State, card: CardSet, taken: CardSet, mark: MoveWord) -> State:
        """The state after a play of the player to move, whatever else the hand holds."""
        child: State = state.twin()
        child.hands[state.turn] = card
        apply_marked(child, card, taken, mark)
        return child

    @kernel
    def keep_hand(self, option: Size) -> None:
        """Push the hand that is left after an option (marked by a high bit in `option_hands`), and clear the option."""
        hand: CardSet = self.option_hands.items[option] & ~(1 << 63)
        self.push_hand(hand, self.option_sequences.items[option], self.option_starts.items[option])
        self.option_hands.items[option] = 0

    @typed
    def open_hand(self, state: State, played: CardSet, index: Size) -> None:
        """Add the options of one hand, and its decision if it has several."""
        begun: Size = self.option_marks.n
        self.list_options(state, played, index)
        if self.option_marks.n - begun > 1:
            self.decide(state, index, begun)

    @typed
    def list_options(self, state: State, played: CardSet, index: Size) -> None:
        """Add the options of one hand. played: the cards played so far."""
        i: Size
        hand: CardSet = self.hands.items[index]
        state.hands[state.turn] = hand
        self.list_moves(state)
        moves: MoveList = self.turn.moves
        for i in range(moves.n):
            card: CardSet = moves.played[i]
            peers: CardSet = self.kinds.peers_of(lowest(card))
            if peers & hand >= card << 1 or not self.kinds.takes_lowest(state.loose, moves.taken[i]):
                continue
            self.option_hands.push(hand & ~card | 1 << 63)
            self.option_cards.push(highest(peers & self.unseen & ~played))
            self.option_taken.push(moves.taken[i])
            self.option_marks.push(moves.marks[i])
            self.option_starts.push(self.starts.items[index])
            self.option_sequences.push(self.sequences.items[index])

    @typed
    def list_moves(self, state: State) -> None:
        """List the plays of the hand that is in the state."""
        generate(self.turn, state, MOST_MOVES)
        if not self.turn.moves.complete:
            raise Crowded("arena-crowded-plays", most=MOST_MOVES)

    @typed
    def decide(self, state: State, index: Size, begun: Size) -> None:
        """Add a decision between the options from `begun` on."""
        i: Size
        count: Size = self.option_marks.n - begun
        seat: Seat = state.turn
        choices: Choices = self.second_choices if seat else self.first_choices
        first: Size = choices.add(self.sequences.items[index], count)
        for i in range(count):
            self.option_sequences.items[begun + i] = first + i
        if self.is_told:
            self.tell(state, index, begun, first)

    @typed
    def tell(self, state: State, index: Size, begun: Size, first: Size) -> None:
        """Ask a bot for its choice among these options; the first of them is the sequence `first`."""
        follower = self.shape.followers[state.turn]
        count: Size = self.option_marks.n - begun
        if follower is None or not follower.begin(self.sequences.items[index], count):
            return
        for move, chance in follower.ask(state.twin(), self.path):
            follower.add(first + self.place(state, move, begun, self.option_marks.n) - begun, chance)

    @typed
    def place(self, state: State, move: Move, begun: Size, ended: Size) -> Size:
        """The place of a move among these options."""
        i: Size
        peers: CardSet = self.kinds.peers_of(lowest(move.cards))
        taken: CardSet = self.kinds.lowered(state.loose, move.taken)
        mark: MoveWord = move.word()
        for i in range(begun, ended):
            if (
                self.option_cards.items[i] & peers
                and self.option_marks.items[i] == mark
                and self.option_taken.items[i] == taken
            ):
                return i
        raise ValueError(f"{move!r} is none of the plays of this hand")

    @typed
    def finish(self, state: State, played: CardSet, low: Size, high: Size, other_low: Size, other_high: Size) -> None:
        """Add the outcomes of the last play of the round, for each card that can be left."""
        j: Size
        i: Size
        seat: Seat = state.turn
        for i in range(low, high):
            if not self.is_possible(seat, i, other_low, other_high):
                continue
            peers: CardSet = self.kinds.peers_of(lowest(self.hands.items[i]))
            left: CardSet = self.unseen & ~played
            card: CardSet = highest(peers & left)
            state.hands[seat] = card
            self.fill_stock(state, left & ~card)
            payoff: float = self.payoff_of(state, self.sequences.items[i])
            for j in range(other_low, other_high):
                self.add_outcome(seat, i, j, payoff)
        state.hands[seat] = 0

    @kernel
    def is_possible(self, seat: Seat, own: Size, other_low: Size, other_high: Size) -> bool:
        """Whether a hand is possible together with some hand of the other player."""
        j: Size = other_low
        while j < other_high and self.weight(seat, own, j) == 0.0:
            j += 1
        return j < other_high

    @kernel
    def weight(self, seat: Seat, own: Size, other: Size) -> float:
        """The probability of two hands together: of the player to move and of the other, by their places on
        the stack.
        """
        second: Size
        first: Size
        first, second = self.starts.items[own], self.starts.items[other]
        return self.weights[second * self.columns + first if seat else first * self.columns + second]

    @typed
    def add_outcome(self, seat: Seat, own: Size, other: Size, payoff: float) -> None:
        """Add one outcome, for two hands at these places of the stack."""
        second: Size
        first: Size
        weight: float = self.weight(seat, own, other)
        if weight > 0.0:
            first, second = (other, own) if seat else (own, other)
            self.outcomes.add(self.sequences.items[first], self.sequences.items[second], weight * payoff)

    @kernel
    def fill_stock(self, state: State, cards: CardSet) -> None:
        """Make these the cards still to be dealt, in ascending order."""
        i: Size
        for i in range(state.stock_next, state.stock_end):
            state.stock_order[i] = lowest(cards)
            cards &= cards - 1

    @typed
    def payoff_of(self, state: State, sequence: Word) -> float:
        """The payoff to the first player after the last card, played as well as possible or as a bot plays it; from the
        cache if known.
        """
        if self.is_told and self.shape.followers[state.turn] is not None:
            return self.last_play(state, sequence)
        key: Word = last_print(state)
        if self.known.find(key):
            return self.known.payoff
        payoff: float = self.last_play(state, sequence)
        self.known.keep(key, payoff)
        return payoff

    @typed
    def last_play(self, state: State, sequence: Word) -> float:
        """The payoff to the first player when this card is played, as well as possible or as the bot plays it."""
        i: Size
        seat: Seat = state.turn
        self.list_moves(state)
        begun: Size = self.option_marks.n
        moves: MoveList = self.turn.moves
        for i in range(moves.n):
            if self.kinds.takes_lowest(state.loose, moves.taken[i]):
                self.option_cards.push(moves.played[i])
                self.option_taken.push(moves.taken[i])
                self.option_marks.push(moves.marks[i])
        payoffs = [self.payoff_after(state, i) for i in range(begun, self.option_marks.n)]
        payoff: float = min(payoffs) if seat else max(payoffs)
        follower = self.shape.followers[seat]
        if follower is not None and len(payoffs) > 1 and follower.comes_to(sequence):
            payoff = 0.0
            for move, chance in follower.ask(state.twin(), self.path):
                payoff += chance * payoffs[self.place(state, move, begun, self.option_marks.n) - begun]
        self.option_cards.n = self.option_taken.n = self.option_marks.n = begun
        return payoff

    @typed
    def payoff_after(self, state: State, option: Size) -> float:
        """The payoff to the first player after the last play."""
        taken: CardSet
        cards: CardSet
        mark: MoveWord = self.option_marks.items[option]
        cards, taken = self.option_cards.items[option], self.option_taken.items[option]
        if self.value is None:
            payoff: float = self.leaf(self.after(state, cards, taken, mark), 0)
            return payoff
        # An estimate is quick: making a new state would take as long.
        self.end.assign(state)
        apply_marked(self.end, cards, taken, mark)
        return self.value.value(self.end, 0, False)


@typed
def move_of(card: CardSet, taken: CardSet, mark: MoveWord) -> Move:
    """A play that is stored as three numbers, as a move."""
    return Move(kind_of(mark), card, taken, value_of(mark), seat_of(mark))
