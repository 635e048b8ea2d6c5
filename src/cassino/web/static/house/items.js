// The list of scoring items.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { say } from "../shared/speech.js";
import { valueOf, wholeNumber } from "../shared/inputs.js";
import { told } from "../shared/texts.js";

/** As in a rule file. @typedef {Record<string, any>} Item */
/** @typedef {import("./options.js").Around} Around */

const PRIMIERA = "primiera";
/** @type {Record<string, number>} */
const COUNTED = { most: 0, enough: 1 };

/** @param {Item[]} list @param {Around} around @param {(value: unknown) => void} picked */
export function items(list, around, picked) {
  const { form } = around;
  const add = () => {
    picked([...list, { most: "cards", points: 1, at_least: 0 }]);
    say(told("house-line-added", { line: list.length + 1 }));
  };
  return html`<ol class="items">${list.map((item, place) => row(item, place, list, around, picked))}</ol>
    <button type="button" class="verb quiet small" ?disabled=${list.length >= form.limits.items}
      @click=${add}>${told("house-add-line")}</button>`;
}

/** @param {Item} item */
const kindOf = (item) =>
  Object.keys(item).find((key) => key === PRIMIERA || (key !== "points" && key !== "at_least")) ?? "most";

/** @param {Item} item @param {string} kind @returns {Item} */
function turned(item, kind) {
  const points = item[PRIMIERA] ?? item.points ?? 1;
  if (kind === PRIMIERA) return { primiera: points };
  const of = /** @type {any} */ (item)[kindOf(item)];
  const counted = kind in COUNTED ? { at_least: COUNTED[kind] } : {};
  return { [kind]: typeof of === "string" ? of : "cards", points, ...counted };
}

/** @param {Item} item @param {number} place @param {Item[]} list @param {Around} around
 * @param {(value: unknown) => void} picked */
function row(item, place, list, around, picked) {
  const kind = kindOf(item);
  const number = place + 1;
  const wrong = around.wrong.some((where) => where.startsWith(`scoring.items[${number}]`));
  const change = (/** @type {Item} */ other) => picked(list.with(place, other));
  const points = kind === PRIMIERA ? PRIMIERA : "points";
  return html`<li class=${wrong ? "wrong" : ""}><div class="what">
    <select aria-label=${told("house-line-kind", { line: number })}
      @change=${(/** @type {Event} */ event) => change(turned(item, valueOf(event)))}>
      ${around.form.items.map(
        (each) => html`<option value=${each.value}
        .selected=${each.value === kind}>${each.label}</option>`,
      )}</select>
    ${kind === PRIMIERA ? nothing : cards(item, kind, number, around, change)}</div><div class="figures">
    ${
      kind in COUNTED
        ? figure(
            told("house-line-least", { line: number }),
            told(kind === "most" ? "house-at-least" : "house-this-many"),
            item.at_least ?? 0,
            (value) => change({ ...item, at_least: value }),
          )
        : nothing
    }
    ${figure(told("house-line-points", { line: number }), told("house-points"), item[points], (value) =>
      change({ ...item, [points]: value }),
    )}</div>
    <div class="moves">
      <button type="button" class="round-button" aria-label=${told("house-line-up", { line: number })}
        ?disabled=${!place} @click=${() => picked(swapped(list, place - 1))}>↑</button>
      <button type="button" class="round-button" aria-label=${told("house-line-down", { line: number })}
        ?disabled=${number === list.length} @click=${() => picked(swapped(list, place))}>↓</button>
      <button type="button" class="round-button" aria-label=${told("house-line-remove", { line: number })}
        @click=${() => picked(list.toSpliced(place, 1))}>✕</button></div></li>`;
}

/** @param {Item[]} list @param {number} place */
const swapped = (list, place) => list.toSpliced(place, 2, list[place + 1], list[place]);

/** @param {Item} item @param {string} kind @param {number} number @param {Around} around
 * @param {(item: Item) => void} change */
function cards(item, kind, number, around, change) {
  const known = around.pack.flatMap((group) => group.choices);
  const of = /** @type {any} */ (item)[kind];
  return html`<select aria-label=${told("house-line-cards", { line: number })}
    @change=${(/** @type {Event} */ event) => change({ ...item, [kind]: valueOf(event) })}>
    ${
      known.some((each) => each.value === of)
        ? nothing
        : html`<option value=${of}
      .selected=${true}>${told("house-not-in-pack", { cards: of })}</option>`
    }
    ${around.pack.map(
      (group) => html`<optgroup
      label=${group.title}>${group.choices.map(
        (each) => html`<option value=${each.value}
      .selected=${each.value === of}>${each.label}</option>`,
      )}</optgroup>`,
    )}</select>`;
}

/** @param {string} name @param {string} label @param {number|null} value @param {(value: number|null) => void} picked
 */
function figure(name, label, value, picked) {
  return html`<label class="figure"><input type="number" inputmode="numeric" step="1" min="0" aria-label=${name}
    .value=${value === null ? "" : String(value)}
    @input=${(/** @type {Event} */ event) => picked(wholeNumber(event))}><small
      aria-hidden="true">${label}</small></label>`;
}
