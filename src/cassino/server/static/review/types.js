// The shapes of a review as docs/review.md describes them, for the type check only.

/** @typedef {{value: number, owner: number, cards: string[]}} Build */
/** @typedef {{hands: string[][], loose: string[], builds: Build[], captured: number[], stock: number}} Board */
/** @typedef {{text: string, value: number, error: number, chance: number, chance_error: number, reason: string}} Choice */
/** @typedef {{points: number[], swing: number[]}} Dealt */
/** @typedef {{number: number, side: number, margin: number, played: number, lost: number[], is_whole: boolean}} Par */
/** @typedef {{loss: number, best: string|null}} Perfect */
/**
 * @typedef {object} Move
 * @property {number} number
 * @property {number} deal
 * @property {number} place
 * @property {number} turn
 * @property {number} seat
 * @property {number} side
 * @property {string} text
 * @property {string} speech
 * @property {number[]} chances
 * @property {"forced"|"best"|"good"|"inaccuracy"|"mistake"|"blunder"} grade
 * @property {number} loss
 * @property {number} error
 * @property {number} loss_of_chance
 * @property {number|null} accuracy
 * @property {boolean} is_exact
 * @property {number|null} played
 * @property {Choice[]} choices
 * @property {Dealt|null} dealt
 * @property {Perfect|null} perfect
 * @property {Board} board
 */
/**
 * @typedef {object} Deal
 * @property {number} number
 * @property {number} dealer
 * @property {number[]} before
 * @property {number[]} points
 * @property {number[]} chances
 * @property {number[]} luck
 * @property {Dealt|null} dealt
 * @property {Par|null} par
 * @property {Move[]} moves
 */
/** @typedef {{seat: number, name: string, side: number, judged: number, accuracy: number|null, lost: number, faults: Record<string, number>}} Player */
/** @typedef {{name: string, score: number, luck: number, lost: number}} Side */
/** @typedef {{number: number, deal: number, is_deal: boolean, side: number, swing: number, text: string}} TurningPoint */
/**
 * @typedef {object} Review
 * @property {{id: string, title: string}} rules
 * @property {Side[]} sides
 * @property {Player[]} players
 * @property {number[]} winners
 * @property {number[]} chances
 * @property {TurningPoint[]} turning_points
 * @property {Deal[]} deals
 */

export {};
