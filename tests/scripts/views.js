// Small views for the tests of the scripts.

/** What the page of a seat is sent, with what a test changes. */
export function viewOf(changes = {}) {
  return {
    id: "m1", rules: "/rules/casino", variant: { id: "casino", title: "Casino" }, pack: "french_52", words: {}, asks: [], players: 2, version: 1, phase: "play",
    match: { visibility: "link", rated: false, clock: null }, offer: null, ended: null, target: 11, deals: 0, deal: 1, direction: "clockwise", pile_order: null,
    window: null, table: [loose("5D"), loose("9S")], stock: 40, round: { number: 1, of: 6, last: false }, fair: null,
    sides: [sideOf(0, "You"), sideOf(1, "Hal")], last_move: null, log: [], deal_score: null, winner: null, announce: [], seat: 0,
    seats: [seatOf(0, { name: "You", is_turn: true, mine: true }), seatOf(1, { name: "Hal", kind: "bot", bot: "greedy", is_dealer: true })],
    piles: [pileOf(0), pileOf(1)],
    turn: { of: 0, composite: false, played: [], kind: null, must_take: 0, duty: 0, plays_owed: 1, shown: [], end: null },
    choices: [], plays: [], all_plays: false, taken: [], values: { A: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 10 }, claim: null, bottom: null, hand: ["9H", "2S", "KC", "5S"], can: canOf({ move: true, hint: true }), ...changes,
  };
}

export const loose = (card) => ({ kind: "card", card });

export const build = (id, ...sets) => ({ kind: "build", id, cards: sets.flat(), sets, value: 9, value_name: "9", owner: 1, multiple: sets.length > 1 });

export const seatOf = (seat, changes = {}) => ({
  seat, name: `Seat ${seat}`, kind: "human", bot: null, open: false, left: false, next: null, side: seat, hand_size: 4, is_dealer: false, is_turn: false,
  must_hold: [], lost: [], holder: seat, mine: false, clock: null, cards: null, ...changes,
});

export const pileOf = (holder, changes = {}) => ({ holder, seats: [holder], side: holder, count: 0, cards: null, top: null, usable: null, ...changes });

export const canOf = (changes = {}) => ({
  move: false, undo: false, take_back: false, agree: false, hint: false, coach: false, claim: false, next_deal: false, rematch: false, resign: false, flag: false, fill: false,
  join: false, leave: false, step: false, ...changes,
});

export const lastMove = (changes = {}) => ({
  version: 2, seat: 1, kind: "trail", text: "4C", speech: { key: "trails", args: { who: 1, cards: ["4C"] } }, cards: ["4C"], taken: [], sweep: false, call: false, value: 0, build: [],
  build_id: null, ...changes,
});

const sideOf = (side, name) => ({ side, seats: [side], name, score: 0, captured: 0, sweeps: 0, oranges: 0, false_oranges: 0, penalty: 0, limit: "" });
