"""Games for programs that learn: batches for numpy, Gymnasium, PettingZoo, OpenSpiel and PufferLib. See
docs/research.md.

Each framework is imported by its own module only. Raises MissingExtra where numpy is not installed.
"""

from cassino.extras import ENVS, need

need(ENVS)

from cassino.envs.vec import CassinoVec  # noqa: E402

__all__ = ["CassinoVec"]
