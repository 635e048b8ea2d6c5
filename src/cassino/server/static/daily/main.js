// The page of the deal of the day: play it, or see how it went.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { counted } from "../shared/cards.js";
import { copied } from "../shared/copying.js";
import { begun, finished, outcome, remember, shareText } from "../shared/daily.js";
import { valueOf } from "../shared/inputs.js";
import { GUEST } from "../shared/opponents.js";
import { fetchJson, inWords } from "../shared/server.js";
import { applyLook, change, settings } from "../shared/settings.js";

/** @typedef {{name: string, phase: string, scores: number[], undone: number, hints: number}} Result */
/** @typedef {{id: string, title: string}} Named */
/**
 * @typedef {object} Shown
 * @property {string} day
 * @property {Named & {rules: string}} variant
 * @property {Named[]} variants
 * @property {Result[]} results
 * @property {(Result & {id: string})|null} own
 * @property {(Result & {id: string, day: string})|null} earlier
 * @property {number[]|null} bot
 */

const main = /** @type {HTMLElement} */ (document.getElementById("main"));
const asked = /^\/daily\/([^/]+)$/.exec(location.pathname)?.[1] ?? "";
/** @type {{shown: Shown|null, trouble: string, starting: boolean}} */
const state = { shown: null, trouble: "", starting: false };

async function load() {
  const own = begun()[asked] ?? "";
  try {
    state.shown = await fetchJson(`/api/daily?${new URLSearchParams({ ...(asked && { variant: asked }), own })}`);
  } catch (problem) {
    state.trouble = inWords(problem);
  }
  draw();
}

/** @param {Event} event */
async function play(event) {
  event.preventDefault();
  if (state.starting) return;
  state.starting = true;
  draw();
  try {
    const made = await fetchJson("/api/daily", { name: settings.name || GUEST, ...(asked && { variant: asked }) });
    remember(asked, made.id);
    location.assign(`/m/${made.id}`);
  } catch (problem) {
    state.trouble = inWords(problem);
    state.starting = false;
    draw();
  }
}

const draw = () => render(page(), main);

function page() {
  const { shown, trouble } = state;
  if (!shown) return trouble ? html`<p class="notice" role="alert">${trouble}</p>` : nothing;
  return html`<h1>Deal of the day</h1>
    <p class="lead"><a href=${shown.variant.rules}>${shown.variant.title}</a>, <time datetime=${shown.day}>${shown.day}</time>.
      Everybody who plays here today gets these cards, and the same opponent: one deal, and the points count.</p>
    ${trouble ? html`<p class="notice" role="alert">${trouble}</p>` : nothing}
    ${shown.own ? standing(shown, shown.own) : html`${shown.earlier ? before(shown.earlier) : nothing} ${begin()}`}
    ${results(shown)} ${tournament} ${others(shown)}`;
}

function begin() {
  return html`<form class="begin" @submit=${play}>
    <label class="field"><span>Your name</span><input maxlength="24" autocomplete="nickname" placeholder=${GUEST} .value=${settings.name}
      @input=${(/** @type {Event} */ event) => change({ name: valueOf(event) })}></label>
    <button class="verb main big" ?disabled=${state.starting}>Play</button></form>`;
}

/** @param {Shown} shown @param {Result & {id: string}} own */
function standing(shown, own) {
  if (own.phase !== "match_over") return html`<p><a class="verb main big" href=${`/m/${own.id}`}>Continue playing</a></p>`;
  const { days } = finished(shown.day);
  const bot = shown.bot ? ` ${outcome("A bot with your cards", shown.bot)}.` : "";
  const text = shareText({ ...own, day: shown.day, title: shown.variant.title, bot: shown.bot }, days, location.href);
  return html`<p class="own" role="status"><b>${outcome("You", own.scores)}.</b>${bot}${days > 1 ? html` <b class="streak">${days} days in a row!</b>` : nothing}</p>
    ${sharing(text)}
    <p class="row"><a class="verb" href=${`/review/${own.id}`}>Review your play</a> <a class="verb quiet" href="/puzzle">Puzzle of the day</a></p>`;
}

/** Only a device that has a way of its own to share offers it. @param {string} text */
function sharing(text) {
  if (!navigator.share) return copied("Your result", text);
  return html`<p class="row"><button class="verb main" @click=${() => navigator.share({ text }).catch(() => {})}>Share your result</button></p>`;
}

/** @param {Result & {id: string, day: string}} earlier */
function before({ id, day, phase, scores }) {
  const when = html`<time datetime=${day}>${day}</time>`;
  if (phase !== "match_over") return html`<p class="row"><span>The deal of ${when} is not finished.</span> <a class="verb quiet" href=${`/m/${id}`}>Continue playing it</a></p>`;
  return html`<p class="row"><span>${outcome("You", scores)} in the deal of ${when}.</span> <a class="verb quiet" href=${`/review/${id}`}>Review your play</a></p>`;
}

/** @param {number[]} scores the own first */
const score = ([own, ...rest]) => `${own} to ${rest.join(" and ")}`;

/** @param {Result} result */
const lead = ({ scores: [own, ...rest] }) => own - rest.reduce((sum, each) => sum + each, 0) / rest.length;

/** @param {Shown} shown */
function results({ results: all }) {
  const over = all.filter((each) => each.phase === "match_over").sort((one, other) => lead(other) - lead(one));
  const open = all.length - over.length;
  return html`<section aria-labelledby="results"><h2 id="results">Today’s results</h2>
    ${over.length ? html`<table><thead><tr><th scope="col">Name</th><th scope="col">Points</th><th scope="col">Taken back</th><th scope="col">Hints</th></tr></thead>
      <tbody>${over.map((each) => html`<tr><th scope="row">${each.name}</th><td>${score(each.scores)}</td><td>${each.undone ? counted(each.undone, "move") : "none"}</td><td>${each.hints || "none"}</td></tr>`)}</tbody></table>`
    : html`<p>Nobody has finished it yet.</p>`}
    ${open ? html`<p class="dim">${counted(open, "player")} still playing.</p>` : nothing}</section>`;
}

const tournament = html`<section aria-labelledby="weekly"><h2 id="weekly">Weekly tournament</h2>
  <p class="row"><span>Six deals, the same for everybody, and a ranking on Monday.</span> <a class="verb" href="/weekly">Play the tournament</a></p></section>`;

/** @param {Shown} shown */
function others({ variants, variant }) {
  return html`<nav aria-labelledby="others"><h2 id="others">Other games today</h2>
    <ul class="others">${variants.filter((each) => each.id !== variant.id).map((each) => html`<li><a href=${`/daily/${each.id}`}>${each.title}</a></li>`)}</ul></nav>`;
}

applyLook();
load();
