// Where the other players sit.

/** @typedef {import("../types.js").View} View */

/** @type {Record<number, string[]>} */
const AROUND = {
  1: ["top"],
  2: ["left", "right"],
  3: ["left", "top", "right"],
  4: ["left", "top-left", "top-right", "right"],
  5: ["left", "top-left", "top", "top-right", "right"],
};

/** Where the others sit, in the order from left to right.
 * @param {View} view @returns {{place: string, seat: import("../types.js").Seat}[]} */
export function around(view) {
  const own = view.seat ?? 0;
  const others = view.seats.length - 1;
  const turns = Array.from({ length: others }, (_, step) => view.seats[(own + 1 + step) % view.seats.length]);
  if (view.direction.startsWith("counter")) turns.reverse();
  return turns.map((seat, order) => ({ place: AROUND[others]?.[order] ?? "top", seat }));
}
