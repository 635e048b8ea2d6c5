// The bar below a table that is watched: pause, steps and speed, and how likely each side is to win.

import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { icon } from "../shared/icons.js";
import { valueOf } from "../shared/inputs.js";
import { LOCALE, enumerated, namesIn, playerNames, told } from "../shared/texts.js";

/** @typedef {import("./state.js").Table} Table */
/** @typedef {import("./state/reel.js").Reel} Reel */
/** @typedef {import("./state/reel.js").Wind} Wind */
/** @typedef {import("../types.js").View} View */

/** @returns {[Reel["speed"], string][]} */
const speeds = () => [
  ["slow", told("shared-settings-speed-slow")],
  ["normal", told("shared-settings-speed-normal")],
  ["fast", told("shared-settings-speed-fast")],
];

const PERCENT = new Intl.NumberFormat(LOCALE, { style: "percent" });

/** @param {Table} table @param {View} view @param {Reel} reel */
export function reelBar(table, view, reel) {
  const wind = (/** @type {Wind} */ wish) => table.dispatch({ type: "wind", wind: wish });
  const isOver = !view.can.step && reel.place >= reel.last && reel.deal >= reel.deals;
  return html`<section class="actions reel"
    aria-label=${reel.of === "bots" ? told("table-reel-bots") : told("table-replay")}>
    <div class="doing">
      ${reel.chances ? chances(view, reel.chances) : nothing}
      <div class="reel-bar" role="group" aria-label=${told("table-reel")}>
        ${
          reel.of === "replay"
            ? html`<button class="tool" aria-label=${told("shared-back")}
          ?disabled=${!reel.place && reel.deal === 1} @click=${() => wind({ do: "back" })}>${icon("back")}</button>`
            : nothing
        }
        ${
          reel.playing
            ? html`<button class="tool main" aria-label=${told("table-reel-pause")}
              @click=${() => wind({ do: "pause" })}>${icon("pause")}</button>`
            : html`<button class="tool main" aria-label=${isOver ? told("table-reel-restart") : told("table-reel-play")}
              @click=${() => wind({ do: "play" })}>${icon(isOver ? "replay" : "turn")}</button>`
        }
        <button class="tool" aria-label=${told("table-reel-step")} ?disabled=${isOver}
          @click=${() => wind({ do: "forward" })}>${icon("forward")}</button>
        ${select(told("table-reel-speed"), speeds(), reel.speed, (speed) =>
          wind({ do: "speed", speed: /** @type {Reel["speed"]} */ (speed) }),
        )}
        ${
          reel.deals > 1
            ? select(told("table-reel-deal"), numbered(reel.deals), String(reel.deal), (deal) =>
                wind({ do: "deal", deal: Number(deal) }),
              )
            : nothing
        }
        <button class="tool" aria-pressed=${reel.hands} aria-label=${told("table-reel-hands")}
          title=${told("table-reel-hands")} @click=${() => wind({ do: "hands" })}>${icon("eye")}</button>
        ${
          view.phase === "match_over" && reel.of === "bots"
            ? html`<a class="tool"
          href=${`/m/${view.id}/replay`}>${icon("replay")}<span>${told("table-replay")}</span></a>`
            : nothing
        }
      </div>
    </div>
  </section>`;
}

/** @param {number} deals @returns {[string, string][]} */
const numbered = (deals) =>
  Array.from({ length: deals }, (_, order) => [String(order + 1), told("shared-deal", { number: order + 1 })]);

/** @param {string} label @param {[string, string][]} options @param {string} current
 * @param {(value: string) => void} picked */
function select(label, options, current, picked) {
  return html`<select class="tool" aria-label=${label}
    @change=${(/** @type {Event} */ event) => picked(valueOf(event))}>
    ${options.map(
      ([value, words]) => html`<option value=${value}
      .selected=${value === current}>${words}</option>`,
    )}</select>`;
}

/** One bar, in which each side has its share. @param {View} view @param {number[]} shares */
function chances(view, shares) {
  const percents = rounded(shares);
  const shown = view.sides.map(({ side, seats }) => ({
    name: playerNames(namesIn(view), seats),
    share: PERCENT.format(percents[side] / 100),
    color: seats[0],
  }));
  const words = enumerated(shown.map(({ name, share }) => `${name} ${share}`));
  return html`<div class="odds" role="img" aria-label=${told("table-chances", { chances: words })}>
    <svg class="odds-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">${view.sides.map(
      ({ side, seats }) => {
        const before = shares.slice(0, side).reduce((sum, share) => sum + share, 0);
        return part(seats[0], 100 * before, 100 * shares[side]);
      },
    )}</svg>
    <p class="odds-words"
      aria-hidden="true">${shown.map(
        ({ name, share, color }) => html`<span data-color=${color}><b
      class="who">${name}</b> ${share}</span>`,
      )}</p>
  </div>`;
}

/** @param {number} seat whose color it has @param {number} x @param {number} width */
const part = (seat, x, width) => svg`<rect data-color=${seat} x=${x} y="0" width=${Math.max(0, width)} height="4"/>`;

/** Percentages that add up to 100: the largest parts are rounded up. @param {number[]} shares */
export function rounded(shares) {
  const whole = shares.map((share) => Math.floor(100 * share + 1e-9));
  const order = shares
    .map((share, side) => ({ side, rest: 100 * share - whole[side] }))
    .sort((one, other) => other.rest - one.rest);
  const missing = 100 - whole.reduce((sum, each) => sum + each, 0);
  for (const { side } of order.slice(0, Math.max(0, missing))) whole[side] += 1;
  return whole;
}
