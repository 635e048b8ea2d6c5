// The claim that the target is reached.

import { ask } from "../shared/dialogs.js";

/** Asks whether this person is sure. @param {import("./state.js").Table} table @param {import("../types.js").View} view */
export async function claim(table, view) {
  if (!view.claim) return;
  const sure = await ask({
    title: `${view.claim.label}?`,
    text: `You say that you have reached the target with what you have taken so far. ${view.claim.cost}`,
    yes: view.claim.label,
    no: view.phase === "play" ? "Play on" : "Say nothing",
  });
  if (sure) table.dispatch({ type: "wish", wish: { type: "claim" } });
}
