"""Moves as short numbered lists: all of them when they are few, else by the cards played, page by page."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from cassino.cards import cards_in
from cassino.engine.layout import is_sweep
from cassino.engine.move import Kind, Move
from cassino.engine.state import State
from cassino.engine.view import View
from cassino.rules.options import Orange
from cassino.texts import tell
from cassino.texts.lists import commas
from cassino.tui.cardwords import card_list
from cassino.tui.narration import phrase

PAGE = 12
SPARE = 3
"""A page is so much longer if nothing is then left for another."""
SHORT = 4
"""So many cards that can only be trailed are named one by one among groups of moves."""
SEARCHED = 10_000
"""Moves looked at for a list; beyond that, cards are named instead."""
TABLE, TOGETHER, TRAILS = 0, -1, -2
"""Groups of moves beside those of one hand card: with table cards alone, with several hand cards, and of cards that can
only be trailed, where they are many."""
KIND_ORDER = {Kind.CAPTURE: 0, Kind.JOIN: 1, Kind.RAISE: 1, Kind.BUILD: 2, Kind.TRAIL: 3, Kind.PASS: 4}
COUNTED = {
    Kind.CAPTURE: "terminal-captures",
    Kind.JOIN: "terminal-joins",
    Kind.RAISE: "terminal-raises",
    Kind.BUILD: "terminal-builds",
}
"""How many moves of a kind there are."""
TITLES = {
    TABLE: "terminal-table-alone",
    TOGETHER: "terminal-several-together",
    TRAILS: "terminal-only-trail",
}

Option = Move | int
"""A move, or a group of moves: the set of one hand card, TABLE, TOGETHER or TRAILS."""


@dataclass(slots=True)
class Menu:
    """Options numbered from 1, and how many of them have been shown."""

    options: list[Option] = field(default_factory=list)
    shown: int = 0
    is_complete: bool = True
    summaries: dict[int, str] = field(default_factory=dict)
    """How many moves each group of the list has, in words."""

    def next_page(self) -> list[tuple[int, Option]]:
        """The next options with their numbers."""
        start = self.shown
        rest = len(self.options) - start
        self.shown = start + (rest if rest <= PAGE + SPARE else PAGE)
        return list(enumerate(self.options[start : self.shown], start + 1))

    def option(self, number: int) -> Option | None:
        """The option of a number that has been shown."""
        return self.options[number - 1] if 0 < number <= self.shown else None

    @property
    def hidden(self) -> int:
        """How many options are still to be shown."""
        return len(self.options) - self.shown


def popularity(move: Move) -> tuple[int, int, int, int, int]:
    """Captures first, the greater before the smaller; trailing after them, what ends the turn last."""
    return (KIND_ORDER.get(Kind(move.kind), 5), -move.taken.bit_count(), move.cards, move.value, move.seat)


def move_menu(moves: Iterable[Move], is_complete: bool = True) -> Menu:
    """A list of moves, the most telling first."""
    ordered = sorted(moves, key=popularity)
    return Menu([*ordered], is_complete=is_complete)


def is_listed(state: State, move: Move) -> bool:
    """Whether a list names a move: an orange is for the player to see and to call."""
    is_call = move.kind == Kind.CAPTURE and move.seat == state.turn and state.rules.calling.orange is Orange.CALLED
    return not is_call


def overview(view: View) -> Menu:
    """All moves if they fit on a page; else groups of moves, those of one move as that move."""
    found = view.moves_up_to(SEARCHED)
    listed = [move for move in found if is_listed(view.public, move)]
    if found.complete and len(listed) <= PAGE + SPARE:
        return move_menu(listed)
    return group_menu(view)


def group_of(move: Move) -> int:
    """The group that a move belongs to."""
    return TOGETHER if move.cards.bit_count() > 1 else move.cards


def hand_menu(view: View, cards: int) -> Menu:
    """The moves of these cards of the hand, those of several cards together if one is among these."""
    groups = moves_by_group(view)
    keys = [1 << card for card in cards_in(cards)]
    return menu_of({key: groups[key] for key in keys if key in groups})


def group_menu(view: View) -> Menu:
    """All groups and how many moves each has; at the end what is only said."""
    groups = moves_by_group(view)
    said = [move for move in view.moves_up_to(SEARCHED) if move.kind > Kind.CLAIM]
    menu = menu_of(groups)
    gather_trails(view, menu)
    menu.options += said
    return menu


def gather_trails(view: View, menu: Menu) -> None:
    """Make one option of all cards that can only be trailed."""
    trails = [option for option in menu.options if isinstance(option, Move) and option.kind == Kind.TRAIL]
    if len(trails) > SHORT:
        menu.options = [option for option in menu.options if option not in trails] + [TRAILS]
        menu.summaries[TRAILS] = card_list(sum(move.cards for move in trails), view.public.rules.deck.pack)


def menu_of(groups: dict[int, Menu]) -> Menu:
    """Groups as options; a group of one move is that move."""
    menu = Menu()
    for key, moves in groups.items():
        if len(moves.options) == 1 and moves.is_complete:
            menu.options += moves.options
        elif moves.options:
            menu.options.append(key)
            menu.summaries[key] = summary(moves)
    return menu


def card_menu(view: View, group: int) -> Menu:
    """The moves of one group."""
    if group == TRAILS:
        return move_menu(move for move in view.moves_up_to(SEARCHED) if move.kind == Kind.TRAIL)
    return moves_by_group(view).get(group, Menu())


def moves_by_group(view: View) -> dict[int, Menu]:
    """The moves of each card of the hand, of several cards together, and of table cards alone."""
    found = view.moves_up_to(SEARCHED)
    moves: dict[int, list[Move]] = {TABLE: [], TOGETHER: []}
    moves |= {1 << card: [] for card in cards_in(view.hand)}
    for move in found:
        if move.kind < Kind.CLAIM and is_listed(view.public, move):
            moves.setdefault(group_of(move), []).append(move)
    if not found.complete:
        for key in moves:
            if key > 0:
                moves[key] += [move for move in view.plays_for(key, 0) if move not in moves[key]]
    return {key: move_menu(moves[key], found.complete) for key in moves}


def selection_menu(view: View, cards: int, taken: int) -> Menu:
    """What these hand cards, or none, and these table cards can become."""
    return move_menu(move for move in view.plays_for(cards, taken) if is_listed(view.public, move))


def option_text(view: View, menu: Menu, option: Option, names: Sequence[str]) -> str:
    """One line of a list, without its number."""
    if not isinstance(option, Move):
        return tell("terminal-group", title=group_title(view, option), what=menu.summaries[option])
    text = phrase(view.public, option, names)
    return tell("terminal-sweep", move=text) if is_scored_sweep(view, option) else text


def group_title(view: View, group: int) -> str:
    """`8S`, `Several cards together`, `Table cards alone`, `Trail only`."""
    return tell(TITLES[group]) if group in TITLES else card_list(group, view.public.rules.deck.pack)


def is_scored_sweep(view: View, move: Move) -> bool:
    """Whether a move is a capture that leaves nothing, where sweeps count."""
    return view.public.rules.sweeping.scores and is_sweep(view.public, move)


def summary(menu: Menu) -> str:
    """`3 captures, 1 build, trail`."""
    moves = [option for option in menu.options if isinstance(option, Move)]
    kinds = Counter(move.kind for move in moves)
    parts = [tell(key, count=kinds[kind]) for kind, key in COUNTED.items() if kinds[kind]]
    if kinds[Kind.TRAIL]:
        parts.append(tell("terminal-trails"))
    if not menu.is_complete:
        parts.append(tell("terminal-and-more"))
    return commas(parts) or tell("terminal-no-move")
