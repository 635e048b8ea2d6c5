// Numbers and moves of a review in words.

/** @typedef {import("./types.js").Review} Review */
/** @typedef {import("./types.js").Move} Move */

/** @param {number} share */
export const percent = (share) => `${Math.round(100 * share)} %`;

/** @param {number} points @param {number} [digits] */
export const signed = (points, digits = 1) => {
  const text = Math.abs(points).toFixed(digits);
  if (Number(text) === 0) return text;
  return points > 0 ? `+${text}` : `−${text}`;
};

/** @param {string} grade */
export const named = (grade) => ({ inaccuracy: "an inaccuracy", mistake: "a mistake", blunder: "a blunder" })[grade] ?? "";

/** @param {number} count @param {string} word */
export const counted = (count, word) => {
  if (count === 1) return `1 ${word}`;
  return `${count || "no"} ${word.endsWith("y") ? `${word.slice(0, -1)}ies` : `${word}s`}`;
};

/** @param {Review} review @param {Move} move */
export function spokenMove(review, move) {
  const fault = named(move.grade) ? `, ${named(move.grade)}, ${move.loss.toFixed(1)} points lost` : "";
  const speech = move.speech.replace(/\.$/, "");
  return `Move ${move.number}, deal ${move.deal}: ${speech}${fault}. ${review.sides[0].name} ${percent(move.chances[0])}.`;
}
