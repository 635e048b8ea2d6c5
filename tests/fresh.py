"""Tries calls, each alone in a process that has imported nothing but `cassino` and what made the object `given`.

`python tests/fresh.py` reads JSON from its input, an expression for `given` and a list of calls, and prints the outcome
of each call as JSON.
"""

import json
import os
import pickle
import re
import sys
from typing import Any

import cassino


def outcome(call: str, given: Any) -> str:
    """The value of an expression, or the error that it raises. What differs between processes is left out."""
    try:
        value = repr(eval(call, {"cassino": cassino, "pickle": pickle, "given": given}))
    except cassino.CassinoError as error:
        return f"{type(error).__name__}: {error}"
    except Exception as error:
        return type(error).__name__
    return re.sub(r" at 0x[0-9a-f]+", "", value)


def outcome_alone(call: str, given: Any) -> str:
    """The outcome of a call in a copy of this process."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            with os.fdopen(writing, "w") as pipe:
                pipe.write(outcome(call, given))
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        found = pipe.read()
    os.waitpid(child, 0)
    return found


if __name__ == "__main__":
    asked = json.load(sys.stdin)
    made = eval(asked["given"], {"cassino": cassino, "pickle": pickle})
    json.dump([outcome_alone(call, made) for call in asked["calls"]], sys.stdout)
