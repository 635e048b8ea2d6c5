"""What a record carries so that its deals can be checked."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DealProof:
    """The seed of a deal and the salts by seat; an empty seed while it is not revealed, or beyond the chain."""

    seed: str
    salts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Proof:
    """The commitment, the link that opened the match, and each deal."""

    commitment: str
    opening: str
    deals: tuple[DealProof, ...]
