import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { forgetShown, keepShown, lastShown } from "../../src/cassino/web/static/shared/shown.js";

/** A place for texts in a browser. */
function storage() {
  /** @type {Map<string, string>} */
  const kept = new Map();
  return {
    getItem: (/** @type {string} */ name) => kept.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ text) => kept.set(name, text),
    removeItem: (/** @type {string} */ name) => kept.delete(name),
  };
}

const FRAME = /** @type {any} */ ({ type: "view", version: 7, view: { hand: ["4H"] } });

beforeEach(() => {
  Object.assign(globalThis, {
    localStorage: storage(),
    sessionStorage: storage(),
    location: { pathname: "/m/abc", search: "?seat=1" },
  });
});

test("the page of a table gets back what it showed last, and no other page does", () => {
  assert.equal(lastShown(), null);
  keepShown({ ...FRAME, version: 6 });
  keepShown(FRAME);
  assert.deepEqual(lastShown(), FRAME);
  Object.assign(globalThis, { location: { pathname: "/m/abc", search: "" } });
  assert.equal(lastShown(), null);
});

test("who signs in or out gets nothing in any tab", () => {
  keepShown(FRAME);
  const other = globalThis.sessionStorage;
  Object.assign(globalThis, { sessionStorage: storage() });
  forgetShown();
  assert.equal(lastShown(), null);
  Object.assign(globalThis, { sessionStorage: other });
  assert.equal(lastShown(), null);
  keepShown({ ...FRAME, version: 8 });
  assert.equal(lastShown()?.version, 8);
});

test("a browser that keeps nothing shows nothing", () => {
  Object.assign(globalThis, { localStorage: undefined, sessionStorage: undefined });
  keepShown(FRAME);
  forgetShown();
  assert.equal(lastShown(), null);
});
