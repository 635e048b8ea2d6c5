"""What each side has taken in a deal, as lines of text."""

from collections.abc import Iterator, Sequence

from cassino.engine.scorer import primiera_total
from cassino.engine.state import State
from cassino.engine.tally import pack_of
from cassino.rules import packs
from cassino.rules.options import Each, Orange, Pack, Primiera, cards_of
from cassino.rules.rules import Rules
from cassino.texts import tell
from cassino.texts.catalog import say
from cassino.texts.lists import commas
from cassino.texts.message import Message
from cassino.tui.cardwords import card_list


def taken_lines(state: State, names: Sequence[str]) -> Iterator[str]:
    """What everybody has seen each side take in this deal. names: by seat."""
    for side in range(state.side_count):
        seats = [seat for seat in range(state.players) if state.side_of(seat) == side]
        yield say(Message("terminal-taken", {"side": seats, "what": commas(list(taken_parts(state, side)))}), names)


def taken_parts(state: State, side: int) -> Iterator[str]:
    """`9 cards`, `3 spades`, `scoring cards AS`, `1 sweep`: what a side has of all that scores."""
    rules, pile = state.rules, state.pile(side)
    yield tell("terminal-taken-cards", count=pile.bit_count())
    for word in counted_kinds(rules):
        yield kind_count((pile & cards_of(word)).bit_count(), word, rules.deck.pack)
    if pile & scoring_cards(rules):
        yield tell("terminal-taken-scoring", cards=card_list(pile & scoring_cards(rules), rules.deck.pack))
    if any(isinstance(item, Primiera) for item in rules.scoring.items):
        total = primiera_total(pile)
        yield tell("terminal-taken-primiera", total=total) if total else tell("terminal-no-primiera")
    if rules.sweeping.scores:
        yield tell("table-sweeps", count=state.sweeps(side))
    if rules.calling.orange is not Orange.NONE:
        yield tell("table-oranges", count=state.oranges(side))
    if state.false_oranges(side):
        yield tell("terminal-taken-wrong-calls", count=state.false_oranges(side))


def counted_kinds(rules: Rules) -> list[str]:
    """The kinds of cards, beside cards as such, of which it matters how many one has."""
    items = [item for item in rules.scoring.items if not isinstance(item, Each | Primiera)]
    return list(dict.fromkeys(item.of for item in items if item.of != "cards"))


def kind_count(number: int, word: str, pack: Pack) -> str:
    """`1 spade`, `3 sixes`."""
    title = packs.kind_title(word, pack)
    if cards_of(word).bit_count() == 1:
        return f"{number} {title}"
    return tell("terminal-taken-kind", count=number, kind=title)


def scoring_cards(rules: Rules) -> int:
    """The cards that are worth points by themselves."""
    cards = 0
    for item in rules.scoring.items:
        if isinstance(item, Each):
            cards |= cards_of(item.of)
    return cards & pack_of(rules)
