import assert from "node:assert/strict";
import { test } from "node:test";
import { Store } from "../../src/cassino/web/static/shared/store.js";

const counting = () => new Store((count, event) => count + event.by, 0);

test("subscribers are told of the new state and the event, until they end it", () => {
  const store = counting();
  const told = [];
  const deaf = store.subscribe((state, event) => told.push([state, event.by]));
  store.dispatch({ by: 2 });
  deaf();
  store.dispatch({ by: 3 });
  assert.deepEqual([store.state, told], [5, [[2, 2]]]);
});

test("nobody is told where nothing has changed", () => {
  const store = counting();
  store.subscribe(() => assert.fail("nothing has changed"));
  store.dispatch({ by: 0 });
});

test("a subscriber may dispatch, and others may come and go meanwhile", () => {
  const store = counting();
  const seen = [];
  store.subscribe((state) => state === 1 && store.dispatch({ by: 10 }));
  const deaf = store.subscribe(() => {
    seen.push(store.state);
    deaf();
  });
  store.dispatch({ by: 1 });
  assert.deepEqual([store.state, seen], [11, [11]]);
});

test("all are told of an event before the next one, however it came", () => {
  const store = counting();
  const told = [];
  store.subscribe((state, event) => {
    if (event.by === 1) {
      store.dispatch({ by: 10 });
      assert.equal(store.state, 11, "the state changes at once");
      store.dispatch({ by: 100 });
    }
    told.push(["first", state, event.by]);
  });
  store.subscribe((state, event) => told.push(["second", state, event.by]));
  store.dispatch({ by: 1 });
  const each = [
    [1, 1],
    [11, 10],
    [111, 100],
  ];
  assert.deepEqual(
    told,
    each.flatMap((heard) => [
      ["first", ...heard],
      ["second", ...heard],
    ]),
  );
});

test("a subscriber that fails does not make the store silent", () => {
  const store = counting();
  const told = [];
  store.subscribe((_, event) => {
    if (event.by === 1) throw new Error("no");
  });
  store.subscribe((state) => told.push(state));
  assert.throws(() => store.dispatch({ by: 1 }));
  store.dispatch({ by: 2 });
  assert.deepEqual(told, [3]);
});

test("dispatch works by itself, as a handler of a button", () => {
  const { dispatch } = counting();
  dispatch({ by: 1 });
});
