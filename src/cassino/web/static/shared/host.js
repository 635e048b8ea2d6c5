// Who answers the pages: the server that they come from. In the folder that `cassino site` writes, the content of this
// file and of table/socket.js is another one: there a worker answers (local/host.js, local/link.js).

import { LANGUAGE } from "./texts.js";

/** Whether other people can be here: tables for several, portraits, notifications. */
export const hasPeople = true;

/** How far the host is. It says `host` to the window when it changes: see local/host.js.
 * @type {{trouble: string, waiting: string, notice: string, renew: (() => void)|null}} */
export const host = { trouble: "", waiting: "", notice: "", renew: null };

/** An address with the language of this page: it may have been opened in another one than other pages.
 * @param {string} path */
export function inLanguage(path) {
  const [place, query] = path.split("?");
  const asked = new URLSearchParams(query);
  asked.set("lang", LANGUAGE);
  return `${place}?${asked}`;
}

/** Asks for an answer. It is refused with a status; where there is none, nobody answers, and this fails. A body that is
 * a text is sent as it is. keepalive: it is sent even if the page is left.
 * @param {string} path @param {object|string} [body] @param {string} [method] @param {boolean} [keepalive]
 * @returns {Promise<{isRefused: boolean, status: number, answer: any}>} */
export async function ask(path, body, method = body ? "POST" : "GET", keepalive = false) {
  const options = { method, headers: { "content-type": "application/json" }, body: asText(body), keepalive };
  const response = await fetch(inLanguage(path), options);
  const answer = await response.json().catch(() => ({}));
  return { isRefused: !response.ok, status: response.status, answer };
}

/** @param {object|string} [body] */
const asText = (body) => (typeof body === "object" ? JSON.stringify(body) : body);
