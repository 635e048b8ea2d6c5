"""What a rule set says to one question, for tables of options and the editor."""

from cassino.book.facts import in_hand_words, item_words
from cassino.rules import Rules, options
from cassino.rules.options import Choice, Option
from cassino.texts import tell
from cassino.texts.lists import either, listed


def label(option: Option, rules: Rules) -> str:
    """What a rule set says to one question; cards are named as its pack names them."""
    value = option.of(rules)
    if isinstance(value, bool):
        return tell("option-yes") if value else tell("option-no")
    if isinstance(value, Choice):
        return value.label
    if option.key == "seating.players":
        return _numbers(value)
    if isinstance(value, tuple):
        elements = [_element_label(each, rules) for each in value]
        return listed(elements) or tell("book-label-empty", rule=option.rule)
    return option.zero if option.has_zero and value == 0 else str(value)


def _numbers(players: tuple[int, ...]) -> str:
    """Numbers of players, the usual one of them named if it is not the lowest."""
    numbers = either(sorted(players)) or tell("book-label-empty", rule="B2")
    return (
        numbers
        if list(players[:1]) == sorted(players)[:1]
        else tell("book-usual-number", numbers=numbers, usual=players[0])
    )


def _element_label(element: options.Item | options.InHand | Choice | int, rules: Rules) -> str:
    """One element of a list."""
    if isinstance(element, Choice):
        return element.label
    if isinstance(element, options.InHand):
        return in_hand_words(element, rules)
    return str(element) if isinstance(element, int) else item_words("book-item-with-points", element, rules)
