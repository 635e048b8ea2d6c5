// What chosen cards can become, by the plays that came with the view. The page knows no rules: it only looks things up.

import { cardsOf, rankOf, suitOf } from "../shared/cards.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").CardPlay} CardPlay */
/** @typedef {import("../types.js").ChoicesFrame} ChoicesFrame */
/** @typedef {import("./state.js").State} State */

/** @param {readonly string[]} some @param {readonly string[]} others */
export const isSame = (some, others) => some.length === others.length && isPart(some, others);

/** @param {readonly string[]} part @param {readonly string[]} whole */
const isPart = (part, whole) => part.every((each) => whole.includes(each));

/** What a selection can become, as the server would answer as far as the plays go.
 * @param {View} view @param {string[]} cards @param {string[]} taking @param {number} version @returns {ChoicesFrame} */
export function answerOf(view, cards, taking, version) {
  const near = view.plays.filter((play) => isPart(cards, play.cards) && isPart(taking, play.table));
  const choices = near.filter((play) => isSame(play.cards, cards) && isSame(play.table, taking));
  const takeable = unique(near.flatMap((play) => play.table));
  const hand = unique(near.flatMap((play) => play.cards)).filter((card) => !cards.includes(card));
  return { type: "choices", version, cards, table: taking, choices, takeable, hand, why: null };
}

/** @param {string[]} cards */
const unique = (cards) => [...new Set(cards)];

/** The tables that a hand card can be played to, in the order in which they are tried: captures first, and where there is
 * none the card alone. @param {View} view @param {string} card @returns {string[][]} */
export function alternatives(view, card) {
  const plays = view.plays.filter((play) => isSame(play.cards, [card]));
  const captures = plays.filter((play) => play.kind === "capture");
  const alone = plays.filter((play) => !play.table.length);
  const others = plays.filter((play) => play.kind !== "capture" && play.table.length);
  const tables = (captures.length ? [...captures, ...others, ...alone] : [...alone, ...others]).map((play) => play.table);
  const first = captures.length || alone.length ? tables : [[], ...tables];
  return first.filter((table, order) => first.findIndex((each) => isSame(each, table)) === order);
}

/** Which of the alternatives of a single hand card is chosen, from 1, and how many there are; null where that says nothing.
 * @param {State} state @returns {{number: number, of: number}|null} */
export function turnOf({ view, cards, taking, guessed }) {
  if (!view || !guessed || cards.length !== 1) return null;
  const tables = alternatives(view, cards[0]);
  const number = tables.findIndex((table) => isSame(table, taking)) + 1;
  return number && tables.length > 1 ? { number, of: tables.length } : null;
}

/** What the chosen table cards add up to, and whether a card of the hand takes exactly these; null where nothing adds up.
 * @param {State} state @returns {{sum: number, fits: boolean}|null} */
export function sumOf({ view, taking }) {
  if (!view || !taking.length) return null;
  const values = view.table.filter((item) => isPart(cardsOf(item), taking))
    .map((item) => (item.kind === "build" ? item.value : view.values[rankOf(item.card)]))
    .concat(view.piles.flatMap(({ top }) => (top && taking.includes(top) ? [view.values[rankOf(top)]] : [])));
  if (!values.length || values.some((value) => value === undefined)) return null;
  const fits = view.plays.some((play) => play.kind === "capture" && isSame(play.table, taking));
  return { sum: values.reduce((sum, value) => sum + value, 0), fits };
}

/** Table cards that can be chosen besides what is chosen already. @param {State} state @returns {string[]} */
export function addable({ answer, taking, cards }) {
  return answer && cards.length && (taking.length || answer.choices.length) ? answer.takeable.filter((card) => !taking.includes(card)) : [];
}

/** Why what was typed is no move. @typedef {"none"|"several"|"empty"} Doubt */

/** A typed move: the play that is meant, or why none is. Suits may be left out, and the cards come in any order.
 * @param {readonly CardPlay[]} plays @param {string} typedText @param {Readonly<Record<string, readonly string[]>>} [words] how people of a language may
 * type each word that begins a move @returns {{play: CardPlay}|{doubt: Doubt}} */
export function typed(plays, typedText, words = {}) {
  const text = inEnglish(typedText, words);
  const plain = text.toUpperCase().replaceAll(/[♣♦♥♠]/g, (sign) => "CDHS"["♣♦♥♠".indexOf(sign)]).replaceAll("T", "10");
  if (!/\d|[AJQK]/.test(plain)) return { doubt: "empty" };
  const exact = plays.filter((play) => tidy(play.move) === tidy(text));
  const found = exact.length ? exact : meant(plays, text, plain);
  if (found.length === 1) return { play: found[0] };
  return { doubt: found.length ? "several" : "none" };
}

/** A typed move that begins with an English word; accents and capitals do not matter. @param {string} text @param {Readonly<Record<string, readonly string[]>>} words */
function inEnglish(text, words) {
  return text.normalize("NFC").replace(/^\s*\p{L}{2,}/u, (first) => {
    const word = Object.keys(words).find((each) => words[each].some((spelled) => flat(spelled) === flat(first)));
    return word ?? first;
  });
}

/** @param {string} text */
const flat = (text) => text.trim().normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** @param {string} text */
const tidy = (text) => text.toUpperCase().replaceAll(/\s/g, "");

const TOKEN = /(10|[1-9AJQK])([CDHSGYRB])?/g;
/** @type {Record<string, string[]>} */
const WORDS = { x: ["capture"], take: ["capture"], build: ["build"], join: ["join"], raise: ["raise"], trail: ["trail"] };

/** @param {readonly CardPlay[]} plays @param {string} text @param {string} plain */
function meant(plays, text, plain) {
  const word = /^\s*(take|build|join|raise|trail)\b/i.exec(text)?.[1].toLowerCase() ?? (/x/i.test(text) ? "x" : "");
  const cut = word && word !== "x" ? plain.slice(plain.indexOf(word.toUpperCase().replaceAll("T", "10")) + word.toUpperCase().replaceAll("T", "10").length) : plain;
  const [head, ...tail] = cut.split(/X|=|:/);
  const named = [head, tail.join(" ")].map((part) => [...part.matchAll(TOKEN)].map(([, rank, suit]) => ({ rank, suit })));
  const kinds = WORDS[word] ?? (tail.length ? ["capture"] : ["capture", "build", "join", "raise", "trail"]);
  const fitting = (/** @type {string[]} */ wanted) => plays.filter((play) => wanted.includes(play.kind) && names(play, named));
  const found = fitting(kinds);
  return found.length || !tail.length || word ? found : fitting(["build", "join", "raise"]);
}

/** @param {CardPlay} play @param {{rank: string, suit?: string}[][]} named the cards of the hand, those of the table */
function names(play, [head, tail]) {
  if (tail.length) return covers(play.cards, head) && covers(play.table, tail);
  return covers(play.cards, head.slice(0, play.cards.length)) && covers(play.table, head.slice(play.cards.length));
}

/** Whether each name is one card, and each card has a name. @param {string[]} cards @param {{rank: string, suit?: string}[]} wanted */
function covers(cards, wanted) {
  if (cards.length !== wanted.length) return false;
  const left = [...cards];
  return [...wanted].sort((one, other) => Number(Boolean(other.suit)) - Number(Boolean(one.suit))).every(({ rank, suit }) => {
    const place = left.findIndex((card) => rankOf(card) === rank && (!suit || suitOf(card) === suit));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
