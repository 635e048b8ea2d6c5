// A result of the day to share, which gives no card away.

import { told } from "../../shared/texts.js";
import { dayOf, outcome } from "../../shared/wording.js";

/** @param {{day: string, title: string, scores: number[], bot: number[]|null, undone: number, hints: number}} result
 * @param {number} days in a row @param {string} address */
export function shareText({ day, title, scores, bot, undone, hints }, days, address) {
  const own = outcome("daily-share-outcome", scores);
  return [
    told("daily-share-title", { title, day: dayOf(day) }),
    bot ? `${own} ${outcome("daily-share-bot", bot)}` : own,
    undone || hints ? told("daily-share-helped", { undone, hints }) : told("daily-share-alone"),
    ...(days > 1 ? [told("daily-share-days", { days })] : []),
    address,
  ].join("\n");
}
