// A match of bots: each step is asked for when the one before has been seen.

import { CHANCES } from "./state/reel.js";
import { Winder } from "./winder.js";

/** @typedef {import("./play.js").Play} Play */

/** How long a step may take before it is asked for again. */
const PATIENCE = 6000;

/** @param {Play} play @param {boolean} playing whether it goes on at once */
export function watchBots(play, playing) {
  const { table, link } = play;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let again;
  let asked = 0;

  const canGoOn = () => Boolean(table.state.view?.can.step && table.state.version === table.state.view.version);

  function goOn() {
    clearTimeout(again);
    if (!canGoOn()) return;
    const { version } = table.state;
    link.send({ type: "step", version });
    again = setTimeout(() => table.state.version === version && goOn(), PATIENCE);
  }

  function shown() {
    const { view, version } = table.state;
    if (!view || asked === version) return;
    asked = version;
    table.dispatch({ type: "reel", reel: { deal: view.deal } });
    if (view.can.step) link.send({ type: "chances", version, id: CHANCES });
    else if (view.winner)
      table.dispatch({ type: "reel", reel: { chances: ofWinners(view.sides.length, view.winner.sides) } });
  }

  return new Winder(table, { of: "bots", canGoOn, goOn, shown, close: () => clearTimeout(again) }, playing);
}

/** @param {number} sides @param {number[]} winners */
const ofWinners = (sides, winners) =>
  Array.from({ length: sides }, (_, side) => (winners.includes(side) ? 1 / winners.length : 0));
