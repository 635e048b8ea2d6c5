"""What each side has taken in a deal, as lines of text."""

from collections.abc import Iterator, Sequence

from cassino.engine.scorer import primiera_total
from cassino.engine.state import State
from cassino.engine.tally import pack_of
from cassino.rules import packs
from cassino.rules.options import Each, Orange, Pack, Primiera, cards_of
from cassino.rules.rules import Rules
from cassino.tui.choices import scores
from cassino.tui.narration import card_list, counted


def taken_lines(state: State, sides: Sequence[str]) -> Iterator[str]:
    """What everybody has seen each side take in this deal."""
    for side, name in enumerate(sides):
        yield f"{name}: {', '.join(taken_parts(state, side))}."


def taken_parts(state: State, side: int) -> Iterator[str]:
    """`9 cards`, `3 spades`, `scoring cards AS`, `1 sweep`: what a side has of all that scores."""
    rules, pile = state.rules, state.pile(side)
    yield counted(pile.bit_count(), "card")
    for word in counted_kinds(rules):
        yield kind_count((pile & cards_of(word)).bit_count(), word, rules.deck.pack)
    if pile & scoring_cards(rules):
        yield f"scoring cards {card_list(pile & scoring_cards(rules), rules.deck.pack)}"
    if any(isinstance(item, Primiera) for item in rules.scoring.items):
        total = primiera_total(pile)
        yield f"primiera {total}" if total else "no primiera yet"
    if scores(rules.sweeping):
        yield counted(state.sweeps(side), "sweep")
    if rules.calling.orange is not Orange.NONE:
        yield counted(state.oranges(side), "orange")
    if state.false_oranges(side):
        yield counted(state.false_oranges(side), "wrong call")


def counted_kinds(rules: Rules) -> list[str]:
    """The kinds of cards, beside cards as such, of which it matters how many one has."""
    items = [item for item in rules.scoring.items if not isinstance(item, Each | Primiera)]
    return list(dict.fromkeys(item.of for item in items if item.of != "cards"))


def kind_count(number: int, word: str, pack: Pack) -> str:
    """`1 spade`, `3 sixes`."""
    kind = cards_of(word)
    title = packs.kind_title(word, pack)
    if number != 1 or kind.bit_count() == 1:
        return f"{number} {title}"
    is_rank = kind.bit_count() == len(packs.PRINTS[pack].suit_letters)
    return f"1 {packs.rank_name(kind.bit_length() // 4, pack) if is_rank else title.removesuffix('s')}"


def scoring_cards(rules: Rules) -> int:
    """The cards that are worth points by themselves."""
    cards = 0
    for item in rules.scoring.items:
        if isinstance(item, Each):
            cards |= cards_of(item.of)
    return cards & pack_of(rules)
