import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import vm from "node:vm";

const SCRIPT = readFileSync(new URL("../../src/cassino/web/static/sw.js", import.meta.url), "utf8");

/** What the server writes before the script. */
const SHELL = {
  version: "new",
  documents: { table: "a table", offline: "no connection" },
  headers: { "content-type": "text/html" },
  files: ["/static/0123456789ab/a.js", "/static/0123456789ab/b.js"],
};
const IMMUTABLE = { headers: { "cache-control": "public, immutable" } };

/** The caches of a browser: by their names, what they have. @param {Record<string, Record<string, Response>>} kept */
const cachesOf = (kept) => ({
  keys: async () => Object.keys(kept),
  delete: async (/** @type {string} */ name) => delete kept[name],
  open: async (/** @type {string} */ name) => {
    kept[name] ??= {};
    return { put: async (/** @type {string} */ path, /** @type {Response} */ answer) => (kept[name][path] = answer) };
  },
  match: async (/** @type {string} */ url) =>
    Object.values(kept).flatMap((each) => each[new URL(url).pathname] ?? [])[0],
});

/** A service worker that keeps files. @param {Record<string, Record<string, Response>>} kept
 * @param {(asked: any) => Promise<Response>} fetch */
function keeper(kept, fetch) {
  /** @type {Record<string, (event: any) => void>} */
  const handlers = {};
  /** @type {string[]} */
  const done = [];
  const self = {
    shell: SHELL,
    location: { origin: "https://here" },
    addEventListener: (/** @type {string} */ type, /** @type {(event: any) => void} */ handler) =>
      (handlers[type] = handler),
    skipWaiting: async () => done.push("in force"),
    registration: {},
    clients: { claim: async () => {} },
  };
  vm.runInNewContext(SCRIPT, { self, URL, String, Response, Promise, Error, fetch, caches: cachesOf(kept) });
  const happen = async (/** @type {string} */ type) => {
    /** @type {Promise<unknown>[]} */
    const waits = [];
    handlers[type]({ waitUntil: (/** @type {Promise<unknown>} */ wait) => waits.push(wait) });
    await Promise.all(waits);
  };
  /** What a page gets; nothing where the worker leaves it to the browser. @param {object} request */
  const answer = async (request) => {
    /** @type {Promise<Response>|undefined} */
    let given;
    const asked = { method: "GET", mode: "cors", ...request };
    handlers.fetch({ request: asked, respondWith: (/** @type {Promise<Response>} */ answer) => (given = answer) });
    return (await given)?.text();
  };
  return { happen, answer, done };
}

const none = async () => {
  throw new TypeError("no network");
};

describe("what the service worker keeps", () => {
  test("all files, or none: then the version before stays", async () => {
    for (const wrong of [new Response("gone", { status: 404 }), new Response("of another version")]) {
      const kept = { "shell old": {} };
      const fetch = async (/** @type {string} */ path) =>
        path.endsWith("b.js") ? wrong : new Response("file", IMMUTABLE);
      const { happen, done } = keeper(kept, fetch);
      await assert.rejects(happen("install"));
      assert.deepEqual([Object.keys(kept), done], [["shell old"], []]);
    }
    /** @type {Record<string, Record<string, Response>>} */
    const kept = { "shell old": {} };
    const { happen, done } = keeper(kept, async () => new Response("file", IMMUTABLE));
    await happen("install");
    assert.deepEqual(Object.keys(kept["shell new"]), SHELL.files);
    assert.deepEqual(done, ["in force"]);
  });

  test("the version before, for pages that are open, and nothing older", async () => {
    const kept = { "shell older": {}, "shell old": {}, "shell new": {}, other: {} };
    await keeper(kept, none).happen("activate");
    assert.deepEqual(Object.keys(kept), ["shell old", "shell new", "other"]);
  });

  test("without a network: a table, a sentence, files of any version", async () => {
    const file = "/static/ba9876543210/c.js";
    const { answer } = keeper({ "shell old": { [file]: new Response("old file") } }, none);
    const page = (/** @type {string} */ path) => answer({ mode: "navigate", url: `https://here${path}` });
    for (const path of ["/", "/?watch", "/m/abc", "/m/abc?seat=1"]) assert.equal(await page(path), "a table");
    for (const path of ["/rules", "/m/abc/replay", "/account"]) assert.equal(await page(path), "no connection");
    assert.equal(await answer({ url: `https://here${file}` }), "old file");
    await assert.rejects(answer({ url: "https://here/static/ba9876543210/d.js" }));
  });

  test("the server's pages first; nothing of its answers", async () => {
    const { answer } = keeper({}, async () => new Response("from the server"));
    assert.equal(await answer({ mode: "navigate", url: "https://here/" }), "from the server");
    const elsewhere = "https://else/static/ba9876543210/d";
    for (const url of ["https://here/api/me", "https://here/manifest.webmanifest", elsewhere])
      assert.equal(await answer({ url }), undefined);
    assert.equal(await answer({ mode: "navigate", url: "https://here/api/me/export" }), undefined);
    assert.equal(await answer({ mode: "navigate", method: "POST", url: "https://here/" }), undefined);
  });
});

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
