// What each side has captured so far, by everything that scores.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { openDialog } from "../shared/dialogs.js";
import { inText, suitSign } from "../shared/drawn.js";
import { icon } from "../shared/icons.js";
import { settings } from "../shared/settings.js";
import { enumerated, grouped, namesIn, playerNames, told } from "../shared/texts.js";
import { CARD, itemTitle } from "./telling.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").ScoreLine} ScoreLine */

/** @type {Record<string, string>} */
const SUITS = {
  most_clubs: "C",
  most_diamonds: "D",
  most_hearts: "H",
  most_spades: "S",
  clubs: "C",
  diamonds: "D",
  hearts: "H",
  spades: "S",
};

/** What scores, in a word or a sign. @param {ScoreLine} line */
function itemSign(line) {
  const { name } = line;
  if (name === "sweeps") return icon("sweep");
  if (CARD.test(name)) return inText(name);
  if (name in SUITS) return suitSign(SUITS[name]);
  return name === "most_cards" ? told("table-item-cards") : itemTitle(line);
}

/** What is counted for each side; of penalties the points. @param {ScoreLine} line */
const countsOf = ({ name, counts, points }) => (name === "penalties" ? points : counts);

/** One line; the points that nobody can take away any more are filled in. Nothing for who plays from memory.
 * @param {View} view */
export function taken(view) {
  if (settings.memory || !view.taken.length) return nothing;
  const items = grouped(view.taken.map((line) => spokenLine(view, line)));
  return html`<button class="taken" @click=${() => openTaken(view)}>
    <span class="unseen">${told("table-taken-spoken", { items })}</span>
    ${view.taken.map(
      (line) => html`<span class="item" aria-hidden="true" title=${itemTitle(line)}><span
      class="what">${itemSign(line)}</span> ${countsOf(line).map(
        (count, side) => html`<b
      class=${classOf(view, line, side)}>${count}</b>`,
      )}</span>`,
    )}
  </button>`;
}

/** @param {View} view @param {ScoreLine} line @param {number} side */
function classOf(view, line, side) {
  const own = view.seat !== null && view.sides[side].seats.includes(view.seat);
  return `${line.points[side] ? "sure" : ""}${own ? " own" : ""}`;
}

/** @param {View} view @param {ScoreLine} line */
const spokenLine = (view, line) =>
  enumerated([
    itemTitle(line),
    ...countsOf(line).map((score, side) =>
      told("table-side-score", { seats: view.sides[side].seats, score }, namesIn(view)),
    ),
  ]);

/** @param {View} view */
function openTaken(view) {
  openDialog(
    "taken-so-far",
    told("table-taken"),
    () => html`<table class="taken-table">
    <thead><tr><td></td>${view.sides.map(
      (side) => html`<th
      scope="col">${playerNames(namesIn(view), side.seats)}</th>`,
    )}</tr></thead>
    <tbody>${view.taken.map(
      (line) => html`<tr><th
      scope="row">${itemTitle(line)}</th>${line.counts.map(
        (count, side) =>
          html`<td>${count}${
            line.points[side]
              ? html` <span
      class="sure">${told("points", { points: line.points[side] })}</span>`
              : nothing
          }</td>`,
      )}</tr>`,
    )}</tbody></table>
    <p class="dim">${told("table-taken-about")}</p>`,
  );
}
