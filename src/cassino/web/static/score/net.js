// What the score page and the server say to each other.

import { ask } from "../shared/host.js";
import { told } from "../shared/texts.js";

/** A refusal of the server, with everything that is wrong. */
export class Refused extends Error {
  /** @param {string} code @param {string} message @param {string[]} problems */
  constructor(code, message, problems) {
    super(message);
    this.code = code;
    this.problems = problems;
  }
}

/** @param {string} path @param {object} [body] @param {string} [method] @param {boolean} [isLast] the page is left */
export async function talk(path, body, method, isLast) {
  const { isRefused, status, answer } = await ask(path, body, method, isLast).catch(() => {
    throw new Refused("outage", told("score-outage"), []);
  });
  if (isRefused)
    throw new Refused(answer.error ?? "", answer.message ?? told("score-error", { status }), answer.problems ?? []);
  return answer;
}
