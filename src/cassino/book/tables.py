"""The tables of the rule book: how many cards come to each player, what scores, what counts near the target."""

from collections.abc import Iterator

from cassino.book.document import Table
from cassino.book.facts import gathered, item_words
from cassino.rules import Rules
from cassino.rules.options import Cancelling, Leftover, NearTarget, Orange, Replenish
from cassino.texts import tell


def table(rules: Rules, chapter: str) -> Table | None:
    """The table of a chapter, where it has one."""
    if chapter == "dealing" and len(rules.seating.players) > 1:
        return _helpings(rules)
    if chapter == "scoring":
        return _scores(rules)
    if chapter == "ending" and rules.ending.near_target is not NearTarget.FREE:
        return _near(rules)
    return None


def _helpings(rules: Rules) -> Table:
    """Rounds and cards for each number of players."""
    size = rules.deck.cards.bit_count() - rules.dealing.table
    counts, hand = sorted(rules.seating.players), rules.dealing.hand
    players, rounds, each = tell("book-head-players"), tell("book-head-rounds"), tell("book-head-each")
    if rules.dealing.replenish is Replenish.ALL_CARDS:
        return Table((players, each), tuple((str(n), _share(size, n)) for n in counts))
    if rules.dealing.replenish is Replenish.DRAW:
        return Table((players, each), tuple((str(n), str(size // n)) for n in counts))
    if rules.dealing.leftover is Leftover.NONE:
        rows = tuple((str(n), str(size // n // hand), str(size // n)) for n in counts)
        return Table((players, rounds, each), rows)
    head = (players, rounds, tell("book-head-last-round"), each)
    return Table(head, tuple(_short(size, n, hand) for n in counts))


def _share(size: int, players: int) -> str:
    return tell("book-row-halves", half=size // 4) if players == 2 else str(size // players)


def _short(size: int, players: int, hand: int) -> tuple[str, ...]:
    """Rounds, cards of the last one with what goes to the table, cards each."""
    whole, rest = divmod(size, players * hand)
    last = tell("book-row-last-round", each=rest // players if rest else hand, left=rest % players)
    return str(players), str(whole + bool(rest)), last, str(size // players)


def _scores(rules: Rules) -> Table:
    rows = [(item_words("book-item", item, rules), str(item.points)) for item in gathered(rules.scoring.items)]
    head = tell("book-head-item"), tell("pages-points")
    return Table(head, (*rows, *_sweep_rows(rules), *_orange_rows(rules)))


def _sweep_rows(rules: Rules) -> Iterator[tuple[str, str]]:
    sweeping = rules.sweeping
    if sweeping.large_from:
        large, small = (tell(key, sweeping_large_from=sweeping.large_from) for key in _SIZES)
        yield large, str(sweeping.large_points)
        yield small, str(sweeping.points)
    elif sweeping.points:
        cancelling = "none" if sweeping.cancelling is Cancelling.NONE else "all_sides"
        yield tell("book-row-sweep", sweeping_cancelling=cancelling), str(sweeping.points)
    if sweeping.first_play_points:
        yield tell("book-row-first-sweep"), str(sweeping.first_play_points)


_SIZES = ("book-row-large-sweep", "book-row-small-sweep")


def _orange_rows(rules: Rules) -> Iterator[tuple[str, str]]:
    calling = rules.calling
    if calling.orange is not Orange.NONE:
        yield tell("book-row-orange"), str(calling.orange_points)
    if calling.orange is Orange.CALLED and calling.false_orange_points:
        yield tell("book-row-false-orange"), str(calling.false_orange_points)


def _near(rules: Rules) -> Table:
    most = 5 if rules.ending.near_target is NearTarget.LAST_FIVE else 3
    head = tell("book-head-score"), tell("book-head-counts"), tell("book-head-wins")
    rows = tuple(
        (
            str(rules.ending.target - below),
            tell("book-row-near-counts", below=below),
            tell("book-row-near-wins", below=below),
        )
        for below in range(most, 0, -1)
    )
    return Table(head, rows)
