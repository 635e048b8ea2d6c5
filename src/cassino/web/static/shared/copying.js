// A text to copy, with a button that does it.

import { html } from "../vendor/lit-html/lit-html.js";
import { say } from "./speech.js";
import { told } from "./texts.js";

/** @param {string} label @param {string} text */
export function copied(label, text) {
  const copy = async (/** @type {any} */ event) => {
    const input = event.target.closest(".copied").querySelector("input, textarea");
    input.select();
    try {
      await navigator.clipboard.writeText(text);
      say(told("shared-copied"));
      event.target.textContent = told("shared-copied");
    } catch {
      say(told("shared-copy-yourself"));
    }
  };
  return html`<div class="copied"><label class="field"><span>${label}</span>
    ${field(text)}</label>
    <button class="verb quiet" @click=${copy}
      aria-label=${told("shared-copy-labeled", { label })}>${told("shared-copy")}</button></div>`;
}

/** As many lines as the text has. @param {string} text */
function field(text) {
  const select = (/** @type {any} */ event) => event.target.select();
  const lines = text.split("\n").length;
  return lines > 1
    ? html`<textarea readonly rows=${lines} .value=${text} @focus=${select}></textarea>`
    : html`<input readonly .value=${text} @focus=${select}>`;
}
