// The rule book of rules that are not shipped, where there is no server: Python writes the page that a server would.

import { cover } from "../shared/cover.js";
import { html, render } from "../vendor/lit-html/lit-html.js";
import { fetchJson, inWords } from "../shared/server.js";
import { applyLook } from "../shared/settings.js";
import { load, told } from "../shared/texts.js";

await load("pages");
const root = /** @type {HTMLElement} */ (document.getElementById("main"));
const STATIC = new URL("../", import.meta.url);
/** What follows the language in the address. */
const BOOK = /\/[^/]+\/[^/]+\/rules(?=\/?$)/;

applyLook();
try {
  render(html`<p class="dim" role="status">${told("pages-loading")}</p>`, root);
  const { page } = await fetchJson(`${BOOK.exec(location.pathname)?.[0] ?? ""}${location.search}`);
  show(new DOMParser().parseFromString(page, "text/html"));
} catch (problem) {
  render(html`${cover(told("pages-rules"))}<p class="notice" role="alert">${inWords(problem)}</p>`, root);
}

/** @param {Document} made */
function show(made) {
  document.title = made.title;
  const main = made.getElementById("main");
  if (main) root.replaceChildren(...main.childNodes);
  else print(made);
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

/** The pages to print have styles of their own, and nothing around them. @param {Document} made */
function print(made) {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const styles = made.querySelectorAll('link[rel="stylesheet"]');
  for (const link of styles) link.href = new URL(link.getAttribute("href") ?? "", STATIC).href;
  for (const old of document.head.querySelectorAll('link[rel="stylesheet"], meta[name="color-scheme"]')) old.remove();
  document.head.append(...styles);
  document.body.replaceWith(made.body);
}
