import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { named } from "../../src/cassino/web/static/table/naming.js";
import { reduce } from "../../src/cassino/web/static/table/reducer.js";
import { opening } from "../../src/cassino/web/static/table/state.js";
import { isReady } from "../../src/cassino/web/static/table/state/choice.js";
import { build, canOf, lastMove, loose, pileOf, seatOf, viewOf } from "./views.js";

/** The state after events. */
const after = (state, ...events) => events.reduce(reduce, state);

/** A table that shows a view, with all that the server has sent before. */
const shown = (changes = {}, known = { id: "m1" }) => showing(opening(known), viewOf(changes));

/** The state when a view has come and is shown without motion. */
function showing(state, view) {
  const before = state.view;
  return after(
    state,
    frameOf(view),
    { type: "stage" },
    { type: "show", view },
    { type: "staged", view, before, quiet: false },
    { type: "idle" },
  );
}

const frameOf = (view) => ({ type: "view", version: view.version, view });
const tap = (on, card) => ({ type: "tap", tap: { on, card } });
const typesOf = (state) => state.effects.map((effect) => effect.type);
const sent = (state) => state.effects.filter((effect) => effect.type === "send").map((effect) => effect.request);
/** What was wished, without the names of the wishes. */
const wishes = (state) => sent(state).map(({ id: _, ...wish }) => wish);
/** The name under which the last wish goes to the server. */
const idOf = (state) => named({ type: "agree", version: 1, id: state.wished.id }).id;
const said = (state) => state.effects.filter((effect) => effect.type === "say").map((effect) => effect.words);
const choices = (changes = {}) => ({
  type: "choices",
  version: 1,
  cards: ["9H"],
  table: [],
  choices: [],
  takeable: ["9S"],
  hand: [],
  why: null,
  ...changes,
});
/** A refusal of what changes the match; that of a question has no id. */
const error = (code, changes = {}) => ({ type: "error", code, message: "No.", id: "p1.1", ...changes });
const CAPTURE = {
  move: "9H x 9S",
  label: { key: "label-take", args: { taken: ["9S"], cards: ["9H"] } },
  kind: "capture",
};
const PASS = { move: "pass", label: { key: "label-let-it-stand" }, kind: "pass" };

test("the state before an event stays as it was", () => {
  const freeze = (value) => {
    if (value && typeof value === "object" && !Object.isFrozen(value))
      Object.values(Object.freeze(value)).forEach(freeze);
    return value;
  };
  let state = freeze(opening({ id: "m1" }));
  const view = freeze(viewOf({ table: [loose("5D"), build("b1", ["4C", "5C"])] }));
  const events = [
    frameOf(view),
    { type: "stage" },
    { type: "show", view },
    { type: "idle" },
    tap("hand", "9H"),
    choices(),
    tap("table", "b1"),
    tap("table", "b1"),
    { type: "people", connected: [0], watching: 0 },
    { type: "said", seat: 1, name: "Hal", text: "Hi" },
    { type: "mute", seat: 1, name: "Hal" },
    { type: "notice", code: "bus", message: { key: "notice-bus" } },
    { type: "play", move: "9H" },
    error("stale"),
    { type: "connected", online: false, final: false },
  ];
  for (const event of events) state = freeze(reduce(state, event));
});

describe("views", () => {
  test("the first view is staged, and this person's patience told", () => {
    const state = reduce(opening({ id: "m1" }), frameOf(viewOf()));
    assert.deepEqual(typesOf(state), ["clocks", "salts", "patience", "stage"]);
    assert.equal(state.queue.length, 1);
    assert.equal(state.view, null);
    assert.equal(state.version, 1);
  });

  test("a view that is known already is not staged again", () => {
    const state = reduce(shown(), frameOf(viewOf()));
    assert.deepEqual(state.queue, []);
    assert.deepEqual(typesOf(state), ["clocks"]);
  });

  test("a view of the same version with another name is staged", () => {
    const view = viewOf();
    const state = reduce(shown(), frameOf({ ...view, seats: [view.seats[0], { ...view.seats[1], name: "Iris" }] }));
    assert.equal(state.queue.length, 1);
  });

  test("views wait for one another while cards move", () => {
    const moving = after(shown(), frameOf(viewOf({ version: 2 })), { type: "stage" }, frameOf(viewOf({ version: 3 })));
    assert.equal(moving.busy, true);
    assert.deepEqual(
      moving.queue.map(({ view }) => view.version),
      [3],
    );
    assert.equal(moving.view.version, 1);
  });

  test("a watcher who has sat down elsewhere opens the table anew", () => {
    const state = reduce(shown({ seat: null, hand: [] }), frameOf(viewOf({ seat: null, version: 2 })));
    assert.deepEqual(typesOf(state), ["clocks", "restart"]);
    const left = viewOf({
      seat: null,
      version: 2,
      seats: [seatOf(0, { kind: "bot", left: true, mine: true }), seatOf(1)],
    });
    assert.equal(reduce(shown({ seat: null, hand: [] }), frameOf(left)).queue.length, 1, "a bot plays the seat");
    const watching = reduce(
      shown({ seat: null }, { id: "m1", seat: "watch" }),
      frameOf(viewOf({ seat: null, version: 2 })),
    );
    assert.equal(watching.queue.length, 1);
  });

  test("what was chosen stays chosen when only somebody has come", () => {
    const state = showing(reduce(shown(), tap("hand", "9H")), viewOf({ version: 2 }));
    assert.deepEqual(state.cards, ["9H"]);
    const asking = after(
      shown(),
      tap("hand", "9H"),
      frameOf(viewOf({ version: 2 })),
      { type: "stage" },
      { type: "show", view: viewOf({ version: 2 }) },
    );
    assert.deepEqual(sent(asking), [{ type: "select", cards: ["9H"], table: [], version: 2 }]);
  });

  test("a move ends what was chosen, and the notice", () => {
    const before = { ...reduce(shown(), tap("hand", "9H")), notice: "No." };
    const state = showing(
      before,
      viewOf({
        version: 2,
        last_move: lastMove(),
        log: [{ version: 2, seat: 1, text: "4C", speech: lastMove().speech, sweep: false }],
      }),
    );
    assert.deepEqual([state.cards, state.answer, state.notice], [[], null, ""]);
  });
});

describe("what is chosen", () => {
  test("a tap chooses a card and asks what it can become", () => {
    const state = reduce(shown(), tap("hand", "9H"));
    assert.deepEqual(state.cards, ["9H"]);
    assert.deepEqual(sent(state), [{ type: "select", cards: ["9H"], table: [], version: 1 }]);
  });

  test("another card takes its place, unless both fit", () => {
    assert.deepEqual(after(shown(), tap("hand", "9H"), tap("hand", "2S")).cards, ["2S"]);
    assert.deepEqual(after(shown(), tap("hand", "9H"), choices({ hand: ["2S"] }), tap("hand", "2S")).cards, [
      "9H",
      "2S",
    ]);
  });

  test("a second tap lets go; nothing chosen is not asked about", () => {
    const state = after(shown(), tap("hand", "9H"), tap("hand", "9H"));
    assert.deepEqual(state.cards, []);
    assert.deepEqual(sent(state), []);
  });

  test("a build is taken or left as a whole", () => {
    const table = { table: [loose("5D"), build("b1", ["4C", "5C"], ["9D"])] };
    const taken = reduce(shown(table), tap("table", "b1"));
    assert.deepEqual(taken.taking, ["4C", "5C", "9D"]);
    assert.deepEqual(after(taken, tap("table", "5D"), tap("table", "b1")).taking, ["5D"]);
  });

  test("the top of a pile is chosen by itself", () => {
    const state = reduce(
      shown({ piles: [pileOf(0), pileOf(1, { top: "7C", usable: "steal", cards: ["7C"], count: 1 })] }),
      tap("top", "7C"),
    );
    assert.deepEqual(state.taking, ["7C"]);
  });

  test("an answer counts for its selection only", () => {
    const asked = reduce(shown(), tap("hand", "9H"));
    assert.equal(reduce(asked, choices({ cards: ["2S"] })).answer, null);
    assert.equal(reduce(asked, choices({ version: 0 })).answer, null);
    assert.equal(reduce(asked, choices({ table: ["9S"] })).answer, null);
    const answered = reduce(asked, choices({ choices: [CAPTURE] }));
    assert.equal(answered.answer.choices[0], CAPTURE);
    assert.deepEqual(said(answered), ["You can: Take the nine of spades with the nine of hearts."]);
  });

  test("why nothing is possible is said once a card of the table is chosen", () => {
    const why = { rule: "B7", message: { key: "refused-no-sets-alone", args: { in_sets: ["5D"], value: 9 } } };
    const asked = after(shown(), tap("hand", "9H"), tap("table", "5D"));
    assert.deepEqual(said(reduce(asked, choices({ table: ["5D"], why }))), [
      "You cannot count the five of diamonds as 9.",
    ]);
    assert.deepEqual(said(after(shown(), tap("hand", "9H"), choices({ why }))), []);
  });

  test("Escape lets go of everything", () => {
    const state = after(shown(), tap("hand", "9H"), choices(), { type: "clear" });
    assert.deepEqual([state.cards, state.taking, state.answer, state.hint, state.waiting], [[], [], null, null, null]);
  });
});

describe("a tap at the wrong time", () => {
  const moving = () => after(shown(), frameOf(viewOf({ version: 2 })), { type: "stage" });

  test("ends the motion and counts afterwards", () => {
    const tapped = reduce(moving(), tap("hand", "9H"));
    assert.deepEqual(typesOf(tapped), ["hurry"]);
    const view = viewOf({ version: 2 });
    const rested = after(tapped, { type: "show", view }, { type: "idle" });
    assert.deepEqual(rested.cards, ["9H"]);
    assert.equal(rested.waiting, null);
    assert.deepEqual(sent(rested), [{ type: "select", cards: ["9H"], table: [], version: 2 }]);
  });

  test("finds its card again, on the table and on a pile", () => {
    const piles = [pileOf(0), pileOf(1, { top: "7C", usable: "steal", cards: ["7C"], count: 1 })];
    const view = viewOf({ version: 2, piles });
    const rested = (on, card) => after(moving(), tap(on, card), { type: "show", view }, { type: "idle" });
    assert.deepEqual(
      [rested("table", "5D").taking, rested("top", "7C").taking, rested("top", "7D").taking],
      [["5D"], ["7C"], []],
    );
  });

  test("is forgotten when its card has gone", () => {
    const tapped = reduce(moving(), tap("table", "5D"));
    const rested = after(tapped, { type: "show", view: viewOf({ version: 2, table: [] }) }, { type: "idle" });
    assert.deepEqual([rested.taking, rested.waiting], [[], null]);
  });

  test("waits for a bot", () => {
    const seats = [seatOf(0, { name: "You" }), seatOf(1, { name: "Hal", kind: "bot", is_turn: true })];
    const state = reduce(shown({ seats, can: canOf() }), tap("hand", "9H"));
    assert.equal(state.notice, "It is Hal’s turn.");
    assert.deepEqual(state.waiting, { on: "hand", card: "9H" });
    assert.deepEqual(showing(state, viewOf({ version: 2 })).cards, ["9H"]);
  });

  test("does not wait for a person", () => {
    const seats = [seatOf(0, { name: "You" }), seatOf(1, { name: "Ben", is_turn: true })];
    assert.equal(reduce(shown({ seats, can: canOf() }), tap("hand", "9H")).waiting, null);
  });

  test("is told why: no connection, a watcher, a deal that is over", () => {
    const offline = after(shown(), { type: "connected", online: false, final: false }, tap("hand", "9H"));
    assert.equal(offline.notice, "You are offline right now.");
    assert.equal(
      reduce(shown({ seat: null, can: canOf() }, { id: "m1", seat: "watch" }), tap("table", "5D")).notice,
      "You are watching.",
    );
    const over = { seats: [seatOf(0), seatOf(1)], can: canOf() };
    assert.equal(reduce(shown(over), tap("hand", "9H")).notice, "This deal is over.");
    assert.equal(reduce(shown(over, { over: "Answered." }), tap("hand", "9H")).notice, "Answered.");
  });
});

describe("moves", () => {
  const play = { type: "play", move: "9H x 9S" };

  test("a second press plays nothing", () => {
    const once = reduce(shown(), play);
    assert.deepEqual(sent(once), [{ type: "move", move: "9H x 9S", version: 1 }]);
    assert.deepEqual(sent(reduce(once, play)), []);
  });

  test("nothing is played while cards move or out of turn", () => {
    assert.deepEqual(sent(after(shown(), frameOf(viewOf({ version: 2 })), { type: "stage" }, play)), []);
    assert.deepEqual(sent(reduce(shown({ can: canOf() }), play)), []);
  });

  test("a move that came too late is made again when its moment is still there", () => {
    const stale = after(shown(), play, error("stale"));
    assert.deepEqual(sent(stale), []);
    assert.deepEqual(sent(showing(stale, viewOf({ version: 2 }))), [{ type: "move", move: "9H x 9S", version: 2 }]);
  });

  test("also when the newer view has come before the refusal", () => {
    const state = after(showing(reduce(shown(), play), viewOf({ version: 2 })), error("stale"));
    assert.deepEqual(sent(state), [{ type: "move", move: "9H x 9S", version: 2 }]);
  });

  test("but not when somebody has played meanwhile, and never a third time for one version", () => {
    const stale = after(shown(), play, error("stale"));
    const played = showing(
      stale,
      viewOf({
        version: 2,
        last_move: lastMove(),
        log: [{ version: 2, seat: 1, text: "4C", speech: lastMove().speech, sweep: false }],
      }),
    );
    assert.deepEqual([sent(played), played.intent], [[], null]);
    assert.deepEqual(sent(reduce(stale, error("stale"))), []);
  });

  test("an illegal move is explained and may be followed by another", () => {
    const why = { rule: "B17", message: { key: "refused-not-in-hand", args: { missing: "9H" } } };
    const state = after(shown(), play, error("illegal", { message: "Not now.", why }));
    assert.equal(state.notice, why);
    assert.deepEqual(said(state), ["You cannot play the nine of hearts: it is not in your hand. (B17)"]);
    assert.equal(state.intent, null);
    assert.deepEqual(sent(reduce(state, play)), [{ type: "move", move: "9H x 9S", version: 1 }]);
  });

  test("what the database could not take is not played twice: the connection sends it again", () => {
    const state = after(shown(), play, error("storage"));
    assert.deepEqual([state.played, state.notice, state.intent?.move], [1, "No.", "9H x 9S"]);
    assert.deepEqual(sent(reduce(state, play)), []);
  });

  test("what a browser could not keep can be tried again: nobody sends it again", () => {
    const state = after(shown(), play, error("not_kept"));
    assert.deepEqual([state.played, state.notice, state.intent], [-1, "No.", null]);
    assert.deepEqual(sent(reduce(state, play)), [{ type: "move", move: "9H x 9S", version: 1 }]);
  });

  test("a refused question leaves the move alone that is on its way", () => {
    const moving = reduce(shown(), play);
    for (const code of ["stale", "too_fast", "bot_failed"]) {
      const state = reduce(moving, error(code, { id: undefined }));
      assert.deepEqual([state.played, state.intent, state.notice], [1, moving.intent, code === "stale" ? "" : "No."]);
      assert.deepEqual(sent(reduce(state, play)), []);
    }
    const stale = after(moving, error("stale", { id: undefined }), error("stale"));
    assert.deepEqual(sent(showing(stale, viewOf({ version: 2 }))), [{ type: "move", move: "9H x 9S", version: 2 }]);
  });

  test("a refused salt is nobody's business", () => {
    assert.equal(reduce(shown(), error("salt")).notice, "");
  });

  test("a move that was on its way when the connection was lost is the move of this turn: it is sent again", () => {
    const lost = after(shown(), play, { type: "connected", online: false, final: false });
    assert.equal(isReady(lost), false);
    const back = reduce(lost, { type: "connected", online: true, final: false });
    assert.deepEqual([sent(reduce(lost, play)), sent(reduce(back, play))], [[], []]);
    const refused = reduce(back, error("illegal"));
    assert.deepEqual(
      sent(reduce(refused, play)).map(({ type }) => type),
      ["move"],
    );
  });
});

describe("a question of no interest", () => {
  const window = { kind: "insist", seat: 0, of: 1, seconds: 3 };

  test("is let pass after a moment", () => {
    const state = shown({ window, choices: [PASS] });
    assert.deepEqual(state.effects, [
      { type: "countdown", seconds: 3 },
      { type: "count", open: false },
    ]);
    assert.deepEqual(sent(reduce(state, { type: "pass", version: 1 })), [{ type: "move", move: "pass", version: 1 }]);
  });

  test("but not once something else has come", () => {
    const state = reduce(shown({ window, choices: [PASS] }), frameOf(viewOf({ version: 2 })));
    assert.deepEqual(sent(reduce(state, { type: "pass", version: 1 })), []);
  });

  test("no countdown for others, for what waits for ever, and none while a view comes", () => {
    const seconds = (changes) => shown(changes).effects.find(({ type }) => type === "countdown").seconds;
    assert.equal(seconds({ window: { ...window, seat: 1 }, choices: [PASS] }), null);
    assert.equal(seconds({ window: { ...window, seconds: null }, choices: [PASS] }), null);
    assert.equal(seconds({ window }), null);
    assert.deepEqual(reduce(shown({ window, choices: [PASS] }), { type: "show", view: viewOf() }).effects[0], {
      type: "countdown",
      seconds: null,
    });
  });
});

describe("hints and orders", () => {
  const hint = { type: "order", what: "hint" };
  const toldHint = (step) => ({
    type: "hint",
    version: 1,
    step,
    nudge: { key: "nudge-sum" },
    cards: ["9H"],
    table: ["9S"],
  });

  test("each hint tells one step more, and begins anew at another version", () => {
    const steps = [];
    let state = shown();
    for (let count = 1; count <= 4; count += 1) {
      state = reduce(state, hint);
      const [{ step }] = sent(state);
      steps.push(step);
      state = reduce(state, toldHint(step));
    }
    assert.deepEqual(steps, ["nudge", "cards", "reason", "reason"]);
    assert.deepEqual(sent(reduce(showing(state, viewOf({ version: 2 })), hint)), [
      { type: "hint", step: "nudge", version: 2 },
    ]);
  });

  test("a second tap before the hint has come tells no more, unless the first was lost", () => {
    const asked = reduce(shown(), hint);
    assert.deepEqual(sent(reduce(asked, hint)), []);
    for (const lost of [error("bot_failed", { id: undefined }), { type: "opened" }])
      assert.deepEqual(sent(after(asked, lost, hint)), [{ type: "hint", step: "nudge", version: 1 }]);
  });

  test("a hint that comes late leaves alone what was chosen meanwhile", () => {
    const asked = after(shown(), hint, toldHint("nudge"), hint);
    const told = after(asked, tap("hand", "4C"), toldHint("cards"));
    assert.deepEqual([told.cards, told.hint.step, said(told)], [["4C"], "nudge", []]);
    assert.deepEqual(sent(reduce(told, hint)), [{ type: "hint", step: "cards", version: 1 }]);
    assert.deepEqual(reduce(asked, toldHint("cards")).cards, ["9H"]);
  });

  test("a hint chooses its cards, builds as a whole", () => {
    const state = shown({ table: [build("b1", ["4C", "5C"], ["9D"]), loose("9S")] });
    const told = reduce(state, {
      type: "hint",
      version: 1,
      step: "cards",
      nudge: { key: "nudge-sum" },
      cards: ["9H"],
      table: ["9D"],
    });
    assert.deepEqual([told.cards, told.taking.toSorted()], [["9H"], ["4C", "5C", "9D"]]);
    assert.equal(told.hint.step, "cards");
    assert.deepEqual(typesOf(told), ["say", "send"]);
    assert.equal(reduce(state, { type: "hint", version: 0, step: "nudge", nudge: { key: "nudge-sum" } }).hint, null);
  });

  test("a nudge chooses nothing, and goes with the selection", () => {
    const told = reduce(shown(), { type: "hint", version: 1, step: "nudge", nudge: { key: "nudge-sum" } });
    assert.deepEqual(
      [told.cards, sent(told), said(told)],
      [[], [], ["Hint: Cards on the table add up to one that you hold."]],
    );
    assert.equal(after(told, tap("hand", "9H"), tap("hand", "9H")).hint, null);
  });

  test("an order only hurries while cards move", () => {
    const moving = after(shown(), frameOf(viewOf({ version: 2 })), { type: "stage" });
    assert.deepEqual(typesOf(reduce(moving, hint)), ["hurry"]);
  });

  test("undo asks the others where it is not this person's alone", () => {
    const undo = { type: "order", what: "undo" };
    assert.deepEqual(wishes(reduce(shown({ can: canOf({ undo: true }) }), undo)), [{ type: "undo", version: 1 }]);
    assert.deepEqual(wishes(reduce(shown({ can: canOf({ take_back: true }) }), undo)), [
      { type: "offer", kind: "takeback", version: 1 },
    ]);
  });

  test("the next deal is asked for again when a salt came first, once", () => {
    const over = { phase: "deal_over", can: canOf({ next_deal: true }) };
    const asked = reduce(shown(over), { type: "order", what: "next_deal" });
    assert.deepEqual(sent(asked), [{ type: "next_deal", version: 1 }]);
    const again = after(asked, error("stale"), frameOf(viewOf({ ...over, version: 2 })));
    assert.deepEqual(sent(again), [{ type: "next_deal", version: 2 }]);
    assert.deepEqual(sent(reduce(again, frameOf(viewOf({ ...over, version: 3 })))), []);
    assert.deepEqual(sent(after(asked, error("stale"), frameOf(viewOf({ version: 2, deal: 2 })))), []);
  });

  const agree = { type: "wish", wish: { type: "agree" } };

  test("a wish is about the last view that came", () => {
    const state = after(shown(), frameOf(viewOf({ version: 2 })), agree);
    assert.deepEqual(wishes(state), [{ type: "agree", version: 2 }]);
  });

  test("two taps wish once; after a refusal it can be wished again", () => {
    const undo = { type: "order", what: "undo" };
    for (const wish of [agree, undo]) {
      const once = reduce(shown({ can: canOf({ undo: true }) }), wish);
      assert.equal(sent(once).length, 1);
      assert.deepEqual(sent(reduce(once, wish)), []);
      assert.deepEqual(sent(after(once, error("illegal"), wish)), [], "something else was refused");
      for (const refusal of [error("illegal", { id: idOf(once) }), error("broken", { id: undefined })])
        assert.equal(sent(after(once, refusal, wish)).length, 1);
    }
    const said = { type: "wish", wish: { type: "say", phrase: "hello" } };
    assert.equal(sent(after(shown(), said, said)).length, 1);
  });

  describe("a wish for which something else came first", () => {
    const offer = { kind: "call_off", seat: 1, to: 0, misdeal: null, waiting: [0, 2] };
    const played = { version: 2, log: [{ version: 2, seat: 1, text: "4C", speech: lastMove().speech, sweep: false }] };
    const stale = (state) => error("stale", { id: idOf(state) });

    test("is made again where it means the same, also if another player has agreed", () => {
      const asked = reduce(shown({ offer }), agree);
      const now = viewOf({ version: 2, offer: { ...offer, waiting: [0] } });
      assert.deepEqual(wishes(showing(reduce(asked, stale(asked)), now)), [{ type: "agree", version: 2 }]);
      const later = reduce(showing(asked, now), stale(asked));
      assert.deepEqual(wishes(later), [{ type: "agree", version: 2 }]);
      assert.deepEqual(sent(reduce(later, agree)), []);
    });

    test("otherwise the person is told", () => {
      for (const now of [
        { ...played, offer },
        { version: 2, offer: { ...offer, seat: 2 } },
      ]) {
        const asked = reduce(shown({ offer }), agree);
        const state = showing(reduce(asked, stale(asked)), viewOf(now));
        assert.deepEqual([state.notice, said(state), sent(state)], ["No.", ["No."], []]);
      }
    });

    test("is made again at any moment where it is about no move", () => {
      for (const wish of [{ type: "resign" }, { type: "fill", seat: 2, open: true }]) {
        const asked = reduce(shown(), { type: "wish", wish });
        assert.deepEqual(wishes(showing(reduce(asked, stale(asked)), viewOf(played))), [{ ...wish, version: 2 }]);
      }
    });

    test("is not made again because of an earlier one", () => {
      const fill = (seat) => ({ type: "wish", wish: { type: "fill", seat, open: true } });
      const first = reduce(shown(), fill(1));
      const both = reduce(first, fill(2));
      const again = after(showing(both, viewOf({ version: 2 })), stale(both));
      assert.deepEqual(wishes(again), [{ ...fill(2).wish, version: 2 }]);
      assert.deepEqual(sent(showing(reduce(again, stale(first)), viewOf({ version: 3 }))), []);
    });
  });

  test("a move with its name is made again, too", () => {
    const { id } = named({ type: "move", move: "9H x 9S", version: 1 });
    const stale = after(shown(), { type: "play", move: "9H x 9S" }, error("stale", { id }));
    assert.deepEqual(sent(showing(stale, viewOf({ version: 2 }))), [{ type: "move", move: "9H x 9S", version: 2 }]);
  });
});

describe("the connection", () => {
  test("a loss and its end are said once", () => {
    const lost = reduce(shown(), { type: "connected", online: false, final: false });
    assert.deepEqual([lost.online, said(lost)], [false, ["Connection lost."]]);
    assert.deepEqual(said(reduce(lost, { type: "connected", online: false, final: false })), []);
    assert.deepEqual(said(reduce(lost, { type: "connected", online: true, final: false })), ["You are back online."]);
  });

  test("what is chosen is asked about again", () => {
    const lost = after(shown(), tap("hand", "9H"), { type: "connected", online: false, final: false });
    assert.deepEqual(sent(lost), []);
    const back = reduce(lost, { type: "connected", online: true, final: false });
    assert.deepEqual(
      sent(back).map(({ type }) => type),
      ["select"],
    );
  });

  test("a match that cannot be opened", () => {
    assert.equal(reduce(opening({ id: "m1" }), { type: "connected", online: false, final: true }).gone, true);
  });

  test("what the server said before is forgotten, and this person's patience told anew", () => {
    const state = after(shown(), { type: "notice", code: "bus", message: { key: "notice-bus" } }, { type: "opened" });
    assert.deepEqual([state.notices, typesOf(state)], [[], ["patience"]]);
  });

  test("what could not be sent", () => {
    assert.equal(reduce(shown(), { type: "unsent" }).notice, "Not sent: connection lost. Try again in a moment.");
  });
});

describe("people", () => {
  test("who comes and goes is said of others, and only of people", () => {
    const seats = [seatOf(0, { name: "You" }), seatOf(1, { name: "Ben" }), seatOf(2, { name: "Hal", kind: "bot" })];
    const first = reduce(shown({ seats }), { type: "people", connected: [0], watching: 1 });
    assert.deepEqual([said(first), first.watching], [[], 1]);
    const second = reduce(first, { type: "people", connected: [1, 2], watching: 0 });
    assert.deepEqual(said(second), ["Ben is here."]);
    assert.deepEqual(said(reduce(second, { type: "people", connected: [0], watching: 0 })), ["Ben is away."]);
  });

  test("what is said is shown for a moment and kept", () => {
    const line = (text) => ({ type: "said", seat: 1, name: "Ben", text });
    const state = after(shown(), line("Hello"), line("Well played"));
    assert.deepEqual(
      state.bubbles.map(({ text }) => text),
      ["Well played"],
    );
    assert.deepEqual(
      state.lines.map(({ text }) => text),
      ["Hello", "Well played"],
    );
    const faded = reduce(state, { type: "fade", line: state.lines[0] });
    assert.equal(faded.bubbles.length, 1);
    assert.equal(reduce(faded, { type: "fade", line: state.lines[1] }).bubbles.length, 0);
    assert.equal(after(shown(), ...Array.from({ length: 60 }, (_, number) => line(`${number}`))).lines.length, 50);
  });

  test("one's own words are one's own", () => {
    const state = reduce(shown(), { type: "said", seat: 0, name: "Ann", phrase: "hello" });
    assert.deepEqual([state.lines[0].name, state.effects[0].own], ["You", true]);
  });

  test("a muted person is not heard, somebody else at the seat is", () => {
    const line = (name) => ({ type: "said", seat: 1, name, text: "Hello" });
    const muted = after(shown(), line("Ben"), line("Kim"), { type: "mute", seat: 1, name: "Ben" });
    assert.deepEqual(muted.effects, [{ type: "mute", person: "m1/1/Ben", muted: true }]);
    assert.deepEqual([muted.lines.map(({ name }) => name), muted.bubbles], [["Kim"], []]);
    assert.equal(reduce(muted, line("Ben")).lines.length, 1);
    assert.equal(reduce(muted, line("Kim")).lines.length, 2);
    assert.deepEqual(reduce(muted, { type: "mute", seat: 1, name: "Ben" }).muted, []);
  });

  test("notices stand until they are over", () => {
    const notice = (code, message) => ({ type: "notice", code, message });
    const state = after(
      shown(),
      notice("bus", { key: "notice-bus" }),
      notice("storage", { key: "notice-storage" }),
      notice("bus", { key: "notice-restart" }),
    );
    assert.deepEqual(
      state.notices.map(({ message }) => message?.key),
      ["notice-storage", "notice-restart"],
    );
    const over = reduce(state, notice("storage", null));
    assert.deepEqual([over.notices.map(({ code }) => code), said(over)], [["bus"], ["Everything is working again."]]);
    assert.deepEqual(said(reduce(over, notice("storage", null))), []);
    assert.deepEqual(reduce(state, { type: "understood" }).notices, []);
  });

  test("a watcher is asked to sit down once", () => {
    const free = {
      seat: null,
      hand: [],
      can: canOf({ join: true }),
      seats: [seatOf(0), seatOf(1, { open: true, kind: "bot" })],
    };
    const state = shown(free);
    assert.ok(typesOf(state).includes("invite"));
    assert.ok(
      !typesOf(showing(reduce(state, { type: "invited" }), viewOf({ ...free, version: 2 }))).includes("invite"),
    );
    assert.ok(!typesOf(shown(free, { id: "m1", seat: "watch" })).includes("invite"));
    assert.ok(!typesOf(shown({ ...free, seats: [seatOf(0), seatOf(1)] })).includes("invite"));
  });

  test("a rematch", () => {
    assert.deepEqual(reduce(shown(), { type: "rematch", id: "m2" }).effects, [{ type: "goOn", id: "m2" }]);
  });

  test("a time that is over, until the next view", () => {
    const state = reduce(shown(), { type: "overdue", seat: 1 });
    assert.equal(state.overdue, 1);
    assert.equal(reduce(state, frameOf(viewOf({ version: 2 }))).overdue, null);
  });
});

describe("the count", () => {
  const over = {
    phase: "deal_over",
    deal_score: { lines: [], points: [], before: [], after: [], notes: [], next_dealer: 1 },
    last_move: lastMove(),
  };

  test("is opened once for each deal, and closed by the next", () => {
    const state = shown(over);
    assert.deepEqual(state.effects.at(-1), { type: "count", open: true });
    const counted = reduce(state, { type: "counted", deal: `m1/1/2/undefined` });
    assert.ok(!typesOf(showing(counted, viewOf({ ...over, version: 2 }))).includes("count"));
    assert.deepEqual(showing(counted, viewOf({ version: 2, deal: 2 })).effects.at(-1), { type: "count", open: false });
  });
});

describe("the last move again", () => {
  const moved = () =>
    viewOf({
      version: 2,
      last_move: lastMove(),
      log: [{ version: 2, seat: 1, text: "4C", speech: lastMove().speech, sweep: false }],
    });

  test("shows the view before it, then what is now", () => {
    const later = showing(showing(shown(), moved()), { ...moved(), version: 3 });
    assert.equal(later.last, null, "a view without a move ends it");
    const state = reduce(showing(shown(), moved()), { type: "replay" });
    assert.equal(state.view.version, 1);
    assert.deepEqual(
      state.queue.map(({ view, quiet }) => [view.version, quiet]),
      [[2, true]],
    );
    assert.equal(typesOf(state).at(-1), "stage");
  });

  test("words are not shown again", () => {
    const passed = showing(
      showing(shown(), moved()),
      viewOf({ version: 3, last_move: lastMove({ version: 3, kind: "pass", text: "pass", cards: [] }) }),
    );
    assert.equal(passed.last.view.version, 2);
    const state = reduce(passed, { type: "replay" });
    assert.deepEqual(
      state.queue.map(({ view }) => view.version),
      [2, 3],
    );
  });

  test("nothing to show, or while cards move", () => {
    assert.deepEqual(reduce(shown(), { type: "replay" }).queue, []);
    const moving = after(
      showing(shown(), moved()),
      frameOf(viewOf({ version: 3 })),
      { type: "stage" },
      { type: "replay" },
    );
    assert.deepEqual(moving.queue, []);
  });
});

test("a puzzle begins again, though the server has sent nothing new", () => {
  const view = viewOf();
  const state = after(shown(), { type: "play", move: "9H" }, { type: "again" }, frameOf(view));
  assert.deepEqual([state.played, state.queue.length], [-1, 1]);
});

test("settings may change how long questions are asked", () => {
  assert.deepEqual(typesOf(reduce(shown(), { type: "settings" })), ["patience"]);
});
