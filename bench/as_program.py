"""A bot of this package as a program of the arena, so that two versions can play each other.

git worktree add ../old COMMIT && make -C ../old build
cassino arena search:cpu_ms=10 "exec:../old/.venv/bin/python bench/as_program.py search:cpu_ms=10"

The Python decides which version plays. The bot sees the position, but no earlier plays, and cannot play house rules.
"""

import json
import sys
from typing import Any

import cassino
from cassino.bots import Clock, make_bot


def move_for(bot: Any, asked: dict[str, Any]) -> str:
    """The bot's answer to a question."""
    seen = cassino.parse_view(asked["view"]["position"], asked["view"]["seat"])
    return str(bot.choose(seen, Clock(asked["seconds"])))


def main() -> None:
    """Answer until the deal is over."""
    bot = None
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["type"] == "end":
            break
        if asked["type"] == "hello":
            bot = make_bot(sys.argv[1], cassino.Rng(asked["seed"]))
        answer = {"protocol": 1} if asked["type"] == "hello" else {"move": move_for(bot, asked)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
