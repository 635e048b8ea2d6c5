import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { renew } from "../../src/cassino/web/static/shared/renewal.js";

let kept;
let loads;
const reload = () => {
  loads += 1;
};
beforeEach(() => {
  [kept, loads] = [{}, 0];
  globalThis.sessionStorage = {
    getItem: (key) => kept[key] ?? null,
    setItem: (key, text) => {
      kept[key] = text;
    },
  };
});

test("a page is loaded anew once, and once more after another upgrade", () => {
  for (const scripts of [
    "/static/a/renewal.js",
    "/static/a/renewal.js",
    "/static/b/renewal.js",
    "/static/b/renewal.js",
  ])
    renew(scripts, reload);
  assert.equal(loads, 2);
});

test("a browser that keeps nothing stays as it is", () => {
  globalThis.sessionStorage = {
    getItem: () => null,
    setItem: () => {
      throw new Error("closed");
    },
  };
  renew("/static/a/renewal.js", reload);
  assert.equal(loads, 0);
});
