// What changes the match gets a name, so that it can be sent again and still happens once.

const LASTING = new Set([
  "move",
  "claim",
  "undo",
  "next_deal",
  "rematch",
  "offer",
  "agree",
  "decline",
  "flag",
  "resign",
  "fill",
  "salt",
]);

/** Of this page, so that no two pages use the same name. getRandomValues works without https, randomUUID does not. */
const PAGE = [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
let requests = 0;

/** @typedef {import("../types.js").Request} Request */

/** Whether a request changes the match. @param {Request} request */
export const isLasting = ({ type }) => LASTING.has(type);

/** A name of its own for a request; it ends with what the request is called already. @param {Request} request
 * @returns {Request} */
export function named(request) {
  requests += 1;
  return { ...request, id: [PAGE, requests, request.id ?? []].flat().join(".") };
}

/** What a request was called before it got its name. @param {string} id */
export const calledBefore = (id) => id.split(".")[2];
