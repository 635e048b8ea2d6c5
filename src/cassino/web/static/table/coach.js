// The coach at the table: names the skill before a slip, says why another player made a move and how good one's own
// was.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { closeDialogs } from "../shared/dialogs.js";
import { drawn, drawnAll } from "../shared/drawn.js";
import { icon } from "../shared/icons.js";
import { load, namesIn, written } from "../shared/texts.js";
import { hasChosen } from "./state/choice.js";

/** @typedef {import("./state.js").Table} Table */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").LogLine} LogLine */

await load("coach", "reviews", "skills");

/** @param {string} key @param {Record<string, any>} [args] */
const words = (key, args = {}) => written({ key, args });

/** The skill that a slip lacks. @param {import("../types.js").CardPlay} choice */
export const skillOf = (choice) =>
  choice.skill ? html` <b class="skill">${words("coach-skill", { skill: choice.skill })}</b>` : nothing;

/** @param {LogLine} line */
const isPlay = (line) => line.text !== "end" && line.text !== "pass";

/** What can be asked, or what is answered. @param {Table} table @param {View} view */
export function coachLine(table, view) {
  const { coached } = table.state;
  if (coached) return answer(table, view);
  if (!view.can.coach || hasChosen(table.state) || table.state.hint) return nothing;
  const other = view.log.findLast((line) => isPlay(line) && line.seat !== view.seat);
  const own = view.log.findLast((line) => isPlay(line) && line.seat === view.seat);
  return other || own
    ? html`<div class="coach-row">${other ? askButton(table, other, words("coach-page-why")) : nothing}
    ${own ? askButton(table, own, words("coach-page-how")) : nothing}</div>`
    : nothing;
}

/** @param {Table} table @param {LogLine} line @param {string} label */
const askButton = (table, line, label) =>
  html`<button class="coach-button" @click=${() => ask(table, line)}>${label}</button>`;

/** @param {Table} table @param {LogLine} line */
function ask(table, line) {
  closeDialogs("log");
  table.dispatch({ type: "ask_coach", at: line.version });
}

/** A button beside a move of the list. @param {Table} table @param {LogLine} line */
export function inLog(table, line) {
  const { view } = table.state;
  if (!view?.can.coach || !isPlay(line)) return nothing;
  return askButton(table, line, words(line.seat === view.seat ? "coach-page-how-good" : "coach-page-why-short"));
}

/** @param {Table} table @param {View} view */
function answer({ state, dispatch }, view) {
  const names = namesIn(view);
  // The last move stands above already.
  const line = view.log
    .filter((each) => each !== view.log.findLast(isPlay))
    .find(({ version }) => version === state.coached?.at);
  const frame = state.coached?.frame;
  return html`<div class="why coach" tabindex="0" role="group" aria-label=${words("coach-page-answer")}>
    <p>${line ? html`<b>${drawn(line.speech, names)}</b>` : nothing} ${
      frame ? drawnAll(frame.told, names) : words("coach-page-thinking")
    }</p>
    <button class="round-button" aria-label=${words("shared-close")}
      @click=${() => dispatch({ type: "dismiss" })}>${icon("close")}</button></div>`;
}
