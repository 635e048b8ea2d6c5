// What a card is: its rank and its suit, and the words that the catalogs know these by. A card is a text such as "10D",
// also where the cards are Italian.

import { hasTens, isItalian } from "./prints.js";

/** @type {Record<string, string>} */
const RANKS = {
  A: "ace",
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
  7: "seven",
  8: "eight",
  9: "nine",
  10: "ten",
  J: "jack",
  Q: "queen",
  K: "king",
  1: "one",
};
/** @type {Record<string, string>} */
const SUITS = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };
/** Of Italian cards, where they have another name. @type {Record<string, string>} */
const ITALIAN = { J: "knave", Q: "knight", C: "batons", D: "coins", H: "cups", S: "swords" };
/** What messages of the server call suits and courts, and what is printed on Italian cards.
 * @type {Record<string, string>} */
const PRINTED = Object.fromEntries(
  Object.entries(ITALIAN).flatMap(([letter, word]) =>
    letter in SUITS
      ? [[SUITS[letter], word]]
      : [
          [RANKS[letter], word],
          [`${RANKS[letter]}s`, `${word}s`],
        ],
  ),
);
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

/** What the catalogs call a rank: "ten", "knave". @param {string} letter */
export const rankName = (letter) => italian(letter) ?? RANKS[letter];

/** What the catalogs call a suit: "diamonds", "coins", "red". @param {string} letter */
export const suitName = (letter) => italian(letter) ?? SUITS[letter] ?? COLOURS[letter];

/** A word of the server for a suit, a rank or cards of a kind, as the cards of this page show it. @param {string} word
 */
export const printedWord = (word) => (isItalian() ? (PRINTED[word] ?? word) : word);

/** A card of a pack that has colours instead of suits. @param {string} card */
export const isColoured = (card) => suitOf(card) in COLOURS;

/** @param {string} suit "♦", "R" */
export const symbolOf = (suit) => SYMBOLS[suit] ?? suit;

/** A card whose suit has a character: "10♦", "7R". @param {string} card */
export const figureOf = (card) => rankOf(card) + symbolOf(suitOf(card));

/** @param {string} card */
export const isCourt = (card) => "JQK".includes(rankOf(card));

/** What is printed in the corner: the figures have the numbers 8, 9 and 10, or the letters of fante, cavallo and re
 * where other cards have these numbers.
 * @param {string} card */
export const printedRank = (card) => {
  const rank = rankOf(card);
  if (rank === "A") return "1";
  return (hasTens() ? { J: "8", Q: "9", K: "10" } : { J: "F", Q: "C", K: "R" })[rank] ?? rank;
};
