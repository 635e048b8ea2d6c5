// The coach is fetched when somebody has turned it on.

import { settings } from "../shared/settings.js";

/** @typedef {typeof import("./coach.js")} Coach */

/** @type {Coach|null} */
let coach = null;
let isOnTheWay = false;

/** The coach of a table; null where it is off or not here yet, and in rated matches.
 * @param {import("./state.js").Table} table @returns {Coach|null} */
export function coachOf(table) {
  const { view } = table.state;
  if (!settings.coach || !view || !(view.can.coach || view.can.hint)) return null;
  if (!coach && !isOnTheWay) void fetchCoach(table);
  return coach;
}

/** @param {import("./state.js").Table} table */
async function fetchCoach(table) {
  isOnTheWay = true;
  try {
    coach = await import("./coach.js");
    table.dispatch({ type: "ready" });
  } catch {
    isOnTheWay = false; // without a connection: the next drawing tries again
  }
}
