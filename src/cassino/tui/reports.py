"""The table, the score and the count of a deal as lines of text."""

from collections.abc import Sequence

from cassino.cards import Suit, suit_mask
from cassino.engine.ending import Outcome
from cassino.engine.scoring import DealScore, Line
from cassino.engine.state import Build, State
from cassino.engine.view import View
from cassino.notation.groups import format_build
from cassino.notation.speech import YOU, conjugated
from cassino.rules.options import Each, Replenish, cards_of
from cassino.rules.rules import Rules
from cassino.tui.choices import counted
from cassino.tui.events import round_text
from cassino.tui.narration import card_list, value_text

DECIDED = {"target": "", "higher_total": " by the higher total", "claim": " by counting out"}


def table_lines(view: View, names: Sequence[str]) -> list[str]:
    """What lies on the table."""
    builds = view.public.builds()
    loose = view.public.loose
    empty = "No loose cards on the table." if builds else "The table is empty."
    lines = [f"Table: {card_list(loose)}." if loose else empty]
    return lines + [build_line(number, build, names[build.owner]) for number, build in enumerate(builds, 1)]


def build_line(number: int, build: Build, owner: str) -> str:
    """`b1: build of 9, Bob's: [5H+4S].`"""
    return f"b{number}: build of {value_text(build.value)}, {owner_text(owner)}: {format_build(build)}."


def owner_text(name: str) -> str:
    """`yours`, `Bob's`."""
    return "yours" if name == YOU else f"{name}'s"


def hand_line(view: View) -> str:
    """The cards of the seat whose view it is."""
    return f"Your hand: {card_list(view.hand)}."


def strip(names: Sequence[str], numbers: Sequence[int]) -> str:
    """`You 12, Bob 9`."""
    return ", ".join(f"{name} {number}" for name, number in zip(names, numbers, strict=True))


def goal(target: int) -> str:
    """What wins the match."""
    return f"The match goes to {target} points."


def score_lines(view: View, sides: Sequence[str], target: int) -> list[str]:
    """The match score, and what everybody has seen each side take in this deal."""
    state = view.public
    lines = [f"Match score: {strip(sides, [state.score(side) for side in range(state.side_count)])}. {goal(target)}"]
    for side, name in enumerate(sides):
        lines.append(taken_line(state.rules, name, state.pile(side), state.sweeps(side)))
    return lines


def taken_line(rules: Rules, name: str, pile: int, sweeps: int) -> str:
    """`Bob: 9 cards, 3 spades, scoring cards AS, 1 sweep.`"""
    parts = [counted(pile.bit_count(), "card"), counted((pile & suit_mask(Suit.SPADES)).bit_count(), "spade")]
    if pile & scoring_cards(rules):
        parts.append(f"scoring cards {card_list(pile & scoring_cards(rules))}")
    if rules.sweeping.points:
        parts.append(counted(sweeps, "sweep"))
    return f"{name}: {', '.join(parts)}."


def scoring_cards(rules: Rules) -> int:
    """The cards that are worth points by themselves."""
    cards = 0
    for item in rules.scoring.items:
        if isinstance(item, Each):
            cards |= cards_of(item.of)
    return cards


def count_lines(sides: Sequence[str], score: DealScore) -> list[str]:
    """The points of a deal, item by item."""
    return [item_line(sides, line) for line in score.lines] + [f"This deal: {strip(sides, score.points)}."]


def item_line(sides: Sequence[str], line: Line) -> str:
    """`Most cards: You 28, Bob 24. You score 3.`"""
    scored = [(name, points) for name, points in zip(sides, line.points, strict=True) if points]
    result = ", ".join(f"{name} {conjugated(name, 'score')} {points}" for name, points in scored) or "Nobody scores"
    return f"{line.title}: {strip(sides, line.counts)}. {result}."


def opening_lines(state: State, names: Sequence[str], number: int) -> list[str]:
    """Who deals and who leads."""
    dealer, leader = names[state.dealer], names[(state.dealer + 1) % state.players]
    return [f"Deal {number}. {dealer} {conjugated(dealer, 'deal')}.", f"{leader} {conjugated(leader, 'play')} first."]


def status_line(state: State, sides: Sequence[str]) -> str:
    """How far the deal has come, and the match score."""
    score = strip(sides, [state.score(side) for side in range(state.side_count)])
    if state.rules.dealing.replenish is Replenish.DRAW:
        return f"{counted(state.stock_size, 'card')} in the stock. Score: {score}."
    return f"Round {round_text(state)}. Score: {score}."


def ending_lines(sides: Sequence[str], result: Outcome, target: int) -> list[str]:
    """The match score after a deal, and who has won."""
    lines = [f"Match score: {strip(sides, result.scores)}. {goal(target)}"]
    if result.winner is not None:
        name = sides[result.winner]
        verb = "win" if " and " in name else conjugated(name, "win")
        lines.append(f"{name} {verb} the match{DECIDED.get(result.decided_by, f' by {result.decided_by}')}.")
    elif sum(score >= target for score in result.scores) > 1:
        lines.append("The leaders are level: another deal decides.")
    return lines
