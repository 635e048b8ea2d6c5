"""Cards that a play left on the table although it could have taken them: `dejado`, `pisado`. B8, 000:44"""

from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.sampling import unseen_cards
from cassino.engine.setting import with_hand
from cassino.engine.state import State

LISTED = 10_000
"""How many captures of one card are looked at; no table in real play has more."""


def left_behind(before: State, move: Move) -> int:
    """The table cards that could also have been taken by the card just trailed, or by the capture just made.

    before: the position in which the move was made; the other cards of the hand may be hidden.
    """
    if move.kind not in (Kind.TRAIL, Kind.CAPTURE):
        return 0
    fuller = [play for play in _captures(before, move.cards) if _is_fuller(play, move)]
    return sum(1 << card for card in range(52) if any(play.taken >> card & 1 for play in fuller)) & ~move.taken


def _captures(before: State, cards: int) -> list[Move]:
    """What these hand cards could have taken."""
    short = with_hand(before, before.turn, cards | _kept(before, cards))
    return [play for play in legal_moves(short, LISTED) if play.kind == Kind.CAPTURE and play.cards == cards]


def _kept(before: State, cards: int) -> int:
    """Other cards that capture the builds of the player to move: cards in the hand, or that may be in it."""
    others = (before.hand(before.turn) or unseen_cards(before)) & ~cards
    kept = 0
    for value in before.owner_values(before.turn):
        fitting = others & before.tables.held_as(value) & ~kept
        kept |= fitting & -fitting
    return kept


def _is_fuller(play: Move, move: Move) -> bool:
    if move.kind == Kind.TRAIL:
        return True
    return play.value == move.value and not move.taken & ~play.taken
