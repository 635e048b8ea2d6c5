"""The rest of a round as a game in sequence form: one node for each public state, all hands side by side.

Chance acts only at the root, where it gives the hands. Every play shows its card, so at the end of the round the
hands are known and an outcome is one pair of sequences. The last play of a round decides nothing for anybody else: it
is no decision of the game, its best use is part of the payoff.

Equal cards are taken together. Of the unseen cards of a kind a hand is said to hold the lowest, the table gets the
highest that has not been played, and of equal loose cards the lowest are taken first.
"""

try:
    import cython
except ImportError:
    from cassino import nocython as cython

from cassino.analysis.equilibrium.shape import Shape

if not cython.compiled:
    from cassino.engine.bits import lowest, popcount
    from cassino.engine.legal import generate, turn_of_thread
    from cassino.engine.move import Move
    from cassino.engine.play import apply_marked
    from cassino.engine.state import State
    from cassino.engine.words import Words

ONE = 1
MOST_MOVES = 100_000
"""More plays of one hand than this are not listed."""


class Crowded(ValueError):
    """A position with more plays than are listed, or a game that grows beyond what is wanted."""


class Growth:
    """Grows the tree from a state at its root and fills the game of a shape."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.unseen = shape.unseen
        self.weights = shape.weights
        self.columns = len(shape.ranges[1])
        self.most_nodes = shape.most_nodes
        self.turn = turn_of_thread()
        self.nodes = 0
        self.kinds = Words()
        for kind in shape.kinds:
            self.kinds.push(kind)
        # The possible hands of both players at each node of the path, one stack for all.
        self.hands = Words()
        self.sequences = Words()
        self.starts = Words()
        # The open options of the nodes of the path.
        self.option_hands = Words()
        self.option_sequences = Words()
        self.option_starts = Words()
        self.option_cards = Words()
        self.option_taken = Words()
        self.option_marks = Words()

    def run(self) -> None:
        """Grow the whole tree."""
        ranges = self.shape.ranges
        for seat in range(2):
            for number, hand in enumerate(ranges[seat]):
                self.push_hand(hand, 0, number)
        root = self.shape.root
        state = root.twin()
        state.hands[0] = state.hands[1] = 0
        first = len(ranges[0])
        self.grow(state, self.unseen & 0, 0, first, first, first + len(ranges[1]))

    def push_hand(self, hand: int, sequence: int, start: int) -> None:
        """Note one more possible hand, the sequence it has come by, and which hand it was at the root."""
        self.hands.push(hand)
        self.sequences.push(sequence)
        self.starts.push(start)

    def grow(self, state: State, played: int, low: int, high: int, other_low: int, other_high: int) -> None:
        """Everything behind a public state. The hands of the player to move are at low to high, then the other's."""
        self.nodes += 1
        seat = state.turn
        if self.nodes > self.most_nodes:
            raise Crowded(f"more than {self.most_nodes} public positions")
        if state.hand_sizes[seat] == 1 and state.hand_sizes[1 - seat] == 0:
            self.finish(state, played, low, high, other_low, other_high)
            return
        begun = self.option_marks.n
        for i in range(low, high):
            if self.is_possible(seat, i, other_low, other_high):
                self.open_hand(state, played, i)
        state.hands[seat] = 0
        ended = self.option_marks.n
        for option in range(begun, ended):
            if self.option_hands.items[option]:
                self.follow(state, played, option, ended, other_low, other_high)
        self.cut_options(begun)

    def cut_options(self, count: int) -> None:
        """Forget the options after the first so many."""
        self.option_hands.n = self.option_sequences.n = self.option_starts.n = count
        self.option_cards.n = self.option_taken.n = self.option_marks.n = count

    def follow(self, state: State, played: int, option: int, ended: int, other_low: int, other_high: int) -> None:
        """Grow what comes after an option, for all hands that have it."""
        seat = state.turn
        card = self.option_cards.items[option]
        mark = self.option_marks.items[option]
        low = self.hands.n
        for i in range(option, ended):
            if (
                self.option_cards.items[i] == card
                and self.option_marks.items[i] == mark
                and self.option_taken.items[i] == self.option_taken.items[option]
                and self.option_hands.items[i]
            ):
                self.keep_hand(i)
        high = self.hands.n
        for i in range(other_low, other_high):
            if self.hands.items[i] & card == 0:
                self.push_hand(self.hands.items[i], self.sequences.items[i], self.starts.items[i])
        if self.hands.n > high:
            child = state.twin()
            child.hands[seat] = card
            taken = self.option_taken.items[option]
            apply_marked(child, mark & 15, card, taken, mark >> 8, (mark >> 4 & 15) - 1)
            if child.turn == seat:
                self.grow(child, played | card, low, high, high, self.hands.n)
            else:
                self.grow(child, played | card, high, self.hands.n, low, high)
        self.hands.n = self.sequences.n = self.starts.n = low

    def keep_hand(self, option: int) -> None:
        """The hand that is left after an option; the option is done with. `option_hands` has it with a bit above."""
        hand = self.option_hands.items[option] & ~(self.one() << 63)
        self.push_hand(hand, self.option_sequences.items[option], self.option_starts.items[option])
        self.option_hands.items[option] = 0

    def one(self) -> int:
        """1 as a set of cards, so that it is shifted as one."""
        return self.unseen & 0 | 1

    def open_hand(self, state: State, played: int, index: int) -> None:
        """Add the options of one hand, and its decision if it has several."""
        seat = state.turn
        hand = self.hands.items[index]
        begun = self.option_marks.n
        state.hands[seat] = hand
        self.list_moves(state)
        moves = self.turn.moves
        for i in range(moves.marks.n):
            card = moves.played.items[i]
            peers = self.peers_of(lowest(card))
            if peers & hand >= card << 1 or not self.takes_lowest(state.loose, moves.taken.items[i]):
                continue
            self.option_hands.push(hand & ~card | self.one() << 63)
            self.option_cards.push(self.highest(peers & self.unseen & ~played))
            self.option_taken.push(moves.taken.items[i])
            self.option_marks.push(moves.marks.items[i])
            self.option_starts.push(self.starts.items[index])
            self.option_sequences.push(self.sequences.items[index])
        if self.option_marks.n - begun > 1:
            self.decide(state, index, begun)

    def list_moves(self, state: State) -> None:
        """The plays of the hand that lies in the state."""
        generate(self.turn, state, MOST_MOVES)
        if not self.turn.moves.complete:
            raise Crowded(f"a hand has more than {MOST_MOVES} plays")

    def peers_of(self, card: int) -> int:
        """The cards that are as good as a card, itself included."""
        for i in range(self.kinds.n):
            if self.kinds.items[i] >> card & 1:
                return self.kinds.items[i]
        return self.one() << card

    def highest(self, cards: int) -> int:
        """The highest card of a set of at most four of a rank, as a set."""
        while cards & (cards - 1):
            cards &= cards - 1
        return cards

    def takes_lowest(self, loose: int, taken: int) -> bool:
        """Whether a play takes no loose card and leaves a lower one that is as good."""
        return self.lowered(loose, taken) == taken

    def lowered(self, loose: int, taken: int) -> int:
        """The same cards with the lowest of equal loose cards."""
        for i in range(self.kinds.n):
            there = loose & self.kinds.items[i]
            if there & taken and there & ~taken:
                taken = self.exchanged(there, taken)
        return taken

    def exchanged(self, there: int, taken: int) -> int:
        """`taken` with as many cards of `there` as it has, the lowest."""
        wanted = popcount(there & taken)
        taken &= ~there
        for _ in range(wanted):
            low = there & (0 - there)
            taken |= low
            there &= ~low
        return taken

    def decide(self, state: State, index: int, begun: int) -> None:
        """A decision between the options from `begun` on; what a bot takes is asked, if its hand comes here at all."""
        count = self.option_marks.n - begun
        seat = state.turn
        first = self.shape.game.players[seat].add(self.sequences.items[index], count)
        for i in range(count):
            self.option_sequences.items[begun + i] = first + i
        follower = self.shape.followers[seat]
        if follower is None:
            return
        if not follower.begin(self.sequences.items[index], count):
            return
        for move, chance in follower.ask(state.twin()):
            follower.add(first + self.place(state, move, begun, self.option_marks.n) - begun, chance)

    def place(self, state: State, move: Move, begun: int, ended: int) -> int:
        """Where among these options a move is."""
        peers = self.peers_of(lowest(move.cards))
        taken = self.lowered(state.loose, move.taken)
        mark = move.kind | (move.seat + 1) << 4 | move.value << 8
        for i in range(begun, ended):
            if (
                self.option_cards.items[i] & peers
                and self.option_marks.items[i] == mark
                and self.option_taken.items[i] == taken
            ):
                return i
        raise ValueError(f"{move!r} is none of the plays of this hand")

    def finish(self, state: State, played: int, low: int, high: int, other_low: int, other_high: int) -> None:
        """The outcomes of the last play of the round, with each card that can be left."""
        seat = state.turn
        for i in range(low, high):
            if not self.is_possible(seat, i, other_low, other_high):
                continue
            peers = self.peers_of(lowest(self.hands.items[i]))
            left = self.unseen & ~played
            card = self.highest(peers & left)
            state.hands[seat] = card
            self.fill_stock(state, left & ~card)
            payoff = self.last_play(state, self.sequences.items[i])
            for j in range(other_low, other_high):
                self.add_outcome(seat, i, j, payoff)
        state.hands[seat] = 0

    def is_possible(self, seat: int, own: int, other_low: int, other_high: int) -> bool:
        """Whether a hand agrees with any that the other may have."""
        j = other_low
        while j < other_high and self.weight(seat, own, j) == 0.0:
            j += 1
        return j < other_high

    def weight(self, seat: int, own: int, other: int) -> float:
        """How likely two hands are together, of the player to move and the other, by their places on the stack."""
        first, second = self.starts.items[own], self.starts.items[other]
        return self.weights[second * self.columns + first if seat else first * self.columns + second]

    def add_outcome(self, seat: int, own: int, other: int, payoff: float) -> None:
        """One outcome, of two hands at these places of the stack."""
        weight = self.weight(seat, own, other)
        if weight > 0.0:
            first, second = (other, own) if seat else (own, other)
            sequences = self.sequences
            self.shape.game.add_outcome(sequences.items[first], sequences.items[second], weight * payoff)

    def fill_stock(self, state: State, cards: int) -> None:
        """Let these be the cards still to be dealt, in ascending order."""
        for i in range(state.stock_next, state.stock_end):
            state.stock_order[i] = lowest(cards)
            cards &= cards - 1

    def last_play(self, state: State, sequence: int) -> float:
        """The payoff to the first player when this card is played, as well as can be or as the bot does."""
        seat = state.turn
        self.list_moves(state)
        begun = self.option_marks.n
        moves = self.turn.moves
        for i in range(moves.marks.n):
            if self.takes_lowest(state.loose, moves.taken.items[i]):
                self.option_cards.push(moves.played.items[i])
                self.option_taken.push(moves.taken.items[i])
                self.option_marks.push(moves.marks.items[i])
        payoffs = [self.payoff_after(state, i) for i in range(begun, self.option_marks.n)]
        payoff = min(payoffs) if seat else max(payoffs)
        follower = self.shape.followers[seat]
        if follower is not None and len(payoffs) > 1 and follower.comes_to(sequence):
            payoff = 0.0
            for move, chance in follower.ask(state.twin()):
                payoff += chance * payoffs[self.place(state, move, begun, self.option_marks.n) - begun]
        self.option_cards.n = self.option_taken.n = self.option_marks.n = begun
        return payoff

    def payoff_after(self, state: State, option: int) -> float:
        """What the first player has after the last play."""
        child = state.twin()
        mark = self.option_marks.items[option]
        cards, taken = self.option_cards.items[option], self.option_taken.items[option]
        apply_marked(child, mark & 15, cards, taken, mark >> 8, (mark >> 4 & 15) - 1)
        return self.shape.leaf(child, 0)
