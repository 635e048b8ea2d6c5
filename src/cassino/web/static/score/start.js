// Beginning a score sheet: which rules, who plays, who deals; and the sheets that are kept.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { cover } from "../shared/cover.js";
import { valueOf } from "../shared/inputs.js";
import { leave } from "../shared/leaving.js";
import { say } from "../shared/speech.js";
import { told } from "../shared/texts.js";
import { talk } from "./net.js";

const BY_CODE = "code";

const state = {
  /** @type {any[]} */ variants: [],
  /** @type {any[]} */ books: [],
  chosen: "",
  code: "",
  players: 2,
  /** @type {string[]} */ names: [],
  dealer: -1,
  target: "",
  /** @type {string[]} */ troubles: [],
  beginning: false,
};

/** @param {HTMLElement} root */
export function showScoreStart(root) {
  document.title = `${told("score-keep")} · Cassino`;
  const draw = () => render(page(draw), root);
  draw();
  look(draw);
}

/** @param {() => void} draw */
async function look(draw) {
  try {
    const rest = Promise.all([talk("/api/scorebooks"), talk("/api/house")]);
    rest.catch(() => {});
    const offer = await talk("/api/variants"); // may be known before anything else
    state.variants = offer.variants;
    state.chosen ||= offer.default.variant;
    draw();
    const [kept, house] = await rest;
    state.variants = [...offer.variants, ...house.house];
    state.books = kept.scorebooks;
  } catch (problem) {
    state.troubles = [problem instanceof Error ? problem.message : String(problem)];
  }
  draw();
}

const chosen = () => state.variants.find((variant) => variant.id === state.chosen);
const counts = () => chosen()?.players ?? [2, 3, 4, 5, 6];
const players = () => (counts().includes(state.players) ? state.players : counts()[0]);
const seats = () => Array.from({ length: players() }, (_, seat) => seat);
/** @param {number} seat */
const nameOf = (seat) => state.names[seat]?.trim() || told("player-number", { number: seat + 1 });
/** By default the last of the row deals, so that the first leads. */
const dealer = () => (state.dealer >= 0 && state.dealer < players() ? state.dealer : players() - 1);

/** @param {() => void} draw */
async function begin(draw) {
  if (state.beginning) return;
  state.beginning = true;
  draw();
  const code = state.chosen === BY_CODE ? state.code.trim() : chosen()?.code;
  const rules = code === undefined ? { variant: state.chosen } : { code };
  const target = state.target.trim() ? { target: Number(state.target) || 0 } : {};
  try {
    const made = await talk("/api/scorebooks", { ...rules, ...target, names: seats().map(nameOf), dealer: dealer() });
    leave(`/score/${made.id}`);
  } catch (problem) {
    const refused = /** @type {import("./net.js").Refused} */ (problem);
    state.troubles = refused.problems?.length ? refused.problems : [refused.message];
    say(...state.troubles);
    state.beginning = false;
  }
  draw();
}

/** @param {() => void} draw */
function page(draw) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    begin(draw);
  };
  return html`<main class="score-start">
      ${cover(told("score-keep"), { lead: told("score-explained"), cards: ["9C", "AD"] })}
      ${kept()}
      <form class="panel" @submit=${submit}><h2>${told("score-new")}</h2><div class="fields">
        ${rulesField(draw)} ${playersField(draw)} ${targetField(draw)} ${seats().map((seat) =>
          nameField(seat, draw),
        )} ${dealerField(draw)}
      </div>
      ${
        state.troubles.length
          ? html`<ul class="notice"
        role="alert">${state.troubles.map((text) => html`<li>${text}</li>`)}</ul>`
          : nothing
      }
      <button class="verb main big" ?disabled=${!state.chosen || state.beginning}>${told("score-begin")}</button></form>
    </main>`;
}

function kept() {
  if (!state.books.length) return nothing;
  return html`<section aria-labelledby="kept"><h2 id="kept">${told("score-continue")}</h2><ul
    class="books">${state.books.slice(0, 8).map(
      (book) => html`<li><a href=${`/score/${book.id}`}><b>${book.title}</b>
      <span>${book.sides.map((/** @type {any} */ side) => `${side.name} ${side.score}`).join(" · ")}</span>
      <span class="dim">${[
        told("pages-deals", { deals: book.deals }),
        ...(book.is_over ? [told("score-finished")] : []),
      ].join(", ")}</span></a></li>`,
    )}</ul></section>`;
}

/** @param {() => void} draw */
function rulesField(draw) {
  const picked = (/** @type {any} */ event) => {
    state.chosen = event.target.value;
    draw();
  };
  return html`<label class="field wide"><span>${told("score-which-rules")}</span><select @change=${picked}>
      ${state.variants.map(
        (each) => html`<option value=${each.id}
        ?selected=${each.id === state.chosen}>${each.title}</option>`,
      )}
      <option value=${BY_CODE} ?selected=${state.chosen === BY_CODE}>${told("score-by-code")}</option>
    </select>${
      chosen()
        ? html`<small class="dim">${chosen().summary} <a href=${chosen().rules}
      target="_blank">${told("pages-rules")}</a></small>`
        : nothing
    }</label>
    ${
      state.chosen === BY_CODE
        ? html`<label class="field wide"><span>${told("score-code")}</span>
      <input required autocomplete="off" spellcheck="false" .value=${state.code}
        @input=${(/** @type {Event} */ event) => (state.code = valueOf(event))}></label>`
        : nothing
    }`;
}

/** @param {() => void} draw */
function playersField(draw) {
  return html`<fieldset class="field"><legend>${told("pages-players")}</legend><div class="segments">${counts().map(
    (
      /** @type {number} */ count,
    ) => html`<label><input type="radio" name="players" value=${count} .checked=${count === players()}
      @change=${() => {
        state.players = count;
        draw();
      }}><span>${count}</span></label>`,
  )}</div></fieldset>`;
}

/** @param {() => void} draw */
function targetField(draw) {
  const usual = chosen()?.target ?? "";
  return html`<label class="field"><span>${told("pages-points-to-win")}</span><input inputmode="numeric" maxlength="4"
    placeholder=${usual} .value=${state.target}
    @input=${(/** @type {Event} */ event) => {
      state.target = valueOf(event);
      draw();
    }}></label>`;
}

/** @param {number} seat @param {() => void} draw */
function nameField(seat, draw) {
  const number = seat + 1;
  const partner = chosen()?.pairs_of_four && players() === 4 ? nameOf((seat + 2) % 4) : "";
  const label = partner ? told("score-player-with", { number, partner }) : told("player-number", { number });
  return html`<label class="field"><span>${label}</span><input autocomplete="off"
    placeholder=${told("player-number", { number })}
    .value=${state.names[seat] ?? ""} @input=${(/** @type {Event} */ event) => {
      state.names[seat] = valueOf(event);
      draw();
    }}></label>`;
}

/** @param {() => void} draw */
function dealerField(draw) {
  return html`<fieldset class="field wide"><legend>${told("score-first-dealer")}</legend><div
    class="segments">${seats().map(
      (seat) => html`<label><input type="radio" name="dealer" value=${seat} .checked=${seat === dealer()}
      @change=${() => {
        state.dealer = seat;
        draw();
      }}><span>${nameOf(seat)}</span></label>`,
    )}</div></fieldset>`;
}
