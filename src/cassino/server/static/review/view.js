// The page of a review: graph, the move that is shown, players, luck, turning points.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { listed, nameOf, shortened } from "../shared/cards.js";
import { cardSymbols, face } from "../shared/faces.js";
import { drawn, graph, isFault } from "./graph.js";
import { counted, named, percent, signed, spokenMove } from "./words.js";

export { spokenMove };

/** @typedef {import("./main.js").Reader} Reader */
/** @typedef {import("../types.js").Review} Review */
/** @typedef {import("../types.js").ReviewedMove} Move */
/** @typedef {import("../types.js").ReviewedChoice} Choice */

/** The next fault before or after the move that is shown; that move if there is none. @param {Reader} reader @param {number} way */
export function nextFault(reader, way) {
  const faults = reader.moves.filter((move) => isFault(move) && (move.number - reader.at) * way > 0);
  return (way > 0 ? faults[0] : faults.at(-1))?.number ?? reader.at;
}

/** @param {Reader} reader @param {Review} review */
export function pageOf(reader, review) {
  const move = reader.moves[reader.at - 1];
  const names = listed(drawn(review).map((side) => review.sides[side].name));
  return html`${cardSymbols}
    <h1>Review: ${review.rules.title}</h1>
    <p class="lead">${result(review)}</p>
    ${review.notes.map((note) => html`<p class="notice">${note}</p>`)}
    ${reader.notice ? html`<p class="notice" role="alert">${reader.notice}</p>` : nothing}
    <section aria-labelledby="chances">
      <h2 id="chances">${names === "You" ? "Your chance of winning" : `Winning chance of ${names}`}</h2>
      ${graph(reader, review)}
      ${drawn(review).length > 1 ? legend(review) : nothing}
      <p class="dim keys"><span class="with-keys">Arrow keys go from move to move, Page Up and Page Down from fault to fault, Enter to the move below.</span>
        <span class="with-fingers">Tap the curve to see a move.</span> All hands open, the stock unknown.</p>
    </section>
    <section class="shown" id="move" tabindex="-1" aria-labelledby="shown-title">
      ${board(review, move)} ${details(reader, review, move)}
    </section>
    <div class="columns">
      ${turningPoints(reader, review)} ${players(review)}
    </div>
    ${luck(review)} ${pars(reader, review)}
    <p class="row"><a class="verb quiet" href=${`/api/matches/${encodeURIComponent(reader.id)}/review.html`} download="review.html">Save as a page</a>
      <a class="verb quiet" href=${`/m/${encodeURIComponent(reader.id)}`}>To the match</a></p>`;
}

/** @param {Review} review */
function result(review) {
  const score = review.sides.map((side) => `${side.name} ${side.score}`).join(", ");
  const won = review.winners.map((side) => review.sides[side].name);
  const deals = counted(review.deals.length, "deal");
  return won.length ? `${score} after ${deals}. Won by ${listed(won)}.` : `${score} after ${deals}; the match goes on.`;
}

/** @param {Review} review */
function legend(review) {
  return html`<ul class="legend">${review.sides.map((side, order) => html`<li class=${`side${order}`}>${side.name}</li>`)}</ul>`;
}

/** @param {string[]} cards */
const row = (cards) => cards.map((card) => html`<li class="card" data-card=${card}>${face(card)}<span class="unseen">${nameOf(card)}</span></li>`);

/** The position before the move. @param {Review} review @param {Move} move */
function board(review, move) {
  const { hands, loose, builds, captured, stock } = move.board;
  return html`<div class="board">
    <h3>Table</h3>
    <ul class="cards table-cards">${row(loose)}${builds.map((build) => html`<li class="built"><ul class="cards">${row(build.cards)}</ul>
      <span class="owned"><b>${build.value}</b> ${review.players[build.owner]?.name ?? "nobody"}</span></li>`)}
      ${loose.length || builds.length ? nothing : html`<li class="none">The table is empty</li>`}</ul>
    ${review.players.map((player) => html`<h3 class=${player.seat === move.seat ? "turn" : ""}>${player.name}${player.seat === move.seat ? html` <small>to play</small>` : nothing}</h3>
      <ul class="cards">${row(hands[player.seat])}${hands[player.seat].length ? nothing : html`<li class="none">No cards</li>`}</ul>`)}
    <p class="dim">${stock ? `${stock} cards left` : "Stock empty"}. Captured: ${review.sides.map((side, order) => `${side.name} ${captured[order]}`).join(", ")}.</p>
  </div>`;
}

/** @param {Reader} reader @param {Review} review @param {Move} move */
function details(reader, review, move) {
  const fault = named(move.grade);
  return html`<div class="details">
    <h2 id="shown-title">Move ${move.number} <small>of ${reader.moves.length}, deal ${move.deal}</small></h2>
    <p class="speech">${shortened(move.speech)}</p>
    <p>${fault ? html`<b class=${`grade ${move.grade}`}>${fault}: ${move.loss.toFixed(1)} ± ${move.error.toFixed(1)} points lost.</b>` : plain(move)}
      ${review.sides[0].name} now ${percent(move.chances[0])}.</p>
    ${move.dealt ? html`<p class="dim">Then cards were dealt: ${review.sides.map((side, order) => `${side.name} ${signed(move.dealt?.points[order] ?? 0)}`).join(", ")} points by luck.</p>` : nothing}
    ${move.choices.length ? choices(move) : nothing}
    ${move.perfect?.loss && !move.is_exact ? html`<p class="dim">With every card known, ${move.perfect.best ? html`<code>${move.perfect.best}</code>` : "another move"} keeps ${move.perfect.loss.toFixed(1)} points more.</p>` : nothing}
    <p class="row">
      <button class="verb quiet" ?disabled=${reader.at === 1} @click=${() => reader.go(reader.at - 1)}>Back</button>
      <button class="verb quiet" ?disabled=${reader.at === reader.moves.length} @click=${() => reader.go(reader.at + 1)}>Next</button>
      <button class="verb quiet" ?disabled=${nextFault(reader, 1) === reader.at} @click=${() => reader.go(nextFault(reader, 1))}>Next fault</button>
      <button class="verb main" @click=${() => reader.branch()}>Play on from here</button>
    </p>
  </div>`;
}

/** @type {Partial<Record<Move["grade"], string>>} */
const PLAIN = { forced: "There was no choice.", best: "The best move.", good: "A good move." };

/** @param {Move} move */
const plain = (move) => PLAIN[move.grade];

/** @param {Move} move */
function choices(move) {
  return html`<div class="wide" tabindex="0" role="region" aria-label="Moves and what they are worth"><table>
    <thead><tr><th scope="col">Move</th><th scope="col" class="figure">Points</th><th scope="col" class="figure">Match</th></tr></thead>
    <tbody>${move.choices.map((choice, order) => choiceRow(choice, order === move.played))}</tbody>
  </table></div>`;
}

/** @param {Choice} choice @param {boolean} isPlayed */
function choiceRow(choice, isPlayed) {
  return html`<tr class=${isPlayed ? "played" : ""}><th scope="row"><code>${choice.text}</code>${isPlayed ? html` <small>played</small>` : nothing}
      ${choice.reason ? html`<span class="reason">${choice.reason}</span>` : nothing}</th>
    <td class="figure">${signed(choice.value)}<small> ± ${choice.error.toFixed(1)}</small></td>
    <td class="figure">${percent(choice.chance)}<small> ± ${Math.round(100 * choice.chance_error)}</small></td></tr>`;
}

/** @param {Reader} reader @param {Review} review */
function turningPoints(reader, review) {
  if (!review.turning_points.length) return nothing;
  return html`<section aria-labelledby="turning"><h2 id="turning">Turning points</h2><ol class="turning">${review.turning_points.map((point) => html`
    <li><button class="link" @click=${() => reader.go(point.number)}>${point.number ? `Move ${point.number}` : "The first cards"}</button>
      ${shortened(point.text)} <span class="dim">${review.sides[point.side].name} ${signed(100 * point.swing, 0)} %</span></li>`)}</ol></section>`;
}

/** @param {Review} review */
function players(review) {
  return html`<section aria-labelledby="players"><h2 id="players">Players</h2>${review.players.map((player) => html`
    <p><b>${player.name}</b>: ${player.accuracy === null ? "nothing to choose." : html`accuracy <b>${Math.round(player.accuracy)} %</b>,
      ${player.lost.toFixed(1)} points given away in ${counted(player.judged, "choice")}:
      ${Object.entries(player.faults).map(([grade, count]) => counted(count, grade)).join(", ")}.`}</p>`)}</section>`;
}

/** @param {Review} review */
function luck(review) {
  return html`<section aria-labelledby="luck"><h2 id="luck">Luck and skill</h2>
    <div class="wide" tabindex="0" role="region" aria-label="Luck and skill in points"><table>
      <thead><tr><th scope="col">Points</th><th scope="col" class="figure">Given away</th><th scope="col" class="figure">Luck</th>
        ${review.deals.map((deal) => html`<th scope="col" class="figure">Deal ${deal.number}</th>`)}</tr></thead>
      <tbody>${review.sides.map((side, order) => html`<tr><th scope="row">${side.name}</th><td class="figure">${side.lost.toFixed(1)}</td>
        <td class="figure">${signed(side.luck)}</td>${review.deals.map((deal) => html`<td class="figure">${signed(deal.luck[order])}</td>`)}</tr>`)}</tbody>
    </table></div>
    <p class="dim">Luck: what the cards dealt were worth against other cards that could have come, all hands open.</p></section>`;
}

/** What perfect knowledge would have made of the deals. @param {Reader} reader @param {Review} review */
function pars(reader, review) {
  if (!review.deals.some((deal) => deal.par)) return nothing;
  return html`<section aria-labelledby="par"><h2 id="par">With every card known</h2>
    <div class="wide" tabindex="0" role="region" aria-label="Par of each deal in points"><table>
      <thead><tr><th scope="col">Deal</th><th scope="col">Side</th><th scope="col" class="figure">Par</th><th scope="col" class="figure">Played</th>
        ${review.sides.map((side) => html`<th scope="col" class="figure">Given away: ${side.name}</th>`)}</tr></thead>
      <tbody>${review.deals.map((deal) => parRow(reader, review, deal))}</tbody>
    </table></div>
    <p class="dim">Par: what perfect play brings when everybody knows every card, those of the stock too.</p></section>`;
}

/** @param {Reader} reader @param {Review} review @param {import("../types.js").ReviewedDeal} deal */
function parRow(reader, review, deal) {
  const par = deal.par;
  if (!par) return nothing;
  return html`<tr><th scope="row">Deal ${deal.number}, from <button class="link" @click=${() => reader.go(par.number)}>move ${par.number}</button></th>
    <td>${review.sides[par.side].name}</td><td class="figure">${signed(par.margin)}</td><td class="figure">${signed(par.played)}</td>
    ${par.lost.map((lost) => html`<td class="figure">${lost.toFixed(1)}</td>`)}</tr>`;
}
