"""The weights of the heuristic bot, found by playing (see `bench/strength.py`)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each part of a judgment counts. No neighbor of the defaults won duplicate deals against them."""

    given: float = 1.0
    """What the next player is expected to take."""
    fade: float = 0.6
    """A factor for each player after the next one, because the table will have changed."""
    hope: float = 0.75
    """The best capture that is left for the bot's next turn, times the chance that it is still there."""
    second: float = 0.6
    """The best other capture, for the turn after; times `hope`."""
    sure_hope: float = 1.4
    """`hope` after a known reply; above 1, because a capture then often brings the last cards as well."""
    raise_will: float = 0.5
    """How often an opponent who can raise a build out of reach does so."""
    residue_keep: float = 0.2
    """The cards on the table count for the current last capturer, times this for each play still to come."""
    played: float = 1.0
    """How much of the worth of the card with which an opponent captures counts as won."""
    clump: float = 0.9
    """The spread of a race for a suit: how many of its cards change sides together in one capture."""
    all_clump: float = 2.8
    """The same for the race for all cards: the cards of an average capture."""
    race: float = 0.7
    """How much of the slope of a race counts."""
    top_stays: float = 0.5
    """The chance that the top of another player's pile is not covered before the next own turn."""
    steal_from_table: float = 0.8
    """How often opponents add a top to a build of their own if it fits and takes no hand card."""
    steal_with_card: float = 0.3
    """The same if it also takes a hand card."""
    steal_newly: float = 0.4
    """How often they begin a build with a top, times the chance that they hold its value."""
    robbed: float = 0.7
    """The share of its worth that a stolen top gains, because it still has to be captured."""
    closing: float = 24.0
    """With at most this many cards in all hands the rest of the deal is played out."""
    samples: float = 4.0
    """The number of samples of the hidden hands for that."""
    trust: float = 1.0
    """The weight of these results compared with the judgment of the move."""
    decisive: float = 2.0
    """A factor for the few items that a side near the target may still score."""


WEIGHTS = Weights()
