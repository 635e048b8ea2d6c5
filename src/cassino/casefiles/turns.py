"""Playing the turns of a case: moves as texts, steps in an order that the rules allow, and other players' answers."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from cassino.cards import card_set, cards_in
from cassino.casefiles import values
from cassino.casefiles.values import CaseProblem
from cassino.engine.layout import table_cards
from cassino.engine.legal import is_legal, legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import IllegalMove, as_ruled, play
from cassino.engine.state import Build, State
from cassino.errors import CassinoError
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.groups import format_build
from cassino.notation.move import read_move
from cassino.rules.options import Pack, has_steps

Step = tuple[State, Move]
ANSWERED = 4
"""The window in which a player makes the capture that their partner asked about, or joins the build instead."""
SPOKEN = (Kind.INSIST, Kind.ASK, Kind.PASS, Kind.CALL)
ON_TABLE = "table "
"""The beginning of a step with table cards alone; in other steps the first card comes from the hand."""

MOVE_WORD = re.compile(
    r"trail|x|none|raise|join|with|table|for|partner|[A-F]|orange|insist|capture|additions|both|ask|pass|announce"
    r"|count|out|\d+"
)
"""The words of moves, besides cards; a text with other words is a mistake in the case, not of a player."""

_BRACKETS = re.compile(r"\[([^\]]*)\]")


class NotAMove(CassinoError):
    """A text that names no move; `number` is the rule that it breaks."""

    def __init__(self, number: str, key: str, /, **facts: Any) -> None:
        super().__init__(key, **facts)
        self.number = number


def steps_of(text: str) -> list[str]:
    """The steps of a turn, `;` between them."""
    return [step.strip() for step in text.split(";")]


def hand_cards(step: str, pack: Pack) -> int:
    """The cards that a step plays from the hand, by its text alone."""
    hand, times, _ = step.partition(" x ")
    cards = list(cards_in_text(_BRACKETS.sub("", hand), pack))
    return 0 if ON_TABLE in step else card_set(cards if times else cards[:1])


def cards_in_text(text: str, pack: Pack) -> Iterator[int]:
    """Every card that a text names."""
    return (values.card(word, pack) for word in re.findall(r"\w+", text) if values.is_card(word, pack))


def build_with(state: State, cards: int) -> Build | None:
    """The build that holds these cards."""
    return next((build for build in state.builds() if cards and build.cards & cards == cards), None)


def builds_named(state: State, text: str) -> list[Build | None]:
    """The builds that a text names in brackets, each by some of its cards; None for one that is not on the table."""
    pack = state.rules.deck.pack
    return [build_with(state, card_set(cards_in_text(inside, pack))) for inside in _BRACKETS.findall(text)]


def silence(state: State, has_answer: bool = False) -> list[Step]:
    """The moves that end a turn if nobody says anything more. Raises IllegalMove if it cannot end.

    has_answer: the player continues with what is demanded, so only other players are silent.
    """
    steps: list[Step] = []
    begun, is_open = state.turn_no, has_steps(state.rules) and not has_answer
    while not state.is_over and state.turn_no == begun and (state.window or (is_open and state.played)):
        steps.append((state, _silent_move(state)))
        state = play(*steps[-1])
    return steps


def _silent_move(state: State) -> Move:
    """The move of a player with nothing to say."""
    if state.window == ANSWERED:
        return next(move for move in legal_moves(state) if move.kind == Kind.CAPTURE)
    return Move(Kind.PASS, 0, seat=state.turn) if state.window else Move(Kind.END, 0)


def after(state: State, steps: Sequence[Step]) -> State:
    """The state after some steps."""
    return play(*steps[-1]) if steps else state


def _rule_of(state: State, text: str) -> str:
    """The rule that a text breaks if it is not a move: about hand cards, builds, tops of piles, or the table."""
    pack, hand = state.rules.deck.pack, state.hand(state.turn) | state.played
    if ON_TABLE in text and not has_steps(state.rules):
        return "B10" if "[" in text else "B9"
    if hand_cards(text, pack) & ~hand:
        return "B17"
    missing = {*cards_in_text(text, pack)} - {*cards_in(hand | table_cards(state))}
    return "B15" if missing and missing <= {state.top(state.holder(seat)) for seat in range(state.players)} else "B7"


class CaseTurn:
    """A turn being played: its steps so far and the state after them. seat: the acting player."""

    def __init__(self, state: State, seat: int | None = None) -> None:
        self.state = state
        self.seat = state.turn if seat is None else seat
        self.steps: list[Step] = []

    def step(self, move: Move) -> None:
        """Play one move. Raises IllegalMove."""
        made = as_ruled(self.state, move)
        self.steps.append((self.state, made))
        self.state = play(self.state, made)

    def read(self, text: str) -> Move:
        """A move from its text. Raises NotAMove, and CaseProblem if the text has strange words."""
        if text == "insist":
            return self.largest_demand()
        for inside, build in zip(_BRACKETS.findall(text), builds_named(self.state, text), strict=True):
            if build:
                text = text.replace(f"[{inside}]", format_build(build, self.state.rules.deck.pack))
        try:
            move = read_move(self.state, text.replace(ON_TABLE, ""))
        except MoveSyntaxError as error:
            words, pack = re.findall(r"\w+", text), self.state.rules.deck.pack
            if unknown := [word for word in words if not (MOVE_WORD.fullmatch(word) or values.is_card(word, pack))]:
                raise CaseProblem("cases-no-move", text=text, words=" ".join(unknown)) from None
            raise NotAMove(_rule_of(self.state, text), error.key, **error.facts) from None
        if move.cards != hand_cards(text, self.state.rules.deck.pack):
            raise NotAMove("B17", "cases-hand-card-first")
        return move

    def play(self, text: str, has_answer: bool) -> None:
        """Play a turn. has_answer: the next step of the case answers what is demanded here."""
        steps, begun = steps_of(text), self.state.turn_no
        move = self.read(steps[0])
        if move.kind == Kind.CLAIM:
            self.step(Move(Kind.CLAIM, 0, seat=self.seat))
        elif move.kind in SPOKEN:
            self.step(move)
            if move.kind == Kind.INSIST and not has_answer:
                self.give_way()
        elif not has_steps(self.state.rules):
            if len(steps) > 1:
                raise CaseProblem("cases-no-steps")
            self.step(move)
        else:
            for step in steps:
                self.part(step)
            if not self.state.is_over and not self.state.window and self.state.turn_no == begun:
                self.step(Move(Kind.END, 0))
            silence(self.state)

    def largest_demand(self) -> Move:
        """Everything that can be insisted on."""
        demands = [Move(Kind.INSIST, 0, value=value, seat=self.state.turn) for value in (3, 2, 1)]
        return next((move for move in demands if is_legal(self.state, move)), demands[-1])

    def give_way(self) -> None:
        """Let the other players be silent, and do what is demanded: the largest capture, every addition."""
        begun = self.state.turn_no
        while not self.state.is_over and self.state.turn_no == begun and (self.state.window or self.state.duty):
            if self.state.window or is_legal(self.state, Move(Kind.END, 0)):
                self.step(_silent_move(self.state))
            else:
                due = [move for move in legal_moves(self.state) if move.kind != Kind.END]
                self.step(max(due, key=lambda move: move.taken.bit_count()))

    def part(self, text: str) -> None:
        """One part of a turn of several steps; sets are put on a build one by one, in an order that the rules allow."""
        move, pack = self.read(text), self.state.rules.deck.pack
        sets = _BRACKETS.sub("", text.partition(" = ")[0]).split(",")
        groups = [group for group in (card_set(cards_in_text(each, pack)) for each in sets) if group]
        if move.kind == Kind.RAISE:
            builds = move.taken & ~self.state.loose & table_cards(self.state)
            self.step(Move(Kind.RAISE, move.cards, builds, move.value))
            self.place([group for group in groups if group != move.cards], move, builds)
        elif move.kind in (Kind.BUILD, Kind.JOIN):
            onto = build_with(self.state, move.taken & table_cards(self.state) & ~self.state.loose)
            self.place(groups, move, onto.cards if onto else 0)
        else:
            self.step(move)

    def place(self, groups: list[int], move: Move, onto: int) -> None:
        """Put sets on the build that holds some cards, or make a new one of them."""
        target, owner = build_with(self.state, onto), move.seat
        if target and target.owner == owner:
            owner = -1  # theirs in any case
        try:
            found = _placed(self.state, groups, move, owner, onto)
        except IllegalMove:
            # A new build may belong to the partner even if the case does not say so. D-56
            if onto or move.seat >= 0 or self.state.players == self.state.side_count:
                raise
            found = _placed(self.state, groups, move, (self.state.turn + 2) % self.state.players, onto)
        for each in found:
            self.step(each)


def _placed(state: State, groups: list[int], whole: Move, owner: int, onto: int) -> list[Move]:
    """The moves that put all sets on one build, in the first order that is legal. Raises the first IllegalMove.

    whole: the move that all of them make together.
    """
    if not groups:
        return []
    first: IllegalMove | None = None
    for chosen in _next_groups(groups, onto):
        target, cards = build_with(state, onto), sum(chosen)
        played = cards & whole.cards
        taken = cards & ~played | (target.cards if target else 0)
        move = Move(Kind.JOIN if target else Kind.BUILD, played, taken, whole.value, owner)
        try:
            rest = [group for group in groups if group not in chosen]
            return [move, *_placed(play(state, move), rest, whole, owner, played | taken)]
        except IllegalMove as error:
            first = first or error
    raise first or CaseProblem("cases-no-sets")


def _next_groups(groups: list[int], onto: int) -> list[tuple[int, ...]]:
    """The sets of the next step: one; a new build of single cards needs two."""
    if onto:
        return [(group,) for group in groups]
    alone = [(group,) for group in groups if group.bit_count() > 1]
    pairs = [(one, two) for at, one in enumerate(groups) for two in groups[at + 1 :]]
    return [*alone, *pairs] or [(group,) for group in groups]
