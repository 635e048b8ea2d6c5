// How the store of a page without a server is opened, where other tabs or versions of the folder have it, too.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openKeeper } from "../../src/cassino/web/static/local/keep.js";

const quiet = () => new Promise((end) => setTimeout(end, 20));

/** A browser whose requests to open the store are answered by a test. */
function browser() {
  const requests = [];
  globalThis.indexedDB = { open: (_name, form) => (requests.push({ form }), requests.at(-1)) };
  return requests;
}

/** A connection, which knows whether it was closed. */
const connection = () => ({
  isClosed: false,
  close() {
    this.isClosed = true;
  },
});

/** @param {any} request @param {any} result */
function succeed(request, result) {
  request.result = result;
  request.onsuccess();
}

test("an earlier version of the folder opens the store as a later one has left it", async () => {
  const requests = browser();
  const keeper = openKeeper();
  requests[0].error = { name: "VersionError" };
  requests[0].onerror();
  await quiet();
  assert.equal(requests[1].form, undefined);
  succeed(requests[1], connection());
  assert.equal((await keeper).isKept, true);
});

test("a tab that lets go of the store in a moment is waited for", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const [requests, keeper] = [browser(), openKeeper()];
  requests[0].onblocked();
  context.mock.timers.tick(1000);
  succeed(requests[0], connection());
  context.mock.timers.tick(10_000);
  assert.equal((await keeper).isKept, true);
});

test("where a tab does not, the store is not held either", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const [requests, keeper, late] = [browser(), openKeeper(), connection()];
  requests[0].onblocked();
  context.mock.timers.tick(10_000);
  assert.equal((await keeper).isKept, false);
  succeed(requests[0], late);
  assert.equal(late.isClosed, true);
});
