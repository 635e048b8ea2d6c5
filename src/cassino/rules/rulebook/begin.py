"""The rule book up to the deal: aim, cards, players, dealer."""

from collections.abc import Iterator

from cassino.rules import options, packs
from cassino.rules.options import Pack, Replenish
from cassino.rules.rulebook.document import Paragraph, Section
from cassino.rules.rulebook.wording import (
    amount,
    has_sweeps,
    item_phrase,
    number,
    plays_several,
    points,
    rank_spans,
    ranks_of,
    series,
    side_word,
)
from cassino.rules.rules import Rules

MENTIONED = 8
"""At most this many scoring items are named in the aim of the game."""
PACKS: dict[Pack, tuple[str, tuple[str, ...]]] = {
    Pack.FRENCH_52: (
        "You need an ordinary pack of 52 cards without jokers.",
        ("000:15", "001:8", "002:17", "003:87", "004:4"),
    ),
    Pack.NO_PICTURES_40: (
        "You need 40 cards: an ordinary pack without jokers, jacks, queens and kings.",
        ("002:149", "002:153"),
    ),
    Pack.ITALIAN_40: (
        "You need 40 cards: an ordinary pack without jokers, eights, nines and tens, or an Italian pack, whose coins "
        "are the diamonds.",
        ("004:53", "D-89"),
    ),
    Pack.ROOK_40: (
        "You need 40 Rook cards: 1 to 10 in red, yellow, green and black, without the bird and the higher numbers. "
        "With ordinary cards, aces to tens, take hearts for red, diamonds for yellow, clubs for green and spades for "
        "black. A red 7 is written 7R.",
        ("000:128", "D-57"),
    ),
}


def goal(rules: Rules) -> Section:
    """What the game is about."""
    titles = [item_phrase(item, rules) for item in sorted(rules.scoring.items, key=lambda item: -item.points)]
    hand = (
        "cards from your hand, one or several at a time, and use them"
        if plays_several(rules)
        else ("one card from your hand at a time and use it")
    )
    them = "them" if plays_several(rules) else "it"
    text = (
        f"Cards lie face up on the table. You play {hand} to take table cards that are equal to {them} or add up to "
        f"{them}. Taken cards go to your pile."
    )
    sweeps = ["clearing the table"] if has_sweeps(rules) else []
    oranges = ["oranges"] if rules.calling.orange is not options.Orange.NONE else []
    rest = ["some more"] if len(titles) > MENTIONED else []
    scored = series([*titles[:MENTIONED], *rest, *oranges, *sweeps])
    score = f"When all cards have been played, points are counted for {scored}."
    return Section("goal", "", "The aim", (Paragraph("", text), Paragraph("", f"{score} {target_text(rules)}")))


def target_text(rules: Rules) -> str:
    """How the match is won, in one sentence."""
    side, deals = side_word(rules), rules.ending.deals
    if not deals:
        if rules.ending.target == 1:
            return f"The {side} that scores wins: one deal is usually a whole game."
        return f"The first {side} to reach {points(rules.ending.target)} wins the match."
    if deals == 1:
        return f"The {side} with the most points wins: one deal is a whole game."
    return f"After {number(deals)} deals the {side} with the most points wins."


def deck(rules: Rules) -> Section:
    """The pack."""
    text, sources = PACKS[rules.deck.pack]
    used = [Paragraph("B1", _part_of_pack(rules))] if rules.deck.ranks or rules.deck.suits else []
    return Section("deck", "B1", "The cards", (Paragraph("B1", text, sources), *used))


def _part_of_pack(rules: Rules) -> str:
    """Which cards of the pack are used."""
    ranks, pack = ranks_of(rules), rules.deck.pack
    suits = series([packs.suit_name(suit.number, pack) for suit in rules.deck.suits])
    which = f"the ranks {rank_spans(ranks, pack)}" if rules.deck.ranks else "the cards"
    of_suits = f" in {suits}" if suits else ""
    return f"Of these you use only {which}{of_suits}: {amount(rules.deck.cards.bit_count(), 'card')}."


def seating(rules: Rules) -> Section:
    """Players, sides, direction, dealer."""
    return Section("seating", "B2-B4", "Players", (*_players(rules), *_order(rules)))


def _players(rules: Rules) -> Iterator[Paragraph]:
    numbers = rules.seating.players
    counts = series([number(count) for count in sorted(numbers)], "or")
    usual = f" The usual number is {number(numbers[0])}." if len(numbers) > 1 else ""
    sources = {2: ("004:5-7",), 3: ("004:47",), 4: ("004:50",)}
    book = tuple(source for count in sorted(numbers) for source in sources.get(count, ("000:128",)))
    known = ("001:3-4", "003:13", "000:15", "002:17", *dict.fromkeys(book))
    yield Paragraph("B2", f"This is a game for {counts} players.{usual}", known)
    if set(numbers) == {2}:
        return
    if rules.seating.sides is options.Sides.SOLO:
        even = ", even when four play" if len(numbers) > 1 and 4 in numbers else ""
        yield Paragraph("B2", f"Everyone plays alone{even}.", ("001:28", "004:47", "D-81", "D-59"))
        return
    yield from _partners(rules)


def _partners(rules: Rules) -> Iterator[Paragraph]:
    shared = rules.piling.of is options.PileOf.SIDE
    piles = "share one pile and score together" if shared else "keep a pile each, but score together"
    pairs = f"Four players form two pairs. Partners sit opposite each other, {piles}."
    fewer = series([number(count) for count in sorted(rules.seating.players) if count != 4], "or")
    others = f" {fewer.capitalize()} players play alone." if fewer else ""
    note = " “Side” means a pair here, or a single player where there are no pairs." if others else " A pair is a side."
    yield Paragraph("B2", pairs + others + note, ("001:28", "003:85", "004:50-51", "000:15", "002:17", "002:147"))
    if rules.seating.partners is options.Partners.FIRST_TWO_ACES:
        drawn = (
            "To find the partners, cards are dealt round face up: the first two players to get an ace play together."
        )
        yield Paragraph("B2", drawn, ("004:50",))
    else:
        yield Paragraph("B2", "Agree beforehand who plays with whom; whoever sits opposite you is your partner.")


def _order(rules: Rules) -> Iterator[Paragraph]:
    only_two = set(rules.seating.players) == {2}
    if only_two:
        yield Paragraph("B3", "The two players take turns.")
    elif rules.seating.direction is options.Direction.CLOCKWISE:
        text = "Turns pass clockwise, to the left."
        yield Paragraph("B3", text, ("001:32", "003:101", "000:108", "000:124", "004:48", "D-91"))
    else:
        text = "Turns pass counterclockwise, to the right."
        yield Paragraph("B3", text, ("000:15", "000:25", "002:17"))
    yield _dealer(rules, only_two)
    yield _leader(rules, only_two)


def _dealer(rules: Rules, only_two: bool) -> Paragraph:
    if rules.seating.deal_passes is options.DealPasses.LOSER_LEADS:
        least = "whoever lost the deal before" if only_two else "whoever scored least in the deal before"
        level = (
            "if both were level, the lead changes hands"
            if only_two
            else "of several, the one who comes first in turn after the last beginner"
        )
        text = (
            f"The first dealer is drawn at random. In each further deal {least} gets the first card and begins "
            f"({level}). The player whose turn comes just before theirs deals."
        )
        return Paragraph("B4", text, ("002:155", "D-62"))
    heir = "the other player" if only_two else "the next player in turn"
    text = f"The first dealer is drawn at random. For each further deal {heir} becomes the dealer."
    return Paragraph("B4", text, ("001:25", "003:97", "004:48", "000:21", "002:21", "D-44"))


def _leader(rules: Rules, only_two: bool) -> Paragraph:
    first = "The player who does not deal" if only_two else "The player who sits next to the dealer in that direction"
    sources = ("001:32", "003:101", "004:18", "000:25", "002:21")
    if rules.seating.round_leader is options.RoundLeader.LAST_CAPTURER:
        text = (
            f"{first} begins the first round. Every later round is begun by whoever took something last in the round "
            "before; if nobody did, by the same player as before."
        )
        return Paragraph("B4", text, ("000:181", "D-67"))
    if rules.dealing.replenish is Replenish.ROUNDS:
        return Paragraph("B4", f"{first} begins every round.", sources)
    halves = ""
    if rules.dealing.replenish is Replenish.ALL_CARDS and 2 in rules.seating.players:
        halves = ", both halves of it" if only_two else ", with two players both halves of it"
    return Paragraph("B4", f"{first} begins the play{halves}.", sources)
