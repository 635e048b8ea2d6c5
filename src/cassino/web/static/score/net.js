// What the score page and the server say to each other.

import { inLanguage } from "../shared/server.js";
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

/** @param {string} path @param {object} [body] @param {string} [method] */
export async function talk(path, body, method = body ? "POST" : "GET") {
  const options = { method, headers: { "content-type": "application/json" }, body: body && JSON.stringify(body) };
  const response = await fetch(inLanguage(path), options).catch(() => {
    throw new Refused("outage", told("score-outage"), []);
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok)
    throw new Refused(
      answer.error ?? "",
      answer.message ?? told("score-error", { status: response.status }),
      answer.problems ?? [],
    );
  return answer;
}
