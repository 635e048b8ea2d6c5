"""What cards that are named without more can become, and why they cannot."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cassino.cards import CardSyntaxError, card_set, cards_in, rank_mask
from cassino.engine.layout import table_cards
from cassino.engine.move import Kind, Move
from cassino.engine.state import State
from cassino.engine.view import View
from cassino.hosted.frames.choices import objection
from cassino.rules.options import FromHand, Source
from cassino.rules.packs import format_card, parse_card, rank_of_word
from cassino.texts import tell
from cassino.tui.cardwords import card_texts
from cassino.tui.choices import TOGETHER, card_menu, group_title, selection_menu
from cassino.tui.refusing import refuse, rule_line

if TYPE_CHECKING:
    from cassino.tui.sitting import Sitting

BUILD = re.compile(r"[bB](\d{1,2})")


def only_cards(state: State, text: str) -> list[int]:
    """The cards of a text of nothing but cards and whole builds, else none."""
    words = text.replace(",", " ").replace("^", " ").split()
    try:
        return [card for word in words for card in cards_of_word(state, word)]
    except CardSyntaxError:
        return []


def cards_of_word(state: State, word: str) -> list[int]:
    """`8S`, or all cards of the build `b1`. Raises CardSyntaxError."""
    builds, found = state.builds(), BUILD.fullmatch(word)
    if found and 1 <= int(found[1]) <= len(builds):
        return list(cards_in(builds[int(found[1]) - 1].cards))
    return [parse_card(word, state.rules.deck.pack)]


def cards_meant(view: View, text: str) -> list[int]:
    """The cards of the hand that `8S` or `8` means."""
    pack, word = view.public.rules.deck.pack, text.strip()
    try:
        named = 1 << parse_card(word, pack)
    except CardSyntaxError:
        rank = rank_of_word(word, pack)
        named = rank_mask(rank) if rank else 0
    return list(cards_in(view.hand & named))


def show_group(sitting: Sitting, group: int) -> None:
    """What one card can do, or table cards alone, or several cards together."""
    menu = card_menu(sitting.view, group)
    if menu.options:
        if group > 0:
            sitting.say(tell("terminal-can-with", cards=card_texts(group, sitting.game.pack)))
        else:
            sitting.say(tell("terminal-section", title=group_title(sitting.view, group)))
        sitting.show_menu(menu)
        return
    sitting.say(tell("terminal-no-move-with", cards=card_texts(group, sitting.game.pack)))
    refuse(sitting, sitting.view.broken_rule(Move(Kind.TRAIL, group)))


def show_selection(sitting: Sitting, chosen: list[int]) -> None:
    """What cards of the hand and cards of the table can become."""
    view = sitting.view
    state, named = view.public, card_set(chosen)
    own = view.hand | (state.played | state.shown if sitting.viewer == state.turn_of else 0)
    played = named & own
    reach = table_cards(state) | state.stealable(sitting.viewer) | state.capturable_tops(sitting.viewer)
    has_steps = state.rules.building.source is Source.HAND_AND_TABLE
    if not played and (not has_steps or named & ~reach):
        sitting.say(tell("terminal-not-in-hand", cards=[format_card(chosen[0], sitting.game.pack)]))
    elif named == played and len(chosen) == 1:
        show_group(sitting, named)
    elif named == played and state.rules.capturing.from_hand is not FromHand.ONE_CARD:
        show_group(sitting, TOGETHER)
    else:
        show_made_of(sitting, played, named & ~played)


def show_made_of(sitting: Sitting, played: int, taken: int) -> None:
    """The moves with exactly these cards, or the rule against taking them."""
    view = sitting.view
    menu = selection_menu(view, played, taken)
    if menu.options:
        sitting.say(tell("terminal-can-made"))
        sitting.show_menu(menu)
        return
    if played:
        sitting.say(tell("terminal-made-no-move", cards=card_texts(played, sitting.game.pack)))
    else:
        sitting.say(tell("terminal-table-no-move"))
    broken = objection(view, played, taken)
    if broken:
        sitting.refused = rule_line(sitting, broken)
        sitting.say(sitting.refused)
