"""Casino by brute force: what a play, a deal and a claim lead to (see `oracle`)."""

from collections.abc import Iterable
from copy import copy

from cassino.rules.options import Claim, FalseAnnouncement, Finish, ForPartner, Orange, PileFace, PileOrder, Residue
from oracle_builds import may_change, owner_after, used_builds
from oracle_cards import (
    NO_CARDS,
    NOBODY,
    Cards,
    Pile,
    Play,
    Position,
    Sweep,
    adds_up,
    owned,
    rank,
    values_alone,
    values_in_hand,
)
from oracle_dealing import (
    TABLE as TABLE,
    dealt as dealt,
    draw,
    duty_from_start,
    lay_loose,
    next_round,
    packets as packets,
)
from oracle_scoring import count_of, is_decided, is_played_out, judged, note_first_met
from oracle_steps import demands
from oracle_windows import asks_for_insistence, asks_for_oranges, asks_partner, is_orange, others_in_turn, table_cards


def twin(position: Position) -> Position:
    """A copy that shares nothing that changes."""
    new = copy(position)
    for name, value in vars(position).items():
        if isinstance(value, list):
            setattr(new, name, [copy(part) if isinstance(part, set | list) else part for part in value])
        elif isinstance(value, set | dict):
            setattr(new, name, copy(value))
    return new


def after(position: Position, play: Play) -> Position:
    """The position that a play leads to; the old one stays as it is."""
    new = twin(position)
    if play.kind == "claim":
        claim(new, play.seat)
    elif new.window:
        hear(new, play)
    elif play.kind == "end":
        end_turn(new)
    elif not new.played and asks_partner(new, play):
        new.hands[new.turn] -= play.cards
        new.pending, new.window, new.turn = play, "request", new.partner(new.turn)
    else:
        act(new, play)
    return new


def act(position: Position, play: Play) -> None:
    """Do what was chosen; a turn of one play is then over."""
    shown = table_cards(position, play.taken)
    is_further = play.kind == "capture" and play.cards == position.played
    lay(position, play)
    if not is_further and asks_for_oranges(position, play, shown):
        position.shown, position.window = shown, "orange"
        position.waiting = others_in_turn(position, opponents_only=False)
        position.turn = position.waiting.pop(0)
    elif not position.is_composite:
        finish_turn(position)


def hear(position: Position, play: Play) -> None:
    """What somebody says who was asked."""
    if position.window in ("request", "answer"):
        hear_partner(position, play)
        return
    if play.kind == "insist":
        position.duty |= play.value
    is_settled = False
    if play.kind == "call":
        is_settled = is_orange(position.shown)
        called = position.oranges if is_settled else position.false_oranges
        called[position.side(position.turn)] += 1
    if position.window == "insist":
        is_settled = position.duty == demands(position)
    if position.waiting and not is_settled:
        position.turn = position.waiting.pop(0)
        return
    closed, position.window, position.turn, position.waiting = position.window, "", position.turn_of, []
    position.shown = NO_CARDS
    if (closed == "insist" and not position.duty) or (closed == "orange" and not position.is_composite):
        finish_turn(position)


def hear_partner(position: Position, play: Play) -> None:
    """A request, or the answer to it (002:106)."""
    if play.kind == "ask":
        position.window, position.turn = "answer", position.turn_of
        return
    pending, position.pending, position.window, position.turn = position.pending, None, "", position.turn_of
    assert pending is not None
    again = play.kind in ("pass", "capture") and play.order is None
    act(position, pending if again else play)


def end_turn(position: Position) -> None:
    """The player says that his turn is over; opponents may want more (D-53)."""
    if asks_for_insistence(position):
        position.was_asked, position.window = True, "insist"
        position.waiting = others_in_turn(position, opponents_only=True)
        position.turn = position.waiting.pop(0)
    else:
        finish_turn(position)


def lay(position: Position, play: Play) -> None:
    """The cards go to the table, a pile or a build."""
    seat = position.turn
    is_further = play.kind == "capture" and bool(play.cards) and play.cards == position.played
    batch = in_pile_order(position, play)
    made = new_build(position, play)
    owners = {build: build.owner for build in used_builds(position, play.taken)}
    joins_others = play.kind == "join" and not play.cards and must_be_taken(position, play)
    if is_further and play.cards <= position.loose:
        position.loose -= play.cards
    position.hands[seat] -= play.cards
    note_losses(position, play, owners, made.owner if made else seat)
    forget_losses(position, seat, play.cards)
    shown = table_cards(position, play.taken)
    take(position, play.taken)
    if play.kind == "trail":
        lay_loose(position, sorted(play.cards))
    elif play.kind == "capture":
        capture(position, play, batch, is_further)
        note_sweep(position, play, len(shown))
        count_orange(position, play, shown)
        position.must_take = 0
    elif made:
        position.builds.append(made)
    if joins_others:
        position.must_take = play.value
    if play.cards and position.is_composite:
        position.played, position.played_kind, position.played_value = play.cards, play.kind, play.value
    if play.kind == "capture":
        note_first_met(position, position.side(seat))


def take(position: Position, cards: Iterable[int]) -> None:
    """Cards leave the table, the builds and the tops of piles."""
    gone = set(cards)
    position.loose -= gone
    position.builds = [build for build in position.builds if not build.cards <= gone]
    for holder, stack in enumerate(position.stacks):
        if stack and stack[-1] in gone:
            card = stack.pop()
            position.piles[holder % position.side_count].discard(card)


def must_be_taken(position: Position, play: Play) -> bool:
    """Whether table cards were added to a build that the player may not join unless he takes it (002:80)."""
    return any(
        not may_change(position, position.rules.building.joined_by, build.owner)
        for build in used_builds(position, play.taken)
    )


def new_build(position: Position, play: Play) -> Pile | None:
    """What a build, join or raise makes, with its cards in the order of placing (D-50)."""
    if play.kind not in ("build", "join", "raise"):
        return None
    used = used_builds(position, play.taken)
    owner = owner_after(position, play)
    if play.kind == "join" and not play.cards and must_be_taken(position, play):
        owner = used[0].owner
    kept = [build.turn for build in used if build.owner == owner != position.turn]
    turn = kept[-1] if kept else position.turn_no
    lying = [build.formed for build in used if play.kind != "raise" or build.value != play.value]
    formed = min(lying, default=position.clock)
    order = [card for build in used_in_order(play, used) for card in build.order] + placed(position, play)
    if play.kind == "raise":
        fresh = [card for build in used if build.value != play.value for card in build.order]
        note_arrivals(position, fresh)
    note_arrivals(position, placed(position, play))
    return Pile(play.taken | play.cards, play.value, owner, turn, tuple(order), formed)


def note_arrivals(position: Position, cards: Iterable[int]) -> None:
    """Cards come to their places one after the other."""
    for card in cards:
        position.arrivals[card] = position.clock
        position.clock += 1


def used_in_order(play: Play, used: list[Pile]) -> list[Pile]:
    """An absorbed build lies under what absorbs it: the build of the value under a raised one (D-50)."""
    return sorted(used, key=lambda build: (build.value != play.value, build.formed))


def placed(position: Position, play: Play) -> list[int]:
    """The cards that come to a build with a play: a base first, loose ones by arrival, tops, the hand card (D-50)."""
    fresh = play.taken.difference(*(build.cards for build in used_builds(position, play.taken)))
    loose = by_arrival(position, fresh & position.loose)
    if play.kind == "build" and not adds_up(position.rules, fresh | play.cards, play.value):
        bases = [card for card in loose if play.value in values_alone(position.rules, card)]
        if len(bases) == 1:
            loose = bases + [card for card in loose if card not in bases]
    return loose + by_arrival(position, fresh - position.loose) + sorted(play.cards)


def by_arrival(position: Position, cards: Iterable[int]) -> list[int]:
    """As they came to the table, tops of piles when they were last there; played cards that never lay there first."""
    return sorted(cards, key=lambda card: (position.arrivals.get(card, 0), card))


def in_pile_order(position: Position, play: Play) -> list[int]:
    """Captured cards, the lowest first, as the rules or the player want them on a face-up pile (B16)."""
    if play.order is not None:
        return list(play.order)
    order = position.rules.piling.order
    if order is PileOrder.LOWEST_ON_TOP:
        return sorted(play.taken | play.cards, key=lambda card: -card)
    if order is PileOrder.ACCUMULATED:
        return as_accumulated(position, play.taken) + sorted(play.cards)
    return sorted(play.taken) + sorted(play.cards)


def as_accumulated(position: Position, taken: Cards) -> list[int]:
    """Oldest unit lowest; inside a build the order of placing; tops of piles come last (D-50)."""
    units = [(position.arrivals.get(card, 0), [card]) for card in taken & position.loose]
    units += [(build.formed, list(build.order)) for build in used_builds(position, taken)]
    table = [card for _, cards in sorted(units) for card in cards]
    return table + by_arrival(position, taken - set(table))


def capture(position: Position, play: Play, batch: list[int], is_further: bool) -> None:
    """Captured cards go to the pile of the capturer, pictures perhaps to his partner's."""
    seat = position.turn
    position.piles[position.side(seat)] |= play.taken | play.cards
    position.last_capturer = position.round_capturer = seat
    if position.rules.piling.face is not PileFace.UP:
        return
    holder = position.holder(seat)
    pictures_to = position.holder(play.seat) if play.seat not in (NOBODY, seat) else holder
    adds = is_further and position.played_kind == "capture"
    if adds:
        batch = reopened(position, play, holder, batch)
    if position.rules.piling.pictures_below:
        pictures = [card for card in batch if rank(card) > 10]
        batch = [card for card in batch if rank(card) <= 10]
        stack = position.stacks[pictures_to]
        below = sum(rank(card) > 10 for card in stack)
        stack[below:below] = pictures
    position.stacks[holder].extend(batch)
    position.batch = (position.batch if adds else NO_CARDS) | play.taken | play.cards


def reopened(position: Position, play: Play, holder: int, batch: list[int]) -> list[int]:
    """Further cards for the capture of this turn: they join the cards already taken, under the capturing card."""
    stack, further = position.stacks[holder], [card for card in batch if card not in play.cards]
    if position.rules.piling.order is PileOrder.LOWEST_ON_TOP:
        before = [card for card in stack if card in position.batch]
        del stack[len(stack) - len(before) :]
        return sorted(before + further, key=lambda card: -card)
    played = next((place for place, card in enumerate(stack) if card in play.cards), None)
    if played is None:
        return further
    stack[played:played] = further
    return []


def note_sweep(position: Position, play: Play, size: int) -> None:
    """A table left empty by a capture (B18); the very last play of a deal may not count (D-86)."""
    sweeping, side = position.rules.sweeping, position.side(position.turn)
    if position.loose or position.builds or not size:
        return
    if not sweeping.last_play and not position.stock and not any(position.hands):
        return
    if sweeping.until_score and position.scores[side] >= sweeping.until_score:
        return
    if not sweeping.after_stock and not position.stock:
        return
    size += len(play.cards) if sweeping.count_played else 0
    is_large = bool(sweeping.large_from) and size >= sweeping.large_from
    position.sweeps.append(side)
    position.marks.append(Sweep(side, position.turn_no, is_large))
    position.has_swept = True


def count_orange(position: Position, play: Play, shown: Cards) -> None:
    """Oranges that need no answer of others: counted always, or called with the capture itself (D-77, D-78)."""
    seat, orange = position.turn, position.rules.calling.orange
    calls = orange is Orange.CALLED and play.seat == seat
    if orange is Orange.NONE or not (calls or orange is Orange.ALWAYS):
        return
    if is_orange(shown):
        position.oranges[position.side(seat)] += 1
    elif calls:
        position.false_oranges[position.side(seat)] += 1


def forget_losses(position: Position, seat: int, cards: Cards) -> None:
    """A played rank no longer proves anything, nor does a hand that is gone (D-46)."""
    played = {value for card in cards for value in values_in_hand(position.rules, card)}
    position.lost[seat] -= played
    if not position.hands[seat] - cards:
        position.lost[seat] = set()


def note_losses(position: Position, play: Play, owners: dict[Pile, int], new_owner: int) -> None:
    """Players who lose a build to another still hold the card for it (B12, D-46); a merge by their own side is no loss
    where only opponents' changes and captures prove anything (D-93)."""
    only_opponents = position.rules.building.for_partner is ForPartner.LOST_BUILD and play.kind != "capture"
    for build, owner in owners.items():
        if owner in (NOBODY, new_owner) or (only_opponents and position.side(owner) == position.side(position.turn)):
            continue
        position.lost[owner].add(build.value)


def finish_turn(position: Position) -> None:
    """Cards are drawn, and the turn passes: to the same player, the next one, a new round, or the end of the deal."""
    seat = position.turn_of
    draw(position)
    position.last_turns[seat] = position.turn_no
    position.turn_no += 1
    swept, position.has_swept = position.has_swept, False
    position.played, position.played_kind, position.played_value = NO_CARDS, "", 0
    position.must_take, position.was_asked, position.announced = 0, False, frozenset()
    position.duty = duty_from_start(position.rules)
    if position.rules.ending.finish is Finish.AT_ONCE and is_decided(position):
        position.is_over = True
        if not any(position.hands) and not position.stock:
            close(position)
        return
    pass_turn(position, seat, swept)
    position.turn_of = position.turn
    if position.is_lenient and not position.is_over:
        rule_on_builds(position)


def pass_turn(position: Position, seat: int, swept: bool) -> None:
    if not any(position.hands):
        if position.stock:
            next_round(position)
        if not any(position.hands):
            close(position)
        return
    if position.plays_owed > 1 and position.hands[seat] and not swept:
        position.plays_owed -= 1
        position.turn = seat
        return
    following = [(seat + step) % position.players for step in range(1, position.players + 1)]
    position.turn = next(other for other in following if position.hands[other])
    is_victim = swept and position.turn != seat
    most = position.rules.sweeping.victim_plays if is_victim else 1
    position.plays_owed = min(most, len(position.hands[position.turn]))


def rule_on_builds(position: Position) -> None:
    """A build of one's latest turn that one cannot win now costs a point to each opponent (B29, D-32)."""
    seat, side = position.turn, position.side(position.turn)
    for build in owned(position, seat):
        can_win = any(build.value in values_in_hand(position.rules, card) for card in position.hands[seat])
        if build.turn == position.last_turns.get(seat, 0) and not can_win:
            position.penalties = [points + (other != side) for other, points in enumerate(position.penalties)]


def close(position: Position) -> None:
    """The residue goes to the last side to capture, or to nobody (B19, D-38); it is no sweep."""
    position.is_over = True
    if position.last_capturer == NOBODY or position.rules.piling.residue is Residue.NOBODY:
        return
    side = position.side(position.last_capturer)
    residue = position.loose.union(*(build.cards for build in position.builds))
    position.piles[side] |= residue
    if position.rules.piling.face is PileFace.UP:
        position.stacks[position.holder(position.last_capturer)].extend(sorted(residue))
    position.loose, position.builds = set(), []
    note_first_met(position, side)


def claim(position: Position, seat: int) -> None:
    """A claim to have the target: count outs end the deal, announcements when right or when the game is at stake."""
    calling = position.rules.calling
    if calling.claim is Claim.ANNOUNCE:
        position.announced |= {seat}
        right, _ = judged(count_of(position, is_played_out(position)), position.side(seat))
        if not right and calling.false_announcement is FalseAnnouncement.NOTHING:
            return
    position.claimant, position.is_over = seat, True
