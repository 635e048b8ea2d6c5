// What the score page and the server say to each other.

/** @typedef {{captured: string[]|null, cards: number|null, suits: (number|null)[], special: string[]|null, best: (string|null)[], oranges: number, false_oranges: number}} SideDraft */
/** @typedef {{side: number, size: number, first: boolean}} Sweep */
/** @typedef {{sides: SideDraft[], sweeps: Sweep[], mishaps: {fault: string, seat: number}[], claim: number|null, thrown_in_by: number|null, first: number|"together"|null}} Draft */
/** @typedef {{name: string, title: string, counts: number[], points: number[]}} Line */
/** @typedef {{lines: Line[], points: number[], reasons: string[]}} Count */
/** @typedef {Count & {number: number, dealer: string, after: number[], result: string[], draft: Draft}} Entered */
/**
 * @typedef {object} Needed
 * @property {number[]} suits
 * @property {string[]} special
 * @property {string[][]} best
 * @property {boolean} sweeps
 * @property {boolean} sweep_sizes
 * @property {boolean} first_play_sweep
 * @property {boolean} sweep_order
 * @property {boolean} oranges
 * @property {boolean} penalties
 * @property {"none"|"count_out"|"announce"} claim
 */
/**
 * @typedef {object} Deal
 * @property {number} number
 * @property {boolean} corrected
 * @property {number} dealer
 * @property {string[]} notes
 * @property {Needed} needed
 * @property {Draft} draft
 * @property {Draft} filled
 * @property {number[]} contenders
 * @property {string[]} problems
 * @property {Count|null} count
 */
/** @typedef {{card: string, symbol: string, name: string}} Printed */
/**
 * @typedef {object} View
 * @property {string} id
 * @property {number} version
 * @property {boolean} own whether it may be changed here
 * @property {string} title
 * @property {string} rules
 * @property {string} goal
 * @property {string[]} names
 * @property {{name: string, score: number}[]} sides
 * @property {"open"|"over"} phase
 * @property {number[]} winners
 * @property {{size: number, colors: boolean, suits: {suit: number, name: string, cards: Printed[]}[]}} pack
 * @property {Entered[]} deals
 * @property {Deal|null} deal
 */

/** A refusal of the server, with everything that is wrong. */
export class Refused extends Error {
  /** @param {string} code @param {string} message @param {string[]} problems */
  constructor(code, message, problems) {
    super(message);
    this.code = code;
    this.problems = problems;
  }
}

/** @param {string} path @param {object} [body] @param {string} [method] */
export async function talk(path, body, method = body ? "POST" : "GET") {
  const options = { method, headers: { "content-type": "application/json" }, body: body && JSON.stringify(body) };
  const response = await fetch(path, options).catch(() => {
    throw new Refused("outage", "The server cannot be reached just now.", []);
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(answer.error ?? "", answer.message ?? `Error ${response.status}`, answer.problems ?? []);
  return answer;
}
