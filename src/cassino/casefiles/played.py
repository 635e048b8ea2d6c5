"""A play that was tried, and its result: every word that a case may expect of a play."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from cassino.cards import card_set, cards_in, rank_of
from cassino.casefiles import values
from cassino.casefiles.turns import Step, build_with, builds_named, cards_in_text
from cassino.casefiles.values import Cards, CaseProblem, by_letter, compare, differ
from cassino.engine.counting import partition, set_count
from cassino.engine.ending import outcome
from cassino.engine.laying import can_sweep
from cassino.engine.layout import left_by
from cassino.engine.move import Kind, Move
from cassino.engine.scorer import scorer_of, sweeps_worth
from cassino.engine.scoring import DealScore, score_deal
from cassino.engine.state import Build, State
from cassino.engine.view import view
from cassino.notation.groups import SEAT_LETTERS, seat_letter
from cassino.rules.options import LastRound, PileFace, PileOrder
from cassino.rules.packs import format_card, format_cards
from cassino.texts import tell

INSISTING = 1
CHANGES = (Kind.BUILD, Kind.JOIN, Kind.RAISE)


class Objection(NamedTuple):
    """The number of the rule that forbids a play, and why in a sentence."""

    number: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Played:
    """A play: the states before and after it (equal if it was illegal), and its steps.

    settled: the state when nobody says anything more, after the steps of `closing`.
    filler: the cards that the case does not name.
    """

    before: State
    after: State
    settled: State
    steps: tuple[Step, ...] = ()
    broken: Objection | None = None
    closing: tuple[Step, ...] = ()
    filler: int = 0

    @property
    def side(self) -> int:
        """The side of the player whose turn it was."""
        return self.before.side_of(self.before.turn_of)

    @property
    def moves(self) -> list[Move]:
        """The moves of the play."""
        return [move for _, move in self.steps]

    @property
    def laid(self) -> int:
        """The cards trailed."""
        return card_set(card for move in self.moves if move.kind == Kind.TRAIL for card in cards_in(move.cards))

    @property
    def table(self) -> int:
        """The loose cards right after the play, before a residue is taken."""
        used = 0
        for move in self.moves:
            used |= move.taken | move.cards
        return self.before.loose & ~used | self.laid

    @property
    def residue(self) -> int:
        """The cards left on the table, including builds, if the deal ended with this play."""
        last = [*self.steps, *self.closing][-1:]
        return left_by(*last[0]) if last and self.settled.is_over and not self.before.is_over else 0

    @property
    def captured(self) -> int:
        """The cards of the captures that reached the pile of the player's side."""
        captures = [move.cards | move.taken for move in self.moves if move.kind == Kind.CAPTURE]
        return card_set(card for cards in captures for card in cards_in(cards)) & self.settled.pile(self.side)

    @property
    def is_sweep(self) -> bool:
        """Whether the play captured everything on the table; capturing only tops of piles is not a sweep."""
        swept = any(_takes_from_table(*step) and not left_by(*step) for step in self.steps)
        is_last = self.settled.is_over and not self.before.rules.sweeping.last_play
        return swept and can_sweep(self.before, self.side) and not is_last

    @property
    def build(self) -> Build | None:
        """The build that changed last."""
        changed = [move.cards | move.taken for move in self.moves if move.kind in CHANGES]
        return build_with(self.after, changed[-1]) if changed else None

    @property
    def count(self) -> DealScore:
        """The count of the deal. Raises CaseProblem before its end."""
        if not self.settled.is_over:
            raise CaseProblem("engine-deal-not-over")
        return score_deal(self.settled)


def _takes_from_table(state: State, move: Move) -> bool:
    """Whether a move captures loose cards or builds."""
    on_table = state.loose | sum(build.cards for build in state.builds())
    return move.kind == Kind.CAPTURE and bool(move.taken & on_table)


def mismatches(played: Played, expect: dict[str, str]) -> Iterator[str]:
    """Every expectation that is wrong, or not known, as a sentence."""
    for word, text in expect.items():
        if word.startswith("pile_"):
            wrong = differ(word, text, _pile(played, word, text))
        elif word in FACTS:
            wrong = differ(word, text, FACTS[word](played, text))
        else:
            wrong = tell("cases-unknown-expectation", word=word)
        if wrong:
            yield wrong


def _cards(played: Played, cards: int) -> Cards:
    return Cards(cards, played.before.rules.deck.pack)


def _table(played: Played, text: str) -> Cards:
    """The table right after the play or at the end of the turn, whichever matches."""
    wanted = values.one_set(text, played.before.rules.deck.pack)
    return _cards(played, played.settled.loose if wanted == played.settled.loose else played.table)


def _builds_after(played: Played, text: str) -> str:
    """The builds on the table, each named by some of its cards in brackets."""
    named, builds = builds_named(played.after, text), played.after.builds()
    is_named = text == values.NONE or re.fullmatch(r"(\[[^\]]+\] ?)+", text)
    if is_named and all(named) and len(named) == len(builds) == len(set(named)):
        return text
    return " ".join(f"[{_cards(played, build.cards)}]" for build in builds) or values.NONE


def _build(played: Played, text: str) -> str | None:
    """`value 9, owner A, kind single, k 1, holds 5D+4C, sets 5D+4C 9S`, or a part of it: the text if all is true."""
    build, expected, pack = played.build, values.pairs(text), played.before.rules.deck.pack
    if build is None:
        return None
    k = set_count(build.cards, build.value)
    facts = {
        "value": build.value,
        "owner": seat_letter(build.owner),
        "kind": "single" if k == 1 else "multiple",
        "k": k,
    }
    if "value" in expected:
        expected["value"] = str(values.value(expected["value"]))
    held = card_set(cards_in_text(expected.pop("holds", ""), pack))
    is_same = not held & ~build.cards
    if "sets" in expected:
        is_same = is_same and _is_division(build, values.sets(expected.pop("sets"), pack))
    if is_same and not [*compare(expected, facts)]:
        return text
    return f"{values.shown(facts)}, cards {_cards(played, build.cards)}"


def _is_division(build: Build, sets: list[list[int]]) -> bool:
    """Whether the sets are a way to divide the build."""
    cards = [card for group in sets for card in group]
    is_whole = len(set(cards)) == len(cards) and card_set(cards) == build.cards
    return is_whole and all(len(partition(card_set(group), build.value) or []) == 1 for group in sets)


def _sweep(played: Played, text: str) -> bool | str:
    """Whether a capture emptied the table; if sweeps count, it must also have been counted."""
    made = played.settled.sweeps(played.side) - played.before.sweeps(played.side)
    if played.before.rules.sweeping.points and made != played.is_sweep:
        return tell("cases-sweeps", count=made)
    return played.is_sweep


def _sweep_points(played: Played, text: str) -> int:
    """What the sweep of this play scores by itself. B18"""
    new = played.settled.sweep_times(played.side) & ~played.before.sweep_times(played.side)
    scorer = scorer_of(played.before.rules, played.before.side_count)
    return sweeps_worth(scorer, new, played.settled.large_sweeps(played.side), 0)


def _residue_to(played: Played, text: str) -> str | None:
    """The side that got the residue; either partner may be named."""
    state = played.settled
    if not state.is_over:
        return tell("engine-deal-not-over")
    takers = [side for side in range(state.side_count) if played.residue & state.pile(side)]
    if not played.residue and state.last_capturer >= 0:
        takers = [state.side_of(state.last_capturer)]
    if text != values.NONE and takers == [state.side_of(values.seat(text, state.players))]:
        return text
    return " ".join(SEAT_LETTERS[side] for side in takers) or None


def _drawn(played: Played, text: str) -> Cards:
    used, seat = 0, played.before.turn_of
    for move in played.moves:
        used |= move.cards
    return _cards(played, played.settled.hand(seat) & ~(played.before.hand(seat) & ~used))


def _pile(played: Played, word: str, text: str) -> Any:
    """`pile_a`, `pile_a_size`, `pile_a_top`: only cards that the case names, in order if the pile is face up."""
    letter, _, what = word.removeprefix("pile_").partition("_")
    state, pack = played.settled, played.before.rules.deck.pack
    seat = values.seat(letter.upper(), state.players)
    if what not in ("", "size", "top"):
        raise CaseProblem("cases-unknown-expectation", word=word)
    if state.rules.piling.face is not PileFace.UP:
        pile = state.pile(state.side_of(seat)) & ~played.filler
        return {"": _cards(played, pile), "size": pile.bit_count()}.get(what, tell("cases-face-down"))
    held = [card for card in state.pile_of(state.holder(seat)) if not played.filler >> card & 1]
    if what:
        return len(held) if what == "size" else format_card(held[-1], pack) if held else None
    wanted = values.cards(text, pack)
    return text if wanted == held or _is_same_pile(played, wanted, held) else format_cards(held, pack)


def _is_same_pile(played: Played, wanted: list[int], held: list[int]) -> bool:
    """Whether two piles differ only in what the capturer was free to choose and the case does not specify."""
    captures = [move for move in played.moves if move.kind == Kind.CAPTURE]
    if not captures or captures[-1].order is not None or card_set(wanted) != card_set(held):
        return False
    new, order = played.captured, played.before.rules.piling.order
    if any(a != b and (not new >> a & 1 or not new >> b & 1) for a, b in zip(held, wanted, strict=True)):
        return False
    if order is PileOrder.LOWEST_ON_TOP:
        return list(map(rank_of, wanted)) == list(map(rank_of, held))
    return order is PileOrder.FREE and wanted[-1] == held[-1]


def _orange(played: Played, text: str) -> dict[str, int] | str:
    """The points for oranges and wrong calls of this play; a side that is not named must have none."""
    calling, now, before = played.before.rules.calling, played.settled, played.before
    points = by_letter(
        calling.orange_points * (now.oranges(side) - before.oranges(side))
        + calling.false_orange_points * (now.false_oranges(side) - before.false_oranges(side))
        for side in range(before.side_count)
    )
    is_all = all(not number or letter in values.pairs(text) for letter, number in points.items())
    return points if is_all else values.shown(points)


def _announces(played: Played, text: str) -> str:
    """What is announced with the play: one thing among others, or everything after `all`."""
    said = sorted(_announcements(played))
    if text == "all" or text.startswith("all "):
        wanted = sorted(word.strip() for word in text.removeprefix("all").split(",") if word.strip())
        return text if wanted == said else f"all {', '.join(said)}".strip()
    return text if text in said else ", ".join(said) or values.NONE


def _announcements(played: Played) -> Iterator[str]:
    for state, move in played.steps:
        if move.kind in CHANGES:
            yield str(move.value)
            if move.seat >= 0:
                yield "for partner"
        if move.kind == Kind.CALL or (move.kind == Kind.CAPTURE and move.seat == state.turn):
            yield "orange"
    word = {LastRound.LAST: "last", LastRound.LAST_ROUND: "last round"}.get(played.before.rules.calling.last_round)
    if word and played.settled.round_no > played.before.round_no and not played.settled.stock_size:
        yield word


def _reveals(played: Played, text: str) -> dict[str, Cards]:
    """The hands that everybody sees after the play; none is a hidden hand."""
    state, players = played.settled, range(played.settled.players)
    return by_letter(_cards(played, view(state, (seat + 1) % state.players).public.hand(seat)) for seat in players)


def _scores(played: Played, text: str) -> dict[str, int]:
    """The match scores after the deal."""
    return by_letter(_outcome(played).scores)


def _outcome(played: Played) -> Any:
    before = [played.settled.score(side) for side in range(played.settled.side_count)]
    return outcome(played.settled.rules, before, played.count)


def _winner(played: Played, text: str) -> str | None:
    """The winning side; empty while the match is not over."""
    winner = _outcome(played).winner
    return None if winner is None else SEAT_LETTERS[winner]


def _next(played: Played, text: str) -> str:
    return "nobody" if played.settled.is_over else SEAT_LETTERS[played.settled.turn]


FACTS: dict[str, Callable[[Played, str], Any]] = {
    "captured": lambda played, text: _cards(played, played.captured),
    "table": _table,
    "table_total": lambda played, text: sum(map(rank_of, cards_in(played.table))),
    "builds_after": _builds_after,
    "build": _build,
    "sweep": _sweep,
    "sweep_points": _sweep_points,
    "residue_to": _residue_to,
    "residue": lambda played, text: _cards(played, played.residue),
    "drawn": _drawn,
    "hand_size": lambda played, text: played.settled.hand_size(played.before.turn_of),
    "hand_after": lambda played, text: _cards(played, played.settled.hand(played.before.turn_of)),
    "next": _next,
    "plays_owed": lambda played, text: played.settled.plays_owed,
    "insistable": lambda played, text: played.after.window == INSISTING,
    "orange": _orange,
    "announces": _announces,
    "reveals": _reveals,
    "card_trailed": lambda played, text: bool(played.laid) and not played.laid & ~played.settled.loose,
    "deal": lambda played, text: by_letter(played.count.points),
    "after": _scores,
    "winner": _winner,
}
"""The results of a play, by their words; some depend on the text that is expected."""
