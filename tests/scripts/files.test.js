import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { fromFile } from "../../src/cassino/web/static/local/files.js";

const DAY = 24 * 3600 * 1000;
const FILES = {
  lessons: { "/api/lessons": { first: 3 }, "/api/lessons/deal": { turn: 1 } },
  puzzles: {
    since: new Date(Date.now() - 4 * DAY).toISOString().slice(0, 10),
    "/api/puzzles/1": { number: 1, of: 3 },
    "/api/puzzles/2": { number: 2, of: 3 },
    "/api/puzzles/3": { number: 3, of: 3 },
  },
};
globalThis.fetch = async (address) => {
  const found = FILES[/([a-z]+)\.json$/.exec(String(address))?.[1] ?? ""];
  return new Response(JSON.stringify(found), { status: found ? 200 : 404 });
};

describe("answers in files", () => {
  test("are those that are the same for everybody", async () => {
    assert.deepEqual(await fromFile("/api/lessons?lang=en"), { first: 3 });
    assert.deepEqual(await fromFile("/api/lessons/deal", { moves: [] }), { turn: 1 });
    for (const [path, body] of [
      ["/api/lessons/deal", { moves: ["8S x 8H"] }],
      ["/api/lessons/deal/select", { moves: [], cards: [], table: [] }],
      ["/api/lessons/chess"],
      ["/api/matches"],
      ["/api/variants"],
    ])
      assert.equal(await fromFile(path, body), null, path);
  });

  test("have a puzzle for each day, and begin again after the last one", async () => {
    const day = new Date().toISOString().slice(0, 10);
    assert.deepEqual(await fromFile("/api/puzzles/today"), { number: 2, of: 3, day });
    assert.deepEqual(await fromFile("/api/puzzles/3"), { number: 3, of: 3 });
    assert.equal(await fromFile("/api/puzzles/next?besides=1"), null);
  });
});
