// Requests to the server, and its refusals as errors.

export class Refused extends Error {
  /** @param {string} message @param {string[]} problems */
  constructor(message, problems) {
    super(message);
    this.problems = problems;
  }
}

/** @param {string} path @param {object} [body] @param {string} [method] */
export async function fetchJson(path, body, method = body ? "POST" : "GET") {
  const options = { method, headers: { "content-type": "application/json" }, body: body && JSON.stringify(body) };
  const response = await fetch(path, options);
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(answer.message || `Error ${response.status}`, answer.problems ?? []);
  return answer;
}

/** @param {unknown} problem */
export function inWords(problem) {
  if (!(problem instanceof Error)) return String(problem);
  return [problem.message, ...(problem instanceof Refused ? problem.problems : [])].join(" ");
}
