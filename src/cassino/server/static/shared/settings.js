// What a person prefers, kept in this browser only.

const KEY = "cassino.settings";

/**
 * @typedef {object} Settings
 * @property {"auto"|"light"|"dark"} theme
 * @property {boolean} fourColour
 * @property {"slow"|"normal"|"fast"|"off"} speed
 * @property {boolean} shortcuts
 * @property {string} name
 * @property {string} bot
 * @property {"always"|"seconds"|"never"} askMe
 * @property {string} language of phrases: "auto" or one of phrases.js
 * @property {boolean} chat whether free text is shown and may be written
 * @property {boolean} quiet whether nobody is heard
 * @property {boolean} memory whether what was captured is not shown
 */

/** @type {Settings} */
const DEFAULTS = {
  theme: "auto", fourColour: false, speed: "normal", shortcuts: true, name: "", bot: "", askMe: "seconds", language: "auto", chat: false, quiet: false, memory: false,
};

const PACES = { slow: 1.6, normal: 1, fast: 0.45, off: 0 };

/** @returns {Settings} */
function stored() {
  try {
    const kept = { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
    return kept.name === "You" ? { ...kept, name: "" } : kept; // what the field was once filled with
  } catch {
    return { ...DEFAULTS };
  }
}

/** @type {Settings} */
export const settings = stored();

/** @param {Partial<Settings>} changes */
export function change(changes) {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the page.
  }
  applyLook();
}

export function applyLook() {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.fourColour) root.dataset.deck = "four";
  else delete root.dataset.deck;
}

/** Factor on every pause and flight; 0 is without pauses. */
export function pace() {
  return PACES[settings.speed] ?? 1;
}

export function movesCalmly() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
