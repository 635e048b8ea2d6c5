// Numbers and moves of a review in words.

import { spokenAll } from "../shared/texts.js";

/** @typedef {import("../types.js").Review} Review */
/** @typedef {import("../types.js").ReviewedMove} Move */

const FAULTS = new Set(["inaccuracy", "mistake", "blunder"]);

/** @param {Move} move */
export const isFault = (move) => FAULTS.has(move.grade);

/** @param {number} share */
export const percent = (share) => `${Math.round(100 * share)}%`;

/** @param {number} points @param {number} [digits] */
export const signed = (points, digits = 1) => {
  const text = Math.abs(points).toFixed(digits);
  if (Number(text) === 0) return text;
  return points > 0 ? `+${text}` : `−${text}`;
};

/** What the players are called. @param {Review} review */
export const namesOf = (review) => review.players.map((player) => player.name);

/** @param {Review} review @param {Move} move */
export function spokenMove(review, move) {
  const said = isFault(move) ? [move.speech, move.verdict] : [move.speech];
  return `Move ${move.number}, deal ${move.deal}: ${spokenAll(said, namesOf(review))} ${review.sides[0].name} ${percent(move.chances[0])}.`;
}
