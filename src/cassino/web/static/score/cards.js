// Cards to tap: those that score by themselves, the best of each suit, or the whole pack.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { valueOf } from "../shared/inputs.js";
import { told } from "../shared/texts.js";

/** @typedef {import("../types.js").Book} View */
/** @typedef {import("../types.js").Telling} Deal */
/** @typedef {import("../types.js").ToldDeal} Draft */
/** @typedef {import("./book.js").Book} Book */

const SUITS = "CDHS";

/** @param {View} view @param {string} card @returns {import("../types.js").PackCard & {suit: number}} */
function printed(view, card) {
  for (const { suit, cards } of view.pack.suits) {
    const found = cards.find((each) => each.card === card);
    if (found) return { ...found, suit };
  }
  return { card, symbol: card, name: card, suit: 0 };
}

/** The name of another side that has a card. @param {View} view @param {Draft} draft @param {number} side
 * @param {string} card */
function otherOwner(view, draft, side, card) {
  const owner = draft.sides.findIndex(
    ({ captured, special }, other) => other !== side && (captured ?? special)?.includes(card),
  );
  return owner < 0 ? "" : view.sides[owner].name;
}

/** @param {View} view @param {string} card @param {boolean} chosen @param {string} owner @param {boolean} follows
 * @param {() => void} tapped */
function cardButton(view, card, chosen, owner, follows, tapped) {
  const { symbol, name, suit } = printed(view, card);
  return html`<button type="button" class=${follows ? "chip card-chip follows" : "chip card-chip"}
    data-suit=${view.pack.colors ? `color-${SUITS[suit]}` : SUITS[suit]}
    aria-pressed=${chosen} ?disabled=${Boolean(owner)} @click=${tapped}><span aria-hidden="true">${symbol}</span>
    <span class="unseen">${owner ? told("score-owned-card", { card: name, owner }) : name}</span></button>`;
}

/** @param {string[]} cards @param {string} card */
const toggled = (cards, card) => (cards.includes(card) ? cards.filter((each) => each !== card) : [...cards, card]);

/** @param {Book} book @param {View} view @param {Deal} deal @param {Draft} draft @param {number} side */
export function chips(book, view, deal, draft, side) {
  const entered = draft.sides[side].special;
  const held = entered ?? deal.filled.sides[side].special ?? [];
  return html`<div class="chips" role="group"
    aria-label=${told("score-scoring-cards", { name: view.sides[side].name })}>${deal.needed.special.map((card) => {
      const owner = otherOwner(view, draft, side, card);
      const chosen = held.includes(card) && !owner;
      return cardButton(view, card, chosen, owner, chosen && entered === null, () =>
        book.tell((all) => (all.sides[side].special = toggled(held, card))),
      );
    })}</div>`;
}

/** @param {Book} book @param {View} view @param {Deal} deal @param {Draft} draft @param {number} side */
export function bestCards(book, view, deal, draft, side) {
  const { best } = draft.sides[side];
  const others = new Set(
    draft.sides.flatMap(({ captured, best: cards }, other) => (other === side ? [] : (captured ?? cards))),
  );
  return html`<fieldset class="best"><legend>${told("score-primiera")}</legend><div
    class="fields">${deal.needed.best.map(
      (cards, suit) => html`
    <label class="field"><span>${view.pack.suits[suit].name}</span><select
      aria-label=${told("score-best-of", { name: view.sides[side].name, suit: view.pack.suits[suit].name })}
      @change=${(/** @type {Event} */ event) =>
        book.tell((all) => (all.sides[side].best[suit] = valueOf(event) || null))}>
      <option value="" ?selected=${best[suit] === null}>${told("score-no-card")}</option>
      ${cards
        .filter((card) => !others.has(card))
        .map(
          (card) => html`<option value=${card}
        ?selected=${best[suit] === card}>${printed(view, card).symbol}</option>`,
        )}
    </select></label>`,
    )}</div></fieldset>`;
}

/** @param {Book} book @param {View} view @param {Draft} draft @param {number} side */
export function cardGrid(book, view, draft, side) {
  const held = draft.sides[side].captured ?? [];
  return html`<p class="dim" role="status">${told("score-tapped", { count: held.length })}</p>
    ${view.pack.suits.map(({ name, cards }) =>
      cards.length
        ? html`<div class="chips" role="group"
          aria-label=${told("score-suit-of", { name: view.sides[side].name, suit: name })}>${cards.map(({ card }) => {
            const owner = otherOwner(view, draft, side, card);
            return cardButton(view, card, held.includes(card), owner, false, () =>
              book.tell((all) => (all.sides[side].captured = toggled(held, card))),
            );
          })}</div>`
        : nothing,
    )}`;
}
