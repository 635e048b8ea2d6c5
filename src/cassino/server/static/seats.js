// The people at the table: names, cards held, piles.

import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { counted, listed } from "./cards.js";
import { icon } from "./icons.js";
import { around } from "./layout.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Seat} Seat */

/** @param {View} view */
export function opponents(view) {
  const shown = new Set(view.seat === null ? [] : [view.seats[view.seat].side]);
  return html`<section class="others" aria-label="The other players">
    ${around(view).map(({ place, seat }) => {
      const first = !shown.has(seat.side);
      shown.add(seat.side);
      return other(view, seat, place, first);
    })}
  </section>`;
}

/** @param {View} view @param {Seat} seat @param {string} place @param {boolean} withPile */
function other(view, seat, place, withPile) {
  const partner = view.seat !== null && view.seats[view.seat].side === seat.side;
  return html`<article class=${`seat at-${place}${seat.is_turn ? " turn" : ""}`} aria-label=${spoken(view, seat, partner)}>
    <div class="plate" aria-hidden="true">
      <b class="name">${seat.name}</b>${marks(seat)}${partner ? html`<span class="tag">partner</span>` : nothing}
    </div>
    <div class="held" aria-hidden="true" data-anchor=${`seat-${seat.seat}`}>
      ${Array.from({ length: Math.min(seat.hand_size, 8) }, () => html`<span class="mini back"></span>`)}
      ${seat.hand_size ? nothing : html`<span class="mini none"></span>`}
    </div>
    ${withPile ? pile(view, seat.side) : nothing}
  </article>`;
}

/** @param {Seat} seat */
function marks(seat) {
  return html`${seat.is_dealer ? html`<span class="dealer" title="Dealer">D</span>` : nothing}
    ${seat.must_hold.length ? html`<span class="holds" title="Must hold a card of this value">holds ${listed(seat.must_hold.map(String))}</span>` : nothing}
    ${seat.is_turn ? html`<span class="turn-mark">${icon("turn")}</span>` : nothing}`;
}

/** @param {View} view @param {Seat} seat @param {boolean} partner */
function spoken(view, seat, partner) {
  const side = view.sides[seat.side];
  const parts = [
    seat.kind === "bot" ? `${seat.name}, ${seat.bot} bot` : seat.name,
    partner ? "your partner" : "",
    counted(seat.hand_size, "card") + " in hand",
    `${counted(side.captured, "card")} taken`,
    side.sweeps ? counted(side.sweeps, "sweep") : "",
    seat.must_hold.length ? `must hold ${listed(seat.must_hold.map(String))}` : "",
    seat.is_dealer ? "dealer" : "",
    seat.is_turn ? "to play" : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** @param {View} view @param {number} number of the side */
function pile(view, number) {
  const side = view.sides[number];
  return html`<div class=${`pile${side.captured ? "" : " none"}`} aria-hidden="true">
    <span class="mini back" data-anchor=${`pile-${number}`}></span>
    <span class="count">${side.captured}</span>
    ${side.sweeps ? html`<span class="sweeps" title="Sweeps">${icon("sweep")}${side.sweeps}</span>` : nothing}
  </div>`;
}

/** @param {View} view */
export function me(view) {
  if (view.seat === null) return html`<section class="me" aria-label="Watching"><div class="plate"><b class="name">Watching</b></div></section>`;
  const seat = view.seats[view.seat];
  return html`<section class=${`me${seat.is_turn ? " turn" : ""}`} aria-label=${`You: ${spoken(view, seat, false)}`}>
    <div class="plate" aria-hidden="true"><b class="name">${seat.name}</b>${marks(seat)}</div>
    ${pile(view, seat.side)}
    <span class="goal">to ${view.target}</span>
    <span data-anchor=${`seat-${seat.seat}`}></span>
  </section>`;
}
