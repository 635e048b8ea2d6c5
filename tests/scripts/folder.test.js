import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import vm from "node:vm";

const SCRIPT = readFileSync(new URL("../../src/cassino/site/sw.js", import.meta.url), "utf8");
const MOVED = { "/rules/casino/": "/rules/casino_long/" };
const PLACES = [
  ["/m/.+", "/"],
  ["/puzzle/.+", "/puzzle/"],
];
const FILES = {
  "/": "start",
  "/es/": "inicio",
  "/puzzle/": "a puzzle",
  "/404.html": "nothing here",
  "/es/404.html": "nada",
  "/python/2/a.zip": "Python",
};

/** @param {string} text */
const digest = (text) => createHash("sha256").update(text).digest("hex").slice(0, 24);

/** A script as `cassino site` writes it. @param {string} version @param {Record<string, string>} files */
function written(version, files) {
  const digests = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, digest(text)]));
  return SCRIPT.replace("%VERSION%", version)
    .replace('["%LANGUAGES%"]', '["en", "es"]')
    .replace('[["%PLACES%", ""]]', JSON.stringify(PLACES))
    .replace('{ "%MOVED%": "" }', JSON.stringify(MOVED))
    .replace('{ "%FILES%": "" }', JSON.stringify(digests));
}

/** The caches of a browser: by their names, the texts of their files.
 * @param {Record<string, Record<string, string>>} kept */
const cachesOf = (kept) => ({
  keys: async () => Object.keys(kept),
  delete: async (name) => delete kept[name],
  open: async (name) => {
    kept[name] ??= {};
    const found = (path) => (path in kept[name] ? new Response(kept[name][path]) : undefined);
    return {
      put: async (path, answer) => (kept[name][path] = await answer.text()),
      match: async (path) => found(path),
      keys: async () => Object.keys(kept[name]).map((path) => ({ url: `https://here${path}` })),
    };
  },
  match: async (path) => Object.values(kept).flatMap((each) => (path in each ? [new Response(each[path])] : []))[0],
});

/** A worker in a browser that has kept something. @param {Record<string, Record<string, string>>} kept
 * @param {Record<string, string>} served what the server has; it notes what it is asked for */
function worker(kept, served, files = FILES) {
  const handlers = {};
  const asked = [];
  const done = [];
  const fetch = async (request) => {
    const path = typeof request === "string" ? request : new URL(request.url).pathname;
    asked.push(path);
    if (!(path in served)) return new Response("", { status: 404 });
    return new Response(served[path]);
  };
  const location = { origin: "https://here" };
  const self = {
    addEventListener: (type, handler) => (handlers[type] = handler),
    skipWaiting: async () => done.push("begins"),
    clients: { claim: async () => {} },
  };
  const names = { self, location, caches: cachesOf(kept), crypto: globalThis.crypto, fetch, URL, Response, Uint8Array };
  vm.runInNewContext(written("new", files), names);
  const happen = async (type, event = {}) => {
    const waits = [];
    handlers[type]({ ...event, waitUntil: (wait) => waits.push(wait) });
    await Promise.all(waits);
  };
  const open = async (path, mode = "navigate") => {
    let given;
    const request = { method: "GET", mode, url: `https://here${path}` };
    handlers.fetch({ request, respondWith: (answer) => (given = answer) });
    const answer = await given;
    return [answer.status, answer.headers.get("location") ?? (await answer.text())];
  };
  return { happen, open, asked, done };
}

describe("a version", () => {
  test("is kept as a whole", async () => {
    const kept = {};
    await worker(kept, FILES).happen("install");
    assert.deepEqual(kept, { "cassino new": FILES });
  });

  test("is not kept at all if a file is missing or another one", async () => {
    for (const wrong of [{ ...FILES, "/es/": "of another version" }, { "/": "start" }]) {
      const kept = { "cassino old": { "/": "old" } };
      await assert.rejects(worker(kept, wrong).happen("install"), /not the file of this version/);
      assert.deepEqual(kept, { "cassino old": { "/": "old" } });
    }
  });

  test("takes from the one before what is the same, also at another address", async () => {
    const kept = { "cassino old": { "/python/1/a.zip": "Python", "/": "old" } };
    const { happen, asked } = worker(kept, FILES);
    await happen("install");
    assert.ok(!asked.includes("/python/2/a.zip") && asked.includes("/"));
    assert.deepEqual(kept["cassino new"], FILES);
  });

  test("begins when a page wants it, and the one before it is still kept", async () => {
    const kept = { "cassino oldest": {}, "cassino old": {}, "cassino new": FILES, "cassino language": {} };
    const { happen, done } = worker(kept, {});
    await happen("message", { data: { type: "skipWaiting" } });
    await happen("activate");
    assert.deepEqual(done, ["begins"]);
    assert.deepEqual(Object.keys(kept), ["cassino old", "cassino new", "cassino language"]);
  });
});

describe("a page", () => {
  test("has the language of its address, and then that of the choice", async () => {
    const { happen, open } = worker({ "cassino new": FILES }, {});
    assert.deepEqual(await open("/"), [200, "start"]);
    await happen("message", { data: { type: "language", language: "es" } });
    assert.deepEqual(await open("/m/abc"), [200, "inicio"]);
    await happen("message", { data: { type: "language", language: "en" } });
    assert.deepEqual(await open("/"), [200, "inicio"], "a page does not change a choice");
    assert.deepEqual(await open("/?lang=en"), [200, "start"]);
    assert.deepEqual(await open("/"), [200, "start"]);
  });

  test("at another name leads on, in its language", async () => {
    const { open } = worker({ "cassino new": FILES }, {});
    assert.deepEqual(await open("/rules/casino"), [302, "https://here/rules/casino_long/"]);
    assert.deepEqual(await open("/es/rules/casino/"), [302, "https://here/es/rules/casino_long/"]);
  });

  test("that nobody knows is ours; one that only the server has is its own", async () => {
    const { open } = worker({ "cassino new": FILES }, { "/thanks/": "thanks" });
    assert.deepEqual(await open("/nothing"), [404, "nothing here"]);
    assert.deepEqual(await open("/es/nada"), [404, "nada"]);
    assert.deepEqual(await open("/thanks/"), [200, "thanks"]);
    assert.deepEqual(await open("/puzzle/12?lang=en"), [200, "a puzzle"]);
  });
});

test("a file is of the version that names it", async () => {
  const kept = { "cassino old": { "/static/1/a.js": "old" }, "cassino new": { "/static/2/a.js": "new" } };
  const { open } = worker(kept, { "/static/3/a.js": "newest" });
  assert.deepEqual(await open("/static/1/a.js", "cors"), [200, "old"]);
  assert.deepEqual(await open("/static/2/a.js", "cors"), [200, "new"]);
  assert.deepEqual(await open("/static/3/a.js", "cors"), [200, "newest"]);
});
