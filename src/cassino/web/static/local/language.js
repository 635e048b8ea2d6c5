// The language of the pages where there is no server: each language has documents of its own, and the service worker
// keeps the choice (cassino/site/sw.js).

import { LANGUAGE } from "../shared/texts.js";

/** The languages to choose from, with their own names, by code; the first one has no prefix in its addresses.
 * @returns {[string, string][]} */
export function languages() {
  const found = /** @type {HTMLMetaElement|null} */ (document.querySelector('meta[name="languages"]'));
  return JSON.parse(found?.content || "[]");
}

/** The code of the language of this page. */
export const chosenLanguage = () => LANGUAGE;

/** Loads the page in another language. @param {string} code empty: that of the browser */
export function chooseLanguage(code) {
  const codes = languages().map(([each]) => each);
  const own = navigator.languages.map((each) => each.split("-")[0]).find((each) => codes.includes(each));
  const wanted = code || own || codes[0];
  const first = location.pathname.split("/")[1];
  const path = codes.includes(first) ? location.pathname.slice(first.length + 1) || "/" : location.pathname;
  // A table has one address in all languages.
  const prefix = wanted === codes[0] || path.startsWith("/m/") ? "" : `/${wanted}`;
  const asked = new URLSearchParams(location.search);
  asked.set("lang", wanted);
  location.assign(`${prefix}${path}?${asked}`);
}
