// The page of the weekly tournament: play its deals, and see the ranking when the week is over.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { rememberWeekly } from "../shared/daily.js";
import { valueOf } from "../shared/inputs.js";
import { GUEST } from "../shared/opponents.js";
import { fetchJson, inWords } from "../shared/server.js";
import { applyLook, change, settings } from "../shared/settings.js";
import { load, marked, told } from "../shared/texts.js";
import { called, dayOf, outcome, percent, signed } from "../shared/wording.js";
import { left, place, weekOf } from "./words.js";

/** @typedef {import("../types.js").Weekly} Shown */
/** @typedef {import("../types.js").WeeklyOwn} Deal */

await load("weekly", "pages");
const main = /** @type {HTMLElement} */ (document.getElementById("main"));
const asked = /^\/weekly\/([^/]+)$/.exec(location.pathname)?.[1] ?? "";
/** @type {{shown: Shown|null, trouble: string, starting: boolean}} */
const state = { shown: null, trouble: "", starting: false };

async function look() {
  try {
    state.shown = await fetchJson(`/api/weekly?${new URLSearchParams(asked && { week: asked })}`);
  } catch (problem) {
    state.trouble = inWords(problem);
  }
  draw();
}

/** @param {number} deal */
async function play(deal) {
  if (state.starting || !state.shown) return;
  state.starting = true;
  draw();
  try {
    const made = await fetchJson("/api/weekly", { week: state.shown.week, deal, name: settings.name || GUEST });
    rememberWeekly(made.id);
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
  const warning = trouble ? html`<p class="notice" role="alert">${trouble}</p>` : nothing;
  if (!shown)
    return trouble
      ? html`<h1>${told("pages-weekly")}</h1>${warning}<p><a class="verb"
        href="/weekly">${told("weekly-this-one")}</a></p>`
      : nothing;
  const { variant, begins, ends } = shown;
  return html`<h1>${told("pages-weekly")}</h1>
    <p class="lead">${marked(
      "weekly-lead",
      { title: variant.title, first: dayOf(begins), last: dayOf(ends) },
      {
        link: (words) => html`<a href=${variant.rules}>${words}</a>`,
      },
    )}
      <b>${shown.is_over ? told("weekly-over") : left(ends, Date.now())}</b></p>
    ${shown.is_over ? nothing : html`<p>${told("weekly-explained")}</p>`}
    ${warning} ${shown.is_over ? ranking(shown) : nothing} ${deals(shown)} ${
      shown.is_over ? nothing : waiting(shown)
    } ${scoring()} ${others(shown)}`;
}

/** @param {Shown} shown */
function deals(shown) {
  if (shown.is_over && shown.deals.every((each) => !each.id)) return nothing;
  const isNew = !shown.is_over && shown.deals.every((each) => !each.id);
  return html`<section aria-labelledby="deals"><h2
    id="deals">${told(shown.is_over ? "weekly-your-deals" : "weekly-deals")}</h2>
    ${
      isNew
        ? html`<label class="field"><span>${told("shared-your-name")}</span><input maxlength="24"
          autocomplete="nickname" placeholder=${GUEST} .value=${settings.name}
      @input=${(/** @type {Event} */ event) => change({ name: valueOf(event) })}></label>`
        : nothing
    }
    <ol class="deals">${shown.deals.map(
      (deal) => html`<li
      class=${deal.counts ? "done" : ""}><b>${told("shared-deal", { number: deal.number })}</b> ${standing(
        shown,
        deal,
      )}</li>`,
    )}</ol></section>`;
}

/** @param {Shown} shown @param {Deal} deal */
function standing({ is_over, deals }, { number, id, scores, counts }) {
  if (!id) {
    const next = deals.find((each) => !each.scores.length)?.number === number;
    return is_over
      ? html`<span class="dim">${told("weekly-not-played")}</span>`
      : html`<button class=${`verb ${next ? "main" : "quiet"}`} aria-label=${told("weekly-play-deal", { number })}
        ?disabled=${state.starting} @click=${() => play(number)}>${told("pages-play")}</button>`;
  }
  if (scores.length) {
    return html`<span>${outcome("pages-outcome", scores)}${counts ? "" : ` ${told("weekly-late")}`}</span> <a
      class="verb quiet" aria-label=${told("weekly-review-deal", { number })}
      href=${`/review/${id}`}>${told("shared-review")}</a>`;
  }
  return is_over
    ? html`<span class="dim">${told("weekly-not-finished")}</span>`
    : html`<a class="verb main" aria-label=${told("weekly-continue-deal", { number })}
      href=${`/m/${id}`}>${told("pages-continue")}</a>`;
}

/** @param {Shown} shown */
function waiting({ players, deals }) {
  const open = deals.filter((each) => !each.counts).length;
  const sentences = [
    players ? told("weekly-players", { players }) : "",
    open ? "" : told("weekly-all-finished"),
    told("weekly-results-later"),
  ];
  return html`<p class="dim" role="status">${sentences.filter(Boolean).join(" ")}</p>`;
}

/** @param {Shown} shown */
function ranking({ ranking, ranked }) {
  if (!ranking?.length) return html`<p>${told("weekly-nobody")}</p>`;
  return html`${
    place(ranking, ranked) ? html`<p class="own" role="status"><b>${place(ranking, ranked)}</b></p>` : nothing
  }
    <section aria-labelledby="ranking"><h2 id="ranking">${told("weekly-results")}</h2>
    <div class="wide" tabindex="0" role="group"
      aria-labelledby="ranking"><table><thead><tr>${[
        "weekly-rank",
        "pages-name",
        "weekly-score",
        "weekly-lead-points",
        "weekly-deals-played",
      ].map((key) => html`<th scope="col">${told(key)}</th>`)}</tr></thead>
      <tbody>${ranking.map(
        (each) => html`<tr class=${each.mine ? "mine" : ""}><td>${each.rank}</td><th
        scope="row">${called(each.name)}</th><td>${percent(each.score)}</td><td>${signed(each.lead)}</td><td>${
          each.deals
        }</td></tr>`,
      )}</tbody></table></div></section>`;
}

const scoring = () => html`<details><summary>${told("weekly-scoring")}</summary>
  <p>${told("weekly-scoring-compared")}</p><p>${told("weekly-scoring-equal")}</p></details>`;

/** @param {Shown} shown */
function others({ earlier, week, is_over }) {
  const weeks = earlier.filter((each) => each !== week);
  if (!weeks.length && !is_over) return nothing;
  return html`<nav aria-labelledby="others"><h2 id="others">${told("weekly-others")}</h2>
    <ul class="others">${is_over ? html`<li><a href="/weekly">${told("weekly-this-week")}</a></li>` : nothing}
      ${weeks.map((each) => html`<li><a href=${`/weekly/${each}`}>${weekOf(each)}</a></li>`)}</ul></nav>`;
}

applyLook();
look();
