// What has happened between two views.

import { cardsOf } from "../shared/cards.js";

/** @typedef {import("../types.js").View} View */

const WORDS = ["end", "pass", "insist", "call", "ask"];

/** Whether the second view is that after a move in the first match. @param {View} before @param {View} view */
export function isMove(before, view) {
  const last = view.last_move;
  return Boolean(last && before.id === view.id && last.version === view.version && view.version > before.version);
}

/** Whether something was only said. @param {View} view */
export const isWord = (view) => view.phase === "play" && WORDS.includes(view.last_move?.kind ?? "");

/** @param {View|null} before @param {View} view */
export const isDeal = (before, view) => view.deal !== before?.deal && !view.last_move;

/** @param {View} view @param {string} card */
export const isTop = (view, card) => view.piles.some((pile) => pile.top === card);

/** The pile that has grown most between two views. @param {View} before @param {View} view */
export function gainer(before, view) {
  const gains = view.piles.map((pile, number) => pile.count - before.piles[number].count);
  return gains.indexOf(Math.max(...gains));
}

/** Cards that left the table at the end of the deal without being taken; none if they count for nobody.
 * @param {View} before @param {View} view @param {string[]} taken */
export function leftovers(before, view, taken) {
  if (view.phase === "play") return [];
  const left = new Set([...taken, ...view.table.flatMap(cardsOf)]);
  return before.table.flatMap(cardsOf).filter((card) => !left.has(card));
}
