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

/** The people muted in a match, as `keyOfPerson` names them. @param {string} id */
export const mutedIn = (id) => stored().filter((person) => person.startsWith(`${id}/`));

/** @param {string} person @param {boolean} muted */
export function keepMuted(person, muted) {
  const others = stored().filter((each) => each !== person);
  store(muted ? [...others, person] : others);
}

/** Carries the muted people over to the rematch. @param {string} id @param {string[]} muted @param {string} next the id
 * of the rematch */
export function goOnMuted(id, muted, next) {
  const moved = muted.map((person) => next + person.slice(id.length));
  if (moved.length) store([...stored().filter((person) => !moved.includes(person)), ...moved]);
}
