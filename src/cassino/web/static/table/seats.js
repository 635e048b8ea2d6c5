// The people at the table: names, cards held, piles.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { listed, nameOf, valueName } from "../shared/cards.js";
import { face } from "../shared/faces.js";
import { icon } from "../shared/icons.js";
import { isLevel, strength } from "../shared/opponents.js";
import { portrait, portraitOf } from "../shared/portraits.js";
import { enumerated, namesIn, playerNames, spoken as inSpeech, told } from "../shared/texts.js";
import { presence, wordsOf } from "./company.js";
import { around } from "./layout.js";
import { openPile, whose } from "./piles.js";

/** @typedef {import("./state.js").Table} Table */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("../types.js").Pile} Pile */

const MOST_BACKS = 6;
const MOST_CROSSED = 5;

/** @param {Table} table @param {View} view */
export function opponents(table, view) {
  const shown = new Set([view.seats[view.seat ?? 0].holder]);
  return html`<section class="others" aria-label=${told("table-others")}>
    ${around(view).map(({ place, seat }) => {
      const first = !shown.has(seat.holder);
      shown.add(seat.holder);
      return other(table, view, seat, place, first);
    })}
  </section>`;
}

/** @param {Table} table @param {View} view @param {Seat} seat @param {string} place @param {boolean} withPile */
function other(table, view, seat, place, withPile) {
  const partner = view.seat !== null && view.seats[view.seat].side === seat.side;
  const asked = view.window?.seat === seat.seat;
  return html`<article class=${`seat at-${place}${seat.is_turn ? " turn" : ""}`} data-color=${seat.seat}
    aria-label=${enumerated([...facts(view, seat, partner), presence(table.state, seat)])}>
    <div class="plate" aria-hidden="true">
      ${avatar(seat)}<b
        class="name">${nameAt(view, seat)}</b>${
          isLevel(seat.bot)
            ? html`<span
        class="strength">${strength(seat.bot)}</span>`
            : nothing
        }${marks(seat)}${
          partner
            ? html`<span
        class="tag">${told("table-partner")}</span>`
            : nothing
        }
      ${away(table.state, seat)}${clock(seat)}
      ${asked ? html`<span class="tag">${told("table-is-asked")}</span>` : nothing}
    </div>
    ${bubble(table.state, seat)}
    ${seat.cards && table.state.reel?.hands !== false ? openHand(seat) : backs(seat)}
    ${withPile ? pileOf(table, view, view.piles[seat.holder]) : nothing}
  </article>`;
}

/** @param {View} view @param {Seat} seat */
const nameAt = (view, seat) => playerNames(namesIn(view), [seat.seat]);

/** The face of whoever plays, in the color of the seat. @param {Seat} seat */
const avatar = (seat) => html`<span class="avatar">${portraitOf(seat)}</span>`;

/** Whether somebody is there. @param {State} state @param {Seat} seat */
function away(state, seat) {
  const words = presence(state, seat);
  return words ? html`<span class="tag away">${words}</span>` : nothing;
}

/** Filled by the clocks, which tick on without a new page. @param {Seat} seat */
const clock = (seat) => (seat.clock ? html`<span class="clock" data-clock=${seat.seat}></span>` : nothing);

/** What is being said. @param {State} state @param {Seat} seat */
function bubble(state, seat) {
  const line = state.bubbles.find((each) => each.seat === seat.seat);
  return line
    ? html`<p class=${`bubble${line.message ? " remark" : ""}`}
      aria-hidden="true">${line.message ? portrait(seat.name) : nothing}${wordsOf(line)}</p>`
    : nothing;
}

/** @param {Seat} seat */
function backs(seat) {
  return html`<div class="held" aria-hidden="true" data-anchor=${`seat-${seat.seat}`}>
    <span class="backs">${Array.from(
      { length: Math.min(seat.hand_size, MOST_BACKS) },
      () => html`<span
      class="mini back"></span>`,
    )}
      ${seat.hand_size ? nothing : html`<span class="mini none"></span>`}</span>
    <span class=${`held-count${seat.hand_size > MOST_BACKS ? " many" : ""}`}>${seat.hand_size}</span>
  </div>`;
}

/** A hand that lies open. @param {Seat} seat */
function openHand(seat) {
  return html`<div class="held open" aria-hidden="true" data-anchor=${`seat-${seat.seat}`}>
    ${(seat.cards ?? []).map((card) => html`<span class="card" data-card=${card}>${face(card)}</span>`)}</div>`;
}

/** @param {Seat} seat */
function marks(seat) {
  return html`${
    seat.is_dealer
      ? html`<span class="dealer"
    title=${told("table-dealer")}>${told("table-dealer-short")}</span>`
      : nothing
  }
    ${
      seat.must_hold.length
        ? html`<span class="holds"
      title=${told("table-holds-about")}>${told("table-holds", {
        values: listed(seat.must_hold.map(valueName)),
      })}</span>`
        : nothing
    }
    ${
      seat.lost.length
        ? html`<span class="holds"
      title=${told("table-lost-about")}>${told("table-lost", { values: listed(seat.lost.map(valueName)) })}</span>`
        : nothing
    }
    ${seat.is_turn ? html`<span class="turn-mark">${icon("turn")}</span>` : nothing}`;
}

/** What a screen reader says of a seat. @param {View} view @param {Seat} seat @param {boolean} partner */
function facts(view, seat, partner) {
  const side = view.sides[seat.side];
  const pile = view.piles[seat.holder];
  return [
    nameAt(view, seat),
    seat.kind === "bot" ? strength(seat.bot) : "",
    partner ? told("table-your-partner") : "",
    seat.cards
      ? told("table-open-hand", { cards: seat.cards })
      : told("table-cards-in-hand", { count: seat.hand_size }),
    told("table-cards-taken", { count: pile.count }),
    pile.top ? told("table-on-top", { cards: [pile.top] }) : "",
    side.sweeps ? told("table-sweeps", { count: side.sweeps }) : "",
    side.oranges ? told("table-oranges", { count: side.oranges }) : "",
    seat.must_hold.length ? told("table-must-hold", { values: listed(seat.must_hold.map(valueName)) }) : "",
    seat.lost.length ? told("table-has-lost", { values: listed(seat.lost.map(valueName)) }) : "",
    seat.is_dealer ? told("table-is-dealer") : "",
    seat.is_turn ? told("table-to-play") : "",
    side.limit ? inSpeech(side.limit, namesIn(view)) : "",
  ];
}

/** @param {Table} table @param {View} view @param {Pile} pile */
function pileOf(table, view, pile) {
  const side = view.sides[pile.side];
  const scored =
    side.sweeps || side.oranges
      ? html`<span class="scored">${
          side.sweeps
            ? html`<span class="sweeps" title=${told("line-sweeps")}>${icon("sweep")}${side.sweeps}</span>`
            : nothing
        }${
          side.oranges
            ? html`<span class="sweeps" title=${told("line-oranges")}><span
        class="orange"></span>${side.oranges}</span>`
            : nothing
        }</span>`
      : nothing;
  if (!pile.cards) {
    return html`<div class=${`pile${pile.count ? "" : " none"}`} aria-hidden="true">
      ${crosswise(side.sweeps)}<span class="mini back" data-anchor=${`pile-${pile.holder}`}></span><span
        class="count">${pile.count}</span>${scored}</div>`;
  }
  return html`<div class="pile up" data-picks="piles">
    ${top(table, view, pile)}
    <button class="count" aria-label=${told("table-pile-show", { pile: whose(view, pile), count: pile.count })}
      @click=${() => openPile(view, pile)}>${pile.count}</button>
    ${scored}</div>`;
}

/** A card of each sweep lies across the pile. @param {number} sweeps */
const crosswise = (sweeps) =>
  Array.from({ length: Math.min(sweeps, MOST_CROSSED) }, () => html`<span class="mini back crossed"></span>`);

/** @param {Table} table @param {View} view @param {Pile} pile */
function top(table, view, pile) {
  const card = pile.top;
  if (!card) return html`<span class="mini none" data-anchor=${`pile-${pile.holder}`}></span>`;
  const picture = html`<span class="card" data-card=${card}>${face(card)}</span>`;
  if (!pile.usable || !view.can.move || view.window)
    return html`<span class="top-card" aria-hidden="true" data-anchor=${`pile-${pile.holder}`}>${picture}</span>`;
  const chosen = table.state.taking.includes(card);
  const takeable = Boolean(table.state.answer?.takeable.includes(card));
  return html`<button class=${`pick top-card usable${chosen ? " chosen" : ""}${takeable ? " can-take" : ""}`}
    data-pick=${card} data-anchor=${`pile-${pile.holder}`}
    tabindex="-1" aria-pressed=${chosen}
      aria-label=${told("table-top-card", { card: nameOf(card), pile: whose(view, pile), use: pile.usable })}
    @click=${() => table.dispatch({ type: "tap", tap: { on: "top", card } })}>${picture}</button>`;
}

/** @param {Table} table @param {View} view */
export function me(table, view) {
  const seat = view.seats[view.seat ?? 0];
  return html`<section class=${`me${seat.is_turn ? " turn" : ""}`} data-color=${seat.seat}
    aria-label=${enumerated(facts(view, seat, false))}>
    <div class="plate" aria-hidden="true">${avatar(seat)}<b
      class="name">${nameAt(view, seat)}</b>${marks(seat)}${clock(seat)}</div>
    ${bubble(table.state, seat)}
    ${pileOf(table, view, view.piles[seat.holder])}
    <span class="goal">${told("table-goal", { deals: view.deals, target: view.target })}</span>
    <span data-anchor=${`seat-${seat.seat}`}></span>
  </section>`;
}
