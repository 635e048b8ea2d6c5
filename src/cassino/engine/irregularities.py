"""Misdeals at a table without a referee. Rule B29

Wrong captures, and builds that cannot be won, are ruled on when they are played (`play`); this module is about mistakes
in dealing. Each ruling gives a new state and costs the dealer's side a point, unless the deal simply continues.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from cassino.arguments import ArgumentError, required, shown, wholes
from cassino.cards import card_set, cards_in
from cassino.engine.dealing import round_packets
from cassino.engine.places import set_of_cards
from cassino.engine.play import pass_over
from cassino.engine.position import TurnParts
from cassino.engine.sampling import last_receiver
from cassino.engine.setting import lay_surplus, set_counts, set_public, set_shown, set_turn, stop
from cassino.engine.state import NO_CARD, State
from cassino.errors import CassinoError, joined
from cassino.rules.options import Replenish
from cassino.rules.packs import format_cards

MOST_RULINGS = 12
"""How many misdeals can be ruled on in one deal. More is a joke, and penalties must fit into a position."""
MOST_OWED = 9
"""How many cards the dealer can get fewer in the next round; a position has one digit for them."""


class Misdeal(StrEnum):
    """What went wrong, and what the players decided. 004:34-35"""

    EXPOSED_ENDS = "exposed_ends"
    """The dealer showed a card; another player ended the deal and deals next."""
    EXPOSED_GOES_ON = "exposed_goes_on"
    """The dealer showed a card; it is shuffled into the stock and replaced from there. D-30"""
    TOO_FEW = "too_few"
    """A hand got too few cards and is played as it is."""
    TOO_MANY = "too_many"
    """A hand got too many cards; the extra ones go to the table. D-31"""


def as_misdeal(kind: object) -> Misdeal:
    """A kind of misdeal by its name. Raises ArgumentError."""
    if not isinstance(kind, str) or kind not in list(Misdeal):
        raise ArgumentError("argument-no-misdeal", found=shown(kind), known=", ".join(Misdeal))
    return Misdeal(kind)


UNWON_BUILD = "unwon_build"
"""The other mistake that costs points: a build that its maker cannot win at the next turn. 004:36, D-32"""


def penalties(mistake: str, side: int, side_count: int) -> tuple[int, ...]:
    """The points of each side for a `Misdeal` of the dealer's side, or for an UNWON_BUILD of its maker's. 004:34-36"""
    others = int(mistake == UNWON_BUILD)
    own = -int(mistake in (Misdeal.EXPOSED_ENDS, Misdeal.TOO_FEW, Misdeal.TOO_MANY))
    return tuple(own if each == side else others for each in range(side_count))


@dataclass(frozen=True, slots=True)
class Ruling:
    """A misdeal in the record of a deal, after `at` of its moves.

    seat: the player who ends the deal, or whose hand it was. cards: those that were seen, go back to the stock, or go
    to the table. order: the stock after a reshuffle, the next card first.
    """

    at: int
    kind: Misdeal
    seat: int
    cards: int = 0
    order: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        """Raises ArgumentError."""
        required(self.kind, Misdeal)
        wholes((self.at, self.seat, *self.order))
        set_of_cards(self.cards)


class RulingError(CassinoError):
    """A ruling that cannot be made now."""


def apply_ruling(state: State, ruling: Ruling) -> State:
    """The state after a ruling. Raises RulingError; the given state does not change."""
    problems = ruling_problems(state, ruling)
    if problems:
        raise joined(problems)
    match ruling.kind:
        case Misdeal.EXPOSED_ENDS:
            return _thrown_in(state)
        case Misdeal.EXPOSED_GOES_ON:
            return _replaced(state, ruling)
        case Misdeal.TOO_FEW:
            return _short_handed(state, ruling)
        case Misdeal.TOO_MANY:
            return _surplus_laid(state, ruling)


def ruling_problems(state: State, ruling: Ruling) -> list[RulingError]:
    """Why a ruling cannot be made now; lists every problem."""
    problems: list[RulingError] = []
    if state.is_over:
        problems.append(RulingError("engine-deal-over"))
    if not 0 <= ruling.seat < state.players:
        return [*problems, RulingError("engine-no-seat", seat=ruling.seat, last=state.players - 1)]
    hand, stock = state.hand(ruling.seat), state.stock()
    if ruling.kind is Misdeal.EXPOSED_ENDS:
        return problems + [RulingError("engine-own-mistake")] * (ruling.seat == state.dealer)
    if not ruling.cards:
        problems.append(RulingError("engine-ruling-cards"))
    if ruling.kind is Misdeal.TOO_MANY:
        upcoming = card_set(stock[: ruling.cards.bit_count()])
        return problems + [RulingError("engine-ruling-stock")] * (ruling.cards != upcoming)
    if ruling.cards & ~hand:
        missing = format_cards(ruling.cards & ~hand, state.rules.deck.pack)
        problems.append(RulingError("engine-not-in-hand", seat=ruling.seat, cards=missing))
    pack_back = sorted([*stock, *cards_in(ruling.cards)])
    if ruling.kind is Misdeal.EXPOSED_GOES_ON and sorted(ruling.order) != pack_back:
        problems.append(RulingError("engine-ruling-order"))
    return problems


def _penalized(state: State) -> State:
    """The dealer's side loses a point. 004:34-35"""
    cost = penalties(Misdeal.TOO_FEW, state.side_of(state.dealer), state.side_count)
    set_counts(state, {"penalties": [state.penalty(side) + points for side, points in enumerate(cost)]})
    return state


def _hands(state: State) -> list[int]:
    return [state.hand(seat) for seat in range(state.players)]


def _thrown_in(state: State) -> State:
    """The state after a deal is thrown in: nothing of the deal counts except earlier penalties. 004:34"""
    sides, seats = range(state.side_count), range(state.players)
    holders = range(len({state.holder(seat) for seat in seats}))
    after = state.filled([0 for _ in seats], ())
    set_public(
        after, turn=state.turn, dealer=state.dealer, turn_no=state.turn_no, round_no=state.round_no, last_capturer=-1,
        loose=0, builds=(), piles=[0 for _ in holders], sweeps=[0 for _ in sides],
        scores=[state.score(side) for side in sides], proofs=[0 for _ in seats],
    )  # fmt: skip
    for holder in holders:
        after.set_pile(holder, ())
    none = [0 for _ in sides]
    set_counts(after, {"large_sweeps": none, "oranges": none, "false_oranges": none})
    stop(after)
    return _penalized(after)


def _replaced(state: State, ruling: Ruling) -> State:
    """The state after the seen cards are shuffled into the stock; the hand gets new cards from there. D-30"""
    hands, count = _hands(state), ruling.cards.bit_count()
    hands[ruling.seat] = hands[ruling.seat] & ~ruling.cards | card_set(ruling.order[:count])
    after = state.filled(hands, ruling.order[count:])
    set_shown(after, {name: _without(seats, ruling.seat) for name, seats in _known(state).items()})
    if state.stock_size:
        _forget_bottom(after)
    return after


def _short_handed(state: State, ruling: Ruling) -> State:
    """The state after the cards that a hand should not have got yet go back on top of the stock. 004:35

    Nobody sees which cards these are, so the hand proves nothing any more. A player to move without a card is passed
    over.
    """
    hands = _hands(state)
    hands[ruling.seat] &= ~ruling.cards
    after = state.filled(hands, (*cards_in(ruling.cards), *state.stock()))
    set_shown(after, {"proofs": _without(_known(state)["proofs"], ruling.seat)})
    if not state.stock_size:
        _forget_bottom(after)
    _check_bottom(after)
    pass_over(after)
    return _penalized(after)


def _check_bottom(state: State) -> None:
    """Forget the card that was seen at the bottom of the pack, unless it still goes to the player who usually gets the
    last card: by that it is known where it is. 000:174, D-74
    """
    if state.bottom in state.stock() and _last_place(state) != last_receiver(state):
        _forget_bottom(state)


def _forget_bottom(state: State) -> None:
    """Nobody knows any more where the last card of the pack is."""
    turn = {name: getattr(state, name) for name in ("turn", *TurnParts.__annotations__)}
    set_turn(state, turn | {"bottom": NO_CARD})


def _last_place(state: State) -> int:
    """Where the last card of the stock will be dealt; -1 for the table, or if cards are drawn one by one."""
    rest, last = state, -1
    while state.rules.dealing.replenish is Replenish.ROUNDS and rest.stock_size:
        rest = rest.filled([0] * state.players, rest.stock())
        last = round_packets(rest, 0)[-1][0]
        set_counts(rest, {"short_hands": [0] * state.players})
    return last


def _known(state: State) -> dict[str, list[int]]:
    """What players have shown of their hands, as bits by seat."""
    return {
        name: [sum(1 << value for value in shown(seat)) for seat in range(state.players)]
        for name, shown in (("proofs", state.proven), ("lacks", state.lacking), ("apart", state.apart_by))
    }


def _without(seats: list[int], seat: int) -> list[int]:
    """These bits, none for one seat."""
    return [0 if each == seat else bits for each, bits in enumerate(seats)]


def _surplus_laid(state: State, ruling: Ruling) -> State:
    """The state after a misdeal of too many cards: the extra cards go to the table; the dealer gets fewer in the next
    round. D-31

    If there is no next one, nothing is owed.
    """
    count = ruling.cards.bit_count()
    after = state.copy()
    lay_surplus(after, count)
    owed = [after.short_hand(seat) for seat in range(after.players)]
    owed[after.dealer] += count * is_surplus_owed(state, count)
    set_counts(after, {"short_hands": owed})
    _check_bottom(after)
    return _penalized(after)


def is_surplus_owed(state: State, count: int) -> bool:
    """Whether the dealer gets fewer cards in a next round after this many extra cards. D-31"""
    return state.stock_size > count and state.rules.dealing.replenish is not Replenish.DRAW


def most_wrong(state: State, kind: Misdeal, seat: int) -> int:
    """How many cards too few or too many a hand can have got, at most: too many are no more than a hand has."""
    if kind is Misdeal.TOO_FEW:
        return state.hand_size(seat)
    most = min(state.stock_size, state.rules.dealing.hand, MOST_OWED)
    return max(0, most - state.short_hand(state.dealer))


def last_dealt(state: State, order: Sequence[int], seat: int, count: int) -> int:
    """The cards that a hand got last, by the order of the pack."""
    held = [card for card in order if state.hand(seat) >> card & 1]
    return card_set(held[-count:]) if count > 0 else 0
