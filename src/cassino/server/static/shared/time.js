// Times in words and figures.

import { counted } from "./cards.js";

const DAY = 86400;

/** "0:25 +2:00", "2 d 3 h" @param {number} left @param {number} bank */
export function shown(left, bank) {
  return bank ? `${brief(left)} +${brief(bank)}` : brief(left);
}

/** @param {number} seconds */
function brief(seconds) {
  const whole = Math.ceil(seconds);
  if (whole >= DAY) return `${Math.floor(whole / DAY)} d ${Math.floor((whole % DAY) / 3600)} h`;
  if (whole >= 3600) return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** @param {number} seconds */
export function spoken(seconds) {
  const whole = Math.ceil(seconds);
  if (whole >= 2 * DAY) return counted(Math.floor(whole / DAY), "day");
  if (whole >= 7200) return counted(Math.floor(whole / 3600), "hour");
  if (whole >= 120 || whole === 60) return counted(Math.floor(whole / 60), "minute");
  return counted(whole, "second");
}

/** "30 seconds a move and 2 minutes in the bank" @param {import("../types.js").Clock|null|undefined} clock */
export function clockWords(clock) {
  if (!clock) return "no clock";
  if (clock.kind === "days") return `${counted(Math.round(clock.seconds / DAY), "day")} a move`;
  return `${spoken(clock.seconds)} a move${clock.bank ? `, ${spoken(clock.bank)} in the bank` : ""}`;
}
