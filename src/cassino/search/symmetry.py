"""Cards that play and count alike: of the same rank, and in the same scoring items."""

try:
    import cython
except ImportError:
    from cassino import nocython as cython

if not cython.compiled:
    from cassino.engine.bits import popcount
    from cassino.engine.scorer import EACH, MOST, PRIMIERA
    from cassino.engine.state import State
    from cassino.engine.tables import TRAIL_BANNED_NEXT_TURN
    from cassino.search.points import Points
    from cassino.search.position_key import SEED, WORD, mixed, piles_print, turn_print

GROUPS = 26


class Symmetry:
    """Fingerprints of positions that do not tell cards apart which are alike."""

    def __init__(self, points: Points) -> None:
        self.points = points
        self.tables = points.tables
        self.count = 0
        if not cython.compiled:
            self.groups, self.firsts = [0] * GROUPS, [0] * (GROUPS * 5)
        self.single = points.deck
        for rank in range(13):
            self.group_rank(rank)

    def group_rank(self, rank: int) -> None:
        """Group the cards of a rank."""
        groups: dict[int, list[int]] = {}
        for card in range(4 * rank, 4 * rank + 4):
            if self.points.deck >> card & 1:
                groups.setdefault(self.points.class_of(card), []).append(card)
        for group in groups.values():
            if len(group) > 1:
                self.add(group)

    def add(self, group: list[int]) -> None:
        """Note a group of cards."""
        cards = 0
        for size, card in enumerate(group, 1):
            cards |= 1 << card
            self.firsts[self.count * 5 + size] = cards
        self.groups[self.count] = cards
        self.single &= ~cards
        self.count += 1

    def plain(self, cards: int) -> int:
        """A set with the first cards of each group instead of those that it has."""
        found = cards & self.single
        for place in range(self.count):
            group = cards & self.groups[place]
            if group:
                found |= self.firsts[place * 5 + popcount(group)]
        return found

    def fingerprint(self, state: State) -> int:
        """A number for all that the rest of a deal depends on, the points so far not among it."""
        key = mixed(SEED, self.plain(state.loose))
        for seat in range(state.players):
            key = mixed(key, self.plain(state.hands[seat]))
        key = self.builds_print(state, key)
        key = turn_print(state, key)
        key = self.counts_print(state, key)
        if self.tables.piles_up:
            key = piles_print(state, key)
        return mixed(key, key >> 32)

    def builds_print(self, state: State, key: int) -> int:
        """The builds, and their age where it matters."""
        total = key & 0
        ages = 1 if self.tables.lenient or self.tables.owner_trail == TRAIL_BANNED_NEXT_TURN else 0
        for i in range(state.build_count):
            word = mixed(self.plain(state.build_cards[i]), state.build_value[i])
            turn = state.build_turn[i] if ages else 0
            word = mixed(word, (word & 0) | state.build_owner[i] | turn << 8)
            if self.tables.accumulates:
                word = mixed(word, state.build_formed[i])
            total = (total + word) & WORD
        key = mixed(key, total)
        if self.tables.accumulates:
            for card in range(52):
                if state.loose >> card & 1:
                    key = mixed(key, state.ages[card] << 6 | card)
        return key

    def counts_print(self, state: State, key: int) -> int:
        """What the races stand at, and who has shown what."""
        out = self.points.deck
        for holder in range(self.tables.pile_count):
            out &= ~state.piles[holder]
        for side in range(self.points.sides):
            key = self.side_print(state, side, out, key)
        for seat in range(state.players):
            key = mixed(key, state.losses[seat] | state.short_hands[seat] << 16)
            if self.tables.lenient:
                key = mixed(key, state.last_turns[seat])
        return key

    def side_print(self, state: State, side: int, out: int, key: int) -> int:
        """How much of each thing that is counted at the end a side has, as far as it still matters."""
        pile = self.points.pile(state, side)
        word = key & 0
        for item in range(self.points.item_count):
            if self.points.kinds[item] == PRIMIERA:
                key = mixed(key, pile)
            elif self.points.kinds[item] != EACH:
                word = word << 7 | self.standing(state, item, side, pile, out)
                if item & 7 == 7:
                    key = mixed(key, word)
        key = mixed(key, word)
        if self.points.cancelling or self.tables.at_once or self.tables.near_target:
            key = mixed(mixed(key, state.sweep_turns[side]), pile)
            key = mixed(key, state.orange_counts[side] | state.false_counts[side] << 8)
        return key

    def standing(self, state: State, item: int, side: int, pile: int, out: int) -> int:
        """How many cards of an item a side has; 127 where the race is over."""
        cards = self.points.masks[item]
        own = popcount(pile & cards)
        if self.points.kinds[item] != MOST or self.points.sides != 2 or self.points.needs[item]:
            return own
        other = popcount(self.points.pile(state, 1 - side) & cards)
        left = popcount(out & cards)
        if own > other + left:
            return 127
        return 126 if other > own + left else own
