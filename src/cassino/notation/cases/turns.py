"""Turns of several steps, and what others say in a turn: the actions of a case, played one after the other."""

from collections.abc import Sequence

from cassino.cards import card_set
from cassino.engine.legal import is_legal, legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import IllegalMove, as_ruled, play
from cassino.engine.state import Build, State
from cassino.notation.cases import reading
from cassino.notation.cases.actions import (
    KEYS,
    MAKERS,
    PARTNER,
    absorbed_builds,
    check_groups,
    check_on_table,
    check_once,
    move_of,
    owner_of,
    played_card,
    raise_of,
)
from cassino.notation.cases.ids import Ids, illegal
from cassino.notation.cases.loading import Block
from cassino.notation.cases.reading import CaseProblem
from cassino.rules.options import Source

Step = tuple[State, Move]
DEMANDS = {"capture": 1, "additions": 2, "both": 3, 1: 1, 2: 2, 3: 3}
ANSWERS = ("insist", "pass", "ask", "call", "orange")
"""What the others may say in a turn."""
CLAIMS = ("claim", "announce", "count_out")
"""What may be said whoever is to play."""
ANSWERED = 4
"""The window in which a player makes the capture that his partner asked about, or joins the build instead."""
STEP_KEYS = {
    "form": ("do", "card", "value", "sets", "absorb", "for_partner"),
    "augment": ("do", "card", "target", "value", "sets", "for_partner"),
    "insist": ("do", "demand"),
    "pass": ("do",),
    "ask": ("do",),
    "call": ("do", "call"),
    "orange": ("do",),
    "turn": ("do", "actions"),
    "claim": ("do", "word"),
    "announce": ("do", "word"),
    "count_out": ("do", "word"),
}


def is_answer(action: Block) -> bool:
    """Whether an action is something said while others are asked."""
    return action["do"] in ANSWERS


def is_claim(action: Block) -> bool:
    """Whether an action is something that may be said whoever is to play."""
    return action["do"] in CLAIMS


def close(state: State, has_answer: bool = False) -> list[Step]:
    """The moves that end a turn when nobody says anything. Raises IllegalMove if it cannot end.

    `has_answer`: the player goes on to do what is demanded of him; only the silence of the others is added.
    """
    steps: list[Step] = []
    begun = state.turn_no
    while not state.is_over and state.turn_no == begun and (state.window or (_is_open(state) and not has_answer)):
        move = _silent(state)
        steps.append((state, move))
        state = play(state, move)
    return steps


def _is_open(state: State) -> bool:
    """Whether a hand card has been played in a turn of several steps."""
    return has_steps(state) and bool(state.played)


def _silent(state: State) -> Move:
    """The move of a player who has nothing to say."""
    if state.window == ANSWERED:
        return next(move for move in legal_moves(state) if move.kind == Kind.CAPTURE)
    return Move(Kind.PASS, 0, seat=state.turn) if state.window else Move(Kind.END, 0)


def after_steps(state: State, steps: Sequence[Step]) -> State:
    """The state after some steps."""
    return play(*steps[-1]) if steps else state


def has_steps(state: State) -> bool:
    """Whether a turn is made of several steps and ended by its player."""
    return state.rules.building.source is Source.HAND_AND_TABLE


class Doing:
    """An action being played: its steps so far, and the names of the builds."""

    def __init__(self, state: State, ids: Ids, seat: int | None = None) -> None:
        """seat: who acts; the player to act unless given."""
        self.state = state
        self.seat = state.turn if seat is None else seat
        self.ids = Ids(dict(ids.known))
        self.steps: list[Step] = []

    def step(self, move: Move, changed: object = None) -> None:
        """Play one move. Raises IllegalMove."""
        made = as_ruled(self.state, move)
        after = play(self.state, made)
        self.steps.append((self.state, made))
        self.ids.follow(after, changed)
        self.state = after

    def action(self, action: Block, has_answer: bool) -> None:
        """Play an action of a case. `has_answer`: the next action answers what is demanded here."""
        known = [*MAKERS, *STEP_KEYS]
        if action["do"] not in known:
            raise CaseProblem(f"action: {action['do']!r} is not known; known are {', '.join(known)}")
        if action["do"] in STEP_KEYS:
            reading.only_keys(action, STEP_KEYS[action["do"]], f"action {action['do']}")
        if is_answer(action):
            self.say(action, has_answer)
        elif is_claim(action):
            self.step(Move(Kind.CLAIM, 0, seat=self.seat))
        else:
            self.turn(action)

    def say(self, action: Block, has_answer: bool) -> None:
        """Something said while others are asked; what it demands is done unless the case goes on to do it."""
        seat = self.state.turn
        match action["do"]:
            case "insist":
                self.step(Move(Kind.INSIST, 0, value=self.demand(action), seat=seat))
                if not has_answer:
                    self.give_way()
            case "ask":
                self.step(Move(Kind.ASK, 0, seat=seat))
            case "pass":
                self.step(Move(Kind.PASS, 0, seat=seat))
            case _:
                self.step(Move(Kind.CALL, 0, seat=seat))

    def demand(self, action: Block) -> int:
        """What is insisted on: as said, else everything possible."""
        named = action.get("demand")
        if named is not None:
            if isinstance(named, bool) or not isinstance(named, str | int) or named not in DEMANDS:
                raise CaseProblem(f"demand: {named!r} is not known; known are capture, additions, both")
            return DEMANDS[named]
        seat = self.state.turn
        legal = [value for value in (3, 2, 1) if is_legal(self.state, Move(Kind.INSIST, 0, value=value, seat=seat))]
        return legal[0] if legal else 1

    def give_way(self) -> None:
        """The others say nothing, and the player does what is demanded: the largest capture, every addition."""
        begun = self.state.turn_no
        while not self.state.is_over and self.state.turn_no == begun and (self.state.window or self.state.duty):
            self.step(self.next_due())

    def next_due(self) -> Move:
        """The next move of a player of whom something is demanded."""
        if self.state.window or is_legal(self.state, Move(Kind.END, 0)):
            return _silent(self.state)
        due = [move for move in legal_moves(self.state) if move.kind != Kind.END]
        return max(due, key=lambda move: move.taken.bit_count())

    def turn(self, action: Block) -> None:
        """A whole turn: its parts, and where a turn has steps its end."""
        parts = reading.items(action.get("actions"), "actions") if action["do"] == "turn" else [action]
        if not has_steps(self.state):
            self.single(parts)
            return
        begun = self.state.turn_no
        for part in parts:
            if not isinstance(part, Block) or not isinstance(part.get("do"), str):
                raise CaseProblem(f"turn: expected an action, found {part!r}")
            self.part(part)
        if not self.state.is_over and not self.state.window and self.state.turn_no == begun:
            self.step(Move(Kind.END, 0))
        close(self.state)

    def single(self, parts: Sequence[object]) -> None:
        """The one action of a turn that has no steps."""
        part = parts[0] if len(parts) == 1 else None
        if not isinstance(part, Block) or not isinstance(part.get("do"), str):
            raise CaseProblem("turn: these rules have no turns of several steps")
        move = move_of(self.state, self.ids, part)
        self.step(move, part.get("build"))
        if part["do"] == "build" and part.get("absorb"):
            self.ids.add_second_name(self.state, move.cards)

    def part(self, part: Block) -> None:
        """One part of a turn, in as many steps as it needs."""
        if part["do"] in STEP_KEYS:
            reading.only_keys(part, STEP_KEYS[part["do"]], f"action {part['do']}")
        match part["do"]:
            case "form" | "build":
                self.form(part)
            case "augment":
                self.augment(part)
            case "join":
                self.add_to(part, part.get("build"))
            case "raise":
                self.raised(part)
            case _:
                self.step(move_of(self.state, self.ids, part))

    def form(self, part: Block) -> None:
        """A new build, or one that takes in another of its value."""
        value = reading.value(part.get("value"))
        absorbed = absorbed_builds(self.state, self.ids, part)
        self.place(part, value, absorbed[0].cards if absorbed else 0)

    def augment(self, part: Block) -> None:
        """Sets added to a build, or to a loose card that becomes one."""
        target = part.get("target")
        if isinstance(target, str) and target in self.ids.known:
            self.add_to(part, target)
            return
        base = reading.card(target, self.state.rules.deck.pack)
        self.place(part, reading.value(part.get("value", (base >> 2) + 1)), 0, base)

    def add_to(self, part: Block, name: object) -> None:
        """Sets added to a build that lies on the table."""
        build = self.ids.find(self.state, name)
        if "value" in part and reading.value(part["value"]) != build.value:
            raise illegal("B10", f"The build of {build.value} keeps its value.")
        self.place(part, build.value, build.cards)

    def raised(self, part: Block) -> None:
        """A raise; further sets are added one by one."""
        reading.only_keys(part, KEYS["raise"], "action raise")
        move = raise_of(self.state, self.ids, part, has_sets=False)
        self.step(move, part.get("build"))
        groups = reading.sets(part.get("sets"), self.state.rules.deck.pack)
        check_groups(self.state, groups, move.value, "B10")
        if groups:
            self.search(_Placing(groups, 0, move.value, -1), move.cards)

    def place(self, part: Block, value: int, onto: int, base: int | None = None) -> None:
        """Put the sets of a part on a build, or make a new one of them, one set a step."""
        pack = self.state.rules.deck.pack
        groups = [*([[base]] if base is not None else []), *reading.sets(part.get("sets"), pack)]
        check_once(self.state, groups)
        played = played_card(self.state, part) if part.get("card") is not None else 0
        if played and not card_set(card for group in groups for card in group) & played:
            raise illegal("B9", "The played card must be in one of the sets.")
        check_groups(self.state, groups, value, "B9")
        if not groups:
            raise CaseProblem("expected sets")
        owner, target = owner_of(self.state, part), _grown(self.state, onto)
        if target and target.owner == owner:
            owner = -1  # his in any case
        if self.state.window == ANSWERED:
            owner = (self.state.turn + PARTNER) % self.state.players
        try:
            self.search(_Placing(groups, played, value, owner), onto)
        except IllegalMove:
            if not _may_be_partners(self.state, part, onto):
                raise
            self.search(_Placing(groups, played, value, (self.state.turn + PARTNER) % self.state.players), onto)

    def search(self, placing: "_Placing", onto: int) -> None:
        """Play the sets in the first order that the rules allow."""
        for move in placing.moves(self.state, onto):
            self.step(move)


def _may_be_partners(state: State, part: Block, onto: int) -> bool:
    """Whether a new build could be the partner's, though the case does not say so. D-56"""
    return not onto and part.get("for_partner") is None and state.players != state.side_count


class _Placing:
    """Sets to be put on one build: which first, is found by trying."""

    def __init__(self, groups: list[list[int]], played: int, value: int, owner: int) -> None:
        self.groups = groups
        self.played = played
        self.value = value
        self.owner = owner
        self.error: IllegalMove | None = None

    def moves(self, state: State, onto: int) -> list[Move]:
        """The moves, in the first order that works. Raises IllegalMove where none does."""
        found = self.rest(state, onto, list(range(len(self.groups))))
        if found is None:
            raise self.error or illegal("B9", "These sets make no build.")
        return found

    def rest(self, state: State, onto: int, left: list[int]) -> list[Move] | None:
        """The moves for the sets that are left; None where there is no way."""
        if not left:
            return []
        for chosen in self.choices(onto, left):
            after = self.tried(state, onto, chosen)
            if after is None:
                continue
            state_after, move = after
            more = self.rest(state_after, move.cards | move.taken, [at for at in left if at not in chosen])
            if more is not None:
                return [move, *more]
        return None

    def choices(self, onto: int, left: list[int]) -> list[list[int]]:
        """The sets of the next step: one; a new build of single cards needs two."""
        if onto:
            return [[at] for at in left]
        alone = [[at] for at in left if len(self.groups[at]) > 1]
        pairs = [[one, two] for one in left for two in left if one < two]
        return alone + pairs or [[at] for at in left]

    def tried(self, state: State, onto: int, chosen: list[int]) -> tuple[State, Move] | None:
        """The state after one step, None where it is illegal; the first error is kept."""
        cards = [card for at in chosen for card in self.groups[at]]
        played = card_set(cards) & self.played
        try:
            check_on_table(state, [card for card in cards if not played >> card & 1])
            target = _grown(state, onto)
            taken = card_set(cards) & ~played | (target.cards if target else 0)
            move = Move(Kind.JOIN if target else Kind.BUILD, played, taken, self.value, self.owner)
            return play(state, move), move
        except IllegalMove as error:
            self.error = self.error or error
            return None


def _grown(state: State, cards: int) -> Build | None:
    """The build that holds some cards."""
    return next((build for build in state.builds() if cards and build.cards & cards == cards), None)
