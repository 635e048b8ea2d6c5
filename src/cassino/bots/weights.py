"""The numbers that the heuristic player weighs with, found by playing (see `bench/strength.py`)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What counts how much. The defaults won duplicate deals against their neighbours, or lost none of them."""

    given: float = 1.0
    """What the next player is expected to take."""
    fade: float = 0.6
    """For each player after him, times this: the table will have changed."""
    hope: float = 0.75
    """The best capture left for the own next turn, by the chance that it is still there."""
    second: float = 0.6
    """The best capture beside that one, for the turn after; times `hope`."""
    sure_hope: float = 1.4
    """The same after a reply that is known; above 1, because a capture then often brings the last cards as well."""
    raise_will: float = 0.5
    """How often an opponent who can raise a build out of reach does so."""
    residue_keep: float = 0.2
    """What counts of the cards left on the table for the last capturer so far: a power of this, one for each play
    still to come."""
    played: float = 1.0
    """How much of the worth of the card an opponent captures with counts as won by that."""
    clump: float = 0.9
    """Spread of a race for a suit: how many of its cards change sides together in one capture."""
    all_clump: float = 2.8
    """The same for the race for all cards: the cards of an average capture."""
    race: float = 0.7
    """How much of the slope of a race counts."""
    top_stays: float = 0.5
    """The chance that the top of another's pile is not covered before the own next turn."""
    steal_from_table: float = 0.8
    """How often an opponent adds a top to a build of his, if it fits and no hand card is needed."""
    steal_with_card: float = 0.3
    """The same if he must also play a card from his hand."""
    steal_newly: float = 0.4
    """How often he begins a build with a top, times the chance that he holds its value."""
    robbed: float = 0.7
    """What a top adds for him who takes it, in parts of what it is worth: he has yet to capture it."""
    closing: float = 24.0
    """With at most so many cards in all hands the rest of the deal is tried out."""
    samples: float = 4.0
    """On so many samples of the hidden hands."""
    trust: float = 1.0
    """How much what was tried counts beside the judgement of the move."""
    decisive: float = 2.0
    """How much more the only things count that a side near the target may still score."""


WEIGHTS = Weights()
