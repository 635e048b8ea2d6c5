"""A match and who plays it: moves and what is said of them, bots' turns, undo, the next deal."""

from collections.abc import Callable, Sequence

from cassino.bots import Clock, make_bot
from cassino.engine.match import Match
from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import View, view
from cassino.rules.options import Pack
from cassino.rules.rules import Rules
from cassino.tui.events import Event, event
from cassino.tui.seats import Seat, seats_again

BOT_KEY = 0xB07
NEXT_MATCH_KEY = 0x3E7
BOT_CLOCK = Clock(move_seconds=0.25)


class Game:
    """A match with its seats. The bots' chances come from the match's seed and the number of moves before."""

    def __init__(self, match: Match, seats: Sequence[Seat]) -> None:
        self.match = match
        self.seats = tuple(seats)
        self.events: list[Event] = []
        for index in range(len(match.moves)):
            self.events.append(self.event_at(index))

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats where people sit."""
        return tuple(index for index, seat in enumerate(self.seats) if seat.is_human)

    @property
    def rules(self) -> Rules:
        """The rules of the match, its target included."""
        return self.match.rules

    @property
    def pack(self) -> Pack:
        """What is printed on the cards."""
        return self.rules.deck.pack

    @property
    def target(self) -> int:
        """The points that win the match."""
        return self.rules.ending.target

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self.match.state.turn

    @property
    def is_finished(self) -> bool:
        """Whether somebody has won the match."""
        return self.match.is_over

    @property
    def is_begun(self) -> bool:
        """Whether a person has made a move."""
        return len(self.match.deals) > 1 or any(self.seats[told.seat].is_human for told in self.events)

    @property
    def move_count(self) -> int:
        """How many moves the match has had."""
        return sum(len(deal.moves) for deal in self.match.deals)

    @property
    def side_names(self) -> list[str]:
        """The name of each side: those of its seats."""
        count = self.match.state.side_count
        return [" and ".join(self.names[side::count]) for side in range(count)]

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return self.match.view(seat)

    def play(self, move: Move) -> None:
        """Make a move and put it into words. Raises IllegalMove; nothing changes then."""
        self.match.play(move)
        self.events.append(self.event_at(len(self.match.moves) - 1))

    def event_at(self, index: int) -> Event:
        """A move of this deal in words."""
        before, after = (open_part(state) for state in self.match.states[index : index + 2])
        return event(before, self.match.moves[index], after, self.names)

    def bot_move(self) -> Move:
        """The move of the bot whose turn it is."""
        rng = Rng(self.match.seed).split(BOT_KEY).sealed(self.move_count)
        bot = make_bot(self.seats[self.turn].kind, rng)
        return bot.choose(self.match.view(self.turn, past=True), BOT_CLOCK)

    def undo(self, is_automatic: Callable[[State], bool] = lambda _: False) -> bool:
        """Go back to before the last move that a person chose in this deal; False if there is none.

        is_automatic: whether a question in a state is let pass without asking.
        """
        own = [index for index, told in enumerate(self.events) if self.seats[told.seat].is_human]
        chosen = [i for i in own if not (self.events[i].is_pass and is_automatic(self.match.states[i]))]
        if not chosen:
            return False
        for _ in range(len(self.events) - chosen[-1]):
            self.step_back()
        return True

    def step_back(self) -> None:
        """Take the last move back."""
        self.match.back()
        self.events.pop()

    def next_deal(self) -> None:
        """Deal again."""
        self.match.next_deal()
        self.events = []

    def lines_since_turn_of(self, seat: int) -> list[str]:
        """What was said since a seat's last move, that move included; all of the deal if it has made none."""
        own = [index for index, told in enumerate(self.events) if told.seat == seat]
        return [line for told in self.events[own[-1] if own else 0 :] for line in told.lines]

    def another(self, rules: Rules | None = None) -> "Game":
        """A new match of the same people, by the same rules or others. Raises SeatsError."""
        rules = rules or self.rules
        seats = seats_again(rules, self.seats)
        seed = Rng(self.match.seed).split(NEXT_MATCH_KEY).below(10**9)
        return Game(Match(rules, len(seats), seed), seats)


def open_part(state: State) -> State:
    """What everybody may know of a state."""
    return view(state, None).public
