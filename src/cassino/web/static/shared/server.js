// Requests to the server, and its refusals as errors.

import { LANGUAGE, told } from "./texts.js";

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

/** An address with the language of this page: it may have been opened in another one than other pages.
 * @param {string} path */
export function inLanguage(path) {
  const [place, query] = path.split("?");
  const asked = new URLSearchParams(query);
  asked.set("lang", LANGUAGE);
  return `${place}?${asked}`;
}

/** @param {string} path @param {object} [body] @param {string} [method] */
export async function fetchJson(path, body, method = body ? "POST" : "GET") {
  const options = { method, headers: { "content-type": "application/json" }, body: body && JSON.stringify(body) };
  const response = await fetch(inLanguage(path), options).catch(() => {
    throw new Refused(told("shared-no-connection"), [], OFFLINE);
  });
  const answer = await response.json().catch(() => ({}));
  const { status } = response;
  if (!response.ok)
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
