"""Many games side by side, without the interpreter: for `cassino.envs.CassinoVec`.

Each `Game` has its own generator, so its cards depend on nothing that other games or threads do. Games are linked in
chains; a thread goes through one chain at a time. What they show is written to memory that the caller keeps (`Board`).
"""

from collections.abc import Sequence

from cassino.encoding.chooser import WORDS, Chooser, Tools
from cassino.encoding.ids import ID_COUNT
from cassino.encoding.planes import Memory, Pen, write_hidden, write_played, write_seen
from cassino.engine.dealing import deal_fresh
from cassino.engine.play import apply_marked
from cassino.engine.rng import Rng
from cassino.engine.scorer import Scorer, scorer_for
from cassino.engine.state import State
from cassino.engine.tables import Tables
from cassino.kernel import (
    Buffer,
    Byte,
    Seat,
    Side,
    Size,
    Word,
    Writable,
    bytes_at,
    doubles_at,
    kernel,
    lowest,
    nogil,
    popcount,
    typed,
    words_at,
)

MOST_DEALS = 1000
"""If no deal of this many leaves a choice, a game gives up."""
MARGIN, WON = range(2)
"""What is rewarded: points ahead of the other sides, or the most points."""


@kernel
class Board:
    """Where games show themselves, each at its own index; the memory belongs to somebody else.

    mask: a byte for each id. planes: `width` words. rewards: a double for each seat. ended: whether the last step ended
    a deal. actor: the seat to act. actions: the ids chosen. stays: whether a game stays
    as it is instead.
    """

    mask: Buffer[Byte]
    stays: Buffer[Byte]
    ended: Buffer[Byte]
    actor: Buffer[Byte]
    planes: Buffer[Word]
    actions: Buffer[Word]
    rewards: Buffer[float]
    width: Size
    reward: int
    shows_played: bool
    shows_hidden: bool
    is_stuck: Writable[bool]
    """Whether a game has given up, because no deal leaves anybody a choice."""

    def __init__(self, width: int, reward: int, shows_played: bool, shows_hidden: bool) -> None:
        self.mask, self.stays, self.ended, self.actor = [], [], [], []
        self.planes, self.actions, self.rewards = [], [], []
        self.width, self.reward, self.shows_played, self.shows_hidden = width, reward, shows_played, shows_hidden
        self.is_stuck = False

    @typed
    def lay(
        self, count: Size, seats: Size, mask: Word, stays: Word, ended: Word, actor: Word, planes: Word, actions: Word,
        rewards: Word,
    ) -> None:  # fmt: skip
        """Take the addresses of arrays for `count` games with this many seats."""
        self.mask = bytes_at(mask, count * ID_COUNT)
        self.stays = bytes_at(stays, count)
        self.ended = bytes_at(ended, count)
        self.actor = bytes_at(actor, count)
        self.planes = words_at(planes, count * self.width)
        self.actions = words_at(actions, count)
        self.rewards = doubles_at(rewards, count * seats)


@kernel
class Worker:
    """What a thread needs."""

    tools: Tools
    pen: Pen

    def __init__(self) -> None:
        self.tools, self.pen = Tools(), Pen()


@kernel
class Game:
    """A game of one deal after another, at an index of a board. `next` is the following game of its chain.

    rng: for the cards. luck: for random ids.
    """

    state: State
    blank: State
    chooser: Chooser
    memory: Memory
    rng: Rng
    luck: Rng
    scorer: Scorer
    next: "Game"
    index: Size
    deals: Size
    dealer: int

    def __init__(self, tables: Tables, index: Size, rng: Rng, dealer: int) -> None:
        self.state, self.blank = State(tables), State(tables)
        self.chooser, self.memory = Chooser(), Memory()
        self.rng, self.luck = rng, rng.split(1)
        self.scorer = scorer_for(tables)
        self.next = self
        self.index, self.dealer = index, dealer
        self.deals = 0

    @typed
    def link(self, following: "Game") -> None:
        """Set the next game of the chain."""
        self.next = following

    @typed
    def twin(self) -> "Game":
        """An independent copy, in no chain."""
        twin: Game = Game(self.state.tables, self.index, Rng(self.rng.state), self.dealer)
        twin.state.assign(self.state)
        twin.blank.assign(self.blank)
        twin.chooser = self.chooser.twin()
        twin.memory.assign(self.memory)
        twin.deals = self.deals
        twin.luck = Rng(self.luck.state)
        return twin

    @kernel
    def deal(self) -> None:
        """Begin a deal; the seats deal in turn."""
        self.state.assign(self.blank)
        deal_fresh(self.state, self.rng, self.dealer)
        self.dealer = (self.dealer + 1) % self.state.players
        self.memory.clear()
        self.deals += 1

    @kernel
    def make(self) -> None:
        """Make the chosen move."""
        for i in range(self.chooser.pile_size):
            self.state.batch_order[i] = self.chooser.pile[i]
        self.state.batch_size = self.chooser.pile_size
        self.memory.note(self.state, self.chooser.cards, self.chooser.taken, self.chooser.mark)
        apply_marked(self.state, self.chooser.cards, self.chooser.taken, self.chooser.mark)

    @kernel
    def go_on(self, worker: Worker, board: Board) -> None:
        """Play what leaves no choice, up to the next choice or through the end of a deal."""
        last = self.deals + MOST_DEALS
        while True:
            if self.state.is_over:
                self.score(board)
                self.deal()
            if self.deals > last:
                board.is_stuck = True
                return
            self.chooser.begin(worker.tools, self.state)
            if not self.chooser.is_done:
                return
            self.make()

    @kernel
    def score(self, board: Board) -> None:
        """Reward the seats for a deal."""
        best = self.best_side()
        for seat in range(self.state.players):
            side = self.state.side(seat)
            gain = self.scorer.lead(self.state, side)
            if board.reward == WON:
                is_best: bool = self.scorer.total(self.state, side) == self.scorer.total(self.state, best)
                gain = -1.0 if not is_best else 1.0 if self.is_alone(best) else 0.0
            board.rewards[self.index * self.state.players + seat] += gain
        board.ended[self.index] = 1

    @kernel
    def best_side(self) -> Side:
        """The first side with the most points."""
        best = 0
        for side in range(self.state.tables.side_count):
            if self.scorer.total(self.state, side) > self.scorer.total(self.state, best):
                best = side
        return best

    @kernel
    def is_alone(self, best: Side) -> bool:
        """Whether no other side has as many points as this one."""
        for side in range(self.state.tables.side_count):
            if side != best and self.scorer.total(self.state, side) == self.scorer.total(self.state, best):
                return False
        return True

    @kernel
    def clear(self, board: Board) -> None:
        """Take what was shown off the board: the next step begins."""
        self.clear_mask(board)
        self.clear_gains(board)

    @kernel
    def clear_mask(self, board: Board) -> None:
        """Take the ids off the board that could be next."""
        for word in range(WORDS):
            self.show_bits(board, word, 0)

    @kernel
    def clear_gains(self, board: Board) -> None:
        """Take the rewards of the last step off the board."""
        board.ended[self.index] = 0
        for seat in range(self.state.players):
            board.rewards[self.index * self.state.players + seat] = 0.0

    @kernel
    def show(self, worker: Worker, board: Board) -> None:
        """Write to the board what the seat to act sees and may choose."""
        for word in range(WORDS):
            self.show_bits(board, word, 1)
        board.actor[self.index] = self.state.turn
        self.write(worker, board, self.state.turn)

    @kernel
    def show_bits(self, board: Board, word: int, value: Byte) -> None:
        """Set the bytes of the ids that can be next, of one word of ids."""
        rest = self.chooser.mask[word]
        start = self.index * ID_COUNT + 64 * word
        while rest:
            board.mask[start + lowest(rest)] = value
            rest &= rest - 1

    @kernel
    def write(self, worker: Worker, board: Board, seat: Seat) -> None:
        """Write the words that a seat sees."""
        worker.pen.out = board.planes
        worker.pen.at = self.index * board.width
        write_seen(worker.pen, self.state, seat, self.chooser)
        if board.shows_played:
            write_played(worker.pen, self.state, seat, self.memory)
        if board.shows_hidden:
            write_hidden(worker.pen, self.state, seat)

    @kernel
    def step(self, worker: Worker, board: Board) -> None:
        """Add the id that was chosen, which is legal."""
        if board.stays[self.index]:
            self.clear_gains(board)
            return
        self.clear(board)
        self.chooser.add(worker.tools, self.state, board.actions[self.index])
        if self.chooser.is_done:
            self.make()
            self.go_on(worker, board)
        self.show(worker, board)

    @kernel
    def pick(self, board: Board) -> None:
        """Choose an id at random, each as likely as any other."""
        at = self.luck.draw(
            popcount(self.chooser.mask[0]) + popcount(self.chooser.mask[1]) + popcount(self.chooser.mask[2])
        )
        board.actions[self.index] = self.chooser.nth(at)

    @typed
    def set_state(self, state: State, worker: Worker, board: Board) -> None:
        """Go on from another state of the same rules and players."""
        self.clear(board)
        self.state.assign(state)
        self.memory.clear()
        self.go_on(worker, board)
        self.show(worker, board)

    @typed
    def play(self, cards: Word, taken: Word, mark: Word, order: Sequence[int], worker: Worker, board: Board) -> None:
        """Make a whole legal move of the seat to act, but no claim."""
        self.clear_mask(board)
        self.chooser.cards, self.chooser.taken, self.chooser.mark = cards, taken, mark
        self.chooser.pile_size = len(order)
        for i in range(len(order)):
            self.chooser.pile[i] = order[i]
        self.make()
        self.go_on(worker, board)
        self.show(worker, board)


@kernel
def begin_chain(game: Game, count: Size, worker: Worker, board: Board) -> None:
    """Deal in each game of a chain."""
    game.clear(board)
    game.deal()
    game.go_on(worker, board)
    game.show(worker, board)
    if count > 1:
        begin_chain(game.next, count - 1, worker, board)


@kernel
def step_chain(game: Game, count: Size, worker: Worker, board: Board) -> None:
    """A step in each game of a chain."""
    game.step(worker, board)
    if count > 1:
        step_chain(game.next, count - 1, worker, board)


@kernel
def pick_chain(game: Game, count: Size, board: Board) -> None:
    """A random id in each game of a chain."""
    game.pick(board)
    if count > 1:
        pick_chain(game.next, count - 1, board)


@kernel
def illegal_in_chain(game: Game, count: Size, board: Board) -> Size:
    """The index of the first game of a chain whose id is illegal, or -1."""
    wanted = board.actions[game.index]
    if not board.stays[game.index] and (wanted >= ID_COUNT or not game.chooser.allows(wanted)):
        return game.index
    return illegal_in_chain(game.next, count - 1, board) if count > 1 else -1


@typed
def begin_games(game: Game, count: Size, worker: Worker, board: Board) -> None:
    """`begin_chain`; other threads run in the meantime."""
    with nogil:
        begin_chain(game, count, worker, board)


@typed
def step_games(game: Game, count: Size, worker: Worker, board: Board) -> None:
    """`step_chain`; other threads run in the meantime."""
    with nogil:
        step_chain(game, count, worker, board)


@typed
def pick_in_games(game: Game, count: Size, board: Board) -> None:
    """`pick_chain`, for callers that are not compiled."""
    pick_chain(game, count, board)


@typed
def first_illegal(game: Game, count: Size, board: Board) -> Size:
    """`illegal_in_chain`, for callers that are not compiled."""
    return illegal_in_chain(game, count, board)
