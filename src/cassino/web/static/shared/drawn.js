// Messages of the server on the page: their cards are drawn.

import { html } from "../vendor/lit-html/lit-html.js";
import { isColoured, nameOf, printedRank, rankOf, shortOf, suitName, suitOf, symbolOf } from "./cards.js";
import { isItalian } from "./prints.js";
import { parts } from "./texts.js";

/** @param {string} id of the drawing */
const sign = (id) => html`<svg class="suit-sign" aria-hidden="true" focusable="false"><use href=${`#${id}`}/></svg>`;

/** "♦", or the sign of an Italian suit. @param {string} suit */
export const suitSign = (suit) => (isItalian() ? sign(`sign-${suit}`) : symbolOf(suit));

/** A card in a line of text: "10♦", or what is printed in the corner of a card whose suit is no character.
 * @param {string} card */
export function inText(card) {
  const suit = suitOf(card);
  const isSigned = isItalian() || isColoured(card);
  return html`<span class=${`in-text ${suitName(suit)}`}>${
    isSigned
      ? html`<span aria-hidden="true">${
          isColoured(card) ? [rankOf(card), sign(`pip-${suit}`)] : [printedRank(card), suitSign(suit)]
        }</span><span class="unseen">${nameOf(card)}</span>`
      : shortOf(card)
  }</span>`;
}

/** @param {import("./texts.js").Message} message @param {readonly string[]} [names] of the seats */
export const drawn = (message, names) =>
  parts(message, names).map((part) => (typeof part === "string" ? part : inText(part.card)));

/** Sentences one after the other. @param {readonly import("../types.js").Message[]} messages
 * @param {readonly string[]} [names] */
export const drawnAll = (messages, names) =>
  messages.map((message, order) => [order ? " " : "", drawn(message, names)]);
