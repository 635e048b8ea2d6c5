// Who sits at a new table: this person, and bots or friends.

import { settings } from "./settings.js";

export const NAMES = ["Hal", "Iris", "Joe", "Kim", "Lou"];

/** How strong a bot is, in words. @param {string|null|undefined} bot its name */
export function strength(bot) {
  const level = /^level(\d+)$/.exec(bot ?? "");
  return level ? `level ${level[1]}` : `${bot} bot`;
}

/** @param {string[]} opponents the name of a bot, or "human" */
export function seatsFor(opponents) {
  return [
    { kind: "human", name: settings.name.trim() || "You" },
    ...opponents.map((bot, order) => (bot === "human"
      ? { kind: "human", name: `Friend ${order + 1}` }
      : { kind: "bot", name: NAMES[order], bot })),
  ];
}
