"""A position as a match that has just reached it: for puzzles and lessons."""

from typing import Self

from msgspec.structs import replace

from cassino.engine.match import match_at
from cassino.engine.move import Move
from cassino.engine.state import State
from cassino.hosted.commands.creation import BOT_NAMES
from cassino.hosted.frames.view import view_frame
from cassino.hosted.match.events import Created, Moved, Place
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.match.names import GUEST
from cassino.hosted.match.timestamps import now
from cassino.hosted.wire.table import Can, View
from cassino.notation.move import format_move
from cassino.rules import variant_ids

BOT = "heuristic"
SOLVER = "solver"
"""The user of the seat to move; without a user, the seat would be kept for somebody to join."""


class HostedPosition(HostedMatch):
    """A position in which one person plays against bots."""

    def __init__(self, state: State) -> None:
        self.person = state.turn
        self.book = state.rules.id if state.rules.id in variant_ids() else state.rules.parent
        target = state.rules.ending.target
        seats = places(state)
        created = Created(variant=state.rules.id, rules="", target=target, seed=0, bot_seed=0, places=seats)
        super().__init__(created, match_at(state), now(), version=1)

    def frame(self, name: str) -> View:
        """What the person sees; only moves are possible. name: the id of the match in the frame."""
        shown = view_frame(self, name, self.person).view
        return replace(shown, rules=f"/rules/{self.book}", can=Can(move=shown.can.move))

    def played(self, move: Move) -> Self:
        """The position after a move."""
        twin = self.fork()
        twin.apply(Moved(self.match.state.turn, format_move(self.match.state, move)), self.at)
        return twin


def places(state: State) -> tuple[Place, ...]:
    """The person, and bots in all other seats."""
    bots = [Place("bot", name, BOT) for name in BOT_NAMES[: state.players - 1]]
    return (*bots[: state.turn], Place("human", GUEST, user=SOLVER), *bots[state.turn :])
