// The claim that the target is reached.

import { ask } from "../shared/dialogs.js";
import { settings } from "../shared/settings.js";
import { told, written } from "../shared/texts.js";

/** What the most cards are worth, and a little more than nobody counts exactly. */
const MOST = 3;
const NEAR = 2;

/** Whether a claim can be right: the score, what is certain of this deal, and the items in which this side leads.
 * Who plays from memory gets no such hint. @param {import("../types.js").View} view */
export function isNear({ seat, seats, sides, taken, target, phase }) {
  if (settings.memory || seat === null || phase !== "play" || !taken.length) return true;
  const { side } = seats[seat];
  const leads = (/** @type {import("../types.js").ScoreLine} */ { counts }) =>
    counts.every((count, other) => other === side || Number(counts[side]) > Number(count));
  const hoped = taken.map((line) => line.points[side] || (leads(line) ? MOST : 0));
  return sides[side].score + hoped.reduce((sum, each) => sum + each, NEAR) >= target;
}

/** Asks whether this person is sure. @param {import("./state.js").Table} table @param {import("../types.js").View} view
 */
export async function claim(table, view) {
  if (!view.claim) return;
  const words = written(view.claim.label);
  const sure = await ask({
    title: told("table-claim-title", { claim: words }),
    text: told("table-claim-text", { cost: written(view.claim.cost) }),
    yes: words,
    no: view.phase === "play" ? told("table-claim-play-on") : told("table-claim-say-nothing"),
  });
  if (sure) table.dispatch({ type: "wish", wish: { type: "claim" } });
}
