"""Worked examples: positions that the engine has judged, for one rule set."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from cassino import cards
from cassino.book.document import Example, ShownBuild
from cassino.book.facts import has_partners
from cassino.book.scenes import SCENES, Laid, Scene
from cassino.cards import card_set, cards_in, parse_cards
from cassino.engine.legal import broken_rule
from cassino.engine.move import Move
from cassino.engine.play import IllegalMove, play
from cassino.engine.position import Further, position
from cassino.engine.state import Build, State
from cassino.errors import CassinoError
from cassino.notation.move import parse_move
from cassino.rules import Rules, packs
from cassino.rules.options import Pack, PileFace, PileOf, Replenish
from cassino.texts import tell
from cassino.texts.lists import listed
from cassino.texts.message import Arguments
from cassino.texts.plain import on_one_line

_CARD = re.compile(r"\b(10|[2-9AJQK])([CDHS])\b")


def examples(rules: Rules, rule: str, known: Arguments, shown: set[str]) -> Iterator[Example]:
    """The examples that follow a rule in the book. shown: the keys of rules of the book so far; known: its facts."""
    for scene in SCENES:
        first = next((key for key in scene.after if key in shown), "")
        if first == rule and (example := shown_scene(rules, scene, known)):
            yield example


def shown_scene(rules: Rules, scene: Scene, known: Arguments) -> Example | None:
    """A scene as an example, if the engine plays it with these rules as the scene says."""
    if not is_true(rules, scene):
        return None
    pack = rules.deck.pack
    builds = tuple(_shown_build(rules, scene, laid) for laid in scene.builds)
    hand, loose = _words(scene.hand, pack), _words(scene.loose, pack)
    tops = tuple(_words(pile, pack)[-1] for pile in scene.tops.values())
    text = on_one_line(tell(scene.key, **known))
    example = Example(scene.key, text, not scene.refused, hand, loose, builds, tops)
    return replace(example, label=_label(example) if hand else "") if text else None


def _shown_build(rules: Rules, scene: Scene, laid: Laid) -> ShownBuild:
    whose = _whose(rules, scene.you, laid.owner)
    return ShownBuild(_words(laid.cards, rules.deck.pack), laid.value, whose, tell("book-example-owner", whose=whose))


def _label(example: Example) -> str:
    """`Example. You hold 8♠. On the table: 8♥ 5♣ 3♦.`"""
    lying = [tell("book-example-loose", cards=example.loose)] if example.loose else []
    lying += [
        tell("book-example-build", whose=build.whose, value=build.value, cards=build.cards) for build in example.builds
    ]
    lying += [tell("book-example-pile-top", card=card) for card in example.tops]
    return tell(
        "book-example-position",
        is_legal="yes" if example.is_legal else "no",
        hand=example.hand,
        count=len(lying),
        table=listed(lying),
    )


def _whose(rules: Rules, you: int, owner: int) -> str:
    """Whose build it is, for the reader: `you`, `partner` or `opponent`."""
    if owner == you:
        return "you"
    return "partner" if has_partners(rules) and (owner - you) % 4 == 2 else "opponent"


def is_true(rules: Rules, scene: Scene) -> bool:
    """Whether the moves of a scene can be played, and the last one is judged as the scene says."""
    if not scene.moves:
        return True
    if scene.sweep and not _sweep_scores(rules, scene):
        return False
    *before, last = scene.moves.split("; ")
    try:
        state = start(rules, scene)
        if state is None:
            return False
        for text in before:
            state = play(state, _move(state, text))
        return _forbidding(state, last) == scene.refused
    except CassinoError:
        return False


def _sweep_scores(rules: Rules, scene: Scene) -> bool:
    sweeping = rules.sweeping
    is_big = 0 < sweeping.large_from <= scene.sweep
    return (sweeping.large_points if is_big else sweeping.points) > 0 and (is_big or not scene.is_big)


def _forbidding(state: State, text: str) -> str:
    """The rule that forbids a move; empty if it is legal. Raises CassinoError for what is no move at all."""
    try:
        broken = broken_rule(state, _move(state, text))
    except IllegalMove as error:
        broken = error.broken
    return broken.number if broken else ""


def _move(state: State, text: str) -> Move:
    return parse_move(state, printed(text, state.rules.deck.pack))


def start(rules: Rules, scene: Scene) -> State | None:
    """The position of a scene; None if these rules have no such cards, or not so many players.

    An opponent who owns a build holds a card that takes it. All other cards are in the stock, or where there is none
    on the pile of seat A.
    """
    players = _players(rules, scene)
    deck, hands = rules.deck.cards, [0] * max(players, 1)
    for seat, words in {scene.you: scene.hand, **scene.others}.items():
        if seat < players:
            hands[seat] = card_set(parse_cards(words))
    builds = [Build(card_set(parse_cards(laid.cards)), laid.value, laid.owner, laid.owner) for laid in scene.builds]
    tops = {seat: parse_cards(pile) for seat, pile in scene.tops.items()}
    loose = card_set(parse_cards(scene.loose))
    piled = card_set(card for pile in tops.values() for card in pile)
    used = loose | piled | sum(hands) | sum(build.cards for build in builds)
    free = deck & ~used
    if not players or used & ~deck or any(build.owner >= players for build in builds):
        return None
    for build in builds:
        free &= ~_give_card(hands, build, free)
    return _placed(rules, players, hands, loose, builds, tops, free)


def _players(rules: Rules, scene: Scene) -> int:
    numbers = rules.seating.players
    if scene.players == 4:
        return 4 if 4 in numbers and has_partners(rules) else 0
    return 2 if scene.players == 2 and 2 in numbers else numbers[0]


def _give_card(hands: list[int], build: Build, free: int) -> int:
    """Gives the owner of a build a card that takes it, if there is none in the hand. Returns the card as a set."""
    wanted = cards.rank_mask(build.value if build.value < 14 else 1)
    if hands[build.owner] & wanted:
        return 0
    given = next((1 << card for card in cards_in(free & wanted)), 0)
    hands[build.owner] |= given
    return given


def _placed(
    rules: Rules,
    players: int,
    hands: list[int],
    loose: int,
    builds: list[Build],
    tops: Mapping[int, list[int]],
    free: int,
) -> State | None:
    has_stock = rules.dealing.replenish is not Replenish.ALL_CARDS or players == 2
    is_paired = players == 4 and has_partners(rules)
    shares = is_paired and rules.piling.of is PileOf.SIDE
    holders = 2 if shares or (is_paired and rules.piling.face is PileFace.DOWN) else players
    orders: list[list[int]] = [[] for _ in range(holders)]
    for seat, pile in tops.items():
        orders[seat % holders] = pile
    if not has_stock:
        orders[0] = list(cards_in(free))
    if tops and rules.piling.face is PileFace.DOWN:
        return None
    is_up = rules.piling.face is PileFace.UP
    return position(
        rules,
        players,
        hands=hands,
        loose=loose,
        builds=builds,
        stock=list(cards_in(free)) if has_stock else [],
        piles=[card_set(order) for order in orders],
        turn_no=players,
        last_capturer=0 if any(orders) else -1,
        **Further(pile_orders=orders) if is_up else Further(),
    )


def printed(text: str, pack: Pack) -> str:
    """Cards in a text as a pack prints them: `8S` -> `JS`, `8B`."""
    return _CARD.sub(lambda found: packs.format_card(cards.parse_card(found[0]), pack), text)


def _words(text: str, pack: Pack) -> tuple[str, ...]:
    return tuple(printed(text, pack).split())
