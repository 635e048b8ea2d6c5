// The order in which captured cards are laid on a face-up pile, where the rules leave it to the capturer.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { nameOf, rankOf } from "../shared/cards.js";
import { closeDialogs, openDialog } from "../shared/dialogs.js";
import { face } from "../shared/faces.js";
import { icon } from "../shared/icons.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("../types.js").Choice} Choice */

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/** @param {string} card */
const height = (card) => RANKS.indexOf(rankOf(card) === "1" ? "A" : rankOf(card));

/** Whether there is an order to choose for what is selected. @param {Play} play */
export function isSortable(play) {
  const cards = [...play.cards, ...play.taking];
  if (play.cards.size !== 1 || !play.answer?.choices.some((choice) => choice.kind === "capture")) return false;
  if (play.view?.pile_order === "free") return play.taking.size > 1;
  return play.view?.pile_order === "lowest_on_top" && new Set(cards.map(height)).size < cards.length;
}

/** The cards from the top down, as they lie if nothing is said. @param {Play} play @param {boolean} free */
function usual(play, free) {
  const taken = [...play.taking].sort((one, other) => height(one) - height(other));
  const all = [...play.cards, ...taken];
  return free ? all : all.sort((one, other) => height(one) - height(other));
}

/** Asks for the order, and plays the capture so. @param {Play} play @param {Choice} choice */
export function openOrder(play, choice) {
  const free = play.view?.pile_order === "free";
  const order = usual(play, free);
  const version = play.version;
  /** May this card and the one below it change places? @param {number} place */
  const swappable = (place) => (free ? place > 0 : height(order[place]) === height(order[place + 1])) && place + 1 < order.length && place >= 0;
  /** @param {number} place */
  const swap = (place) => {
    [order[place], order[place + 1]] = [order[place + 1], order[place]];
    draw();
  };
  const done = () => {
    closeDialogs("order");
    if (play.version === version) play.play({ ...choice, move: `${choice.move} / ${order.toReversed().join(" ")}` });
  };
  const row = (/** @type {string} */ card, /** @type {number} */ place) => html`<li>
    <span class="card">${face(card)}</span><span>${nameOf(card)}${place ? nothing : html` <small>on top</small>`}</span>
    <button class="round-button up" aria-label=${`${nameOf(card)}: further up`} ?disabled=${!swappable(place - 1)} @click=${() => swap(place - 1)}>${icon("down")}</button>
    <button class="round-button" aria-label=${`${nameOf(card)}: further down`} ?disabled=${!swappable(place)} @click=${() => swap(place)}>${icon("down")}</button></li>`;
  const draw = openDialog("order", "Sort the pile", () => html`
    <p>From the top card down. ${free ? "The capturing card lies on top; only your side knows the order below it." : "The lowest number lies on top; equal ones as you like."}</p>
    <ol class="order-cards">${order.map(row)}</ol>
    <div class="row"><button class="verb main" @click=${done}>${choice.label}</button></div>`);
}
