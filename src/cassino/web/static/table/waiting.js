// A table that shows a position before whoever answers is ready.

import { host } from "../shared/host.js";

/** Says that an answer takes a moment, until it does not. @param {import("./play.js").Play} play */
export function tellWait({ table }) {
  if (!host.waiting || table.state.notice === host.waiting) return;
  const told = host.waiting;
  table.dispatch({ type: "told", notice: told });
  addEventListener("host", () => table.state.notice === told && table.dispatch({ type: "told", notice: "" }), {
    once: true,
  });
}
