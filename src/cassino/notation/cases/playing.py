"""Cases of plays: what a move must do to hands, table, piles and score."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from cassino.cards import cards_in, rank_of
from cassino.engine.checking import BrokenRule
from cassino.engine.counting import partition, set_count
from cassino.engine.ending import Outcome, outcome
from cassino.engine.move import Kind, Move
from cassino.engine.play import IllegalMove, play
from cassino.engine.scoring import DealScore, score_deal
from cassino.engine.state import Build, State
from cassino.notation.cases import reading
from cassino.notation.cases.actions import Ids, move_of
from cassino.notation.cases.filling import state_of
from cassino.notation.cases.loading import Block, Case
from cassino.notation.cases.reading import CaseProblem
from cassino.notation.groups import SEAT_LETTERS
from cassino.notation.move import format_move
from cassino.notation.table import draw_table
from cassino.rules.rules import Rules


@dataclass(frozen=True, slots=True)
class Played:
    """A play that was tried: the states before and after (the same where it was illegal)."""

    before: State
    after: State
    ids: Ids
    move: Move | None
    broken: BrokenRule | None

    @property
    def seat(self) -> int:
        """Who played."""
        return self.before.turn

    @property
    def side(self) -> int:
        """The side of the player."""
        return self.before.side_of(self.seat)

    @property
    def table(self) -> int:
        """The loose cards right after the play, before a residue is taken."""
        if self.move is None or self.broken:
            return self.before.loose
        laid = self.move.cards if self.move.kind == Kind.TRAIL else 0
        return self.before.loose & ~self.move.taken | laid

    @property
    def residue(self) -> int:
        """What was left on the table when the deal ended with this play, builds included."""
        if not self.after.is_over or self.before.is_over or self.move is None:
            return 0
        builds = sum(build.cards for build in self.before.builds() if not build.cards & self.move.taken)
        return self.table | builds

    @property
    def captured(self) -> int:
        """What came into the pile of the player's side, without a residue."""
        return self.after.pile(self.side) & ~self.before.pile(self.side) & ~self.residue

    @property
    def is_sweep(self) -> bool:
        """Whether the play captured everything."""
        is_capture = self.move is not None and self.move.kind == Kind.CAPTURE and not self.broken
        return is_capture and not self.table and len(self.before.builds()) == len(self.taken_builds())

    def taken_builds(self) -> list[Build]:
        """The builds that the move took from the table."""
        taken = self.move.taken if self.move else 0
        return [build for build in self.before.builds() if build.cards & taken]

    @property
    def build(self) -> Build | None:
        """The build that holds the played card."""
        cards = self.move.cards if self.move and not self.broken else 0
        return next((build for build in self.after.builds() if build.cards & cards), None)

    @property
    def count(self) -> DealScore:
        """The count of the deal. Raises CaseProblem while it goes on."""
        if not self.after.is_over:
            raise CaseProblem("the deal is not over after this play")
        return score_deal(self.after)

    @property
    def outcome(self) -> Outcome:
        """The match after this deal. Raises CaseProblem while the deal goes on."""
        before = [self.after.score(side) for side in range(self.after.side_count)]
        return outcome(self.after.rules, before, self.count)


def run_plays(rules: Rules, case: Case) -> Iterator[str]:
    """The alternatives of a case, each tried from the given position; what fails is told."""
    for number, block in enumerate(case.block["actions"], 1):
        reading.only_keys(block, ("action", "expect", "note"), f"action {number}")
        state, ids = state_of(rules, case)
        played = try_action(state, ids, block["action"])
        wrong = mismatches(played, block["expect"])
        if wrong:
            yield report(f"action {number}", block, played, wrong)


def run_sequence(rules: Rules, case: Case) -> Iterator[str]:
    """The steps of a case, one after the other; nothing is played on after a step that fails."""
    state, ids = state_of(rules, case)
    for number, block in enumerate(case.block["steps"], 1):
        reading.only_keys(block, ("player", "action", "expect", "note"), f"step {number}")
        seat = reading.seat(block.get("player", SEAT_LETTERS[state.turn]), state.players)
        if state.is_over or seat != state.turn:
            turn = "nobody: the deal is over" if state.is_over else SEAT_LETTERS[state.turn]
            table = "\n".join(_indented(draw_table(state).splitlines()))
            yield f"step {number}: {SEAT_LETTERS[seat]} is to play here, but it is the turn of {turn}\n{table}"
            return
        played = try_action(state, ids, block["action"])
        wrong = mismatches(played, block["expect"])
        if wrong:
            yield report(f"step {number}", block, played, wrong)
            return
        state, ids = played.after, played.ids


def try_action(state: State, ids: Ids, action: Block) -> Played:
    """Play an action if it is legal."""
    move = None
    try:
        move = move_of(state, ids, action)
        after = play(state, move)
    except IllegalMove as error:
        return Played(state, state, ids, move, error.broken)
    followed = Ids(dict(ids.known))
    followed.follow(after, action.get("build"))
    if action["do"] == "build" and action.get("absorb"):
        followed.add_second_name(after, move.cards)
    return Played(state, after, followed, move, None)


def mismatches(played: Played, expect: Block) -> list[str]:
    """What differs from what is expected, a sentence each."""
    is_legal = expect.get("legal", True)
    if not isinstance(is_legal, bool):
        raise CaseProblem(f"legal is true or false, not {is_legal!r}")
    if is_legal and played.broken:
        return [f"expected a legal play, but rule {played.broken.number} forbids it: {played.broken.sentence}"]
    if not is_legal and not played.broken:
        return [f"expected an illegal play ({expect.get('why', 'no reason given')}), but it was legal"]
    if played.broken and re.fullmatch(r"B[0-9]+", str(expect.get("why"))) and expect["why"] != played.broken.number:
        return [f"expected rule {expect['why']} to forbid it, found {played.broken.number}: {played.broken.sentence}"]
    wrong = [_mismatch(played, key, expected) for key, expected in expect.items() if key not in ("legal", "why")]
    return [text for text in wrong if text]


def report(place: str, block: Block, played: Played, wrong: list[str]) -> str:
    """A failed play: the table, the move, what was expected and what happened."""
    table = "\n".join(_indented(draw_table(played.before).splitlines()))
    return "\n".join(
        [f"{place}, line {block.line}:", table, f"    move: {_move_text(played, block)}", *_indented(wrong)]
    )


def _indented(lines: list[str]) -> list[str]:
    return [f"    {line}" for line in lines]


def _move_text(played: Played, block: Block) -> str:
    action = ", ".join(f"{key} {_plain(part)}" for key, part in block["action"].items())
    return f"{format_move(played.before, played.move)} ({action})" if played.move else action


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return "[" + " ".join(_plain(part) for part in value) + "]"
    return str(value)


def _mismatch(played: Played, key: str, expected: Any) -> str | None:
    check = CHECKS.get(key)
    if check is not None:
        return check(played, expected)
    if pile := re.fullmatch(r"pile_([a-f])(_size)?", key):
        return _check_pile(played, key, pile.group(1), bool(pile.group(2)), expected)
    return f"the expectation {key!r} is not known"


def differ(what: str, expected: object, found: object) -> str | None:
    """A sentence if two things differ."""
    return None if expected == found else f"expected {what} {expected}, found {found}"


def _same_cards(what: str, expected: Any, *found: int) -> str | None:
    """A sentence unless the cards are one of these sets."""
    wanted = reading.one_set(expected)
    return (
        None if wanted in found else f"expected {what} {reading.card_text(wanted)}, found {reading.card_text(found[0])}"
    )


def _check_table(played: Played, expected: Any) -> str | None:
    return _same_cards("table", expected, played.table, played.after.loose)


def _check_builds_after(played: Played, expected: Any) -> str | None:
    if played.ids.lying(played.after, reading.items(expected, "builds")):
        return None
    return f"expected builds on the table {expected}, found {played.ids.on_table(played.after)}"


def _check_build(played: Played, expected: Any) -> str | None:
    build = played.build
    if not isinstance(expected, Block):
        raise CaseProblem(f"expected the facts of a build, found {expected!r}")
    reading.only_keys(expected, ("id", "value", "kind", "owner", "k", "sets"), "expected build")
    if build is None:
        return f"expected a build, found none with the played card ({dict(expected)})"
    wrong = [text for key, part in expected.items() if (text := _check_build_part(played, build, key, part))]
    return "; ".join(wrong) or None


def _check_build_part(played: Played, build: Build, key: str, expected: Any) -> str | None:
    k = set_count(build.cards, build.value)
    match key:
        case "value":
            return differ("build of", reading.value(expected), build.value)
        case "owner":
            return differ("owner", expected, SEAT_LETTERS[build.owner])
        case "sets":
            return _check_sets(build, reading.sets(expected))
        case "id":
            return None if played.ids.known.get(str(expected)) == build.cards else f"the build is not {expected}"
        case "kind":
            return differ("kind", expected, "single" if k == 1 else "multiple")
    return differ("number of sets", expected, k)


def _check_sets(build: Build, expected: list[list[int]]) -> str | None:
    """The sets are a way to divide the build."""
    cards = [card for group in expected for card in group]
    is_division = sum(1 << card for card in set(cards)) == build.cards and len(set(cards)) == len(cards)
    sound = all(len(partition(sum(1 << c for c in group), build.value) or []) == 1 for group in expected)
    if is_division and sound:
        return None
    return f"expected other sets than those of {reading.card_text(build.cards)} as {build.value}"


def _check_sweep(played: Played, expected: Any) -> str | None:
    """The table was emptied by a capture, and where sweeps count it was counted."""
    made = played.after.sweeps(played.side) - played.before.sweeps(played.side)
    if played.before.rules.sweeping.points and made != played.is_sweep:
        return f"expected {int(played.is_sweep)} sweep counted, found {made}"
    return differ("sweep", expected, played.is_sweep)


def _check_residue_to(played: Played, expected: Any) -> str | None:
    if not played.after.is_over:
        return "expected a residue, but the deal goes on"
    state = played.after
    takers = [side for side in range(state.side_count) if played.residue & state.pile(side)]
    if not played.residue and state.last_capturer >= 0:
        takers = [state.side_of(state.last_capturer)]
    wanted = [] if expected is None else [state.side_of(reading.seat(expected, state.players))]
    return differ("residue for side", _letters(wanted), _letters(takers))


def _letters(sides: list[int]) -> str:
    return " ".join(SEAT_LETTERS[side] for side in sides) or "nobody"


def _check_drawn(played: Played, expected: Any) -> str | None:
    kept = played.before.hand(played.seat) & ~(played.move.cards if played.move else 0)
    drawn = played.after.hand(played.seat) & ~kept
    return _same_cards("drawn", [] if expected is None else [expected], drawn)


def _check_pile(played: Played, key: str, letter: str, is_size: bool, expected: Any) -> str | None:
    side = played.after.side_of(reading.seat(letter.upper(), played.after.players))
    pile = played.after.pile(side)
    return differ(key, expected, pile.bit_count()) if is_size else _same_cards(key, expected, pile)


def by_side(state_sides: int, expected: Any, found: tuple[int, ...], what: str) -> str | None:
    """Compare numbers by side; sides that are not named are not compared."""
    wrong = [
        differ(f"{what} for {SEAT_LETTERS[side]}", number, found[side])
        for side, number in reading.by_seat(expected, state_sides).items()
    ]
    return "; ".join(text for text in wrong if text) or None


def winner_differs(expected: Any, winner: int | None, sides: int) -> str | None:
    """A sentence unless the winning side is the one expected; null is nobody yet."""
    wanted = None if expected is None else reading.seat(expected, sides)
    names = ["nobody" if side is None else SEAT_LETTERS[side] for side in (wanted, winner)]
    return differ("winner", *names)


CHECKS: dict[str, Callable[[Played, Any], str | None]] = {
    "captured": lambda played, cards: _same_cards("captured", cards, played.captured),
    "table": _check_table,
    "table_total": lambda played, total: differ("table total", total, sum(map(rank_of, cards_in(played.table)))),
    "builds_after": _check_builds_after,
    "build": _check_build,
    "sweep": _check_sweep,
    "sweep_points": lambda played, points: differ(
        "points for the sweep", points, played.before.rules.sweeping.points * played.is_sweep
    ),
    "residue_to": _check_residue_to,
    "residue": lambda played, cards: _same_cards("residue", cards, played.residue),
    "drawn": _check_drawn,
    "hand_size": lambda played, size: differ("hand size", size, played.after.hand_size(played.seat)),
    "hand_after": lambda played, cards: _same_cards("hand", cards, played.after.hand(played.seat)),
    "next": lambda played, letter: differ("next player", letter, SEAT_LETTERS[played.after.turn]),
    "deal": lambda played, points: by_side(played.after.side_count, points, played.count.points, "points"),
    "after": lambda played, scores: by_side(played.after.side_count, scores, played.outcome.scores, "score"),
    "winner": lambda played, letter: winner_differs(letter, played.outcome.winner, played.after.side_count),
}
