"""What observations and actions look like to Gymnasium and PettingZoo."""

from cassino.extras import ENVS, need

need(ENVS, "gymnasium")

from typing import Any

from gymnasium import spaces
from numpy import int8
from numpy.typing import NDArray

from cassino.encoding.ids import ID_COUNT
from cassino.encoding.planes import CARDS
from cassino.envs.one_deal import DTYPES, OneDeal

Observation = dict[str, NDArray[Any]]


def space_of(planes: int, dtype: str) -> spaces.Dict:
    """Planes of zeros and ones, and 1 for each id that can be chosen."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (planes, CARDS), DTYPES[dtype].type),
            "action_mask": spaces.Box(0, 1, (ID_COUNT,), int8),
        }
    )


def observed(one: OneDeal, seat: int) -> Observation:
    """What a seat sees and may choose."""
    return {"observation": one.seen(seat), "action_mask": one.mask(seat)}
