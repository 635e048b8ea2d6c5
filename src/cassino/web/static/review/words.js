// Moves and sides of a review in words.

import { playerNames, spokenAll, told } from "../shared/texts.js";
import { percent } from "../shared/wording.js";

/** @typedef {import("../types.js").Review} Review */
/** @typedef {import("../types.js").ReviewedMove} Move */

const FAULTS = new Set(["inaccuracy", "mistake", "blunder"]);

/** @param {Move} move */
export const isFault = (move) => FAULTS.has(move.grade);

/** What the players are called. @param {Review} review */
export const namesOf = (review) => review.players.map((player) => player.name);

/** The seats of a side. @param {Review} review @param {number} side */
const seatsOf = (review, side) => review.players.filter((player) => player.side === side).map((player) => player.seat);

/** What a side is called. @param {Review} review @param {number} side */
export const sideName = (review, side) => playerNames(namesOf(review), seatsOf(review, side));

/** A message about a side: $side. @param {string} key @param {Review} review @param {number} side
 * @param {Record<string, any>} [args] */
export const ofSide = (key, review, side, args = {}) =>
  told(key, { side: seatsOf(review, side), ...args }, namesOf(review));

/** @param {Review} review @param {Move} move */
export function spokenMove(review, { number, deal, grade, speech, verdict, chances }) {
  const text = spokenAll(FAULTS.has(grade) ? [speech, verdict] : [speech], namesOf(review));
  return told("review-spoken-move", { number, deal, text, name: sideName(review, 0), chance: percent(chances[0]) });
}
