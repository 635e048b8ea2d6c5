"""The engine's behaviour as text files: perft tables, the order of moves, whole matches.

`python tests/regenerate.py` writes them anew; the tests compare.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from bridge import state_of
from cassino.engine.legal import legal_moves
from cassino.engine.match import Match
from cassino.engine.move import Kind, Move
from cassino.engine.perft import divide, perft
from cassino.engine.state import Build, State
from cassino.engine.view import view
from cassino.notation.move import format_move
from cassino.rules import Rules, load_variant
from cassino.rules.options import Source
from cassino.rules.packs import Pack, format_card, format_cards
from playouts import playout, random_move
from random_positions import random_position

HERE = Path(__file__).parent
DEEP = 4
LAST_CARDS = 6
MOST_MOVES_SHOWN = 80
MOST_STEPS_SHOWN = 10
"""Where a turn has several steps there are too many to show them all."""
MOST_DEALS = 12
"""A match that takes longer is no short one."""
MOST_LEAVES = 20_000
"""No perft table counts further than this."""
Choose = Callable[[Match], Move]


def perft_file(variant: str) -> Path:
    return HERE / "perft" / f"{variant}.txt"


def order_file(variant: str) -> Path:
    return HERE / "move_order" / f"{variant}.txt"


def playthrough_file(variant: str) -> Path:
    return HERE / "playthroughs" / f"{variant}.txt"


def pack_of(state: State) -> Pack:
    return state.rules.deck.pack


def names(state: State, cards: int) -> str:
    return format_cards(cards, pack_of(state))


def move_text(state: State, move: Move) -> str:
    """A move as plain as can be: kind, card, cards taken, value, seat."""
    parts = [Kind(move.kind).name.lower(), names(state, move.cards)]
    parts += ["x", names(state, move.taken)] if move.taken else []
    parts += ["=", str(move.value)] if move.value else []
    parts += ["by" if move.kind > Kind.CLAIM else "for", str(move.seat)] if move.seat >= 0 else []
    return " ".join(part for part in parts if part)


def build_text(state: State, build: Build) -> str:
    return f"[{names(state, build.cards)}]={build.value} of {build.owner}"


def table_text(state: State) -> str:
    return ", ".join([names(state, state.loose), *(build_text(state, build) for build in state.builds())])


def hands_text(state: State) -> str:
    return " | ".join(names(state, state.hand(seat)) for seat in range(state.players))


def asked_text(state: State) -> str:
    """What of a turn is done or asked already."""
    parts = [f"played {names(state, state.played)}"] if state.played else []
    parts += [f"must take {state.must_take}"] if state.must_take else []
    parts += [f"window {state.window}"] if state.window else []
    return "".join(f"; {part}" for part in parts)


def state_text(state: State) -> str:
    cards = f"hands {hands_text(state)}; table {table_text(state)}; stock {state.stock_size}"
    return f"seat {state.turn} to play; {cards}{asked_text(state)}"


def chosen_states(rules: Rules) -> Iterator[tuple[str, State, int]]:
    """The positions of the perft tables, with the depth to count to."""
    for number in rules.seating.players:
        states = [state for state, _ in playout(rules, 1, number)]
        yield f"start of a deal, {number} players", states[0], DEEP
        yield f"half-way, {number} players", states[len(states) // 2], DEEP
        most = max(states, key=lambda state: (len(state.builds()), -state.loose.bit_count()))
        yield f"most builds, {number} players", most, DEEP - 1
        yield f"the last {LAST_CARDS} cards, {number} players", states[-LAST_CARDS], LAST_CARDS


def deepest(state: State, depth: int) -> int:
    """The depth to count to: at most the given one, and so that no table counts too far."""
    counts = [1]
    for shallow in range(1, depth + 1):
        growth = counts[-1] / counts[-2] if shallow > 1 else 1
        if counts[-1] * growth > 2 * MOST_LEAVES:
            return shallow - 1
        counts.append(perft(state, shallow))
        if counts[-1] > MOST_LEAVES:
            return max(shallow - 1, 1)
    return depth


def perft_text(variant: str) -> str:
    return "\n\n".join(map("\n".join, _perft_blocks(load_variant(variant)))) + "\n"


def _perft_blocks(rules: Rules) -> Iterator[list[str]]:
    for title, state, depth in chosen_states(rules):
        depth = deepest(state, depth)
        lines = [title, state_text(state)]
        lines += [f"depth {shallow}: {perft(state, shallow)}" for shallow in range(1, depth)]
        counts = divide(state, depth)
        lines.append(f"depth {depth}: {sum(count for _, count in counts)}")
        yield [*lines, *(f"  {move_text(state, move)}: {count}" for move, count in counts)]


def order_text(variant: str) -> str:
    """Legal moves of some positions in the order in which the engine gives them."""
    random, rules = Random(6), load_variant(variant)
    blocks = []
    while len(blocks) < 25:
        state = state_of(random_position(rules, random, most_loose=6))
        moves = list(legal_moves(state))
        if 3 < len(moves) <= 60:
            blocks.append("\n".join([state_text(state), *(f"  {move_text(state, move)}" for move in moves)]))
    return "\n\n".join(blocks) + "\n"


def view_text(state: State, seat: int | None) -> str:
    """What a view adds to the table: the own hand, what others must hold, can hold or cannot."""
    seen = view(state, seat)
    parts = [f"sees {names(state, seen.hand) or 'no hand'}, {seen.unseen.bit_count()} cards unseen"]
    for other in range(state.players):
        if other == seat:
            continue
        certain, possible = seen.certain(other), seen.possible(other)
        shown = ", ".join(map(str, state.proven(other)))
        parts += [f"{other} has shown {shown}"] if shown else []
        parts += [f"{other} holds {names(state, certain)}"] if certain else []
        if certain.bit_count() < state.hand_size(other) and possible != seen.unseen:
            parts.append(limits_text(state, other, possible, seen.unseen & ~possible))
    return f"  view of {'a spectator' if seat is None else seat}: {'; '.join(parts)}"


def limits_text(state: State, seat: int, possible: int, impossible: int) -> str:
    if possible.bit_count() < impossible.bit_count():
        return f"{seat} can only hold {names(state, possible)}"
    return f"{seat} cannot hold {names(state, impossible)}"


def moves_text(state: State) -> str:
    moves = list(legal_moves(state))
    has_steps = state.rules.building.source is Source.HAND_AND_TABLE
    most = MOST_STEPS_SHOWN if has_steps else MOST_MOVES_SHOWN
    shown = "; ".join(format_move(state, move) for move in moves[:most])
    return f"  {len(moves)} moves: {shown}" + ("; ..." if len(moves) > most else "")


def side_texts(state: State) -> Iterator[str]:
    for side in range(state.side_count):
        cards = names(state, state.pile(side)) or "none"
        yield f"  pile of side {side}: {cards}" + (f", sweeps {state.sweeps(side)}" if state.sweeps(side) else "")


def step_lines(state: State) -> Iterator[str]:
    yield f"{state.turn_no}. {state_text(state)}"
    if not (state.played or state.window):
        yield from side_texts(state)
        for seat in [*range(state.players), None]:
            yield view_text(state, seat)
    yield moves_text(state)


def score_lines(match: Match) -> Iterator[str]:
    yield f"end of the deal; table {table_text(match.state)}"
    yield from side_texts(match.state)
    score = match.deal_score
    assert score is not None
    for line in score.lines:
        yield f"  {line.title}: {line.counts} count {line.points}"
    outcome = match.outcome
    winners = " and ".join(map(str, outcome.winners))
    winner = f"; side {winners} has won ({outcome.decided_by})" if winners else ""
    yield f"  points {score.points}, scores {outcome.scores}{winner}"


def match_lines(match: Match, choose: Choose) -> Iterator[str]:
    """Plays the match to its end and tells it."""
    yield f"{match.rules.id}, {match.players} players, seed {match.seed}"
    while True:
        order = " ".join(format_card(card, match.rules.deck.pack) for card in match.deal.order)
        yield f"\ndeal {len(match.deals)}, dealer {match.deal.dealer}, order {order}"
        while not match.deal_over:
            yield from step_lines(match.state)
            move = choose(match)
            yield f"> {format_move(match.state, move)}"
            match.play(move)
        yield from score_lines(match)
        if match.outcome.is_over:
            return
        match.next_deal()


def random_choice(seed: int) -> Choose:
    random = Random(seed)
    return lambda match: random_move(match.state, random)


def short_seed(variant: str) -> int:
    """The seed, of some, whose match has the fewest deals."""
    lengths = {}
    for seed in range(12):
        match = Match(load_variant(variant), seed=seed)
        play_out(match, random_choice(seed))
        lengths[seed] = len(match.deals)
    return min(lengths, key=lambda seed: lengths[seed])


def play_out(match: Match, choose: Choose) -> None:
    while not match.outcome.is_over and len(match.deals) <= MOST_DEALS:
        if match.deal_over:
            match.next_deal()
        match.play(choose(match))


def playthrough_text(variant: str) -> str:
    """A match played at random."""
    seed = short_seed(variant)
    return "\n".join(match_lines(Match(load_variant(variant), seed=seed), random_choice(seed))) + "\n"
