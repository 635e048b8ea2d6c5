// Names of cards. A card is a text such as "10D", also where the cards are Italian.

import { hasTens, isItalian } from "./prints.js";

/** @type {Record<string, string>} */
const RANKS = {
  A: "ace", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven",
  8: "eight", 9: "nine", 10: "ten", J: "jack", Q: "queen", K: "king", 1: "one",
};
/** @type {Record<string, string>} */
const SUITS = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };
/** Of Italian cards, where they have another name. @type {Record<string, string>} */
const ITALIAN = { J: "knave", Q: "knight", D: "coins", H: "cups", S: "swords" };
/** @type {Record<string, string>} */
const TITLES = { diamond: "coin", heart: "cup", spade: "sword", jack: "knave", queen: "knight" };
/** @type {Record<string, string>} */
const COLOURS = { G: "green", Y: "yellow", R: "red", B: "black" };
/** @type {Record<string, string>} */
const SYMBOLS = { C: "♣", D: "♦", H: "♥", S: "♠" };

/** @param {string} card */
export const rankOf = (card) => card.slice(0, -1);

/** @param {string} card */
export const suitOf = (card) => card.slice(-1);

/** @param {string} letter @returns {string|undefined} */
const italian = (letter) => (isItalian() ? ITALIAN[letter] : undefined);

/** @param {string} letter "ten", "knave" */
export const rankName = (letter) => italian(letter) ?? RANKS[letter];

/** @param {string} letter "diamonds", "coins", "red" */
export const suitName = (letter) => italian(letter) ?? SUITS[letter] ?? COLOURS[letter];

/** A card of a pack that has colours instead of suits. @param {string} card */
export const isColoured = (card) => suitOf(card) in COLOURS;

/** @param {string} card "ten of diamonds", "knave of coins", "red seven" */
export const nameOf = (card) => (isColoured(card)
  ? `${suitName(suitOf(card))} ${rankName(rankOf(card))}`
  : `${rankName(rankOf(card))} of ${suitName(suitOf(card))}`);

/** @param {string} suit "♦", "R" */
export const symbolOf = (suit) => SYMBOLS[suit] ?? suit;

/** Italian suits have no characters. @param {string} card "10♦", "7R", "seven of coins" */
export const shortOf = (card) => (isItalian() && !isColoured(card) ? nameOf(card) : rankOf(card) + symbolOf(suitOf(card)));

/** @param {string} card */
export const isCourt = (card) => "JQK".includes(rankOf(card));

/** What is printed in the corner: the figures have the numbers 8, 9 and 10, or the letters of fante, cavallo and re where other cards have these numbers.
 * @param {string} card */
export const printedRank = (card) => {
  const rank = rankOf(card);
  if (rank === "A") return "1";
  return (hasTens() ? { J: "8", Q: "9", K: "10" } : { J: "F", Q: "C", K: "R" })[rank] ?? rank;
};

/** Words of the server that name French cards, for the cards that are drawn: "Most coins" for "Most diamonds". @param {string} words */
export const asDrawn = (words) => (isItalian() ? words.replaceAll(/diamond|heart|spade|jack|queen/g, (word) => TITLES[word]) : words);

/** @param {string[]} words "a, b and c" */
export function listed(words) {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** @param {number} count @param {string} word "1 card", "2 cards" */
export const counted = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

/** The cards of a table item. @param {import("../types.js").Item} item @returns {string[]} */
export const cardsOf = (item) => (item.kind === "card" ? [item.card] : item.cards);

/** A name that stays the same while the item lies on the table. @param {import("../types.js").Item} item */
export const keyOf = (item) => (item.kind === "card" ? item.card : item.id);

/** @param {number} value "9", "jack" */
export const valueName = (value) => ({ 11: rankName("J"), 12: rankName("Q"), 13: rankName("K") })[value] ?? String(value);

/** "build of 9, Ann: 6 of clubs and 3 of diamonds"; the words that are written on it are next to each other.
 * @param {import("../types.js").Item} item @param {string[]} names of the seats @param {number|null} [own] seat */
export function spokenItem(item, names, own) {
  if (item.kind === "card") return nameOf(item.card);
  const sets = item.sets.map((set) => listed(set.map(nameOf))).join("; ");
  return `${item.multiple ? "multiple build" : "build"} of ${valueName(item.value)}, ${item.owner === own ? "yours" : names[item.owner] ?? "nobody"}: ${sets}`;
}
