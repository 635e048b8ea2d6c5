import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { placeIn } from "../../src/cassino/web/static/open/places.js";

const HERE = "https://cards.example";

describe("what was shared with the app", () => {
  test("a link of this host opens, also in a sentence", () => {
    const found = placeIn(`Come to my table: ${HERE}/m/aB3?seat=1#x.`, HERE);
    assert.deepEqual(found, { address: `${HERE}/m/aB3?seat=1#x`, other: "" });
    assert.equal(placeIn(`(${HERE}/puzzle?day=2026-01-01)`, HERE).address, `${HERE}/puzzle?day=2026-01-01`);
  });

  test("house rules open here, whoever has shared them", () => {
    assert.equal(placeIn("https://other.example:8080/s/AASdGBCAI", HERE).address, `${HERE}/s/AASdGBCAI`);
    assert.equal(placeIn(" AASdGBCAI\n", HERE).address, `${HERE}/s/AASdGBCAI`);
  });

  test("a link to another host is only told", () => {
    const link = "https://other.example/m/aB3";
    assert.deepEqual(placeIn(`See ${link}!`, HERE), { address: "", other: link });
    assert.equal(placeIn(`${link} and ${HERE}/rules`, HERE).address, `${HERE}/rules`);
  });

  test("no address leaves this host", () => {
    for (const text of [`${HERE}//other.example/s/AASdGBCAI`, `${HERE}/\\other.example`]) {
      assert.equal(new URL(placeIn(text, HERE).address).origin, HERE);
    }
    for (const text of ["", "Hello", "two words", "javascript:alert(1)", "https://", "../s/AASdGBCAI"]) {
      assert.deepEqual(placeIn(text, HERE), { address: "", other: "" });
    }
  });
});
