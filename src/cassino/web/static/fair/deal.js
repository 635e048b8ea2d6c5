// A deal made again in the browser: from seed and salts to the order of the pack, and to who got which card.

import { hmac, unhex } from "./hash.js";

const WORDS = 2 ** 32;
const FRENCH = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const ITALIAN = FRENCH.filter((_, place) => place < 7 || place > 9);
/** Ranks and suits of each pack, in the order in which it lies before it is shuffled.
 * @type {Record<string, [string[], string]>} */
const PACKS = {
  french_52: [FRENCH, "CDHS"],
  no_pictures_40: [FRENCH.slice(0, 10), "CDHS"],
  italian_40: [ITALIAN, "CDHS"],
  rook_40: [["1", ...FRENCH.slice(1, 10)], "GYRB"],
};

const SUITS = ["clubs", "diamonds", "hearts", "spades"];
/** How many cards of a whole pack, aces to tens, come before the pictures. */
const NUMBERS = 40;

/** @typedef {import("../types.js").Dealing} Dealing */
/** @typedef {{hands: string[][], table: string[]}} Round */

/** @param {string} pack */
function wholePack(pack) {
  const [ranks, suits] = PACKS[pack] ?? [[], ""];
  return ranks.flatMap((rank) => [...suits].map((suit) => rank + suit));
}

/** The cards that are used. @param {string} pack @param {Dealing} dealing */
function packCards(pack, { ranks, suits }) {
  const isUsed = (/** @type {number} */ place) =>
    (!ranks.length || ranks.includes(Math.floor(place / 4) + 1)) && (!suits.length || suits.includes(SUITS[place % 4]));
  return wholePack(pack).filter((_, place) => isUsed(place));
}

/** Random numbers from a key. */
export class Stream {
  /** @param {Uint8Array} key */
  constructor(key) {
    this.key = key;
    this.blocks = 0;
    /** @type {number[]} */
    this.words = [];
  }

  word() {
    if (!this.words.length) {
      const count = new DataView(new ArrayBuffer(4));
      count.setUint32(0, this.blocks);
      this.blocks += 1;
      const block = new DataView(hmac(this.key, new Uint8Array(count.buffer)).buffer);
      this.words = [0, 4, 8, 12, 16, 20, 24, 28].map((place) => block.getUint32(place));
    }
    return /** @type {number} */ (this.words.shift());
  }

  /** A number from 0 to n - 1; words that would make some likelier are left out. @param {number} n */
  below(n) {
    const fair = WORDS - (WORDS % n);
    let word = this.word();
    while (word >= fair) word = this.word();
    return word % n;
  }

  /** @param {string[]} items */
  shuffle(items) {
    for (let i = items.length - 1; i > 0; i -= 1) {
      const j = this.below(i + 1);
      [items[i], items[j]] = [items[j], items[i]];
    }
  }
}

/** @param {string} seed @param {string} commitment @param {number} number @param {string[]} salts */
export function dealKey(seed, commitment, number, salts) {
  const lines = ["cassino deal 1", commitment, String(number), ...salts];
  return hmac(unhex(seed), new TextEncoder().encode(lines.map((line) => `${line}\n`).join("")));
}

/** @param {string} pack @param {Dealing} dealing @param {Uint8Array} key */
export function orderOf(pack, dealing, key) {
  const stream = new Stream(key);
  const order = packCards(pack, dealing);
  stream.shuffle(order);
  while (isRefused(order.slice(0, dealing.table), pack, dealing)) stream.shuffle(order);
  return order;
}

/** Whether the cards cut to the table are too good to be left there.
 * @param {string[]} cut @param {string} pack @param {Dealing} dealing */
function isRefused(cut, pack, dealing) {
  const { rich, rich_points, rich_pictures } = dealing;
  if (!rich) return false;
  const used = packCards(pack, dealing);
  const points = cut.reduce((sum, card) => sum + rich[used.indexOf(card)], 0);
  const pictures = cut.filter((card) => wholePack(pack).indexOf(card) >= NUMBERS).length;
  return (rich_points > 0 && points >= rich_points) || (rich_pictures > 0 && pictures >= rich_pictures);
}

/** Who got what, round by round; `rest` is what is drawn one by one.
 * @param {string[]} order @param {number} players @param {number} dealer @param {Dealing} dealing
 * @returns {{rounds: Round[], rest: string[]}} */
export function dealtOut(order, players, dealer, dealing) {
  const left = [...order];
  /** @type {Round[]} */
  const rounds = [];
  while (left.length && !(rounds.length && dealing.replenish === "draw")) {
    rounds.push(oneRound(left, players, dealer, dealing, rounds.length));
  }
  return { rounds, rest: left };
}

/** @param {string[]} left @param {number} players @param {number} dealer @param {Dealing} dealing
 * @param {number} number */
function oneRound(left, players, dealer, dealing, number) {
  const toTable = number ? 0 : dealing.table;
  const size = handSize(left.length - toTable, players, dealing, number);
  /** @type {Round} */
  const round = { hands: Array.from({ length: players }, () => []), table: [] };
  if (dealing.cut) round.table.push(...left.splice(0, toTable));
  const wanted = [...Array(players).fill(size), dealing.cut ? 0 : toTable];
  for (let pass = 0; wanted.some(Boolean) && left.length; pass += 1) {
    for (const place of turnsOf(players, dealer)) {
      const cards = left.splice(0, Math.min(wanted[place], dealing.packet));
      wanted[place] -= cards.length;
      (place === players ? round.table : round.hands[place]).push(...cards);
    }
  }
  if (dealing.short_round && left.length < players) round.table.push(...left.splice(0));
  return round;
}

/** The places in the order of a pass: the others, the table, the dealer. @param {number} players @param {number} dealer
 */
function turnsOf(players, dealer) {
  const others = Array.from({ length: players - 1 }, (_, slot) => (dealer + slot + 1) % players);
  return [...others, players, dealer];
}

/** @param {number} left @param {number} players @param {Dealing} dealing @param {number} number */
function handSize(left, players, dealing, number) {
  let size = dealing.hand;
  if (dealing.replenish === "all_cards") {
    size = Math.floor(left / (players === 2 && number === 0 ? 4 : players));
  } else if (dealing.short_round && left < size * players) {
    size = Math.floor(left / players);
  }
  return size === 0 && left > 0 ? 1 : size;
}
