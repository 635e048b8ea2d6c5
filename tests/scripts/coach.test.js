import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { written, load } from "../../src/cassino/web/static/shared/texts.js";
import { reduce } from "../../src/cassino/web/static/table/reducer.js";
import { opening } from "../../src/cassino/web/static/table/state.js";
import { canOf, viewOf } from "./views.js";

await load("coach", "reviews", "skills");

const LINE = {
  version: 2,
  seat: 1,
  text: "trail 4C",
  speech: { key: "trails", args: { who: 1, cards: ["4C"] } },
  sweep: false,
};
const VIEW = viewOf({ version: 3, log: [LINE], can: canOf({ move: true, hint: true, coach: true }) });
const TOLD = [
  { key: "coach-public", args: {} },
  { key: "why-not-taken", args: {} },
];
const ANSWER = { type: "coach", version: 3, at: 2, seat: 1, told: TOLD };
const STALE = { type: "error", code: "stale", message: "No." };

const after = (state, ...events) => events.reduce(reduce, state);
const shown = (view = VIEW) =>
  after(opening({ id: "m1" }), { type: "view", version: view.version, view }, { type: "show", view }, { type: "idle" });
const asked = () => reduce(shown(), { type: "ask_coach", at: 2 });
const sent = (state) => state.effects.filter((effect) => effect.type === "send").map((effect) => effect.request);

describe("the coach", () => {
  test("is asked about a move of the list", () =>
    assert.deepEqual(sent(asked()), [{ type: "coach", at: 2, version: 3 }]));

  test("answers, and the answer is read aloud", () => {
    const state = reduce(asked(), ANSWER);
    assert.deepEqual(state.coached.frame, ANSWER);
    assert.deepEqual(state.effects, [
      { type: "say", words: "Judging only by the cards that everyone can see: Nobody can capture it." },
    ]);
  });

  test("is not heard about another move, or when nobody waits for it", () => {
    assert.equal(reduce(asked(), { ...ANSWER, at: 9 }).coached.frame, null);
    assert.equal(reduce(shown(), ANSWER).coached, null);
  });

  test("is asked again where somebody has played meanwhile, once for each version", () => {
    const later = { ...VIEW, version: 4 };
    const again = after(asked(), { type: "view", version: 4, view: later }, STALE);
    assert.deepEqual(sent(again), [{ type: "coach", at: 2, version: 4 }]);
    assert.deepEqual(sent(reduce(again, STALE)), []);
  });

  test("is no longer waited for after another refusal", () => {
    assert.equal(reduce(asked(), { type: "error", code: "too_fast", message: "Wait." }).coached, null);
  });

  test("is silent once dismissed, a card chosen, a move played, a hint asked for or the next deal shown", () => {
    const state = reduce(asked(), ANSWER);
    const next = { ...VIEW, version: 5, deal: 2, log: [] };
    const events = [
      { type: "dismiss" },
      { type: "tap", tap: { on: "hand", card: "9H" } },
      { type: "play", move: "trail 9H" },
      { type: "order", what: "hint" },
      { type: "show", view: next },
    ];
    for (const event of events) assert.equal(reduce(state, event).coached, null, event.type);
  });

  test("still speaks when somebody else has played", () => {
    const later = { ...VIEW, version: 4, log: [LINE, { ...LINE, version: 4, seat: 0 }] };
    assert.deepEqual(reduce(reduce(asked(), ANSWER), { type: "show", view: later }).coached.frame, ANSWER);
  });

  test("has words for all that it says on the page", () => {
    for (const key of ["why", "how", "why-short", "how-good", "thinking", "answer"])
      assert.match(written({ key: `coach-page-${key}`, args: {} }), /^[A-Z]/);
    assert.equal(written({ key: "coach-skill", args: { skill: "several_sets" } }), "Skill: Several sets.");
  });
});
