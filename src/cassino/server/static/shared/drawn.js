// Messages of the server on the page: their cards are drawn.

import { html } from "../vendor/lit-html/lit-html.js";
import { shortOf } from "./cards.js";
import { parts } from "./texts.js";

/** @param {import("../types.js").Message} message @param {readonly string[]} [names] of the seats */
export const drawn = (message, names) => parts(message, names).map((part) => (typeof part === "string" ? part : html`<span class="in-text">${shortOf(part.card)}</span>`));

/** Sentences one after the other. @param {readonly import("../types.js").Message[]} messages @param {readonly string[]} [names] */
export const drawnAll = (messages, names) => messages.map((message, order) => [order ? " " : "", drawn(message, names)]);
