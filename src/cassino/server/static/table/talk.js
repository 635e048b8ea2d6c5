// Windows about people: what can be said, and who sits at the table.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { counted } from "../shared/cards.js";
import { ask, closeDialogs, openDialog } from "../shared/dialogs.js";
import { strength } from "../shared/opponents.js";
import { language, phrase, phraseNames } from "../shared/phrases.js";
import { fetchJson, inWords } from "../shared/server.js";
import { change, settings } from "../shared/settings.js";
import { say } from "../shared/speech.js";
import { clockWords } from "../shared/time.js";
import { LONGEST_TEXT } from "./company.js";
import { invitation } from "./invitation.js";
import { offerSeat, standUp } from "./joining.js";
import { fillable } from "./kept.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Seat} Seat */

/** @param {Play} play */
export function openTalk(play) {
  const { company } = play;
  company.redraw = openDialog("talk", "Say something", () => html`
    <div class="phrases" lang=${language()}>${phraseNames.map((name) => html`<button class="verb quiet" @click=${() => company.sayPhrase(name)}>${phrase(name)}</button>`)}</div>
    ${settings.chat ? writing(play) : nothing}
    ${company.lines.length ? html`<h3>Said so far</h3><ol class="said" tabindex="0" aria-label="Said so far">${company.lines.toReversed().map((line) => html`<li>
      <b>${line.name}</b> <span lang=${line.lang || nothing}>${line.text}</span>${line.seat === play.view?.seat ? nothing : html`
      <button class="verb quiet" @click=${() => report(play, line, line.text)} aria-label=${`Report what ${line.name} said`}>Report</button>`}</li>`)}</ol>` : nothing}
    ${switches(() => company.draw())}`, () => (company.redraw = () => {}));
}

/** @param {Play} play */
function writing(play) {
  const submit = (/** @type {any} */ event) => {
    event.preventDefault();
    const input = event.target.elements.text;
    play.company.sayText(input.value);
    input.value = "";
  };
  return html`<form class="write" @submit=${submit}><label class="field"><span>In your own words</span>
    <input name="text" maxlength=${LONGEST_TEXT} autocomplete="off"></label><button class="verb">Send</button></form>`;
}

/** @param {() => void} done */
function switches(done) {
  const toggle = (/** @type {"chat"|"quiet"} */ field, /** @type {string} */ label, /** @type {string} */ note) => html`<label class="toggle">
    <input type="checkbox" role="switch" .checked=${settings[field]} @change=${(/** @type {any} */ event) => { change({ [field]: event.target.checked }); done(); }}>
    <span><b>${label}</b><small>${note}</small></span></label>`;
  return html`${toggle("chat", "Free text", "Write in your own words, and read others who do. Both of you must have it on.")}
    ${toggle("quiet", "Mute everybody", "Nothing that others say is shown.")}`;
}

/** @param {Play} play */
export function openPeople(play) {
  if (!play.view) return;
  const { company } = play;
  company.redraw = openDialog("people", "At this table", () => {
    const view = play.view;
    return view ? html`<p class="dim">${aboutMatch(view)}</p>
      <ul class="sitters">${view.seats.map((seat) => person(play, view, seat))}</ul>
      ${company.watching ? html`<p>${counted(company.watching, "person").replace("persons", "people")} watching.</p>` : nothing}
      ${invitation(view.id, company)} ${going(play, view)}` : nothing;
  }, () => (company.redraw = () => {}));
}

/** @param {View} view */
function aboutMatch(view) {
  const goal = view.deals ? counted(view.deals, "deal") : `to ${view.target}`;
  return `${view.variant.title}, ${goal}, ${clockWords(view.match.clock)}${view.match.rated ? ", rated" : ""}.`;
}

/** @param {Play} play @param {View} view @param {Seat} seat */
function person(play, view, seat) {
  const { company } = play;
  const own = seat.seat === view.seat;
  const there = company.presence(seat);
  const state = own ? "" : seat.kind === "bot" && !seat.left ? [strength(seat.bot), there].filter(Boolean).join(", ") : there || "here";
  const muted = company.muted.has(seat.seat, seat.name);
  return html`<li><b>${seat.name}</b> <span class="dim">${state}</span>
    ${!own && seat.kind === "human" && !seat.open ? html`<button class="verb quiet" aria-pressed=${muted} @click=${() => company.mute(seat.seat, seat.name)}
      aria-label=${`Mute ${seat.name}`}>${muted ? "Muted" : "Mute"}</button>
      <button class="verb quiet" @click=${() => report(play, seat)} aria-label=${`Report ${seat.name}`}>Report</button>` : nothing}${fillable(play, view, seat)}</li>`;
}

/** Reports a player to the operator of the server. @param {Play} play @param {{seat: number, name: string}} person @param {string} text */
async function report(play, { seat, name }, text = "") {
  closeDialogs();
  const said = text ? ` They will read this line: “${text}”` : "";
  const sure = await ask({ title: `Report ${name}?`, text: `The person who runs this server will look into it.${said}`, yes: "Report", no: "Cancel" });
  if (!sure) return;
  try {
    await fetchJson(`/api/matches/${play.id}/report`, { seat, text });
    play.notice = "Your report has been sent.";
  } catch (problem) {
    play.notice = inWords(problem);
  }
  say(play.notice);
  play.draw();
}

/** Ways to go, or to sit down. @param {Play} play @param {View} view */
function going(play, view) {
  if (!view.can.leave && !view.can.resign && !view.can.join) return nothing;
  return html`<div class="row">
    ${view.can.join ? html`<button class="verb main" @click=${() => { closeDialogs("people"); offerSeat(play); }}>Sit down</button>` : nothing}
    ${view.can.leave ? html`<button class="verb quiet" @click=${() => standUp(play)}>Leave the table</button>` : nothing}
    ${view.can.resign ? html`<button class="verb danger" @click=${() => resign(play)}>Give up</button>` : nothing}
  </div>`;
}

/** @param {Play} play */
async function resign(play) {
  closeDialogs("people");
  const sure = await ask({ title: "Give up the match?", text: `The match ends at once, and ${(play.view?.sides.length ?? 2) > 2 ? "the others win" : "the other side wins"}.`, yes: "Give up", no: "Play on" });
  if (sure) play.send({ type: "resign" });
}
