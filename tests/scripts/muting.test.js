import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { goOnMuted, keepMuted, mutedIn } from "../../src/cassino/web/static/table/muting.js";

let kept;
beforeEach(() => {
  kept = {};
  globalThis.localStorage = {
    getItem: (key) => kept[key] ?? null,
    setItem: (key, text) => {
      kept[key] = text;
    },
  };
});

test("people are muted in their match only", () => {
  keepMuted("m1/1/Ben", true);
  keepMuted("m2/1/Kim", true);
  assert.deepEqual([mutedIn("m1"), mutedIn("m2"), mutedIn("m")], [["m1/1/Ben"], ["m2/1/Kim"], []]);
  keepMuted("m1/1/Ben", false);
  assert.deepEqual(mutedIn("m1"), []);
});

test("they stay muted in the rematch", () => {
  keepMuted("m1/1/Ben", true);
  goOnMuted("m1", mutedIn("m1"), "m2");
  assert.deepEqual([mutedIn("m1"), mutedIn("m2")], [["m1/1/Ben"], ["m2/1/Ben"]]);
});

test("only the last 200 are kept, and nothing is spoiled by what else is stored", () => {
  for (let number = 0; number < 210; number += 1) keepMuted(`m${number}/1/Ben`, true);
  assert.deepEqual([mutedIn("m9"), mutedIn("m10"), mutedIn("m209")], [[], ["m10/1/Ben"], ["m209/1/Ben"]]);
  kept["cassino.muted"] = "{";
  assert.deepEqual(mutedIn("m209"), []);
  kept["cassino.muted"] = '[1, "m1/1/Ben"]';
  assert.deepEqual(mutedIn("m1"), ["m1/1/Ben"]);
});

test("a browser that keeps nothing", () => {
  globalThis.localStorage = {
    getItem: () => {
      throw new Error("closed");
    },
    setItem: () => {
      throw new Error("closed");
    },
  };
  keepMuted("m1/1/Ben", true);
  assert.deepEqual(mutedIn("m1"), []);
});
