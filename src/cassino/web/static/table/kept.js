// A seat whose player has not come, or is away: a bot can play it.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { isLevel } from "../shared/opponents.js";
import { settings } from "../shared/settings.js";
import { told } from "../shared/texts.js";

/** @typedef {import("./state.js").Table} Table */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Seat} Seat */

/** Whether somebody is still to come to a seat. @param {Seat} seat */
export const isKept = (seat) => seat.open && seat.kind === "human";

/** @param {Table} table @param {Seat} seat @param {boolean} open whether a person may still take the seat */
const fill = (table, seat, open) =>
  table.dispatch({
    type: "wish",
    wish: { type: "fill", seat: seat.seat, open, ...(isLevel(settings.bot) && { bot: settings.bot }) },
  });

/** A bot plays until the player of a seat returns. @param {Table} table @param {Seat} seat */
export const sitIn = (table, seat) => fill(table, seat, true);

/** The buttons for it. @param {Table} table @param {Seat} seat @param {string} look */
export function ways(table, seat, look) {
  const number = seat.seat + 1;
  return html`<button class=${`verb ${look}`} aria-label=${told("table-fill-for-now-at", { number })}
    @click=${() => fill(table, seat, true)}>${told("table-fill-for-now")}</button>
    <button class=${`verb ${look}`} aria-label=${told("table-fill-at", { number })}
      @click=${() => fill(table, seat, false)}>${told("table-fill")}</button>
    <small class="ways-about">${told("table-fill-about")}</small>`;
}

/** The same buttons in the list of players. @param {Table} table @param {View} view @param {Seat} seat */
export function fillable(table, view, seat) {
  if (view.can.fill && isKept(seat)) return html`<span class="row kept">${ways(table, seat, "quiet")}</span>`;
  if (!view.can.fill || !seat.away) return nothing;
  return html`<span class="row kept"><button class="verb quiet"
    @click=${() => sitIn(table, seat)}>${told("table-fill-for-now")}</button></span>`;
}
