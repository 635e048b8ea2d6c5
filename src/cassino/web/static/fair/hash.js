// SHA-256 and HMAC: the browser offers its own only on secure pages, and a table at home is often none.

const ROUNDS = 64;
const BLOCK = 64;

/** The first 32 bits of the fractional part of a root. @param {number} root */
const fraction = (root) => ((root - Math.floor(root)) * 0x100000000) | 0;

/** @param {number} count @returns {number[]} */
function primes(count) {
  /** @type {number[]} */
  const found = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime)) found.push(number);
  }
  return found;
}

const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const KEYS = primes(ROUNDS).map((prime) => fraction(Math.cbrt(prime)));

/** @param {number} word @param {number} by */
const turn = (word, by) => (word >>> by) | (word << (32 - by));

/** The message with its end marked and its length in bits. @param {Uint8Array} message */
function padded(message) {
  const size = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(size);
  bytes.set(message);
  bytes[message.length] = 0x80;
  new DataView(bytes.buffer).setUint32(size - 4, message.length * 8);
  return new DataView(bytes.buffer);
}

/** @param {DataView} data @param {number} from */
function schedule(data, from) {
  const words = new Int32Array(ROUNDS);
  for (let i = 0; i < 16; i += 1) words[i] = data.getInt32(from + 4 * i);
  for (let i = 16; i < ROUNDS; i += 1) {
    const [before, late] = [words[i - 15], words[i - 2]];
    const small = turn(before, 7) ^ turn(before, 18) ^ (before >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16] + small + words[i - 7] + large;
  }
  return words;
}

/** @param {Int32Array} state @param {Int32Array} words */
function mix(state, words) {
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < ROUNDS; i += 1) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + KEYS[i] + words[i]) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] += word));
}

/** @param {Uint8Array} message @returns {Uint8Array} */
export function sha256(message) {
  const data = padded(message);
  const state = Int32Array.from(START);
  for (let from = 0; from < data.byteLength; from += BLOCK) mix(state, schedule(data, from));
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => hash.setInt32(4 * i, word));
  return new Uint8Array(hash.buffer);
}

/** @param {Uint8Array} key at most 64 bytes @param {Uint8Array} message @returns {Uint8Array} */
export function hmac(key, message) {
  const inner = new Uint8Array(BLOCK + message.length).fill(0x36, 0, BLOCK);
  const outer = new Uint8Array(BLOCK + 32).fill(0x5c, 0, BLOCK);
  key.forEach((byte, i) => {
    inner[i] ^= byte;
    outer[i] ^= byte;
  });
  inner.set(message, BLOCK);
  outer.set(sha256(inner), BLOCK);
  return sha256(outer);
}

/** @param {Uint8Array} bytes */
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} text */
export const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {string} text */
export const isLink = (text) => /^[0-9a-f]{64}$/.test(text);

/** The hash of a link, as text. @param {string} link @param {number} [times] */
export function hashOf(link, times = 1) {
  /** @type {Uint8Array} */
  let bytes = unhex(link);
  for (let i = 0; i < times; i += 1) bytes = sha256(bytes);
  return hex(bytes);
}

/** 32 bytes of chance. */
export const chance = () => hex(crypto.getRandomValues(new Uint8Array(32)));
