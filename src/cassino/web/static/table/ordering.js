// The order in which captured cards are laid on a face-up pile, where the rules leave it to the capturer.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { nameOf } from "../shared/cards.js";
import { closeDialogs, openDialog } from "../shared/dialogs.js";
import { drawn } from "../shared/drawn.js";
import { face } from "../shared/faces.js";
import { icon } from "../shared/icons.js";
import { told } from "../shared/texts.js";
import { mayChange, usual } from "./sorting.js";
import { momentOf } from "./state/view.js";

/** @typedef {import("./state.js").Table} Table */
/** @typedef {import("../types.js").Choice} Choice */

/** Asks for the order, and plays the capture so. @param {Table} table @param {Choice} choice */
export function openOrder(table, choice) {
  const { view } = table.state;
  const free = view?.pile_order === "free";
  const order = usual(table.state);
  /** @param {number} place */
  const swap = (place) => {
    [order[place], order[place + 1]] = [order[place + 1], order[place]];
    draw();
  };
  const done = () => {
    closeDialogs("order");
    const now = table.state.view;
    if (view && now && momentOf(now) === momentOf(view))
      table.dispatch({ type: "play", move: `${choice.move} / ${order.toReversed().join(" ")}` });
  };
  const row = (/** @type {string} */ card, /** @type {number} */ place) => html`<li>
    <span class="card">${face(card)}</span><span>${nameOf(card)}${
      place ? nothing : html` <small>${told("table-order-top")}</small>`
    }</span>
    <button class="round-button up" aria-label=${told("table-order-up", { card: nameOf(card) })}
      ?disabled=${!mayChange(order, place - 1, free)} @click=${() => swap(place - 1)}>${icon("down")}</button>
    <button class="round-button" aria-label=${told("table-order-down", { card: nameOf(card) })}
      ?disabled=${!mayChange(order, place, free)} @click=${() => swap(place)}>${icon("down")}</button></li>`;
  const draw = openDialog(
    "order",
    told("table-order"),
    () => html`
    <p>${told("table-pile-order")} ${free ? told("table-order-free") : told("table-order-by-number")}</p>
    <ol class="order-cards">${order.map(row)}</ol>
    <div class="row"><button class="verb main" @click=${done}><span>${drawn(choice.label)}</span></button></div>`,
  );
}
