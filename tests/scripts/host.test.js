// Files of a page without a server: each is made once, and where that fails, people are told why.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const quiet = () => new Promise((end) => setTimeout(end, 20));
/** What the page asks of its workers. @type {any[]} */
const calls = [];
/** Names of files that were saved. @type {string[]} */
const saved = [];
/** @type {(event: any) => void} */
let click = () => {};
/** @type {any} */
let worker;

class Fake {
  constructor() {
    worker = this;
  }
  postMessage(message) {
    if (message.call) calls.push(message);
  }
}

/** An element: a notice, or a link to a file that is saved. */
const element = () => ({
  textContent: "",
  matches: () => true,
  remove: () => {},
  click() {
    saved.push(this.download);
  },
});

globalThis.document = {
  documentElement: { lang: "en", dataset: {} },
  createElement: element,
  addEventListener: (type, heard) => (click = heard),
};
Object.assign(globalThis, { Worker: Fake, dispatchEvent: () => {}, addEventListener: () => {} });
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
URL.createObjectURL = () => "blob:1";
URL.revokeObjectURL = () => {};
await import("../../src/cassino/web/static/local/host.js");

/** A link that was tapped, and what stands after it. @param {string} href */
function linkTo(href) {
  const link = {
    download: "score.csv",
    nextElementSibling: null,
    getAttribute: () => href,
    closest: () => link,
    after: (notice) => (link.nextElementSibling = notice),
  };
  return link;
}

const tap = (link) => click({ target: link, preventDefault: () => {} });
const answer = (found) => worker.onmessage({ data: { id: calls.at(-1).id, ...found } });

beforeEach(() => {
  calls.length = saved.length = 0;
});

test("a file is made once, even if its link is tapped twice", async () => {
  const link = linkTo("/api/scorebooks/1/sheet.csv");
  tap(link);
  tap(link);
  assert.equal(calls.length, 1);
  answer({ isRefused: false, text: "a,b" });
  await quiet();
  assert.deepEqual(saved, ["score.csv"]);
  tap(link);
  assert.equal(calls.length, 2);
  answer({ isRefused: false, text: "a,b" });
  await quiet();
});

test("people are told why there is no file", async () => {
  const link = linkTo("/api/scorebooks/2/sheet.csv");
  tap(link);
  answer({ isRefused: true, text: JSON.stringify({ message: "There is no such score." }) });
  await quiet();
  assert.equal(link.nextElementSibling?.textContent, "There is no such score.");
  tap(link);
  answer({ isBroken: true });
  await quiet();
  assert.match(link.nextElementSibling?.textContent ?? "", /^Something went wrong/);
  worker.onmessage({ data: { isFailed: true, hasWasm: true } });
  tap(link);
  await quiet();
  assert.match(link.nextElementSibling?.textContent ?? "", /^The game could not start/);
  assert.deepEqual(saved, []);
});
