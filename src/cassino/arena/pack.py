"""One pack of cards, played once for each assignment of sides."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from cassino.arena.contest import Contest
from cassino.arena.luck import TERMS, Luck
from cassino.arena.table import PlayedDeal, Thinking, play_deal
from cassino.bots import Bot, TimedBot, make_bot
from cassino.bots.own import OwnBot
from cassino.engine.dealing import deal, shuffled
from cassino.engine.rng import Rng

FIRST, SECOND = 0, 1


@dataclass(slots=True)
class PackResult:
    """The deals of one pack. In pairs, the first bot comes first."""

    margins: list[float] = field(default_factory=list)
    points: list[tuple[float, float]] = field(default_factory=list)
    """Mean points of the sides of each bot in each deal."""
    luck: list[float] = field(default_factory=lambda: [0.0] * len(TERMS))
    """The mean of each luck term over the deals."""
    thinking: tuple[Thinking, Thinking] = field(default_factory=lambda: (Thinking(), Thinking()))
    forfeits: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    """The reasons of deals lost by faults."""

    @property
    def margin(self) -> float:
        """The mean margin of the deals, one independent observation."""
        return fmean(self.margins)

    def as_json(self) -> dict[str, object]:
        """Plain values from which `pack_result` makes an equal one."""
        return {
            "margins": self.margins,
            "points": [list(pair) for pair in self.points],
            "luck": self.luck,
            "moves": [thinking.moves for thinking in self.thinking],
            "seconds": [round(thinking.seconds, 6) for thinking in self.thinking],
            "cpu_seconds": [rounded(thinking.cpu_seconds, 6) for thinking in self.thinking],
            "forfeits": list(self.forfeits),
        }


def rounded(number: float | None, digits: int) -> float | None:
    """A number with this many digits after the point; None if it is unknown."""
    return None if number is None else round(number, digits)


def pack_result(plain: Mapping[str, Any]) -> PackResult:
    """The inverse of `PackResult.as_json`. Raises KeyError, TypeError, ValueError."""
    cpu_seconds = plain.get("cpu_seconds", (None, None))  # files of older versions have none
    times = zip(plain["moves"], plain["seconds"], cpu_seconds, strict=True)
    first, second = (Thinking(*each) for each in times)
    points = [(own, others) for own, others in plain["points"]]
    reasons, reasons_of_second = plain["forfeits"]
    return PackResult(plain["margins"], points, plain["luck"], (first, second), (reasons, reasons_of_second))


def play_pack(contest: Contest, pack: int, own_bots: Mapping[str, Bot] | None = None) -> PackResult:
    """All deals of one pack; the dealer changes from pack to pack. own_bots: those that Python programs
    bring along, by name.

    Raises BotFault.
    """
    result = PackResult()
    for is_first in contest.seatings:
        shares = _shares(is_first)
        luck, played = _play(contest, pack, is_first, shares, own_bots or {})
        own, others = (_mean(played.points, is_first, wanted) for wanted in (True, False))
        result.points.append((own, others))
        result.margins.append(own - others)
        result.luck = [total + term / contest.deals_a_pack for total, term in zip(result.luck, luck.terms, strict=True)]
        _add_seats(result, played, is_first)
    return result


def _play(
    contest: Contest, pack: int, is_first: Sequence[bool], shares: Sequence[float], own_bots: Mapping[str, Bot]
) -> tuple[Luck, PlayedDeal]:
    rng = Rng(contest.seed).split(pack)
    order = shuffled(contest.rules, rng)
    names = [contest.first if is_first[seat % len(is_first)] else contest.second for seat in range(contest.players)]
    bots: list[TimedBot] = [
        OwnBot(own_bots[name], name) if name in own_bots else make_bot(name, rng.sealed(seat))
        for seat, name in enumerate(names)
    ]
    state = deal(contest.rules, contest.players, pack % contest.players, order)
    luck = Luck(state, shares)
    return luck, play_deal(state, bots, contest.clock, luck.watch)


def _shares(is_first: Sequence[bool]) -> list[float]:
    """By side, how much its points count in the margin."""
    firsts = sum(is_first)
    return [1 / firsts if first else -1 / (len(is_first) - firsts) for first in is_first]


def _mean(points: Sequence[int], is_first: Sequence[bool], wanted: bool) -> float:
    return fmean(own for own, first in zip(points, is_first, strict=True) if first is wanted)


def _add_seats(result: PackResult, played: PlayedDeal, is_first: Sequence[bool]) -> None:
    for seat, thinking in enumerate(played.thinking):
        result.thinking[FIRST if is_first[seat % len(is_first)] else SECOND].add(thinking)
    if played.forfeit:
        loser = FIRST if is_first[played.forfeit.seat % len(is_first)] else SECOND
        result.forfeits[loser].append(played.forfeit.reason)
