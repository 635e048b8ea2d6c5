"""The rule book on captured cards: how they lie, what may be stolen, where the residue goes, what a sweep is."""

from collections.abc import Iterator

from cassino.rules import options
from cassino.rules.options import PileFace, PileOf, PileOrder, Tops
from cassino.rules.rulebook.document import Example, Paragraph, Section
from cassino.rules.rulebook.wording import (
    amount,
    has_partners,
    has_steps,
    has_sweeps,
    number,
    points,
    side_word,
    term,
)
from cassino.rules.rules import Rules

ORDERS: dict[PileOrder, tuple[str, tuple[str, ...]]] = {
    PileOrder.FREE: (
        "Cards taken together you lay in any order you like, unseen by the others, with the card that took them on "
        "top. A partner who shares the pile may see it.",
        ("002:32",),
    ),
    PileOrder.ACCUMULATED: (
        "Cards taken together lie in the order in which they came to the table, the oldest lowest, the cards of a "
        "build as they were added, and the card that took them on top.",
        ("002:147", "D-50"),
    ),
    PileOrder.LOWEST_ON_TOP: (
        "Cards taken together, the one that took them too, lie by number, the lowest on top; of equal ones you choose.",
        ("002:159", "D-61"),
    ),
}


def piling(rules: Rules) -> Section:
    """Captured cards and the cards left over."""
    text = (
        f"When the last card has been played, the cards still on the table go to the {side_word(rules)} that was the "
        "last to take something. If nobody took anything in the whole deal, they count for nobody."
    )
    sources = ("001:113", "003:71", "004:29", "000:57", "000:164", "002:110", "002:171", "D-38")
    paragraphs = (*_lying(rules), *_stealing(rules), Paragraph("B19", text, sources))
    return Section("piling", "B15-B16, B19", "Piles and leftovers", paragraphs)


def _lying(rules: Rules) -> Iterator[Paragraph]:
    whose = "the player"
    if has_partners(rules):
        shared = rules.piling.of is PileOf.SIDE
        whose = "the player, or in front of one of two partners" if shared else "each player, partners too"
    if rules.piling.face is PileFace.DOWN:
        down = f"Captured cards lie in one pile face down in front of {whose}."
        yield Paragraph("B16", down, ("001:134", "003:103", "004:20", "004:51", "000:28"))
        return
    up = f"Captured cards lie in one pile face up in front of {whose}; new ones go on top."
    yield Paragraph("B16", up, ("002:32", "002:147", "002:159"))
    yield Paragraph("B16", *ORDERS[rules.piling.order])
    if rules.piling.pictures_below:
        text = "Pictures go below all numbers in the pile, but above the pictures that lie there already."
        if rules.piling.of is PileOf.PLAYER:
            text += " You may give the pictures you take to your partner's pile instead, in the same place."
        yield Paragraph("B16", text, ("002:147", "D-50"))


def _stealing(rules: Rules) -> Iterator[Paragraph]:
    stolen = rules.piling.stolen
    if stolen is Tops.NONE:
        return
    whose = "an opponent's pile"
    if stolen is Tops.OTHERS:
        whose = "any other pile, your partner's too," if has_partners(rules) else "another player's pile"
    if has_steps(rules):
        text = (
            f"When you add to a build or a base you may use the top card of {whose} like a loose card: by itself, or "
            "in a sum. One set takes one card of a pile at most; the card below may be used for the next set."
        )
        if has_partners(rules) and stolen is Tops.OPPONENTS:
            text += " Your own pile and your partner's are out of reach."
        else:
            text += " Your own pile is out of reach."
        yield Paragraph("B15", text, ("002:67", "002:78-83", "002:147", "D-51", "D-56"))
    else:
        text = (
            f"When you join a build with a card from your hand you may also use the top card of {whose}, in the set of "
            "your card or in another set of that value, one card of each pile at most. A raise cannot use it."
        )
        yield Paragraph("B15", text, ("002:163-165", "D-59", "D-60"))
    text = "A stolen card is gone from its pile and no longer scores there."
    yield Paragraph("B15", text, ("002:83", "002:163"))


def sweeping(rules: Rules) -> Section:
    """Clearing the table."""
    paragraphs = tuple(_worth(rules)) if has_sweeps(rules) else (_worthless(rules),)
    examples: tuple[Example, ...] = ()
    if has_sweeps(rules):
        text = "Nothing is left on the table: a sweep."
        examples = (Example(("8S",), "8S x 5C+3D", text, ("5C", "3D")),)
    return Section("sweeping", "B18", "Sweeps", (*paragraphs, *_twice(rules)), examples=examples)


def _worthless(rules: Rules) -> Paragraph:
    text = f"Taking everything from the table has a name, a {term(rules, 'sweep')}, but it brings no points."
    return Paragraph("B18", text, ("000:110", "000:124", "002:122", "003:55-65", "D-37"))


def _worth(rules: Rules) -> Iterator[Paragraph]:
    sweeping, sweep = rules.sweeping, term(rules, "sweep")
    text = f"Whoever takes everything there is on the table makes a {sweep}, worth {points(sweeping.points)}."
    if rules.piling.face is PileFace.DOWN:
        text += " Keep count: leave the card that made it face up in your pile, or draw a line on the score sheet."
    sources = ("001:134", "003:155", "004:17", "004:28", "000:51", "000:164", "000:180", "D-37")
    yield Paragraph("B18", text, sources)
    if sweeping.large_from:
        counted = "with the card that was played" if sweeping.count_played else "not counting the card that was played"
        text = (
            f"A sweep of {sweeping.large_from} or more cards, {counted}, is worth {points(sweeping.large_points)} "
            "instead."
        )
        yield Paragraph("B18", text, ("000:136-137", "D-76"))
    if sweeping.first_play_points:
        text = f"A sweep with the very first play of a deal is worth {points(sweeping.first_play_points)} instead."
        yield Paragraph("B18", text, ("000:173", "000:186", "D-75"))
    yield from _cancelling(rules)
    if sweeping.last_play:
        late = (
            "The very last card of the deal can sweep too, if it really takes everything. Being given the leftovers is "
            "never a sweep."
        )
        yield Paragraph("B18", late, ("000:57", "001:134", "004:29", "D-39"))
    else:
        late = "With the last card of the deal nobody can make a sweep, even if it takes everything."
        yield Paragraph("B18", late, ("D-86",))


def _cancelling(rules: Rules) -> Iterator[Paragraph]:
    if rules.sweeping.cancelling is options.Cancelling.NONE:
        return
    side = side_word(rules)
    text = (
        f"Sweeps cancel each other: whenever every {side} has one, each gives one up. So in the end every {side} "
        f"counts its sweeps less the number of the {side} that made fewest."
    )
    yield Paragraph("B18", text, ("000:53", "D-22"))
    if rules.ending.near_target is options.NearTarget.FREE:
        return
    if rules.sweeping.cancelling is options.Cancelling.ALL_SIDES:
        text = f"A {side} under restriction near the target scores no sweeps, but its sweeps still cancel others'."
        yield Paragraph("B18", text, ("000:78", "D-27"))
    else:
        text = f"A {side} under restriction near the target records no sweeps, so nothing is cancelled against it."
        yield Paragraph("B18", text, ("000:88", "D-28"))


def _twice(rules: Rules) -> Iterator[Paragraph]:
    plays = rules.sweeping.victim_plays
    if plays == 1:
        return
    times = "twice" if plays == 2 else f"{number(plays)} times"
    text = (
        f"After a sweep the next player plays {times} in a row. A player with fewer than {amount(plays, 'card')} plays "
        "those they have. The first of these plays can only lay a card on the empty table. A new round ends the "
        "obligation."
    )
    yield Paragraph("B18", text, ("000:179", "D-68", "D-69"))
