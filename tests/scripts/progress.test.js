// Progress in the lessons: kept, set aside if it cannot be read, and never written over.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { progress, remember } from "../../src/cassino/web/static/shared/progress.js";

/** @type {Map<string, string>} */
const kept = new Map();
let isFull = false;

beforeEach(() => {
  kept.clear();
  isFull = false;
  globalThis.localStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      if (isFull) throw new Error("full");
      kept.set(key, text);
    },
    removeItem: (key) => kept.delete(key),
  };
});

test("steps are kept in order, each once", () => {
  assert.equal(remember("sum-two"), "");
  assert.equal(remember("capture-pair"), "");
  assert.equal(remember("sum-two"), "");
  assert.deepEqual(JSON.parse(kept.get("cassino.lessons")), { version: 1, done: ["capture-pair", "sum-two"] });
});

test("what cannot be read is set aside", () => {
  kept.set("cassino.lessons", "{broken");
  assert.match(progress().trouble, /the old data is kept/);
  assert.equal(kept.get("cassino.lessons.broken"), "{broken");
  assert.equal(progress().trouble, "");
});

test("what can neither be read nor be set aside stays as it is", () => {
  kept.set("cassino.lessons", "{broken");
  isFull = true;
  assert.match(progress().trouble, /no room to keep a copy/);
  assert.match(remember("sum-two"), /not be saved/);
  assert.equal(kept.get("cassino.lessons"), "{broken");
});
