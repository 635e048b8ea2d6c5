// A mistake in dealing: what went wrong, for the others to agree to.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { nameOf } from "../shared/cards.js";
import { closeDialogs, openDialog } from "../shared/dialogs.js";
import { face } from "../shared/faces.js";
import { valueOf } from "../shared/inputs.js";
import { namesIn, playerNames, told } from "../shared/texts.js";

/** @typedef {import("./state.js").Table} Table */
/** @typedef {import("../types.js").View} View */
/** @typedef {NonNullable<import("../types.js").Offer["misdeal"]>} Misdeal */

/** As many cards too few or too many can be said. */
const MOST = 4;

/** The kinds that this person can name: who dealt does not end the deal. @param {View} view
 * @returns {Misdeal["kind"][]} */
const kindsFor = (view) => [
  ...(view.seats[view.seat ?? 0].is_dealer ? [] : /** @type {const} */ (["exposed_ends"])),
  "exposed_goes_on",
  "too_few",
  ...(view.stock ? /** @type {const} */ (["too_many"]) : []),
];

/** Asks what went wrong, and the others whether they agree. @param {Table} table */
export function openMisdeal(table) {
  const { view } = table.state;
  if (view?.seat == null) return;
  const said = { kind: kindsFor(view)[0], seat: view.seat, cards: /** @type {string[]} */ ([]), count: 1 };
  /** @param {Partial<typeof said>} change */
  const change = (change) => {
    Object.assign(said, change);
    draw();
  };
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    closeDialogs("misdeal");
    table.dispatch({ type: "wish", wish: { type: "offer", kind: "misdeal", misdeal: said } });
  };
  const draw = openDialog(
    "misdeal",
    told("table-misdeal"),
    () => html`<form @submit=${send}>
    <fieldset class="kinds"><legend>${told("table-misdeal-what")}</legend>${kindsFor(view).map(
      (kind) => html`<label class="toggle"><input type="radio" name="kind" value=${kind} .checked=${said.kind === kind}
        @change=${() => change({ kind })}><span><b>${told("table-misdeal-kind", { kind })}</b>
        <small>${told("table-misdeal-follows", { kind })}</small></span></label>`,
    )}</fieldset>
    ${said.kind === "exposed_goes_on" ? ownCards(view, said.cards, change) : nothing}
    ${said.kind.startsWith("too") ? whose(view, said, change) : nothing}
    <p class="dim">${told("table-misdeal-all")}</p>
    <div class="row"><button class="verb main"
      ?disabled=${said.kind === "exposed_goes_on" && !said.cards.length}>${told("table-misdeal-ask")}</button></div>
  </form>`,
  );
}

/** Which cards of the own hand were shown. @param {View} view @param {string[]} shown
 * @param {(change: {cards: string[]}) => void} change */
function ownCards(view, shown, change) {
  return html`<fieldset class="field"><legend>${told("table-misdeal-cards")}</legend>
    <div class="shown-ones">${view.hand.map((card) => {
      const isShown = shown.includes(card);
      const cards = isShown ? shown.filter((each) => each !== card) : [...shown, card];
      return html`<button type="button" class=${`pick${isShown ? " chosen" : ""}`} aria-pressed=${isShown}
        aria-label=${nameOf(card)} @click=${() => change({ cards })}><span class="card">${face(card)}</span></button>`;
    })}</div></fieldset>`;
}

/** Whose hand has too few or too many cards, and how many. @param {View} view
 * @param {{kind: string, seat: number, count: number}} said
 * @param {(change: {seat?: number, count?: number}) => void} change */
function whose(view, said, change) {
  const names = namesIn(view);
  const most = Math.min(MOST, said.kind === "too_few" ? Number(view.seats[said.seat].hand_size) : view.stock);
  const counts = Array.from({ length: most }, (_, place) => place + 1);
  return html`<div class="two"><label class="field"><span>${told("table-misdeal-whose")}</span>
    <select @change=${(/** @type {Event} */ event) => change({ seat: Number(valueOf(event)), count: 1 })}>
      ${view.seats.map(({ seat }) => option(seat, playerNames(names, [seat]), seat === said.seat))}</select></label>
    <label class="field"><span>${told("table-misdeal-count")}</span>
    <select @change=${(/** @type {Event} */ event) => change({ count: Number(valueOf(event)) })}>
      ${counts.map((count) => option(count, String(count), count === said.count))}</select></label></div>`;
}

/** @param {number} value @param {string} words @param {boolean} isChosen */
const option = (value, words, isChosen) =>
  html`<option value=${value} .selected=${isChosen}>${words}</option>`;
