// Which steps of lessons were solved in this browser, in the same form as in the terminal
// (cassino/lessons/progress.py).

import { told } from "./texts.js";

const KEY = "cassino.lessons";
const BROKEN = "cassino.lessons.broken";
const VERSION = 1;

/** What was solved, and one sentence if something is wrong with what is stored.
 * @typedef {{done: Set<string>, trouble: string}} Progress */

/** @returns {Progress} */
export function progress() {
  const text = stored();
  if (text === null) return { done: new Set(), trouble: "" };
  const done = parsed(text);
  return done ? { done: new Set(done), trouble: "" } : { done: new Set(), trouble: setAside(text) };
}

/** Remembers a step. What another window has stored meanwhile is kept. @param {string} step @returns {string} one
 * sentence if that fails */
export function remember(step) {
  const { done, trouble } = progress();
  if (trouble && stored() !== null) return trouble;
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, done: [...new Set([...done, step])].sort() }));
    return trouble;
  } catch {
    return told("shared-progress-not-kept");
  }
}

/** The solved steps that this version of the course does not have. @param {Set<string>} done
 * @param {readonly string[]} known */
export const foreign = (done, known) => [...done].filter((step) => !known.includes(step));

function stored() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @param {string} text @returns {string[]|null} */
function parsed(text) {
  try {
    const found = JSON.parse(text);
    const isGood =
      found?.version === VERSION &&
      Array.isArray(found.done) &&
      found.done.every((/** @type {unknown} */ step) => typeof step === "string");
    return isGood ? found.done : null;
  } catch {
    return null;
  }
}

/** Nothing is lost: what cannot be read is stored under another name. @param {string} text */
function setAside(text) {
  try {
    localStorage.setItem(BROKEN, text);
    localStorage.removeItem(KEY);
    return told("shared-progress-broken");
  } catch {
    return told("shared-progress-lost");
  }
}
