// What the page of the weekly tournament says: days, places and results in words.

import { counted } from "../shared/cards.js";

/** @typedef {import("../types.js").WeeklyRow} Row */

/** "November 23 to 29". @param {string} begins @param {string} ends both like `2026-11-23` */
export function days(begins, ends) {
  const [first, last] = [begins, ends].map((day) => new Date(`${day}T00:00:00Z`));
  const month = (/** @type {Date} */ day) => day.toLocaleDateString("en", { month: "long", timeZone: "UTC" });
  const end = first.getUTCMonth() === last.getUTCMonth() ? "" : `${month(last)} `;
  return `${month(first)} ${first.getUTCDate()} to ${end}${last.getUTCDate()}`;
}

/** How long the week still lasts: "2 days left", "5 hours left". @param {string} ends its last day @param {number} now in milliseconds */
export function left(ends, now) {
  const hours = Math.max(0, (Date.parse(`${ends}T00:00:00Z`) + 24 * 3600e3 - now) / 3600e3);
  if (hours >= 48) return `${counted(Math.floor(hours / 24), "day")} left`;
  return hours >= 1 ? `${counted(Math.floor(hours), "hour")} left` : "less than an hour left";
}

/** "62%". @param {number} share */
export const percent = (share) => `${Math.round(share * 100)}%`;

/** "+1.5", "-2", "0". @param {number} lead */
export const signed = (lead) => (lead > 0 ? `+${lead}` : `${lead}`.replace("-", "−"));

/** The viewer's own place: "Your place: 2 of 9." @param {readonly Row[]} ranking @param {number} ranked how many there are */
export function place(ranking, ranked) {
  const own = ranking.find((each) => each.mine);
  if (!own) return "";
  const shared = ranking.filter((each) => each.rank === own.rank).length > 1;
  return `Your place: ${own.rank} of ${ranked}${shared ? " (shared)" : ""}.`;
}
