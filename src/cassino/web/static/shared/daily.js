// Deals of the day, and of the weekly tournament, that were played in this browser: their matches, and how many days in
// a row.

import { told } from "./texts.js";

const MATCHES = "cassino.daily";
const WEEKLY = "cassino.weekly";
const MOST_WEEKLY = 12;
const STREAK = "cassino.daily.streak";
const DAY = 24 * 3600 * 1000;

/** Days in a row on which a deal was finished; last: `2026-05-17`. @typedef {{last: string, days: number}} Streak */

/** What is kept under a key, if it can be read. @param {string} key @returns {any} */
function kept(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** The matches that were begun, by the variant in the address of their page. @returns {Record<string, string>} */
export const begun = () => kept(MATCHES) ?? {};

/** @param {string} variant @param {string} match */
export function remember(variant, match) {
  try {
    localStorage.setItem(MATCHES, JSON.stringify({ ...begun(), [variant]: match }));
  } catch {
    /* Then its page does not know it, and its table has no link back. */
  }
}

/** Matches of the weekly tournament, the last begun first. @returns {string[]} */
function weekly() {
  const found = kept(WEEKLY);
  return Array.isArray(found) ? found : [];
}

/** @param {string} match of the weekly tournament */
export function rememberWeekly(match) {
  try {
    localStorage.setItem(
      WEEKLY,
      JSON.stringify([match, ...weekly().filter((each) => each !== match)].slice(0, MOST_WEEKLY)),
    );
  } catch {
    /* Then its table has no link back. */
  }
}

/** The page that a match was begun from: of the deal of the day, or of the tournament. @param {string} match
 * @returns {{path: string, label: string}|null} */
export function wayBack(match) {
  if (weekly().includes(match)) return { path: "/weekly", label: told("shared-to-tournament") };
  const found = Object.entries(begun()).find(([, id]) => id === match);
  return found ? { path: `/daily${found[0] && `/${found[0]}`}`, label: told("shared-to-results") } : null;
}

/** The streak after a deal was finished on a day. @param {unknown} before what was kept @param {string} day
 * @returns {Streak} */
export function continued(before, day) {
  const { last, days } = /** @type {Partial<Streak>} */ (before ?? {});
  if (typeof last !== "string" || !/^\d{4}-\d\d-\d\d$/.test(last) || typeof days !== "number" || !(days > 0))
    return { last: day, days: 1 };
  if (last >= day) return { last, days };
  return { last: day, days: Date.parse(day) - Date.parse(last) === DAY ? days + 1 : 1 };
}

/** Counts a day on which a deal was finished. @param {string} day @returns {Streak} */
export function finished(day) {
  const streak = continued(kept(STREAK), day);
  try {
    localStorage.setItem(STREAK, JSON.stringify(streak));
  } catch {
    /* A browser that keeps nothing counts one day. */
  }
  return streak;
}
