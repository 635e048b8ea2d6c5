// Who sits at a new table: this person, and bots or friends.

import { settings } from "./settings.js";
import { told } from "./texts.js";

/** What others call a person who has not given a name. */
export const GUEST = told("guest");
export const NAMES = ["Hal", "Iris", "Joe", "Kim", "Lou"];
/** The bot that has the first seat where this person only watches. */
export const STAND_IN = "Mia";

/** Whether a bot plays at a level for people. @param {string|null} bot its name */
export const isLevel = (bot) => /^level\d+$/.test(bot ?? "");

/** How strong a bot is, in words: its level, if it plays at one. @param {string|null} bot its name */
export function strength(bot) {
  const level = Number(bot?.slice("level".length));
  return isLevel(bot) ? told("shared-level", { level }) : told("shared-bot");
}

/** @param {string[]} opponents the name of a bot, or "human" @param {string|null} [own] the bot that plays in place of
 * this person */
export function seatsFor(opponents, own = null) {
  return [
    own ? { kind: "bot", name: STAND_IN, bot: own } : { kind: "human", name: settings.name.trim() || GUEST },
    ...opponents.map((bot, order) =>
      bot === "human"
        ? { kind: "human", name: told("friend-number", { number: order + 1 }) }
        : { kind: "bot", name: NAMES[order], bot },
    ),
  ];
}
