import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { load, told } from "../../src/cassino/web/static/shared/texts.js";
import { dayOf, percent, signed } from "../../src/cassino/web/static/shared/wording.js";
import { left, place, weekOf } from "../../src/cassino/web/static/contests/weekly/words.js";

await load("weekly", "pages");

describe("the words of the tournament", () => {
  test("the days of a week, and its number", () => {
    const lead = told("weekly-lead", { title: "Casino", first: dayOf("2026-11-30"), last: dayOf("2026-12-06") });
    assert.equal(lead, "<link>Casino</link>, November 30, 2026 to December 6, 2026.");
    assert.equal(weekOf("2026-W02"), "2026, week 2");
  });

  test("how long the week still lasts", () => {
    const at = (/** @type {string} */ time) => left("2026-11-29", Date.parse(time));
    assert.equal(at("2026-11-27T12:00:00Z"), "2 days left");
    assert.equal(at("2026-11-29T00:30:00Z"), "23 hours left");
    assert.equal(at("2026-11-29T23:00:00Z"), "1 hour left");
    assert.equal(at("2026-11-29T23:30:00Z"), "less than an hour left");
    assert.equal(at("2026-12-01T00:00:00Z"), "less than an hour left");
  });

  test("shares and leads", () => {
    assert.deepEqual([percent(0.625), signed(1.5), signed(-2), signed(0)], ["63%", "+1.5", "−2.0", "0.0"]);
  });

  test("the own place, alone or shared", () => {
    const row = (/** @type {number} */ rank, mine = false) => ({ rank, name: "x", score: 0, lead: 0, deals: 1, mine });
    assert.equal(place([row(1), row(2, true), row(3)], 300), "Your place: 2 of 300.");
    assert.equal(place([row(1), row(1, true), row(3)], 3), "Your place: 1 of 3 (shared).");
    assert.equal(place([row(1)], 1), "");
  });
});
