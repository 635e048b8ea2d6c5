// The people you have muted, stored in this browser.

const KEY = "cassino.muted";
const MOST = 200;

/** @returns {string[]} */
function stored() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

/** @param {string[]} kept */
function store(kept) {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.slice(-MOST)));
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the page.
  }
}

/** The muted people at one table, by seat and name: somebody else who takes the seat is not muted. */
export class Muted {
  /** @param {string} id of the match */
  constructor(id) {
    this.id = id;
    /** @type {Set<string>} */
    this.keys = new Set(stored().filter((key) => key.startsWith(`${id}/`)));
  }

  /** @param {number} seat @param {string} name */
  has(seat, name) {
    return this.keys.has(keyOf(this.id, seat, name));
  }

  /** Mutes a person, or ends that. Returns whether the person is muted now. @param {number} seat @param {string} name */
  toggle(seat, name) {
    const key = keyOf(this.id, seat, name);
    const isMuted = !this.keys.delete(key);
    if (isMuted) this.keys.add(key);
    const others = stored().filter((each) => each !== key);
    store(isMuted ? [...others, key] : others);
    return isMuted;
  }

  /** Carry the muted people over to the rematch. @param {string} next */
  goOn(next) {
    const moved = [...this.keys].map((key) => next + key.slice(this.id.length));
    if (moved.length) store([...stored().filter((key) => !moved.includes(key)), ...moved]);
  }
}

/** @param {string} id @param {number} seat @param {string} name */
const keyOf = (id, seat, name) => `${id}/${seat}/${name}`;
