// Times in words and figures.

import { told } from "./texts.js";

const DAY = 86400;
const HOUR = 3600;

/** "0:25 +2:00", "2 d 3 h" @param {number} left @param {number} bank */
export function shown(left, bank) {
  return bank ? `${brief(left)} +${brief(bank)}` : brief(left);
}

/** @param {number} seconds */
function brief(seconds) {
  const whole = Math.ceil(seconds);
  const [days, hours, minutes] = [whole / DAY, (whole % DAY) / HOUR, (whole % HOUR) / 60].map(Math.floor);
  if (days) return told("shared-clock-days", { days, hours });
  if (hours) return told("shared-clock-hours", { hours, minutes });
  return `${minutes}:${String(whole % 60).padStart(2, "0")}`;
}

/** @param {number} seconds */
export function spoken(seconds) {
  const whole = Math.ceil(seconds);
  const [days, hours, minutes] = [DAY, HOUR, 60].map((unit) => Math.floor(whole / unit));
  if (days >= 2) return told("shared-days", { count: days });
  if (hours >= 2) return told("shared-hours", { count: hours });
  if (minutes >= 2 || whole === 60) return told("shared-minutes", { count: minutes });
  return told("shared-seconds", { count: whole });
}

/** "30 seconds per move plus a time bank of 2 minutes" @param {import("../types.js").Clock|null|undefined} clock */
export function clockWords(clock) {
  if (!clock) return told("shared-no-clock");
  const count = Math.round(clock.seconds / DAY);
  const time = clock.kind === "days" ? told("shared-days", { count }) : spoken(clock.seconds);
  return clock.kind !== "days" && clock.bank
    ? told("shared-clock-bank", { time, bank: spoken(clock.bank) })
    : told("shared-clock", { time });
}
