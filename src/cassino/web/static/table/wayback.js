// The way back to a seat from another browser: a code that is shown at the seat, and typed or followed as a link there.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { copied } from "../shared/copying.js";
import { closeDialogs, openDialog } from "../shared/dialogs.js";
import { fetchJson, inWords } from "../shared/server.js";
import { told } from "../shared/texts.js";

/** @typedef {import("./state.js").Table} Table */
/** @typedef {import("../types.js").View} View */

/** The code that was shown last, by match. @type {Map<string, {key: string, link: string}>} */
const shown = new Map();
/** The match at which this person has just sat down. */
let seated = "";

/** Whether seats of this match can move to another browser. @param {View} view */
const isPossible = (view) => !view.match.rated && !view.can.step;

/** The part of the window about people. @param {Table} table @param {View} view @param {() => void} draw */
export function wayBack(table, view, draw) {
  if (view.seat === null || !isPossible(view)) return nothing;
  const known = shown.get(view.id);
  const show = async () => {
    try {
      shown.set(view.id, await fetchJson(`/api/matches/${view.id}/key`, {}));
      draw();
    } catch (problem) {
      closeDialogs();
      table.dispatch({ type: "told", notice: inWords(problem) });
    }
  };
  return html`<section class="invitation" aria-labelledby="back-title"><h3 id="back-title">${told("table-back")}</h3>
    <p>${told("table-back-about")}</p>
    ${
      known
        ? html`${copied(told("table-back-code"), known.key)} ${copied(told("table-back-link"), known.link)}`
        : html`<button class="verb quiet" @click=${show}>${told("table-back-show")}</button>`
    }</section>`;
}

/** Goes back to a seat. @param {Table} table @param {string} key */
async function comeBack(table, key) {
  await fetchJson(`/api/matches/${table.state.id}/return`, { key });
  closeDialogs();
  table.dispatch({ type: "visit", path: `/m/${table.state.id}` });
}

/** The button of somebody who only watches, but had a seat. @param {Table} table @param {View} view */
export const hadSeat = (table, view) =>
  isPossible(view) && !table.state.reel && table.state.id
    ? html`<button class="verb refuse" @click=${() => openReturn(table)}>${told("table-back-had")}</button>`
    : nothing;

/** Asks for the code. @param {Table} table @param {string} trouble what was wrong with the last one */
function openReturn(table, trouble = "") {
  const state = { trouble, busy: false };
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if (state.busy) return;
    state.busy = true;
    const form = /** @type {HTMLFormElement} */ (event.target);
    try {
      await comeBack(table, String(new FormData(form).get("key")));
    } catch (problem) {
      state.trouble = inWords(problem);
      state.busy = false;
      draw();
    }
  };
  const draw = openDialog(
    "return",
    told("table-back-had"),
    () => html`<p>${told("table-back-enter")}</p><form @submit=${submit}>
      <label class="field"><span>${told("table-back-code")}</span><input name="key" required maxlength="80"
        autocomplete="off" autocapitalize="characters" spellcheck="false"></label>
      ${state.trouble ? html`<p class="notice" role="alert">${state.trouble}</p>` : nothing}
      <div class="row"><button class="verb main">${told("table-back-go")}</button></div></form>`,
  );
}

/** Follows a link with a code, which then leaves the address: nobody else is to find it there. @param {Table} table */
export async function followKey(table) {
  const found = /^#back=([\w-]+)/.exec(location.hash);
  if (!found) return;
  history.replaceState(null, "", location.pathname + location.search);
  try {
    await comeBack(table, found[1]);
  } catch (problem) {
    openReturn(table, inWords(problem)); // a notice would end with the first view
  }
}

/** This person sits down at a match. @param {string} id */
export const noteSeat = (id) => (seated = id);

/** Tells once, after sitting down, that there is a way back. @param {Table} table @param {View} view */
export function tellOnce(table, view) {
  if (view.id !== seated || view.seat === null) return;
  seated = "";
  if (isPossible(view)) table.dispatch({ type: "told", notice: told("table-back-hint") });
}
