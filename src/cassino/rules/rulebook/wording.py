"""Words and numbers for the rule book."""

import re
from collections.abc import Sequence

from cassino import cards
from cassino.rules import options, packs
from cassino.rules.card_values import card_values
from cassino.rules.options import Choice, Option, Pack
from cassino.rules.rules import Rules

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
CARD = re.compile(r"\b(10|[2-9AJQK])([CDHS])\b")
_NICKNAMES = {"10D": "ten_of_diamonds", "2S": "two_of_spades", "7D": "seven_of_diamonds"}


def symbols(text: str) -> str:
    """Cards in a text with the symbols of their suits: `8S x 8H` -> `8♠ x 8♥`."""
    return CARD.sub(lambda found: found[1] + cards.SUIT_SYMBOLS[cards.SUIT_LETTERS.index(found[2])], text)


def printed(text: str, pack: Pack, with_symbols: bool = False) -> str:
    """Cards in a text as a pack prints them: `8S` -> `JS`, `8B`."""
    show = packs.symbol if with_symbols else packs.format_card
    return CARD.sub(lambda found: show(cards.parse_card(found[0]), pack), text)


def number(count: int) -> str:
    """Small numbers as words."""
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def amount(count: int, thing: str) -> str:
    """`one card`, `four cards`."""
    return f"{number(count)} {thing}" if count == 1 else f"{number(count)} {thing}s"


def points(count: int) -> str:
    """`1 point`, `3 points`."""
    return f"{count} point" if abs(count) == 1 else f"{count} points"


def series(words: Sequence[str], last: str = "and") -> str:
    """`a, b and c`."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def term(rules: Rules, name: str, usual: str = "") -> str:
    """A word of the game with the word of the place beside it: `sweep (“virado”)`."""
    usual = usual or usual_word(rules, name)
    local = getattr(rules.words, name)
    return f"{usual} (“{local}”)" if local else usual


def usual_word(rules: Rules, name: str) -> str:
    """The usual word."""
    return type(rules.words)().word(name)


def side_word(rules: Rules) -> str:
    """The word for those who score: `player`, or `side` if there are partners."""
    return "player" if rules.seating.sides is options.Sides.SOLO else "side"


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
    letters = [[packs.rank_letter(rank, pack) for rank in span] for span in spans]
    return series([f"{span[0]} to {span[-1]}" if len(span) > 2 else series(span) for span in letters])


def ace_word(rules: Rules) -> str:
    """What the lowest card is called."""
    return packs.rank_name(1, rules.deck.pack)


def an(word: str) -> str:
    """`an ace`, `a one`."""
    return f"{'an' if word[0] in 'aei' else 'a'} {word}"


def kind_name(word: str, pack: Pack = Pack.FRENCH_52) -> str:
    """The cards of an item in words: `ten of diamonds`, `spades`, `black cards`; French names for others."""
    if not options.cards_of(word) & options.pack_cards(pack):
        pack = Pack.FRENCH_52
    if word not in options.KINDS:
        return packs.card_name(cards.parse_card(word), pack)
    title = packs.kind_title(word, pack)
    return f"{title} cards" if word in cards.SUIT_NAMES and packs.has_colors(pack) else title


def in_hand_counts(rules: Rules) -> list[str]:
    """`aces count 14`, `the two of spades counts 15`: what counts differently in the hand than on the table."""
    items = [(item, kind_name(item.of, rules.deck.pack)) for item in rules.counting.in_hand]
    return [
        f"{name} count {item.value}" if item.of in options.KINDS else f"the {name} counts {item.value}"
        for item, name in items
    ]


def item_title(item: options.Item, rules: Rules) -> str:
    """`Most spades`, `Each ace`, `Ten of diamonds (big casino)`."""
    if isinstance(item, options.Primiera):
        return "Primiera"
    name = kind_name(item.of, rules.deck.pack)
    if isinstance(item, options.Most):
        return f"Most {name}" + (f" ({item.at_least} or more)" if item.at_least else "")
    if isinstance(item, options.Enough):
        return f"{number(item.at_least).capitalize()} or more {name}"
    if item.of in options.KINDS:
        return f"Each {_one_of(name)}"
    nickname = _nickname(item.of, rules)
    return name.capitalize() + (f" ({nickname})" if nickname else "")


def _one_of(name: str) -> str:
    return name.removesuffix("es") if name == "sixes" else name.removesuffix("s")


def _nickname(word: str, rules: Rules) -> str:
    """`big casino`; a card of another pack has none."""
    if word not in _NICKNAMES or packs.has_colors(rules.deck.pack):
        return ""
    if word == "10D" and rules.deck.pack is Pack.ITALIAN_40:
        return ""
    if word == "7D":
        return rules.words.seven_of_diamonds
    return rules.words.word(_NICKNAMES[word])


def label(option: Option, rules: Rules) -> str:
    """What a rule set says to one question, in plain English; cards are named as its pack names them."""
    value = option.of(rules)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Choice):
        return value.label
    if isinstance(value, tuple):
        listed = [_element_label(each, rules) for each in value]
        return series(listed, "or" if option.rule == "B2" else "and") or ("all" if option.rule == "B1" else "none")
    return option.zero if option.zero and value == 0 else str(value)


def _element_label(element: options.Item | options.InHand | Choice | int, rules: Rules) -> str:
    """One element of a list in plain English."""
    if isinstance(element, Choice):
        return element.label
    if isinstance(element, options.InHand):
        return f"{kind_name(element.of, rules.deck.pack)} {element.value}"
    return str(element) if isinstance(element, int) else f"{item_title(element, rules)} {element.points}"


def item_phrase(item: options.Item, rules: Rules) -> str:
    """The same in the middle of a sentence: `the most spades`, `every ace`, `the ten of diamonds`."""
    title = item_title(item, rules)
    if isinstance(item, options.Enough):
        return title[0].lower() + title[1:]
    if isinstance(item, options.Each) and item.of in options.KINDS:
        return title.replace("Each", "every")
    return f"the {title.split(' (')[0].lower()}"


def highest_value(rules: Rules) -> int:
    """The highest value that a card can have."""
    values = 0
    for card in cards.cards_in(rules.deck.cards):
        values |= card_values(rules)[card].in_hand
    return values.bit_length() - 1


def has_pictures(rules: Rules) -> bool:
    """Whether there are pictures in the pack beside the numbers 1 to 10."""
    return bool(rules.deck.cards & cards.PICTURES)


def has_counting_pictures(rules: Rules) -> bool:
    """Whether pictures have numbers above 10."""
    return has_pictures(rules) and rules.counting.faces is options.Faces.ELEVEN_TO_THIRTEEN


def has_plain_pictures(rules: Rules) -> bool:
    """Whether pictures have no number."""
    return has_pictures(rules) and not has_counting_pictures(rules)


def has_builds(rules: Rules) -> bool:
    """Whether the game has builds at all."""
    return rules.building.source is not options.Source.NONE


def has_steps(rules: Rules) -> bool:
    """Whether a turn is made of several steps. 002:41-49"""
    return rules.building.source is options.Source.HAND_AND_TABLE


def has_partners(rules: Rules) -> bool:
    """Whether there are pairs."""
    return rules.seating.sides is not options.Sides.SOLO


def plays_several(rules: Rules) -> bool:
    """Whether several hand cards may be played together."""
    return rules.capturing.from_hand is not options.FromHand.ONE_CARD


def takes_one(rules: Rules) -> bool:
    """Whether a play takes a single combination."""
    return rules.capturing.combinations is options.Combinations.ONE


def is_lenient(rules: Rules) -> bool:
    """Whether wrong plays get the rulings of a table."""
    return rules.calling.enforcement is options.Enforcement.TABLE


def has_sweeps(rules: Rules) -> bool:
    """Whether any sweep scores."""
    sweeping = rules.sweeping
    return bool(sweeping.points or sweeping.large_from or sweeping.first_play_points)
