import assert from "node:assert/strict";
import { afterEach, describe, test } from "node:test";
import {
  cardsOf,
  isColoured,
  isCourt,
  keyOf,
  listed,
  nameOf,
  printedRank,
  shortOf,
  valueName,
} from "../../src/cassino/web/static/shared/cards.js";
import { strength } from "../../src/cassino/web/static/shared/opponents.js";
import { hasTens, isItalian, playWith } from "../../src/cassino/web/static/shared/prints.js";
import { settings } from "../../src/cassino/web/static/shared/settings.js";
import { clockWords, shown, spoken } from "../../src/cassino/web/static/shared/time.js";
import { timeLeft } from "../../src/cassino/web/static/table/clocks.js";
import { isMuted, isShared, presence } from "../../src/cassino/web/static/table/company.js";
import { itemTitle } from "../../src/cassino/web/static/table/telling.js";
import { breadth, cardWidth, heightOf } from "../../src/cassino/web/static/table/fitting.js";
import { around } from "../../src/cassino/web/static/table/layout.js";
import { isSortable, mayChange, usual } from "../../src/cassino/web/static/table/sorting.js";
import { opening } from "../../src/cassino/web/static/table/state.js";
import { choicesOf, isAtRest, isReady } from "../../src/cassino/web/static/table/state/choice.js";
import { freeSeats, isCountPending, momentOf } from "../../src/cassino/web/static/table/state/view.js";
import { gainer, isDeal, isMove, isWord, leftovers } from "../../src/cassino/web/static/table/steps.js";
import { build, lastMove, loose, pileOf, seatOf, viewOf } from "./views.js";

test("a bot has a level, or is just a bot", () => {
  assert.deepEqual(["level3", "heuristic", "greedy", null].map(strength), ["level 3", "bot", "bot", "bot"]);
});

describe("cards", () => {
  test("names", () => {
    assert.deepEqual(["10D", "AS", "1R", "7G"].map(nameOf), [
      "ten of diamonds",
      "ace of spades",
      "red one",
      "green seven",
    ]);
    assert.deepEqual(["10D", "7R"].map(shortOf), ["10♦", "7R"]);
    assert.deepEqual(["7B", "7C"].map(isColoured), [true, false]);
    assert.deepEqual(["JC", "10C", "AC"].map(isCourt), [true, false, false]);
  });

  test("items of the table", () => {
    const nine = build("b1", ["4C", "5C"]);
    assert.deepEqual([loose("2S"), nine].map(keyOf), ["2S", "b1"]);
    assert.deepEqual([loose("2S"), nine].map(cardsOf), [["2S"], ["4C", "5C"]]);
  });

  test("lists and counts", () => {
    assert.deepEqual([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(listed), ["", "a", "a and b", "a, b and c"]);
  });
});

describe("Italian cards", () => {
  afterEach(() => {
    settings.cards = "match";
    playWith("");
  });

  test("are those of the Italian pack, or of every game, or of none", () => {
    const seen = ["match", "french", "italian"].map((cards) => {
      settings.cards = cards;
      return ["italian_40", "french_52"].map((pack) => (playWith(pack), isItalian()));
    });
    assert.deepEqual(seen, [
      [true, false],
      [false, false],
      [true, true],
    ]);
  });

  test("have names of their own", () => {
    playWith("italian_40");
    assert.deepEqual(["7D", "AH", "JS", "QC", "KD"].map(nameOf), [
      "seven of coins",
      "ace of cups",
      "knave of swords",
      "knight of clubs",
      "king of coins",
    ]);
    assert.deepEqual(["KD", "7R"].map(shortOf), ["king of coins", "7R"]);
    assert.deepEqual(
      ["most_diamonds", "7D", "jacks", "most_cards"].map((name) => itemTitle({ name, title: "As told" })),
      ["Most coins", "seven of coins", "Knaves", "As told"],
    );
    assert.equal(valueName(11), "knave");
    playWith("french_52");
    assert.equal(itemTitle({ name: "most_diamonds", title: "As told" }), "As told");
    assert.deepEqual([9, 11, 13].map(valueName), ["9", "jack", "king"]);
    assert.deepEqual(["7D", "JS"].map(nameOf), ["seven of diamonds", "jack of spades"]);
  });

  test("number the figures where nothing else has these numbers", () => {
    playWith("italian_40");
    assert.equal(hasTens(), true);
    assert.deepEqual(["AS", "7S", "JS", "QS", "KS"].map(printedRank), ["1", "7", "8", "9", "10"]);
    playWith("french_52");
    assert.deepEqual(["AS", "8S", "10S", "JS", "QS", "KS"].map(printedRank), ["1", "8", "10", "F", "C", "R"]);
  });
});

describe("sizes of cards", () => {
  const room = { width: 400, height: 300, gap: 10, rowGap: 20, most: 100 };
  const ones = (many) => Array.from({ length: many }, () => 1);

  test("as large as fit", () => {
    assert.equal(cardWidth(room, ones(3)), 100);
    assert.equal(cardWidth({ ...room, height: 200 }, ones(4)), 92); // one row of four, 10 between them
    assert.equal(cardWidth(room, ones(4)), 93); // two rows
    assert.equal(cardWidth({ ...room, height: 100 }, ones(3)), 57); // the height decides
    assert.equal(cardWidth(room, []), 100);
  });

  test("nothing is wider or higher than the room, down to what a thumb can hit", () => {
    for (let many = 1; many <= 12; many += 1) {
      const card = cardWidth(room, ones(many));
      assert.ok(heightOf(room, ones(many), card) <= 301, `${many} cards`);
    }
    const crowd = cardWidth(room, ones(60));
    assert.equal(crowd, 44);
    assert.ok(heightOf(room, ones(60), crowd) > 300); // then the page grows
  });

  test("builds are as wide as their fans", () => {
    assert.equal(breadth(loose("2S")), 1);
    assert.equal(breadth(build("b1", ["4C", "5C"])), 1.44);
    assert.equal(breadth({ ...build("b1", []), sets: [["4C", "5C"], ["9C"]] }).toFixed(2), "2.60");
    assert.equal(cardWidth({ ...room, height: 130 }, [1.44, 1.44, 1.44]), 79);
  });
});

describe("times", () => {
  test("figures", () => {
    assert.deepEqual(
      [shown(24.2, 0), shown(60, 120), shown(3600, 0), shown(86400 + 7200, 0)],
      ["0:25", "1:00 +2:00", "1 h 0 min", "1 d 2 h"],
    );
  });

  test("words", () => {
    assert.deepEqual([59, 60, 61, 120, 7200, 172800].map(spoken), [
      "59 seconds",
      "1 minute",
      "61 seconds",
      "2 minutes",
      "2 hours",
      "2 days",
    ]);
    assert.equal(clockWords(null), "no clock");
    assert.equal(clockWords({ kind: "days", seconds: 86400 }), "1 day per move");
    assert.equal(
      clockWords({ kind: "move", seconds: 30, bank: 120 }),
      "30 seconds per move plus a time bank of 2 minutes",
    );
  });

  test("what is left of a clock: first the time of the move, then the bank", () => {
    const clock = { left: 10, bank: 20, runs: true };
    assert.deepEqual(timeLeft(clock, 4), { left: 6, bank: 20 });
    assert.deepEqual(timeLeft(clock, 15), { left: 0, bank: 15 });
    assert.deepEqual(timeLeft(clock, 99), { left: 0, bank: 0 });
    assert.deepEqual(timeLeft({ ...clock, runs: false }, 99), { left: 10, bank: 20 });
  });
});

describe("places", () => {
  test("others sit from left to right in turn order, or against it", () => {
    const seats = [0, 1, 2, 3].map((seat) => seatOf(seat));
    const sitting = (changes) =>
      around(viewOf({ seats, ...changes })).map(({ place, seat }) => `${place} ${seat.seat}`);
    assert.deepEqual(sitting({ seat: 1 }), ["left 2", "top 3", "right 0"]);
    assert.deepEqual(sitting({ seat: 1, direction: "counterclockwise" }), ["left 0", "top 3", "right 2"]);
    assert.deepEqual(sitting({ seat: null }), ["left 1", "top 2", "right 3"]);
  });
});

describe("the order of a pile", () => {
  const CAPTURE = { choices: [{ move: "", label: "", kind: "capture" }] };
  const chosen = (pile_order, cards, taking, answer = CAPTURE) =>
    opening({ view: viewOf({ pile_order }), cards, taking, answer });

  test("can be chosen where the rules leave it open", () => {
    assert.equal(isSortable(chosen("free", ["9C"], ["4C", "5C"])), true);
    assert.equal(isSortable(chosen("free", ["9C"], ["9D"])), false);
    assert.equal(isSortable(chosen("lowest_on_top", ["9C"], ["9D"])), true);
    assert.equal(isSortable(chosen("lowest_on_top", ["9C"], ["4C", "5C"])), false);
    assert.equal(isSortable(chosen(null, ["9C"], ["9D"])), false);
    assert.equal(isSortable(chosen("free", ["9C", "KC"], ["4C", "5C"])), false);
    assert.equal(isSortable(chosen("free", ["9C"], ["4C", "5C"], { choices: [] })), false);
  });

  test("is by height if nothing is said, and the capturing card on top where any order is free", () => {
    assert.deepEqual(usual(chosen("free", ["9C"], ["QD", "AC", "10S"])), ["9C", "AC", "10S", "QD"]);
    assert.deepEqual(usual(chosen("lowest_on_top", ["9C"], ["9D", "AC"])), ["AC", "9C", "9D"]);
  });

  test("is changed below the top, or among equals", () => {
    const places = [-1, 0, 1, 2];
    assert.deepEqual(
      places.map((place) => mayChange(["9C", "4C", "5C"], place, true)),
      [false, false, true, false],
    );
    assert.deepEqual(
      places.map((place) => mayChange(["4C", "9C", "9D"], place, false)),
      [false, false, true, false],
    );
  });
});

describe("what has happened between two views", () => {
  const before = viewOf({ table: [loose("5D"), loose("9S")] });
  const after = viewOf({ version: 2, last_move: lastMove() });

  test("a move, also in a view that came late; not in another match or in an older view", () => {
    assert.equal(isMove(before, after), true);
    assert.equal(isMove(before, { ...after, version: 3 }), false);
    assert.equal(isMove({ ...before, id: "m2" }, after), false);
    assert.equal(isMove(after, after), false);
  });

  test("a word moves no card; the last one of a deal does", () => {
    const word = { ...after, last_move: lastMove({ kind: "pass" }) };
    assert.deepEqual([isWord(after), isWord(word), isWord({ ...word, phase: "deal_over" })], [false, true, false]);
  });

  test("a deal begins without a move", () => {
    assert.deepEqual(
      [isDeal(null, before), isDeal(before, before), isDeal(before, { ...before, deal: 2 }), isDeal(null, after)],
      [true, false, true, false],
    );
  });

  test("the cards left at the end, and who gets them", () => {
    const over = { ...after, phase: "deal_over", table: [], piles: [pileOf(0, { count: 1 }), pileOf(1, { count: 4 })] };
    assert.deepEqual(leftovers(before, over, ["9S"]), ["5D"]);
    assert.deepEqual(leftovers(before, { ...over, table: [loose("5D")] }, ["9S"]), []); // they count for nobody
    assert.deepEqual(leftovers(before, after, []), []);
    assert.equal(gainer(before, over), 1);
  });
});

describe("what the state tells", () => {
  test("a card may be chosen in one’s turn, while nothing moves and the server is there", () => {
    const state = opening({ view: viewOf() });
    assert.deepEqual(
      [state, { ...state, busy: true }, { ...state, online: false }, { ...state, view: null }].map(isReady),
      [true, false, false, false],
    );
  });

  test("a page may be loaded anew where nothing is lost", () => {
    const state = opening({ view: viewOf(), version: 1 });
    const others = [{ busy: true }, { online: false }, { played: 1 }, { cards: ["9H"] }, { taking: ["9S"] }].map(
      (changes) => ({ ...state, ...changes }),
    );
    assert.deepEqual([state, ...others].map(isAtRest), [true, false, false, false, false, false]);
  });

  test("moves with cards come first, none twice", () => {
    const [capture, end] = [{ move: "9H x 9S" }, { move: "end" }];
    const state = opening({ view: viewOf({ choices: [end, capture] }), answer: { choices: [capture] } });
    assert.deepEqual(
      choicesOf(state).map(({ move }) => move),
      ["9H x 9S", "end"],
    );
  });

  test("a moment stays the same when somebody only comes", () => {
    const view = viewOf();
    assert.equal(momentOf(view), momentOf({ ...view, version: 2, seats: [] }));
    for (const changes of [
      { deal: 2 },
      { log: [{}] },
      { hand: [] },
      { phase: "deal_over" },
      { seat: 1 },
      { last_move: lastMove() },
    ]) {
      assert.notEqual(momentOf(view), momentOf({ ...view, ...changes }));
    }
  });

  test("a count is due for a deal that was counted or ended early", () => {
    const due = (changes) => isCountPending(opening({ view: viewOf({ phase: "deal_over", ...changes }) }));
    assert.deepEqual(
      [due({}), due({ deal_score: {} }), due({ ended: {} }), due({ phase: "play", ended: {} })],
      [false, true, true, false],
    );
  });

  test("free seats", () => {
    const seats = [
      seatOf(0, { open: true }),
      seatOf(1, { left: true }),
      seatOf(2, { left: true, mine: true }),
      seatOf(3),
    ];
    assert.deepEqual(
      freeSeats(viewOf({ seats })).map(({ seat }) => seat),
      [0, 2],
    );
  });
});

describe("company", () => {
  test("a table is shared with people, with who may come and who has left", () => {
    const state = opening({ id: "m1" });
    const shared = (other) => isShared(state, viewOf({ seats: [seatOf(0), seatOf(1, other)] }));
    assert.deepEqual(
      [{ kind: "human" }, { kind: "bot" }, { kind: "bot", open: true }, { kind: "bot", left: true }].map(shared),
      [true, false, true, true],
    );
    assert.equal(isShared(opening({}), viewOf({ seats: [seatOf(0), seatOf(1)] })), false);
  });

  test("how somebody is there", () => {
    const state = opening({ id: "m1", connected: [0] });
    const words = (changes, known = state) => presence(known, seatOf(1, changes));
    assert.deepEqual(
      [words({}), words({ kind: "bot" }), words({ open: true }), words({ open: true, kind: "bot" })],
      ["away", "", "not here yet", "free seat"],
    );
    assert.deepEqual(
      [words({ left: true, kind: "bot" }), words({ next: "Kim" })],
      ["away, a bot plays", "Kim joins next deal"],
    );
    assert.deepEqual([words({}, opening({ id: "m1" })), words({}, opening({}))], ["", ""]);
  });

  test("people are muted by seat and name", () => {
    const state = opening({ id: "m1", muted: ["m1/1/Ben"] });
    assert.deepEqual(
      [
        isMuted(state, seatOf(1, { name: "Ben" })),
        isMuted(state, seatOf(1, { name: "Kim" })),
        isMuted(state, seatOf(2, { name: "Ben" })),
      ],
      [true, false, false],
    );
  });
});
