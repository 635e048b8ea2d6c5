"""What follows from the last move, besides the move itself: oranges, penalties, more plays, how a new round begins."""

from collections.abc import Iterator, Sequence

from cassino.engine.move import Kind
from cassino.engine.state import State
from cassino.hosted.match import HostedMatch
from cassino.notation.speech import YOU, conjugated, symbols
from cassino.rules.options import Replenish
from cassino.scorepad.sentences import verb

NUMBERS = {2: "two", 3: "three"}


def of_move(hosted: HostedMatch, viewer: int | None) -> Iterator[str]:
    """What the move that led to this version has brought, as a viewer reads it; nothing if it was no move."""
    if not hosted.steps or hosted.steps[-1].version != hosted.version:
        return
    before, after = hosted.match.states[-2:]
    names, sides = hosted.names_for(viewer), hosted.side_names_for(viewer)
    if hosted.steps[-1].sweep:
        yield from _special_sweep(before, after)
    yield from _oranges(before, after, sides)
    if after.is_over:
        return
    if hosted.steps[-1].move.kind == Kind.CLAIM:
        yield "The announcement is wrong. The deal goes on."
    if after.plays_owed > 1 and (before.plays_owed, before.turn) != (after.plays_owed, after.turn):
        count = NUMBERS.get(after.plays_owed, str(after.plays_owed))
        yield f"{names[after.turn]} {verb(names[after.turn], 'play')} {count} cards in a row now."
    yield from _penalties(before, after, names, sides)
    if after.rules.dealing.replenish is Replenish.DRAW and before.stock_size and not after.stock_size:
        yield "The last card of the stock is drawn."


def of_round(hosted: HostedMatch, viewer: int | None) -> Iterator[str]:
    """What is special about a round that has just been dealt, as a viewer reads it."""
    state = hosted.match.state
    if hosted.steps:
        step = hosted.steps[-1]
        surplus = state.loose & ~(step.before.loose | step.move.cards)
        if surplus:
            yield f"Laid on the table: {symbols(surplus, state.rules.deck.pack)}."
        if state.turn != (state.dealer + 1) % state.players:
            name = hosted.names_for(viewer)[state.turn]
            yield f"{name} captured last and {conjugated(name, 'lead')}."
    if state.rules.dealing.last_round_open and not state.stock_size:
        yield "This round is played with open hands."


def _special_sweep(before: State, after: State) -> Iterator[str]:
    """A sweep that counts more than others."""
    if any(after.large_sweeps(side) >> before.turn_no & 1 for side in range(after.side_count)):
        yield "It is a large sweep."
    elif before.turn_no == 0 and before.rules.sweeping.first_play_points:
        yield "It is a sweep with the first play."


def _oranges(before: State, after: State, sides: Sequence[str]) -> Iterator[str]:
    calling = before.rules.calling
    for side, name in enumerate(sides):
        if after.oranges(side) > before.oranges(side):
            yield f"An orange: {name} {verb(name, 'score')} {calling.orange_points}."
        if after.false_oranges(side) > before.false_oranges(side):
            yield f"That was no orange: {name} {verb(name, 'score')} {calling.false_orange_points}."


def _penalties(before: State, after: State, names: Sequence[str], sides: Sequence[str]) -> Iterator[str]:
    """Points for a build that its owner could not win."""
    won = [name for side, name in enumerate(sides) if after.penalty(side) > before.penalty(side)]
    if won:
        scorers = " and ".join(sorted(won, key=lambda name: name != YOU))
        yield f"{names[after.turn]} cannot win a build: {scorers} {verb(scorers, 'score')} 1 for it."
