// Places: where seats sit, and where cards lie so that they do not wander.

import { keyOf } from "../shared/cards.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Item} Item */
/** A place; free without an item. @typedef {{key: string, item: Item|null}} Slot */
/** The places of a round. gaps: how many have become free. @typedef {{deal: string, slots: Slot[], gaps: number}} Slots
 */

const ROOMY = 7;
const NARROW = 4;

/** The items in order of arrival; a place that became free stays free while there is room.
 * @param {Slots} before @param {View} view @param {boolean} narrow whether there is little room @returns {Slots} */
export function arranged(before, view, narrow) {
  const deal = `${view.id}/${view.deal}/${view.round.number}`;
  const old = before.deal === deal ? before.slots : [];
  const slots = placed(old, new Map(view.table.map((item) => [keyOf(item), item])), narrow ? NARROW : ROOMY);
  return { deal, ...renamed(slots, before.gaps) };
}

/** @param {Slot[]} old @param {Map<string, Item>} items @param {number} room @returns {Slot[]} */
function placed(old, items, room) {
  let kept = old.map((slot) => ({ ...slot, item: items.get(slot.key) ?? null }));
  const known = new Set(old.map((slot) => slot.key));
  const fresh = [...items].filter(([key]) => !known.has(key)).map(([key, item]) => ({ key, item }));
  // Free places at the end are the first to be used again.
  if (fresh.length) kept = kept.slice(0, kept.findLastIndex((slot) => slot.item) + 1);
  const slots = inOrder([...kept, ...fresh], [...items.keys()])
    ? [...kept, ...fresh]
    : [...items].map(([key, item]) => ({ key, item }));
  const tidy = slots.length > room || !items.size;
  return tidy ? slots.filter((slot) => slot.item) : slots;
}

/** A free place must not be taken for the card that lay there. @param {Slot[]} slots @param {number} gaps that have a
 * name already */
function renamed(slots, gaps) {
  const named = slots.map((slot) => {
    if (slot.item || slot.key.startsWith("gap")) return slot;
    gaps += 1;
    return { key: `gap${gaps}`, item: null };
  });
  return { slots: named, gaps };
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
