"""What is said at the beginning of a match and of a deal."""

from collections.abc import Iterator, Sequence

from cassino.book.facts import in_hand_counts
from cassino.engine.state import State
from cassino.rules.options import (
    DealPasses,
    Direction,
    Insist,
    NearTarget,
    Orange,
    Partners,
    PileFace,
    PileOrder,
    Source,
)
from cassino.rules.packs import has_colors
from cassino.rules.rules import Rules
from cassino.scorepad.sentences import against, goal
from cassino.texts import tell
from cassino.texts.catalog import say
from cassino.texts.lists import commas, listed
from cassino.texts.message import Message


def match_lines(rules: Rules, names: Sequence[str], sides: Sequence[str], may_ask: bool = True) -> Iterator[str]:
    """Who plays what against whom, in what order, and to what end. may_ask: whether anybody can type commands."""
    yield against(rules.title, names, len(sides))
    if rules.seating.partners is Partners.FIRST_TWO_ACES:
        yield say(Message("terminal-aces", {"partners": [0, 2]}), names)
    if len(names) > 2:
        is_left = rules.seating.direction is Direction.COUNTERCLOCKWISE
        order = commas([say(Message("terminal-name", {"who": seat}), names) for seat in range(len(names))])
        yield tell("terminal-counterclockwise", names=order) if is_left else tell("terminal-clockwise", names=order)
    wins = goal(rules.ending.target, rules.ending.deals)
    yield f"{wins} {tell('terminal-type-help')}" if may_ask else wins
    if said := [tell("terminal-local-word", thing=thing, word=word) for thing, word in rules.words.local()]:
        yield tell("terminal-local-words", words=commas(said))
    yield from special_lines(rules)


def special_lines(rules: Rules) -> Iterator[str]:
    """What a newcomer has to know to type moves of this game."""
    if counts := in_hand_counts(rules):
        yield tell("terminal-in-hand", counts=listed(counts))
    if rules.building.source is Source.HAND_AND_TABLE:
        yield tell("terminal-turn-steps")
    if rules.calling.insist is Insist.ASKED:
        yield tell("terminal-insisting")
    if rules.calling.insist is Insist.ALWAYS:
        yield tell("terminal-fullest")
    if rules.calling.orange is Orange.CALLED:
        yield tell("terminal-oranges", orange="colors" if has_colors(rules.deck.pack) else "suits")
    if rules.piling.face is PileFace.UP and rules.piling.order is PileOrder.FREE:
        yield tell("terminal-pile-order")


def deal_lines(state: State, names: Sequence[str], number: int) -> Iterator[str]:
    """Who deals and who leads, and whether the deal breaks a tie."""
    yield say(Message("terminal-deal", {"number": number, "dealer": state.dealer}), names)
    has_lost = number > 1 and state.rules.seating.deal_passes is DealPasses.LOSER_LEADS
    yield say(Message("terminal-loser-plays-first" if has_lost else "terminal-plays-first", {"who": state.turn}), names)
    if state.tiebreak and state.rules.ending.near_target is not NearTarget.FREE:
        yield tell("scorepad-tiebreak")


def partner_lines(state: State, names: Sequence[str], seat: int) -> Iterator[str]:
    """Who a player's partner is."""
    if state.players == 4 and state.side_count == 2:
        yield say(Message("terminal-partner", {"who": seat, "partner": (seat + 2) % 4}), names)
