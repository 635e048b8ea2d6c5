// The page of the weekly tournament: play its deals, and see the ranking when the week is over.

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { cover, contestTabs } from "../../shared/cover.js";
import { rememberWeekly } from "../../shared/daily.js";
import { applyLook } from "../../shared/settings.js";
import { load, marked, told } from "../../shared/texts.js";
import { called, dayOf, outcome, percent, signed } from "../../shared/wording.js";
import { Contest, asked, nameField, others, table, toRules } from "../page.js";
import { left, place, weekOf } from "./words.js";

/** @typedef {import("../../types.js").Weekly} Shown */
/** @typedef {import("../../types.js").WeeklyOwn} Deal */

await load("weekly", "pages");
/** @type {Contest<Shown>} */
const contest = new Contest("/api/weekly", "pages-weekly", page);

function page() {
  const { shown, warning } = contest;
  if (!shown)
    return html`${cover(told("pages-weekly"), { action: contestTabs("/weekly") })}${warning}<p><a class="verb"
      href="/weekly">${told("weekly-this-one")}</a></p>`;
  const { variant, begins, ends } = shown;
  return html`${cover(told("pages-weekly"), {
    lead: html`${marked("weekly-lead", { title: variant.title, first: dayOf(begins), last: dayOf(ends) },
      toRules(variant))} <b>${shown.is_over ? told("weekly-over") : left(ends, Date.now())}</b>`,
    cards: ["10D", "2S"],
    action: contestTabs("/weekly"),
  })}
    ${shown.is_over ? nothing : html`<p>${told("weekly-explained")}</p>`}
    ${warning} ${shown.is_over ? ranking(shown) : nothing} ${deals(shown)} ${shown.is_over ? nothing
      : waiting(shown)} ${scoring()} ${weeks(shown)}`;
}

/** @param {Shown} shown */
function deals(shown) {
  if (shown.is_over && shown.deals.every((each) => !each.id)) return nothing;
  const isNew = !shown.is_over && shown.deals.every((each) => !each.id);
  return html`<section aria-labelledby="deals"><h2
    id="deals">${told(shown.is_over ? "weekly-your-deals" : "weekly-deals")}</h2>
    ${isNew ? nameField() : nothing}
    <ol class="deals">${shown.deals.map((deal) => html`<li
      class=${deal.counts ? "done" : ""}><b>${told("shared-deal", { number: deal.number })}</b> ${standing(shown,
      deal)}</li>`)}</ol></section>`;
}

/** @param {Shown} shown @param {Deal} deal */
function standing({ week, is_over, deals }, { number, id, scores, counts }) {
  if (!id) {
    const next = deals.find((each) => !each.scores.length)?.number === number;
    return is_over
      ? html`<span class="dim">${told("weekly-not-played")}</span>`
      : html`<button class=${`verb ${next ? "main" : "quiet"}`} aria-label=${told("weekly-play-deal", { number })}
        ?disabled=${contest.starting}
        @click=${() => contest.play({ week, deal: number }, rememberWeekly)}>${told("pages-play")}</button>`;
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
  const rows = ranking.map(
    (each) =>
      html`<tr class=${each.mine ? "mine" : ""}><td>${each.rank}</td><th
        scope="row">${called(each.name)}</th><td>${percent(each.score)}</td><td>${signed(each.lead)}</td><td>${
        each.deals}</td></tr>`,
  );
  return html`${place(ranking, ranked) ? html`<p class="own" role="status"><b>${place(ranking, ranked)}</b></p>`
    : nothing}
    <section aria-labelledby="ranking"><h2 id="ranking">${told("weekly-results")}</h2>
    ${table("ranking", ["weekly-rank", "pages-name", "weekly-score", "weekly-lead-points", "weekly-deals-played"],
      rows)}</section>`;
}

const scoring = () => html`<details><summary>${told("weekly-scoring")}</summary>
  <p>${told("weekly-scoring-compared")}</p><p>${told("weekly-scoring-equal")}</p></details>`;

/** @param {Shown} shown */
function weeks({ earlier, week, is_over }) {
  const links = earlier
    .filter((each) => each !== week)
    .map((each) => ({ path: `/weekly/${each}`, label: weekOf(each) }));
  if (is_over) links.unshift({ path: "/weekly", label: told("weekly-this-week") });
  return links.length ? others("weekly-others", links) : nothing;
}

applyLook();
contest.look(asked ? { week: asked } : {});
