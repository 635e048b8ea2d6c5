"""A match at one keyboard: hosts a `HostedMatch`, moves its bots, and keeps what was told of each move."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from cassino.engine.match import Match
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.hosted import Json
from cassino.hosted.commands import commands
from cassino.hosted.commands.creation import bot_seed_of
from cassino.hosted.driver.bot_turn import bot_turn
from cassino.hosted.frames.view import announcements, result, view_frame
from cassino.hosted.match.events import AnyEvent, Claimed, Created, Cut, Place
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.match.rulesets import full_text
from cassino.hosted.match.timestamps import now
from cassino.rules.options import Pack
from cassino.rules.rules import Rules
from cassino.texts import tell
from cassino.texts.catalog import say
from cassino.texts.message import Message
from cassino.tui.seats import Seat, seats_again
from cassino.tui.showing import count_lines, decided_lines

NEXT_MATCH_KEY = 0x3E7
SILENT = (Kind.PASS, Kind.END)
"""What goes without saying: the next line shows that somebody let it be."""


class Game:
    """A match with its seats."""

    def __init__(self, match: Match, seats: Sequence[Seat]) -> None:
        self.seats = tuple(seats)
        self.hosted = HostedMatch.resumed(created(match, self.seats), match, now())
        self.told = [[step.line.speech] for step in self.hosted.steps]
        """What people are told of each move of this deal."""

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.hosted.match

    @property
    def names(self) -> list[str]:
        """The name of each seat, as all people at the keyboard read it."""
        return self.hosted.names_for(self.reader)

    @property
    def side_names(self) -> list[str]:
        """The name of each side."""
        return self.hosted.side_names_for(self.reader)

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats where people sit."""
        return tuple(index for index, seat in enumerate(self.seats) if seat.is_human)

    @property
    def reader(self) -> int | None:
        """Who reads what is for all at the keyboard: the only person, called `You`, or nobody in particular."""
        return self.humans[0] if len(self.humans) == 1 else None

    @property
    def rules(self) -> Rules:
        """The rules of the match, its target included."""
        return self.match.rules

    @property
    def pack(self) -> Pack:
        """What is printed on the cards."""
        return self.rules.deck.pack

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
        """Whether a person has made a move, or people have ruled on a misdeal."""
        is_changed = len(self.match.deals) > 1 or bool(self.match.deal.ruled)
        return is_changed or any(step.seat in self.humans for step in self.hosted.steps)

    @property
    def move_count(self) -> int:
        """How many moves the match has had."""
        return sum(len(deal.moves) for deal in self.match.deals)

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return self.hosted.view(seat)

    def frame(self, seat: int | None) -> Json:
        """The table as a server would send it to a seat, or to somebody who watches."""
        shown: Json = msgspec.to_builtins(view_frame(self.hosted, "", seat).view)
        return shown

    @property
    def labels(self) -> dict[str, str]:
        """What the builds of a frame are called in typed moves, by their ids."""
        typed = {build.cards: f"b{number}" for number, build in enumerate(self.match.state.builds(), 1)}
        return {laid.id: typed[laid.cards] for laid in self.hosted.layout() if laid.build}

    def happen(self, event: AnyEvent) -> None:
        """Let an event happen, and keep what is said of it."""
        self.hosted.apply(event, now())
        if len(self.hosted.steps) > len(self.told):
            self.told.append([*self.spoken(), *self.news()])
        del self.told[len(self.hosted.steps) :]

    def spoken(self) -> list[Message]:
        """What is said of the last move."""
        step = self.hosted.steps[-1]
        return [step.line.speech] if step.sweep or step.move.kind not in SILENT else []

    def news(self) -> list[Message]:
        """What is said besides the last move; the result is for after the count."""
        told = announcements(self.hosted, self.match.state)
        later = result(self.hosted) if self.hosted.is_deal_done else []
        return [message for message in told if message not in later]

    def announced(self, seat: int | None) -> list[str]:
        """What is said besides the last move, as a person reads it."""
        return [self.worded(message, seat) for message in self.news()]

    def worded(self, message: Message, seat: int | None) -> str:
        """A message as a person reads it."""
        return say(message, self.hosted.names_for(seat))

    def counted(self) -> Iterator[str]:
        """The count of the deal, and who has won."""
        yield tell("terminal-deal-is-over")
        yield from count_lines(self.frame(self.reader))
        if self.is_finished:
            yield from (self.worded(message, self.reader) for message in result(self.hosted))
            yield from decided_lines(self.frame(self.reader))

    def play(self, move: Move) -> None:
        """Make a legal move."""
        self.happen(self.event_of(move))

    def event_of(self, move: Move) -> AnyEvent:
        """A legal move as an event."""
        return Claimed(move.seat) if move.kind == Kind.CLAIM else self.hosted.event_of(move, self.turn)

    def bot_move(self) -> Move:
        """The move of the bot whose turn it is."""
        return bot_turn(self.hosted, self.turn).move()

    def count(self) -> None:
        """End the time to announce the target: a bot does so, or the cards are counted."""
        self.happen(commands.counted(self.hosted))

    def undo(self, seat: int) -> None:
        """Go back to before the last move of a person in this deal. Raises Refusal."""
        self.happen(commands.undone(self.hosted, seat))

    def cut(self, place: int) -> None:
        """Cut the pack of a deal that has just begun."""
        self.happen(Cut(place))

    def next_deal(self) -> None:
        """Deal again."""
        self.happen(commands.next_dealt(self.hosted, next(iter(self.humans), 0)))

    def last_move_of(self, seat: int) -> int:
        """The number of a seat's last move in this deal; 0 if it has made none."""
        return max((number for number, step in enumerate(self.hosted.steps) if step.seat == seat), default=0)

    def lines_since_turn_of(self, seat: int) -> list[str]:
        """What was said since a seat's last move, that move included; all of the deal if it has made none."""
        return [line for told in self.told[self.last_move_of(seat) :] for line in self.told_to(seat, told)]

    def told_to(self, seat: int, told: Iterable[Message]) -> list[str]:
        """Messages as a person reads them."""
        return [self.worded(message, seat) for message in told]

    def another(self, rules: Rules | None = None) -> "Game":
        """A new match of the same people, by the same rules or others. Raises SeatsError."""
        rules = rules or self.rules
        seats = seats_again(rules, self.seats)
        seed = Rng(self.match.seed).split(NEXT_MATCH_KEY).below(10**9)
        return Game(Match(rules, len(seats), seed), seats)


def created(match: Match, seats: Sequence[Seat]) -> Created:
    """A match at one keyboard as the event that makes it; each person is known by the number of the seat."""
    return Created(
        variant=match.rules.id,
        rules=full_text(match.rules),
        parent=match.rules.parent,
        target=match.rules.ending.target,
        seed=match.seed,
        bot_seed=bot_seed_of(match.seed),
        places=tuple(
            Place("human", seat.name, user=str(number)) if seat.is_human else Place("bot", seat.name, seat.kind)
            for number, seat in enumerate(seats)
        ),
        last_call=True,
    )
