"""Whole rule sets made at random and always sound: every mechanism beside every other."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Protocol, TypeVar

from cassino import cards
from cassino.rules import Rules, options
from cassino.rules.card_values import LARGEST_VALUE
from cassino.rules.options import (
    OPTIONS,
    RECORDS,
    RULE_OPTIONS,
    Combinations,
    EqualValue,
    Insist,
    Leftover,
    NearTarget,
    Pack,
    PileFace,
    Replenish,
    SeveralReach,
    Sides,
    Source,
)

Thing = TypeVar("Thing")
SEATS = (2, 2, 3, 4, 4, 4, 5, 6)
LARGEST_HAND = 8
"""Of a round; where all cards are dealt at once hands are as large as they come."""
SEVERAL_CARDS = 4
"""The largest hand where several cards are played together."""
NEEDED_NEAR_TARGET = (options.Most("cards", 3), options.Most("spades", 1), options.Each("10D", 2))
SOURCES = (Source.NONE, Source.HAND, Source.HAND, Source.HAND_AND_TABLE, Source.HAND_AND_TABLE)
INSIST = (*Insist, Insist.ASKED)


def described(rules: Rules) -> str:
    """The options that are not at their default, for failure messages."""
    told = [f"{option.key}={option.of(rules)}" for option in RULE_OPTIONS if not option.is_default(rules)]
    return f"{rules.id}: {'; '.join(told)}"


class Choose(Protocol):
    """Picks one of several things."""

    def __call__(self, things: Sequence[Thing], /) -> Thing: ...


def with_option(rules: Rules, name: str, key: str, value: Any) -> Rules:
    """A rule set with one option changed."""
    return OPTIONS[f"{name}.{key}"].changed(rules, value)


def with_default(rules: Rules, key: str) -> Rules:
    """A rule set with one option at its default."""
    return OPTIONS[key].changed(rules, OPTIONS[key].default)


def without_idle_options(rules: Rules) -> Rules:
    """The same game, with the options that have no effect at their default."""
    while idle := [option for option in RULE_OPTIONS if option.idle_reason(rules) and not option.is_default(rules)]:
        for option in idle:
            rules = option.changed(rules, option.default)
    return rules


def repaired(rules: Rules) -> Rules:
    """A sound rule set: what contradicts something else is at its default."""
    for _ in range(20):
        rules = without_idle_options(rules)
        found = rules.problems()
        if not found:
            return rules
        for problem in found:
            rules = with_default(rules, remedy(problem.where))
    raise AssertionError(f"cannot be repaired: {rules.problems()}")


def settled(rules: Rules) -> Rules:
    """Without what the rule book says nothing about: which of two equal builds one must take, or can take alone;
    whether an insisted capture can make an orange of its own.
    """
    if rules.calling.insist is not Insist.NEVER:
        rules = with_default(rules, "calling.orange")
    if rules.building.equal_value is not EqualValue.MUST_MERGE and rules.building.source is not Source.NONE:
        rules = with_default(rules, "building.joined_to_capture")
        if rules.capturing.combinations is Combinations.ONE:
            rules = with_option(rules, "building", "equal_value", EqualValue.MUST_MERGE)
    return rules


def remedy(where: str) -> str:
    """The option to give up for a problem."""
    if where.startswith("counting.in_hand"):
        return "counting.in_hand"
    return "ending.several" if where.startswith("scoring.items") else where


@cache
def deals(
    deck: options.Deck,
    players: tuple[int, ...],
    replenish: Replenish,
    leftover: Leftover,
    most_in_hand: int,
    most_on_table: int,
) -> tuple[tuple[int, int], ...]:
    """Sizes of hand and table with which the pack is dealt out, for each number of players."""
    size = deck.cards.bit_count()
    hands = range(1, min(most_in_hand, LARGEST_HAND) + 1) if replenish is not Replenish.ALL_CARDS else [4]
    tables = range(most_on_table + 1)
    return tuple(
        (hand, table)
        for hand in hands
        for table in tables
        if all(fits(size - table, number, hand, replenish, leftover, most_in_hand) for number in players)
    )


def fits(rest: int, players: int, hand: int, replenish: Replenish, leftover: Leftover, most_in_hand: int) -> bool:
    """Whether so many cards beside the table can be dealt out."""
    if replenish is Replenish.ALL_CARDS:
        helpings = players * (2 if players == 2 else 1)
        return rest % helpings == 0 and rest // helpings <= most_in_hand
    over = rest % (players * (hand if replenish is Replenish.ROUNDS else 1))
    may_be_short = replenish is Replenish.ROUNDS and leftover is Leftover.SHORT_ROUND and over >= players
    return hand * players <= rest and (not over or may_be_short)


def record(choose: Choose, name: str, **known: Any) -> Any:
    """One of the twelve records; words and booleans at random, numbers as given or at their default."""
    declared = {option.key.partition(".")[2]: option for option in RULE_OPTIONS if option.key.startswith(f"{name}.")}
    values = {key: (False, True) if option.type is bool else option.choices for key, option in declared.items()}
    return RECORDS[name](**{key: choose(choices) for key, choices in values.items() if choices} | known)


def scoring_items(
    choose: Choose, deck: options.Deck, several: SeveralReach, near: NearTarget
) -> tuple[options.Item, ...]:
    """Items of which none appears twice; those that a side near the target needs are there."""
    in_pack = deck.cards
    kinds = [word for word in options.KINDS if options.KINDS[word] & in_pack]
    ones = [cards.format_card(card) for card in cards.cards_in(in_pack)]
    is_ordered = several is SeveralReach.PRIORITY_COUNT
    items: list[options.Item] = list(NEEDED_NEAR_TARGET) if near is not NearTarget.FREE else []
    for _ in range(choose(range(4))):
        word = choose(kinds)
        there_are = (options.cards_of(word) & in_pack).bit_count()
        items.append(options.Most(word, choose(range(1, 6)), choose((0, 0, 1, there_are // 2 + 1))))
    for _ in range(choose(range(5))):
        items.append(options.Each(choose(ones if is_ordered else kinds + ones), choose(range(1, 6))))
    if choose((False, False, True)):
        word = choose(kinds)
        items.append(options.Enough(word, choose(range(1, 4)), choose(range(1, 4))))
    if choose((False, False, True)) and len(deck.suits) in (0, 4):
        items.append(options.Primiera(choose(range(1, 4))))
    return tuple(distinct(items)) or (options.Most("cards", 1),)


def in_hand(choose: Choose, deck: options.Deck) -> tuple[options.InHand, ...]:
    """Some ranks and cards that count differently in the hand."""
    known = ("aces", "twos", "sevens", "kings", "2S", "10D", "JC")
    words = [word for word in known if options.cards_of(word) & deck.cards]
    named = dict.fromkeys(choose(words) for _ in range(choose(range(1, 4)))) if words else {}
    return tuple(options.InHand(word, choose(range(1, LARGEST_VALUE + 1))) for word in named)


def distinct(items: Sequence[options.Item]) -> Iterator[options.Item]:
    seen = set()
    for item in items:
        subject = (type(item), getattr(item, "of", ""))
        if subject not in seen:
            seen.add(subject)
            yield item


def part_of_pack(choose: Choose) -> options.Deck:
    """A pack, now and then without some of its ranks or suits."""
    pack = choose(list(Pack))
    ranks: tuple[int, ...] = ()
    if choose((False,) * 5 + (True,)):
        most = options.pack_cards(pack).bit_count() // 4
        out = {choose(range(1, most + 1)) for _ in range(choose(range(1, most - 2)))}
        ranks = tuple(rank for rank in range(1, most + 1) if rank not in out)
    left_out = choose((None,) * 7 + (0, 1, 3))
    suits = tuple(suit for suit in options.SuitName if suit.number != left_out) if left_out is not None else ()
    return options.Deck(pack, ranks, suits)


def seatings(choose: Choose, players: int | None) -> tuple[int, ...]:
    """One number of players or several."""
    numbers = [choose(SEATS) for _ in range(choose(range(1, 3)))]
    return tuple(dict.fromkeys([players] if players else numbers))


def sides_for(numbers: Sequence[int]) -> Sequence[Sides]:
    return (Sides.SOLO, Sides.PAIRS_OF_FOUR, Sides.PAIRS_OF_FOUR) if 4 in numbers else (Sides.SOLO,)


def made_at_random(choose: Choose, players: int | None = None, most_in_hand: int = 16, most_on_table: int = 8) -> Rules:
    """A sound rule set; with `players` one that this number can play."""
    deck, numbers = part_of_pack(choose), seatings(choose, players)
    replenish, leftover = choose(list(Replenish)), choose(list(Leftover))
    plays_several = choose((False,) * 5 + (True,))
    largest = SEVERAL_CARDS if plays_several else most_in_hand
    sizes = deals(deck, numbers, replenish, leftover, largest, most_on_table)
    if not sizes:
        numbers, replenish = numbers[:1], Replenish.ROUNDS
        sizes = deals(deck, numbers, replenish, Leftover.SHORT_ROUND, largest, most_on_table)
        leftover = Leftover.SHORT_ROUND
    hand, table = choose(sizes)
    packet = choose(range(1, (hand if replenish is not Replenish.ALL_CARDS else 2) + 1))
    several, near = choose(list(SeveralReach)), choose((NearTarget.FREE, *NearTarget))
    has_ten_and_spades = (
        deck.pack in (Pack.FRENCH_52, Pack.NO_PICTURES_40)
        and options.cards_of("10D") & deck.cards
        and options.cards_of("spades") & deck.cards
    )
    source = Source.NONE if plays_several else choose(SOURCES)
    is_special = source is Source.NONE and not plays_several and choose((False, True, True))
    items = scoring_items(choose, deck, several, near if has_ten_and_spades else NearTarget.FREE)
    known_dealing = {"hand": hand, "table": table, "replenish": replenish, "leftover": leftover, "packet": packet}
    known_ending = {"target": choose((7, 11, 21, 40)), "deals": choose((0, 0, 0, 1, 2))}
    drawn = Rules(
        id="random",
        own_title="Random",
        deck=deck,
        seating=record(choose, "seating", players=numbers, sides=choose(sides_for(numbers))),
        dealing=record(choose, "dealing", **known_dealing),
        counting=record(choose, "counting", in_hand=in_hand(choose, deck) if is_special else ()),
        capturing=record(choose, "capturing", **known_capturing(choose, plays_several)),
        building=record(choose, "building", source=source),
        trailing=record(choose, "trailing"),
        piling=record(choose, "piling", face=choose((PileFace.DOWN, PileFace.UP, PileFace.UP))),
        sweeping=sweeping(choose),
        calling=record(choose, "calling", false_claim_points=choose((0, -1, -11)), insist=choose(INSIST)),
        scoring=record(choose, "scoring", items=items),
        ending=record(choose, "ending", several=several, near_target=near, **known_ending),
    )
    return repaired(settled(repaired(drawn)))


def known_capturing(choose: Choose, plays_several: bool) -> dict[str, Any]:
    known: dict[str, Any] = {"hand_total_at_most": choose((0, 0, 13, 9))}
    return known if plays_several else known | {"from_hand": options.FromHand.ONE_CARD}


def sweeping(choose: Choose) -> options.Sweeping:
    large = choose((0, 0, 3, 4))
    return options.Sweeping(
        points=choose(range(4)),
        large_from=large,
        large_points=choose((4, 10)) if large else 0,
        count_played=choose((False, True)),
        first_play_points=choose((0, 0, 2)),
        cancelling=choose(list(options.Cancelling)),
        until_score=choose((0, 0, 0, 4)),
        after_stock=choose((True, True, True, False)),
        last_play=choose((True, True, False)),
        victim_plays=choose((1, 1, 1, 2, 3)),
    )
