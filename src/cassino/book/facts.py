"""What the messages of the rule book choose their words by: every option of the rules, and facts that follow from them.

`book.ftl` says what each fact means.
"""

from collections.abc import Iterator, Sequence

from cassino import cards
from cassino.rules import Rules, options, packs
from cassino.rules.card_values import card_values
from cassino.rules.options import OPTIONS, By, OwnerBuilds, OwnerTrail, Pack, PileFace, Replenish, Tops
from cassino.texts import tell
from cassino.texts.lists import either, listed
from cassino.texts.message import Argument, Arguments
from cassino.texts.plain import on_one_line

NONE = "none"
_ACES = ("AS", "AC", "AH", "AD")
_NICKNAMES = {"10D": "ten_of_diamonds", "2S": "two_of_spades", "7D": "seven_of_diamonds"}


def facts(rules: Rules) -> Arguments:
    """The arguments of every message of the rule book, in the current language."""
    found: dict[str, Argument] = {key.replace(".", "_"): _worded(option.of(rules)) for key, option in OPTIONS.items()}
    found |= {f"words_{thing}": rules.words.other(thing) or NONE for thing in options.THINGS}
    found |= {"title": rules.title}
    for part in (_seats(rules), _pack(rules), _dealing(rules), _building(rules), _piles(rules), _points(rules)):
        found |= part
    return found


def worded(key: str, known: Arguments) -> str:
    """A message of the book, on one line."""
    return on_one_line(tell(key, **known))


def _worded(value: object) -> Argument:
    """The value of an option as a message takes it; lists have facts of their own."""
    if isinstance(value, bool):
        return yes(value)
    if isinstance(value, tuple):
        return len(value)
    return value if isinstance(value, int) else str(value) or NONE


def yes(holds: object) -> str:
    """Yes or no."""
    return "yes" if holds else "no"


def _seats(rules: Rules) -> dict[str, Argument]:
    numbers = rules.seating.players
    fewer = [number for number in sorted(numbers) if number != 4]
    return {
        "players": either(sorted(numbers)),
        "player_counts": len(numbers),
        "usual_players": numbers[0] if numbers[0] != min(numbers) else 0,
        "two": "only" if set(numbers) == {2} else "also" if 2 in numbers else "no",
        "fewer": either(fewer) if fewer else NONE,
    }


def _pack(rules: Rules) -> dict[str, Argument]:
    ranks, suits = bool(rules.deck.ranks), bool(rules.deck.suits)
    return {
        "pack_size": options.pack_size(rules),
        "part": {(True, True): "both", (True, False): "ranks", (False, True): "suits"}.get((ranks, suits), "all"),
        "ranks": rank_spans(ranks_of(rules), rules.deck.pack),
        "suits": listed([_kind(suit, rules) for suit in rules.deck.suits]),
        "pictures": pictures(rules),
        "highest": highest_value(rules),
        "in_hand": listed(in_hand_counts(rules)) or NONE,
    }


def _dealing(rules: Rules) -> dict[str, Argument]:
    dealing = rules.dealing
    is_whole = dealing.replenish is Replenish.ALL_CARDS
    two = 2 in rules.seating.players
    only_two = set(rules.seating.players) == {2}
    return {
        "stock": "always" if not is_whole or only_two else "two" if two else "never",
        "to_table": yes(dealing.table and not dealing.cut and not is_whole),
        "rich_pictures": dealing.rich_pictures if rules.deck.cards & cards.PICTURES else 0,
        "small_limit": yes(0 < rules.capturing.hand_total_at_most < 12),
        "last_round": rules.calling.last_round.value if options.has_rounds(rules) else NONE,
    }


def _building(rules: Rules) -> dict[str, Argument]:
    building, trailing = rules.building, rules.trailing
    if not has_builds(rules):
        names = (
            "raised_by", "raise_sets", "joined_by", "equal_value", "limit", "hold", "for_partner", "joiner", "joining"
        )  # fmt: skip
        return {**dict.fromkeys(names, NONE), "owner_trail": "bound", "partner_binds": "yes"}
    has_pairs = has_partners(rules)
    is_bound = trailing.only_when_stuck and trailing.owner_builds is OwnerBuilds.ANYTHING
    is_lenient = rules.calling.enforcement is options.Enforcement.TABLE
    is_free_joiner = building.joiner is options.Joiner.CHANGES_NOTHING
    is_for_two = building.limit is options.BuildLimit.ONE_WHILE_STOCK and _only_two_have_stock(rules)
    is_useless = has_pairs and not is_lenient
    never = building.for_partner is options.ForPartner.NEVER
    return {
        "raised_by": building.raised_by.value,
        "raise_sets": _raise_sets(rules),
        "joined_by": building.joined_by.value,
        "equal_value": building.equal_value.value,
        "limit": "two" if is_for_two else building.limit.value,
        "hold": "lenient" if is_lenient else "make" if is_free_joiner else "join",
        "for_partner": NONE if not has_pairs or (never and not is_useless) else building.for_partner.value,
        "joiner": building.joiner.value,
        "joining": _joining(rules),
        "owner_trail": "bound" if is_bound else trailing.owner.value,
        "partner_binds": yes(not has_pairs or is_bound or _may_always_trail(rules)),
    }


def _only_two_have_stock(rules: Rules) -> bool:
    return rules.dealing.replenish is Replenish.ALL_CARDS and set(rules.seating.players) != {2}


def _may_always_trail(rules: Rules) -> bool:
    """Whether owners among more than two players may trail."""
    owner = rules.trailing.owner
    return owner is OwnerTrail.FREE or (owner is OwnerTrail.BANNED_WHILE_STOCK and _only_two_have_stock(rules))


def _joining(rules: Rules) -> str:
    """How owners add to their side's builds in steps, or none."""
    if rules.building.joined_by is not By.OWN_SIDE or not has_steps(rules):
        return NONE
    is_free = has_partners(rules) and rules.building.joiner is options.Joiner.CHANGES_NOTHING
    return "without_card" if is_free else "with_card"


def _raise_sets(rules: Rules) -> str:
    building = rules.building
    if building.raised_by is By.NOBODY:
        return NONE
    if has_steps(rules):
        return "step"
    if not building.raise_with_sets:
        return "no"
    return "yes" if building.joined_by is By.NOBODY else "with-builds"


def _piles(rules: Rules) -> dict[str, Argument]:
    kind, piling = "steps" if has_steps(rules) else "hand", rules.piling
    return {
        "pile_order": piling.order.value if piling.face is PileFace.UP else NONE,
        "steal": NONE if piling.stolen is Tops.NONE or not has_builds(rules) else f"{kind}_{piling.stolen.value}",
    }


def _points(rules: Rules) -> dict[str, Argument]:
    items, ending = rules.scoring.items, rules.ending
    scoring = [item_words("book-item-with-points", item, rules) for item in gathered(items)]
    enough = [item for item in items if isinstance(item, options.Enough)]
    most = [item for item in items if isinstance(item, options.Most)]
    below = 5 if ending.near_target is options.NearTarget.LAST_FIVE else 3
    has_target = not ending.deals
    return {
        "items": listed([*scoring, *_besides(rules)]),
        "order": listed(
            [
                *(item_words("book-item-in-order", item, rules) for item in items),
                *([tell("book-item-sweeps")] if rules.sweeping.scores else []),
            ]
        ),
        "sweeps": yes(rules.sweeping.scores),
        "last_sweep": yes(rules.sweeping.last_play) if rules.sweeping.after_stock else NONE,
        "total": deal_total(rules),
        "totals": _totals(rules),
        "most": yes(most),
        "at_least": yes(any(item.at_least for item in most)),
        "enough": yes(enough),
        "enough_what": listed([_several(item.at_least, item.of, rules) for item in enough]),
        "enough_points": either(sorted({item.points for item in enough})),
        "primiera": yes(any(isinstance(item, options.Primiera) for item in items)),
        "doubled": listed(list(_doubled(rules))) or NONE,
        "several": ending.several.value if has_target and not _has_one_winner(rules) else NONE,
        "finish": ending.finish.value if has_target else NONE,
        "restricted_from": ending.target - below,
        "restricted_next": ending.target - below + 1,
        "restricted_cards": ending.target - 3,
        "restricted_ten": ending.target - 2,
        "restricted_to": ending.target - 1,
    }


def _has_one_winner(rules: Rules) -> bool:
    """Whether only one side can score in a deal, and the first point wins."""
    is_single = len(rules.scoring.items) == 1 and isinstance(rules.scoring.items[0], options.Most)
    is_bare = not rules.sweeping.scores and rules.calling.orange is options.Orange.NONE
    return rules.ending.target == 1 and is_single and is_bare and rules.scoring.ties is not options.Ties.ONE_EACH


def _besides(rules: Rules) -> Iterator[str]:
    """What scores besides the cards, with its points."""
    sweeping, calling = rules.sweeping, rules.calling
    if rules.sweeping.scores:
        yield tell(
            "book-item-each-sweep",
            sweeping_points=sweeping.points,
            sweeping_large_from=sweeping.large_from,
            sweeping_large_points=sweeping.large_points,
        )
    if calling.orange is not options.Orange.NONE:
        yield tell("book-item-oranges", calling_orange_points=calling.orange_points)


# Cards


def ranks_of(rules: Rules) -> list[int]:
    """The ranks of the game, by their place in a suit."""
    return [rank for rank in range(1, 14) if rules.deck.cards & cards.rank_mask(rank)]


def rank_spans(ranks: Sequence[int], pack: Pack) -> str:
    """`A to 5 and 10`."""
    spans: list[list[int]] = []
    for rank in ranks:
        if spans and spans[-1][-1] == rank - 1:
            spans[-1].append(rank)
        else:
            spans.append([rank])
    return listed([_span([packs.rank_letter(rank, pack) for rank in span]) for span in spans])


def _span(letters: Sequence[str]) -> str:
    return tell("book-span", first=letters[0], last=letters[-1]) if len(letters) > 2 else listed(letters)


def pictures(rules: Rules) -> str:
    """What pictures count: `plain`, `high`, `low`, or `none` if there are none."""
    if rules.deck.pack is Pack.ITALIAN_40:
        return "low"
    if not rules.deck.cards & cards.PICTURES:
        return NONE
    return "high" if rules.counting.faces is options.Faces.ELEVEN_TO_THIRTEEN else "plain"


def highest_value(rules: Rules) -> int:
    """The highest value that a card can have."""
    values = 0
    for card in cards.cards_in(rules.deck.cards):
        values |= card_values(rules)[card].in_hand
    return values.bit_length() - 1


def in_hand_counts(rules: Rules) -> list[str]:
    """`each ace counts 14`, `2♠ counts 15`: what counts differently in the hand than on the table."""
    return [in_hand_words(item, rules) for item in rules.counting.in_hand]


def in_hand_words(item: options.InHand, rules: Rules) -> str:
    """One of them."""
    return tell("book-in-hand", **_named(item.of, rules, "each"), value=item.value)


# What scores


def item_words(key: str, item: options.Item, rules: Rules) -> str:
    """A scoring item in one of the messages about items."""
    if isinstance(item, options.Primiera):
        return tell(key, **{**_named("cards", rules, "primiera"), "points": item.points, "at_least": 0})
    kind = {options.Most: "most", options.Enough: "enough", options.Each: "each"}[type(item)]
    given = _named(item.of, rules, kind)
    return tell(key, **{**given, "points": item.points, "at_least": getattr(item, "at_least", 0)})


def gathered(items: tuple[options.Item, ...]) -> tuple[options.Item, ...]:
    """Scoring items, the four aces as one if they score the same."""
    aces = [item for item in items if isinstance(item, options.Each) and item.of in _ACES]
    if {item.of for item in aces} != set(_ACES) or len({item.points for item in aces}) > 1:
        return items
    return tuple(item for item in items if item not in aces) + (options.Each("aces", aces[0].points),)


def _named(word: str, rules: Rules, kind: str) -> dict[str, str]:
    """How an item names its cards: a kind of cards, or one card."""
    if word in options.KINDS or kind in ("most", "enough"):
        return {"item": kind, "of": _kind(word, rules, is_key=True), "card": "", "name": NONE}
    pack = rules.deck.pack if options.cards_of(word) & rules.deck.cards else Pack.FRENCH_52
    card = packs.format_card(cards.parse_card(word), pack)
    return {"item": "card", "of": "cards", "card": card, "name": _nickname(word, rules)}


def _kind(word: str, rules: Rules, is_key: bool = False) -> str:
    """A kind of cards as the pack has it, in words or as the catalog's key."""
    pack = rules.deck.pack if options.cards_of(word) & options.pack_cards(rules.deck.pack) else Pack.FRENCH_52
    key = packs.kind_title(word, pack)
    return key if is_key else tell("book-kind", of=key)


def _several(count: int, word: str, rules: Rules) -> str:
    return f"{count} {_kind(word, rules)}"


def _nickname(word: str, rules: Rules) -> str:
    """`big casino`; a card of another pack has none."""
    pack = rules.deck.pack
    if word not in _NICKNAMES or packs.has_colors(pack) or (word == "10D" and pack is Pack.ITALIAN_40):
        return NONE
    if word == "7D":
        return rules.words.word(_NICKNAMES[word]) if rules.words.seven_of_diamonds else NONE
    return rules.words.word(_NICKNAMES[word])


def deal_total(rules: Rules) -> int:
    """The points of a deal without sweeps and oranges, when no majority is shared or missed; without `enough`."""
    total = 0
    for item in rules.scoring.items:
        if isinstance(item, options.Each):
            total += item.points * _in_pack(item, rules)
        elif not isinstance(item, options.Enough):
            total += item.points
    return total


def _totals(rules: Rules) -> str:
    """`9 to 11`: the points of a deal where several sides can have enough of something, or none; else `none`."""
    enough = [item for item in rules.scoring.items if isinstance(item, options.Enough)]
    if not enough:
        return NONE
    least = min(sum(item.points * _fewest(item, sides, rules) for item in enough) for sides in _side_counts(rules))
    most = max(sum(item.points * _largest(item, sides, rules) for item in enough) for sides in _side_counts(rules))
    first, last = deal_total(rules) + least, deal_total(rules) + most
    return either([first, last]) if last == first + 1 else tell("book-span", first=str(first), last=str(last))


def _side_counts(rules: Rules) -> set[int]:
    return {2 if number == 4 and has_partners(rules) else number for number in rules.seating.players}


def _fewest(item: options.Enough, sides: int, rules: Rules) -> int:
    """How many sides have enough at least: none if all can have one card less."""
    return int(_in_pack(item, rules) > sides * (item.at_least - 1))


def _largest(item: options.Enough, sides: int, rules: Rules) -> int:
    """How many sides have enough at most."""
    return min(sides, _in_pack(item, rules) // max(item.at_least, 1))


def _in_pack(item: options.Enough | options.Each, rules: Rules) -> int:
    return (options.cards_of(item.of) & rules.deck.cards).bit_count()


def _doubled(rules: Rules) -> Iterator[str]:
    """Cards named by several items, with their points."""
    each = [item for item in rules.scoring.items if isinstance(item, options.Each)]
    for card in cards.cards_in(rules.deck.cards):
        worth = [item.points for item in each if options.cards_of(item.of) >> card & 1]
        if len(worth) > 1:
            yield tell("book-item-doubled", card=packs.format_card(card, rules.deck.pack), points=sum(worth))


# What the game has


def has_builds(rules: Rules) -> bool:
    """Whether the game has builds at all."""
    return rules.building.source is not options.Source.NONE


def has_steps(rules: Rules) -> bool:
    """Whether a turn is made of several steps. 002:41-49"""
    return rules.building.source is options.Source.HAND_AND_TABLE


def has_partners(rules: Rules) -> bool:
    """Whether there are pairs."""
    return rules.seating.sides is not options.Sides.SOLO
