"""`cassino play`: a match in the terminal."""

from pathlib import Path

import click


@click.command(short_help="Play in the terminal.")
@click.argument("variant", default="casino")
@click.option("--plain", is_flag=True, help="Bare lines: no colours, no symbols. For screen readers and pipes.")
@click.option("--seed", type=click.IntRange(0, 2**64 - 1), help="Deal the cards of this seed.")
@click.option("--opponent", metavar="BOT", default="heuristic", help="Who plays against you.  [heuristic]")
@click.option("--seats", metavar="A,B,...", help="Who sits where, such as human,greedy or Ann=human,Bob=human.")
@click.option("--players", type=click.IntRange(2, 6), help="How many play.")
@click.option("--target", type=click.IntRange(1, 10_000), help="Points that win the match.")
@click.option("--resume", metavar="FILE", type=click.Path(path_type=Path), help="Go on with a saved match.")
def command(
    variant: str,
    plain: bool,
    seed: int | None,
    opponent: str,
    seats: str | None,
    players: int | None,
    target: int | None,
    resume: Path | None,
) -> None:
    """Play VARIANT (casino if none is named) against bots or friends, with typed moves.

    Type help in the game for all it understands.
    """
    from cassino.engine.match import Match
    from cassino.rules import load_rules
    from cassino.tui import seats as seating
    from cassino.tui.game import Game
    from cassino.tui.saved import load_game
    from cassino.tui.session import Session
    from cassino.tui.terminal import open_terminal

    if resume is not None:
        game = load_game(resume)
    else:
        rules = load_rules(variant)
        taken = seating.seats_asked(rules, seats, players, opponent)
        seed = fresh_seed() if seed is None else seed
        game = Game(Match(rules, len(taken), seed, target=target), taken)
    Session(open_terminal(plain), game, resume).run()


def fresh_seed() -> int:
    """A seed short enough to be typed again."""
    import secrets

    return secrets.randbelow(10**9)
