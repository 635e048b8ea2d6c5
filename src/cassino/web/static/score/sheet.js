// The score as it stands, and the deals that were entered.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { listed, told } from "../shared/texts.js";

/** @typedef {import("../types.js").Book} View */
/** @typedef {import("../types.js").Count} Count */
/** @typedef {import("./book.js").Book} Book */

/** @param {View} view */
export function board(view) {
  const last = view.deals.at(-1);
  return html`<section id="board" class="board" tabindex="-1" aria-label=${told("score-standing")}>
    <div><h1>${view.title}</h1><p class="dim">${view.goal}</p></div>
    <ul class="totals">${view.sides.map(
      (side, order) => html`<li
      class=${view.winners.includes(order) ? "won" : ""}><span>${side.name}</span> <b>${side.score}</b></li>`,
    )}</ul>
    ${
      view.phase === "over" && last
        ? html`<div
      class="winner">${last.result.slice(1).map((text) => html`<p>${text}</p>`)}</div>`
        : nothing
    }
  </section>`;
}

/** @param {number} points */
const signed = (points) => (points > 0 ? `+${points}` : String(points).replace("-", "−"));

/** @param {View} view @param {Count & {after?: number[]}} count @param {string} label */
export function countTable(view, count, label) {
  return html`<div class="wide-table" tabindex="0" role="region" aria-label=${label}><table>
    <thead><tr><th scope="col"><span
      class="unseen">${told("table-count-item")}</span></th>${view.sides.map(
        (side) => html`<th
      scope="col">${side.name}</th>`,
      )}</tr></thead>
    <tbody>${count.lines.map(
      (line) =>
        html`<tr><th scope="row">${line.title}</th>${line.points.map(
          (points, side) => html`<td class=${points ? "gain" : ""}>
      <span class="tally">${line.counts.some(Boolean) ? line.counts[side] : ""}</span> <b>${
        points ? signed(points) : "–"
      }</b></td>`,
        )}</tr>`,
    )}</tbody>
    <tfoot><tr><th scope="row">${told("table-count-deal")}</th>${count.points.map(
      (points) => html`<td>${signed(points)}</td>`,
    )}</tr>
      ${
        count.after
          ? html`<tr class="total"><th
        scope="row">${told("score-standing")}</th>${count.after.map((points) => html`<td>${points}</td>`)}</tr>`
          : nothing
      }</tfoot>
  </table></div>
  ${
    count.reasons.length
      ? html`<ul class="reasons">${count.reasons.map((text) => html`<li>${text}</li>`)}</ul>`
      : nothing
  }`;
}

/** @param {Book} book @param {View} view */
export function sheet(book, view) {
  if (!view.deals.length) return view.own ? html`<div class="row">${deletion(book)}</div>` : nothing;
  const path = `/api/scorebooks/${view.id}`;
  return html`<section class="panel" aria-labelledby="deals"><h2 id="deals">${told("score-deals")}</h2>
    ${view.deals.toReversed().map(
      (deal) => html`<details class="entered"><summary><b>${told("shared-deal", { number: deal.number })}</b>
        <span>${listed(view.sides.map((side, order) => `${side.name} ${signed(deal.points[order])}`))}</span></summary>
      <p class="dim">${told("score-dealer", { name: deal.dealer })}</p>
      ${countTable(view, deal, told("table-count", { deal: deal.number }))}
      <ul class="reasons">${deal.result.map((text) => html`<li>${text}</li>`)}</ul>
      ${
        view.own
          ? html`<button class="verb quiet" ?disabled=${book.number === deal.number}
        @click=${() => book.correct(deal.number)}>${told("score-correct-deal", { number: deal.number })}</button>`
          : nothing
      }
    </details>`,
    )}
    <div class="row">
      ${
        view.own ? html`<button class="verb quiet" @click=${() => book.undo()}>${told("score-undo")}</button>` : nothing
      }
      <a class="verb quiet" href=${`${path}/sheet.txt`} target="_blank">${told("score-as-text")}</a>
      <a class="verb quiet" href=${`${path}/sheet.csv`} download="score.csv">${told("score-as-table")}</a>
      ${view.own ? deletion(book) : nothing}
      ${
        view.own && view.phase === "over"
          ? html`<button class="verb main" ?disabled=${book.isLeaving}
        @click=${() => book.again()}>${told("pages-play-again")}</button>`
          : nothing
      }
    </div></section>`;
}

/** @param {Book} book */
const deletion = (book) =>
  html`<button class="verb quiet" @click=${() => book.remove()}>${told("score-delete")}</button>`;
