"""The end of a deal, played out: replies to the best moves if all hands are known, whole deals with likely hands."""

from collections.abc import Sequence

from cassino.bots.appraisal import Appraisal, Judgement
from cassino.bots.reach import TableCards
from cassino.bots.worth import call_worth, sweep_worth
from cassino.engine.laying import can_sweep
from cassino.engine.legal import legal_moves
from cassino.engine.move import CALL, CAPTURE, END, PASS, TRAIL, MoveList, kind_of, move_word, seat_of
from cassino.engine.play import apply_marked, apply_move
from cassino.engine.rng import Rng
from cassino.engine.scoring import secured
from cassino.engine.state import State
from cassino.engine.view import View, sample
from cassino.kernel import CardSet, MoveWord, Size, kernel, popcount, typed
from cassino.rules.options import has_steps

MOST_IN_HAND = 4
"""With more cards in hand, one reply means little."""
MOST_REPLIES = 100
"""How many replies are considered; the last round of a crowded table can have more."""
CANDIDATES = 3
"""How many of the best moves are tried with likely hands."""
MOST_MOVES = 60
"""How many moves are considered in each later turn of such a deal."""


def is_open(view: View) -> bool:
    """Whether the seat knows the whole state, so that the opponent's reply can be tried: in the last round of two
    players.
    """
    state = view.public
    if state.players != 2 or state.stock_size or has_steps(state.rules) or state.window:
        return False
    rival = 1 - state.turn
    if state.hand_size(rival) > MOST_IN_HAND:
        return False
    return view.certain(rival).bit_count() == state.hand_size(rival)


def answered(appraisal: Appraisal, ranked: Sequence[Judgement], rng: Rng) -> Judgement:
    """The best of some moves after the opponent's best reply to each."""
    points = secured(appraisal.state).points
    now = float(points[appraisal.side] - points[1 - appraisal.side])
    state, best = sample(appraisal.view, rng), None
    for judged in ranked:
        value = value_after_reply(appraisal, state, judged, now)
        if best is None or value > best.total:
            best = judged.with_total(value)
    assert best is not None
    return best


@typed
def value_after_reply(appraisal: Appraisal, state: State, judged: Judgement, now: float) -> float:
    """The points of the deal if the reply and the bot's next play end it; otherwise what they gain.

    All values are points won from now on; `now`: the lead that is already safe.
    """
    after = made(state, judged.move.cards, judged.move.taken, judged.move.word())
    if after.is_over:
        return lead(appraisal, after) - now
    moves: MoveList = legal_moves(after, MOST_REPLIES)
    is_own: bool = after.turn == appraisal.seat
    is_last: bool = after.hand_sizes[appraisal.seat] <= 1 and after.hand_sizes[after.turn] == 1
    best = 0.0
    before = appraisal.gain_in(after)
    for place in range(moves.n):
        end = made_from(after, moves, place)
        if is_last and not is_own:
            value = value_of_end(appraisal, end, now)
        else:
            value = judged.gain + value_of_play(appraisal, after, moves, place, end, before)
        if place == 0 or (value > best if is_own else value < best):
            best = value
    return best


@typed
def value_of_end(appraisal: Appraisal, state: State, now: float) -> float:
    """The points of the deal; if one card is left to play, with the best use of it."""
    if state.is_over:
        return lead(appraisal, state) - now
    moves: MoveList = legal_moves(state, MOST_REPLIES)
    best = 0.0
    for place in range(moves.n):
        value = lead(appraisal, made_from(state, moves, place)) - now
        if place == 0 or value > best:
            best = value
    return best


@typed
def value_of_play(appraisal: Appraisal, start: State, moves: MoveList, place: Size, end: State, before: float) -> float:
    """What a play gains, with the bot's best play after it."""
    table = TableCards(0)
    table.read(end)
    hope = appraisal.best_hope(end.hands[appraisal.seat], table)
    mark = moves.marks[place]
    called = call_worth(appraisal.scorer, start, kind_of(mark), moves.taken[place], seat_of(mark))
    brought = appraisal.gain_in(end) - before
    brought += appraisal.shares[start.side(start.turn)] * called
    return appraisal.sure_hope * hope + brought + appraisal.residue(end)


@kernel
def lead(appraisal: Appraisal, state: State) -> float:
    """How far the side is ahead of the mean of the other sides when the deal is over."""
    points, own = 0, appraisal.scorer.total(state, appraisal.side)
    for side in range(appraisal.scorer.sides):
        points += appraisal.scorer.total(state, side)
    return own - (points - own) / (appraisal.scorer.sides - 1.0)


@typed
def made_from(state: State, moves: MoveList, place: Size) -> State:
    """`made` with a move of a list."""
    return made(state, moves.played[place], moves.taken[place], moves.marks[place])


@typed
def made(state: State, cards: CardSet, taken: CardSet, mark: MoveWord) -> State:
    """The state after a move, if every player who may call answers correctly."""
    end = state.twin()
    apply_marked(end, cards, taken, mark)
    while end.window and not end.is_over:
        apply_marked(end, 0, 0, move_word(CALL if end.pending_value else PASS, 0, end.turn))
    return end


def is_closing(appraisal: Appraisal) -> bool:
    """Whether few enough cards are left to try the rest of the deal."""
    state = appraisal.state
    if state.stock_size or state.window:
        return False
    left = sum([state.hand_size(seat) for seat in range(state.players)])
    return bool(left <= appraisal.weights.closing)


def tried(appraisal: Appraisal, ranked: Sequence[Judgement], rng: Rng) -> Judgement:
    """The best of the first few moves by the points at the end, over several samples of the hidden hands."""
    candidates = ranked[:CANDIDATES]
    if len(candidates) == 1:
        return candidates[0]
    totals = [0.0] * len(candidates)
    samples = 1 if sees_all(appraisal) else int(appraisal.weights.samples)
    for _ in range(samples):
        state = sample(appraisal.view, rng)
        for place, judged in enumerate(candidates):
            totals[place] += margin_after(appraisal, state, judged)
    trust = appraisal.weights.trust / samples
    sums = [total * trust + judged.total for total, judged in zip(totals, candidates, strict=True)]
    return candidates[sums.index(max(sums))]


def sees_all(appraisal: Appraisal) -> bool:
    """Whether no hand has a card that the player does not know."""
    view, state = appraisal.view, appraisal.state
    return all(view.certain(seat).bit_count() == state.hand_size(seat) for seat in appraisal.others)


@typed
def margin_after(appraisal: Appraisal, state: State, judged: Judgement) -> float:
    """How far the side is ahead at the end if everybody keeps taking what they can."""
    after = state.twin()
    apply_move(after, judged.move)
    while not after.is_over:
        play_on(appraisal, after)
    return lead(appraisal, after)


@typed
def play_on(appraisal: Appraisal, state: State) -> None:
    """Play the most valuable capture, or the cheapest trail."""
    moves: MoveList = legal_moves(state, MOST_MOVES)
    table = TableCards(0)
    table.read(state)
    chosen: Size = 0
    there, best, best_kind = table.cards(), 0.0, -1
    for place in range(moves.n):
        mark = moves.marks[place]
        kind = preference(state, kind_of(mark))
        if kind < best_kind:
            continue
        cards, taken = moves.played[place], moves.taken[place]
        worth = worth_of_move(appraisal, state, there, cards, taken, mark)
        if kind > best_kind or worth > best:
            best, best_kind, chosen = worth, kind, place
    apply_marked(state, moves.played[chosen], moves.taken[chosen], moves.marks[chosen])


@kernel
def preference(state: State, kind: int) -> int:
    """The order of preference of every player: captures and right calls, then passing, ending the turn, trailing, and
    everything else last.
    """
    if kind == CAPTURE or (kind == CALL and state.pending_value):
        return 4
    if kind == PASS:
        return 3
    if kind == END:
        return 2
    return 1 if kind == TRAIL else 0


@kernel
def worth_of_move(
    appraisal: Appraisal, state: State, there: CardSet, cards: CardSet, taken: CardSet, mark: MoveWord
) -> float:
    """What a capture gains at a table of these cards; for other moves, the less the cards are worth the better."""
    kind = kind_of(mark)
    if kind == CALL:
        return 0.0
    if kind != CAPTURE:
        return -appraisal.reach.total(cards)
    worth = appraisal.reach.total(cards | taken) + call_worth(appraisal.scorer, state, kind, taken, seat_of(mark))
    if there and taken & there == there and can_sweep(state, state.side(state.turn)):
        worth += sweep_worth(appraisal.scorer, state, popcount(there), 1)
    return worth
