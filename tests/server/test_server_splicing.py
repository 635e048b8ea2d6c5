"""A view put together from the part that all share is the view made plainly, in random games of all variants."""

from dataclasses import replace

import msgspec
import pytest

from cassino.engine.rng import Rng
from cassino.hosted.commands import fair
from cassino.hosted.commands.commands import moved
from cassino.hosted.frames.people import Viewer
from cassino.hosted.frames.view import view_frame
from cassino.hosted.match.events import AnyEvent, Clock, Counted, Created, Place
from cassino.hosted.match.match import HostedMatch, begun, replayed
from cassino.notation.move import format_move
from cassino.rules import format_rules, load_variant, variant_ids
from cassino.server.room.encoding import view_text

MOVES = 50
"""A deal of two players and some of the next."""
BEGAN, NOW = "2026-01-01T00:00:00.000000Z", "2026-01-01T00:00:05.000000Z"
PATIENCE = {0: 6.0, 1: 0.0}


def _begun(variant: str, players: int, clock: Clock | None) -> HostedMatch:
    rules = load_variant(variant)
    places = tuple(Place("human", f"Player {seat}", user=f"u{seat}") for seat in range(players))
    text, target = format_rules(replace(rules, parent="")), rules.ending.target
    return replayed(begun(Created(variant, text, target, players, 1, places, clock=clock)), BEGAN)


def _next(hosted: HostedMatch, luck: Rng) -> AnyEvent:
    if hosted.phase == "announcing":
        return Counted()
    if hosted.phase != "play":
        return fair.next_deal(hosted)
    moves, state = hosted.match.legal_moves, hosted.match.state
    return moved(hosted, state.turn, format_move(state, moves[luck.below(len(moves))]))


def _plain(hosted: HostedMatch, seat: int | None, viewer: Viewer) -> str:
    return msgspec.json.encode(view_frame(hosted, "k3v9", seat, PATIENCE, viewer)).decode()


@pytest.mark.parametrize("variant", variant_ids())
def test_a_spliced_view_is_the_one_made_plainly(variant: str) -> None:
    players = load_variant(variant).seating.players[-1]
    hosted, luck = _begun(variant, players, Clock("move", 30, 60) if players == 2 else None), Rng(players)
    for _ in range(MOVES):
        if hosted.phase == "match_over":
            break
        event, hosted = _next(hosted, luck), hosted.fork()
        hosted.apply(event, BEGAN)
        for seat in (*range(players), None):
            viewer = Viewer(f"u{seat}", NOW)
            text = view_text(hosted, "k3v9", seat, PATIENCE, viewer)
            assert text.startswith(f'{{"type":"view","version":{hosted.version},"view":{{')
            assert text == _plain(hosted, seat, viewer)
    assert hosted.version > 20


def test_the_shared_part_follows_a_match_that_goes_on_in_place() -> None:
    hosted, luck = _begun("casino_long", 2, None), Rng(1)
    for _ in range(10):
        hosted.apply(_next(hosted, luck), BEGAN)
        assert view_text(hosted, "k3v9", 0, PATIENCE) == _plain(hosted, 0, Viewer())


def test_the_shared_part_follows_how_long_a_person_wants_to_be_asked() -> None:
    hosted = _begun("casino_long", 2, None)
    first = view_text(hosted, "k3v9", 0, {})
    assert view_text(hosted, "k3v9", 0, PATIENCE) == _plain(hosted, 0, Viewer())
    assert msgspec.json.decode(first)["version"] == hosted.version
