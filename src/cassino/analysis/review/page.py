"""A review as one HTML file that needs nothing else."""

from collections.abc import Callable, Iterator
from html import escape

from cassino.analysis.review.graph import drawn_sides, svg_graph
from cassino.analysis.review.model import Breakdown, Candidate, Review, ReviewedDeal, ReviewedMove
from cassino.analysis.review.names import names_of, of_side, player_name, seats_of, side_name, side_names
from cassino.analysis.review.summary import EXPLAINED, PERFECT, how_played, limits, result, verdict, with_hindsight
from cassino.analysis.review.text import heading, one_decimal, par_part, signed, turning_text, worded
from cassino.notation.speech import YOU
from cassino.texts import tell
from cassino.texts.catalog import say
from cassino.texts.language import current
from cassino.texts.message import Message

PARTS: dict[str, Callable[[Breakdown], float]] = {
    "review-part-seat": lambda found: found.seat,
    "review-part-luck": lambda found: found.luck,
    "review-part-skill": lambda found: found.skill,
    "review-part-hidden": lambda found: found.hidden,
    "review-part-result": lambda found: found.result,
}
"""The rows of the table of luck and skill: their titles and numbers."""
CHOICE_HEADINGS = (
    ("review-column-move", ""),
    ("analysis-page-ahead", ' class="number"'),
    ("analysis-page-to-win", ' class="number"'),
    ("analysis-page-why", ""),
)
STYLE = """
:root { color-scheme: light dark; --paper: #f6f0e1; --high: #fffaf0; --ink: #2a231c; --dim: #635746; --line: #d9ccb2;
  --one: #17483c; --two: #a8242f; --three: #1357a8; --four: #7a5600; --gold: #8a5a10; }
@media (prefers-color-scheme: dark) { :root { --paper: #171b19; --high: #212725; --ink: #ece6d4; --dim: #b3ab98;
  --line: #3d4541; --one: #7fd0b4; --two: #ff9d94; --three: #9cc4ff; --four: #e9bd5b; --gold: #e9bd5b; } }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.45 system-ui, sans-serif; }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.15; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
td.number, th.number { text-align: right; } td.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
.graph { width: 100%; height: auto; background: var(--high); border: 1px solid var(--line); border-radius: 10px; }
.rule { stroke: var(--line); } .deal { stroke: var(--line); stroke-dasharray: 4 4; }
.scale { fill: var(--dim); font-size: 13px; }
.chance { fill: none; stroke: var(--one); stroke-width: 2.5; }
.side1 { stroke: var(--two); } .side2 { stroke: var(--three); } .side3 { stroke: var(--four); }
.side4 { stroke: var(--dim); } .side5 { stroke: var(--gold); }
circle { fill: var(--gold); stroke: var(--paper); } circle.turn { fill: var(--ink); }
circle.blunder, circle.mistake { fill: var(--two); }
a { color: inherit; }
a:focus circle { stroke: var(--three); stroke-width: 4; }
.inaccuracy { color: var(--gold); } .mistake, .blunder { color: var(--two); }
.dim { color: var(--dim); } code { font-size: 1.02em; }
.move { border: 1px solid var(--line); border-radius: 10px; background: var(--high); padding: .4rem .8rem;
  margin: .4rem 0; }
.move:target { outline: 3px solid var(--gold); }
summary { cursor: pointer; }
"""


def html_page(review: Review) -> str:
    """The whole file."""
    title = escape(tell("review-of", title=review.rules.title))
    body = "\n".join(_body(review))
    return (
        f'<!doctype html>\n<html lang="{current()}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _body(review: Review) -> Iterator[str]:
    yield f"<h1>{escape(review.rules.title)}</h1>"
    yield f"<p>{escape(heading(review))} {_said(review, result(review))}</p>"
    yield from (f"<p>{_said(review, note)}</p>" for note in limits(review))
    drawn = drawn_sides(review)
    players = [review.players[seat].name for side in drawn for seat in seats_of(review, side)]
    whose = "you" if players == [YOU] else "others"
    yield f"<h2>{escape(tell('analysis-page-chance', whose=whose, sides=side_names(review, drawn)))}</h2>"
    yield svg_graph(review)
    yield f'<p class="dim">{tell("analysis-page-graph")}</p>'
    yield from _turning_points(review)
    yield f"<h2>{tell('review-players')}</h2>"
    told = (
        f"<li><b>{escape(player_name(review, each.seat))}</b>: {_said(review, how_played(each))}</li>"
        for each in review.players
    )
    yield f"<ul>{''.join(told)}</ul>"
    yield from _luck(review)
    yield from _pars(review)
    for deal in review.deals:
        yield from _deal(review, deal)


def _said(review: Review, *messages: Message) -> str:
    """Messages in words, for a page."""
    return escape(worded(review, messages))


def _turning_points(review: Review) -> Iterator[str]:
    if not review.turning_points:
        return
    yield f"<h2>{tell('review-turning-points')}</h2><ol>"
    for point in review.turning_points:
        told = escape(turning_text(review, point))
        yield f'<li><a href="#m{point.number}">{told}</a></li>' if point.number else f"<li>{told}</li>"
    yield "</ol>"


def _luck(review: Review) -> Iterator[str]:
    columns = _breakdowns(review)
    yield f"<h2>{tell('review-luck')}</h2>"
    heads = "".join(f'<th scope="col" class="number">{escape(head)}</th>' for head, _ in columns)
    first = f'<th scope="col">{tell("pages-points")}</th>'
    yield f'<div class="wide"><table><thead><tr>{first}{heads}</tr></thead><tbody>'
    for key, part in PARTS.items():
        cells = "".join(f'<td class="number">{signed(part(found))}</td>' for _, found in columns)
        yield f'<tr><th scope="row">{tell(key)}</th>{cells}</tr>'
    yield f'</tbody></table></div><p class="dim">{_said(review, EXPLAINED)}</p>'


def _breakdowns(review: Review) -> list[tuple[str, Breakdown]]:
    """The columns of the table: with two sides one for each deal, with more one for each side."""
    whole = [(side_name(review, side), review.breakdown(side)) for side in drawn_sides(review)]
    if len(whole) > 1 or len(review.deals) < 2:
        return whole
    return whole + [(tell("shared-deal", number=deal.number), deal.breakdowns[0]) for deal in review.deals]


def _pars(review: Review) -> Iterator[str]:
    """The pars of the deals."""
    if not any(deal.par for deal in review.deals):
        return
    yield f"<h2>{tell('review-par')}</h2>"
    heads = [tell("review-par"), tell("review-column-played")]
    heads += [escape(of_side(review, "analysis-page-lost", side)) for side in range(len(review.sides))]
    first = "".join(f'<th scope="col">{tell(key)}</th>' for key in ("review-column-deal", "review-column-side"))
    cells = "".join(f'<th scope="col" class="number">{head}</th>' for head in heads)
    yield f'<div class="wide"><table><thead><tr>{first}{cells}</tr></thead>'
    yield "<tbody>"
    for deal in review.deals:
        if deal.par:
            numbers = [signed(deal.par.margin), signed(deal.par.played), *(one_decimal(lost) for lost in deal.par.lost)]
            cells = "".join(f'<td class="number">{number}</td>' for number in numbers)
            name = escape(side_name(review, deal.par.side))
            yield f'<tr><th scope="row">{par_part(deal.number, deal.par)}</th><td>{name}</td>{cells}</tr>'
    yield "</tbody></table></div>"
    yield f'<p class="dim">{_said(review, PERFECT)}</p>'


def _deal(review: Review, deal: ReviewedDeal) -> Iterator[str]:
    points = " - ".join(map(str, deal.points))
    dealt = say(Message("analysis-page-dealt", {"who": deal.dealer, "points": points}), names_of(review))
    yield f"<h2>{tell('shared-deal', number=deal.number)}</h2>"
    yield f"<p>{escape(dealt)}</p>"
    for move in deal.moves:
        yield from _move(review, move)


def _move(review: Review, move: ReviewedMove) -> Iterator[str]:
    grade = f'<span class="{move.grade}">{_said(review, verdict(move))}</span>' if move.is_fault else ""
    chance = f'<span class="dim">{round(100 * move.chances[0])}%</span>'
    head = f"{move.number}. {_said(review, move.speech)} {grade} {chance}"
    if not move.choices:
        yield f'<div class="move" id="m{move.number}">{head}</div>'
        return
    yield f'<details class="move" id="m{move.number}"><summary>{head}</summary>'
    yield f"<p>{_board(review, move)}</p>"
    heads = "".join(f'<th scope="col"{kind}>{tell(key)}</th>' for key, kind in CHOICE_HEADINGS)
    yield f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>'
    for at, choice in enumerate(move.choices):
        yield _choice(review, choice, at == move.played)
    hindsight = f"<p>{_said(review, *told)}</p>" if (told := with_hindsight(move)) else ""
    yield f"</tbody></table></div>{hindsight}</details>"


def _choice(review: Review, choice: Candidate, is_played: bool) -> str:
    move = tell("analysis-page-choice", move=worded(review, (choice.speech,)), played="yes" if is_played else "no")
    return (
        f'<tr><th scope="row">{escape(move)}</th>'
        f'<td class="number">{signed(choice.value)} ± {one_decimal(choice.error)}</td>'
        f'<td class="number">{100 * choice.chance:.0f}% ± {100 * choice.chance_error:.0f}</td>'
        f"<td>{_said(review, *choice.reason)}</td></tr>"
    )


def _board(review: Review, move: ReviewedMove) -> str:
    board = move.board
    hands = [f"{player_name(review, seat)}: {' '.join(hand) or '-'}" for seat, hand in enumerate(board.hands)]
    builds = [tell("analysis-page-build", value=build.value, cards=" ".join(build.cards)) for build in board.builds]
    table = ", ".join([*board.loose, *builds]) or "-"
    return escape(tell("analysis-page-table", table=table, hands="; ".join(hands), stock=board.stock))
