"""The rule book on the points of a deal."""

from collections.abc import Iterator

from cassino import cards
from cassino.rules import options
from cassino.rules.packs import card_name
from cassino.rules.rulebook.document import Paragraph, Section, Table
from cassino.rules.rulebook.wording import has_sweeps, item_title, kind_name, points, series, side_word
from cassino.rules.rules import Rules

SCORED = ("000:61-68", "000:166", "001:121-128", "002:112-120", "002:173-179", "003:55-65", "003:139-143", "004:9-17")


def scoring(rules: Rules) -> Section:
    """What scores in a deal."""
    rows = [(item_title(item, rules), str(item.points)) for item in rules.scoring.items]
    table = Table(("Item", "Points"), (*rows, *_sweep_rows(rules), *_orange_rows(rules)))
    return Section("scoring", "B20-B21", "Scoring a deal", tuple(_scoring(rules)), table)


def _sweep_rows(rules: Rules) -> Iterator[tuple[str, str]]:
    sweeping = rules.sweeping
    if sweeping.large_from:
        yield f"Each sweep of {sweeping.large_from} or more cards", str(sweeping.large_points)
        yield f"Each sweep of fewer than {sweeping.large_from} cards", str(sweeping.points)
    elif sweeping.points:
        net = " that is not cancelled" if sweeping.cancelling is not options.Cancelling.NONE else ""
        yield f"Each sweep{net}", str(sweeping.points)
    if sweeping.first_play_points:
        yield "A sweep with the first play of the deal", str(sweeping.first_play_points)


def _orange_rows(rules: Rules) -> Iterator[tuple[str, str]]:
    calling = rules.calling
    if calling.orange is not options.Orange.NONE:
        yield "Each orange", str(calling.orange_points)
    if calling.orange is options.Orange.CALLED and calling.false_orange_points:
        yield "Each false call of an orange", str(calling.false_orange_points)


def _scoring(rules: Rules) -> Iterator[Paragraph]:
    besides = [word for word, counts in _besides(rules) if counts]
    plus = f", plus the {series(besides)}." if besides else "."
    about = _total_words(rules)
    text = f"After the last card, count what each {side_word(rules)} has captured. Together that is {about}{plus}"
    yield Paragraph("B20", text, (*SCORED, "004:44", "004:55-62", "000:134-140", *_total_decisions(rules)))
    doubled = [f"the {card_name(card, rules.deck.pack)} {value} in all" for card, value in _doubled(rules)]
    if doubled:
        yield Paragraph("B20", f"A card scores under every item that names it: {series(doubled)}.", ("004:44",))
    yield from _shares(rules)
    if any(isinstance(item, options.Primiera) for item in rules.scoring.items):
        yield _primiera(rules)


def _besides(rules: Rules) -> Iterator[tuple[str, bool]]:
    yield "sweeps", has_sweeps(rules)
    yield "oranges", rules.calling.orange is not options.Orange.NONE


def _total_words(rules: Rules) -> str:
    """`11 points in a deal`; if several sides can score by a number of cards, also how much that adds."""
    enough = [item for item in rules.scoring.items if isinstance(item, options.Enough)]
    text = f"{points(deal_total(rules))} in a deal"
    for item in enough:
        text += f", and {points(item.points)} for every {side_word(rules)} with {item_title(item, rules).lower()}"
    return text


def _total_decisions(rules: Rules) -> tuple[str, ...]:
    return ("D-63",) if any(isinstance(item, options.Enough) for item in rules.scoring.items) else ()


def _shares(rules: Rules) -> Iterator[Paragraph]:
    """Majorities and shared ones."""
    most = [item for item in rules.scoring.items if isinstance(item, options.Most)]
    if most:
        shared = "nobody gets the points"
        if rules.scoring.ties is options.Ties.ONE_EACH:
            shared = "each of them gets 1 point"
        text = f"“Most” means more than any other {side_word(rules)}. If several share it, {shared}."
        sources = ("000:68", "000:166", "001:130", "003:57", "003:145", "004:11-12", "004:57-58", "002:114-115")
        yield Paragraph("B21", text, (*sources, "002:175", "D-40", "D-85"))
    if any(item.at_least for item in most):
        text = "Where a number is given, you need at least that many cards as well."
        yield Paragraph("B21", text, ("004:11-12", "D-40"))
    for item in rules.scoring.items:
        if isinstance(item, options.Enough):
            name = kind_name(item.of, rules.deck.pack)
            text = f"Every {side_word(rules)} that has enough {name} gets the points for it."
            yield Paragraph("B21", text, ("002:176", "D-63"))
            return


def _primiera(rules: Rules) -> Paragraph:
    ace = "one" if rules.deck.pack is options.Pack.ROOK_40 else "ace"
    rest = "a picture" if rules.deck.pack is options.Pack.ITALIAN_40 else "any other card"
    text = (
        f"For the primiera everybody adds up the best card of each of the four suits: a seven is worth 21, a six 18, "
        f"{'an' if ace == 'ace' else 'a'} {ace} 16, a five 15, a four 14, a three 13, a two 12, {rest} 10. The highest "
        "sum scores. Whoever has no card of some suit is out of it, and equal sums score for nobody."
    )
    return Paragraph("B20", text, ("004:62", "D-87"))


def deal_total(rules: Rules) -> int:
    """The points of a deal without sweeps and oranges, when no majority is shared or missed; without `enough`."""
    pack = rules.deck.cards
    total = 0
    for item in rules.scoring.items:
        if isinstance(item, options.Each):
            total += item.points * (options.cards_of(item.of) & pack).bit_count()
        elif not isinstance(item, options.Enough):
            total += item.points
    return total


def _doubled(rules: Rules) -> Iterator[tuple[int, int]]:
    """Cards named by several items, with their points; aces first."""
    each = [item for item in rules.scoring.items if isinstance(item, options.Each)]
    for card in cards.cards_in(rules.deck.cards):
        worth = [item.points for item in each if options.cards_of(item.of) >> card & 1]
        if len(worth) > 1:
            yield card, sum(worth)
