import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { average, byGame, opponentsIn, part, summed } from "../../src/cassino/web/static/statistics/sums.js";
import { load } from "../../src/cassino/web/static/shared/texts.js";

await load("pages");

const NONE = { matches: 0, won: 0, deals: 0, points: 0, sweeps: 0, builds_kept: 0, builds_lost: 0, builds_taken: 0 };
const LINES = [
  { ...NONE, variant: "royal", title: "Royal Casino", opponents: "people", matches: 3, won: 1, deals: 9 },
  { ...NONE, variant: "casino_long", title: "Casino", opponents: "people", matches: 2, won: 2, deals: 4 },
  { ...NONE, variant: "casino_long", title: "Casino", opponents: "heuristic", matches: 4, won: 1, deals: 6 },
];

describe("personal statistics", () => {
  test("the game played most comes first, against all or some opponents", () => {
    assert.deepEqual(
      byGame(LINES, "").map((game) => [game.title, game.matches, game.won]),
      [
        ["Casino", 6, 3],
        ["Royal Casino", 3, 1],
      ],
    );
    assert.deepEqual(
      byGame(LINES, "people").map((game) => game.title),
      ["Royal Casino", "Casino"],
    );
    assert.deepEqual(
      byGame(LINES, "heuristic").map((game) => game.deals),
      [6],
    );
    assert.deepEqual(opponentsIn(LINES), ["people", "heuristic"]);
  });

  test("nothing is divided by nothing", () => {
    assert.deepEqual([average(9, 4), average(0, 0), part(1, 3), part(0, 0)], ["2.3", "–", "33%", "–"]);
    assert.equal(summed(LINES).matches, 9);
    assert.deepEqual(summed([]), NONE);
  });
});
