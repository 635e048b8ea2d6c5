// Whether the cards of this page are French or Italian. The suits and the courts stand for one another in this order:
// clubs, diamonds, hearts, spades are batons, coins, cups, swords; jack, queen, king are knave, knight, king.

import { settings } from "./settings.js";

/** The pack that Italian cards are made for. */
const ITALIAN = "italian_40";

let pack = "";

/** The pack of the game that this page shows. @param {string} name */
export function playWith(name) {
  pack = name;
}

export const isItalian = () => settings.cards === "italian" || (settings.cards === "match" && pack === ITALIAN);

/** Whether knave, knight and king are the eighth to tenth cards of their suit. */
export const hasTens = () => pack === ITALIAN;
