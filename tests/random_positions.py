"""Random positions that a deal could reach: cards everywhere, builds whose owners hold what they must."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random

from cassino.rules.options import EqualValue, PileFace, Replenish, Source
from cassino.rules.rules import Rules
from oracle import Pile, Position, is_group, is_valueless, rank, suit, values_in_hand
from oracle_captures import limit
from oracle_cards import Sweep
from oracle_dealing import duty_from_start, packets
from oracle_play import note_arrivals
from oracle_scoring import pack
from random_rules import described


class Unlucky(Exception):
    """The draw leads to no position; draw again."""


@dataclass(frozen=True)
class Clock:
    """How far a deal has come: plays before this round, plays in it, cards still in the stock, cards of a hand."""

    before: int
    played: int
    stock: int
    hand: int


def random_position(rules: Rules, random: Random, most_loose: int = 7) -> Position:
    """A position of the rules with at most so many loose cards."""
    while True:
        try:
            return _attempt(rules, random, most_loose)
        except Unlucky:
            continue


def random_clock(rules: Rules, players: int, random: Random) -> Clock:
    """A moment of a deal; the players of a round have played as evenly as turns allow."""
    dealing, size = rules.dealing, len(pack(rules))
    if dealing.replenish is Replenish.DRAW:
        at_first = size - dealing.table - dealing.hand * players
        before = random.randrange(at_first + 1)
        played = random.randrange(dealing.hand * players) if before == at_first else 0
        return Clock(before, played, at_first - before, dealing.hand)
    rounds = list(_rounds(rules, players))
    number = random.randrange(len(rounds))
    hand, stock = rounds[number]
    before = sum(players * size for size, _ in rounds[:number])
    return Clock(before, max(random.randrange(hand * players), random.randrange(hand * players)), stock, hand)


def _rounds(rules: Rules, players: int) -> Iterator[tuple[int, int]]:
    """The cards of a hand in each round, and the stock after it is dealt."""
    left = len(pack(rules))
    while left:
        dealt = packets(rules, players, 0, with_table=left == len(pack(rules)), left=left)
        left -= sum(count for _, count in dealt)
        yield sum(count for place, count in dealt if place == 0), left


def _attempt(rules: Rules, random: Random, most_loose: int) -> Position:
    players = random.choice(rules.seating.players)
    clock = random_clock(rules, players, random)
    dealer = random.randrange(players)
    position = Position(rules, [set() for _ in range(players)], set(), dealer=dealer)
    position.turn_no = clock.before + clock.played
    leader = dealer + 1
    position.turn = position.turn_of = (leader + position.turn_no) % players
    position.stock = [0] * clock.stock
    free = list(pack(rules))
    _favour_small_cards(free, random)
    _place_builds(position, clock, free, random)
    _fill_hands(position, clock, leader, free, random)
    _place_loose(position, free, random.randint(0, most_loose))
    _share_out(position, clock, free, random)
    _tell_history(position, leader)
    return position


def _tell_history(position: Position, leader: int) -> None:
    """When the cards came to the table, and each seat's latest turn."""
    position.duty = duty_from_start(position.rules)
    for number, build in enumerate(position.builds):
        formed = position.clock
        position.builds[number] = replace(build, order=tuple(sorted(build.cards)), formed=formed)
        note_arrivals(position, sorted(build.cards))
    note_arrivals(position, sorted(position.loose))
    for turn in range(max(0, position.turn_no - position.players), position.turn_no):
        position.last_turns[(leader + turn) % position.players] = turn


def _favour_small_cards(cards: list[int], random: Random) -> None:
    """A shuffled order in which small cards, which make sums, tend to come first."""
    cards.sort(key=lambda card: random.random() * (rank(card) + 4))


def _place_builds(position: Position, clock: Clock, free: list[int], random: Random) -> None:
    rules = position.rules
    if rules.building.source is Source.NONE:
        return
    recent = clock.before + clock.played if rules.dealing.replenish is Replenish.DRAW else clock.played
    moments = list(range(position.turn_no - recent, position.turn_no))
    for moment in sorted(random.sample(moments, min(len(moments), random.choice((0, 1, 2, 2, 3, 4))))):
        values = {value for card in free for value in values_in_hand(rules, card)}
        if rules.building.equal_value is EqualValue.MUST_MERGE:
            values -= {build.value for build in position.builds}
        value = random.choice([build.value for build in position.builds if build.value in values] + sorted(values))
        owner = (position.dealer + 1 + moment) % position.players
        if sum(build.owner == owner for build in position.builds) >= limit(position):
            continue
        if cards := _build_cards(rules, value, free, random):
            position.builds.append(Pile(frozenset(cards), value, owner, moment))


def _build_cards(rules: Rules, value: int, free: list[int], random: Random) -> list[int]:
    """The cards of a simple or multiple build, taken out of the free ones; empty if luck failed."""
    cards: list[int] = []
    for _ in range(random.choice((1, 1, 2, 2, 3))):
        group = _group(rules, value, free, random)
        cards += group
        for card in group:
            free.remove(card)
    if len(cards) == 1:
        free.append(cards.pop())
    return cards


def _group(rules: Rules, value: int, free: list[int], random: Random) -> list[int]:
    for size in random.sample((1, 2, 3), 3):
        for _ in range(20 if size <= len(free) else 0):
            cards = random.sample(free, size)
            if is_group(rules, frozenset(cards), value):
                return cards
    return []


def _fill_hands(position: Position, clock: Clock, leader: int, free: list[int], random: Random) -> None:
    """Owners first get a card for each of their values."""
    for seat, hand in enumerate(position.hands):
        place = (seat - leader - clock.before) % position.players
        size = clock.hand - len(range(place, clock.played, position.players))
        for value in sorted({build.value for build in position.builds if build.owner == seat}):
            fitting = [card for card in free if value in values_in_hand(position.rules, card)]
            if not fitting:
                raise Unlucky
            _move(random.choice(fitting), free, hand)
        if seat == position.turn and len(hand) + 2 <= size and random.random() < 0.6:
            _deal_raise(position, hand, free, random)
        while len(hand) < size:
            if not free:
                raise Unlucky
            _move(free[random.randrange(min(len(free), 16))], free, hand)
        if len(hand) > size:
            raise Unlucky


def _deal_raise(position: Position, hand: set[int], free: list[int], random: Random) -> None:
    """Two cards of which one may raise a build to the value of the other, if possible that of another build."""
    rules = position.rules
    numbers = [card for card in free if not is_valueless(rules, card)]
    values = {build.value for build in position.builds}
    pairs = [
        (build.value + rank(lesser), lesser, greater)
        for build in position.builds
        for lesser in random.sample(numbers, min(12, len(numbers)))
        for greater in numbers
        if greater != lesser and build.value + rank(lesser) in values_in_hand(rules, greater)
    ]
    if pairs:
        merging = [pair for pair in pairs if pair[0] in values]
        _, lesser, greater = random.choice(merging if merging and random.random() < 0.6 else pairs)
        _move(lesser, free, hand)
        _move(greater, free, hand)


def _move(card: int, free: list[int], place: set[int]) -> None:
    free.remove(card)
    place.add(card)


def _place_loose(position: Position, free: list[int], count: int) -> None:
    for card in free[:count]:
        _move(card, free, position.loose)


def _share_out(position: Position, clock: Clock, free: list[int], random: Random) -> None:
    """The rest is stock and piles."""
    if len(free) < clock.stock:
        raise Unlucky
    random.shuffle(free)
    position.stock, rest = free[: clock.stock], free[clock.stock :]
    position.piles = [set() for _ in range(position.side_count)]
    favoured = random.randrange(position.side_count)
    for card in rest:
        side = favoured if random.random() < 0.4 else random.randrange(position.side_count)
        position.piles[side].add(card)
    _lay_piles(position, random)
    captors = [seat for seat in range(position.players) if position.piles[position.side(seat)]]
    if captors:
        position.last_capturer = random.choice(captors)
        count = min(random.choice((0, 0, 1, 3)), position.turn_no)
        position.sweeps = [position.side(random.choice(captors)) for _ in range(count)]
        position.marks = [Sweep(side, turn) for turn, side in enumerate(position.sweeps)]


def _lay_piles(position: Position, random: Random) -> None:
    """Face-up piles get an order, pictures below where they belong; partners may have a pile each."""
    if position.rules.piling.face is not PileFace.UP:
        return
    for side, pile in enumerate(position.piles):
        holders = [holder for holder in range(position.holder_count) if holder % position.side_count == side]
        for card in random.sample(sorted(pile), len(pile)):
            position.stacks[random.choice(holders)].append(card)
    if position.rules.piling.pictures_below:
        for stack in position.stacks:
            stack.sort(key=lambda card: rank(card) <= 10)


def describe(position: Position) -> str:
    """The position in a few words, for failure messages."""

    def names(cards: Iterable[int]) -> str:
        return " ".join("A23456789TJQK"[rank(card) - 1] + "CDHS"[suit(card)] for card in sorted(cards))

    builds = [f"[{names(build.cards)}]={build.value} of {build.owner}@{build.turn}" for build in position.builds]
    hands = [f"{seat}: {names(hand)}" for seat, hand in enumerate(position.hands)]
    return (
        f"{described(position.rules)}\nturn {position.turn} (no. {position.turn_no}), dealer {position.dealer}, "
        f"last capturer {position.last_capturer}\nhands {hands}\nloose {names(position.loose)}\nbuilds {builds}\n"
        f"piles {[names(pile) for pile in position.piles]}\nstock {len(position.stock)}"
    )
