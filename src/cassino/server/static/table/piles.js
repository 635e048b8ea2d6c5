// A face-up pile in a window of its own.

import { html } from "../vendor/lit-html/lit-html.js";
import { listed, nameOf } from "../shared/cards.js";
import { openDialog } from "../shared/dialogs.js";
import { face } from "../shared/faces.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Pile} Pile */

/** @param {View} view @param {Pile} pile */
export function whose(view, pile) {
  if (view.seat !== null && pile.seats.includes(view.seat)) return pile.seats.length > 1 ? "Your side’s pile" : "Your pile";
  return `Pile of ${listed(pile.seats.map((seat) => view.seats[seat].name))}`;
}

/** @param {View} view @param {Pile} pile */
export function openPile(view, pile) {
  const cards = (pile.cards ?? []).toReversed();
  const hidden = cards.includes(null);
  openDialog("pile-window", whose(view, pile), () => html`
    ${cards.length ? html`<p>From the top card down.${hidden ? " Where the order is the owner’s secret, cards are shown as backs." : ""}</p>` : html`<p>No card yet.</p>`}
    <ol class="pile-cards" tabindex="0" aria-label="Cards from the top down">${cards.map((card) => html`<li>
      ${card ? html`<span class="card">${face(card)}</span><span class="unseen">${nameOf(card)}</span>` : html`<span class="card back"></span><span class="unseen">a card in an unknown place</span>`}
    </li>`)}</ol>`);
}
