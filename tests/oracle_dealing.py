"""Casino by brute force: how cards reach hands and table (see `oracle`). B4, B5"""

from collections.abc import Sequence
from dataclasses import replace

from cassino.rules.options import Insist, Leftover, Replenish, RoundLeader
from cassino.rules.rules import Rules
from oracle_cards import NOBODY, Position, pack

TABLE = -1


def hand_size(rules: Rules, players: int) -> int:
    """The cards of a full helping: as the rules say, or an equal share of the whole pack, two players' in halves."""
    if rules.dealing.replenish is Replenish.ALL_CARDS:
        return (len(pack(rules)) - rules.dealing.table) // players // (2 if players == 2 else 1)
    return rules.dealing.hand


def packets(rules: Rules, players: int, dealer: int, with_table: bool, left: int = 52) -> list[tuple[int, int]]:
    """Who gets how many cards one after the other: others, table, dealer, in packets until all have theirs (B5).

    When too few are left, each gets as many as all can, and the rest goes to the table (000:130, D-80).
    """
    places = [(dealer + step) % players for step in range(1, players)]
    size, table = hand_size(rules, players), rules.dealing.table if with_table else 0
    rest = 0
    if rules.dealing.leftover is Leftover.SHORT_ROUND and left - table < size * players:
        size = (left - table) // players
        rest = (left - table) % players
    to_table = table if not rules.dealing.cut else 0
    places += [TABLE, dealer]
    wanted = {place: to_table if place == TABLE else size for place in places}
    result = [(TABLE, table)] if rules.dealing.cut and table else []
    while any(wanted.values()):
        for place in places:
            count = min(rules.dealing.packet, wanted[place])
            if count:
                result.append((place, count))
            wanted[place] -= count
    return result + ([(TABLE, rest)] if rest else [])


def lay_loose(position: Position, cards: Sequence[int]) -> None:
    """Cards come to the table one after the other."""
    for card in cards:
        position.loose.add(card)
        position.arrivals[card] = position.clock
        position.clock += 1


def hand_out(position: Position, with_table: bool) -> None:
    rules = position.rules
    for place, size in packets(rules, position.players, position.dealer, with_table, len(position.stock)):
        cards, position.stock = position.stock[:size], position.stock[size:]
        if place == TABLE:
            lay_loose(position, cards)
        else:
            position.hands[place].update(cards)


def dealt(
    rules: Rules, players: int, dealer: int, order: Sequence[int], scores: Sequence[int] = (), tiebreak: bool = False
) -> Position:
    """The position after the first dealing; the seat after the dealer leads (B4).

    Where the leader cuts the table cards, they are the first of the order (002:21).
    """
    position = Position(rules, [set() for _ in range(players)], set(), dealer=dealer, scores=list(scores))
    position.stock = list(order)
    position.turn = position.turn_of = position.leader = (dealer + 1) % players
    position.tiebreak = tiebreak
    hand_out(position, with_table=True)
    position.duty = duty_from_start(rules)
    return position


def duty_from_start(rules: Rules) -> int:
    """Where everything must always be taken and added, no demand is needed (D-53)."""
    return 3 if rules.calling.insist is Insist.ALWAYS else 0


def draw(position: Position) -> None:
    """A card after one's own turn (004:38, 002:133)."""
    if position.rules.dealing.replenish is Replenish.DRAW and position.stock:
        position.hands[position.turn_of].add(position.stock.pop(0))


def next_round(position: Position) -> None:
    """New hands; the leader is the same as before, or whoever made the last capture (B4, D-67)."""
    rule = position.rules.seating.round_leader
    if rule is RoundLeader.LAST_CAPTURER and position.round_capturer != NOBODY:
        position.leader = position.round_capturer
    position.round_capturer, position.plays_owed = NOBODY, 1
    if position.is_lenient:
        position.builds = [replace(build, owner=NOBODY) for build in position.builds]
    hand_out(position, with_table=False)
    position.turn = position.leader
