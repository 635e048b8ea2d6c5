// Cards in motion. Everything here only looks; the page below is already right, or will be set right at the end.

import { movesCalmly, pace } from "../shared/settings.js";

const REST = "translate(0px, 0px) scale(1) rotate(0deg)";
const EASE = "cubic-bezier(.25,.8,.3,1)";

/** @type {Set<Animation>} */
const running = new Set();
/** @type {Set<() => void>} */
const pauses = new Set();
let hurried = false;

/** Whether anything moves at all. */
export const moves = () => pace() > 0 && !movesCalmly() && !document.hidden;

/** Everything in motion arrives at once, until `relax`. */
export function hurry() {
  hurried = true;
  for (const animation of [...running]) animation.finish();
  for (const end of [...pauses]) end();
}

export function relax() {
  hurried = false;
}

/** @param {number} ms */
export function pause(ms) {
  const time = ms * pace();
  if (hurried || time <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      pauses.delete(end);
      resolve(undefined);
    };
    const timer = setTimeout(end, time);
    pauses.add(end);
  });
}

/** @param {Element} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} options */
export async function animate(element, frames, options) {
  if (!moves() || hurried) return;
  const scaled = { easing: EASE, ...options, duration: Number(options.duration) * pace() };
  const animation = element.animate(frames, { ...scaled, delay: Number(options.delay ?? 0) * pace() });
  running.add(animation);
  try {
    await animation.finished;
  } catch {
    // A cancelled flight has nowhere to arrive.
  } finally {
    running.delete(animation);
  }
}

/** Where the cards are now. @returns {Map<string, DOMRect>} */
export function places() {
  const found = new Map();
  for (const element of document.querySelectorAll("#app [data-card]")) {
    found.set(/** @type {HTMLElement} */ (element).dataset.card, element.getBoundingClientRect());
  }
  return found;
}

/** @param {string} card @returns {HTMLElement|null} */
export const cardElement = (card) => document.querySelector(`#app [data-card="${card}"]`);

/** @param {string} name e.g. "pile-0", "seat-1", "stock" */
export function anchor(name) {
  return document.querySelector(`#app [data-anchor="${name}"]`)?.getBoundingClientRect() ?? null;
}

/** @param {DOMRect} from @param {DOMRect} to */
function offset(from, to) {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${x}px, ${y}px) scale(${Math.max(from.width / (to.width || 1), 0.05)})`;
}

/** Cards which have moved glide from where they were; `origin` says where a new one comes from.
 * @param {Map<string, DOMRect>} before
 * @param {(card: string) => DOMRect|null} origin */
export function glide(before, origin) {
  if (!moves() || hurried) return Promise.resolve();
  const flights = [];
  let fresh = 0;
  for (const element of document.querySelectorAll("#app [data-card]")) {
    const card = /** @type {HTMLElement} */ (element).dataset.card ?? "";
    const now = element.getBoundingClientRect();
    const old = before.get(card);
    const from = old ?? origin(card);
    if (!from || (old && Math.abs(old.left - now.left) + Math.abs(old.top - now.top) < 2)) continue;
    const delay = old ? 0 : 70 * fresh++;
    const frames = [
      { transform: offset(from, now), zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ];
    flights.push(pass(element, frames, delay));
  }
  return Promise.all(flights);
}

/** A card on its way lets taps through to what lies below. @param {Element} element @param {Keyframe[]} frames
 * @param {number} delay */
async function pass(element, frames, delay) {
  element.classList.add("flying");
  await animate(element, frames, { duration: 360, delay, fill: "backwards" });
  element.classList.remove("flying");
}

/** A picture of an element above the page. @param {Element} element @param {DOMRect} place */
export function ghost(element, place) {
  const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
  for (const name of ["data-card", "data-key", "id", "tabindex"]) copy.removeAttribute(name);
  copy.classList.remove("chosen", "can-take");
  copy.classList.add("ghost");
  Object.assign(copy.style, {
    left: `${place.left}px`,
    top: `${place.top}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
  });
  document.getElementById("overlay")?.append(copy);
  return copy;
}

/** A card goes to a heap around a place, and is turned over there. @param {{flyer: HTMLElement, place: DOMRect}} each
 * @param {DOMRect} heap @param {number} order @param {boolean} turnOver */
export async function gather({ flyer, place }, heap, order, turnOver) {
  const here = new DOMRect(heap.left + 7 * order, heap.top + 3 * order, heap.width, heap.height);
  const there = `${offset(here, place)} rotate(0deg)`;
  await animate(flyer, [{ transform: REST }, { transform: there }], { duration: 240, fill: "both" });
  if (!turnOver) return;
  await animate(flyer, [{ transform: `${there} scale(1, 1)` }, { transform: `${there} scale(0, 1)` }], {
    duration: 110,
    fill: "both",
  });
  if (!hurried) flyer.classList.add("back");
  await animate(flyer, [{ transform: `${there} scale(0, 1)` }, { transform: `${there} scale(1, 1)` }], {
    duration: 110,
    fill: "both",
  });
}

/** From where it is to a pile, for a card whose picture was taken at a place. @param {HTMLElement} flyer
 * @param {DOMRect} from @param {DOMRect} to
 * @param {number} turn in degrees */
export async function fly(flyer, from, to, turn, duration = 420, delay = 0) {
  const start = getComputedStyle(flyer).transform;
  const target = `${offset(to, from)} rotate(${turn}deg)`;
  await animate(flyer, [{ transform: start === "none" ? REST : start }, { transform: target }], {
    duration,
    delay,
    fill: "both",
  });
  return target;
}

/** Removes what `ghost` made. */
export function clearGhosts() {
  document.getElementById("overlay")?.replaceChildren();
}

/** Words that appear over the table for a moment; the live region says them too. @param {string[]} words */
export async function proclaim(words) {
  if (!words.length || hurried) return;
  const sign = document.createElement("p");
  sign.className = "sign";
  sign.textContent = words.join(" ");
  sign.setAttribute("aria-hidden", "true");
  document.body.append(sign);
  await (movesCalmly() ? pause(1800) : appear(sign));
  sign.remove();
}

/** @param {HTMLElement} sign */
function appear(sign) {
  const rest = { opacity: 1, transform: "translate(-50%, 0)" };
  const edge = { opacity: 0, transform: "translate(-50%, 12px)" };
  const frames = [edge, { ...rest, offset: 0.12 }, { ...rest, offset: 0.85 }, edge];
  return sign.animate(frames, { duration: 1000 + 1100 * Math.max(pace(), 0.3) }).finished;
}
