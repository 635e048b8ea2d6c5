"""The review of a match: each move judged by what its player could know, and the luck of the cards separately."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf

from cassino import __version__, compiled
from cassino.analysis.review.breakdown import breakdowns_of
from cassino.analysis.review.chances import DealChances
from cassino.analysis.review.explanation import Odds, known as known_error
from cassino.analysis.review.grades import Grade, accuracy_of
from cassino.analysis.review.hindsight import PAR_NODES, hindsight
from cassino.analysis.review.judging import judge, reasons_of
from cassino.analysis.review.losses import REVIEW, Weighed
from cassino.analysis.review.model import (
    Chances,
    LuckOfDealing,
    Review,
    ReviewedBoard,
    ReviewedBuild,
    ReviewedChoice,
    ReviewedDeal,
    ReviewedMove,
    ReviewedRules,
    ReviewMaker,
)
from cassino.analysis.review.open_hands import Prospect, luck_of, prospect
from cassino.analysis.review.summary import limits, players_of, result, side_of, turning_points, verdict
from cassino.engine.match import Deal, Match
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.scoring import score_deal
from cassino.engine.state import State
from cassino.engine.view import View, view
from cassino.errors import CassinoError
from cassino.notation.groups import ordered
from cassino.notation.move import format_move
from cassino.notation.speech import speech_of
from cassino.rules.options import Replenish
from cassino.rules.packs import format_card
from cassino.search.budget import Budget, now
from cassino.search.expected_points import spread_of_deals
from cassino.search.match_chances import chances_between
from cassino.texts.message import Reason

MOST_CHOICES = 8
"""At most this many moves of a position are listed, in addition to the played one."""
SEARCHES = 3
"""About how many searches a move takes: for its value, for the loss, and for the reason."""
LEAST_SECONDS = 0.05
"""The least time for each search of a move, however long the match is."""
MOST_SECONDS = 5.0
"""The most time for a search of a move: about ten times what the longest ones take."""
SHARES = 4
"""In a review with a limited time, a search may take this many times its share of what is left."""
PLAIN = Budget(worlds=12, exact=5_000)
"""The budget of a position where the engine is not compiled."""
PLAYOUTS = 150
"""How many playouts there are in a position with all hands open."""
Progress = Callable[[int, int], object]
"""Called with the number of moves done and the number of all moves."""


class NothingToReview(CassinoError):
    """A match without a finished deal; reviewing it would reveal hidden cards."""


@dataclass(frozen=True, slots=True)
class ReviewEffort:
    """How thorough a review is: the budget of a move, and how many times cards are dealt again to measure luck.

    playouts: in a position with all hands open. par_nodes: the limit of positions searched per deal with every card
    known. most_seconds: for the whole review, as a safety net: if time runs short, moves are judged in less detail, and
    then the last deals are left out.
    """

    budget: Budget = REVIEW
    redeals: int = 8
    seed: int = 0
    playouts: int = PLAYOUTS
    par_nodes: int = PAR_NODES
    most_seconds: float | None = None
    usual_worlds: int = 0
    """How many worlds the compiled engine looks at, if this effort is smaller because the engine is not compiled."""


def usual_effort(seed: int = 0, most_seconds: float | None = None) -> ReviewEffort:
    """The usual effort; the plain engine searches less."""
    if compiled.WHY_PLAIN:
        budget = replace(PLAIN, seconds=MOST_SECONDS)
        return ReviewEffort(budget, 2, seed, PLAYOUTS // 15, PAR_NODES // 100, most_seconds, REVIEW.worlds)
    return ReviewEffort(replace(REVIEW, seconds=MOST_SECONDS), 8, seed, most_seconds=most_seconds)


def review_match(
    match: Match, names: Sequence[str], effort: ReviewEffort | None = None, on_progress: Progress | None = None
) -> Review:
    """Review all finished deals of a match. Raises NothingToReview."""
    finished = [deal for deal in match.deals if deal.states[-1].is_over]
    if not finished:
        raise NothingToReview("analysis-nothing-to-review")
    return _Reviewer(
        match, finished, names, effort or ReviewEffort(), on_progress or (lambda done, all_: None)
    ).review()


class _Reviewer:
    """One review in progress."""

    def __init__(
        self, match: Match, deals: Sequence[Deal], names: Sequence[str], effort: ReviewEffort, on_progress: Progress
    ) -> None:
        self.match = match
        self.deals = deals
        self.names = names
        self.effort = effort
        self.on_progress = on_progress
        self.rng = Rng(effort.seed)
        self.total = sum(len(deal.moves) for deal in deals)
        self.done = 0
        self.hurried = 0
        self.start = now()

    def review(self) -> Review:
        """The whole review."""
        first = self.deals[0].states[0]
        scores = [first.score(side) for side in range(first.side_count)]
        chances = chances_between(self.match.rules, first.players, scores, first.dealer)
        deals = tuple(self.reviewed_deals())
        left_out, players = len(self.deals) - len(deals), players_of(deals, self.names, first.side_count)
        last = self.deals[-1].states
        points = score_deal(last[-1]).points
        after = tuple(last[0].score(side) + points[side] for side in range(first.side_count))
        winners = self.match.winners if len(self.deals) == len(self.match.deals) else ()
        sides = tuple(
            side_of(side, " and ".join(self.names[side :: first.side_count]), score, deals, players)
            for side, score in enumerate(after)
        )
        return Review(
            made_with=ReviewMaker(__version__, self.effort.budget.worlds, self.effort.seed),
            rules=ReviewedRules(self.match.rules.id, self.match.rules.stored_title),
            pack=self.match.rules.deck.pack.value,
            sides=sides,
            players=players,
            winners=winners,
            result=result(after, len(self.deals), winners, players),
            chances=chances,
            turning_points=turning_points(deals),
            left_out=left_out,
            hurried=self.hurried,
            notes=tuple(limits(left_out, self.hurried, self.effort.budget.worlds, self.effort.usual_worlds)),
            deals=deals,
        )

    def reviewed_deals(self) -> Iterator[ReviewedDeal]:
        """The deals: always the first one, and others while there is time."""
        for number, deal in enumerate(self.deals, 1):
            if number > 1 and self.seconds_left <= 0.0:
                return
            yield self.deal(number, deal)

    @property
    def seconds_left(self) -> float:
        """The time left for the whole review."""
        most = self.effort.most_seconds
        return inf if most is None else self.start + most - now()

    def budget(self) -> Budget:
        """The budget of the next move: with less time if little is left for the remaining moves."""
        usual = self.effort.budget
        most = SHARES * self.seconds_left / (SEARCHES * max(1, self.total - self.done))
        if most >= (inf if usual.seconds is None else usual.seconds):
            return usual
        return replace(usual, seconds=max(LEAST_SECONDS, most))

    def deal(self, number: int, deal: Deal) -> ReviewedDeal:
        """One deal."""
        return _DealReviewer(self, number, deal).review()


class _DealReviewer:
    """One deal being reviewed."""

    def __init__(self, whole: _Reviewer, number: int, deal: Deal) -> None:
        self.whole = whole
        self.effort = whole.effort
        self.number = number
        self.deal = deal
        self.rules = whole.match.rules
        self.rng = whole.rng.split(number)
        self.ruled_at = {ruling.at for ruling, _ in deal.ruled}
        first = deal.states[0]
        self.scores = [first.score(side) for side in range(first.side_count)]
        self.points = score_deal(deal.states[-1]).points
        self.past = deal.past()
        self.odds = DealChances(first, number)
        self.standing = self.odds.standing
        self.known = hindsight(deal, whole.done + 1, whole.effort.par_nodes)
        self.spread = spread_of_deals(self.rules, first.players, first.side_count)

    def review(self) -> ReviewedDeal:
        """The deal, its moves and its luck."""
        first = self.deal.states[0]
        start, dealt, seats = self.look(0)
        moves = []
        for place in range(len(self.deal.moves)):
            moves.append(self.move(place))
            self.whole.done += 1
            self.whole.on_progress(self.whole.done, self.whole.total)
        lucky = [each for each in (dealt, *(move.dealt for move in moves)) if each]
        luck = tuple(sum(each.points[side] for each in lucky) for side in range(first.side_count))
        before = tuple(self.scores)
        return ReviewedDeal(
            self.number, self.deal.dealer, before, self.points, start, luck,
            breakdowns_of(seats, luck, moves, self.points), dealt, self.known.par, tuple(moves),
        )  # fmt: skip

    def look(self, place: int) -> tuple[Chances, LuckOfDealing | None, tuple[float, ...]]:
        """The chances in a state with all hands open; the luck of the cards dealt before it; and the margins without
        that luck.

        The margins are those that each side could expect before these cards were dealt.
        """
        state = self.deal.states[place]
        rng, playouts = self.rng.split(2 * place), self.effort.playouts
        found = prospect(state, playouts, rng.split(1))
        before = self.deal.states[place - 1] if place else None
        luck = (
            None
            if place in self.ruled_at
            else luck_of(before, state, found.margins, self.redeals, playouts, rng.split(2))
        )
        chances = self.chances(state, found)
        if luck is None:
            return chances, None, found.margins
        usual = tuple(own - points for own, points in zip(found.margins, luck.points, strict=True))
        expected = self.chances(state, replace(found, margins=usual))
        swing = tuple(own - old for own, old in zip(chances, expected, strict=True))
        return chances, LuckOfDealing(luck.points, swing), usual

    @property
    def redeals(self) -> int:
        """How many times cards are dealt again; fewer if every play draws a card from the stock."""
        draws = self.deal.states[0].rules.dealing.replenish is Replenish.DRAW
        return (self.effort.redeals + 1) // 2 if draws else self.effort.redeals

    def chances(self, state: State, found: Prospect) -> Chances:
        """The chances of all sides in a state."""
        return self.odds.after(state, self.next_dealer()) if state.is_over else self.odds.during(state, found)

    def next_dealer(self) -> int:
        """The dealer of the deal after this one."""
        match = self.whole.match
        later = match.deals[match.deals.index(self.deal) + 1 :]
        return later[0].dealer if later else match.next_dealer()

    def move(self, place: int) -> ReviewedMove:
        """One move."""
        state, move = self.deal.states[place], self.deal.moves[place]
        chances, dealt, _ = self.look(place + 1)
        seat = move.seat if move.kind == Kind.CLAIM else state.turn
        forced = ReviewedMove(
            number=self.whole.done + 1, deal=self.number, place=place, turn=state.turn_no + 1,
            seat=seat, side=state.side_of(seat), text=format_move(state, move), speech=speech_of(state, move),
            chances=chances, grade=Grade.FORCED, verdict=verdict(Grade.FORCED, 0.0, is_exact=False),
            dealt=dealt, perfect=self.known.moves.get(place), board=board_of(state),
        )  # fmt: skip
        known = view(state, seat, self.past[:place])
        if move.kind == Kind.CLAIM or len(known.moves_up_to(2)) < 2:
            return forced
        return self.judged(forced, known, state, move)

    def judged(self, forced: ReviewedMove, known: View, state: State, move: Move) -> ReviewedMove:
        """The move with its value for the side that played it."""
        rng = self.rng.split(2 * forced.place + 1)
        budget = self.whole.budget()
        found = judge(known, move, self.standing, budget, rng)
        weighed = found.weighed
        self.whole.hurried += weighed.is_hurried
        choices = self.choices(state, weighed, reasons_of(known, weighed, budget, rng.split(2)), found.odds)
        played = next(at for at, each in enumerate(choices) if each.text == format_move(state, weighed.played.move))
        perfect = forced.perfect
        if perfect and weighed.is_exact:  # the player knew as much
            perfect = replace(perfect, told=())
        return replace(
            forced, grade=found.grade, verdict=verdict(found.grade, weighed.loss, weighed.is_exact),
            loss=weighed.loss, error=known_error(weighed.error), loss_of_chance=found.loss_of_chance,
            accuracy=accuracy_of(found.cost, self.spread), is_exact=weighed.is_exact, choices=choices, played=played,
            perfect=perfect,
        )  # fmt: skip

    def choices(
        self, state: State, weighed: Weighed, reasons: dict[Move, Reason], odds: Odds
    ) -> tuple[ReviewedChoice, ...]:
        """The best moves and the played one, in order."""
        listed = list(weighed.values[:MOST_CHOICES])
        if weighed.played not in listed:
            listed.append(weighed.played)
        found = []
        for each in listed:
            chance, error = odds.chance(each.value, each.error)
            text, shown, reason = format_move(state, each.move), speech_of(state, each.move), reasons.get(each.move, ())
            found.append(ReviewedChoice(text, shown, each.value, known_error(each.error), chance, error, reason))
        return tuple(found)


def board_of(state: State) -> ReviewedBoard:
    """A state with all hands open."""
    pack = state.rules.deck.pack

    def texts(cards: int) -> tuple[str, ...]:
        return tuple(format_card(card, pack) for card in ordered(cards))

    return ReviewedBoard(
        tuple(texts(state.hand(seat)) for seat in range(state.players)),
        texts(state.loose),
        tuple(ReviewedBuild(build.value, build.owner, texts(build.cards)) for build in state.builds()),
        tuple(state.pile(side).bit_count() for side in range(state.side_count)),
        state.stock_size,
    )
