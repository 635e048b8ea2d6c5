// The controls of the editor, one for each kind of option.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { valueOf, wholeNumber } from "../shared/inputs.js";
import { told } from "../shared/texts.js";
import { items } from "./items.js";

/** @typedef {import("../types.js").Option} Option */
/** @typedef {Omit<Option, "choices"> & {choices: import("../types.js").Possible[]}} Choosing */
/** @typedef {{form: import("../types.js").Form, pack: import("../types.js").Kinds[], wrong: string[]}} Around */
/** @typedef {(value: unknown) => void} Picked */

/** @param {Option} option @param {any} value @param {Around} around @param {Picked} picked */
export function control(option, value, around, picked) {
  switch (option.kind) {
    case "number":
      return number(option, value, around, picked);
    case "text":
      return text(option, value, picked);
    case "players":
      return players(option, value, picked);
    case "several":
      return several(/** @type {Choosing} */ (option), Array.isArray(value) ? value : [], picked);
    case "file":
      return html`<p class="dim">${told(
        Array.isArray(value) && value.length ? "house-in-file-kept" : "house-in-file-none",
      )}</p>`;
    case "items":
      return items(Array.isArray(value) ? value : [], around, picked);
    default:
      return choice(/** @type {Choosing} */ (option), value, picked);
  }
}

/** @param {Choosing} option @param {any} value @param {Picked} picked */
function choice(option, value, picked) {
  return html`<div class="segments">${option.choices.map(
    (each) => html`<label><input type="radio" name=${option.key} value=${String(each.value)}
    .checked=${each.value === value} @change=${() => picked(each.value)}><span>${each.label}</span></label>`,
  )}</div>`;
}

/** Any of the choices, in their order. @param {Choosing} option @param {unknown[]} chosen @param {Picked} picked */
function several(option, chosen, picked) {
  const values = option.choices.map((each) => each.value);
  const toggled = (/** @type {unknown} */ value) =>
    picked(values.filter((each) => chosen.includes(each) !== (each === value)));
  return html`<div class="segments">${option.choices.map(
    (each) => html`<label><input type="checkbox" .checked=${chosen.includes(each.value)}
    @change=${() => toggled(each.value)}><span>${each.label}</span></label>`,
  )}</div>`;
}

/** @param {Option} option @param {any} value @param {Around} around @param {Picked} picked */
function number(option, value, around, picked) {
  return html`<label class="amount"><span class="unseen">${option.text}</span><input type="number" inputmode="numeric"
    step="1" min=${option.least} max=${option.most}
    aria-invalid=${String(around.wrong.length > 0)} .value=${value === null ? "" : String(value)}
      @input=${(/** @type {Event} */ event) => picked(wholeNumber(event))}>
    <small class="dim">${told("house-between", { least: option.least, most: option.most })}</small></label>`;
}

/** @param {Option} option @param {any} value @param {Picked} picked */
function text(option, value, picked) {
  return html`<label class="word"><span class="unseen">${option.text}</span><input maxlength=${option.most}
    placeholder=${option.usual}
    .value=${value ?? ""} @input=${(/** @type {Event} */ event) => picked(valueOf(event))}></label>`;
}

/** @param {Option} option @param {any} value @param {Picked} picked */
function players(option, value, picked) {
  const chosen = /** @type {number[]} */ (Array.isArray(value) ? value : []);
  const numbers = /** @type {number[]} */ (/** @type {unknown} */ (option.choices));
  const toggled = (/** @type {number} */ count) =>
    picked(chosen.includes(count) ? chosen.filter((each) => each !== count) : [...chosen, count]);
  const usual = (/** @type {number} */ count) => picked([count, ...chosen.filter((each) => each !== count)]);
  return html`<div class="segments">${numbers.map(
    (count) => html`<label><input type="checkbox" .checked=${chosen.includes(count)}
      @change=${() => toggled(count)}><span>${count}</span></label>`,
  )}</div>
    ${
      chosen.length > 1
        ? html`<fieldset class="usual"><legend>${told("house-usually")}</legend><div class="segments">${chosen
            .toSorted()
            .map(
              (count) => html`<label><input type="radio" name="usual-players"
      .checked=${count === chosen[0]} @change=${() => usual(count)}><span>${count}</span></label>`,
            )}</div></fieldset>`
        : nothing
    }`;
}
