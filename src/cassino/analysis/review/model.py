"""The review of a match as plain values, without any engine state."""

from dataclasses import dataclass

from cassino.analysis.review.grades import FAULTS, Grade
from cassino.rules.rules import Rules
from cassino.texts.message import Message, Reason

Chances = tuple[float, ...]
"""How likely each side is to win the match."""


@dataclass(frozen=True, slots=True)
class LaidBuild:
    """A build on the table: `owner` is a seat, -1 if there is no owner."""

    value: int
    owner: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """What was open before a move: hands by seat, the table, what each side had captured, cards still to be dealt."""

    hands: tuple[tuple[str, ...], ...]
    loose: tuple[str, ...]
    builds: tuple[LaidBuild, ...]
    captured: tuple[int, ...]
    stock: int


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal move: its expected margin in points for the mover's side, and the chance to win the match with it.

    text: in notation; speech: what its player does with it.
    """

    text: str
    speech: Message
    value: float
    error: float
    chance: float
    chance_error: float
    reason: Reason = ()


@dataclass(frozen=True, slots=True)
class DealtCards:
    """Cards dealt to hands: their luck for each side, in points and in chances."""

    points: tuple[float, ...]
    swing: Chances


@dataclass(frozen=True, slots=True)
class Perfect:
    """A move compared with perfect play by everybody with every card known, including the stock.

    loss: what it gave away, in points of its side's margin. best: a move that loses nothing, and speech: what its
    player does with it; both are missing if the move itself lost nothing, or none was searched for.
    """

    loss: float
    best: str = ""
    speech: Message | None = None


@dataclass(frozen=True, slots=True)
class ReviewedPar:
    """The result of perfect play from a move on, with every card known; with more than two sides, all others play
    against one.

    number: of that move in the match. side: the side whose margin it is, that of the player to move there. played: the
    margin that was reached. lost: what the moves of each side gave away from there on. is_whole: whether that is the
    whole deal.
    """

    number: int
    side: int
    margin: float
    played: float
    lost: tuple[float, ...]
    is_whole: bool = False


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """One move of a match.

    number: in the match, from 1; place: in its deal, from 0. chances: after it, with all hands open. choices: the best
    first, including the played one; empty if there was no choice. loss: against the best, in points, with its standard
    error. dealt: cards that came after it. perfect: None if the deal was too long to search.
    """

    number: int
    deal: int
    place: int
    turn: int
    seat: int
    side: int
    text: str
    speech: Message
    board: Board
    chances: Chances
    grade: Grade
    choices: tuple[Candidate, ...] = ()
    played: int = 0
    loss: float = 0.0
    error: float = 0.0
    loss_of_chance: float = 0.0
    accuracy: float | None = None
    is_exact: bool = False
    dealt: DealtCards | None = None
    perfect: Perfect | None = None

    @property
    def is_fault(self) -> bool:
        """Whether it clearly lost something."""
        return self.grade in FAULTS

    @property
    def best(self) -> Candidate | None:
        """The best move, if there was a choice."""
        return self.choices[0] if self.choices else None


@dataclass(frozen=True, slots=True)
class Breakdown:
    """The parts of a side's result, in points of its margin, to a tenth; they add up.

    seat: its expected margin before the hands are dealt, given the cards on the table and the order of play. luck: of
    the cards dealt. skill: what the other sides lost by their moves, minus what the side itself lost. hidden: how moves
    turned out for reasons that no player could see, and the errors of the estimates.
    """

    seat: float
    luck: float
    skill: float
    hidden: float
    result: float


@dataclass(frozen=True, slots=True)
class ReviewedDeal:
    """One deal. chances: when its cards were dealt. luck: by side, in points, of all its dealing.

    breakdowns: by side, the parts of its result.
    """

    number: int
    dealer: int
    before: tuple[int, ...]
    points: tuple[int, ...]
    dealt: DealtCards | None
    chances: Chances
    luck: tuple[float, ...]
    moves: tuple[ReviewedMove, ...]
    par: ReviewedPar | None = None
    breakdowns: tuple[Breakdown, ...] = ()


@dataclass(frozen=True, slots=True)
class Player:
    """How one seat played. lost: points given away against its best moves, as far as it could know."""

    seat: int
    name: str
    side: int
    judged: int
    accuracy: float | None
    lost: float
    faults: tuple[tuple[Grade, int], ...]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A move, or a deal of cards (`is_deal`), that changed the chances most.

    swing: the change for one side: the first one of two, otherwise the side with the largest change. told: what
    happened, sentence by sentence.
    """

    number: int
    deal: int
    is_deal: bool
    side: int
    swing: float
    told: Reason


@dataclass(frozen=True, slots=True)
class Review:
    """All finished deals of a match.

    chances: before the first card. scores: after all finished deals. winners: sides; empty if the match is not over.
    worlds: searched per move. left_out: the last deals, for which there was no time. hurried: moves with less time than
    usual.
    """

    rules: Rules
    players: tuple[Player, ...]
    sides: tuple[str, ...]
    chances: Chances
    deals: tuple[ReviewedDeal, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turning_points: tuple[TurningPoint, ...]
    worlds: int
    seed: int
    left_out: int = 0
    hurried: int = 0

    @property
    def moves(self) -> tuple[ReviewedMove, ...]:
        """The moves of all deals."""
        return tuple(move for deal in self.deals for move in deal.moves)

    def luck(self, side: int) -> float:
        """The luck of a side in all dealing, in points."""
        return sum(deal.luck[side] for deal in self.deals)

    def breakdown(self, side: int) -> Breakdown:
        """The parts of a side's result, over all deals."""
        breakdowns = [deal.breakdowns[side] for deal in self.deals]
        parts = zip(*((each.seat, each.luck, each.skill, each.hidden, each.result) for each in breakdowns), strict=True)
        return Breakdown(*(round(sum(part), 1) for part in parts))

    def lost(self, side: int) -> float:
        """The points that the players of a side gave away."""
        return sum(player.lost for player in self.players if player.side == side)
