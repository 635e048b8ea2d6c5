// Which orders captured cards may have on a pile.

import { rankOf } from "../shared/cards.js";

/** @typedef {import("./state.js").State} State */

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/** @param {string} card */
const height = (card) => RANKS.indexOf(rankOf(card) === "1" ? "A" : rankOf(card));

/** Whether there is an order to choose for what is selected. @param {State} state */
export function isSortable({ cards, taking, answer, view }) {
  if (cards.length !== 1 || !answer?.choices.some((choice) => choice.kind === "capture")) return false;
  if (view?.pile_order === "free") return taking.length > 1;
  const all = [...cards, ...taking];
  return view?.pile_order === "lowest_on_top" && new Set(all.map(height)).size < all.length;
}

/** The cards from the top down, as they lie if nothing is said. @param {State} state @returns {string[]} */
export function usual({ cards, taking, view }) {
  if (view?.pile_order === "free") return [...cards, ...byHeight(taking)];
  return byHeight([...cards, ...byHeight(taking)]);
}

/** @param {string[]} cards */
const byHeight = (cards) => cards.toSorted((one, other) => height(one) - height(other));

/** May this card and the one below it change places? @param {string[]} order from the top down @param {number} place
 * @param {boolean} free */
export function mayChange(order, place, free) {
  if (place < 0 || place + 1 >= order.length) return false;
  return free ? place > 0 : height(order[place]) === height(order[place + 1]);
}
