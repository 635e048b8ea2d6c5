import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { shareText } from "../../src/cassino/web/static/contests/daily/share.js";
import { begun, continued, remember } from "../../src/cassino/web/static/shared/daily.js";
import { load } from "../../src/cassino/web/static/shared/texts.js";
import { outcome } from "../../src/cassino/web/static/shared/wording.js";

await load("daily", "pages");

test("a match is begun although the browser keeps nothing", () => {
  globalThis.localStorage = {
    getItem: () => null,
    setItem() {
      throw new Error("full");
    },
  };
  remember("royal", "m1");
  assert.deepEqual(begun(), {});
});

describe("days in a row", () => {
  test("the next day counts one more, a day later all begins again", () => {
    const first = continued(null, "2026-02-28");
    assert.deepEqual(first, { last: "2026-02-28", days: 1 });
    const second = continued(first, "2026-03-01");
    assert.deepEqual(second, { last: "2026-03-01", days: 2 });
    assert.deepEqual(continued(second, "2026-03-01"), second);
    assert.deepEqual(continued(second, "2026-03-03"), { last: "2026-03-03", days: 1 });
  });

  test("a deal of yesterday that is finished late changes nothing, and a broken memory begins again", () => {
    assert.deepEqual(continued({ last: "2026-03-02", days: 5 }, "2026-03-01"), { last: "2026-03-02", days: 5 });
    for (const broken of [
      7,
      "x",
      {},
      { last: 3, days: 2 },
      { last: "2026-03-01", days: -1 },
      { last: "never", days: 2 },
    ]) {
      assert.deepEqual(continued(broken, "2026-03-02"), { last: "2026-03-02", days: 1 });
    }
  });
});

describe("a result to share", () => {
  const result = { day: "2026-05-17", title: "Casino", scores: [10, 4], bot: [3, 7], undone: 0, hints: 0 };

  test("says who won, without a card", () => {
    assert.equal(
      shareText(result, 3, "http://here/daily"),
      [
        "Casino, deal of the day, May 17, 2026",
        "I won 10–4. A bot with my cards lost 3–7.",
        "No hints, no takebacks.",
        "3 days in a row.",
        "http://here/daily",
      ].join("\n"),
    );
    const helped = shareText({ ...result, hints: 2, bot: null }, 1, "x");
    assert.equal(helped, "Casino, deal of the day, May 17, 2026\nI won 10–4.\nTakebacks: 0. Hints: 2.\nx");
  });

  test("won, lost and tied", () => {
    const outcomes = [
      [6, 5],
      [5, 6],
      [5, 5],
      [5, 2, 6],
    ].map((scores) => outcome("pages-outcome", scores));
    assert.deepEqual(outcomes, ["You won 6–5.", "You lost 5–6.", "You tied 5–5.", "You lost 5–2–6."]);
  });
});
