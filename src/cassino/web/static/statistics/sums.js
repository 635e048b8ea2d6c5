// The numbers of a person, added up for the page.

import { decimal, percent } from "../shared/wording.js";

/** @typedef {import("../types.js").GameStatistics} GameStatistics */
/** @typedef {Omit<GameStatistics, "variant"|"title"|"opponents">} Numbers */

const NUMBERS = /** @type {const} */ ([
  "matches",
  "won",
  "deals",
  "points",
  "sweeps",
  "builds_kept",
  "builds_lost",
  "builds_taken",
]);

/** @param {readonly Numbers[]} lines @returns {Numbers} */
export function summed(lines) {
  const sum = /** @type {Numbers} */ (Object.fromEntries(NUMBERS.map((name) => [name, 0])));
  for (const line of lines) for (const name of NUMBERS) sum[name] += line[name];
  return sum;
}

/** The games of some opponents, those played most first. @param {readonly GameStatistics[]} lines
 * @param {string} opponents nothing for all */
export function byGame(lines, opponents) {
  /** @type {Map<string, GameStatistics[]>} */
  const games = new Map();
  for (const line of lines) {
    if (opponents && line.opponents !== opponents) continue;
    const key = `${line.variant} ${line.title}`;
    games.set(key, [...(games.get(key) ?? []), line]);
  }
  const found = [...games.values()].map((own) => ({ variant: own[0].variant, title: own[0].title, ...summed(own) }));
  return found.sort((a, b) => b.matches - a.matches || a.title.localeCompare(b.title));
}

/** Every kind of opponents that a person has met, most matches first. @param {readonly GameStatistics[]} lines */
export function opponentsIn(lines) {
  const met = [...new Set(lines.map((line) => line.opponents))];
  const matches = (/** @type {string} */ kind) => summed(lines.filter((line) => line.opponents === kind)).matches;
  return met.sort((a, b) => matches(b) - matches(a) || a.localeCompare(b));
}

/** "4.2", or a dash where there is nothing to divide by. @param {number} sum @param {number} count */
export const average = (sum, count) => (count ? decimal(sum / count) : "–");

/** "57%" @param {number} some @param {number} all */
export const part = (some, all) => (all ? percent(some / all) : "–");
