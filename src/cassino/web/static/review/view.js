// The page of a review: graph, the move that is shown, players, luck, turning points.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { cover } from "../shared/cover.js";
import { nameOf } from "../shared/cards.js";
import { drawn as inWords, drawnAll } from "../shared/drawn.js";
import { cardSymbols, face } from "../shared/faces.js";
import { inLanguage } from "../shared/host.js";
import { marked, told } from "../shared/texts.js";
import { called, decimal, percent, signed } from "../shared/wording.js";
import { drawn, graph } from "./graph.js";
import { isFault, namesOf, ofSide, sideName, spokenMove } from "./words.js";

export { spokenMove };

/** @typedef {import("./main.js").Reader} Reader */
/** @typedef {import("../types.js").Review} Review */
/** @typedef {import("../types.js").ReviewedMove} Move */
/** @typedef {import("../types.js").ReviewedChoice} Choice */

/** The next fault before or after the move that is shown; that move if there is none. @param {Reader} reader
 * @param {number} way */
export function nextFault(reader, way) {
  const faults = reader.moves.filter((move) => isFault(move) && (move.number - reader.at) * way > 0);
  return (way > 0 ? faults[0] : faults.at(-1))?.number ?? reader.at;
}

/** @param {Reader} reader @param {Review} review */
export function pageOf(reader, review) {
  const move = reader.moves[reader.at - 1];
  return html`${cardSymbols}
    ${cover(told("review-of", { title: review.rules.title }), { lead: inWords(review.result, namesOf(review)) })}
    ${review.notes.map((note) => html`<p class="notice">${inWords(note)}</p>`)}
    ${reader.notice ? html`<p class="notice" role="alert">${reader.notice}</p>` : nothing}
    <section aria-labelledby="chances">
      <h2 id="chances">${drawn(review).length > 1 ? told("review-chances") : ofSide("review-chance", review, 0)}</h2>
      ${graph(reader, review)}
      ${drawn(review).length > 1 ? legend(review) : nothing}
      <p class="dim keys"><span class="with-keys">${told("review-with-keys")}</span>
        <span class="with-fingers">${told("review-with-fingers")}</span> ${told("review-face-up")}</p>
    </section>
    <section class="shown" id="move" tabindex="-1" aria-labelledby="shown-title">
      ${board(review, move)} ${details(reader, review, move)}
    </section>
    <div class="columns">
      ${turningPoints(reader, review)} ${players(review)}
    </div>
    ${luck(review)} ${pars(reader, review)}
    <p class="row"><a class="verb quiet" href=${inLanguage(`/api/matches/${encodeURIComponent(reader.id)}/review.html`)}
      download="review.html">${told("review-download")}</a>
      <a class="verb quiet" href=${`/m/${encodeURIComponent(reader.id)}`}>${told("pages-to-match")}</a></p>`;
}

/** @param {Review} review */
function legend(review) {
  return html`<ul class="legend">${review.sides.map(
    (_, side) => html`<li
    class=${`side${side}`}>${sideName(review, side)}</li>`,
  )}</ul>`;
}

/** @param {string[]} cards */
const row = (cards) =>
  cards.map(
    (card) => html`<li class="card" data-card=${card}>${face(card)}<span class="unseen">${nameOf(card)}</span></li>`,
  );

/** The position before the move. @param {Review} review @param {Move} move */
function board(review, move) {
  const { hands, loose, builds, captured, stock } = move.board;
  return html`<div class="board">
    <h3>${told("shared-table")}</h3>
    <ul class="cards table-cards">${row(loose)}${builds.map(
      (build) => html`<li class="built"><ul class="cards">${row(build.cards)}</ul>
      <span class="owned"><b>${build.value}</b> ${called(
        review.players[build.owner]?.name ?? told("review-nobody"),
      )}</span></li>`,
    )}
      ${loose.length || builds.length ? nothing : html`<li class="none">${told("shared-table-empty")}</li>`}</ul>
    ${review.players.map(
      (player) => html`<h3 class=${player.seat === move.seat ? "turn" : ""}>${called(player.name)}${
        player.seat === move.seat ? html` <small>${told("table-to-play")}</small>` : nothing
      }</h3>
      <ul class="cards">${row(hands[player.seat])}${
        hands[player.seat].length
          ? nothing
          : html`<li
        class="none">${told("review-no-cards")}</li>`
      }</ul>`,
    )}
    <p class="dim">${told("review-stock", { stock })} ${inWords(
      { key: "review-captured", args: { scores: captured } },
      namesOf(review),
    )}</p>
  </div>`;
}

/** @param {Reader} reader @param {Review} review @param {Move} move */
function details(reader, review, move) {
  const names = namesOf(review);
  return html`<div class="details">
    <h2 id="shown-title">${marked(
      "review-move-number",
      { number: move.number, moves: reader.moves.length, deal: move.deal },
      { small: (words) => html`<small>${words}</small>` },
    )}</h2>
    <p class="speech">${inWords(move.speech, names)}</p>
    <p>${isFault(move) ? html`<b class=${`grade ${move.grade}`}>${inWords(move.verdict)}</b>` : inWords(move.verdict)}
      ${ofSide("review-chance-now", review, 0, { chance: percent(move.chances[0]) })}</p>
    ${
      move.dealt
        ? html`<p class="dim">${told("review-dealt", { points: luckOf(review, move.dealt.points) })}</p>`
        : nothing
    }
    ${move.choices.length ? choices(move, names) : nothing}
    ${move.perfect?.told.length ? html`<p class="dim">${drawnAll(move.perfect.told, names)}</p>` : nothing}
    <p class="row">
      <button class="verb quiet" ?disabled=${reader.at === 1}
        @click=${() => reader.go(reader.at - 1)}>${told("shared-back")}</button>
      <button class="verb quiet" ?disabled=${reader.at === reader.moves.length}
        @click=${() => reader.go(reader.at + 1)}>${told("review-next")}</button>
      <button class="verb quiet" ?disabled=${nextFault(reader, 1) === reader.at}
        @click=${() => reader.go(nextFault(reader, 1))}>${told("review-next-mistake")}</button>
      <button class="verb main" ?disabled=${reader.isLeaving}
        @click=${() => reader.branch()}>${told("review-play-on")}</button>
    </p>
  </div>`;
}

/** "You +1.2, Ann −1.2" @param {Review} review @param {number[]} points */
const luckOf = (review, points) =>
  review.sides.map((_, side) => `${sideName(review, side)} ${signed(points[side])}`).join(", ");

/** @param {Move} move @param {string[]} names */
function choices(move, names) {
  return html`<div class="wide" tabindex="0" role="region" aria-label=${told("review-choices")}><table>
    <thead><tr><th scope="col">${told("review-column-move")}</th><th scope="col"
      class="figure">${told("pages-points")}</th><th scope="col"
      class="figure">${told("review-column-chance")}</th></tr></thead>
    <tbody>${move.choices.map((choice, order) => choiceRow(choice, names, order === move.played))}</tbody>
  </table></div>`;
}

/** @param {Choice} choice @param {string[]} names @param {boolean} isPlayed */
function choiceRow(choice, names, isPlayed) {
  const reason = choice.reason.length
    ? html`<tr class=${isPlayed ? "reason played" : "reason"}><td
      colspan="3">${drawnAll(choice.reason, names)}</td></tr>`
    : nothing;
  return html`<tr class=${isPlayed ? "played" : ""}><th
    scope="row">${inWords(choice.speech, names)}${
      isPlayed ? html` <small>${told("review-played")}</small>` : nothing
    }</th>
    <td class="figure">${signed(choice.value)}${errorOf(choice.error, decimal)}</td>
    <td class="figure">${percent(choice.chance)}${errorOf(choice.chance_error, wholePercent)}</td></tr>${reason}`;
}

/** @param {number} part */
const wholePercent = (part) => `${Math.round(100 * part)}`;

/** The standard error after a number, if it is known.
 * @param {number | null} error @param {(error: number) => string} shown
 */
const errorOf = (error, shown) => (error === null ? nothing : html`<small> ± ${shown(error)}</small>`);

/** @param {Reader} reader @param {Review} review */
function turningPoints(reader, review) {
  if (!review.turning_points.length) return nothing;
  return html`<section aria-labelledby="turning"><h2 id="turning">${told("review-turning-points")}</h2><ol
    class="turning">${review.turning_points.map(
      (point) => html`
    <li><button class="link"
      @click=${() => reader.go(point.number)}>${
        point.number ? told("review-go-to-move", { number: point.number }) : told("review-first-cards")
      }</button>
      ${drawnAll(point.told, namesOf(review))} <span
        class="dim">${sideName(review, point.side)} ${signed(point.swing, percent)}</span></li>`,
    )}</ol></section>`;
}

/** @param {Review} review */
function players(review) {
  return html`<section aria-labelledby="players"><h2 id="players">${told("review-players")}</h2>${review.players.map(
    (player) => html`
    <p><b>${called(player.name)}</b>: ${inWords(player.told)}</p>`,
  )}</section>`;
}

/** @type {[keyof import("../types.js").Breakdown, string][]} */
const PARTS = [
  ["seat", "review-part-seat"],
  ["luck", "review-part-luck"],
  ["skill", "review-part-skill"],
  ["hidden", "review-part-hidden"],
  ["result", "review-part-result"],
];

/** What the result of each side is made of. @param {Review} review */
function luck(review) {
  const columns = breakdowns(review);
  return html`<section aria-labelledby="luck"><h2 id="luck">${told("review-luck")}</h2>
    <div class="wide" tabindex="0" role="region" aria-label=${told("review-luck-table")}><table class="parts">
      <thead><tr><th scope="col">${told("pages-points")}</th>${columns.map(
        ([head]) => html`<th scope="col"
        class="figure">${head}</th>`,
      )}</tr></thead>
      <tbody>${PARTS.map(
        ([part, key]) => html`<tr class=${part}><th scope="row">${told(key)}</th>
        ${columns.map(([, found]) => html`<td class="figure">${signed(found[part])}</td>`)}</tr>`,
      )}</tbody>
    </table></div>
    <p class="dim">${inWords({ key: "review-breakdown-explained" })}</p></section>`;
}

/** The columns: of two sides the deals of one, of more all sides. @param {Review} review
 * @returns {[string, import("../types.js").Breakdown][]} */
function breakdowns(review) {
  const sides = drawn(review);
  /** @type {[string, import("../types.js").Breakdown][]} */
  const whole = sides.map((side) => [sideName(review, side), review.sides[side].breakdown]);
  if (sides.length > 1 || review.deals.length < 2) return whole;
  return [
    ...whole,
    ...review.deals.map(
      (deal) =>
        /** @type {[string, import("../types.js").Breakdown]} */ ([
          told("shared-deal", { number: deal.number }),
          deal.breakdowns[0],
        ]),
    ),
  ];
}

/** What perfect knowledge would have made of the deals. @param {Reader} reader @param {Review} review */
function pars(reader, review) {
  if (!review.deals.some((deal) => deal.par)) return nothing;
  return html`<section aria-labelledby="par"><h2 id="par">${told("review-par")}</h2>
    <div class="wide" tabindex="0" role="region" aria-label=${told("review-par-table")}><table>
      <thead><tr><th scope="col">${told("review-column-deal")}</th><th scope="col">${told("review-column-side")}</th><th
        scope="col" class="figure">${told("review-par")}</th><th scope="col"
        class="figure">${told("review-column-played")}</th>
        ${review.sides.map(
          (_, side) => html`<th scope="col"
          class="figure">${ofSide("review-column-lost", review, side)}</th>`,
        )}</tr></thead>
      <tbody>${review.deals.map((deal) => parRow(reader, review, deal))}</tbody>
    </table></div>
    <p class="dim">${inWords({ key: "review-perfect-explained" })}</p></section>`;
}

/** @param {Reader} reader @param {Review} review @param {import("../types.js").ReviewedDeal} deal */
function parRow(reader, review, deal) {
  const par = deal.par;
  if (!par) return nothing;
  return html`<tr><th scope="row">${marked(
    "review-par-from",
    { deal: deal.number, move: par.number },
    {
      link: (words) => html`<button class="link"
    @click=${() => reader.go(par.number)}>${words}</button>`,
    },
  )}</th>
    <td>${sideName(review, par.side)}</td><td class="figure">${signed(par.margin)}</td><td
      class="figure">${signed(par.played)}</td>
    ${par.lost.map((lost) => html`<td class="figure">${decimal(lost)}</td>`)}</tr>`;
}
