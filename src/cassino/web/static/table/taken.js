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

/** Up to this many sides have their counts beside each other. */
const FEW_SIDES = 2;

/** What was captured in this deal; at its end as it was counted, so that the line stays. @param {View} view */
const linesOf = (view) => (view.taken.length || view.phase === "play" ? view.taken : (view.deal_score?.lines ?? []));

/** One line; the points that nobody can take away any more are filled in. Nothing for who plays from memory.
 * @param {View} view */
export function taken(view) {
  const lines = linesOf(view);
  if (settings.memory || !lines.length) return nothing;
  const items = grouped(lines.map((line) => spokenLine(view, line)));
  const signs = signsOf(lines);
  return html`<button class="taken" @click=${() => openTaken(view)}>
    <span class="unseen">${told("table-taken-spoken", { items })}</span>
    ${lines.map(
      (line, order) => html`<span class="item" aria-hidden="true" title=${itemTitle(line)}><span
      class="what">${signs[order]}</span> ${
        view.sides.length > FEW_SIDES
          ? leader(view, line)
          : countsOf(line).map((count, side) => html`<b class=${classOf(view, line, side)}>${count}</b>`)
      }</span>`,
    )}
  </button>`;
}

/** The sign of each item; in words where two items of a game would have the same one. @param {ScoreLine[]} lines */
function signsOf(lines) {
  const suits = lines.map(({ name }) => SUITS[name]);
  return lines.map((line, order) =>
    suits[order] && suits.filter((suit) => suit === suits[order]).length > 1 ? itemTitle(line) : itemSign(line),
  );
}

/** The side that has most of an item (of penalties: who lost most), in its color; nobody where several have as much.
 * @param {View} view @param {ScoreLine} line */
function leader(view, line) {
  const counts = countsOf(line).map(Math.abs);
  const most = Math.max(...counts);
  const first = counts.filter((count) => count === most).length === 1 && most > 0 ? counts.indexOf(most) : -1;
  return first < 0
    ? html`<b>–</b>`
    : html`<b class="leader" data-color=${view.sides[first].seats[0]}>${countsOf(line)[first]}</b>`;
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
      scope="col"><span class="side-color" data-color=${side.seats[0]} aria-hidden="true"></span>${playerNames(
        namesIn(view),
        side.seats,
      )}</th>`,
    )}</tr></thead>
    <tbody>${linesOf(view).map(
      (line) => html`<tr><th
      scope="row">${itemTitle(line)}</th>${countsOf(line).map(
        (count, side) =>
          html`<td class=${count > 0 && count === Math.max(...countsOf(line).map(Number)) ? "most" : ""}>${count}${
            line.points[side] && line.name !== "penalties"
              ? html` <span
      class="sure">${told("points", { points: line.points[side] })}</span>`
              : nothing
          }</td>`,
      )}</tr>`,
    )}</tbody></table>
    <p class="dim">${told("table-taken-about")}</p>`,
  );
}
