// How a match is watched that this person does not play.

/**
 * How a match is watched that this person does not play: bots, or a match that is over.
 * @typedef {object} Reel
 * @property {"bots"|"replay"} of
 * @property {boolean} playing whether it goes on by itself
 * @property {"slow"|"normal"|"fast"} speed
 * @property {boolean} hands whether all hands are shown
 * @property {number[]|null} chances of each side to win the match
 * @property {number} place of the view in the deal, from 0; and that of the last one
 * @property {number} last
 * @property {number} deal
 * @property {number} deals how many there are; 0 where that is not known
 */
/** What a watcher wants to see.
 * @typedef {{do: "play"|"pause"|"back"|"forward"|"hands"} | {do: "deal", deal: number} | {do: "speed",
 *   speed: Reel["speed"]}} Wind */
/**
 * How a match is watched.
 * @typedef {object} ReelPart
 * @property {Reel|null} reel
 */

/** The name of the question for chances: without an answer they are not shown. */
export const CHANCES = "chances";

/** A table that goes on by itself, with all hands shown. @type {Reel} */
export const NEW_REEL = {
  of: "bots",
  playing: true,
  speed: "normal",
  hands: true,
  chances: null,
  place: 0,
  last: 0,
  deal: 1,
  deals: 0,
};
