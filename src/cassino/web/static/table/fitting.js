// How large cards are: as large as fit, so that a table is full but nothing overflows.

/** @typedef {import("../types.js").Item} Item */

/** Room for cards, in pixels. rowGap: between rows; a chosen card is lifted, and a build has its value below it.
 * @typedef {{width: number, height: number, gap: number, rowGap: number, most: number}} Room */

const RATIO = 1.4;
/** The narrowest card that a thumb can hit. */
const LEAST = 44;
/** What a further card of a set, and a further set of a build, add to its width, in cards. */
const OVERLAPPED = 0.44;
const NEXT_SET = 0.16;

/** How wide an item lies, in cards. @param {Item} item */
export function breadth(item) {
  if (item.kind === "card") return 1;
  return item.sets.reduce((width, set, order) => width + (order ? NEXT_SET : 0) + 1 + OVERLAPPED * (set.length - 1), 0);
}

/** The width of the largest cards with which items of these breadths fit into rows, one row after another.
 * @param {Room} room @param {readonly number[]} breadths */
export function cardWidth(room, breadths) {
  for (let card = Math.floor(room.most); card > LEAST; card -= 1) {
    if (heightOf(room, breadths, card) <= room.height + 1) return card;
  }
  return LEAST;
}

/** The height of the rows that items of these breadths need with cards of this width.
 * @param {Omit<Room, "height"|"most">} room @param {readonly number[]} breadths @param {number} card */
export const heightOf = (room, breadths, card) => rowsOf(room, breadths, card) * (card * RATIO + room.rowGap);

/** How many rows are needed; Infinity where an item is wider than a row, unless cards cannot be smaller.
 * @param {Omit<Room, "height"|"most">} room @param {readonly number[]} breadths @param {number} card */
export function rowsOf({ width, gap }, breadths, card) {
  let [rows, used] = [1, 0];
  for (const breadth of breadths) {
    const wide = breadth * card;
    if (wide > width && card > LEAST) return Infinity;
    const after = used ? used + gap + wide : wide;
    rows += after > width ? 1 : 0;
    used = after > width ? wide : after;
  }
  return rows;
}
