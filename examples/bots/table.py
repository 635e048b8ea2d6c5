#!/usr/bin/env python3
"""A player at a server's table: starts a match against a bot and always takes as many cards as it can.
See docs/research/api.md.

./examples/bots/table.py http://127.0.0.1:8420
"""

import json
import sys
from contextlib import suppress
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

web = build_opener(HTTPCookieProcessor())  # the cookie tells the server who we are


def ask(path, **body):
    data = json.dumps(body).encode() if body else None
    with web.open(Request(sys.argv[1].rstrip("/") + path, data, {"Content-Type": "application/json"})) as answer:
        return json.load(answer)


seats = [{"kind": "human", "name": "Program"}, {"kind": "bot", "name": "Hal", "bot": "greedy"}]
match = f"/api/matches/{ask('/api/matches', variant='casino', target=11, seats=seats)['id']}"
for line in web.open(sys.argv[1].rstrip("/") + match + "/stream"):
    view = json.loads(line).get("view") or {"phase": "", "can": {}}
    with suppress(HTTPError):  # something else happened first: a newer view is on its way
        if view["phase"] == "match_over":
            sys.exit(print("won by", " and ".join(view["winner"]["names"])))
        elif view["can"].get("move"):
            moves = ask(f"{match}/moves")["moves"]
            ask(f"{match}/moves", version=view["version"], move=max(moves, key=lambda move: (" x " in move, len(move))))
        elif view["can"].get("next_deal"):
            ask(f"{match}/next_deal", version=view["version"])
