"""Cases about plays: single plays, each tried from the position, and sequences."""

from collections.abc import Iterator, Sequence

from cassino.casefiles.casefile import Case, Check
from cassino.casefiles.played import Objection, Played, mismatches
from cassino.casefiles.position import start_of
from cassino.casefiles.turns import ANSWERED, CaseTurn, NotAMove, after, silence
from cassino.casefiles.values import CaseProblem, seat
from cassino.engine.move import Kind, Move
from cassino.engine.play import IllegalMove, play
from cassino.engine.state import State
from cassino.notation.groups import SEAT_LETTERS
from cassino.notation.move import format_move
from cassino.notation.table import draw_table
from cassino.rules.rules import Rules
from cassino.texts import tell


def run_plays(rules: Rules, case: Case) -> Iterator[str]:
    """Everything wrong in plays that are each tried from the position."""
    for check in case.checks:
        state, filler = start_of(rules, case)
        played = try_turn(state, check.text, filler)
        if wrong := failures(played, check):
            yield report(check, played, wrong)


def run_sequence(rules: Rules, case: Case) -> Iterator[str]:
    """Everything wrong in the steps of a sequence; it stops after a step that fails."""
    state, filler = start_of(rules, case)
    for number, check in enumerate(case.checks, 1):
        player = _player(state, check)
        state = _ready(state, check.text, player)
        is_claim = check.text in ("announce", "count out")
        if not is_claim and (state.is_over or player not in (None, state.turn)):
            yield tell("notation-at-line", line=check.line, problem=_wrong_turn(state, player))
            return
        has_answer = number < len(case.checks) and _player(state, case.checks[number]) == state.turn_of
        played = try_turn(state, check.text, filler, has_answer, player)
        if wrong := failures(played, check):
            yield report(check, played, wrong)
            return
        state = played.after


def _player(state: State, check: Check) -> int | None:
    """The player of a step; None if the case does not name one."""
    return seat(check.word, state.players) if len(check.word) == 1 else None


def _wrong_turn(state: State, player: int | None) -> str:
    """A sentence if it is another player's turn."""
    turn = "none" if state.is_over else SEAT_LETTERS[state.turn]
    table = "\n".join(f"    {line}" for line in draw_table(state).splitlines())
    wanted = SEAT_LETTERS[state.turn if player is None else player]
    return f"{tell('cases-wrong-turn', wanted=wanted, player=turn)}\n{table}"


def _ready(state: State, text: str, player: int | None) -> State:
    """The state in which a player takes a turn, after everyone who could speak has passed."""
    is_answer = text.startswith("insist") or text in ("pass", "ask", "orange!")
    try:
        if is_answer or (state.window == ANSWERED and player in (None, state.turn)):
            while state.window and player not in (None, state.turn):
                state = play(state, Move(Kind.PASS, 0, seat=state.turn))
            return state
        if state.duty and state.played and player == state.turn:
            return state
        return after(state, silence(state, bool(state.window and state.duty) and player == state.turn_of))
    except IllegalMove as error:
        raise CaseProblem("cases-turn-before", problem=error) from None


def try_turn(state: State, text: str, filler: int = 0, has_answer: bool = False, player: int | None = None) -> Played:
    """Play a turn if it is legal. player: the acting player; by default the player to act."""
    turn = CaseTurn(state, player)
    try:
        turn.play(text, has_answer)
        closing = silence(turn.state, has_answer)
    except IllegalMove as error:
        return _forbidden(state, Objection(error.broken.number, error.broken.sentence), filler)
    except NotAMove as error:
        return _forbidden(state, Objection(error.number, str(error)), filler)
    return Played(state, turn.state, after(turn.state, closing), tuple(turn.steps), None, tuple(closing), filler)


def _forbidden(state: State, broken: Objection, filler: int) -> Played:
    """A refused play, which changes nothing."""
    return Played(state, state, state, broken=broken, filler=filler)


def failures(played: Played, check: Check) -> list[str]:
    """Every difference from what is expected, one sentence each."""
    expect, broken = dict(check.expect), played.broken
    rule = expect.pop("illegal", None)
    if rule is None and broken:
        return [tell("cases-not-legal", rule=broken.number, problem=broken.sentence)]
    if rule is not None and not broken:
        return [tell("cases-not-illegal", reason=rule or ", ".join(check.notes) or "none")]
    if rule and broken and rule != broken.number:
        return [tell("cases-other-rule", rule=rule, found=broken.number, problem=broken.sentence)]
    return list(mismatches(played, expect))


def report(check: Check, played: Played, wrong: Sequence[str]) -> str:
    """A report about a failed play: the table, the moves, what was expected and what happened."""
    moves = "; ".join(format_move(state, move) for state, move in played.steps)
    lines = [*draw_table(played.before).splitlines(), tell("cases-move", moves=moves or check.text), *wrong]
    head = tell("notation-at-line", line=check.line, problem=f"{check.word} {check.text}")
    return "\n".join([head, *(f"    {line}" for line in lines)])
