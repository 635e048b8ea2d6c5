"""What each command does. Each takes the sitting and the rest of the typed line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from cassino.cards import card_set
from cassino.engine.insisting import INSIST_WINDOW
from cassino.engine.move import Kind, Move
from cassino.engine.play import IllegalMove
from cassino.hosted.commands import misdeals
from cassino.hosted.frames.game import facts_of
from cassino.hosted.match.events import Claimed
from cassino.hosted.wire.refusal import Refusal
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.groups import SEAT_LETTERS
from cassino.notation.move import format_move
from cassino.notation.typed import parse_typed
from cassino.rules import Rules
from cassino.rules.options import Claim
from cassino.texts import tell
from cassino.texts.catalog import say
from cassino.tui import coaching, hinting, matches, misdealing, reports, showing
from cassino.tui.choices import hand_menu
from cassino.tui.faults import fault_lines
from cassino.tui.narration import phrase
from cassino.tui.refusing import read_move, refuse, rule_line
from cassino.tui.rulepages import rule_lines
from cassino.tui.selecting import cards_meant, only_cards, show_group, show_selection
from cassino.tui.vocabulary import is_word, word_of
from cassino.tui.words import WordError, has_word, help_lines

if TYPE_CHECKING:
    from cassino.tui.sitting import Command, Sitting

_BY = re.compile(r"\bby ([a-f])\b", re.IGNORECASE)
LONGEST_NUMBER = 6
LONGEST_WORD = 20


def table(sitting: Sitting, rest: str) -> None:
    """The table and the hand; at the turn, the moves too."""
    if sitting.game.match.deal_over:
        sitting.say(*showing.table_lines(sitting.game.frame(sitting.viewer), sitting.game.labels))
    else:
        sitting.show_turn()


def score(sitting: Sitting, rest: str) -> None:
    """The match score and what each side has taken."""
    game = sitting.game
    sitting.say(showing.score_line(game.frame(game.reader)))
    sitting.say(*reports.taken_lines(sitting.view.public, game.names))


def number(sitting: Sitting, rest: str) -> None:
    """Pick from the list: a move is played, with what is said besides; a group shows its moves."""
    digits, _, besides = rest.partition(" ")
    option = sitting.menu.option(int(digits)) if len(digits) <= LONGEST_NUMBER else None
    if option is None:
        sitting.say(tell("terminal-no-number", number=digits[:LONGEST_NUMBER]))
    elif not isinstance(option, Move):
        show_group(sitting, option)
    elif besides:
        play_typed(sitting, f"{format_move(sitting.view.public, option)} {besides}")
    elif coaching.goes_ahead(sitting, event := sitting.game.event_of(option)):
        sitting.happen(event)


def move(sitting: Sitting, rest: str) -> None:
    """A move, or cards whose moves are asked for."""
    chosen = only_cards(sitting.view.public, rest)
    if chosen:
        show_selection(sitting, chosen)
    else:
        play_typed(sitting, rest)


def play_typed(sitting: Sitting, text: str) -> None:
    """Make the move of a text; a claim is asked about first."""
    if is_word(text, "insist") and sitting.view.public.window != INSIST_WINDOW:
        refuse(sitting, sitting.view.broken_rule(Move(Kind.INSIST, 0, value=1, seat=sitting.viewer)))
        return
    found = read_move(sitting, text)
    if isinstance(found, Claimed):
        count(sitting, text)
    elif found is not None and coaching.goes_ahead(sitting, found):
        sitting.happen(found)


def moves(sitting: Sitting, rest: str) -> None:
    """All moves, or those of a card or a rank."""
    if not rest:
        sitting.show_moves()
        return
    found = cards_meant(sitting.view, rest)
    if len(found) == 1:
        show_group(sitting, 1 << found[0])
    elif found:
        sitting.show_menu(hand_menu(sitting.view, card_set(found)))
    else:
        hand = next(showing.hand_lines(sitting.game.frame(sitting.viewer)))
        sitting.say(tell("terminal-no-such-card", word=rest[:LONGEST_WORD], hand=hand))


def more(sitting: Sitting, rest: str) -> None:
    """The next page of the list."""
    if sitting.menu.hidden:
        sitting.show_page()
    else:
        sitting.say(tell("terminal-no-more"))


def why(sitting: Sitting, rest: str) -> None:
    """The rule against a move, or against the last one refused; where none was, why another player made theirs."""
    if not rest:
        said = sitting.refused or coaching.why_played(sitting)
        sitting.say(said or tell("terminal-nothing-refused"))
        return
    state = sitting.view.public
    try:
        found = parse_typed(state, rest)
    except IllegalMove as error:
        sitting.say(rule_line(sitting, error.broken))
    except MoveSyntaxError as error:
        sitting.say(*fault_lines(error))
    else:
        sitting.say(tell("terminal-is-legal", move=phrase(state, found, sitting.names)))


def undo(sitting: Sitting, rest: str) -> None:
    """Take back the last step of the turn; of one person against bots, the last move and what the bots did since."""
    try:
        sitting.game.undo(sitting.viewer)
    except Refusal:
        is_alone = len(sitting.game.humans) == 1
        sitting.say(tell("terminal-nothing-to-undo") if is_alone else tell("terminal-undo-alone"))
    else:
        sitting.rewound()
        sitting.say(tell("terminal-taken-back"))


def last(sitting: Sitting, rest: str) -> None:
    """What happened since the person's last turn, that turn included."""
    lines = sitting.game.lines_since_turn_of(sitting.viewer)
    sitting.say(*(lines or [tell("terminal-nothing-played")]))


def misdeal(sitting: Sitting, rest: str) -> None:
    """A mistake in dealing, if all people at the keyboard agree on it. Raises Refusal, WordError, CardSyntaxError."""
    hosted = sitting.game.hosted
    misdeals.check_open(hosted)
    if len(sitting.game.humans) == 1:
        sitting.say(tell("error-misdeal-alone"))
        return
    said = misdealing.asked(sitting.read, sitting.say, sitting.names, sitting.viewer, sitting.game.pack)
    if said is None:
        return
    ruling = misdeals.ruled(hosted, misdeals.checked(hosted, sitting.viewer, said))
    if sitting.agrees(tell("terminal-misdeal-agree")):
        sitting.happen(ruling)
        sitting.say(*sitting.game.announced(sitting.game.reader))


def rules(sitting: Sitting, rest: str) -> None:
    """The rule book of the variant."""
    sitting.say(*rule_lines(sitting.game.rules, rest))


def ask(sitting: Sitting, rest: str) -> None:
    """Whether the person is asked whether to insist, to call or to ask for a build."""
    word = word_of(rest, ("always", "never"))
    if not word:
        sitting.say(tell("terminal-ask-setting", word=rest[:LONGEST_WORD]))
    elif not has_word(sitting.game.rules, "ask"):
        sitting.say(tell("terminal-never-asked"))
    elif word == "never":
        sitting.silent.add(sitting.viewer)
        sitting.say(tell("terminal-asks-never"))
    else:
        sitting.silent.discard(sitting.viewer)
        sitting.say(tell("terminal-asks-always"))


def count(sitting: Sitting, rest: str) -> None:
    """Claim to have reached the target, after a question; `by B` is another person at this keyboard."""
    seat = claimant(sitting, rest)
    claim = Move(Kind.CLAIM, 0, seat=seat)
    broken = sitting.game.view(seat).broken_rule(claim)
    if broken is not None:
        refuse(sitting, broken)
    elif sitting.agrees(claim_question(sitting.game.rules)):
        sitting.play(claim)
    else:
        sitting.say(tell("terminal-no-claim"))


def claimant(sitting: Sitting, rest: str) -> int:
    """The seat that claims: the viewer's, if no other is named. Raises WordError for one where no person sits."""
    named = _BY.search(rest)
    seat = SEAT_LETTERS.index(named[1].upper()) if named else sitting.viewer
    if seat not in sitting.game.humans:
        raise WordError("terminal-nobody-at-seat", seat=SEAT_LETTERS[seat])
    return seat


def claim_question(rules: Rules) -> str:
    """What a claim can win and cost."""
    claim = facts_of(rules).claim
    if claim is None:
        return ""
    return tell("terminal-claim-question", label=say(claim.label), cost=say(claim.cost))


def now(sitting: Sitting, rest: str) -> None:
    """What can be done now."""
    if sitting.is_uncounted:
        sitting.say(tell("terminal-now-uncounted"))
        return
    if sitting.game.match.deal_over:
        sitting.say(tell("terminal-now-deal-over"))
        return
    sitting.show_moves()
    sitting.say(*now_lines(sitting))


def now_lines(sitting: Sitting) -> Iterator[str]:
    """What can be typed beside the moves of the list."""
    view, rules = sitting.view, sitting.game.rules
    yield tell("terminal-now-move")
    if has_word(rules, "orange") and not view.public.window:
        yield tell("terminal-now-orange")
    if not view.broken_rule(Move(Kind.CLAIM, 0, seat=sitting.viewer)):
        key = "terminal-now-announce" if rules.calling.claim is Claim.ANNOUNCE else "terminal-now-count-out"
        yield tell(key, target=rules.ending.target)
    if has_word(rules, "ask"):
        is_silent = sitting.viewer in sitting.silent
        yield tell("terminal-now-ask-always") if is_silent else tell("terminal-now-ask-never")
    yield tell("terminal-now-also")


def help_(sitting: Sitting, rest: str) -> None:
    """The commands."""
    sitting.say(*help_lines(sitting.game.rules))


COMMANDS: Mapping[str, Command] = {
    "": table,
    "number": number,
    "move": move,
    "moves": moves,
    "more": more,
    "table": table,
    "score": score,
    "hint": hinting.hint,
    "coach": coaching.coach,
    "how": coaching.how,
    "why": why,
    "undo": undo,
    "last": last,
    "misdeal": misdeal,
    "rules": rules,
    "review": hinting.review,
    "ask": ask,
    "count": count,
    "announce": count,
    "save": matches.save,
    "resume": matches.resume,
    "new": matches.new,
    "rematch": matches.new,
    "now": now,
    "help": help_,
    "quit": matches.leave,
}
