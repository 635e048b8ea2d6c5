// Messages of the server on the page: their cards are drawn.

import { html } from "../vendor/lit-html/lit-html.js";
import { isColoured, nameOf, printedRank, shortOf, suitName, suitOf } from "./cards.js";
import { isItalian } from "./prints.js";
import { parts } from "./texts.js";

/** A card in a line of text: "10♦", or what is printed in the corner of an Italian card. @param {string} card */
export const inText = (card) => html`<span class=${`in-text ${suitName(suitOf(card))}`}>${isItalian() && !isColoured(card)
  ? html`<span aria-hidden="true">${printedRank(card)}<svg class="suit-sign" focusable="false"><use href=${`#sign-${suitOf(card)}`}/></svg></span><span class="unseen">${nameOf(card)}</span>`
  : shortOf(card)}</span>`;

/** @param {import("../types.js").Message} message @param {readonly string[]} [names] of the seats */
export const drawn = (message, names) => parts(message, names).map((part) => (typeof part === "string" ? part : inText(part.card)));

/** Sentences one after the other. @param {readonly import("../types.js").Message[]} messages @param {readonly string[]} [names] */
export const drawnAll = (messages, names) => messages.map((message, order) => [order ? " " : "", drawn(message, names)]);
