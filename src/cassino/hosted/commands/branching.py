"""A match that continues an old one from some move, to try out a different course."""

from collections.abc import Iterator

import msgspec

from cassino.engine.match import Deal, Match
from cassino.engine.move import Kind
from cassino.hosted.commands.misdeals import event_of
from cassino.hosted.match.events import AnyEvent, Claimed, Created, Moved, Place, dealt, new_seed
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire.bounds import Whole
from cassino.hosted.wire.refusal import WrongWish
from cassino.notation.move import format_move

ADVISER = "heuristic"
"""The bot that plays the other seats of a branch, unless one is named."""


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/matches/{id}/branches`: the deal, from 1, and how many of its moves are kept."""

    deal: Whole
    moves: Whole


def branch_events(hosted: HostedMatch, wish: Branch, user: str = "") -> list[AnyEvent]:
    """The events of the new match. Its later deals have new cards: those of the old match stay secret.

    The player to move becomes a person, the given user; all others are bots. Raises WrongWish.
    """
    match = hosted.match
    count = len(match.deals)
    if not 1 <= wish.deal <= count:
        raise WrongWish("no_such_move", "error-unknown-deal", deal=wish.deal, deals=count)
    last = match.deals[wish.deal - 1]
    if not last.states[-1].is_over:
        raise WrongWish("not_over", "error-try-again-not-over")
    if not 0 <= wish.moves < len(last.moves):
        raise WrongWish("no_such_move", "error-too-few-moves", deal=wish.deal, count=len(last.moves))
    created = _created(hosted, last.states[wish.moves].turn, user)
    return [created, *played(match, wish.deal, wish.moves)]


def _created(hosted: HostedMatch, person: int, user: str) -> Created:
    """The same rules with other seeds, one person and bots."""
    before = hosted.created
    places = tuple(
        Place("human", place.name, user=user, portrait=place.portrait)
        if seat == person
        else Place("bot", place.name, place.bot or ADVISER)
        for seat, place in enumerate(hosted.places)
    )
    return Created(
        variant=before.variant,
        rules=before.rules,
        target=before.target,
        seed=new_seed(),
        bot_seed=new_seed(),
        places=places,
        parent=before.parent,
        last_call=True,
    )


def played(match: Match, deals: int, moves: int | None = None) -> Iterator[AnyEvent]:
    """The first deals of a match as events, without moves that were taken back. moves: how many of the last deal; all
    if None.
    """
    for number, deal in enumerate(match.deals[:deals], 1):
        yield dealt(deal.dealer, deal.order)
        kept = moves if number == deals and moves is not None else len(deal.moves)
        yield from _moves(deal, kept)


def _moves(deal: Deal, kept: int) -> Iterator[AnyEvent]:
    """Moves, and before each the rulings that were made then."""
    rulings = [ruling for ruling, _ in deal.ruled if ruling.at <= kept]
    for number, (state, move) in enumerate(zip(deal.states[:kept], deal.moves[:kept], strict=True)):
        yield from (event_of(ruling) for ruling in rulings if ruling.at == number)
        if move.kind == Kind.CLAIM:
            yield Claimed(move.seat)
        else:
            yield Moved(state.turn, format_move(state, move))
    yield from (event_of(ruling) for ruling in rulings if ruling.at == kept)
