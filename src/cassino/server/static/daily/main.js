// The page of the deal of the day: play it, or see how it went.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { copied } from "../shared/copying.js";
import { begun, finished, remember } from "../shared/daily.js";
import { valueOf } from "../shared/inputs.js";
import { GUEST } from "../shared/opponents.js";
import { fetchJson, inWords } from "../shared/server.js";
import { applyLook, change, settings } from "../shared/settings.js";
import { load, marked, told } from "../shared/texts.js";
import { called, dayOf, outcome, pointsOf } from "../shared/wording.js";
import { shareText } from "./share.js";

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

await load("daily", "pages");
const main = /** @type {HTMLElement} */ (document.getElementById("main"));
const asked = /^\/daily\/([^/]+)$/.exec(location.pathname)?.[1] ?? "";
/** @type {{shown: Shown|null, trouble: string, starting: boolean}} */
const state = { shown: null, trouble: "", starting: false };

async function look() {
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
  return html`<h1>${told("pages-daily")}</h1>
    <p class="lead">${marked(
      "daily-explained",
      { title: shown.variant.title, day: dayOf(shown.day) },
      {
        link: (words) => html`<a href=${shown.variant.rules}>${words}</a>`,
      },
    )}</p>
    ${trouble ? html`<p class="notice" role="alert">${trouble}</p>` : nothing}
    ${shown.own ? standing(shown, shown.own) : html`${shown.earlier ? before(shown.earlier) : nothing} ${begin()}`}
    ${results(shown)} ${tournament()} ${others(shown)}`;
}

function begin() {
  return html`<form class="begin" @submit=${play}>
    <label class="field"><span>${told("shared-your-name")}</span><input maxlength="24" autocomplete="nickname"
      placeholder=${GUEST} .value=${settings.name}
      @input=${(/** @type {Event} */ event) => change({ name: valueOf(event) })}></label>
    <button class="verb main big" ?disabled=${state.starting}>${told("pages-play")}</button></form>`;
}

/** @param {Shown} shown @param {Result & {id: string}} own */
function standing(shown, own) {
  if (own.phase !== "match_over")
    return html`<p><a class="verb main big" href=${`/m/${own.id}`}>${told("daily-continue")}</a></p>`;
  const { days } = finished(shown.day);
  const bot = shown.bot ? ` ${outcome("daily-bot", shown.bot)}` : "";
  const text = shareText({ ...own, day: shown.day, title: shown.variant.title, bot: shown.bot }, days, location.href);
  return html`<p class="own" role="status"><b>${outcome("pages-outcome", own.scores)}</b>${bot}${
    days > 1
      ? html` <b
    class="streak">${told("daily-streak", { days })}</b>`
      : nothing
  }</p>
    ${sharing(text)}
    <p class="row"><a class="verb" href=${`/review/${own.id}`}>${told("daily-review")}</a> <a class="verb quiet"
      href="/puzzle">${told("pages-puzzle-of-day")}</a></p>`;
}

/** Only a device that has a way of its own to share offers it. @param {string} text */
function sharing(text) {
  if (!navigator.share) return copied(told("daily-your-result"), text);
  return html`<p class="row"><button class="verb main"
    @click=${() => navigator.share({ text }).catch(() => {})}>${told("daily-share")}</button></p>`;
}

/** @param {Result & {id: string, day: string}} earlier */
function before({ id, day, phase, scores }) {
  if (phase !== "match_over")
    return html`<p class="row"><span>${told("daily-unfinished", { day: dayOf(day) })}</span> <a class="verb quiet"
      href=${`/m/${id}`}>${told("daily-continue-earlier")}</a></p>`;
  return html`<p class="row"><span>${outcome("daily-earlier", scores, { day: dayOf(day) })}</span> <a class="verb quiet"
    href=${`/review/${id}`}>${told("daily-review")}</a></p>`;
}

/** @param {Result} result */
const lead = ({ scores: [own, ...rest] }) => own - rest.reduce((sum, each) => sum + each, 0) / rest.length;

/** @param {Shown} shown */
function results({ results: all }) {
  const over = all.filter((each) => each.phase === "match_over").sort((one, other) => lead(other) - lead(one));
  const open = all.length - over.length;
  return html`<section aria-labelledby="results"><h2 id="results">${told("daily-results")}</h2>
    ${
      over.length
        ? html`<div class="wide" tabindex="0" role="group" aria-labelledby="results"><table><thead><tr><th
          scope="col">${told("pages-name")}</th><th scope="col">${told("pages-points")}</th><th
          scope="col">${told("daily-undone")}</th><th scope="col">${told("daily-hints")}</th></tr></thead>
      <tbody>${over.map(
        (each) => html`<tr><th
        scope="row">${called(each.name)}</th><td>${pointsOf(each.scores)}</td><td>${each.undone}</td><td>${
          each.hints
        }</td></tr>`,
      )}</tbody></table></div>`
        : html`<p>${told("daily-none")}</p>`
    }
    ${open ? html`<p class="dim">${told("daily-playing", { players: open })}</p>` : nothing}</section>`;
}

const tournament = () => html`<section aria-labelledby="weekly"><h2 id="weekly">${told("pages-weekly")}</h2>
  <p class="row"><span>${told("daily-tournament")}</span> <a class="verb"
    href="/weekly">${told("daily-play-tournament")}</a></p></section>`;

/** @param {Shown} shown */
function others({ variants, variant }) {
  return html`<nav aria-labelledby="others"><h2 id="others">${told("daily-others")}</h2>
    <ul class="others">${variants
      .filter((each) => each.id !== variant.id)
      .map(
        (each) => html`<li><a
      href=${`/daily/${each.id}`}>${each.title}</a></li>`,
      )}</ul></nav>`;
}

applyLook();
look();
