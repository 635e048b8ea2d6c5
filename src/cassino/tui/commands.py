"""What each command does. Each takes the sitting and the rest of the typed line."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cassino.bots.bot import Clock
from cassino.bots.heuristic import HeuristicBot
from cassino.cards import RANK_LETTERS, CardSyntaxError, card_set, cards_in, format_card, parse_card, rank_of
from cassino.engine.checking import BrokenRule, highest_value
from cassino.engine.move import Kind, Move
from cassino.engine.play import IllegalMove
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.move import format_move, parse_move
from cassino.rules import Rules
from cassino.tui import matches, reports
from cassino.tui.choices import card_menu, hand_menu, selection_menu
from cassino.tui.narration import phrase
from cassino.tui.rulepages import rule_lines
from cassino.tui.words import help_lines

if TYPE_CHECKING:
    from cassino.tui.sitting import Sitting

HINT_KEY = 0x417
LONGEST_NUMBER = 6
LONGEST_WORD = 20


def table(sitting: Sitting, rest: str) -> None:
    """The table and the hand; at the turn, the moves too."""
    if sitting.game.match.deal_over:
        sitting.say(*reports.table_lines(sitting.view, sitting.game.names))
    else:
        sitting.show_turn()


def score(sitting: Sitting, rest: str) -> None:
    """The match score and what each side has taken."""
    game = sitting.game
    sitting.say(*reports.score_lines(sitting.view, game.side_names, game.target))


def number(sitting: Sitting, rest: str) -> None:
    """Pick from the list: a move is played, a card shows its moves."""
    option = sitting.menu.option(int(rest)) if len(rest) <= LONGEST_NUMBER else None
    if option is None:
        sitting.say(f"No move has the number {rest[:LONGEST_NUMBER]} now. Type moves for the list.")
    elif isinstance(option, Move):
        sitting.play(option)
    else:
        show_card(sitting, option)


def move(sitting: Sitting, rest: str) -> None:
    """A move, or cards whose moves are asked for."""
    chosen = only_cards(rest)
    if chosen:
        show_selection(sitting, chosen)
        return
    found = read_move(sitting, rest)
    if found is not None and found.kind == Kind.CLAIM:
        count(sitting, "out")
    elif found is not None:
        sitting.play(found)


def only_cards(text: str) -> list[int]:
    """The cards of a text of nothing but cards, else none."""
    try:
        return [parse_card(word) for word in text.replace(",", " ").split()]
    except CardSyntaxError:
        return []


def read_move(sitting: Sitting, text: str) -> Move | None:
    """The legal move of a text; what is wrong with it is said, and kept for `why`."""
    try:
        return parse_move(sitting.view.public, text)
    except IllegalMove as error:
        refuse(sitting, error.broken)
    except MoveSyntaxError as error:
        sitting.say(*fault_lines(error))
    return None


def fault_lines(error: MoveSyntaxError) -> list[str]:
    """What could not be read, and where."""
    return [f"Not understood at letter {fault.column}: {fault.message}." for fault in error.faults]


def refuse(sitting: Sitting, broken: BrokenRule | None) -> None:
    """Say which rule forbids a move, and keep it for `why`."""
    if broken is None:
        return
    sitting.refused = rule_line(broken)
    sitting.say(f"Not allowed. {broken.sentence} That is rule {broken.number}, {broken.name}.")


def rule_line(broken: BrokenRule) -> str:
    """`Rule B11, holding the capturing card: You must keep ...`"""
    return f"Rule {broken.number}, {broken.name}: {broken.sentence}"


def show_card(sitting: Sitting, card: int) -> None:
    """What one card can do."""
    menu = card_menu(sitting.view, card)
    if menu.options:
        sitting.say(f"With {format_card(card)} you can:")
        sitting.show_menu(menu)
    else:
        sitting.say(f"{format_card(card)} has no move now: it takes nothing here and builds nothing.")
        refuse(sitting, sitting.view.broken_rule(Move(Kind.TRAIL, 1 << card)))


def show_selection(sitting: Sitting, chosen: list[int]) -> None:
    """What a card of the hand and cards of the table can become."""
    if not sitting.view.hand >> chosen[0] & 1:
        sitting.say(f"{format_card(chosen[0])} is not in your hand. Type your own card first.")
    elif len(chosen) == 1:
        show_card(sitting, chosen[0])
    else:
        show_made_of(sitting, chosen)


def show_made_of(sitting: Sitting, chosen: list[int]) -> None:
    """The moves with exactly these cards, or the rule against taking them."""
    menu = selection_menu(sitting.view, chosen)
    if menu.options:
        sitting.say("With these cards you can:")
        sitting.show_menu(menu)
        return
    sitting.say(f"{format_card(chosen[0])} and these cards make no move.")
    refusals = [
        f"No {what}. {rule_line(broken)}"
        for what, attempt in attempts(sitting.view, chosen[0], card_set(chosen[1:]))
        if (broken := sitting.view.broken_rule(attempt))
    ]
    sitting.refused = "\n".join(refusals)
    sitting.say(sitting.refused)


def attempts(view: View, card: int, taken: int) -> list[tuple[str, Move]]:
    """What a person may have meant by a card and these cards of the table."""
    rank, bit = rank_of(card), 1 << card
    meant = [("capture", Move(Kind.CAPTURE, bit, taken, rank))]
    builds = [build for build in view.public.builds() if build.cards == taken]
    value = rank + sum(rank_of(other) for other in cards_in(taken))
    if builds:
        value = rank + builds[0].value
        meant.append((f"raise to {value}", Move(Kind.RAISE, bit, taken, value)))
    elif value <= highest_value(view.public.tables):
        meant.append((f"build of {value}", Move(Kind.BUILD, bit, taken, value)))
    return meant


def moves(sitting: Sitting, rest: str) -> None:
    """All moves, or those of a card or a rank."""
    if not rest:
        sitting.show_moves()
        return
    found = cards_meant(sitting.view.hand, rest)
    if len(found) == 1:
        show_card(sitting, found[0])
    elif found:
        sitting.show_menu(hand_menu(sitting.view, card_set(found)))
    else:
        sitting.say(f"You have no card {rest[:LONGEST_WORD]!r}. {reports.hand_line(sitting.view)}")


def cards_meant(hand: int, text: str) -> list[int]:
    """The cards of a hand that `8S` or `8` means."""
    word = text.strip().upper()
    return [card for card in cards_in(hand) if word in (format_card(card), RANK_LETTERS[rank_of(card) - 1])]


def more(sitting: Sitting, rest: str) -> None:
    """The next page of the list."""
    if sitting.menu.hidden:
        sitting.show_page()
    else:
        sitting.say("There is no more. Type moves for the list.")


def hint(sitting: Sitting, rest: str) -> None:
    """A good move and why."""
    bot = HeuristicBot(Rng(sitting.game.match.seed).sealed(HINT_KEY))
    found, reason = bot.suggest(sitting.view, Clock())
    state = sitting.view.public
    sitting.say(f"Hint: {phrase(state, found)}.", f"Why: {reason}", f"To play it, type `{format_move(state, found)}`")


def why(sitting: Sitting, rest: str) -> None:
    """The rule against a move, or against the last one refused."""
    if not rest:
        sitting.say(sitting.refused or "No move was refused in this turn. Type why and the move.")
        return
    try:
        found = parse_move(sitting.view.public, rest)
    except IllegalMove as error:
        sitting.say(rule_line(error.broken))
    except MoveSyntaxError as error:
        sitting.say(*fault_lines(error))
    else:
        sitting.say(f"That move is legal: {phrase(sitting.view.public, found)}.")


def undo(sitting: Sitting, rest: str) -> None:
    """Take back the person's last move and what the bots did since."""
    game = sitting.game
    if len(game.humans) > 1:
        sitting.say("Undo is for one person against bots: the others have seen your move.")
    elif game.undo():
        sitting.rewound()
        sitting.say("Taken back.")
    else:
        sitting.say("You have made no move in this deal.")


def last(sitting: Sitting, rest: str) -> None:
    """What happened since the person's last turn, that turn included."""
    lines = sitting.game.lines_since_turn_of(sitting.viewer)
    sitting.say(*(lines or ["Nothing has been played in this deal yet."]))


def rules(sitting: Sitting, rest: str) -> None:
    """The rule book of the variant."""
    sitting.say(*rule_lines(sitting.game.rules, rest))


def count(sitting: Sitting, rest: str) -> None:
    """Claim to have reached the target, after a question."""
    claim = next((claim for claim in sitting.view.claims() if claim.seat == sitting.viewer), None)
    broken = sitting.view.broken_rule(Move(Kind.CLAIM, 0, seat=sitting.viewer))
    if claim is None or broken is not None:
        refuse(sitting, broken)
    elif sitting.agrees(claim_question(sitting.game.rules)):
        sitting.play(claim)
    else:
        sitting.say("No claim made.")


def claim_question(rules: Rules) -> str:
    """What a claim can win and cost."""
    cost = f"A wrong claim scores {rules.calling.false_claim_points} and loses your next turn to deal."
    return f"You claim to have {rules.ending.target} points already. {cost} Claim?"


def help_(sitting: Sitting, rest: str) -> None:
    """The commands."""
    sitting.say(*help_lines())


COMMANDS: dict[str, Callable[[Sitting, str], None]] = {
    "": table,
    "number": number,
    "move": move,
    "moves": moves,
    "more": more,
    "table": table,
    "score": score,
    "hint": hint,
    "why": why,
    "undo": undo,
    "last": last,
    "rules": rules,
    "count": count,
    "save": matches.save,
    "resume": matches.resume,
    "new": matches.new,
    "rematch": matches.new,
    "help": help_,
    "quit": matches.leave,
}
