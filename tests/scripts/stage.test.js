import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Store } from "../../src/cassino/web/static/shared/store.js";
import { reduce } from "../../src/cassino/web/static/table/reducer.js";
import { opening } from "../../src/cassino/web/static/table/state.js";
import { viewOf } from "./views.js";

globalThis.document = {
  hidden: true,
  createTreeWalker: () => ({}),
  createComment: () => ({}),
  querySelector: () => null,
  getElementById: () => null,
  querySelectorAll: () => [],
};
globalThis.matchMedia = () => ({ matches: true });
const { Stage } = await import("../../src/cassino/web/static/table/stage.js");

beforeEach(() => {
  mock.restoreAll();
  mock.method(console, "error", () => {});
});

/** A table on whose stage views are told of, and the frames that bring them. */
function staged(tell) {
  const table = new Store(reduce, opening({ id: "m1" }));
  const stage = new Stage(table, tell);
  const runs = [];
  table.subscribe(({ effects }) => {
    for (const effect of effects) if (effect.type === "stage") runs.push(stage.run().catch(() => {}));
  });
  const show = async (...versions) => {
    for (const version of versions) table.dispatch({ type: "view", version, view: viewOf({ version }) });
    await Promise.all(runs);
  };
  return { table, show };
}

test("a view that cannot be told is shown, and those after it are told", async () => {
  const told = [];
  const { table, show } = staged((view) => {
    told.push(view.version);
    if (view.version < 3) throw new Error("no words");
  });
  await show(1, 2, 3);
  assert.deepEqual([told, table.state.view.version, table.state.busy, table.state.queue], [[1, 2, 3], 3, false, []]);
});

test("whatever fails, the stage is free afterwards", async () => {
  const { table, show } = staged(() => {});
  const fails = table.subscribe((_, { type }) => {
    if (type === "staged") throw new Error("cannot be drawn");
  });
  await show(1);
  assert.equal(table.state.busy, false);
  fails();
  await show(2);
  assert.deepEqual([table.state.view.version, table.state.busy], [2, false]);
});

test("every change is drawn before the stage looks at the page", async () => {
  const { table, show } = staged(() => {});
  const drawn = [];
  table.subscribe((state, { type }) => drawn.push([type, state.view?.version ?? 0]));
  await show(1);
  assert.deepEqual(drawn, [
    ["view", 0],
    ["stage", 0],
    ["show", 1],
    ["staged", 1],
    ["idle", 1],
  ]);
});
