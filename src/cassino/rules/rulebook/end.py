"""The rule book from the piles to the end of the match."""

from collections.abc import Iterator

from cassino import cards
from cassino.rules import options
from cassino.rules.rulebook.document import Example, Paragraph, Section, Table
from cassino.rules.rulebook.taking import has_builds
from cassino.rules.rulebook.wording import item_title, points, series, side_word
from cassino.rules.rules import Rules


def piling(rules: Rules) -> Section:
    """Captured cards and the cards left over."""
    whose = (
        "the player" if rules.seating.sides is options.Sides.SOLO else "the player, or in front of one of two partners"
    )
    down = f"Captured cards lie in one pile face down in front of {whose}."
    text = (
        f"When the last card has been played, the cards still on the table go to the {side_word(rules)} that was the "
        "last to take something. If nobody took anything in the whole deal, they count for nobody."
    )
    paragraphs = (
        Paragraph("B16", down, ("001:134", "003:103", "004:20", "004:51")),
        Paragraph("B19", text, ("001:113", "003:71", "004:29", "000:57", "D-38")),
    )
    return Section("piling", "B16, B19", "Piles and leftovers", paragraphs)


def sweeping(rules: Rules) -> Section:
    """Clearing the table."""
    if not rules.sweeping.points:
        text = "Taking everything from the table has a name, a sweep, but it brings no points."
        return Section("sweeping", "B18", "Sweeps", (Paragraph("B18", text, ("000:110", "003:55-65", "D-37")),))
    text = (
        f"Whoever takes everything there is on the table makes a sweep, worth {points(rules.sweeping.points)}. To keep "
        "count, leave the card that made it face up in your pile."
    )
    late = (
        "The very last card of the deal can sweep too, if it really takes everything. Being given the leftovers is "
        "never a sweep."
    )
    paragraphs = (
        Paragraph("B18", text, ("001:134", "003:155", "004:17", "004:28", "D-37")),
        Paragraph("B18", late, ("000:57", "001:134", "004:29", "D-39")),
    )
    example = Example(("8S",), "8S x 5C+3D", "Nothing is left on the table: a sweep.", ("5C", "3D"))
    return Section("sweeping", "B18", "Sweeps", paragraphs, examples=(example,))


def scoring(rules: Rules) -> Section:
    """What scores in a deal."""
    rows = [(item_title(item), str(item.points)) for item in rules.scoring.items]
    if rules.sweeping.points:
        rows.append(("Each sweep", str(rules.sweeping.points)))
    table = Table(("Item", "Points"), tuple(rows))
    return Section("scoring", "B20-B21", "Scoring a deal", tuple(_scoring(rules)), table)


def _scoring(rules: Rules) -> Iterator[Paragraph]:
    total = f"Together that is {points(deal_total(rules))} in a deal"
    total += ", plus the sweeps." if rules.sweeping.points else "."
    text = f"After the last card, count what each {side_word(rules)} has in its pile. {total}"
    yield Paragraph("B20", text, ("000:61-68", "001:121-128", "003:55-65", "003:139-143", "004:9-17", "004:44"))
    doubled = [f"the {cards.card_name(card)} {value} in all" for card, value in _doubled(rules)]
    if doubled:
        yield Paragraph("B20", f"A card scores under every item that names it: {series(doubled)}.", ("004:44",))
    if any(isinstance(item, options.Most) for item in rules.scoring.items):
        text = f"“Most” means more than any other {side_word(rules)}. If several share it, nobody gets the points."
        yield Paragraph("B21", text, ("001:130", "003:57", "003:145", "004:11-12", "D-40"))
    if any(isinstance(item, options.Most) and item.at_least for item in rules.scoring.items):
        text = "Where a number is given, you need at least that many cards as well."
        yield Paragraph("B21", text, ("004:11-12", "D-40"))


def deal_total(rules: Rules) -> int:
    """The points of a deal without sweeps, when no majority is shared or missed."""
    pack = options.pack_cards(rules.deck.pack)
    times = [
        (options.cards_of(item.of) & pack).bit_count() if isinstance(item, options.Each) else 1
        for item in rules.scoring.items
    ]
    return sum(item.points * count for item, count in zip(rules.scoring.items, times, strict=True))


def _doubled(rules: Rules) -> Iterator[tuple[int, int]]:
    """Cards named by several items, with their points; aces first."""
    each = [item for item in rules.scoring.items if isinstance(item, options.Each)]
    for card in cards.cards_in(options.pack_cards(rules.deck.pack)):
        worth = [item.points for item in each if options.cards_of(item.of) >> card & 1]
        if len(worth) > 1:
            yield card, sum(worth)


def ending(rules: Rules) -> Section:
    """The end of the match."""
    side = side_word(rules)
    target = (
        f"Deal after deal is played, and the points add up. The match ends after the deal in which a {side} reaches "
        f"{points(rules.ending.target)}."
    )
    sources = ("000:70", "001:26", "003:67", "003:145", "004:16", "004:44", "004:48", "D-43")
    paragraphs = (Paragraph("B22", target, sources), _several(rules))
    return Section("ending", "B22-B24", "Winning the match", paragraphs)


def _several(rules: Rules) -> Paragraph:
    side = side_word(rules)
    if rules.ending.several is options.SeveralReach.HIGHER_TOTAL:
        text = (
            f"If several {side}s reach it in the same deal, the highest total wins. If several have that total, "
            "another deal is played."
        )
        return Paragraph("B24", text, ("001:138", "003:145", "D-34"))
    titles = [item_title(item).lower() for item in rules.scoring.items]
    if rules.sweeping.points:
        titles.append("sweeps, in the order in which they were made")
    text = (
        f"If several {side}s reach it in the same deal, the points of that deal are counted one item at a time, in "
        f"this order: {series(titles)}. The first {side} to reach the target in that count wins, even with a lower "
        "total."
    )
    return Paragraph("B24", text, ("000:112-118", "003:157-164", "D-35", "D-36"))


def calling(rules: Rules) -> Section:
    """What is said at the table, and claims."""
    return Section("calling", "B25, B27", "Calls and claims", tuple(_calling(rules)))


def _calling(rules: Rules) -> Iterator[Paragraph]:
    if has_builds(rules):
        text = "Whoever makes or raises a build says its value."
        yield Paragraph("B27", text, ("001:56", "003:41", "003:115", "004:24"))
    if rules.calling.last_round is options.LastRound.SILENT:
        yield Paragraph("B27", _unannounced(rules))
    else:
        said = "last" if rules.calling.last_round is options.LastRound.LAST else "last round"
        text = f"When dealing the last round, the dealer says “{said}”."
        yield Paragraph("B27", text, ("001:24", "003:97", "004:7"))
    if rules.calling.claim is options.Claim.NONE:
        text = f"There is nothing to claim: every deal is played to its end, even when a {side_word(rules)} has enough."
        yield Paragraph("B25", text)
    else:
        yield from _count_out(rules)


def _unannounced(rules: Rules) -> str:
    if rules.dealing.replenish is options.Replenish.DRAW:
        return "The end of the deal is not announced: everyone can see the stock run out."
    return "The last round is not announced."


def _count_out(rules: Rules) -> Iterator[Paragraph]:
    side, target = side_word(rules), rules.ending.target
    owner = "your side has" if side == "side" else "you have"
    text = (
        f"Count out: between two turns, if you believe that {owner} {target} points or more, you may say so. Play "
        "stops at once, and to the score before the deal is added what is already certain: the cards in the pile that "
        "score by themselves, sweeps, and majorities that nobody can take away any more."
    )
    yield Paragraph("B25", text, ("004:30", "D-33"))
    text = (
        f"With {target} or more the claim wins the match at once, whatever the others have. Otherwise it was wrong: "
        f"the claiming {side} scores {_penalty(rules)} for this deal, the others score what is certain for them, and "
        "the player who claimed loses the next turn to deal."
    )
    yield Paragraph("B25", text, ("004:30", "D-33"))


def _penalty(rules: Rules) -> str:
    lost = -rules.calling.false_claim_points
    return f"minus {points(lost)}" if lost else "nothing"
