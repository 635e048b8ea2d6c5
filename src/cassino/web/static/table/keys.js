// The keyboard: one stop for each group of cards, arrows between cards, single keys for the rest.

import { openHelp } from "../shared/dialogs.js";
import { settings } from "../shared/settings.js";
import { toggleSounds } from "../shared/sounds.js";
import { say } from "../shared/speech.js";
import { told } from "../shared/texts.js";
import { hurry } from "./flights.js";
import { choicesOf } from "./state/choice.js";
import { openPeople, openTalk } from "./talk.js";
import { handWords, lastWords, scoreWords, tableWords } from "./telling.js";

/** A table, and the clocks of its players.
 * @typedef {{table: import("./state.js").Table, clocks: {words: () => string}}} Page */

const picks = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#app [data-pick]")]);

/** The card of each group that the Tab key reaches. @type {Map<string, string>} */
const stops = new Map();

/** @param {HTMLElement} element */
const groupOf = (element) => /** @type {HTMLElement|null} */ (element.closest("[data-picks]"))?.dataset.picks ?? "";

/** Draws, and puts the focus back where it was or somewhere useful. @param {() => void} draw */
export function keepFocus(draw) {
  const before = /** @type {HTMLElement|null} */ (document.activeElement);
  const group = before ? groupOf(before) : "";
  const order = group ? groupCards(group).indexOf(/** @type {HTMLElement} */ (before)) : -1;
  const inside = Boolean(before?.closest("#app"));
  draw();
  setStops();
  if (inside && before && (!before.isConnected || before.matches(":disabled"))) focusNear(group, order);
}

/** @param {string} group */
const groupCards = (group) => picks().filter((pick) => groupOf(pick) === group);

/** Each group keeps exactly one card in the order of the Tab key. */
function setStops() {
  for (const group of ["piles", "table", "hand"]) {
    const cards = groupCards(group);
    const stop = cards.find((card) => card.dataset.pick === stops.get(group)) ?? cards[0];
    for (const card of cards) card.tabIndex = card === stop ? 0 : -1;
  }
}

/** @param {string} group @param {number} order */
function focusNear(group, order) {
  const near = groupCards(group || "hand");
  const target =
    near[Math.min(Math.max(order, 0), near.length - 1)] ??
    groupCards("hand")[0] ??
    document.querySelector("#app .verb") ??
    document.getElementById("place");
  /** @type {HTMLElement|null} */ (target)?.focus({ preventScroll: true });
}

/** @param {HTMLElement} from @param {string} key @returns {HTMLElement|undefined} */
function neighbour(from, key) {
  const group = groupCards(groupOf(from));
  const place = group.indexOf(from);
  if (key === "ArrowLeft") return group[place - 1];
  if (key === "ArrowRight") return group[place + 1];
  if (key === "Home") return group[0];
  if (key === "End") return group.at(-1);
  return vertical(from, key === "ArrowUp" ? -1 : 1);
}

/** The nearest card above or below, in this group or the other. @param {HTMLElement} from @param {number} way */
function vertical(from, way) {
  const here = from.getBoundingClientRect();
  const reach = picks()
    .map((pick) => ({ pick, place: pick.getBoundingClientRect() }))
    .map(({ pick, place }) => ({
      pick,
      down: (place.top + place.height / 2 - here.top - here.height / 2) * way,
      aside: Math.abs(place.left + place.width / 2 - here.left - here.width / 2),
    }))
    .filter(({ down }) => down > here.height / 3);
  reach.sort((one, other) => one.down + 2 * one.aside - other.down - 2 * other.aside);
  return reach[0]?.pick;
}

const ARROWS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);

/** @param {Page} page @returns {Record<string, () => void>} */
function shortcuts({ table, clocks }) {
  const { view } = table.state;
  return {
    h: () => view?.can.hint && table.dispatch({ type: "order", what: "hint" }),
    u: () => (view?.can.undo || view?.can.take_back) && table.dispatch({ type: "order", what: "undo" }),
    r: () => table.dispatch({ type: "replay" }),
    t: () => say(tableWords(view)),
    ".": () => say(handWords(view)),
    s: () => say(scoreWords(view)),
    l: () => say(lastWords(view)),
    c: () => say(clocks.words()),
    p: () => openPeople(table),
    m: () => view && view.seat !== null && openTalk(table),
    x: () => {
      toggleSounds();
      say(settings.sounds ? told("table-sounds-on") : told("table-sounds-off"));
      table.dispatch({ type: "settings" });
    },
    "?": () => openHelp(view?.rules),
  };
}

/** A key for each card of the hand from the left; with Shift for each card of the table. */
const CARD_KEYS = "qwefgyioadjkzvbn";

/** The card that a key chooses. @param {KeyboardEvent} event @returns {HTMLElement|undefined} */
function cardOf(event) {
  const place = event.key.length === 1 ? CARD_KEYS.indexOf(event.key.toLowerCase()) : -1;
  return place < 0 ? undefined : groupCards(event.shiftKey ? "table" : "hand")[place];
}

/** @param {KeyboardEvent} event @param {Page} page */
function typeMove(event, page) {
  event.preventDefault();
  page.table.dispatch({ type: "typing", open: true });
  /** @type {HTMLInputElement|null} */ (document.querySelector("#app .typed input"))?.focus();
}

/** @param {KeyboardEvent} event @param {Page} page */
function shortcut(event, page) {
  if (!settings.shortcuts || event.ctrlKey || event.altKey || event.metaKey) return;
  const verb = /^[1-9]$/.test(event.key) ? choicesOf(page.table.state)[Number(event.key) - 1] : undefined;
  const card = cardOf(event);
  if (verb) page.table.dispatch({ type: "play", move: verb.move });
  else if (event.key === "/" && page.table.state.view?.can.move) typeMove(event, page);
  else if (card) card.click();
  else shortcuts(page)[event.key.toLowerCase()]?.();
}

/** @param {Page} page @returns {() => void} the end of listening */
export function listen(page) {
  /** @param {KeyboardEvent} event */
  const pressed = (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (document.querySelector("dialog[open]") || target.matches("input, select, textarea")) return;
    if (ARROWS.has(event.key) && target.matches("[data-pick]")) {
      event.preventDefault();
      neighbour(target, event.key)?.focus();
    } else if (event.key === " " && page.table.state.busy) {
      event.preventDefault(); // held down, it lets everything arrive at once
      hurry();
    } else if (event.key === "Escape") page.table.dispatch({ type: "clear" });
    else shortcut(event, page);
  };
  /** @param {FocusEvent} event */
  const focused = (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (!target.dataset?.pick) return;
    stops.set(groupOf(target), target.dataset.pick);
    setStops();
  };
  document.addEventListener("keydown", pressed);
  document.addEventListener("focusin", focused);
  return () => {
    document.removeEventListener("keydown", pressed);
    document.removeEventListener("focusin", focused);
  };
}
