import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { addable, alternatives, answerOf, sumOf, turnOf } from "../../src/cassino/web/static/table/choosing.js";
import { reduce } from "../../src/cassino/web/static/table/reducer.js";
import { opening } from "../../src/cassino/web/static/table/state.js";
import { choicesOf } from "../../src/cassino/web/static/table/state/choice.js";
import { build, lastMove, loose, pileOf, viewOf } from "./views.js";

const play = (move, kind, cards, table, more = {}) => ({
  move,
  kind,
  label: { key: "label-end-turn" },
  cards,
  table,
  ...more,
});
const BOTH = play("9H x 9S, 5D+4C", "capture", ["9H"], ["9S", "5D", "4C"]);
const EQUAL = play("9H x 9S", "capture", ["9H"], ["9S"]);
const SUM = play("9H x 5D+4C", "capture", ["9H"], ["5D", "4C"]);
const BUILD = play("2S+5D = 7", "build", ["2S"], ["5D"]);
const ALONE = play("trail 9H", "trail", ["9H"], [], { slip: { key: "slip-could-take", args: { cards: ["9S"] } } });
const LAID = play("trail 2S", "trail", ["2S"], []);
const PLAYS = [BOTH, SUM, EQUAL, BUILD, ALONE, LAID];

const view = (changes = {}) =>
  viewOf({
    table: [loose("9S"), loose("5D"), loose("4C"), loose("QH")],
    hand: ["9H", "2S"],
    plays: PLAYS,
    all_plays: true,
    ...changes,
  });
const after = (state, ...events) => events.reduce(reduce, state);
const showing = (shown) =>
  after(
    opening({ id: "m1" }),
    { type: "view", version: shown.version, view: shown },
    { type: "stage" },
    { type: "show", view: shown },
    { type: "idle" },
  );
const shown = (changes) => showing(view(changes));
const tap = (on, card) => ({ type: "tap", tap: { on, card } });
const sent = (state) => state.effects.filter((effect) => effect.type === "send").map((effect) => effect.request);
const offline = { type: "connected", online: false, final: false };

describe("a selection", () => {
  test("becomes the plays with exactly these cards", () => {
    const answer = answerOf(view(), ["9H"], ["9S"], 1);
    assert.deepEqual(answer.choices, [EQUAL]);
    assert.deepEqual(new Set(answer.takeable), new Set(["9S", "5D", "4C"]));
  });

  test("fits only hand cards that can use all of it", () => {
    assert.deepEqual(answerOf(view(), [], ["5D"], 1).hand, ["9H", "2S"]);
    assert.deepEqual(answerOf(view(), [], ["5D", "4C"], 1).hand, ["9H"]);
    assert.deepEqual(answerOf(view(), [], ["QH"], 1).hand, []);
  });

  test("adds up, and says whether a card of the hand takes it", () => {
    const state = (taking, changes) => ({ ...shown(changes), taking });
    assert.deepEqual(sumOf(state(["5D"])), { sum: 5, fits: false });
    assert.deepEqual(sumOf(state(["5D", "4C"])), { sum: 9, fits: true });
    assert.equal(sumOf(state(["QH"])), null);
    assert.equal(sumOf(state([])), null);
    assert.deepEqual(sumOf(state(["5D", "4H"], { piles: [pileOf(0), pileOf(1, { top: "4H" })] })), {
      sum: 9,
      fits: false,
    });
    assert.deepEqual(sumOf(state(["3C", "6C"], { table: [build("b1", ["3C", "6C"])] })), { sum: 9, fits: false });
  });
});

describe("several cards of the hand", () => {
  const TOGETHER = play("9H+2S x QH", "capture", ["9H", "2S"], ["QH"]);
  const two = { plays: [...PLAYS, TOGETHER] };
  const both = () => {
    const state = after(shown(two), tap("hand", "9H"));
    return reduce({ ...state, answer: { ...state.answer, hand: ["2S"] } }, tap("hand", "2S"));
  };

  test("have no button of the first card alone", () => {
    const state = both();
    assert.deepEqual(state.cards, ["9H", "2S"]);
    assert.ok(!choicesOf(state).some((choice) => choice.kind === "trail"));
  });

  test("the one that stays when the other is let go chooses what it takes itself", () => {
    const state = reduce(both(), tap("hand", "2S"));
    assert.deepEqual(state.cards, ["9H"]);
    assert.ok(!state.taking.includes("QH"));
  });
});

describe("a tap on a card of the hand", () => {
  test("chooses its best capture at once, without the server", () => {
    const state = reduce(shown(), tap("hand", "9H"));
    assert.deepEqual([state.cards, state.taking, state.answer.choices], [["9H"], ["9S", "5D", "4C"], [BOTH]]);
    assert.deepEqual(sent(state), []);
    assert.deepEqual(turnOf(state), { number: 1, of: 4 });
    assert.deepEqual(choicesOf(state), [BOTH, ALONE], "the card alone has a button, too");
  });

  test("goes on to the next alternative, to the card alone, and lets go", () => {
    let state = shown();
    const seen = [];
    for (let taps = 0; taps < 5; taps += 1) {
      state = reduce(state, tap("hand", "9H"));
      seen.push(state.taking.length);
    }
    assert.deepEqual(seen, [3, 2, 1, 0, 0]);
    assert.deepEqual(state.cards, []);
  });

  test("begins with the card alone where nothing can be captured", () => {
    assert.deepEqual(alternatives(view(), "2S"), [[], ["5D"]]);
    const state = reduce(shown(), tap("hand", "2S"));
    assert.deepEqual([state.taking, state.answer.choices], [[], [LAID]]);
  });

  test("keeps table cards that the person chose, and may be adjusted", () => {
    const state = after(shown(), tap("table", "5D"), tap("hand", "9H"));
    assert.deepEqual(state.taking, ["5D"]);
    assert.deepEqual(addable(state), ["9S", "4C"]);
    const fewer = after(shown(), tap("hand", "9H"), tap("table", "9S"));
    assert.deepEqual(fewer.answer.choices, [SUM]);
    assert.deepEqual(reduce(fewer, tap("table", "5D")).taking, ["4C"]);
  });

  test("another card takes its place with what that can take", () => {
    assert.deepEqual(after(shown(), tap("hand", "9H"), tap("hand", "2S")).taking, []);
  });

  test("asks the server only why nothing is possible, or where the list is not complete", () => {
    const why = after(shown(), tap("table", "QH"), tap("hand", "9H"));
    assert.deepEqual(sent(why), [{ type: "select", cards: ["9H"], table: ["QH"], version: 1 }]);
    const part = reduce(shown({ all_plays: false }), tap("hand", "9H"));
    assert.equal(sent(part).length, 1);
    assert.deepEqual(part.answer.choices, [BOTH]);
  });
});

describe("without a connection", () => {
  test("cards are chosen, and a move waits until it can be sent", () => {
    const away = after(shown(), offline, tap("hand", "9H"));
    assert.deepEqual(away.answer.choices, [BOTH]);
    const queued = reduce(away, { type: "play", move: BOTH.move });
    assert.deepEqual([queued.queued, sent(queued).length], [BOTH.move, 1]);
    assert.deepEqual([queued.notice, queued.effects.some(({ type }) => type === "say")], ["", true]);
    assert.deepEqual(sent(reduce(queued, { type: "play", move: SUM.move })), [], "it is played once");
    const back = reduce(queued, { type: "connected", online: true, final: false });
    assert.deepEqual(sent(reduce(back, { type: "play", move: SUM.move })), []);
    const done = view({ version: 2, hand: ["2S"], last_move: lastMove({ seat: 0, version: 2 }) });
    const next = after(back, { type: "view", version: 2, view: done }, { type: "stage" }, { type: "show", view: done });
    assert.deepEqual([next.queued, next.cards, next.notice], [null, [], ""]);
  });

  test("a refused move no longer waits", () => {
    const queued = after(
      shown(),
      offline,
      { type: "play", move: BOTH.move },
      { type: "connected", online: true, final: false },
    );
    assert.equal(reduce(queued, { type: "error", code: "illegal", message: "No.", id: "p.1" }).queued, null);
  });
});

describe("a card that is dragged", () => {
  test("to a card plays what is clear", () => {
    const state = reduce(shown({ plays: [EQUAL, ALONE] }), { type: "drop", card: "9H", onto: "9S" });
    assert.deepEqual(sent(state), [{ type: "move", move: EQUAL.move, version: 1 }]);
  });

  test("chooses where several things are possible", () => {
    const state = reduce(shown(), { type: "drop", card: "9H", onto: "5D" });
    assert.deepEqual([sent(state), state.taking], [[], ["9S", "5D", "4C"]]);
  });

  test("to the felt is trailed, unless that would be a slip", () => {
    assert.deepEqual(sent(reduce(shown(), { type: "drop", card: "2S", onto: null })), [
      { type: "move", move: LAID.move, version: 1 },
    ]);
    const slip = reduce(shown(), { type: "drop", card: "9H", onto: null });
    assert.deepEqual([sent(slip), slip.answer.choices], [[], [ALONE]]);
  });
});

describe("a typed move", () => {
  const typing = (...events) => after(shown(), { type: "typing", open: true }, ...events);
  const type = (text) => ({ type: "type", text });

  test("is sent as it was typed, and stays in its field until it has happened", () => {
    const state = typing(type("toma el nueve"));
    assert.deepEqual(
      [sent(state), state.typing, state.typo],
      [[{ type: "move", move: "toma el nueve", version: 1 }], true, ""],
    );
    const next = view({ version: 2, log: [lastMove()] });
    const moved = after(
      state,
      { type: "view", version: 2, view: next },
      { type: "stage" },
      { type: "show", view: next },
    );
    assert.equal(moved.typing, false);
    assert.equal(
      after(
        moved,
        { type: "typing", open: true },
        { type: "view", version: 3, view: next },
        { type: "show", view: view({ version: 3, turn: 4 }) },
      ).typing,
      true,
    );
  });

  test("that is wrong is answered beside the field, and can be typed again", () => {
    const wrong = reduce(typing(type("hola")), { type: "error", code: "move_syntax", message: "No.", id: "p.1" });
    assert.deepEqual([wrong.typing, wrong.typo, wrong.notice], [true, "No.", ""]);
    const again = reduce(wrong, type("9x9"));
    assert.deepEqual([sent(again)[0].move, again.typo], ["9x9", ""]);
    const why = { rule: "B1", message: { key: "label-end-turn" } };
    assert.equal(reduce(again, { type: "error", code: "illegal", message: "No.", why, id: "p.2" }).typo, why);
  });

  test("that is empty gets an example", () => assert.match(typing(type(" ")).typo, /9=3\+4\+2/));

  test("waits for the connection as other moves do", () => {
    const state = typing(offline, type("9x9"));
    assert.equal(state.queued, "9x9");
    assert.equal(state.notice, ""); // the banner shows it
    assert.match(reduce(state, type("9x5")).typo, /will be sent/);
  });

  test("is not answered in the field where a button was pressed", () => {
    const refused = after(
      typing(),
      { type: "play", move: EQUAL.move },
      { type: "error", code: "illegal", message: "No.", id: "p.1" },
    );
    assert.deepEqual([refused.typo, refused.notice], ["", "No."]);
  });
});
