// What a person prefers, kept in this browser only.

const KEY = "cassino.settings";

/**
 * @typedef {object} Settings
 * @property {"auto"|"light"|"dark"} theme
 * @property {boolean} fourColour
 * @property {"match"|"french"|"italian"} cards "match": those that the game is played with
 * @property {number} cardSize of the cards at a table, in percent
 * @property {boolean} leftHanded whether the buttons are on the left
 * @property {"fish"|"lattice"|"tiles"|"stars"} back
 * @property {"green"|"blue"|"burgundy"|"wood"} felt
 * @property {boolean} contrast plain white cards with thick edges on a plain dark felt, whatever else is chosen
 * @property {"slow"|"normal"|"fast"|"off"} speed
 * @property {"slow"|"normal"|"fast"} watchSpeed where this person only watches
 * @property {boolean} sounds
 * @property {boolean} vibration whether a phone buzzes when it is this person's turn
 * @property {boolean} shortcuts
 * @property {string} name
 * @property {string} bot
 * @property {"always"|"seconds"|"never"} askMe
 * @property {boolean} chat whether free text is shown and may be written
 * @property {boolean} talk whether bots say something
 * @property {boolean} quiet whether nobody is heard
 * @property {boolean} memory whether what was captured is not shown
 * @property {boolean} coach whether slips name a skill and moves can be asked about
 * @property {number} deals how many deals were played to their count
 * @property {LastGame|null} game what was played last
 * @property {string[]} favorites the ids of rules with a star
 * @property {string[]} recent the ids of rules played last, the latest first
 */

/**
 * @typedef {object} LastGame
 * @property {string} rules
 * @property {number} players
 * @property {number} target
 * @property {string[]} opponents
 * @property {boolean} auto
 */

/** @type {Settings} */
const DEFAULTS = {
  theme: "auto",
  fourColour: false,
  cards: "match",
  back: "fish",
  felt: "green",
  contrast: false,
  cardSize: 100,
  leftHanded: false,
  speed: "normal",
  watchSpeed: "normal",
  sounds: true,
  vibration: true,
  shortcuts: true,
  name: "",
  bot: "",
  askMe: "seconds",
  chat: false,
  talk: true,
  quiet: false,
  memory: false,
  coach: false,
  deals: 0,
  game: null,
  favorites: [],
  recent: [],
};

const PACES = { slow: 1.6, normal: 1, fast: 0.45, off: 0 };

/** @returns {Settings} */
function stored() {
  try {
    const kept = { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
    if (kept.name === "You") kept.name = ""; // what the field was once filled with
    return { ...kept, favorites: idsIn(kept.favorites), recent: idsIn(kept.recent) };
  } catch {
    return { ...DEFAULTS };
  }
}

/** The ids in what was kept; none where it is no list. @param {unknown} kept @returns {string[]} */
const idsIn = (kept) => (Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : []);

/** Whether this browser has kept nothing: the person may be new here. */
export function isFirstVisit() {
  try {
    return !Object.keys(localStorage).some((name) => name.startsWith("cassino"));
  } catch {
    return false; // it could not keep the answer either
  }
}

/** @type {Settings} */
export const settings = stored();

/** What another window has changed meanwhile; nothing where nothing can be kept. @returns {Partial<Settings>} */
function latest() {
  try {
    return localStorage.getItem(KEY) === null ? {} : stored();
  } catch {
    return {};
  }
}

/** @param {Partial<Settings>} changes */
export function change(changes) {
  Object.assign(settings, latest(), changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the page.
  }
  applyLook();
}

/** The same as theme.js does before the first paint. */
export function applyLook() {
  const { theme, fourColour, contrast, back, felt, leftHanded } = settings;
  const look = {
    theme: theme !== "auto" && theme,
    deck: fourColour && "four",
    side: leftHanded && "left",
    contrast: contrast && "high",
    back: contrast ? "plain" : back,
    felt: contrast ? "plain" : felt,
  };
  for (const [name, value] of Object.entries(look)) {
    if (value) document.documentElement.dataset[name] = value;
    else delete document.documentElement.dataset[name];
  }
}

/** The speed of a table that is only watched. @type {Settings["watchSpeed"]|null} */
let watched = null;

/** From now on cards move as fast as a watcher wants; null: as the settings say.
 * @param {Settings["watchSpeed"]|null} speed */
export function playAt(speed) {
  watched = speed;
}

/** Factor on every pause and flight; 0 is without pauses. */
export function pace() {
  return PACES[settings.speed === "off" ? "off" : (watched ?? settings.speed)] ?? 1;
}

export function movesCalmly() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
