// What people ask one another: to take a move back; and the end by the clock.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { listed } from "../shared/cards.js";
import { isKept, ways } from "./kept.js";
import { openPeople } from "./talk.js";

/** @typedef {import("./state.js").Table} Table */
/** @typedef {import("../types.js").View} View */

/** @param {Table} table @param {View} view */
export function offers(table, view) {
  return html`${asked(table, view)}${waited(table, view)}${flag(table, view)}`;
}

const WISHES = { takeback: "to take back the last move", rematch: "to play again" };

/** @param {Table} table @param {View} view */
export function asked(table, view) {
  const { offer } = view;
  if (!offer) return nothing;
  const wish = WISHES[offer.kind];
  const name = view.seats[offer.seat].name;
  if (view.can.agree) {
    return html`<div class="offer" role="group" aria-label="A question"><p><b>${name}</b> would like ${wish}.</p>
      <button class="verb" @click=${() => table.dispatch({ type: "wish", wish: { type: "agree" } })}>Agree</button>
      <button class="verb refuse" @click=${() => table.dispatch({ type: "wish", wish: { type: "decline" } })}>Decline</button></div>`;
  }
  const waiting = listed(offer.waiting.map((seat) => view.seats[seat].name));
  return html`<div class="offer"><p>${offer.seat === view.seat ? "You ask" : `${name} asks`} ${wish}; ${waiting} may agree.</p>
    ${offer.seat === view.seat ? html`<button class="verb refuse" @click=${() => table.dispatch({ type: "wish", wish: { type: "decline" } })}>Never mind</button>` : nothing}</div>`;
}

/** What can be done while the match waits for somebody to come. @param {Table} table @param {View} view */
function waited(table, view) {
  const seat = view.seats.find((each) => each.is_turn && isKept(each));
  if (!seat || view.seat === null) return nothing;
  return html`<div class="offer" role="group" aria-label="A free seat"><p>Seat ${seat.seat + 1} is empty.</p>
    <button class="verb" @click=${() => openPeople(table)}>Invite</button>${view.can.fill ? ways(table, seat, "refuse") : nothing}</div>`;
}

/** @param {Table} table @param {View} view */
function flag(table, view) {
  const late = view.seats[table.state.overdue ?? -1];
  if (!late || view.seat === null || late.side === view.seats[view.seat].side || view.match.rated) return nothing;
  return html`<div class="offer"><p>${late.name} is out of time.</p>
    <button class="verb" @click=${() => table.dispatch({ type: "wish", wish: { type: "flag" } })}>Claim the win</button></div>`;
}
