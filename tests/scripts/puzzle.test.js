import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { following, kept, source } from "../../src/cassino/web/static/puzzle/addresses.js";

/** @param {string} address */
const at = (address) => new URL(address, "http://here");

describe("addresses of puzzles", () => {
  test("a number, a theme, the choice of the server, or the day", () => {
    assert.equal(source(at("/puzzle")), "/api/puzzles/today");
    assert.equal(source(at("/puzzle/12")), "/api/puzzles/12");
    assert.equal(source(at("/es/puzzle/")), "/api/puzzles/today");
    assert.equal(source(at("/es/puzzle/12/")), "/api/puzzles/12");
    assert.equal(source(at("/puzzle/12?theme=sums")), "/api/puzzles/12");
    assert.equal(source(at("/puzzle?theme=sums&utm=x")), "/api/puzzles/next?theme=sums");
    assert.equal(source(at("/puzzle/next?besides=4")), "/api/puzzles/next?besides=4");
  });

  test("the next one has the chosen theme, and is another", () => {
    assert.equal(following(at("/puzzle/12?theme=sums"), 12), "/puzzle?theme=sums&besides=12");
    assert.equal(following(at("/puzzle"), 3), "/puzzle/next?besides=3");
  });

  test("a chosen puzzle keeps its number and theme", () => {
    assert.equal(kept(at("/puzzle?theme=sums&besides=4"), 12), "/puzzle/12?theme=sums");
    assert.equal(kept(at("/puzzle/next?besides=4"), 12), "/puzzle/12");
  });
});
