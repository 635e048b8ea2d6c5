import assert from "node:assert/strict";
import { test } from "node:test";
import { isBlank } from "../../src/cassino/web/static/score/drafts.js";

const side = {
  captured: null,
  cards: null,
  suits: [null, null, null, null],
  special: null,
  best: [null, null, null, null],
  oranges: 0,
  false_oranges: 0,
};
const blank = { sides: [side, side], sweeps: [], mishaps: [], claim: null, thrown_in_by: null, first: null };

test("a deal is blank until something is entered for it", () => {
  assert.equal(isBlank(blank), true);
  assert.equal(isBlank({ ...blank, sides: [side, { ...side, captured: [] }] }), true);
  for (const told of [
    { cards: 0 },
    { captured: ["AS"] },
    { special: ["AS"] },
    { suits: [null, 3, null, null] },
    { best: ["7C", null, null, null] },
    { oranges: 1 },
    { false_oranges: 1 },
  ])
    assert.equal(isBlank({ ...blank, sides: [side, { ...side, ...told }] }), false, JSON.stringify(told));
  for (const told of [
    { claim: 0 },
    { thrown_in_by: 0 },
    { first: "together" },
    { sweeps: [{ side: 0, size: 0, first: false }] },
    { mishaps: [{ fault: "too_few", seat: 0 }] },
  ])
    assert.equal(isBlank({ ...blank, ...told }), false, JSON.stringify(told));
});
