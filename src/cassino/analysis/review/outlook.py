"""What happens after a turn: the deal is played to its end in many worlds, and events are counted."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from cassino.analysis.review.deal_search import DealSearch
from cassino.analysis.review.turns import made_steps, turn_of
from cassino.cards import cards_in, rank_of
from cassino.engine.layout import captured_by, is_sweep, table_cards
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply
from cassino.engine.state import State
from cassino.rules.options import Most, cards_of

LONGEST = 600
"""A deal of any game ends within this many moves."""
LEAST_WORLDS, MOST_WORLDS = 4, 40
MOST_CARDS = 480
"""At most this many cards from the hands are played in all worlds together."""
OTHERS, OWN, LATER = range(3)
"""Whose turn it is: other players' after the move, the side's own next one, or any later one."""
BUILDING = (Kind.BUILD, Kind.JOIN, Kind.RAISE)
TOGETHER = 0
"""In place of a rank: several cards."""


@dataclass(slots=True)
class Outlook:
    """Counts over a number of worlds. Only cards and builds that are there when the turn ends are counted.

    swept, swept_by: worlds in which an opponent sweeps before the side's next turn, in all and by the rank of the card
    played. lost: by card, worlds in which an opponent captures it before then; captors: by card, and by the rank that
    captures it; the rank is TOGETHER where several cards of a hand capture at once. used: by card, worlds in which an
    opponent puts it into a build before then. undone: worlds in which a build of the side is taken or changed.
    regained: by card, worlds in which the side takes it in its next turn. races: by scoring item, worlds in which the
    side gets most; played_out: worlds in which the deal was played to its end.
    """

    worlds: int = 0
    swept: int = 0
    swept_by: Counter[int] = field(default_factory=Counter)
    lost: Counter[int] = field(default_factory=Counter)
    captors: dict[int, Counter[int]] = field(default_factory=dict)
    used: Counter[int] = field(default_factory=Counter)
    undone: int = 0
    regained: Counter[int] = field(default_factory=Counter)
    races: Counter[int] = field(default_factory=Counter)
    played_out: int = 0

    def share(self, count: int) -> float:
        """A count as a share of all worlds."""
        return count / self.worlds if self.worlds else 0.0

    def race_share(self, item: int) -> float:
        """The share of the worlds played out in which the side has most of an item."""
        return self.races[item] / self.played_out if self.played_out else 0.0


def outlooks(kernel: DealSearch, worlds: Sequence[State], turns: Sequence[Sequence[Move]]) -> list[Outlook]:
    """What happens after each of these turns, in the same worlds, all played to the end of the deal.

    turns: the moves with which the player to act ends the turn. Where many cards are held, fewer worlds are played.
    """
    seen = [Outlook() for _ in turns]
    held = sum(worlds[0].hand_size(seat) for seat in range(worlds[0].players)) if worlds else 0
    for world in worlds[: min(MOST_WORLDS, max(LEAST_WORLDS, MOST_CARDS // max(1, held)))]:
        for found, moves in zip(seen, turns, strict=True):
            _play_on(kernel, world, moves, found)
    return seen


def _play_on(kernel: DealSearch, world: State, moves: Sequence[Move], seen: Outlook) -> None:
    """Play one world on with the moves of a turn."""
    turn, state = turn_of(world), world.copy()
    made_steps(state, moves)
    while turn.goes_on(state):
        apply(state, kernel.likely_move(state))
    follower = _Follower(kernel, world, state)
    follower.follow(state)
    follower.add_to(seen, state)


class _Follower:
    """Plays one world on after a turn and records what happens."""

    def __init__(self, kernel: DealSearch, before: State, after: State) -> None:
        """before, after: the states in which the turn begins and ends."""
        self.kernel = kernel
        self.seat = before.turn_of
        self.side = before.side_of(before.turn)
        self.turn_no = before.turn_no
        seen = _seen(before)
        self.losable = seen & (table_cards(after) | _tops_to_lose(after, self.side))
        self.takeable = seen & (table_cards(after) | after.stealable(self.seat) | after.capturable_tops(self.seat))
        self.builds = _own_builds(after, self.side)
        self.stage = OTHERS
        self.swept_by: int | None = None
        self.is_undone = False
        self.lost = self.used = self.regained = 0
        self.captors: dict[int, int] = {}

    def follow(self, state: State) -> None:
        """Play to the end of the deal, everybody by the policy."""
        for _ in range(LONGEST):
            self.note_turn(state)
            if state.is_over:
                return
            move = self.kernel.likely_move(state)
            if self.stage == LATER:
                apply(state, move)
            elif state.side_of(state.turn) == self.side:
                self.own_move(state, move)
            else:
                self.other_move(state, move)

    def note_turn(self, state: State) -> None:
        """Note whether the side's next turn has begun, or is over."""
        if state.turn_no == self.turn_no or self.stage == LATER:
            return
        if self.stage == OWN:
            self.stage = LATER
        elif state.turn_of == self.seat:
            self.stage, self.turn_no = OWN, state.turn_no

    def own_move(self, state: State, move: Move) -> None:
        """Note a move of the side."""
        if self.stage == OWN:
            self.regained |= _taken(state, move) & self.takeable
        apply(state, move)

    def other_move(self, state: State, move: Move) -> None:
        """Note a move of an opponent."""
        builds, taken = self.builds & _own_builds(state, self.side), _taken(state, move) & self.losable
        if taken and self.stage == OTHERS:
            self.lost |= taken
            rank = rank_of(next(cards_in(move.cards))) if move.cards.bit_count() == 1 else TOGETHER
            for card in cards_in(taken):
                self.captors.setdefault(card, rank)
            if is_sweep(state, move) and self.swept_by is None:
                self.swept_by = rank
        elif self.stage == OTHERS and move.kind in BUILDING:
            self.used |= move.taken & self.losable
        apply(state, move)
        if builds & ~_own_builds(state, self.side):
            self.is_undone = True

    def add_to(self, seen: Outlook, state: State) -> None:
        """Add this world to the counts."""
        seen.worlds += 1
        seen.undone += self.is_undone
        seen.lost.update(cards_in(self.lost))
        seen.used.update(cards_in(self.used & ~self.lost))
        for card, rank in self.captors.items():
            seen.captors.setdefault(card, Counter())[rank] += 1
        seen.regained.update(cards_in(self.regained))
        if self.swept_by is not None:
            seen.swept += 1
            seen.swept_by[self.swept_by] += 1
        if state.is_over:
            seen.played_out += 1
            seen.races.update(_races_won(state, self.side))


def _seen(state: State) -> int:
    """The cards that the player to move sees: what becomes of any other card in one world is only a guess."""
    builds = sum(build.cards for build in state.builds())
    piles = sum(state.pile(side) for side in range(state.side_count))
    return state.loose | builds | piles | state.hand(state.turn_of)


def _tops_to_lose(state: State, side: int) -> int:
    """The tops of a side's pile that other players may use."""
    other = next(seat for seat in range(state.players) if state.side_of(seat) != side)
    return (state.stealable(other) | state.capturable_tops(other)) & state.pile(side)


def _taken(state: State, move: Move) -> int:
    """The cards that a capture takes from the table and from piles."""
    return captured_by(state, move) | move.taken if move.kind == Kind.CAPTURE else 0


def _own_builds(state: State, side: int) -> int:
    """The cards in builds of a side."""
    return sum(build.cards for build in state.builds() if build.owner >= 0 and state.side_of(build.owner) == side)


def _races_won(state: State, side: int) -> list[int]:
    """The scoring items of which a side has the most, by their place."""
    pack = state.rules.deck.cards
    won = []
    for place, item in enumerate(state.rules.scoring.items):
        if isinstance(item, Most):
            kind = cards_of(item.of) & pack
            counts = [(state.pile(other) & kind).bit_count() for other in range(state.side_count)]
            own = counts.pop(side)
            won += [place] if own > max(counts) else []
    return won
