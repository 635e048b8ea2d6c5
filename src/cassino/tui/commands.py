"""What each command does. Each takes the session and the rest of the typed line."""

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
    from cassino.tui.session import Session

HINT_KEY = 0x417
LONGEST_NUMBER = 6
LONGEST_WORD = 20


def table(session: Session, rest: str) -> None:
    """The table and the hand; at the turn, the moves too."""
    if session.game.match.deal_over:
        session.say(*reports.table_lines(session.view, session.game.names))
    else:
        session.show_turn()


def score(session: Session, rest: str) -> None:
    """The match score and what each side has taken."""
    game = session.game
    session.say(*reports.score_lines(session.view, game.side_names, game.target))


def number(session: Session, rest: str) -> None:
    """Pick from the list: a move is played, a card shows its moves."""
    option = session.menu.option(int(rest)) if len(rest) <= LONGEST_NUMBER else None
    if option is None:
        session.say(f"No move has the number {rest[:LONGEST_NUMBER]} now. Type moves for the list.")
    elif isinstance(option, Move):
        session.play(option)
    else:
        show_card(session, option)


def move(session: Session, rest: str) -> None:
    """A move, or cards whose moves are asked for."""
    chosen = only_cards(rest)
    if chosen:
        show_selection(session, chosen)
        return
    found = read_move(session, rest)
    if found is not None and found.kind == Kind.CLAIM:
        count(session, "out")
    elif found is not None:
        session.play(found)


def only_cards(text: str) -> list[int]:
    """The cards of a text of nothing but cards, else none."""
    try:
        return [parse_card(word) for word in text.replace(",", " ").split()]
    except CardSyntaxError:
        return []


def read_move(session: Session, text: str) -> Move | None:
    """The legal move of a text; what is wrong with it is said, and kept for `why`."""
    try:
        return parse_move(session.view.public, text)
    except IllegalMove as error:
        refuse(session, error.broken)
    except MoveSyntaxError as error:
        session.say(*fault_lines(error))
    return None


def fault_lines(error: MoveSyntaxError) -> list[str]:
    """What could not be read, and where."""
    return [f"Not understood at letter {fault.column}: {fault.message}." for fault in error.faults]


def refuse(session: Session, broken: BrokenRule | None) -> None:
    """Say which rule forbids a move, and keep it for `why`."""
    if broken is None:
        return
    session.refused = rule_line(broken)
    session.say(f"Not allowed. {broken.sentence} That is rule {broken.number}, {broken.name}.")


def rule_line(broken: BrokenRule) -> str:
    """`Rule B11, holding the capturing card: You must keep ...`"""
    return f"Rule {broken.number}, {broken.name}: {broken.sentence}"


def show_card(session: Session, card: int) -> None:
    """What one card can do."""
    menu = card_menu(session.view, card)
    if menu.options:
        session.say(f"With {format_card(card)} you can:")
        session.show_menu(menu)
    else:
        session.say(f"{format_card(card)} has no move now: it takes nothing here and builds nothing.")
        refuse(session, session.view.broken_rule(Move(Kind.TRAIL, 1 << card)))


def show_selection(session: Session, chosen: list[int]) -> None:
    """What a card of the hand and cards of the table can become."""
    if not session.view.hand >> chosen[0] & 1:
        session.say(f"{format_card(chosen[0])} is not in your hand. Type your own card first.")
    elif len(chosen) == 1:
        show_card(session, chosen[0])
    else:
        show_made_of(session, chosen)


def show_made_of(session: Session, chosen: list[int]) -> None:
    """The moves with exactly these cards, or the rule against taking them."""
    menu = selection_menu(session.view, chosen)
    if menu.options:
        session.say("With these cards you can:")
        session.show_menu(menu)
        return
    session.say(f"{format_card(chosen[0])} and these cards make no move.")
    refusals = [
        f"No {what}. {rule_line(broken)}"
        for what, attempt in attempts(session.view, chosen[0], card_set(chosen[1:]))
        if (broken := session.view.broken_rule(attempt))
    ]
    session.refused = "\n".join(refusals)
    session.say(session.refused)


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


def moves(session: Session, rest: str) -> None:
    """All moves, or those of a card or a rank."""
    if not rest:
        session.show_moves()
        return
    found = cards_meant(session.view.hand, rest)
    if len(found) == 1:
        show_card(session, found[0])
    elif found:
        session.show_menu(hand_menu(session.view, card_set(found)))
    else:
        session.say(f"You have no card {rest[:LONGEST_WORD]!r}. {reports.hand_line(session.view)}")


def cards_meant(hand: int, text: str) -> list[int]:
    """The cards of a hand that `8S` or `8` means."""
    word = text.strip().upper()
    return [card for card in cards_in(hand) if word in (format_card(card), RANK_LETTERS[rank_of(card) - 1])]


def more(session: Session, rest: str) -> None:
    """The next page of the list."""
    if session.menu.hidden:
        session.show_page()
    else:
        session.say("There is no more. Type moves for the list.")


def hint(session: Session, rest: str) -> None:
    """A good move and why."""
    bot = HeuristicBot(Rng(session.game.match.seed).sealed(HINT_KEY))
    found, reason = bot.suggest(session.view, Clock())
    state = session.view.public
    session.say(f"Hint: {phrase(state, found)}.", f"Why: {reason}", f"To play it, type `{format_move(state, found)}`")


def why(session: Session, rest: str) -> None:
    """The rule against a move, or against the last one refused."""
    if not rest:
        session.say(session.refused or "No move was refused in this turn. Type why and the move.")
        return
    try:
        found = parse_move(session.view.public, rest)
    except IllegalMove as error:
        session.say(rule_line(error.broken))
    except MoveSyntaxError as error:
        session.say(*fault_lines(error))
    else:
        session.say(f"That move is legal: {phrase(session.view.public, found)}.")


def undo(session: Session, rest: str) -> None:
    """Take back the person's last move and what the bots did since."""
    game = session.game
    if len(game.humans) > 1:
        session.say("Undo is for one person against bots: the others have seen your move.")
    elif game.undo():
        session.rewound()
        session.say("Taken back.")
    else:
        session.say("You have made no move in this deal.")


def last(session: Session, rest: str) -> None:
    """What happened since the person's last turn, that turn included."""
    lines = session.game.lines_since_turn_of(session.viewer)
    session.say(*(lines or ["Nothing has been played in this deal yet."]))


def rules(session: Session, rest: str) -> None:
    """The rule book of the variant."""
    session.say(*rule_lines(session.game.rules, rest))


def count(session: Session, rest: str) -> None:
    """Claim to have reached the target, after a question."""
    claim = next((claim for claim in session.view.claims() if claim.seat == session.viewer), None)
    broken = session.view.broken_rule(Move(Kind.CLAIM, 0, seat=session.viewer))
    if claim is None or broken is not None:
        refuse(session, broken)
    elif session.agrees(claim_question(session.game.rules)):
        session.play(claim)
    else:
        session.say("No claim made.")


def claim_question(rules: Rules) -> str:
    """What a claim can win and cost."""
    cost = f"A wrong claim scores {rules.calling.false_claim_points} and loses your next turn to deal."
    return f"You claim to have {rules.ending.target} points already. {cost} Claim?"


def help_(session: Session, rest: str) -> None:
    """The commands."""
    session.say(*help_lines())


COMMANDS: dict[str, Callable[[Session, str], None]] = {
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
