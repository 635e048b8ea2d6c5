// A window for who plays and how long.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { closeDialogs, openDialog } from "../shared/dialogs.js";
import { hasPeople } from "../shared/host.js";
import { isChecked, valueOf } from "../shared/inputs.js";
import { GUEST, NAMES, STAND_IN } from "../shared/opponents.js";
import { portrait } from "../shared/portraits.js";
import { change, settings } from "../shared/settings.js";
import { told } from "../shared/texts.js";
import { automatic, chosen, game, onlyWatch } from "./game.js";

/** @typedef {import("./game.js").Variant} Variant */

/** @param {() => void} changed */
export function openSeats(changed) {
  let again = () => {};
  const draw = () => {
    changed();
    again();
  };
  again = openDialog("seats", told("lobby-opponents"), () => {
    const variant = chosen();
    if (!variant) return nothing;
    const others = Array.from({ length: game.players - 1 }, (_, order) => order);
    return html`<div class="fields">
        ${choice(told("pages-players"), "players", variant.players, game.players, (value) => {
          game.players = value;
          draw();
        })}
        ${
          variant.deals
            ? nothing
            : choice(told("pages-points-to-win"), "target", variant.targets, game.target, (value) => {
                game.target = value;
                draw();
              })
        }
        ${game.standIn ? standIn(game.standIn, draw) : nothing}
        ${others.map((order) => opponent(order, variant, draw))}
        ${game.levelsNote ? html`<p class="dim">${game.levelsNote}</p>` : nothing}
        ${
          game.standIn
            ? nothing
            : html`<label class="field"><span>${told("shared-your-name")}</span><input
              autocomplete="nickname" placeholder=${GUEST} .value=${settings.name}
          @input=${(/** @type {Event} */ event) => change({ name: valueOf(event) })}></label>`
        }
      </div>
      <label class="toggle"><input type="checkbox" role="switch" .checked=${game.standIn !== null} @change=${(
        /** @type {Event} */ event,
      ) => {
        onlyWatch(isChecked(event));
        draw();
      }}>
        <span><b>${told("lobby-watch")}</b><small>${told("lobby-watch-about")}</small></span></label>
      ${game.standIn ? nothing : questions(variant, draw)}
      <div class="row done"><button class="verb main"
        @click=${() => closeDialogs("seats")}>${told("pages-done")}</button></div>`;
  });
}

/** What players have to say in this game, and who says it. @param {Variant} variant @param {() => void} draw */
function questions(variant, draw) {
  const auto = automatic(variant);
  const picked = (/** @type {Event} */ event) => {
    game.auto = isChecked(event);
    draw();
  };
  const asking = variant.asks.some((each) => each !== "claim") && !game.auto;
  return html`${
    auto.length
      ? html`<label class="toggle"><input type="checkbox" role="switch" .checked=${game.auto} @change=${picked}>
      <span><b>${told("lobby-auto")}</b><small>${auto.map((key) => told(key)).join(" ")}</small></span></label>`
      : nothing
  }
    ${
      asking
        ? html`<label class="field"><span>${told("shared-settings-ask")}</span><select
          @change=${(/** @type {Event} */ event) =>
            change({ askMe: /** @type {"always"|"seconds"|"never"} */ (valueOf(event)) })}>
      ${[
        ["always", "shared-settings-ask-always"],
        ["seconds", "shared-settings-ask-seconds"],
        ["never", "shared-settings-ask-never"],
      ].map(([value, key]) => html`<option value=${value} .selected=${settings.askMe === value}>${told(key)}</option>`)}
    </select></label>`
        : nothing
    }`;
}

/** @param {string} legend @param {string} name @param {number[]} values @param {number} current
 * @param {(value: number) => void} picked */
function choice(legend, name, values, current, picked) {
  return html`<fieldset class="field"><legend>${legend}</legend><div class="segments">${values.map(
    (value) =>
      html`<label><input type="radio" name=${name} value=${value} .checked=${value === current}
        @change=${() => picked(value)}><span>${value}</span></label>`,
  )}</div></fieldset>`;
}

/** @param {number} order @param {Variant} variant @param {() => void} draw */
function opponent(order, variant, draw) {
  const partner = variant.pairs_of_four && game.players === 4 && order === 1;
  const picked = (/** @type {Event} */ event) => {
    const bot = valueOf(event);
    game.opponents[order] = bot;
    if (bot !== "human") change({ bot });
    draw();
  };
  const chosen = game.standIn && game.opponents[order] === "human" ? game.usual : game.opponents[order];
  const name = NAMES[order];
  const partnership = game.standIn
    ? told("lobby-partner-of", { name, other: STAND_IN })
    : told("lobby-your-partner", { name });
  return html`<label class="field"><span class="whose">${portrait(name)}${partner ? partnership : name}</span><select
    @change=${picked}>
    ${levels(chosen)}
    ${game.standIn || !hasPeople ? nothing : option("human", told("lobby-friend-by-link"), chosen)}
  </select></label>`;
}

/** Who plays in the seat of this person. @param {string} bot @param {() => void} draw */
function standIn(bot, draw) {
  return html`<label class="field"><span class="whose">${portrait(STAND_IN)}${STAND_IN}</span><select @change=${(
    /** @type {Event} */ event,
  ) => {
    game.standIn = valueOf(event);
    draw();
  }}>${levels(bot)}</select></label>`;
}

/** @param {string} chosen */
const levels = (chosen) =>
  game.levels.map(({ bot, level, title }) => option(bot, told("lobby-level", { level, title }), chosen));

/** @param {string} value @param {string} words @param {string} chosen */
function option(value, words, chosen) {
  return html`<option value=${value} .selected=${chosen === value}>${words}</option>`;
}
