"""A bot of this package as a program of the arena, so that two versions can play each other.

git worktree add ../old COMMIT && make -C ../old build
cassino arena search:cpu_ms=10 "exec:../old/.venv/bin/python bench/as_program.py search:cpu_ms=10"

python bench/as_program.py BOT [SECONDS]: the bot has SECONDS for a move, or what the arena grants. The Python decides
which version plays. The bot sees the position, but no earlier plays, and cannot play house rules.
"""

import json
import random
import re
import sys
from typing import Any

import cassino
from cassino.bots import Clock, make_bot
from cassino.cards import format_card
from cassino.engine.view import view

CARD = re.compile(r"(?<!\w)(?:10|[2-9AJQK])[CDHS](?!\w)")
TRIES = 300


def seen_in(asked: dict[str, Any]) -> Any:
    """The view of a question."""
    text, seat = asked["view"]["position"], asked["view"]["seat"]
    return cassino.parse_view(text, seat) if hasattr(cassino, "parse_view") else filled(text, seat)


def filled(text: str, seat: int) -> Any:
    """The same for versions that read no hidden cards: they are put anywhere, and the view hides them again."""
    hidden = sorted({format_card(card) for card in range(52)} - set(CARD.findall(text)))
    problem: Exception | None = None
    for attempt in range(TRIES):
        random.Random(attempt).shuffle(hidden)
        cards = iter(hidden)
        try:
            return view(cassino.parse_position(re.sub(r"\?", lambda _, left=cards: next(left), text)), seat)
        except cassino.CassinoError as error:
            problem = error  # a hand must agree with what its owner has proven
    raise SystemExit(f"no hidden cards fit: {problem}")


def main() -> None:
    """Answer until the deal is over."""
    bot, seconds = None, float(sys.argv[2]) if len(sys.argv) > 2 else None
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["type"] == "end":
            break
        if asked["type"] == "hello":
            bot = make_bot(sys.argv[1], cassino.Rng(asked["seed"]))
            answer = {"protocol": 1}
        else:
            assert bot
            answer = {"move": str(bot.choose(seen_in(asked), Clock(seconds or asked["seconds"])))}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
