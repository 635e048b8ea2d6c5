// What the score page and the server say to each other.

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
