import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";
import { Store } from "../../src/cassino/web/static/shared/store.js";
import { reduce } from "../../src/cassino/web/static/table/reducer.js";
import { opening } from "../../src/cassino/web/static/table/state.js";
import { canOf, viewOf } from "./views.js";

globalThis.document = {
  hidden: true,
  documentElement: { dataset: {} },
  createTreeWalker: () => ({}),
  createComment: () => ({}),
  querySelector: () => null,
  getElementById: () => null,
  querySelectorAll: () => [],
};
globalThis.matchMedia = () => ({ matches: true });
const { COUNTS, GAPS, Winder } = await import("../../src/cassino/web/static/table/winder.js");
const { watchBots } = await import("../../src/cassino/web/static/table/watching.js");
const { rounded } = await import("../../src/cassino/web/static/table/reel.js");
const { pace, playAt, settings } = await import("../../src/cassino/web/static/shared/settings.js");

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  settings.watchSpeed = "normal";
});

/** A table on which every view is shown at once. */
function tableOf(view) {
  const table = new Store(reduce, opening({ id: "m1", seat: "watch" }));
  table.subscribe((state) => {
    for (const { type } of state.effects) if (type === "stage" && !state.busy) stage();
  });
  const stage = () => {
    for (let [next] = table.state.queue; next; [next] = table.state.queue) {
      const before = table.state.view;
      for (const event of [
        { type: "stage" },
        { type: "show", view: next.view },
        { type: "staged", view: next.view, before, quiet: false },
      ])
        table.dispatch(event);
    }
    table.dispatch({ type: "idle" });
  };
  const show = (next) => table.dispatch({ type: "view", version: next.version, view: next });
  if (view) show(view);
  return { table, show };
}

const bots = (changes = {}) => viewOf({ seat: null, can: canOf({ step: true }), hand: [], ...changes });

/** A match of bots, and what its page has sent. */
function watched(playing = true, view = bots()) {
  const { table, show } = tableOf(view);
  const sent = [];
  const winder = watchBots(
    { table, link: { send: (request) => sent.push(`${request.type} ${request.version}`) } },
    playing,
  );
  return { table, show, sent, winder, steps: () => sent.filter((each) => each.startsWith("step")) };
}

describe("a match of bots", () => {
  test("goes on a step at a time, each after the one before was seen", () => {
    const { show, sent, steps } = watched();
    assert.deepEqual(sent, ["chances 1"]);
    mock.timers.tick(GAPS.normal);
    assert.deepEqual(steps(), ["step 1"]);
    show(bots({ version: 2 }));
    assert.deepEqual(sent, ["chances 1", "step 1", "chances 2"]);
    mock.timers.tick(GAPS.normal);
    assert.deepEqual(steps(), ["step 1", "step 2"]);
  });

  test("rests while it is paused, and takes single steps", () => {
    const { table, show, steps, winder } = watched();
    winder.obey({ do: "pause" });
    mock.timers.tick(60_000);
    assert.deepEqual([steps(), table.state.reel.playing], [[], false]);
    winder.obey({ do: "forward" });
    assert.deepEqual(steps(), ["step 1"]);
    show(bots({ version: 2 }));
    mock.timers.tick(60_000);
    assert.deepEqual(steps(), ["step 1"]);
    winder.obey({ do: "play" });
    assert.deepEqual([steps(), table.state.reel.playing], [["step 1", "step 2"], true]);
  });

  test("asks again for a step that does not come", () => {
    const { steps } = watched();
    mock.timers.tick(GAPS.normal);
    mock.timers.tick(6000);
    assert.deepEqual(steps(), ["step 1", "step 1"]);
  });

  test("goes as fast as the watcher wants, and leaves the speed of other tables alone", () => {
    const { table, steps, winder } = watched();
    winder.obey({ do: "speed", speed: "fast" });
    assert.deepEqual([table.state.reel.speed, settings.watchSpeed, settings.speed], ["fast", "fast", "normal"]);
    assert.ok(pace() < 1);
    mock.timers.tick(GAPS.fast);
    assert.deepEqual(steps(), ["step 1"]);
    winder.close();
    assert.equal(pace(), 1);
  });

  test("leaves time to read a count, and ends with the match", () => {
    const { table, show, steps } = watched(
      true,
      bots({
        phase: "deal_over",
        deal_score: { lines: [], points: [1, 0], before: [0, 0], after: [1, 0], notes: [], next_dealer: 1 },
      }),
    );
    mock.timers.tick(COUNTS.normal - 1);
    assert.deepEqual(steps(), []);
    mock.timers.tick(1);
    assert.deepEqual(steps(), ["step 1"]);
    show(
      bots({
        version: 2,
        phase: "match_over",
        can: canOf(),
        winner: { side: 0, sides: [0], names: ["Hal"], decided_by: "target", double: false },
      }),
    );
    assert.deepEqual([table.state.reel.playing, table.state.reel.chances], [false, [1, 0]]);
  });

  test("does without chances where they are refused, and says nothing", () => {
    const { table } = watched();
    table.dispatch({ type: "chances", version: 1, chances: [0.7, 0.3] });
    assert.deepEqual(table.state.reel.chances, [0.7, 0.3]);
    table.dispatch({ type: "error", code: "too_fast", message: "Too much.", id: "chances" });
    assert.deepEqual([table.state.notice, table.state.reel.chances], ["", [0.7, 0.3]]);
  });

  test("waits for a connection", () => {
    const { table, steps } = watched();
    table.dispatch({ type: "connected", online: false, final: false });
    mock.timers.tick(60_000);
    assert.deepEqual(steps(), []);
    table.dispatch({ type: "connected", online: true, final: false });
    mock.timers.tick(GAPS.normal);
    assert.deepEqual(steps(), ["step 1"]);
  });
});

test("another moment is shown at once, without motion and without a word", () => {
  const { table } = tableOf(viewOf({ version: 7, log: [] }));
  table.dispatch({ type: "jump", view: viewOf({ version: 3 }) });
  assert.deepEqual(
    [table.state.view.version, table.state.version, table.state.queue, table.state.last],
    [3, 3, [], null],
  );
  assert.ok(!table.state.effects.some(({ type }) => type === "say"));
});

test("what was wanted while cards moved happens once they are at rest", () => {
  const { table } = tableOf(viewOf());
  const done = [];
  const source = {
    of: "replay",
    canGoOn: () => true,
    goOn: () => done.push("on"),
    back: () => done.push("back"),
    shown() {},
    close() {},
  };
  const winder = new Winder(table, source, false);
  table.dispatch({ type: "stage" });
  winder.obey({ do: "back" });
  assert.deepEqual(done, []);
  table.dispatch({ type: "idle" });
  assert.deepEqual(done, ["back"]);
  winder.obey({ do: "hands" });
  assert.equal(table.state.reel.hands, false);
  winder.close();
});

test("percentages add up", () => {
  assert.deepEqual(rounded([0.333, 0.333, 0.334]), [33, 33, 34]);
  assert.deepEqual(rounded([0.995, 0.005]), [100, 0]);
  assert.deepEqual(rounded([0.5, 0.5]), [50, 50]);
  playAt(null);
});
