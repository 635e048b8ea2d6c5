#!/usr/bin/env python3
"""Two bots play a match of Royal Casino; prints the last table and the record. See docs/research/library.md.

python examples/library.py
"""

import cassino

match = cassino.Match("royal", players=2, seed=1)
bots = [cassino.bot("heuristic", seed=1), cassino.bot("greedy", seed=2)]
while not match.is_over:
    if match.deal_over:
        match.next_deal()
    match.play(bots[match.turn].choose(match.view(match.turn)))
print(match)
print(match.save())
