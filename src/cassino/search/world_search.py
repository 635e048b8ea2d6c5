"""Alpha-beta search of a state that is known whole: exact to the end of the deal, or to a horizon.

With two sides the result is what perfect play brings. With more, an exact search takes all others to play against the
own side, and so does one to a horizon unless `selfish`: then each plays what looks best for himself at sight.
"""

from collections.abc import Sequence

from cassino.search.solver import SearchTooLong

try:
    import cython
except ImportError:
    from cassino import nocython as cython

if not cython.compiled:
    from math import sqrt

    from cassino.engine.move import Move
    from cassino.engine.play import apply_marked
    from cassino.engine.rng import Rng
    from cassino.engine.state import State
    from cassino.engine.turn import Turn
    from cassino.search.node import Node
    from cassino.search.numbers import truncated
    from cassino.search.playouts import play_out
    from cassino.search.points import Points
    from cassino.search.position_key import AT_LEAST, AT_MOST, EXACT, Memory, fingerprint, mixed
    from cassino.search.unseen import Unseen
    from cassino.search.value import Value

UNIT = 1024.0
"""Scores are whole numbers: so many for a point."""
INFINITE = 1 << 30
LEVELS = 200
WIDEST = 400
"""So many moves of a position are looked at where the search need not be exact."""
WIDEST_EXACT = 20_000
ANY_DEPTH = 1000
SMALL = 1
MOST_POINTS = 40
ROWS = MOST_POINTS + 1  # of a table of chances, as in `WorldSearch.aim`
POINTS_SQUARED = ROWS**2
FAR_BEHIND = 1.5
"""A choice is given up that is so many points behind the best on average, divided by the root of the guesses so far."""
POINT_IN_CHANCES = 6.0
"""About what a point is worth where scores are chances in percent."""
DROPPED = 1e15
MOST_REPLIES = 200
"""Of a longer list of moves nobody chooses by guesses."""
PLAYED_OUT = 10
"""A position that is played out counts as so many looked at."""


class WorldSearch:
    """Searches states of one deal. Each thread needs its own."""

    def __init__(self, points: Points, value: Value, bits: int = 16) -> None:
        self.points = points
        self.value = value
        self.turn = Turn()
        self.memory = Memory(bits)
        self.root = Node(points.tables, LEVELS)
        self.rng = Rng(0)
        self.nodes, self.limit = 0, 0
        self.is_stopped, self.to_end = False, True
        self.plays_out, self.selfish = False, False
        self.side = self.round_no = 0
        self.widest = WIDEST_EXACT
        self.aims = False
        self.unseen = Unseen()
        self.guesses, self.reach, self.least_guessed = 0, 0, ANY_DEPTH
        self.is_guessing = False
        self.seed = 0
        if not cython.compiled:
            self.chances, self.final_chances = [0.0] * POINTS_SQUARED, [0.0] * POINTS_SQUARED
            self.sums = [0.0] * MOST_REPLIES

    def aim(self, chances: Sequence[float], final_chances: Sequence[float]) -> None:
        """Score by the chance to win the match from now on; scores then are a hundred times the chance.

        chances: at a round's end, row by row for 0 to 40 points that the own side may expect of the deal, in a row for
        0 to 40 points of the others on average; final_chances: the same for what they have when the deal is over.
        Empty sequences: score by the margin again.
        """
        self.aims = bool(chances)
        for place in range(POINTS_SQUARED if self.aims else 0):
            self.chances[place] = 100.0 * chances[place]
            self.final_chances[place] = 100.0 * final_chances[place]

    def guess(self, guesses: int, reach: int, rng: Rng) -> None:
        """From now on, in so many moves after the first, players choose by what they see; with 0 guesses none does.

        A player to move then deals the cards that he does not see so many times, searches each such deal as if all
        hands were open, and takes the move of the highest mean. Searches to the end of the deal do without.
        """
        self.guesses, self.reach = guesses, reach if guesses else 0
        self.rng = rng
        self.seed = rng.state

    def count_with(self, points: Points, value: Value) -> None:
        """Count and value as given from now on."""
        self.points = points
        self.value = value

    def solve(self, state: State, nodes: int = 100_000_000) -> float:
        """The margin at the end of the deal for the side of the player to act, everything being known.

        Raises SearchTooLong beyond so many nodes.
        """
        self.begin(state, nodes, True)
        score = self.released_whole(state, ANY_DEPTH) / UNIT
        if self.is_stopped:
            raise SearchTooLong(f"more than {nodes} nodes")
        return score

    def solve_moves(self, state: State, moves: Sequence[Move], nodes: int = 100_000_000) -> list[float]:
        """The same after each of some moves. Raises SearchTooLong beyond so many nodes in all."""
        self.begin(state, nodes, True)
        scores = [self.released(state, move, ANY_DEPTH) / UNIT for move in moves]
        if self.is_stopped:
            raise SearchTooLong(f"more than {nodes} nodes")
        return scores

    def move_values(self, state: State, moves: Sequence[Move], depth: int, nodes: int) -> list[float] | None:
        """What to expect after each of some moves, to the round's end or so deep; None beyond so many nodes."""
        self.begin(state, nodes, False)
        scores = []
        for move in moves:
            scores.append(self.released(state, move, depth) / UNIT)
            if self.is_stopped:
                return None
        return scores

    def outlook(self, state: State, side: int, round_no: int, depth: int, nodes: int) -> float | None:
        """What `move_values` says of a move that led to a state, for this side, as long as it is this round."""
        self.begin(state, nodes, False)
        self.side, self.round_no = side, round_no
        self.least_guessed = depth + 1
        score = self.released_whole(state, depth)
        return None if self.is_stopped else score / UNIT

    def begin(self, state: State, nodes: int, to_end: bool) -> None:
        """Set out on another search for the side of the player to act."""
        self.memory.forget()
        self.to_end = to_end
        self.widest = WIDEST_EXACT if to_end else WIDEST
        self.side = state.turn % self.points.sides
        self.round_no = state.round_no
        self.nodes = 0
        self.limit = nodes
        self.is_stopped = False

    def released(self, world: State, move: Move, depth: int) -> int:
        """`after` without the interpreter."""
        with cython.nogil:
            return self.after(world, move.kind, move.cards, move.taken, move.value, move.seat, depth)

    def released_whole(self, world: State, depth: int) -> int:
        """`whole` without the interpreter."""
        with cython.nogil:
            return self.whole(world, depth)

    def after(self, world: State, kind: int, cards: int, taken: int, value: int, seat: int, depth: int) -> int:
        """The score after a move."""
        self.root.state.assign(world)
        self.least_guessed = depth - self.reach
        # All moves are compared with the same guesses.
        self.rng.state = self.seed
        apply_marked(self.root.state, kind, cards, taken, value, seat)
        return self.search(self.root, depth - 1, -INFINITE, INFINITE)

    def whole(self, world: State, depth: int) -> int:
        """The score of a state."""
        self.root.state.assign(world)
        return self.search(self.root, depth, -INFINITE, INFINITE)

    def search(self, node: Node, depth: int, alpha: int, beta: int) -> int:
        """The score of a node for the own side, exact if it lies between alpha and beta."""
        if self.is_leaf(node, depth):
            return self.leaf(node, depth)
        self.nodes += 1
        if self.nodes > self.limit:
            self.is_stopped = True
            return 0
        if self.is_small(node.state):
            return self.best_of(node, alpha, beta, depth)
        base = self.banked(node.state)
        key = fingerprint(node.state, self.points)
        if self.aims:
            key = self.with_points(key, node.state)
            base = 0
        if not self.to_end:
            key = mixed(key, self.manner(depth))
        self.memory.find(key)
        if self.memory.is_hit and self.is_settled(self.memory.score + base, alpha, beta):
            return self.memory.score + base
        score = self.best_of(node, alpha, beta, depth)
        if not self.is_stopped:
            bound = EXACT
            if score <= alpha:
                bound = AT_MOST
            elif score >= beta:
                bound = AT_LEAST
            self.memory.keep(key, score - base, bound)
        return score

    def manner(self, depth: int) -> int:
        """A number for the depth, the side and whether there are guesses: what is known of one holds for no other."""
        is_open = 1 if self.is_guessing or depth < self.least_guessed else 0
        return (depth * 8 + self.side) * 2 + is_open

    def with_points(self, key: int, state: State) -> int:
        """A key with the banked points of every side: the chance to win the match depends on each."""
        for side in range(self.points.sides):
            key = mixed(key, INFINITE + self.units(self.value.banked(state, side)))
        return key

    def is_settled(self, score: int, alpha: int, beta: int) -> bool:
        """Whether what was found says all that is asked about a score."""
        if self.memory.bound == EXACT:
            return True
        return score >= beta if self.memory.bound == AT_LEAST else score <= alpha

    def is_small(self, state: State) -> bool:
        """Whether so few cards are left that looking a position up takes longer than searching it."""
        left = 0
        for seat in range(state.players):
            left += state.hand_sizes[seat]
        return left <= SMALL

    def best_of(self, node: Node, alpha: int, beta: int, depth: int) -> int:
        """The score of the best move of who is to act."""
        node.list_moves(self.turn, self.value, self.widest)
        if self.to_end and not node.is_complete:
            self.is_stopped = True
            return 0
        is_own = 1 if node.state.turn % self.points.sides == self.side else 0
        if self.has_guess(node, depth):
            return self.after_choice(node, depth)
        if self.selfish and not is_own and not self.to_end:
            node.play(node.favourite(self.value))
            return self.search(node.next, depth - 1, alpha, beta)
        best = -INFINITE if is_own else INFINITE
        low, high = alpha, beta
        for i in range(node.count):
            node.bring_best(i)
            node.play(i)
            score = self.search(node.next, depth - 1, low, high)
            if self.is_stopped:
                return 0
            if is_own:
                best = score if score > best else best
                low = best if best > low else low
            else:
                best = score if score < best else best
                high = best if best < high else high
            if low >= high:
                break
        return best

    def has_guess(self, node: Node, depth: int) -> bool:
        """Whether the player to act is to choose by what he sees, and can be asked: nothing is open or half played."""
        if self.to_end or self.is_guessing or depth < self.least_guessed:
            return False
        if node.state.window or node.state.shown or node.levels <= 3:
            return False
        return node.count > 1 and node.count <= MOST_REPLIES

    def after_choice(self, node: Node, depth: int) -> int:
        """The score of the move that the player to act would choose."""
        self.is_guessing = True
        choice = self.choice(node, depth)
        self.is_guessing = False
        if self.is_stopped:
            return 0
        node.play(choice)
        return self.search(node.next, depth - 1, -INFINITE, INFINITE)

    def choice(self, node: Node, depth: int) -> int:
        """The place of the move with the best mean for its side over deals of what its player does not see."""
        own = self.side
        if self.points.sides > 2 and not self.aims:
            self.side = node.state.turn % self.points.sides
        for i in range(node.count):
            self.sums[i] = 0.0
        self.unseen.collect(node.state)
        for guess in range(self.guesses):
            node.next.state.assign(node.state)
            if not self.unseen.deal(node.next.state, self.rng):
                node.next.state.assign(node.state)
            self.add_scores(node, depth)
            if self.is_stopped:
                break
            if guess:
                self.drop_worst(node, guess + 1.0)
        best = self.best_sum(node)
        self.side = own
        return best

    def add_scores(self, node: Node, depth: int) -> None:
        """Add up the scores of a node's moves, made in the state of the next level."""
        for i in range(node.count):
            if self.is_dropped(i):
                continue
            node.play_on(i)
            self.sums[i] += self.search(node.next.next, depth - 1, -INFINITE, INFINITE)
            if self.is_stopped:
                return

    def is_dropped(self, i: int) -> bool:
        """Whether a move of the node whose player chooses is out of the running."""
        return self.sums[i] >= DROPPED or self.sums[i] <= -DROPPED

    def drop_worst(self, node: Node, guesses: float) -> None:
        """Drop the moves that are far behind after so many guesses."""
        sign = 1.0 if node.state.turn % self.points.sides == self.side else -1.0
        far = FAR_BEHIND * UNIT * sqrt(guesses)
        if self.aims:
            far *= POINT_IN_CHANCES
        least = sign * self.sums[self.best_sum(node)] - far
        for i in range(node.count):
            if sign * self.sums[i] < least:
                self.sums[i] = -sign * DROPPED

    def best_sum(self, node: Node) -> int:
        """The place of the highest sum where the own side is to act, else of the lowest; the first of equals."""
        sign = 1.0 if node.state.turn % self.points.sides == self.side else -1.0
        best = 0
        for i in range(node.count):
            if sign * self.sums[i] > sign * self.sums[best]:
                best = i
        return best

    def is_leaf(self, node: Node, depth: int) -> bool:
        """Whether the search ends here: with the deal, with the round, or at its depth."""
        if node.state.is_over or node.levels <= 1:
            return True
        if self.to_end:
            return False
        return depth <= 0 or node.state.round_no != self.round_no

    def leaf(self, node: Node, depth: int) -> int:
        """The score of the last state of a line."""
        self.nodes += 1
        if self.to_end and not node.state.is_over:
            # The levels are used up; what is exact may not be guessed.
            self.is_stopped = True
            return 0
        if node.state.is_over or node.state.round_no != self.round_no:
            return self.score(node.state, False)
        if self.plays_out and node.levels > 1:
            self.nodes += PLAYED_OUT
            node.next.state.assign(node.state)
            play_out(node.next.state, self.turn, self.value, self.rng, 0, self.round_no)
            return self.score(node.next.state, False)
        return self.score(node.state, True)

    def score(self, state: State, sees_hands: bool) -> int:
        """The score of a state that is not searched further: the margin, or the chance to win the match with it."""
        margin = self.value.value(state, self.side, sees_hands)
        if not self.aims:
            return self.units(margin)
        total = self.value.total(state)
        rivals = self.points.sides - 1.0
        others = (total - margin) / (rivals + 1.0)
        return self.units(self.chance(others + margin, others, state.is_over))

    def chance(self, own: float, others: float, is_final: bool) -> float:
        """A hundred times the chance to win the match with so many points of the deal."""
        own = limited(own)
        others = limited(others)
        row, column = truncated(own), truncated(others)
        down, right = own - row, others - column
        place = row * (MOST_POINTS + 1) + column
        low = self.chance_at(place, is_final) * (1.0 - right) + self.chance_at(place + 1, is_final) * right
        place += MOST_POINTS + 1
        high = self.chance_at(place, is_final) * (1.0 - right) + self.chance_at(place + 1, is_final) * right
        return low * (1.0 - down) + high * down

    def chance_at(self, place: int, is_final: bool) -> float:
        """One number of the table."""
        return self.final_chances[place] if is_final else self.chances[place]

    def units(self, points: float) -> int:
        """Points as a score."""
        return truncated(points * UNIT + (0.5 if points > 0.0 else -0.5))

    def banked(self, state: State) -> int:
        """The part of a score that is certain and not in the fingerprint."""
        return self.units(self.value.certain(state, self.side))


def limited(points: float) -> float:
    """Points that are in the table of chances."""
    if points < 0.0:
        return 0.0
    return points if points < MOST_POINTS - 0.001 else MOST_POINTS - 0.001
