"""What must hold at every moment of a deal, whatever the rules; see the soak (`soak.py`)."""

from cassino.cards import cards_in
from cassino.engine.counting import partition
from cassino.engine.scoring import score_deal
from cassino.engine.state import NO_CARD, Build, State
from cassino.rules import Rules
from cassino.rules.options import (
    BuildLimit,
    Cancelling,
    Combinations,
    Each,
    Enforcement,
    Enough,
    EqualValue,
    ForPartner,
    Most,
    PileFace,
    PileOf,
    Primiera,
    Replenish,
    Residue,
    Ties,
    cards_of,
)
from oracle_cards import covers, set_count
from random_rules import described


class Broken(AssertionError):
    """An invariant does not hold."""


LARGEST_SEARCH = 12
"""Builds of more cards are divided by the engine's search with memory; trying all divisions would take minutes."""


def divided(build: Build) -> bool:
    """Whether a large build divides into sets of its value."""
    return partition(build.cards, build.value) is not None


def require(holds: object, what: str, state: State) -> None:
    if not holds:
        raise Broken(f"{what}: seat {state.turn}, turn {state.turn_no}, {described(state.rules)}")


def holders(state: State) -> range:
    of_players = state.rules.piling.of is PileOf.PLAYER
    return range(state.players if of_players else state.side_count)


def check_cards(state: State) -> None:
    """Every card is in one place: stock, hand, table, build, pile, or shown by the capturer whom others answer."""
    places = [state.hand(seat) for seat in range(state.players)] + [state.loose]
    places += [build.cards for build in state.builds()]
    places += [state.pile(side) for side in range(state.side_count)]
    places += [1 << card for card in state.stock()]
    if state.window in (3, 4):
        places.append(state.shown)
    pack = state.rules.deck.cards
    together = 0
    for place in places:
        together |= place
    require(together == pack, "some card is nowhere", state)
    require(sum(place.bit_count() for place in places) == pack.bit_count(), "some card is in two places", state)
    sizes = [state.hand(seat).bit_count() == state.hand_size(seat) for seat in range(state.players)]
    require(all(sizes), "a hand has another size than it says", state)


def check_piles(state: State) -> None:
    """A face-up pile has an order, of just the cards that its side has captured."""
    if state.rules.piling.face is not PileFace.UP:
        return
    for side in range(state.side_count):
        orders = [state.pile_of(holder) for holder in holders(state) if state.side_of(holder) == side]
        cards = [card for order in orders for card in order]
        require(len(set(cards)) == len(cards), "a pile has a card twice", state)
        require(sum(1 << card for card in cards) == state.pile(side), "the order of a pile has other cards", state)
    for holder in holders(state):
        order = state.pile_of(holder)
        require(state.top(holder) == (order[-1] if order else NO_CARD), "a top is not the last card", state)
        if state.rules.piling.pictures_below and not state.is_over:
            pictures = [card >> 2 >= 10 for card in order]
            require(pictures == sorted(pictures, reverse=True), "a picture lies above a number", state)


def check_builds(state: State) -> None:
    """A build divides into sets of its value, and its owner holds a card for it."""
    rules, values = state.rules, dict[int, set[int]]()
    for build in state.builds():
        cards = frozenset(cards_in(build.cards))
        require(len(cards) > 1, "a build of one card", state)
        divides = set_count(rules, cards, build.value) if len(cards) <= LARGEST_SEARCH else divided(build)
        require(divides, "a build does not divide into its sets", state)
        values.setdefault(build.owner, set()).add(build.value)
    if may_strand(rules) or state.is_over:
        return
    for owner, owned in values.items():
        hand = [*cards_in(state.hand(owner))]
        if state.window in (3, 4) and owner == state.turn_of:
            hand += cards_in(state.shown)
        require(covers(rules, hand, owned), "an owner cannot capture what he owns", state)


def may_strand(rules: Rules) -> bool:
    """Whether an owner may be left without the card for a build: nobody forbids it, or he can do nothing else (D-12).

    One card cannot take two builds where a play takes one thing; a partner may be given more builds than he may own.
    """
    building = rules.building
    one_at_a_time = (
        rules.capturing.combinations is Combinations.ONE and building.equal_value is not EqualValue.MUST_MERGE
    )
    gets_builds = building.for_partner is not ForPartner.NEVER or building.partner_asks
    too_many = building.limit is not BuildLimit.NONE and gets_builds
    return rules.calling.enforcement is Enforcement.TABLE or one_at_a_time or too_many


def check_round_end(before: State, after: State) -> None:
    """Where owners hold their cards, hands can only be empty when there are no builds (D-16)."""
    if after.is_over or may_strand(before.rules) or before.rules.dealing.replenish is Replenish.DRAW:
        return
    if after.stock_size < before.stock_size:
        require(not after.builds(), "builds at the end of a round", after)


def check_end(state: State) -> None:
    """The points of a finished deal."""
    score, rules = score_deal(state), state.rules
    if state.claimant >= 0 or state.stock_size or any(state.hand_size(seat) for seat in range(state.players)):
        return
    captured = sum(state.pile(side).bit_count() for side in range(state.side_count))
    everything = rules.deck.cards.bit_count()
    left = 0
    if rules.piling.residue is Residue.NOBODY:
        left = (state.loose | sum(build.cards for build in state.builds())).bit_count()
    require(captured + left == everything or state.last_capturer < 0, "captured cards are missing", state)
    require(state.last_capturer >= 0 or captured == 0, "somebody has cards without a capture", state)
    if rules.sweeping.cancelling is Cancelling.ALL_SIDES:
        made = [state.sweeps(side) for side in range(state.side_count)]
        net = [number - score.cancelled for number in made]
        require(min(net) == 0, "cancelling leaves every side a sweep", state)
    if not any(score.restrictions) and captured == everything:
        check_points(state, score.points)


def check_points(state: State, points: tuple[int, ...]) -> None:
    """The points of all sides together are those that there were to win (B20)."""
    least, most = items_total(state.rules, state.side_count)
    extra = extra_points(state)
    total = sum(points) - extra
    require(least <= total <= most, f"{total} points, not {least} to {most}", state)


def items_total(rules: Rules, sides: int) -> tuple[int, int]:
    """The points that the items of a rule set give at least and at most."""
    least = most = 0
    for item in rules.scoring.items:
        if isinstance(item, Each):
            there_are = (pack_of(rules) & cards_of(item.of)).bit_count()
            least, most = least + there_are * item.points, most + there_are * item.points
        elif isinstance(item, Enough):
            most += sides * item.points
        elif isinstance(item, Most):
            shared = sides if rules.scoring.ties is Ties.ONE_EACH else 0
            most += max(item.points, shared)
        elif isinstance(item, Primiera):
            most += item.points
    return least, most + sum(rules.carried)


def pack_of(rules: Rules) -> int:
    return rules.deck.cards


def extra_points(state: State) -> int:
    """Points for sweeps, oranges and rulings."""
    score = score_deal(state)
    names = {"sweeps", "large_sweeps", "first_sweep", "oranges", "false_oranges", "penalties"}
    return sum(sum(line.points) for line in score.lines if line.name in names)


def check_state(state: State) -> None:
    """All that must hold at any moment."""
    check_cards(state)
    check_piles(state)
    check_builds(state)
    if state.is_over:
        check_end(state)


__all__ = ["Broken", "check_round_end", "check_state"]
