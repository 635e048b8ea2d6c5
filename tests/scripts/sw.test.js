import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import vm from "node:vm";

const SCRIPT = readFileSync(new URL("../../src/cassino/web/static/sw.js", import.meta.url), "utf8");

/** A service worker with some windows open; what it shows, focuses and opens is noted. @param {string[]} urls */
function worker(urls) {
  /** @type {Record<string, (event: any) => void>} */
  const handlers = {};
  /** @type {any[]} */
  const done = [];
  const self = {
    addEventListener: (/** @type {string} */ type, /** @type {(event: any) => void} */ handler) =>
      (handlers[type] = handler),
    registration: {
      showNotification: async (/** @type {string} */ title, /** @type {any} */ options) =>
        done.push([title, options.body, options.tag]),
    },
    clients: {
      matchAll: async () => urls.map((url) => ({ url, focus: async () => done.push(["focus", url]) })),
      openWindow: async (/** @type {string} */ path) => done.push(["open", path]),
    },
  };
  vm.runInNewContext(SCRIPT, { self, URL, String });
  const happen = async (/** @type {string} */ type, /** @type {object} */ event) => {
    /** @type {Promise<unknown>[]} */
    const waits = [];
    handlers[type]({ ...event, waitUntil: (/** @type {Promise<unknown>} */ wait) => waits.push(wait) });
    await Promise.all(waits);
    return done;
  };
  return happen;
}

const tapped = (/** @type {string} */ path) => ({ notification: { data: path, close: () => {} } });

describe("the service worker", () => {
  test("shows what it is sent", async () => {
    const sent = { title: "It is your turn", body: "Casino with Ann", path: "/m/abc" };
    assert.deepEqual(await worker([])("push", { data: { json: () => sent } }), [
      ["It is your turn", "Casino with Ann", "/m/abc"],
    ]);
  });

  test("a tap goes to the window with the table, or opens one", async () => {
    const urls = ["http://here/", "http://here/m/abc?seat=1"];
    assert.deepEqual(await worker(urls)("notificationclick", tapped("/m/abc")), [["focus", urls[1]]]);
    assert.deepEqual(await worker(urls)("notificationclick", tapped("/m/other")), [["open", "/m/other"]]);
  });

  test("it opens nothing but tables", async () => {
    for (const path of ["https://elsewhere.example/", "//elsewhere.example", "/account", ""]) {
      assert.deepEqual(await worker([])("notificationclick", tapped(path)), []);
    }
  });
});
