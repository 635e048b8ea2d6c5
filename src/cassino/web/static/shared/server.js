// Requests to the server, and its refusals as errors.

import { ask } from "./host.js";
import { told } from "./texts.js";

/** The code of a refusal that comes from nobody: there is no connection to the server. */
export const OFFLINE = "offline";

export class Refused extends Error {
  /** @param {string} message @param {string[]} problems @param {string} [code] */
  constructor(message, problems, code = "") {
    super(message);
    this.problems = problems;
    this.code = code;
  }
}

/** @param {string} path @param {object|string} [body] @param {string} [method] */
export async function fetchJson(path, body, method) {
  const { isRefused, status, answer } = await ask(path, body, method).catch(() => {
    throw new Refused(told("shared-no-connection"), [], OFFLINE);
  });
  if (isRefused)
    throw new Refused(answer.message || told("shared-error", { status }), answer.problems ?? [], answer.error);
  return answer;
}

/** Makes me known by a name: a guest, where I was nobody yet. @param {string} name */
export const introduce = (name) => fetchJson("/api/me", { name: name.trim() });

/** @param {unknown} problem */
export function inWords(problem) {
  if (!(problem instanceof Error)) return String(problem);
  return [problem.message, ...(problem instanceof Refused ? problem.problems : [])].join(" ");
}
