// A face-up pile in a window of its own.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { nameOf } from "../shared/cards.js";
import { openDialog } from "../shared/dialogs.js";
import { face } from "../shared/faces.js";
import { namesIn, told } from "../shared/texts.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Pile} Pile */

/** @param {View} view @param {Pile} pile */
export function whose(view, pile) {
  if (view.seat !== null && pile.seats.includes(view.seat))
    return pile.seats.length > 1 ? told("table-pile-of-side") : told("table-pile-own");
  return told("table-pile-of", { seats: pile.seats }, namesIn(view));
}

/** @param {View} view @param {Pile} pile */
export function openPile(view, pile) {
  const cards = (pile.cards ?? []).toReversed();
  const hidden = cards.includes(null);
  openDialog(
    "pile-window",
    whose(view, pile),
    () => html`
    ${
      cards.length
        ? html`<p>${told("table-pile-order")} ${hidden ? told("table-pile-secret") : nothing}</p>`
        : html`<p>${told("table-pile-empty")}</p>`
    }
    <ol class="pile-cards" tabindex="0" aria-label=${told("table-pile-cards")}>${cards.map(
      (card) => html`<li>
      ${
        card
          ? html`<span class="card">${face(card)}</span><span class="unseen">${nameOf(card)}</span>`
          : html`<span
        class="card back"></span><span class="unseen">${told("table-pile-unknown")}</span>`
      }
    </li>`,
    )}</ol>`,
  );
}
