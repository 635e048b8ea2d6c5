"""The engine and the oracle side by side: a whole deal played at random by both, every step compared."""

from collections.abc import Sequence
from dataclasses import fields
from random import Random

from bridge import move_of, plays_of, position_of
from cassino.engine.calling import claims as engine_claims
from cassino.engine.dealing import deal
from cassino.engine.ending import outcome
from cassino.engine.legal import legal_moves
from cassino.engine.play import apply
from cassino.engine.scoring import points_of, score_deal
from cassino.engine.state import State
from cassino.engine.tables import tables_for
from cassino.rules import Rules
from cassino.rules.options import ForPartner, Most, PileFace, PileOrder, Ties
from oracle import Play, Position, legal
from oracle_captures import reach
from oracle_cards import pack, stealable
from oracle_dealing import dealt
from oracle_play import after
from oracle_scoring import deal_points, winners
from oracle_windows import claims
from random_rules import described

MOST_LOOSE = 8
"""With more loose cards and tops within reach the oracle gets slow, and only outcomes are compared."""
MOST_MOVES = 300
MOST_STEPS = 600


def compared_fields(position: Position) -> list[str]:
    """What of a position must agree."""
    names = [part.name for part in fields(Position) if part.compare]
    if position.rules.building.for_partner is ForPartner.NEVER or not position.in_pairs:
        names.remove("lost")
    return names


def differences(state: State, position: Position) -> dict[str, tuple[object, object]]:
    """Every field in which the engine (first) and the oracle differ."""
    found = position_of(state)
    names = compared_fields(position)
    if position.is_over:
        names = [name for name in names if name not in PASSING and name != "stacks"]
    pairs = {name: (getattr(found, name), getattr(position, name)) for name in names}
    if "builds" in pairs:
        by_cards = [sorted(builds, key=lambda build: sorted(build.cards)) for builds in (found.builds, position.builds)]
        pairs["builds"] = (by_cards[0], by_cards[1])
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


PASSING = ("turn", "turn_of", "plays_owed", "leader", "round_capturer", "turn_no", "lost", "duty", "announced")
"""Fields without meaning when the deal is over."""


def chosen_play(plays: Sequence[Play], random: Random) -> Play:
    """Any play, but less often one that only ends, passes or trails."""
    dull = ("trail", "end", "pass")
    others = [each for each in plays if each.kind not in dull]
    return random.choice(others if others and random.random() < 0.65 else plays)


class Disagreement(AssertionError):
    """The engine and the oracle differ."""


def compare_step(state: State, position: Position, history: list[Play]) -> set[Play]:
    """Everything about one moment of a deal; the engine's legal plays."""

    def fail(what: str, detail: object) -> None:
        raise Disagreement(f"{what}: {detail}\n{tell(position, history)}")

    if found := differences(state, position):
        fail("engine and oracle differ in", found)
    is_small = len(position.loose | reach(position) | stealable(position)) <= MOST_LOOSE
    moves = legal_moves(state, limit=None if is_small else MOST_MOVES)
    plays = plays_of(moves)
    if len(plays) != len(moves):
        fail("a move is listed twice", sorted(map(str, plays)))
    if plays_of(engine_claims(state)) != claims(position):
        fail("claims", engine_claims(state))
    if is_small:
        expected = legal(position)
        if plays != expected:
            fail("only the engine allows", f"{plays - expected}\nonly the oracle allows: {expected - plays}")
    if not plays and not position.is_over:
        fail("no legal play", "")
    return plays


def tell(position: Position, history: list[Play]) -> str:
    shown = {name: value for name, value in vars(position).items() if name not in ("rules", "stock") and value}
    return (
        f"{described(position.rules)}\n"
        + "\n".join(f"{name}: {value}" for name, value in shown.items())
        + f"\nlast: {history[-4:]}"
    )


def compare_deal(rules: Rules, seed: int, players: int | None = None) -> int:
    """A whole deal; the number of steps."""
    random = Random(seed)
    players = players or random.choice(rules.seating.players)
    dealer, order = random.randrange(players), sorted(pack(rules))
    random.shuffle(order)
    scores = start_scores(rules, tables_for(rules, players).side_count, random)
    tiebreak = random.random() < 0.1
    rules = rules.with_carried(carried_points(rules, random))
    state = deal(rules, players, dealer, order, scores, tiebreak)
    position = dealt(rules, players, dealer, order, scores, tiebreak)
    history: list[Play] = []
    while not position.is_over and len(history) < MOST_STEPS:
        plays = sorted(compare_step(state, position, history), key=repr)
        chosen = chosen_play(plays, random)
        open_claims = sorted(claims(position), key=repr)
        if open_claims and random.random() < 0.01:
            chosen = random.choice(open_claims)
        if random.random() < 0.3:
            chosen = with_order(position, chosen, random)
        history.append(chosen)
        apply(state, move_of(chosen))
        position = after(position, chosen)
    compare_step(state, position, history)
    if position.is_over and (open_claims := sorted(claims(position), key=repr)) and random.random() < 0.5:
        history.append(random.choice(open_claims))
        apply(state, move_of(history[-1]))
        position = after(position, history[-1])
        compare_step(state, position, history)
    if position.is_over:
        compare_scores(state, position, random.randint(1, 2))
    return len(history)


def compare_scores(state: State, position: Position, number: int) -> None:
    """Points of a deal that is over, and who has won the match with it."""
    score = score_deal(state)
    found, expected = list(score.points), deal_points(position)
    if found != expected:
        raise Disagreement(f"points: engine {found}, oracle {expected}\n{score}\n{tell(position, [])}")
    if points_of(state) != score.points:
        raise Disagreement(f"points without lines: {points_of(state)}\n{score}\n{tell(position, [])}")
    by_engine = list(outcome(position.rules, position.scores, score, number).winners)
    by_oracle = winners(position, number)
    if by_engine != by_oracle:
        raise Disagreement(f"winners: engine {by_engine}, oracle {by_oracle}\n{score}\n{tell(position, [])}")


def carried_points(rules: Rules, random: Random) -> tuple[int, ...]:
    """Points that an earlier deal carries to this one, by scoring item, where the rules carry them."""
    if rules.scoring.ties is not Ties.CARRIED or random.random() < 0.3:
        return ()
    return tuple(random.choice((0, 3, 6)) if isinstance(item, Most) else 0 for item in rules.scoring.items)


def start_scores(rules: Rules, sides: int, random: Random) -> list[int]:
    """Scores before a deal: none yet, any, or close to the target."""
    target = rules.ending.target
    least = random.choice((None, None, 0, max(0, target - 6)))
    return [0] * sides if least is None else [random.randrange(least, target) for _ in range(sides)]


def with_order(position: Position, chosen: Play, random: Random) -> Play:
    """The same capture with its cards laid in another order, where the player may choose one."""
    piling = position.rules.piling
    if chosen.kind != "capture" or piling.face is not PileFace.UP or position.played or position.window:
        return chosen
    taken = sorted(chosen.taken)
    random.shuffle(taken)
    cards = tuple(taken) + tuple(chosen.cards)
    if piling.order is PileOrder.LOWEST_ON_TOP:
        cards = tuple(sorted(cards, key=lambda card: -(card // 4)))
    elif piling.order is not PileOrder.FREE or len(chosen.cards) > 1:
        return chosen
    return Play("capture", chosen.cards, chosen.taken, chosen.value, chosen.seat, cards)


__all__ = ["compare_deal", "differences"]
