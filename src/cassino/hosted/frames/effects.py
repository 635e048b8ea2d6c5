"""What follows from the last move: oranges, penalties, more plays, the beginning of a new round."""

from collections.abc import Iterator

from cassino.engine.move import Kind
from cassino.engine.state import State
from cassino.hosted.match.match import HostedMatch
from cassino.notation.speech import row
from cassino.rules.options import Replenish
from cassino.texts.message import Message


def of_move(hosted: HostedMatch) -> Iterator[Message]:
    """The effects of the move that led to this version; none if it was not a move."""
    if not hosted.steps or hosted.steps[-1].version != hosted.version:
        return
    before, after = hosted.match.states[-2:]
    if hosted.steps[-1].sweep:
        yield from _special_sweep(before, after)
    yield from _oranges(before, after)
    if after.is_over:
        return
    if hosted.steps[-1].move.kind == Kind.CLAIM:
        yield Message("announced-wrongly")
    if after.plays_owed > 1 and (before.plays_owed, before.turn) != (after.plays_owed, after.turn):
        yield Message("plays-in-a-row", {"who": after.turn, "count": after.plays_owed})
    yield from _penalties(before, after)
    if after.rules.dealing.replenish is Replenish.DRAW and before.stock_size and not after.stock_size:
        yield Message("last-card-drawn")


def of_round(hosted: HostedMatch) -> Iterator[Message]:
    """What is special about a round that has just been dealt."""
    state = hosted.match.state
    if hosted.steps:
        step = hosted.steps[-1]
        surplus = state.loose & ~(step.before.loose | step.move.cards)
        if surplus:
            yield Message("laid-on-table", {"cards": row(surplus, state.rules.deck.pack)})
        if state.turn != (state.dealer + 1) % state.players:
            yield Message("leads", {"who": state.turn})
    if state.rules.dealing.last_round_open and not state.stock_size:
        yield Message("open-hands")


def seats_of(state: State, side: int) -> list[int]:
    """The seats of a side."""
    return list(range(side, state.players, state.side_count))


def _special_sweep(before: State, after: State) -> Iterator[Message]:
    """A sweep that counts more than others."""
    if any(after.large_sweeps(side) >> before.turn_no & 1 for side in range(after.side_count)):
        yield Message("large-sweep")
    elif before.turn_no == 0 and before.rules.sweeping.first_play_points:
        yield Message("first-play-sweep")


def _oranges(before: State, after: State) -> Iterator[Message]:
    calling = before.rules.calling
    for side in range(after.side_count):
        if after.oranges(side) > before.oranges(side):
            yield Message("orange-scores", {"side": seats_of(after, side), "points": calling.orange_points})
        if after.false_oranges(side) > before.false_oranges(side):
            yield Message("no-orange-scores", {"side": seats_of(after, side), "points": calling.false_orange_points})


def _penalties(before: State, after: State) -> Iterator[Message]:
    """Points for a build that its owner could not win."""
    sides = [side for side in range(after.side_count) if after.penalty(side) > before.penalty(side)]
    if sides:
        seats = [seat for seat in range(after.players) if after.side_of(seat) in sides]
        yield Message("cannot-win-build", {"who": after.turn, "winners": seats})
