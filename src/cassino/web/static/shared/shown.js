// The last view of a table that this tab has shown: a reload without a network shows it again.

const SHOWN = "cassino.shown";
/** Who that is now, as a random word: it changes when somebody signs in or out, for all tabs. The start page knows by
 * names with "cassino" that a browser has been here before; this one says nothing of that. */
const PERSON = "shown.person";

/** The scripts of another version may not understand the view. */
const SCRIPTS = import.meta.url;

/** @typedef {import("../types.js").ViewFrame} ViewFrame */

/** The word for this person; made with the first view that is kept. */
function person() {
  const known = localStorage.getItem(PERSON);
  if (known) return known;
  const made = [...crypto.getRandomValues(new Uint8Array(9))].join(".");
  localStorage.setItem(PERSON, made);
  return made;
}

const page = () => location.pathname + location.search;

/** @param {ViewFrame} frame */
export function keepShown(frame) {
  try {
    sessionStorage.setItem(SHOWN, JSON.stringify({ page: page(), scripts: SCRIPTS, person: person(), frame }));
  } catch {
    // Where nothing can be kept, a reload without a network shows a sentence.
  }
}

/** What this page showed last, to the person of now. @returns {ViewFrame|null} */
export function lastShown() {
  try {
    const kept = JSON.parse(sessionStorage.getItem(SHOWN) ?? "{}");
    const isOurs = kept.page === page() && kept.scripts === SCRIPTS && kept.person === localStorage.getItem(PERSON);
    return isOurs ? kept.frame : null;
  } catch {
    return null;
  }
}

/** Somebody signs in or out: no tab shows any more what was kept. */
export function forgetShown() {
  try {
    localStorage.removeItem(PERSON);
    sessionStorage.removeItem(SHOWN);
  } catch {
    // Nothing was kept.
  }
}
