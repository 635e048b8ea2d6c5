import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { written } from "../../src/cassino/web/static/shared/texts.js";
import { remark } from "../../src/cassino/web/static/table/manners.js";
import { build, lastMove, loose, seatOf, viewOf } from "./views.js";

const HAL = seatOf(1, { kind: "bot", name: "Hal", side: 1 });
const SEATS = [seatOf(0, { side: 0 }), HAL];
const before = (changes = {}) => viewOf({ seats: SEATS, version: 1, ...changes });
const after = (last, changes = {}) =>
  viewOf({ seats: SEATS, version: 2, last_move: lastMove({ version: 2, ...last }), ...changes });
const about = (said) => said && [said.seat, said.message.key.replace(/^talk-|-\d$/g, "")];

describe("what bots say", () => {
  test("a build of theirs is named", () => {
    const said = remark(
      before(),
      after({ seat: 1, kind: "build", cards: ["4C"] }, { table: [build("b1", ["4C", "5C"])] }),
    );
    assert.deepEqual(about(said), [1, "build"]);
    assert.match(written(said.message), /9/);
  });

  test("nobody names a build of yours", () => {
    assert.equal(
      remark(
        before(),
        after({ seat: 0, kind: "build", cards: ["4C"] }, { table: [{ ...build("b1", ["4C", "5C"]), owner: 0 }] }),
      ),
      null,
    );
  });

  test("a sweep of theirs, and a kind word for yours", () => {
    assert.deepEqual(about(remark(before(), after({ seat: 1, kind: "capture", sweep: true }))), [1, "sweep"]);
    assert.deepEqual(about(remark(before(), after({ seat: 0, kind: "capture", sweep: true }))), [1, "praise"]);
  });

  test("a build that is taken from them", () => {
    const lying = before({ table: [build("b1", ["4C", "5C"]), loose("2S")] });
    assert.deepEqual(
      about(remark(lying, after({ seat: 0, kind: "capture", taken: ["4C", "5C"] }, { table: [loose("2S")] }))),
      [1, "stolen"],
    );
  });

  test("a card that scores by itself", () => {
    const taken = [
      { name: "10D", title: "Ten of diamonds", counts: [0, 1], points: [0, 2] },
      { name: "most_cards", title: "Most cards", counts: [2, 2], points: [0, 0] },
    ];
    assert.deepEqual(
      about(remark(before({ taken }), after({ seat: 1, kind: "capture", cards: ["10C"], taken: ["10D"] }, { taken }))),
      [1, "prize"],
    );
    assert.equal(
      remark(before({ taken }), after({ seat: 1, kind: "capture", cards: ["9C"], taken: ["9D"] }, { taken })),
      null,
    );
  });

  test("the dealer announces the last cards", () => {
    const dealing = [SEATS[0], { ...HAL, is_dealer: true }];
    const round = (number, last) => ({ number, of: 6, last });
    assert.deepEqual(
      about(
        remark(
          before({ seats: dealing, round: round(5, false) }),
          after({ seat: 0 }, { seats: dealing, round: round(6, true) }),
        ),
      ),
      [1, "last"],
    );
  });

  test("the end of a match", () => {
    const winner = (side) => ({ side, sides: [side], names: [], decided_by: "target", double: false });
    assert.deepEqual(about(remark(before(), after({ seat: 0 }, { winner: winner(0) }))), [1, "lost"]);
    assert.deepEqual(about(remark(before(), after({ seat: 0 }, { winner: winner(1) }))), [1, "won"]);
  });

  test("people say nothing by themselves, and there are five wordings of everything", () => {
    const people = [SEATS[0], seatOf(1, { side: 1 })];
    assert.equal(
      remark(before({ seats: people }), after({ seat: 1, kind: "capture", sweep: true }, { seats: people })),
      null,
    );
    for (const occasion of ["build", "last", "sweep", "praise", "prize", "stolen", "won", "lost"]) {
      const words = [1, 2, 3, 4, 5].map((number) => written({ key: `talk-${occasion}-${number}`, args: { value: 9 } }));
      assert.equal(new Set(words).size, 5, occasion);
      assert.ok(
        words.every((each) => /[.!?]$/.test(each)),
        words.join(),
      );
    }
  });
});
