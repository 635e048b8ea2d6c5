// Answers that are the same for everybody: `cassino site` has written them into files, so they are there before Python.

import { LANGUAGE } from "../shared/texts.js";

/** What an address below /api/ begins with, for which there is a file: it has the answers by address. */
const FILES = ["variants", "lessons", "puzzles"];
const TODAY = "/api/puzzles/today";
const DAY = 24 * 3600 * 1000;

/** What has been read. @type {Map<string, Promise<Record<string, any>>>} */
const read = new Map();

/** The answer to a request, if a file has it. @param {string} path @param {any} [body] @returns {Promise<any>} */
export async function fromFile(path, body) {
  const place = path.split("?")[0];
  const file = place.split("/")[2];
  if (!FILES.includes(file) || !isFixed(body)) return null;
  const answers = read.get(file) ?? readIn(file);
  read.set(file, answers);
  const found = await answers;
  return (place === TODAY && found.since ? ofToday(found) : found[place]) ?? null;
}

/** Whether the answer is the same for everybody: nothing is asked, or the beginning of a deal. @param {any} body */
const isFixed = (body) => !body || (Object.keys(body).join() === "moves" && !body.moves.length);

/** The puzzle of the day, by universal time: one after the other since a day, then from the beginning again.
 * @param {Record<string, any>} found all puzzles */
function ofToday(found) {
  const day = new Date().toISOString().slice(0, 10);
  const days = (Date.parse(day) - Date.parse(found.since)) / DAY;
  const question = found[`/api/puzzles/${1 + (days % found["/api/puzzles/1"].of)}`];
  return question && { ...question, day };
}

/** @param {string} file @returns {Promise<Record<string, any>>} */
async function readIn(file) {
  try {
    const answer = await fetch(new URL(`../${LANGUAGE}/${file}.json`, import.meta.url));
    return answer.ok ? await answer.json() : {};
  } catch {
    return {}; // Python has all of it, too
  }
}
