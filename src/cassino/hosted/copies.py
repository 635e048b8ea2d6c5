"""A match of the engine that goes on in two ways."""

from cassino.engine.match import Match


def copied(match: Match) -> Match:
    """A match that can go on independently."""
    twin = Match.__new__(Match)
    twin.__dict__.update(match.__dict__)
    last = match.deal
    deal = type(last)(last.dealer, last.order, last.states.copy(), last.owed, last.moves.copy(), laid=last.laid)
    twin.deals = [*match.deals[:-1], deal]
    return twin
