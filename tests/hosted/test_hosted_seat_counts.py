"""What each seat did in a match, as personal statistics add it up."""

from dataclasses import replace

import pytest

from cassino.bots import Clock, make_bot
from cassino.engine.rng import Rng
from cassino.hosted.match.events import AnyEvent, Created, Ended, Moved, Place
from cassino.hosted.match.match import HostedMatch, begun, replayed
from cassino.hosted.match.seat_counts import seat_counts
from cassino.notation.move import format_move
from cassino.rules import format_rules, load_variant
from cassino.rules.options import Ending

AT = "2026-01-01T00:00:00.000000Z"
ANN, BOB = Place("human", "Ann", user="ann"), Place("human", "Bob", user="bob")
HAL, IDA = Place("bot", "Hal", "greedy"), Place("bot", "Ida", "random")


def created(*places: Place, variant: str = "casino_long") -> Created:
    rules = replace(load_variant(variant), parent="")
    if variant == "casino_long":
        rules = replace(rules, ending=Ending(deals=1))
    return Created(rules.id, format_rules(rules), rules.ending.target, 1, 1, places)


def played(first: Created, name: str = "heuristic") -> HostedMatch:
    """A match of one deal between bots."""
    hosted, bot = replayed(begun(first), AT), make_bot(name, Rng(1))
    while hosted.phase == "play":
        state = hosted.match.state
        move = bot.choose(hosted.view(state.turn), Clock())
        hosted.apply(Moved(state.turn, format_move(state, move)), AT)
    return hosted


def test_points_sweeps_and_who_has_won() -> None:
    hosted = played(created(ANN, BOB))
    seats = seat_counts(hosted)
    assert [(seat.seat, seat.deals, seat.points) for seat in seats] == [
        (0, 1, hosted.scores[0]),
        (1, 1, hosted.scores[1]),
    ]
    assert [seat.won for seat in seats] == [side in hosted.winners for side in (0, 1)]
    assert [seat.sweeps for seat in seats] == [hosted.match.state.sweeps(side) for side in (0, 1)]


def test_builds_count_for_those_who_made_and_those_who_took_them() -> None:
    seats = seat_counts(played(created(ANN, BOB)))
    assert sum(seat.builds_kept for seat in seats) > 0
    seats = seat_counts(played(created(ANN, BOB), "random"))
    assert sum(seat.builds_lost for seat in seats) == sum(seat.builds_taken for seat in seats) > 0


@pytest.mark.parametrize(
    ("others", "opponents"), [((BOB,), "people"), ((HAL,), "greedy"), ((HAL, IDA), "mixed"), ((BOB, HAL), "mixed")]
)
def test_who_the_opponents_are(others: tuple[Place, ...], opponents: str) -> None:
    variant = "casino_long" if len(others) == 1 else "three_hand_casino"
    events: list[AnyEvent] = [*begun(created(ANN, *others, variant=variant)), Ended(0, "resign")]
    first, *rest = seat_counts(replayed(events, AT))
    assert (first.opponents, first.won, first.deals) == (opponents, False, 0)
    assert all(seat.won for seat in rest)


def test_partners_are_no_opponents() -> None:
    events: list[AnyEvent] = [*begun(created(ANN, HAL, BOB, HAL, variant="four_hand_partnership")), Ended(0, "resign")]
    assert seat_counts(replayed(events, AT))[0].opponents == "greedy"
