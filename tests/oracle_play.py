"""Casino by brute force: what a play, a deal and a claim lead to (see `oracle`)."""

from collections.abc import Sequence

from cassino.rules.options import Replenish
from cassino.rules.rules import Rules
from oracle import NOBODY, Pile, Play, Position

TABLE = -1


def packets(rules: Rules, players: int, dealer: int, with_table: bool) -> list[tuple[int, int]]:
    """Who gets how many cards one after the other: others, table, dealer, in packets until all have theirs (B5)."""
    places = [(dealer + step) % players for step in range(1, players)]
    places += [TABLE, dealer] if with_table else [dealer]
    wanted = {place: rules.dealing.table if place == TABLE else rules.dealing.hand for place in places}
    result = []
    while any(wanted.values()):
        for place in places:
            size = min(rules.dealing.packet, wanted[place])
            if size:
                result.append((place, size))
            wanted[place] -= size
    return result


def hand_out(position: Position, with_table: bool) -> None:
    for place, size in packets(position.rules, position.players, position.dealer, with_table):
        cards, position.stock = position.stock[:size], position.stock[size:]
        (position.loose if place == TABLE else position.hands[place]).update(cards)


def dealt(rules: Rules, players: int, dealer: int, order: Sequence[int]) -> Position:
    """The position after the first dealing; the seat after the dealer leads (B4)."""
    position = Position(rules, [set() for _ in range(players)], set(), stock=list(order), dealer=dealer)
    position.piles = [set() for _ in range(position.side_count)]
    position.turn = (dealer + 1) % players
    hand_out(position, with_table=True)
    return position


def take(position: Position, cards: set[int]) -> None:
    position.loose -= cards
    position.builds = [build for build in position.builds if not build.cards <= cards]


def lay(position: Position, play: Play) -> None:
    """The card goes to the table, a pile or a build."""
    seat, side = position.turn, position.side(position.turn)
    position.hands[seat].remove(play.card)
    take(position, set(play.taken))
    if play.kind == "trail":
        position.loose.add(play.card)
    elif play.kind == "capture":
        position.piles[side] |= play.taken | {play.card}
        position.last_capturer = seat
        if not position.loose and not position.builds:
            position.sweeps.append(side)
    else:
        position.builds.append(Pile(play.taken | {play.card}, play.value, seat, position.turn_no))


def replenish(position: Position) -> None:
    """A draw after one's own turn, or a new round when all hands are empty (B5)."""
    if position.rules.dealing.replenish is Replenish.DRAW:
        if position.stock:
            position.hands[position.turn].add(position.stock.pop(0))
    elif position.stock and not any(position.hands):
        hand_out(position, with_table=False)


def close(position: Position) -> None:
    """The residue goes to the last side to capture, or to nobody (B19, D-38); it is no sweep."""
    position.is_over = True
    if position.last_capturer == NOBODY:
        return
    pile = position.piles[position.side(position.last_capturer)]
    pile |= position.loose.union(*(build.cards for build in position.builds))
    position.loose, position.builds = set(), []


def after(position: Position, play: Play) -> Position:
    """The position that a play leads to; the old one stays as it is."""
    new = Position(position.rules, [set(hand) for hand in position.hands], set(position.loose))
    new.builds, new.piles = list(position.builds), [set(pile) for pile in position.piles]
    new.sweeps, new.stock = list(position.sweeps), list(position.stock)
    new.turn, new.dealer, new.turn_no = position.turn, position.dealer, position.turn_no
    new.last_capturer = position.last_capturer
    lay(new, play)
    replenish(new)
    new.turn_no += 1
    if any(new.hands):
        new.turn = (new.turn + 1) % new.players
    else:
        close(new)
    return new
