// The calls of a page without a server: one after another, what is kept comes before what is shown.

import assert from "node:assert/strict";
import { test } from "node:test";
import { caller } from "../../src/cassino/web/static/local/calls.js";
import { memory } from "../../src/cassino/web/static/local/keep.js";

/** A host that wishes these things and notes the answers. @param {object[][]} talks one list for each call */
function speaking(talks) {
  const heard = [];
  let rest = [];
  const next = () => (rest.length ? JSON.stringify(rest.shift()) : "");
  return {
    heard,
    begin(call) {
      heard.push(JSON.parse(call));
      rest = [...(talks.shift() ?? [])];
      return next();
    },
    go_on(answer) {
      heard.push(JSON.parse(answer));
      return next();
    },
  };
}

const row = { match: "a", version: 1, text: "{}", at: "now", request: null };
const line = { id: "a", created: "now", updated: "now", summary: "{}", seat: 0 };
const quiet = () => new Promise((end) => setTimeout(end, 20));

test("what is kept is kept before it is shown, and other tabs are told", async () => {
  const speaker = speaking([
    [{ do: "keep", rows: [row], lines: [line], things: [] }, { do: "show", window: 1, frame: "{}" }],
  ]);
  const keeper = memory();
  const told = [];
  const spread = [];
  const call = caller(
    Promise.resolve({ speaker, keeper }),
    (message) => told.push([message, keeper.isKept]),
    (matches) => spread.push(...matches),
  );
  call({ call: "hear" });
  await quiet();
  assert.deepEqual(speaker.heard, [{ call: "hear" }, "kept", null]);
  assert.deepEqual(await keeper.read("a", 0), [row]);
  assert.deepEqual(told[0][0], { do: "show", window: 1, frame: "{}" });
  assert.deepEqual(spread, ["a"]);
});

test("calls do not overlap, and an answer goes to the request that asked", async () => {
  const speaker = speaking([
    [{ do: "read", match: "a", after: 0 }, { do: "answer", is_refused: false, text: "1" }],
    [{ do: "answer", is_refused: true, text: "2" }],
  ]);
  const told = [];
  const call = caller(Promise.resolve({ speaker, keeper: memory() }), (message) => told.push(message), () => {});
  call({ call: "one" }, 7);
  call({ call: "two" }, 8);
  await quiet();
  assert.deepEqual(speaker.heard, [{ call: "one" }, [], null, { call: "two" }, null]);
  assert.deepEqual(told, [
    { id: 7, isRefused: false, text: "1" },
    { id: 8, isRefused: true, text: "2" },
  ]);
});

test("what happens later is called later", async () => {
  const speaker = speaking([[{ do: "later", match: "a", version: 3, seconds: 0 }]]);
  const call = caller(Promise.resolve({ speaker, keeper: memory() }), () => {}, () => {});
  call({ call: "open" });
  await quiet();
  assert.deepEqual(speaker.heard.at(-1), { call: "go_on", match: "a", version: 3 });
});

test("a call that breaks is told, and the next one is carried out", async (context) => {
  context.mock.method(console, "error", () => {});
  const speaker = speaking([[], []]);
  const broken = { ...speaker, begin: (call) => (JSON.parse(call).bad ? assert.fail("broken") : speaker.begin(call)) };
  const told = [];
  const started = Promise.resolve({ speaker: broken, keeper: memory() });
  const call = caller(started, (message) => told.push(message), () => {});
  call({ bad: true }, 1);
  call({ bad: true, window: 3 });
  call({ bad: true });
  call({ call: "two" }, 2);
  await quiet();
  assert.deepEqual(told, [
    { id: 1, isBroken: true },
    { window: 3, isBroken: true },
  ]);
  assert.deepEqual(speaker.heard, [{ call: "two" }]);
});

test("other things are kept, found and removed", async () => {
  const thing = { kind: "house", id: "h", version: 1, created: "now", updated: "now", text: "{}", summary: "" };
  const speaker = speaking([
    [
      { do: "keep", rows: [], lines: [], things: [{ thing, before: 0 }] },
      { do: "things", kind: "house", id: "" },
      { do: "things", kind: "house", id: "other" },
      { do: "things", kind: "score", id: "" },
      { do: "remove", kind: "house", id: "h" },
      { do: "things", kind: "house", id: "h" },
    ],
  ]);
  const call = caller(Promise.resolve({ speaker, keeper: memory() }), () => {}, () => {});
  call({ call: "one" });
  await quiet();
  assert.deepEqual(speaker.heard.slice(1), ["kept", [thing], [], [], "kept", []]);
});
