// What several pages put into their messages: names, results, days and numbers.

import { YOU, told } from "./texts.js";

/** What a player or a side is called: the person who reads has a word of their own. @param {string} name */
export const called = (name) => (name === YOU ? told("you") : name);

/** "10–4" @param {readonly number[]} scores */
export const pointsOf = (scores) => scores.join("–");

/** A message that says how a match ended for the side whose points come first: "You won 10–4."
 * @param {string} key @param {readonly number[]} scores @param {Record<string, any>} [args] */
export function outcome(key, scores, args = {}) {
  const [own, ...rest] = scores;
  const best = Math.max(...rest);
  return told(key, { end: own > best ? "won" : own < best ? "lost" : "tied", scores: pointsOf(scores), ...args });
}

/** A day as a message takes it: the same day in every time zone. @param {string} day like `2026-05-17` */
export const dayOf = (day) => new Date(`${day}T00:00`);

/** "62%" @param {number} share from 0 to 1 */
export const percent = (share) => told("pages-percent", { percent: Math.round(share * 100) });

/** "4.2" @param {number} number */
export const decimal = (number) => told("pages-decimal", { number });

/** "+1.5", "−2.0", "0.0". @param {number} number @param {(number: number) => string} written */
export function signed(number, written = decimal) {
  const text = written(Math.abs(number));
  if (text === written(0)) return text;
  return number > 0 ? `+${text}` : `−${text}`;
}
