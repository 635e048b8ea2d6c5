"""Casino by brute force: what the others may say about a turn (see `oracle`). B8, B12, B25, B27"""

from dataclasses import replace

from cassino.rules.options import Claim, Insist, Orange
from oracle_builds import is_answered_for, used_builds
from oracle_cards import ACE_HIGH, NOBODY, Cards, Pile, Play, Position, owned, rank, suit
from oracle_steps import demands

HEARTS, DIAMONDS = 2, 1
"""Printed red and yellow (D-57)."""


def others_in_turn(position: Position, opponents_only: bool) -> list[int]:
    seats = [(position.turn_of + step) % position.players for step in range(1, position.players)]
    return [seat for seat in seats if not opponents_only or not position.are_partners(position.turn_of, seat)]


def is_orange(cards: Cards) -> bool:
    """A red and a yellow card (000:140, D-77)."""
    return {HEARTS, DIAMONDS} <= {suit(card) for card in cards}


def table_cards(position: Position, taken: Cards) -> Cards:
    """What of a capture lay on the table, not on a pile."""
    return taken & frozenset(position.loose).union(*(build.cards for build in position.builds))


def asks_for_insistence(position: Position) -> bool:
    """Whether the end of a turn gives the opponents a say (D-53)."""
    return position.rules.calling.insist is Insist.ASKED and not position.was_asked and demands(position) > 0


def asks_for_oranges(position: Position, play: Play, taken: Cards) -> bool:
    """Whether others may still call (D-78)."""
    is_called = position.rules.calling.orange is Orange.CALLED
    return is_called and play.kind == "capture" and play.seat != position.turn_of and len(taken) >= 2


def asks_partner(position: Position, play: Play) -> bool:
    """Whether a capture takes a build of the side, so that the partner may ask for it (002:106)."""
    partner = position.partner(position.turn)
    if not position.rules.building.partner_asks or partner == NOBODY or play.kind != "capture":
        return False
    return bool(builds_of_side(position, play))


def builds_of_side(position: Position, play: Play) -> list[Pile]:
    side = position.side(position.turn)
    return [
        build
        for build in used_builds(position, play.taken)
        if build.owner != NOBODY and position.side(build.owner) == side
    ]


def answers(position: Position) -> set[Play]:
    """What the capturer may do instead when his partner asks: add the card to the build, which is then the asker's."""
    play, asker = position.pending, position.partner(position.turn_of)
    assert play is not None
    if position.must_take:
        return set()
    shadow = Position(**{**vars(position), "turn": position.turn_of})
    found = {Play("join", play.cards, build.cards, play.value, asker) for build in builds_of_side(shadow, play)}
    return {answer for answer in found if is_answered_for(shadow, answer)}


def may_ask(position: Position) -> bool:
    """Whether the partner holds the rank, and can own the build with it (D-56h, D-56o)."""
    play = position.pending
    assert play is not None
    others = {build.value for build in owned(position, position.turn)} - {play.value}
    if play.value in (1, ACE_HIGH) and others & {1, ACE_HIGH}:
        return False
    return any(rank(card) == rank(played) for card in position.hands[position.turn] for played in play.cards)


def window_plays(position: Position) -> set[Play]:
    """What the player who is asked may say."""
    seat = position.turn
    silence = Play("pass", seat=seat)
    if position.window == "insist":
        left = demands(position)
        return {silence} | {Play("insist", value=value, seat=seat) for value in (1, 2, 3) if value & left == value}
    if position.window == "orange":
        return {silence, Play("call", seat=seat)}
    if position.window == "request":
        return {silence, Play("ask", seat=seat)} if may_ask(position) else {silence}
    assert position.pending is not None
    return {replace(position.pending, order=None)} | answers(position)


def claims(position: Position) -> set[Play]:
    """Who may claim now to have reached the target: anyone between two plays (B25, D-33); who announces may do so
    after the last play too, before the count, and once between two plays (D-95)."""
    claim = position.rules.calling.claim
    is_uncounted = position.is_over and position.claimant == NOBODY and not position.stock and not any(position.hands)
    if position.is_over and not (claim is Claim.ANNOUNCE and is_uncounted):
        return set()
    if claim is Claim.NONE or position.window or position.played:
        return set()
    return {Play("claim", seat=seat) for seat in range(position.players) if seat not in position.announced}
