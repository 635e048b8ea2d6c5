// Places: where seats sit, and where cards lie so that they do not wander.

import { keyOf } from "../shared/cards.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Item} Item */
/** @typedef {{key: string, item: Item|null}} Slot */

/** @type {{deal: string, slots: Slot[]}} */
let table = { deal: "", slots: [] };
let gaps = 0;

const ROOMY = 7;
const NARROW = 5;

/** The items in order of arrival; a place that became free stays free while there is room.
 * @param {View} view @returns {Slot[]} */
export function arranged(view) {
  const deal = `${view.id}/${view.deal}/${view.round.number}`;
  const old = table.deal === deal ? table.slots : [];
  const slots = placed(old, new Map(view.table.map((item) => [keyOf(item), item])));
  table = { deal, slots };
  return slots;
}

/** @param {Slot[]} old @param {Map<string, Item>} items @returns {Slot[]} */
function placed(old, items) {
  let kept = old.map((slot) => ({ ...slot, item: items.get(slot.key) ?? null }));
  const known = new Set(old.map((slot) => slot.key));
  const fresh = [...items].filter(([key]) => !known.has(key)).map(([key, item]) => ({ key, item }));
  // Free places at the end are the first to be used again.
  if (fresh.length) kept = kept.slice(0, kept.findLastIndex((slot) => slot.item) + 1);
  const slots = inOrder([...kept, ...fresh], [...items.keys()]) ? [...kept, ...fresh] : [...items].map(([key, item]) => ({ key, item }));
  const tidy = slots.length > (matchMedia("(max-width: 640px)").matches ? NARROW : ROOMY) || !items.size;
  return (tidy ? slots.filter((slot) => slot.item) : slots).map(renamed);
}

/** A free place must not be taken for the card that lay there. @param {Slot} slot @returns {Slot} */
function renamed(slot) {
  if (slot.item || slot.key.startsWith("gap")) return slot;
  gaps += 1;
  return { key: `gap${gaps}`, item: null };
}

/** @param {Slot[]} slots @param {string[]} keys */
function inOrder(slots, keys) {
  const filled = slots.filter((slot) => slot.item).map((slot) => slot.key);
  return filled.every((key, place) => key === keys[place]);
}

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
