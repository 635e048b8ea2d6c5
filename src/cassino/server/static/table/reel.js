// The bar below a table that is watched: pause, steps and speed, and how likely each side is to win.

import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { icon } from "../shared/icons.js";
import { valueOf } from "../shared/inputs.js";

/** @typedef {import("./state.js").Table} Table */
/** @typedef {import("./state.js").Reel} Reel */
/** @typedef {import("./state.js").Wind} Wind */
/** @typedef {import("../types.js").View} View */

/** @type {[Reel["speed"], string][]} */
const SPEEDS = [["slow", "Slow"], ["normal", "Normal"], ["fast", "Fast"]];

/** @param {Table} table @param {View} view @param {Reel} reel */
export function reelBar(table, view, reel) {
  const wind = (/** @type {Wind} */ wish) => table.dispatch({ type: "wind", wind: wish });
  const isOver = !view.can.step && reel.place >= reel.last && reel.deal >= reel.deals;
  return html`<section class="actions reel" aria-label=${reel.of === "bots" ? "Watching bots" : "Replay"}>
    <div class="doing">
      ${reel.chances ? chances(view, reel.chances) : nothing}
      <div class="reel-bar" role="group" aria-label="What you see">
        ${reel.of === "replay" ? html`<button class="tool" aria-label="Back" ?disabled=${!reel.place && reel.deal === 1} @click=${() => wind({ do: "back" })}>${icon("back")}</button>` : nothing}
        ${reel.playing ? html`<button class="tool main" aria-label="Pause" @click=${() => wind({ do: "pause" })}>${icon("pause")}</button>`
          : html`<button class="tool main" aria-label=${isOver ? "From the start" : "Play"} @click=${() => wind({ do: "play" })}>${icon(isOver ? "replay" : "turn")}</button>`}
        <button class="tool" aria-label="One step" ?disabled=${isOver} @click=${() => wind({ do: "forward" })}>${icon("forward")}</button>
        ${select("Speed", SPEEDS, reel.speed, (speed) => wind({ do: "speed", speed: /** @type {Reel["speed"]} */ (speed) }))}
        ${reel.deals > 1 ? select("Deal", numbered(reel.deals), String(reel.deal), (deal) => wind({ do: "deal", deal: Number(deal) })) : nothing}
        <button class="tool" aria-pressed=${reel.hands} aria-label="Show all hands" title="Show all hands" @click=${() => wind({ do: "hands" })}>${icon("eye")}</button>
        ${view.phase === "match_over" && reel.of === "bots" ? html`<a class="tool" href=${`/m/${view.id}/replay`}>${icon("replay")}<span>Replay</span></a>` : nothing}
      </div>
    </div>
  </section>`;
}

/** @param {number} deals @returns {[string, string][]} */
const numbered = (deals) => Array.from({ length: deals }, (_, order) => [String(order + 1), `Deal ${order + 1}`]);

/** @param {string} label @param {[string, string][]} options @param {string} current @param {(value: string) => void} picked */
function select(label, options, current, picked) {
  return html`<select class="tool" aria-label=${label} @change=${(/** @type {Event} */ event) => picked(valueOf(event))}>
    ${options.map(([value, words]) => html`<option value=${value} .selected=${value === current}>${words}</option>`)}</select>`;
}

/** One bar, in which each side has its share. @param {View} view @param {number[]} shares */
function chances(view, shares) {
  const percents = rounded(shares);
  const words = view.sides.map(({ name, side }) => `${name} ${percents[side]}%`);
  return html`<div class="odds" role="img" aria-label=${`Chances to win the match: ${words.join(", ")}`}>
    <svg class="odds-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">${view.sides.map(({ side, seats }) => {
      const before = shares.slice(0, side).reduce((sum, share) => sum + share, 0);
      return part(seats[0], 100 * before, 100 * shares[side]);
    })}</svg>
    <p class="odds-words" aria-hidden="true">${view.sides.map(({ name, side, seats }) => html`<span data-color=${seats[0]}><b class="who">${name}</b> ${percents[side]}%</span>`)}</p>
  </div>`;
}

/** @param {number} seat whose color it has @param {number} x @param {number} width */
const part = (seat, x, width) => svg`<rect data-color=${seat} x=${x} y="0" width=${Math.max(0, width)} height="4"/>`;

/** Percentages that add up to 100: the largest parts are rounded up. @param {number[]} shares */
export function rounded(shares) {
  const whole = shares.map((share) => Math.floor(100 * share + 1e-9));
  const order = shares.map((share, side) => ({ side, rest: 100 * share - whole[side] })).sort((one, other) => other.rest - one.rest);
  const missing = 100 - whole.reduce((sum, each) => sum + each, 0);
  for (const { side } of order.slice(0, Math.max(0, missing))) whole[side] += 1;
  return whole;
}
