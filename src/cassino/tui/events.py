"""What happened in a deal, move by move, in words. Only public things are said."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from cassino.engine.dealing import round_sizes
from cassino.engine.insisting import REQUEST_WINDOW
from cassino.engine.layout import is_sweep, left_by
from cassino.engine.left_behind import left_behind
from cassino.engine.move import Kind, Move
from cassino.engine.scoring import is_played_out
from cassino.engine.state import State
from cassino.notation.speech import conjugated
from cassino.rules.options import LastRound, Replenish
from cassino.rules.rules import Rules
from cassino.tui.choices import scores
from cassino.tui.narration import acts, card_list, counted, listed, number_word, sentence

CALLS = {LastRound.LAST: "last", LastRound.LAST_ROUND: "last round"}
SILENT = (Kind.PASS, Kind.END)
"""What goes without saying: the next line shows that somebody let it be."""


@dataclass(frozen=True, slots=True)
class Event:
    """A move of a seat and what followed from it. is_pass: whether it was a question that was let pass."""

    seat: int
    lines: tuple[str, ...]
    is_pass: bool = False


def event(before: State, move: Move, after: State, names: Sequence[str]) -> Event:
    """The words for a move, from the public part of the state before it and after it."""
    seat = move.seat if move.kind == Kind.CLAIM else before.turn
    return Event(seat, tuple(event_lines(before, move, after, names)), move.kind == Kind.PASS)


def event_lines(before: State, move: Move, after: State, names: Sequence[str]) -> Iterator[str]:
    """A move, what it is worth, and what follows."""
    if move.kind == Kind.PASS and before.window == REQUEST_WINDOW:
        yield f"{names[before.turn_of]} {conjugated(names[before.turn_of], 'take')} what was shown."
    elif move.kind not in SILENT:
        yield sentence(before, move, names)
    if is_sweep(before, move):
        yield sweep_line(before, after)
    if before.rules.calling.left_behind and (left := left_behind(before, move)):
        word = before.rules.words.word("left_behind").capitalize()
        yield f"{word}: {card_list(left, before.rules.deck.pack)}."
    yield from orange_lines(before, after, names)
    yield from owed_lines(before, move, after, names)
    yield from penalty_lines(before, after, names)
    if after.is_over:
        yield from residue_lines(before, move, after, names)
    else:
        yield from dealing_lines(before, move, after, names)


def sweep_line(before: State, after: State) -> str:
    """What clearing the table is worth, with the word of the place."""
    sweeping = before.rules.sweeping
    if not scores(sweeping):
        return "That clears the table."
    local = before.rules.words.sweep
    turn = before.turn_no
    is_large = any(after.large_sweeps(side) >> turn & 1 for side in range(after.side_count))
    kind = "large sweep" if is_large else "sweep with the first play" if is_first(before) else "sweep"
    return f"That is a {kind} ({local})." if local else f"That is a {kind}."


def is_first(before: State) -> bool:
    """Whether a sweep with this play counts as one with the first play of the deal."""
    return before.turn_no == 0 and before.rules.sweeping.first_play_points > 0


def orange_lines(before: State, after: State, names: Sequence[str]) -> Iterator[str]:
    """Oranges that were scored or called wrongly."""
    calling = before.rules.calling
    for side in range(before.side_count):
        name = listed(names[side :: before.side_count])
        if after.oranges(side) > before.oranges(side):
            yield f"An orange: {acts(name, 'score')} {calling.orange_points}."
        if after.false_oranges(side) > before.false_oranges(side):
            yield f"That was no orange: {acts(name, 'score')} {calling.false_orange_points}."


def owed_lines(before: State, move: Move, after: State, names: Sequence[str]) -> Iterator[str]:
    """Several plays after a sweep, and an announcement that was wrong."""
    if after.plays_owed > 1 and (before.plays_owed, before.turn) != (after.plays_owed, after.turn):
        name = names[after.turn]
        yield f"{name} now {conjugated(name, 'play')} {number_word(after.plays_owed)} cards in a row."
    if move.kind == Kind.CLAIM and not after.is_over:
        yield "The announcement is wrong. The deal goes on."


def penalty_lines(before: State, after: State, names: Sequence[str]) -> Iterator[str]:
    """Points for a build that its owner could not win."""
    won = [side for side in range(before.side_count) if after.penalty(side) > before.penalty(side)]
    if won and not after.is_over:
        scorers = listed([name for side in won for name in names[side :: before.side_count]])
        yield f"{names[after.turn]} cannot win a build: {acts(scorers, 'score')} 1 for it."


def residue_lines(before: State, move: Move, after: State, names: Sequence[str]) -> Iterator[str]:
    """Who gets what is left on the table."""
    left = left_by(before, move)
    if move.kind == Kind.CLAIM or not left or after.last_capturer < 0 or not is_played_out(after):
        return
    name = names[after.last_capturer]
    cards = card_list(left, after.rules.deck.pack)
    yield f"{name} captured last and {conjugated(name, 'get')} what is left: {cards}."


def dealing_lines(before: State, move: Move, after: State, names: Sequence[str]) -> Iterator[str]:
    """New cards, and what the dealer says when they are the last."""
    if after.rules.dealing.replenish is Replenish.DRAW:
        if before.stock_size and not after.stock_size:
            yield "The last card of the stock is drawn."
        return
    if after.round_no == before.round_no:
        return
    yield f"New cards are dealt: round {round_text(after)}."
    surplus = after.loose & ~(before.loose | move.cards)
    if surplus:
        yield f"Laid on the table: {card_list(surplus, after.rules.deck.pack)}."
    yield from round_lines(after, names)


def round_lines(state: State, names: Sequence[str]) -> Iterator[str]:
    """What is special about a round that begins."""
    call = CALLS.get(state.rules.calling.last_round)
    if call and not state.stock_size:
        yield f"{names[state.dealer]} {conjugated(names[state.dealer], 'say')}: {call}."
    if state.turn != (state.dealer + 1) % state.players:
        name = names[state.turn]
        yield f"{name} captured last and {conjugated(name, 'lead')}."
    if state.rules.dealing.last_round_open and not state.stock_size:
        yield "This round is played with open hands."


@cache
def rounds(rules: Rules, players: int) -> int:
    """How many rounds a deal has."""
    return len(round_sizes(rules, players))


def round_text(state: State) -> str:
    """`2 of 6`."""
    return f"{state.round_no} of {rounds(state.rules, state.players)}"


def stock_text(state: State) -> str:
    """`12 cards in the stock`."""
    return f"{counted(state.stock_size, 'card')} in the stock"
