// What people ask one another: to take a move back; and the end by the clock.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { ask } from "../shared/dialogs.js";
import { namesIn, told } from "../shared/texts.js";
import { spoken } from "../shared/time.js";
import { isKept, sitIn, ways } from "./kept.js";
import { openPeople } from "./talk.js";

/** @typedef {import("./state.js").Table} Table */
/** @typedef {import("../types.js").View} View */

/** @param {Table} table @param {View} view */
export function offers(table, view) {
  return html`${asked(table, view)}${waited(table, view)}${absent(table, view)}${flag(table, view)}`;
}

const WISHES = {
  takeback: "asks-takeback",
  rematch: "wants-rematch",
  call_off: "asks-call-off",
  misdeal: "asks-misdeal",
};

/** What somebody asks for. @param {NonNullable<View["offer"]>} offer @param {string[]} names of the seats */
const wishOf = ({ kind, seat: who, misdeal }, names) =>
  told(
    WISHES[kind],
    misdeal
      ? {
          who,
          kind: misdeal.kind,
          whose: misdeal.seat,
          own: misdeal.seat === who ? "yes" : "no",
          count: misdeal.count,
        }
      : { who },
    names,
  );

/** @param {Table} table @param {View} view */
export function asked(table, view) {
  const { offer } = view;
  if (!offer) return nothing;
  const names = namesIn(view);
  if (view.can.agree) {
    return html`<div class="offer" role="group" aria-label=${told("table-offer")}><p>${wishOf(offer, names)}</p>
      <button class="verb" @click=${() => table.dispatch({ type: "wish", wish: { type: "agree" } })}>${told(
        "table-offer-agree",
      )}</button>
      <button class="verb refuse"
        @click=${() => table.dispatch({ type: "wish", wish: { type: "decline" } })}>${told(
          "table-offer-decline",
        )}</button></div>`;
  }
  const { waiting } = offer;
  return html`<div class="offer"><p>${wishOf(offer, names)} ${told("table-offer-waiting", { waiting }, names)}</p>
    ${
      offer.seat === view.seat
        ? html`<button class="verb refuse"
      @click=${() => table.dispatch({ type: "wish", wish: { type: "decline" } })}>${told(
        "table-offer-withdraw",
      )}</button>`
        : nothing
    }</div>`;
}

/** What can be done while the match waits for somebody to come. @param {Table} table @param {View} view */
function waited(table, view) {
  const seat = view.seats.find((each) => each.is_turn && isKept(each));
  if (!seat || view.seat === null) return nothing;
  return html`<div class="offer" role="group"
    aria-label=${told("table-empty-seat")}><p>${told("table-seat-is-empty", { number: seat.seat + 1 })}</p>
    <button class="verb" @click=${() => openPeople(table)}>${told("table-invite")}</button>${
      view.can.fill ? ways(table, seat, "refuse") : nothing
    }</div>`;
}

/** What can be done while the match waits for somebody who is away. @param {Table} table @param {View} view */
function absent(table, view) {
  const seat = view.seats.find((each) => each.away);
  if (!seat || !view.can.call_off || view.match.away === null) return nothing;
  const absence = `${view.id}/${view.version}`;
  if (table.state.patient === absence) return nothing;
  return html`<div class="offer" role="group" aria-label=${told("table-absent")}>
    <p>${told("table-absent-for", { name: seat.name, time: spoken(view.match.away) })}</p>
    <button class="verb" @click=${() => sitIn(table, seat)}>${told("table-fill-for-now")}</button>
    <button class="verb refuse"
      @click=${() => table.dispatch({ type: "patient", absence })}>${told("table-absent-wait")}</button>
    <button class="verb refuse" @click=${() => callOff(table)}>${told("table-call-off")}</button></div>`;
}

/** @param {Table} table */
async function callOff(table) {
  const isSure = await ask({
    title: told("table-call-off-title"),
    text: told("table-call-off-text"),
    yes: told("table-call-off"),
    no: told("table-absent-wait"),
  });
  if (isSure) table.dispatch({ type: "wish", wish: { type: "offer", kind: "call_off" } });
}

/** @param {Table} table @param {View} view */
function flag(table, view) {
  const late = view.seats[table.state.overdue ?? -1];
  if (!late || view.seat === null) return nothing;
  const words = html`<p>${told("table-time-is-over", { who: late.seat }, namesIn(view))}</p>`;
  if (late.side === view.seats[view.seat].side || view.match.rated) return html`<div class="offer">${words}</div>`;
  return html`<div class="offer">${words}
    <button class="verb" @click=${() => table.dispatch({ type: "wish", wish: { type: "flag" } })}>${told(
      "table-claim-win",
    )}</button></div>`;
}
