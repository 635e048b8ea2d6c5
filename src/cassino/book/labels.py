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
    if isinstance(value, tuple):
        elements = [_element_label(each, rules) for each in value]
        return (either if option.rule == "B2" else listed)(elements) or tell("book-label-empty", rule=option.rule)
    return option.zero if option.has_zero and value == 0 else str(value)


def _element_label(element: options.Item | options.InHand | Choice | int, rules: Rules) -> str:
    """One element of a list."""
    if isinstance(element, Choice):
        return element.label
    if isinstance(element, options.InHand):
        return in_hand_words(element, rules)
    return str(element) if isinstance(element, int) else item_words("book-item-with-points", element, rules)
