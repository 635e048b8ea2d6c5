"""The rule book up to the first turn: aim, cards, players, deal, values."""

from collections.abc import Iterator

from cassino.rules import options
from cassino.rules.rulebook.document import Example, Paragraph, Section, Table
from cassino.rules.rulebook.wording import (
    amount,
    has_counting_pictures,
    has_pictures,
    item_phrase,
    number,
    points,
    series,
    side_word,
    symbols,
)
from cassino.rules.rules import Rules

MENTIONED = 8
"""So many scoring items are named where the aim is explained."""


def goal(rules: Rules) -> Section:
    """What the game is about."""
    titles = [item_phrase(item) for item in sorted(rules.scoring.items, key=lambda item: -item.points)]
    text = (
        "Cards lie face up on the table. You play one card from your hand at a time and use it to take table cards "
        "that are equal to it or add up to it. Taken cards go to your pile."
    )
    sweeps = ["clearing the table"] if rules.sweeping.points else []
    rest = ["some more"] if len(titles) > MENTIONED else []
    score = f"When all cards have been played, points are counted for {series([*titles[:MENTIONED], *rest, *sweeps])}."
    target = f"The first {side_word(rules)} to reach {points(rules.ending.target)} wins the match."
    return Section("goal", "", "The aim", (Paragraph("", text), Paragraph("", f"{score} {target}")))


def deck(rules: Rules) -> Section:
    """The pack."""
    if rules.deck.pack is options.Pack.NO_PICTURES_40:
        text = "You need 40 cards: an ordinary pack without jokers, jacks, queens and kings."
        return Section("deck", "B1", "The cards", (Paragraph("B1", text, ("002:149", "002:153")),))
    text = "You need an ordinary pack of 52 cards without jokers."
    return Section("deck", "B1", "The cards", (Paragraph("B1", text, ("000:15", "001:8", "003:87", "004:4")),))


def seating(rules: Rules) -> Section:
    """Players, sides, direction, dealer."""
    return Section("seating", "B2-B4", "Players", (*_players(rules), *_order(rules)))


def _players(rules: Rules) -> Iterator[Paragraph]:
    numbers = rules.seating.players
    counts = series([number(count) for count in sorted(numbers)], "or")
    usual = f" The usual number is {number(numbers[0])}." if len(numbers) > 1 else ""
    sources = {2: ("004:5-7",), 3: ("004:47",), 4: ("004:50",)}
    book = tuple(source for count in sorted(numbers) for source in sources[count])
    yield Paragraph("B2", f"This is a game for {counts} players.{usual}", ("001:3-4", "003:13", *book))
    if set(numbers) == {2}:
        return
    if rules.seating.sides is options.Sides.SOLO:
        even = ", even when four play" if len(numbers) > 1 and 4 in numbers else ""
        yield Paragraph("B2", f"Everyone plays alone{even}.", ("001:28", "004:47"))
        return
    pairs = "Four players form two pairs. Partners sit opposite each other, share one pile and score together."
    fewer = series([number(count) for count in sorted(numbers) if count < 4], "or")
    others = f" {fewer.capitalize()} players play alone." if fewer else ""
    note = " “Side” means a pair here, or a single player where there are no pairs." if others else " A pair is a side."
    yield Paragraph("B2", pairs + others + note, ("001:28", "003:85", "004:50-51"))
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
        yield Paragraph("B3", "Turns pass clockwise, to the left.", ("001:32", "003:101", "000:108", "004:48", "D-91"))
    else:
        yield Paragraph("B3", "Turns pass counterclockwise, to the right.", ("000:15", "000:25"))
    heir = "the other player" if only_two else "the next player in turn"
    dealer = f"The first dealer is drawn at random. For each further deal {heir} becomes the dealer."
    yield Paragraph("B4", dealer, ("001:25", "003:97", "004:48", "D-44"))
    first = "The player who does not deal" if only_two else "The player who sits next to the dealer in that direction"
    rounds = "every round" if rules.dealing.replenish is options.Replenish.ROUNDS else "the play"
    yield Paragraph("B4", f"{first} begins {rounds}.", ("001:32", "003:101", "004:18"))


def dealing(rules: Rules) -> Section:
    """How the cards come out."""
    sources = ("001:21-23", "003:21-23", "004:5-7")
    paragraphs = [Paragraph("B5", _first_deal(rules), sources), Paragraph("B5", _packets(rules), ("003:21", "D-42"))]
    paragraphs.append(_later(rules))
    return Section("dealing", "B5", "The deal", tuple(paragraphs), _helpings(rules))


def _first_deal(rules: Rules) -> str:
    hand, table = rules.dealing.hand, rules.dealing.table
    text = f"Every player is dealt {amount(hand, 'card')} face down"
    if table:
        return f"{text}, and {amount(table, 'card')} {'is' if table == 1 else 'are'} laid face up on the table."
    return f"{text}. Nothing is laid on the table, so the first player can only lay a card there."


def _packets(rules: Rules) -> str:
    order = "to the players after the dealer" if max(rules.seating.players) > 2 else "to the player who does not deal"
    table = ", then to the table" if rules.dealing.table else ""
    at_once = rules.dealing.packet >= max(rules.dealing.hand, rules.dealing.table)
    pace = f"{number(rules.dealing.packet)} at a time"
    again = "" if at_once else ", and round again until all have been served"
    return f"Cards are dealt {pace}: first {order}{table}, last to the dealer{again}."


def _later(rules: Rules) -> Paragraph:
    if rules.dealing.replenish is options.Replenish.DRAW:
        text = (
            "The rest of the pack is the stock. After every turn the player who has just played draws the top card, so "
            "a hand stays the same size until the stock runs out; then the hands are played to the end."
        )
        return Paragraph("B5", text, ("004:38",))
    text = (
        f"The rest of the pack is the stock. When all hands are empty, the dealer deals everyone "
        f"{amount(rules.dealing.hand, 'more card')} from it, and nothing more to the table. Each helping is a round."
    )
    return Paragraph("B5", text, ("001:22-23", "003:23", "004:6"))


def _helpings(rules: Rules) -> Table:
    """Rounds and cards for each number of players."""
    size = options.pack_cards(rules.deck.pack).bit_count() - rules.dealing.table
    counts = sorted(rules.seating.players)
    if rules.dealing.replenish is options.Replenish.DRAW:
        return Table(("Players", "Cards each"), tuple((str(n), str(size // n)) for n in counts))
    rows = tuple((str(n), str(size // n // rules.dealing.hand), str(size // n)) for n in counts)
    return Table(("Players", "Rounds", "Cards each"), rows)


def counting(rules: Rules) -> Section:
    """What a card counts."""
    dual = rules.counting.ace is options.Ace.ONE_OR_FOURTEEN
    rows = [("Ace", "1 or 14" if dual else "1"), ("2 to 10", "the number on the card")]
    if has_counting_pictures(rules):
        rows += [("Jack", "11"), ("Queen", "12"), ("King", "13")]
    elif has_pictures(rules):
        rows.append(("Jack, queen, king", "no number"))
    paragraphs = [*_picture_values(rules), *(_ace_values() if dual else ())]
    examples = tuple(_counting_examples(rules))
    return Section(
        "counting", "B6", "What the cards count", tuple(paragraphs), Table(("Card", "Counts"), tuple(rows)), examples
    )


def _picture_values(rules: Rules) -> Iterator[Paragraph]:
    if has_counting_pictures(rules):
        text = "Pictures are used like any other card: they take, are taken, and go into sums by their numbers."
        yield Paragraph("B6", text, ("000:104", "003:151", "004:41"))
    elif has_pictures(rules):
        text = "A picture takes only pictures of its own rank. It is never part of a sum and never part of a build."
        yield Paragraph("B6", text, ("001:40", "003:108", "003:115", "004:4"))


def _ace_values() -> Iterator[Paragraph]:
    text = (
        "When you play an ace you choose: for the whole play it counts 1, or it counts 14. In a sum with other "
        "cards an ace counts 1; lying alone it may count 1 or 14."
    )
    yield Paragraph("B6", text, ("000:104", "003:151", "004:41", "D-17", "D-18"))


def _counting_examples(rules: Rules) -> Iterator[Example]:
    if has_counting_pictures(rules):
        text = symbols("The queen counts 12, so QS takes 9H and 3C together (9 + 3 = 12), and QD as its equal.")
        yield Example(("QS",), "QS x QD, 9H+3C", text, ("QD", "9H", "3C"))
    if rules.counting.ace is options.Ace.ONE_OR_FOURTEEN:
        partner = "KD+AH" if has_counting_pictures(rules) else "10D+3C+AH"
        numbers = "13 + 1" if has_counting_pictures(rules) else "10 + 3 + 1"
        text = f"Your ace counts 14 and takes these cards because {numbers} = 14; the ace on the table counts 1."
        yield Example(("AS",), f"AS x {partner}", text, tuple(partner.split("+")))
    else:
        yield Example(("AS",), "AS x AC, AD", "An ace takes other aces and nothing else.", ("AC", "AD"))
