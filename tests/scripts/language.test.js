// The choice of a language on the pages without a server.

import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseLanguage } from "../../src/cassino/web/static/local/language.js";

/** Where the choice of a language leads from an address. @param {string} address @param {string} code */
function chosen(address, code) {
  const { pathname, search } = new URL(address, "http://here");
  let found = "";
  globalThis.location = { pathname, search, assign: (path) => (found = path) };
  globalThis.document = { querySelector: () => ({ content: '[["en", "English"], ["es", "Español"]]' }) };
  Object.defineProperty(globalThis, "navigator", { value: { languages: ["es-MX"] }, configurable: true });
  chooseLanguage(code);
  return found;
}

test("each language has pages of its own, but one address for a table", () => {
  assert.equal(chosen("/rules/", "es"), "/es/rules/?lang=es");
  assert.equal(chosen("/es/rules/", "en"), "/rules/?lang=en");
  assert.equal(chosen("/", ""), "/es/?lang=es");
  assert.equal(chosen("/m/aB3", "es"), "/m/aB3?lang=es");
});

test("what else the address asks for stays", () => {
  assert.equal(chosen("/es/puzzle?lang=es&theme=sums", "en"), "/puzzle?lang=en&theme=sums");
  assert.equal(chosen("/house/new/?code=A%2Bb", "es"), "/es/house/new/?code=A%2Bb&lang=es");
});
