import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";
import { playWith } from "../../src/cassino/web/static/shared/prints.js";

const TEXTS = "../../src/cassino/web/static/shared/texts.js";
const NAMES = ["You", "Hal"];
const TRAILS = { key: "trails", args: { who: 1, cards: ["4C"] } };
const read = globalThis.fetch;
const { enumerated, isOutdated, load, marked, parts, playerNames, spoken, told, written } = await import(TEXTS);

/** What was warned of. */
let warned;
beforeEach(() => {
  mock.restoreAll();
  warned = mock.method(console, "warn", () => {}).mock;
});

describe("what cannot be worded", () => {
  test("is said with the words of its key, and logged once", () => {
    const strange = { key: "not-yet-known", args: { who: 1 } };
    assert.equal(isOutdated(), false);
    assert.deepEqual(
      [spoken(strange, NAMES), written(strange), parts(strange)],
      ["not yet known", "not yet known", ["not yet known"]],
    );
    assert.equal(warned.callCount(), 1);
    assert.equal(isOutdated(), true);
  });

  for (const [what, args] of Object.entries({
    none: {},
    "a seat of nobody": { who: 7, cards: ["4C"] },
    "no cards": { who: 1, cards: 3 },
    "a strange value": { who: null, cards: ["4C"] },
  })) {
    test(`also with wrong arguments: ${what}`, () => {
      assert.equal(spoken({ key: "trails", args }, NAMES), "trails");
    });
  }

  test("does not spoil what follows", () => {
    assert.equal(spoken(TRAILS, NAMES), "Hal trails the four of clubs.");
  });
});

describe("what a page says itself", () => {
  test("an argument may be a message", () => {
    const hint = { key: "label-trail", args: { cards: ["10D"] } };
    assert.deepEqual(parts({ key: "table-hint-line", args: { hint } }), ["Hint: Trail ", { card: "10D" }, "."]);
  });

  test("players, the one who is addressed first, and lists", () => {
    assert.deepEqual(
      [playerNames(["Ann", "Hal", "You"], [0, 2]), playerNames(["Ann", "Hal"], [1])],
      ["You and Ann", "Hal"],
    );
    assert.deepEqual([enumerated(["a", "", "b", "c"]), enumerated([])], ["a, b, c", ""]);
    assert.equal(told("table-sits", { who: 1 }, NAMES), "Hal sits down.");
  });
});

describe("Italian cards", () => {
  test("are named in sentences, also where others are written as figures", () => {
    playWith("italian_40");
    const move = { key: "trails", args: { who: 1, cards: ["QD"] } };
    assert.deepEqual(
      [spoken(move, NAMES), written(move, NAMES)],
      ["Hal trails the knight of coins.", "Hal trails the knight of coins."],
    );
    assert.deepEqual(parts(move, NAMES), ["Hal trails ", { card: "QD" }, "."]);
    playWith("french_52");
    assert.deepEqual(
      [spoken(move, NAMES), written(move, NAMES)],
      ["Hal trails the queen of diamonds.", "Hal trails Q♦."],
    );
  });

  test("give their names to what scores", () => {
    const lines = [
      { key: "line-most", args: { kind: "diamonds" } },
      { key: "line-each", args: { kind: "queens" } },
      { key: "line-card", args: { suit: "diamonds", rank: "seven" } },
      { key: "line-card", args: { suit: "clubs", rank: "jack" } },
    ];
    playWith("italian_40");
    assert.deepEqual(
      lines.map((line) => spoken(line)),
      ["Most coins", "Knights", "Seven of coins", "Knave of clubs"],
    );
    playWith("french_52");
    assert.deepEqual(
      lines.map((line) => spoken(line)),
      ["Most diamonds", "Queens", "Seven of diamonds", "Jack of clubs"],
    );
  });
});

describe("a catalog", () => {
  /** The scripts once more, with a server that fails at first. @param {number} failures of each file */
  async function loaded(failures) {
    const tries = new Map();
    const pauses = [];
    mock.method(globalThis, "fetch", async (url) => {
      tries.set(url.href, (tries.get(url.href) ?? 0) + 1);
      if (tries.get(url.href) > failures) return read(url);
      if (tries.get(url.href) % 2) return new Response("Not now.", { status: 503 });
      throw new TypeError("no connection");
    });
    mock.method(globalThis, "setTimeout", (end, pause) => {
      pauses.push(pause);
      queueMicrotask(end);
    });
    const texts = await import(`${TEXTS}?failures=${failures}`);
    return { ...texts, pauses };
  }

  test("is asked for again after growing pauses", async () => {
    const texts = await loaded(3);
    assert.equal(texts.spoken(TRAILS, NAMES), "Hal trails the four of clubs.");
    const longest = [...new Set(texts.pauses)];
    assert.deepEqual(
      longest,
      [...longest].sort((one, other) => one - other),
    );
    assert.equal(longest.length, 3);
  });

  test("that cannot be had leaves neutral words", async () => {
    const texts = await loaded(Infinity);
    assert.equal(texts.spoken(TRAILS, NAMES), "trails");
    assert.equal(texts.isOutdated(), true);
  });
});

describe("a message with elements", () => {
  test("has none from its arguments", async () => {
    await load("daily");
    const said = marked(
      "daily-explained",
      { title: "<link>Ann</link> <b>", day: new Date(2026, 10, 26) },
      { link: (words) => ({ words }) },
    );
    const links = said.filter((part) => typeof part === "object");
    assert.deepEqual(links, [{ words: "<link>Ann</link> <b>" }]);
  });
});
