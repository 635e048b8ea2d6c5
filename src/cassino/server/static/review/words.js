// Moves and sides of a review in words.

import { YOU, spokenAll, told } from "../shared/texts.js";
import { called, percent } from "../shared/wording.js";

/** @typedef {import("../types.js").Review} Review */
/** @typedef {import("../types.js").ReviewedMove} Move */

const FAULTS = new Set(["inaccuracy", "mistake", "blunder"]);

/** @param {Move} move */
export const isFault = (move) => FAULTS.has(move.grade);

/** What the players are called. @param {Review} review */
export const namesOf = (review) => review.players.map((player) => player.name);

/** A message about a side: $who and $name. @param {string} key @param {string} name @param {Record<string, any>} [args] */
export const ofSide = (key, name, args = {}) => told(key, { who: name === YOU ? "you" : "other", name, ...args });

/** @param {Review} review @param {Move} move */
export function spokenMove(review, { number, deal, grade, speech, verdict, chances }) {
  const text = spokenAll(FAULTS.has(grade) ? [speech, verdict] : [speech], namesOf(review));
  return told("review-spoken-move", { number, deal, text, name: called(review.sides[0].name), chance: percent(chances[0]) });
}
