// What chosen cards can become, by the plays that came with the view. The page knows no rules: it only looks things up.

import { cardsOf, rankOf, suitOf } from "../shared/cards.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").ChoicesFrame} ChoicesFrame */
/** @typedef {import("./state.js").State} State */

/** @param {readonly string[]} some @param {readonly string[]} others */
export const isSame = (some, others) => some.length === others.length && isPart(some, others);

/** @param {readonly string[]} part @param {readonly string[]} whole */
const isPart = (part, whole) => part.every((each) => whole.includes(each));

/** What a selection can become, as the server would answer as far as the plays go.
 * @param {View} view @param {string[]} cards @param {string[]} taking @param {number} version @returns {ChoicesFrame}
 */
export function answerOf(view, cards, taking, version) {
  const near = view.plays.filter((play) => isPart(cards, play.cards) && isPart(taking, play.table));
  const choices = near.filter((play) => isSame(play.cards, cards) && isSame(play.table, taking));
  const takeable = unique(near.flatMap((play) => play.table));
  const hand = unique(near.flatMap((play) => play.cards)).filter((card) => !cards.includes(card));
  return { type: "choices", version, cards, table: taking, choices, takeable, hand, why: null };
}

/** @param {string[]} cards */
const unique = (cards) => [...new Set(cards)];

/** The tables that a hand card can be played to, in the order in which they are tried: captures first, and where there
 * is
 * none the card alone. @param {View} view @param {string} card @returns {string[][]} */
export function alternatives(view, card) {
  const plays = view.plays.filter((play) => isSame(play.cards, [card]));
  const captures = plays.filter((play) => play.kind === "capture");
  const alone = plays.filter((play) => !play.table.length);
  const others = plays.filter((play) => play.kind !== "capture" && play.table.length);
  const tables = (captures.length ? [...captures, ...others, ...alone] : [...alone, ...others]).map(
    (play) => play.table,
  );
  const first = captures.length || alone.length ? tables : [[], ...tables];
  return first.filter((table, order) => first.findIndex((each) => isSame(each, table)) === order);
}

/** Which of the alternatives of a single hand card is chosen, from 1, and how many there are; null where that says
 * nothing.
 * @param {State} state @returns {{number: number, of: number}|null} */
export function turnOf({ view, cards, taking, guessed }) {
  if (!view || !guessed || cards.length !== 1) return null;
  const tables = alternatives(view, cards[0]);
  const number = tables.findIndex((table) => isSame(table, taking)) + 1;
  return number && tables.length > 1 ? { number, of: tables.length } : null;
}

/** What the chosen table cards add up to, and whether a card of the hand takes exactly these; null where nothing adds
 * up.
 * @param {State} state @returns {{sum: number, fits: boolean}|null} */
export function sumOf({ view, taking }) {
  if (!view || !taking.length) return null;
  const values = view.table
    .filter((item) => isPart(cardsOf(item), taking))
    .map((item) => (item.kind === "build" ? item.value : view.values[rankOf(item.card)]))
    .concat(view.piles.flatMap(({ top }) => (top && taking.includes(top) ? [view.values[rankOf(top)]] : [])));
  if (!values.length || values.some((value) => value === undefined)) return null;
  const fits = view.plays.some((play) => play.kind === "capture" && isSame(play.table, taking));
  return { sum: values.reduce((sum, value) => sum + value, 0), fits };
}

/** Table cards that can be chosen besides what is chosen already. @param {State} state @returns {string[]} */
export function addable({ answer, taking, cards }) {
  return answer && cards.length && (taking.length || answer.choices.length)
    ? answer.takeable.filter((card) => !taking.includes(card))
    : [];
}
