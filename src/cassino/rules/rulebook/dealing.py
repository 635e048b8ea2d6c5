"""The rule book on the deal and on what the cards count."""

from collections.abc import Iterator

from cassino import cards
from cassino.rules import options, packs
from cassino.rules.card_values import card_values
from cassino.rules.options import Pack, Replenish
from cassino.rules.rulebook.document import Example, Paragraph, Section, Table
from cassino.rules.rulebook.wording import (
    ace_word,
    amount,
    an,
    has_counting_pictures,
    has_pictures,
    has_plain_pictures,
    in_hand_counts,
    kind_name,
    number,
    plays_several,
    rank_spans,
    ranks_of,
    series,
    takes_one,
)
from cassino.rules.rules import Rules

FIRST = ("001:21-23", "003:21-23", "004:5-7", "000:21", "000:150", "004:54")
CUT = ("002:21", "002:126", "002:133")


def dealing(rules: Rules) -> Section:
    """How the cards come out."""
    return Section("dealing", "B5, B28", "The deal", tuple(_dealing(rules)), _helpings(rules))


def _dealing(rules: Rules) -> Iterator[Paragraph]:
    if rules.dealing.cut:
        yield Paragraph("B5", _cut(rules), CUT)
    if rules.dealing.redeal is options.Redeal.RICH_CUT:
        yield Paragraph("B5", _rich(rules), ("002:23-28", "D-56"))
    if rules.dealing.replenish is Replenish.ALL_CARDS:
        yield Paragraph("B5", _all_cards(rules), (*CUT, "002:155", "D-52"))
    else:
        yield Paragraph("B5", _first_deal(rules), FIRST)
    yield Paragraph("B5", _packets(rules), ("003:21", "002:21", "D-42"))
    if rules.dealing.replenish is not Replenish.ALL_CARDS:
        yield _later(rules)
    if rules.dealing.leftover is options.Leftover.SHORT_ROUND:
        text = (
            "When the stock is too small for a whole round, everybody gets the same number of its cards, as many as "
            "possible. What is left then is laid face up on the table before that round is played."
        )
        yield Paragraph("B5", text, ("000:130", "D-80"))
    if rules.dealing.bottom_seen:
        text = "Before the deal the player after the dealer cuts, and may look at the card that becomes the last one."
        yield Paragraph("B5", text, ("000:174", "D-74"))
    if rules.dealing.last_round_open:
        text = "The last round, after which nothing is left to deal, is played with the hands face up on the table."
        yield Paragraph("B28", text, ("000:182",))


def _cut(rules: Rules) -> str:
    table = rules.dealing.table
    where = "its middle"
    if rules.dealing.leader_cuts:
        where = "it at a place of their choice"
    return (
        f"When the pack has been shuffled, the player who is to begin takes {amount(table, 'card')} out of {where} "
        f"and lays {'it' if table == 1 else 'them'} face up on the table."
    )


def _rich(rules: Rules) -> str:
    worth, most = rules.dealing.rich_points, rules.dealing.rich_pictures
    points = f"the cut cards are worth {amount(worth, 'point')} or more by themselves" if worth else ""
    whose = "of them" if points else "of the cut cards"
    pictures = f"{number(most)} or more {whose} are pictures" if most and (has_pictures(rules) or not points) else ""
    rich = ", or if ".join(filter(None, (points, pictures)))
    return f"If {rich}, they are put back; the pack is shuffled and cut anew."


def _all_cards(rules: Rules) -> str:
    dealing = rules.dealing
    laid = f"{amount(dealing.table, 'card')} {'is' if dealing.table == 1 else 'are'} laid face up on the table, and "
    start = (
        "The rest of the pack is" if dealing.cut else f"{laid.capitalize() if dealing.table else ''}all other cards are"
    )
    if not dealing.table:
        start = "All cards are"
    text = f"{start} dealt to the players face down." if not dealing.table or dealing.cut else f"{start} dealt out."
    if 2 in dealing_halves(rules):
        when = "" if set(rules.seating.players) == {2} else "With two players "
        half = "half of them come at first; when both have played these, the other half is dealt"
        text += f" {when + half if when else half.capitalize()}, and the table stays as it is."
    if not dealing.table:
        text += " The table is empty, so the first player can only lay a card there."
    return text


def dealing_halves(rules: Rules) -> set[int]:
    """The numbers of players with which all cards are dealt in two rounds."""
    return {2} & set(rules.seating.players) if rules.dealing.replenish is Replenish.ALL_CARDS else set()


def _first_deal(rules: Rules) -> str:
    hand, table = rules.dealing.hand, rules.dealing.table
    text = f"Every player is dealt {amount(hand, 'card')} face down"
    if rules.dealing.cut:
        return f"{text}."
    if table:
        return f"{text}, and {amount(table, 'card')} {'is' if table == 1 else 'are'} laid face up on the table."
    return f"{text}. Nothing is laid on the table, so the first player can only lay a card there."


def _packets(rules: Rules) -> str:
    order = "to the players after the dealer" if max(rules.seating.players) > 2 else "to the player who does not deal"
    is_laid = rules.dealing.table and not rules.dealing.cut and rules.dealing.replenish is not Replenish.ALL_CARDS
    at_once = rules.dealing.replenish is not Replenish.ALL_CARDS and rules.dealing.packet >= max(
        rules.dealing.hand, rules.dealing.table
    )
    again = "" if at_once else ", and round again until all have been served"
    table = ", then to the table" if is_laid else ""
    return f"Cards are dealt {number(rules.dealing.packet)} at a time: first {order}{table}, last to the dealer{again}."


def _later(rules: Rules) -> Paragraph:
    if rules.dealing.replenish is Replenish.DRAW:
        text = (
            "The rest of the pack is the stock. After every turn the player who has just played draws the top card, so "
            "a hand stays the same size until the stock runs out; then the hands are played to the end."
        )
        return Paragraph("B5", text, ("004:38", "002:133", "D-58"))
    more = amount(rules.dealing.hand, "more card")
    text = (
        f"The rest of the pack is the stock. When all hands are empty, the dealer deals everyone {more} from it, and "
        "nothing more to the table. Each helping is a round."
    )
    return Paragraph("B5", text, ("001:22-23", "003:23", "004:6", "000:21", "D-41"))


def _helpings(rules: Rules) -> Table:
    """Rounds and cards for each number of players."""
    size = rules.deck.cards.bit_count() - rules.dealing.table
    counts, hand = sorted(rules.seating.players), rules.dealing.hand
    if rules.dealing.replenish is Replenish.ALL_CARDS:
        return Table(("Players", "Cards each"), tuple((str(n), _share(size, n)) for n in counts))
    if rules.dealing.replenish is Replenish.DRAW:
        return Table(("Players", "Cards each"), tuple((str(n), str(size // n)) for n in counts))
    if rules.dealing.leftover is options.Leftover.NONE:
        rows = tuple((str(n), str(size // n // hand), str(size // n)) for n in counts)
        return Table(("Players", "Rounds", "Cards each"), rows)
    rows4 = tuple(_short(size, n, hand) for n in counts)
    return Table(("Players", "Rounds", "In the last round", "Cards each"), rows4)


def _share(size: int, players: int) -> str:
    return f"{size // 4} + {size // 4}" if players == 2 else str(size // players)


def _short(size: int, players: int, hand: int) -> tuple[str, ...]:
    """Rounds, cards of the last one with what goes to the table, cards each."""
    whole, rest = divmod(size, players * hand)
    last = rest // players if rest else hand
    left = f", {rest % players} to the table" if rest % players else ""
    return str(players), str(whole + bool(rest)), f"{last} each{left}", str(size // players)


def counting(rules: Rules) -> Section:
    """What a card counts."""
    dual = rules.counting.ace is options.Ace.ONE_OR_FOURTEEN
    table = Table(("Card", "Counts"), tuple(_values(rules, dual)))
    paragraphs = [*_picture_values(rules), *(_ace_values(rules) if dual else ()), *_in_hand(rules)]
    examples = (*_examples(rules), *_in_hand_examples(rules))
    return Section("counting", "B6", "What the cards count", tuple(paragraphs), table, examples)


def _values(rules: Rules, dual: bool) -> Iterator[tuple[str, str]]:
    pack, ranks = rules.deck.pack, ranks_of(rules)
    if 1 in ranks:
        yield packs.rank_name(1, pack).capitalize(), "1 or 14" if dual else "1"
    if numbers := [rank for rank in ranks if rank > 1 and packs.rank_letter(rank, pack).isdigit()]:
        yield rank_spans(numbers, pack), "the number on the card"
    pictures = [rank for rank in ranks if rank > 1 and rank not in numbers]
    names = [packs.rank_name(rank, pack).capitalize() for rank in pictures]
    if has_plain_pictures(rules):
        yield ", ".join(names).capitalize(), "no number"
    else:
        yield from zip(names, map(str, pictures), strict=True)
    for item in rules.counting.in_hand:
        yield f"{kind_name(item.of, pack).capitalize()} in the hand", str(item.value)


def _in_hand(rules: Rules) -> Iterator[Paragraph]:
    if counts := in_hand_counts(rules):
        text = (
            f"Some cards count differently in your hand than on the table: {series(counts)}. Such a card takes what "
            "makes its value in the hand; lying on the table it counts as any card of its rank."
        )
        yield Paragraph("B6", text, ("N-1",))


def _in_hand_examples(rules: Rules) -> Iterator[Example]:
    """For each such value two cards that make it."""
    counts = card_values(rules)
    for item in rules.counting.in_hand:
        played = max(cards.cards_in(options.cards_of(item.of) & rules.deck.cards))
        for low in range(max(1, item.value - cards.RANKS), (item.value + 1) // 2):
            pair = cards.make_card(item.value - low, cards.Suit.HEARTS), cards.make_card(low, cards.Suit.CLUBS)
            if played not in pair and all(counts[card].on_table for card in pair):
                hand, table = cards.format_card(played), tuple(map(cards.format_card, pair))
                text = f"{hand} counts {item.value} in your hand and takes these cards: {item.value - low} + {low}."
                yield Example((hand,), f"{hand} x {'+'.join(table)}", text, table)
                break


def _picture_values(rules: Rules) -> Iterator[Paragraph]:
    has_named = any(packs.rank_letter(rank, rules.deck.pack) in "JQK" for rank in ranks_of(rules))
    if has_named and not has_plain_pictures(rules):
        text = "Pictures are used like any other card: they take, are taken, and go into sums by their numbers."
        yield Paragraph("B6", text, ("000:104", "003:151", "004:41", "004:53", "000:17", "002:19"))
    elif has_plain_pictures(rules):
        builds = " and never part of a build" if rules.building.source is not options.Source.NONE else ""
        text = f"A picture takes only pictures of its own rank. It is never part of a sum{builds}."
        yield Paragraph("B6", text, ("001:40", "003:108", "003:115", "004:4", "002:147"))
    elif rules.deck.pack is Pack.ROOK_40 and rules.counting.ace is options.Ace.ONE:
        yield Paragraph("B6", "The ones count 1 and nothing else.", ("D-90",))


def _ace_values(rules: Rules) -> Iterator[Paragraph]:
    ace = ace_word(rules)
    if plays_several(rules):
        text = (
            f"Every {ace} counts 1 or 14, as you choose for each play, wherever it is: alone or in a sum, in your hand "
            "or on the table."
        )
        yield Paragraph("B6", text, ("D-64",))
        return
    text = (
        f"When you play {an(ace)} you choose: for the whole play it counts 1, or it counts 14. In a sum with other "
        f"cards {an(ace)} counts 1; lying alone it may count 1 or 14."
    )
    yield Paragraph("B6", text, ("000:104", "003:151", "004:41", "000:17", "002:19", "002:100", "D-17", "D-18"))


def _examples(rules: Rules) -> Iterator[Example]:
    if has_counting_pictures(rules) and takes_one(rules):
        text = "The queen counts 12, so QS takes 9H and 3C together (9 + 3 = 12)."
        yield Example(("QS",), "QS x 9H+3C", text, ("9H", "3C"))
    elif has_counting_pictures(rules):
        text = "The queen counts 12, so QS takes 9H and 3C together (9 + 3 = 12), and QD as its equal."
        yield Example(("QS",), "QS x QD, 9H+3C", text, ("QD", "9H", "3C"))
    ace = ace_word(rules)
    if rules.counting.ace is options.Ace.ONE_OR_FOURTEEN:
        yield _fourteen(rules, ace)
    elif takes_one(rules):
        yield Example(("AS",), "AS x AC", f"By itself {an(ace)} takes another {ace} and nothing else.", ("AC", "3D"))
    else:
        text = f"By itself {an(ace)} takes other {packs.plural(1, rules.deck.pack)} and nothing else."
        yield Example(("AS",), "AS x AC, AD", text, ("AC", "AD"))


def _fourteen(rules: Rules, ace: str) -> Example:
    if rules.capturing.pair_first:
        text = f"Your {ace} counts 14 and takes these cards because 10 + 4 = 14."
        return Example(("AS",), "AS x 10D+4C", text, ("10D", "4C"))
    partner = "KD+AH" if has_counting_pictures(rules) else "10D+3C+AH"
    numbers = "13 + 1" if has_counting_pictures(rules) else "10 + 3 + 1"
    text = f"Your {ace} counts 14 and takes these cards because {numbers} = 14; the {ace} on the table counts 1."
    return Example(("AS",), f"AS x {partner}", text, tuple(partner.split("+")))
