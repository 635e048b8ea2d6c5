"""Variants and deals as `import cassino` offers them."""

from os import PathLike

from cassino.engine import dealing
from cassino.engine.match import Match
from cassino.engine.state import State
from cassino.rules import Rules, find_rules, variant_ids


def variants() -> tuple[str, ...]:
    """The names of the shipped rule sets, each parent before its children."""
    return variant_ids()


def deal(
    rules: "str | PathLike[str] | Rules" = "casino",
    players: int | None = None,
    seed: int = 0,
    dealer: int | None = None,
    *,
    lazy: bool = False,
) -> State:
    """The first position of a deal: the one with which a `Match` with the same seed begins. Raises CassinoError.

    lazy: no card is dealt yet. Whenever cards are due, the state's `is_chance` is true until `deal_cards` names them.
    """
    state = Match(find_rules(rules), players, seed, dealer=dealer).state
    return dealing.deal(state.rules, state.players, state.dealer, None) if lazy else state
