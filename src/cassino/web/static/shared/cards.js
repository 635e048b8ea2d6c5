// Cards, and what lies on the table, by name.

import { isItalian } from "./prints.js";
import { figureOf, isColoured, rankName, rankOf, suitName, suitOf } from "./suits.js";
import { told } from "./texts.js";

export { isColoured, isCourt, printedRank, rankName, rankOf, suitName, suitOf, symbolOf } from "./suits.js";
export { listed } from "./texts.js";

/** @type {Record<number, string>} */
const FIGURES = { 11: "J", 12: "Q", 13: "K" };

/** @param {string} card "ten of diamonds", "knave of coins", "red seven" */
export const nameOf = (card) => told("card-name", { rank: rankName(rankOf(card)), suit: suitName(suitOf(card)) });

/** Italian suits have no characters. @param {string} card "10♦", "7R", "seven of coins" */
export const shortOf = (card) => (isItalian() && !isColoured(card) ? nameOf(card) : figureOf(card));

/** The cards of a table item. @param {import("../types.js").Item} item @returns {string[]} */
export const cardsOf = (item) => (item.kind === "card" ? [item.card] : item.cards);

/** A name that stays the same while the item lies on the table. @param {import("../types.js").Item} item */
export const keyOf = (item) => (item.kind === "card" ? item.card : item.id);

/** @param {number} value "9", "jack" */
export const valueName = (value) =>
  value in FIGURES ? told("rank", { rank: rankName(FIGURES[value]) }) : String(value);
