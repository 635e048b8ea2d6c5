// The claim that the target is reached.

import { ask } from "../shared/dialogs.js";
import { told, written } from "../shared/texts.js";

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
