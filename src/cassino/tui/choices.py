"""Moves as short numbered lists: all of them when they are few, else card by card, page by page."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from cassino.cards import card_set, cards_in, format_card
from cassino.engine.layout import is_sweep
from cassino.engine.move import Kind, Move
from cassino.engine.view import View
from cassino.tui.narration import phrase

PAGE = 12
SEARCHED = 10_000
"""Moves looked at for a list; beyond that, cards are named instead."""
KIND_ORDER = {Kind.CAPTURE: 0, Kind.JOIN: 1, Kind.RAISE: 1, Kind.BUILD: 2, Kind.TRAIL: 3, Kind.CLAIM: 4}
KIND_NOUNS = {Kind.CAPTURE: "capture", Kind.JOIN: "join", Kind.RAISE: "raise", Kind.BUILD: "build"}

Option = Move | int
"""A move, or a card of the hand with moves of its own."""


@dataclass(slots=True)
class Menu:
    """Options numbered from 1, and how many of them have been shown."""

    options: list[Option] = field(default_factory=list)
    shown: int = 0
    is_complete: bool = True
    summaries: dict[int, str] = field(default_factory=dict)
    """How many moves each card of the list has, in words."""

    def next_page(self) -> list[tuple[int, Option]]:
        """The next options with their numbers."""
        start = self.shown
        self.shown = min(len(self.options), start + PAGE)
        return list(enumerate(self.options[start : self.shown], start + 1))

    def option(self, number: int) -> Option | None:
        """The option of a number that has been shown."""
        return self.options[number - 1] if 0 < number <= self.shown else None

    @property
    def hidden(self) -> int:
        """How many options are still to be shown."""
        return len(self.options) - self.shown


def popularity(move: Move) -> tuple[int, int, int, int]:
    """Captures first, the greater before the smaller; trailing last."""
    return (KIND_ORDER[Kind(move.kind)], -move.taken.bit_count(), move.cards, move.value)


def move_menu(moves: Iterable[Move], is_complete: bool = True) -> Menu:
    """A list of moves, the most telling first."""
    ordered = sorted(moves, key=popularity)
    return Menu([*ordered], is_complete=is_complete)


def overview(view: View) -> Menu:
    """All moves if they fit on a page; else the cards of the hand, those of one move as that move."""
    found = view.legal_moves(SEARCHED)
    if found.complete and len(found) <= PAGE:
        return move_menu(found)
    return hand_menu(view, view.hand)


def hand_menu(view: View, cards: int) -> Menu:
    """Cards of the hand and how many moves each has; those of one move as that move, those of none not at all."""
    menu = Menu()
    for card, moves in moves_by_card(view, cards).items():
        if len(moves.options) == 1 and moves.is_complete:
            menu.options += moves.options
        elif moves.options:
            menu.options.append(card)
            menu.summaries[card] = summary(moves)
    return menu


def card_menu(view: View, card: int) -> Menu:
    """What one card of the hand can do."""
    return moves_by_card(view, 1 << card)[card]


def moves_by_card(view: View, cards: int) -> dict[int, Menu]:
    """What each of these cards of the hand can do."""
    found = view.legal_moves(SEARCHED)
    moves: dict[int, list[Move]] = {card: [] for card in cards_in(cards)}
    for move in found:
        if move.cards & cards:
            moves[move.cards.bit_length() - 1].append(move)
    if not found.complete:
        for card in moves:
            moves[card] += [move for move in view.moves_for(card, 0) if move not in moves[card]]
    return {card: move_menu(moves[card], found.complete) for card in moves}


def selection_menu(view: View, chosen: list[int]) -> Menu:
    """What a hand card and these table cards can become."""
    return move_menu(view.moves_for(chosen[0], card_set(chosen[1:])))


def option_text(view: View, menu: Menu, option: Option) -> str:
    """One line of a list, without its number."""
    if isinstance(option, Move):
        return phrase(view.public, option) + sweep_remark(view, option)
    return f"{format_card(option)}: {menu.summaries[option]}"


def sweep_remark(view: View, move: Move) -> str:
    """Words for a capture that leaves nothing, where sweeps count."""
    return " (a sweep)" if is_sweep(view.public, move) and view.public.rules.sweeping.points else ""


def summary(menu: Menu) -> str:
    """`3 captures, 1 build, trail`."""
    moves = [option for option in menu.options if isinstance(option, Move)]
    kinds = Counter(move.kind for move in moves)
    parts = [counted(kinds[kind], noun) for kind, noun in KIND_NOUNS.items() if kinds[kind]]
    if kinds[Kind.TRAIL]:
        parts.append("trail")
    if not menu.is_complete:
        parts.append("and more")
    return ", ".join(parts) or "no move"


def counted(number: int, noun: str) -> str:
    """`1 build`, `3 builds`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
