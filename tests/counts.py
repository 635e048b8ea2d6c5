"""Tallies written as people report them, for the tests of counting."""

from collections.abc import Sequence

from cassino.cards import card_set, parse_cards
from cassino.engine.ending import Outcome, needs_tiebreak, outcome
from cassino.engine.scoring import DealScore, Tally, score_tallies
from cassino.engine.tally import of_pile
from cassino.rules import Rules


def cards(text: str) -> int:
    return card_set(parse_cards(text))


def by_count(count: int, spades: int, special: str = "", sweeps: int = 0, diamonds: int = 0) -> Tally:
    """A tally of numbers; the sweeps are made in turns 2, 4, ..."""
    turns = sum(1 << 2 * turn for turn in range(1, sweeps + 1))
    return Tally(count, (0, diamonds, 0, spades), cards(special), turns)


def of_cards(text: str) -> Tally:
    """A tally of captured cards."""
    return Tally(*of_pile(cards(text)), sweeps=0)


def line(score: DealScore, name: str) -> tuple[int, ...]:
    """The points of one line."""
    return next(each.points for each in score.lines if each.name == name)


def finish(
    rules: Rules, scores: Sequence[int], tallies: Sequence[Tally], first_met: int = -1
) -> tuple[DealScore, Outcome]:
    """The count of a finished deal and the match after it."""
    score = score_tallies(rules, tallies, scores=scores, tiebreak=needs_tiebreak(rules, scores), first_met=first_met)
    check_sums(score)
    return score, outcome(rules, scores, score)


def check_sums(score: DealScore) -> None:
    """Lines and awards add up to the points."""
    sides = range(len(score.points))
    assert tuple(sum(each.points[side] for each in score.lines) for side in sides) == score.points
    assert tuple(sum(award.points for award in score.awards if award.side == side) for side in sides) == score.points
