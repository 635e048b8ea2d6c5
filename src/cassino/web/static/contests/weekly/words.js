// What the page of the weekly tournament says: days, places and results in words.

import { told } from "../../shared/texts.js";

/** @typedef {import("../../types.js").WeeklyRow} Row */

/** How long the week still lasts: "2 days left", "5 hours left". @param {string} ends its last day @param {number} now
 * in milliseconds */
export function left(ends, now) {
  const hours = Math.floor(Math.max(0, (Date.parse(`${ends}T00:00:00Z`) + 24 * 3600e3 - now) / 3600e3));
  const days = Math.floor(hours / 24);
  if (days > 1) return told("weekly-days-left", { days });
  return hours ? told("weekly-hours-left", { hours }) : told("weekly-soon-over");
}

/** "2026, week 48" @param {string} week like `2026-W48` */
export function weekOf(week) {
  const [year, number] = week.split("-W").map(Number);
  return told("weekly-week", { year, week: number });
}

/** The viewer's own place: "Your place: 2 of 9." @param {readonly Row[]} ranking @param {number} ranked how many there
 * are */
export function place(ranking, ranked) {
  const own = ranking.find((each) => each.mine);
  if (!own) return "";
  const isShared = ranking.filter((each) => each.rank === own.rank).length > 1;
  return told(isShared ? "weekly-shared-place" : "weekly-place", { place: own.rank, ranked });
}
