// Beside the buttons of the moves: the sum of what is chosen, what can be added, what is overlooked, and a typed move.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { closeDialogs, openDialog } from "../shared/dialogs.js";
import { drawn } from "../shared/drawn.js";
import { told } from "../shared/texts.js";
import { addable, sumOf, turnOf } from "./choosing.js";
import { coachOf } from "./coaching.js";
import { isReady } from "./state/choice.js";

/** @typedef {import("./state.js").Table} Table */
/** @typedef {import("./state.js").State} State */

/** More cards than these are only counted. */
const MOST_NAMED = 3;
const LONGEST_TYPED = 1000;

/** The sum of the chosen table cards, and which of several moves is chosen. @param {State} state */
export function chips(state) {
  const sum = sumOf(state);
  const turn = turnOf(state);
  return html`${
    sum
      ? html`<span class=${`chip sum${sum.fits ? " fits" : ""}`}
    title=${sum.fits ? told("table-sum-fits") : told("table-sum-about")}><span aria-hidden="true">${sum.sum}</span><span
    class="unseen">${told("table-sum", { sum: sum.sum })} ${sum.fits ? told("table-sum-fits") : nothing}</span></span>`
      : nothing
  }
    ${
      turn
        ? html`<span class="chip turn-of"
      title=${told("table-turn-about")}>${told("table-turn", { number: turn.number, count: turn.of })}</span>`
        : nothing
    }`;
}

/** What can still be chosen, in a line. @param {State} state */
export function additions(state) {
  const cards = addable(state);
  if (!cards.length) return nothing;
  const count = cards.length;
  return html`<p class="can-add">${
    count > MOST_NAMED ? told("table-can-add-some", { count }) : drawn({ key: "table-can-add", args: { cards } })
  }</p>`;
}

/** What a trail would give away; the coach names the skill. @param {Table} table */
export function warning(table) {
  const choice = table.state.answer?.choices.find(({ slip }) => slip);
  return choice?.slip
    ? html`<p class="slip" role="status">${drawn(choice.slip)}${coachOf(table)?.skillOf(choice)}</p>`
    : nothing;
}

/** Whether nothing can be made of what is chosen. @param {State} state */
export const isHopeless = (state) =>
  Boolean(
    state.answer &&
    !state.answer.choices.length &&
    !state.answer.hand.length &&
    !addable(state).length &&
    (state.cards.length || state.taking.length),
  );

/** What is wrong, with the number of the rule behind an i. @param {string|import("../types.js").Rule} problem */
export const ruled = (problem) =>
  typeof problem === "string" ? problem : html`${drawn(problem.message)} ${ruleNumber(problem.rule)}`;

/** @param {string} rule its number in the rule book */
export const ruleNumber = (rule) =>
  html`<details class="rule"><summary aria-label=${told("table-rule-number")}>i</summary> ${told("table-rule", {
    rule,
  })}</details>`;

/** A field for a typed move. @param {Table} table */
export function typing({ state, dispatch }) {
  if (!state.typing) return nothing;
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements[0]);
    dispatch({ type: "type", text: field.value });
  };
  const leave = (/** @type {KeyboardEvent} */ event) =>
    event.key === "Escape" && dispatch({ type: "typing", open: false });
  return html`<form class="typed" @submit=${send} @keydown=${leave}>
    <label><span>${told("table-type-move")}</span> <input name="move" autocomplete="off" autocapitalize="off"
      spellcheck="false" enterkeyhint="go" placeholder="9=3+4+2"
      maxlength=${LONGEST_TYPED} aria-invalid=${Boolean(state.typo)} aria-describedby="typo"></label>
    <p id="typo" role="alert" ?hidden=${!state.typo}>${ruled(state.typo)}</p></form>`;
}

/** All that a card of the hand can do. @param {Table} table @param {string} card */
export function openPlays({ state, dispatch }, card) {
  const { view } = state;
  if (!view || !isReady(state)) return;
  const plays = view.plays.filter((play) => play.cards.includes(card));
  const play = (/** @type {string} */ move) => {
    closeDialogs("plays");
    dispatch({ type: "play", move });
  };
  openDialog(
    "plays",
    told("table-plays", { cards: [card] }),
    () => html`
    ${
      plays.length
        ? html`<ul class="plays">${plays.map(
            (each) => html`<li><button class=${`verb ${each.kind}`}
              @click=${() => play(each.move)}><span>${drawn(each.label)}</span></button>
      ${each.slip ? html`<small>${drawn(each.slip)}</small>` : nothing}</li>`,
          )}</ul>`
        : html`<p>${told("table-plays-none")}</p>`
    }
    ${view.all_plays ? nothing : html`<p class="dim">${told("table-plays-some")}</p>`}`,
  );
}
