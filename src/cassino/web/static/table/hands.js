// All cards of a deal that is over: what everybody held, round by round.

import { html } from "../vendor/lit-html/lit-html.js";
import { nameOf } from "../shared/cards.js";
import { openDialog } from "../shared/dialogs.js";
import { face } from "../shared/faces.js";
import { fetchJson, inWords } from "../shared/server.js";
import { playerNames, told } from "../shared/texts.js";

/** @typedef {{round: number, hands: string[][], table: string[]}} Round */

/** @param {import("../types.js").View} view */
export async function openHands(view) {
  const state = {
    text: told("table-hands-loading"),
    names: /** @type {string[]} */ ([]),
    rounds: /** @type {Round[]} */ ([]),
  };
  const draw = openDialog(
    "hands",
    told("table-hands", { deal: view.deal }),
    () =>
      html`${
        state.rounds.length
          ? html`<div class="all-hands" tabindex="0" role="region"
            aria-label=${told("table-hands-region")}>${state.rounds.map((round) => shown(round, state.names))}</div>`
          : html`<p role="status">${state.text}</p>`
      }`,
  );
  try {
    Object.assign(state, await fetchJson(`/api/matches/${view.id}/deals/${view.deal}`));
  } catch (problem) {
    state.text = inWords(problem);
  }
  draw();
}

/** @param {Round} round @param {string[]} names */
function shown(round, names) {
  return html`<h3>${told("table-hands-round", { round: round.round })}</h3>
    ${row(told("table-hands-table"), round.table)} ${round.hands.map((cards, seat) =>
      row(playerNames(names, [seat]), cards),
    )}`;
}

/** @param {string} whose @param {string[]} cards */
function row(whose, cards) {
  return html`<div class="hand-row"><b>${whose}</b> <ul>${cards.map(
    (card) => html`<li><span class="card"
    aria-hidden="true">${face(card)}</span><span class="unseen">${nameOf(card)}</span></li>`,
  )}</ul></div>`;
}
