// Windows about people: what can be said, and who sits at the table.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { ask, closeDialogs, openDialog } from "../shared/dialogs.js";
import { isChecked } from "../shared/inputs.js";
import { strength } from "../shared/opponents.js";
import { phrase, phraseNames } from "../shared/phrases.js";
import { fetchJson, inWords } from "../shared/server.js";
import { change, settings } from "../shared/settings.js";
import { enumerated, namesIn, playerNames, told } from "../shared/texts.js";
import { LONGEST_TEXT, isMuted, presence, wordsOf } from "./company.js";
import { invitation } from "./invitation.js";
import { offerSeat, standUp } from "./joining.js";
import { fillable } from "./kept.js";
import { openMisdeal } from "./misdeal.js";
import { aboutMatch } from "./telling.js";
import { wayBack } from "./wayback.js";

/** @typedef {import("./state.js").Table} Table */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Seat} Seat */

/** A window that is drawn again whenever the table changes. @param {Table} table @param {string} name
 * @param {string} title @param {() => unknown} content */
function openWindow(table, name, title, content) {
  const draw = openDialog(name, title, content, () => deaf());
  const deaf = table.subscribe(draw);
  return draw;
}

/** @param {Table} table @param {string} phrase its name */
function sayPhrase(table, phrase) {
  table.dispatch({ type: "wish", wish: { type: "say", phrase } });
  closeDialogs("talk");
}

/** @param {Table} table @param {string} text */
function sayText(table, text) {
  const words = text.trim().slice(0, LONGEST_TEXT);
  if (words) table.dispatch({ type: "wish", wish: { type: "say", text: words } });
}

/** @param {Table} table */
export function openTalk(table) {
  openWindow(
    table,
    "talk",
    told("table-say"),
    () => html`
    <div class="phrases">${phraseNames.map(
      (name) => html`<button class="verb quiet"
      @click=${() => sayPhrase(table, name)}>${phrase(name)}</button>`,
    )}</div>
    ${settings.chat ? writing(table) : nothing}
    ${
      table.state.lines.length
        ? html`<h3>${told("table-said")}</h3><ol class="said" tabindex="0"
          aria-label=${told("table-said")}>${table.state.lines.toReversed().map(
            (line) => html`<li>
      <b>${line.name}</b> <span>${wordsOf(line)}</span>${
        line.seat === table.state.view?.seat
          ? nothing
          : html`
      <button class="verb quiet" @click=${() => report(table, line, wordsOf(line))}
        aria-label=${told("table-report-line", { name: line.name })}>${told("table-report")}</button>`
      }</li>`,
          )}</ol>`
        : nothing
    }
    ${switches(() => table.dispatch({ type: "settings" }))}`,
  );
}

/** @param {Table} table */
function writing(table) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (
      /** @type {HTMLFormElement} */ (event.target).elements.namedItem("text")
    );
    sayText(table, input.value);
    if (table.state.online) input.value = "";
  };
  return html`${table.state.online ? nothing : html`<p class="notice" role="alert">${told("table-no-connection")}</p>`}
    <form class="write" @submit=${submit}><label class="field"><span>${told("table-own-words")}</span>
    <input name="text" maxlength=${LONGEST_TEXT} autocomplete="off"></label><button
      class="verb">${told("table-send")}</button></form>`;
}

/** @param {() => void} done */
function switches(done) {
  const toggle = (
    /** @type {"chat"|"quiet"} */ field,
    /** @type {string} */ label,
    /** @type {string} */ note,
  ) => html`<label class="toggle">
    <input type="checkbox" role="switch" .checked=${settings[field]} @change=${(/** @type {Event} */ event) => {
      change({ [field]: isChecked(event) });
      done();
    }}>
    <span><b>${label}</b><small>${note}</small></span></label>`;
  return html`${toggle("chat", told("table-free-text"), told("table-free-text-about"))}
    ${toggle("quiet", told("table-mute-all"), told("table-mute-all-about"))}`;
}

/** @param {Table} table */
export function openPeople(table) {
  if (!table.state.view) return;
  const draw = openWindow(table, "people", told("table-people"), () => {
    const { view, watching } = table.state;
    return view
      ? html`<p class="dim">${aboutMatch(view)}</p>
      <ul class="sitters">${view.seats.map((seat) => person(table, view, seat))}</ul>
      ${watching ? html`<p>${told("table-watchers", { count: watching })}</p>` : nothing}
      ${invitation(view.id, () => draw())} ${wayBack(table, view, () => draw())}
      ${misdeal(table, view)} ${going(table, view)}`
      : nothing;
  });
}

/** @param {Table} table @param {View} view @param {Seat} seat */
function person(table, view, seat) {
  const own = seat.seat === view.seat;
  const there = presence(table.state, seat);
  const state = own
    ? ""
    : seat.kind === "bot" && !seat.left
      ? enumerated([strength(seat.bot), there])
      : there || told("table-presence-here");
  const muted = isMuted(table.state, seat);
  return html`<li><b>${playerNames(namesIn(view), [seat.seat])}</b> <span class="dim">${state}</span>
    ${
      !own && seat.kind === "human" && !seat.open
        ? html`<button class="verb quiet" aria-pressed=${muted}
          @click=${() => table.dispatch({ type: "mute", seat: seat.seat, name: seat.name })}
      aria-label=${told("table-mute-person", { name: seat.name })}>${
        muted ? told("table-muted") : told("table-mute")
      }</button>
      <button class="verb quiet" @click=${() => report(table, seat)}
        aria-label=${told("table-report-person", { name: seat.name })}>${told("table-report")}</button>`
        : nothing
    }${fillable(table, view, seat)}</li>`;
}

/** Reports a player to the operator of the server. @param {Table} table @param {{seat: number, name: string}} person
 * @param {string} text */
async function report(table, { seat, name }, text = "") {
  closeDialogs();
  const about = text ? told("table-report-about-line", { text }) : told("table-report-about");
  const sure = await ask({
    title: told("table-report-sure", { name }),
    text: about,
    yes: told("table-report"),
    no: told("shared-cancel"),
  });
  if (!sure) return;
  try {
    await fetchJson(`/api/matches/${table.state.id}/report`, { seat, text });
    table.dispatch({ type: "told", notice: told("table-report-sent") });
  } catch (problem) {
    table.dispatch({ type: "told", notice: inWords(problem) });
  }
}

/** A mistake in dealing, before a card of the round is played. @param {Table} table @param {View} view */
function misdeal(table, view) {
  if (!view.can.misdeal) return nothing;
  const open = () => {
    closeDialogs("people");
    openMisdeal(table);
  };
  return html`<p><button class="verb quiet" @click=${open}>${told("table-misdeal-open")}</button></p>`;
}

/** Ways to go, or to sit down. @param {Table} table @param {View} view */
function going(table, view) {
  if (!view.can.leave && !view.can.resign && !view.can.join) return nothing;
  return html`<div class="row">
    ${
      view.can.join
        ? html`<button class="verb main" @click=${() => {
            closeDialogs("people");
            offerSeat(table);
          }}>${told("table-sit-down")}</button>`
        : nothing
    }
    ${
      view.can.leave
        ? html`<button class="verb quiet" @click=${() => standUp(table)}>${told("table-leave")}</button>`
        : nothing
    }
    ${
      view.can.resign
        ? html`<button class="verb quiet give-up" @click=${() => resign(table)}>${told("table-resign")}</button>`
        : nothing
    }
  </div>`;
}

/** @param {Table} table */
async function resign(table) {
  closeDialogs("people");
  const sides = table.state.view?.sides.length ?? 2;
  const sure = await ask({
    title: told("table-resign-sure"),
    text: told("table-resign-about", { sides }),
    yes: told("table-resign"),
    no: told("table-claim-play-on"),
  });
  if (sure) table.dispatch({ type: "wish", wish: { type: "resign" } });
}
