#!/usr/bin/env python3
"""A player in twenty lines: takes as many cards as it can; otherwise makes the first legal move.

cassino arena "exec:./examples/bots/most.py" random
"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"protocol": 1}
    elif message["type"] == "turn":
        captures = [move for move in message["moves"] if " x " in move]
        answer = {"move": max(captures, key=len) if captures else message["moves"][0]}
    else:
        break
    print(json.dumps(answer), flush=True)
