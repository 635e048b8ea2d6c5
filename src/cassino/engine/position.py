"""A state from its parts, for positions that did not come from a deal."""

from collections.abc import Sequence

from cassino.cards import format_cards
from cassino.engine.checking import highest_value, value_name
from cassino.engine.counting import partition
from cassino.engine.holding import holds
from cassino.engine.state import Build, State
from cassino.engine.tables import Tables, tables_for
from cassino.rules.rules import Rules

TURNS = 60
HIGHEST_SCORE = 30_000


class PositionError(ValueError):
    """A position that cannot be. `problems` lists everything that is wrong."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = tuple(problems)


def position(
    rules: Rules,
    players: int,
    *,
    hands: Sequence[int],
    loose: int = 0,
    builds: Sequence[Build] = (),
    piles: Sequence[int] | None = None,
    stock: Sequence[int] = (),
    turn: int = 0,
    dealer: int | None = None,
    turn_no: int = 0,
    round_no: int = 1,
    last_capturer: int = -1,
    scores: Sequence[int] | None = None,
    sweeps: Sequence[int] | None = None,
    proofs: Sequence[int] | None = None,
    strict: bool = True,
) -> State:
    """A state from its parts; every card of the pack must be somewhere.

    hands by seat; piles, scores and sweeps (a bit for the turn number of each sweep) by side; proofs by seat, a bit
    for each value a seat is known to hold, at least those of its builds. The dealer is by default the seat before
    `turn`. Not strict: an owner need not hold the card that captures his build. Raises PositionError.
    """
    tables = tables_for(rules, players)
    sides = tables.side_count
    owned = [sum({1 << build.value for build in builds if build.owner == seat}) for seat in range(players)]
    parts = [proofs or owned, piles or [0] * sides, scores or [0] * sides, sweeps or [0] * sides]
    problems = _shape_problems(tables, hands, parts, turn, dealer, last_capturer)
    problems += _number_problems(hands, stock, builds, turn_no, round_no, parts)
    if not problems:
        problems = _card_problems(tables, [*hands, loose, *parts[1], *(build.cards for build in builds)], stock)
        problems += _build_problems(tables, builds, players)
        problems += _hand_problems(builds, hands, parts[0], turn, strict)
    if problems:
        raise PositionError(problems)
    state = State(tables)
    state.set_public(
        turn=turn, dealer=(turn - 1) % players if dealer is None else dealer, turn_no=turn_no, round_no=round_no,
        last_capturer=last_capturer, loose=loose, builds=builds, piles=parts[1], sweeps=parts[3], scores=parts[2],
        proofs=[mine | proven for mine, proven in zip(owned, parts[0], strict=True)],
    )  # fmt: skip
    return state.filled(hands, stock)


def _shape_problems(
    tables: Tables,
    hands: Sequence[int],
    parts: Sequence[Sequence[int]],
    turn: int,
    dealer: int | None,
    last_capturer: int,
) -> list[str]:
    problems = []
    if len(hands) != tables.players or len(parts[0]) != tables.players:
        problems.append(f"hands and proofs are needed for {tables.players} players")
    for name, part in zip(("piles", "scores", "sweeps"), parts[1:], strict=True):
        if len(part) != tables.side_count:
            problems.append(f"{name} are needed for {tables.side_count} sides, not {len(part)}")
    if not 0 <= turn < tables.players:
        problems.append(f"there is no seat {turn} to move")
    if dealer is not None and not 0 <= dealer < tables.players:
        problems.append(f"there is no seat {dealer} to deal")
    if not -1 <= last_capturer < tables.players:
        problems.append(f"there is no seat {last_capturer} that could have captured last")
    return problems


def _number_problems(
    hands: Sequence[int],
    stock: Sequence[int],
    builds: Sequence[Build],
    turn_no: int,
    round_no: int,
    parts: Sequence[Sequence[int]],
) -> list[str]:
    """Numbers that no deal reaches."""
    problems = []
    to_play = sum(hand.bit_count() for hand in hands) + len(stock)
    if turn_no < 0 or turn_no + to_play > TURNS:
        problems.append(f"turn {turn_no} with {to_play} cards still to be played is no turn of one deal")
    if not 1 <= round_no <= TURNS:
        problems.append(f"there is no round {round_no}")
    problems += [
        f"a build cannot have been made in turn {build.turn}" for build in builds if not 0 <= build.turn <= TURNS
    ]
    problems += [f"{score} is no score" for score in parts[2] if abs(score) > HIGHEST_SCORE]
    problems += [f"{sweeps} does not name turns" for sweeps in parts[3] if not 0 <= sweeps < 1 << TURNS]
    problems += [f"{proven} does not name values" for proven in parts[0] if not 0 <= proven < 1 << 15]
    return problems


def _card_problems(tables: Tables, places: Sequence[int], stock: Sequence[int]) -> list[str]:
    """Every card of the pack once, and no other."""
    problems = []
    seen = twice = 0
    for cards in [*places, *(1 << card for card in stock)]:
        twice |= seen & cards
        seen |= cards
    if twice:
        problems.append(f"in two places: {format_cards(twice)}")
    if seen & ~tables.deck:
        problems.append(f"not in the pack: {format_cards(seen & ~tables.deck)}")
    if tables.deck & ~seen:
        problems.append(f"nowhere: {format_cards(tables.deck & ~seen)}")
    return problems


def _build_problems(tables: Tables, builds: Sequence[Build], players: int) -> list[str]:
    problems = []
    for build in builds:
        name = f"the build {format_cards(build.cards)} = {value_name(build.value)}"
        if build.cards & ~tables.numbers or not 1 <= build.value <= highest_value(tables):
            problems.append(f"{name} has a card or value that cannot be built")
        elif build.cards.bit_count() < 2 or partition(build.cards, build.value) is None:
            problems.append(f"{name} does not divide into sets of its value")
        if not 0 <= build.owner < players:
            problems.append(f"{name} has no seat {build.owner} as owner")
    return problems


def _hand_problems(
    builds: Sequence[Build], hands: Sequence[int], proofs: Sequence[int], turn: int, strict: bool
) -> list[str]:
    problems = []
    if not hands[turn]:
        problems.append(f"seat {turn} is to move but holds no card")
    for seat, hand in enumerate(hands):
        values = sum({1 << build.value for build in builds if build.owner == seat}) | proofs[seat]
        if strict and not holds(hand, values):
            problems.append(f"seat {seat} does not hold the cards that capture its builds")
    return problems
