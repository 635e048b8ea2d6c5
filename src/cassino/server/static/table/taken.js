// What each side has captured so far, by everything that scores.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { asDrawn, counted } from "../shared/cards.js";
import { openDialog } from "../shared/dialogs.js";
import { inText, suitSign } from "../shared/drawn.js";
import { icon } from "../shared/icons.js";
import { settings } from "../shared/settings.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").ScoreLine} ScoreLine */

const CARD = /^(10|[1-9AJQK])[CDHSGYRB]$/;

/** @type {Record<string, string>} */
const SUITS = { most_clubs: "C", most_diamonds: "D", most_hearts: "H", most_spades: "S" };

/** @param {ScoreLine} line */
function shortTitle({ name, title }) {
  if (name === "sweeps") return icon("sweep");
  if (CARD.test(name)) return inText(name);
  return SUITS[name] ? suitSign(SUITS[name]) : asDrawn(title).replace(/^(Most|Each of the) /, "").replace(/^./, (first) => first.toUpperCase());
}

/** One line; the points that nobody can take away any more are filled in. Nothing for who plays from memory. @param {View} view */
export function taken(view) {
  if (settings.memory || !view.taken.length) return nothing;
  return html`<button class="taken" @click=${() => openTaken(view)}>
    <span class="unseen">Taken so far: ${view.taken.map((line) => spokenLine(view, line)).join("; ")}</span>
    ${view.taken.map((line) => html`<span class="item" aria-hidden="true" title=${asDrawn(line.title)}><span class="what">${shortTitle(line)}</span> ${line.counts.map((count, side) => html`<b class=${classOf(view, line, side)}>${count}</b>`)}</span>`)}
  </button>`;
}

/** @param {View} view @param {ScoreLine} line @param {number} side */
function classOf(view, line, side) {
  const own = view.seat !== null && view.sides[side].seats.includes(view.seat);
  return `${line.points[side] ? "sure" : ""}${own ? " own" : ""}`;
}

/** @param {View} view @param {ScoreLine} line */
const spokenLine = (view, line) => `${asDrawn(line.title)}, ${line.counts.map((count, side) => `${view.sides[side].name} ${count}`).join(", ")}`;

/** @param {View} view */
function openTaken(view) {
  openDialog("taken-so-far", "Taken so far", () => html`<table class="taken-table">
    <thead><tr><td></td>${view.sides.map((side) => html`<th scope="col">${side.name}</th>`)}</tr></thead>
    <tbody>${view.taken.map((line) => html`<tr><th scope="row">${asDrawn(line.title)}</th>${line.counts.map((count, side) => html`<td>${count}${line.points[side] ? html` <span class="sure">${counted(line.points[side], "point")}</span>` : nothing}</td>`)}</tr>`)}</tbody></table>
    <p class="dim">Points that are certain already are shown. Memory mode in the settings hides this.</p>`);
}
