// The first thing on a page: its heading on felt, beside a few cards.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { cardSymbols, face } from "./faces.js";
import { hasPage } from "./pages.js";
import { told } from "./texts.js";

/** @param {string[]} cards */
const fan = (cards) => html`${cards.map((card) => html`<span class="card">${face(card)}</span>`)}`;

/** @param {string} title @param {{lead?: unknown, cards?: string[], action?: unknown}} [rest] cards: to show beside it;
 * action: a button of the whole page, or ways to its neighbors */
export const cover = (title, { lead = nothing, cards = [], action = nothing } = {}) =>
  html`<div class="cover"><div><h1>${title}</h1>${lead === nothing ? nothing : html`<p class="lead">${lead}</p>`}
    ${action}</div>${
      cards.length ? html`${cardSymbols}<div class="fan" aria-hidden="true">${fan(cards)}</div>` : nothing
    }</div>`;

/** Pages that belong together, with the one that is shown marked; nothing where there is only one.
 * @param {[path: string, key: string][]} pages
 * @returns {(here: string) => unknown} */
const tabs = (pages) => (here) => {
  const there = pages.filter(([path]) => hasPage(path));
  if (there.length < 2) return nothing;
  return html`<p class="tabs">${there.map(
    ([path, key]) => html`<a href=${path} aria-current=${path === here ? "page" : nothing}>${told(key)}</a>`,
  )}</p>`;
};

export const contestTabs = tabs([
  ["/daily", "pages-daily"],
  ["/weekly", "pages-weekly"],
]);
export const gamesTabs = tabs([
  ["/games", "pages-games"],
  ["/statistics", "pages-statistics"],
]);
export const rulesTabs = tabs([
  ["/rules", "shared-all-rules"],
  ["/house", "pages-house"],
]);

/** Draws the cards that a template names, in each of its places. @param {Iterable<HTMLElement>} places */
export function lay(places) {
  const symbols = document.createElement("div");
  document.body.append(symbols);
  render(cardSymbols, symbols);
  for (const place of places) render(fan((place.dataset.faces ?? "").split(" ")), place);
}
