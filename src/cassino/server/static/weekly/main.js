// The page of the weekly tournament: play its deals, and see the ranking when the week is over.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { counted } from "../shared/cards.js";
import { outcome, rememberWeekly } from "../shared/daily.js";
import { valueOf } from "../shared/inputs.js";
import { GUEST } from "../shared/opponents.js";
import { fetchJson, inWords } from "../shared/server.js";
import { applyLook, change, settings } from "../shared/settings.js";
import { days, left, percent, place, signed } from "./words.js";

/** @typedef {import("../types.js").Weekly} Shown */
/** @typedef {import("../types.js").WeeklyOwn} Deal */

const main = /** @type {HTMLElement} */ (document.getElementById("main"));
const asked = /^\/weekly\/([^/]+)$/.exec(location.pathname)?.[1] ?? "";
/** @type {{shown: Shown|null, trouble: string, starting: boolean}} */
const state = { shown: null, trouble: "", starting: false };

async function load() {
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
  if (!shown) return trouble ? html`<h1>Weekly tournament</h1>${warning}<p><a class="verb" href="/weekly">This week’s tournament</a></p>` : nothing;
  return html`<h1>Weekly tournament</h1>
    <p class="lead"><a href=${shown.variant.rules}>${shown.variant.title}</a>, ${days(shown.begins, shown.ends)}${shown.is_over ? nothing : html` · <b>${left(shown.ends, Date.now())}</b>`}.
      ${shown.is_over ? "The week is over." : "Everyone gets the same deals and the same opponent. Play each deal once, without hints. You can take breaks until the end of Sunday (UTC)."}</p>
    ${warning} ${shown.is_over ? ranking(shown) : nothing} ${deals(shown)} ${shown.is_over ? nothing : waiting(shown)} ${scoring()} ${others(shown)}`;
}

/** @param {Shown} shown */
function deals(shown) {
  if (shown.is_over && shown.deals.every((each) => !each.id)) return nothing;
  const isNew = !shown.is_over && shown.deals.every((each) => !each.id);
  return html`<section aria-labelledby="deals"><h2 id="deals">${shown.is_over ? "Your deals" : "The deals"}</h2>
    ${isNew ? html`<label class="field"><span>Your name</span><input maxlength="24" autocomplete="nickname" placeholder=${GUEST} .value=${settings.name}
      @input=${(/** @type {Event} */ event) => change({ name: valueOf(event) })}></label>` : nothing}
    <ol class="deals">${shown.deals.map((deal) => html`<li class=${deal.counts ? "done" : ""}><b>Deal ${deal.number}</b> ${standing(shown, deal)}</li>`)}</ol></section>`;
}

/** @param {Shown} shown @param {Deal} deal */
function standing({ is_over, deals }, { number, id, scores, counts }) {
  if (!id) {
    const next = deals.find((each) => !each.scores.length)?.number === number;
    return is_over ? html`<span class="dim">Not played</span>`
      : html`<button class=${`verb ${next ? "main" : "quiet"}`} aria-label=${`Play deal ${number}`} ?disabled=${state.starting} @click=${() => play(number)}>Play</button>`;
  }
  if (scores.length) {
    return html`<span>${outcome("You", scores)}${counts ? "" : "; finished too late to count"}</span> <a class="verb quiet" aria-label=${`Review deal ${number}`} href=${`/review/${id}`}>Review</a>`;
  }
  return is_over ? html`<span class="dim">Not finished</span>` : html`<a class="verb main" aria-label=${`Continue deal ${number}`} href=${`/m/${id}`}>Continue</a>`;
}

/** @param {Shown} shown */
function waiting({ players, deals }) {
  const open = deals.filter((each) => !each.counts).length;
  return html`<p class="dim" role="status">${players ? `${counted(players, "player")} so far. ` : ""}${open ? "" : "You have finished all deals. "}Results appear when the week is over.</p>`;
}

/** @param {Shown} shown */
function ranking({ ranking, ranked }) {
  if (!ranking?.length) return html`<p>Nobody finished a deal.</p>`;
  return html`${place(ranking, ranked) ? html`<p class="own" role="status"><b>${place(ranking, ranked)}</b></p>` : nothing}
    <section aria-labelledby="ranking"><h2 id="ranking">Results</h2>
    <table><thead><tr><th scope="col">Place</th><th scope="col">Name</th><th scope="col">Score</th><th scope="col">Points ahead</th><th scope="col">Deals</th></tr></thead>
      <tbody>${ranking.map((each) => html`<tr class=${each.mine ? "mine" : ""}><td>${each.rank}</td><th scope="row">${each.name}</th><td>${percent(each.score)}</td><td>${signed(each.lead)}</td><td>${each.deals}</td></tr>`)}</tbody></table></section>`;
}

const scoring = () => html`<details><summary>How it is scored</summary>
  <p>Everyone had the same cards, so nobody gains from good cards. In each deal you are compared with every other player.
    If you were further ahead of the bot than they were, you win the comparison. If you were equally far ahead, you get half.
    Your score is the share of comparisons you won. A deal that you did not finish is lost to everyone who finished it.</p>
  <p>If two scores are equal, the average lead over the other players decides, in points per deal. If that is equal too, the players share the place.</p></details>`;

/** @param {Shown} shown */
function others({ earlier, week, is_over }) {
  const weeks = earlier.filter((each) => each !== week);
  if (!weeks.length && !is_over) return nothing;
  return html`<nav aria-labelledby="others"><h2 id="others">Other weeks</h2>
    <ul class="others">${is_over ? html`<li><a href="/weekly">This week</a></li>` : nothing}
      ${weeks.map((each) => html`<li><a href=${`/weekly/${each}`}>${each.replace("-W", ", week ")}</a></li>`)}</ul></nav>`;
}

applyLook();
load();
