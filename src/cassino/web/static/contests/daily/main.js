// The page of the deal of the day: play it, or see how it went.

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { cover, contestTabs } from "../../shared/cover.js";
import { copied } from "../../shared/copying.js";
import { begun, finished, remember } from "../../shared/daily.js";
import { hasPeople } from "../../shared/host.js";
import { hasPage } from "../../shared/pages.js";
import { applyLook } from "../../shared/settings.js";
import { load, marked, told } from "../../shared/texts.js";
import { called, dayOf, outcome, pointsOf } from "../../shared/wording.js";
import { Contest, asked, nameField, others, table, toRules } from "../page.js";
import { shareText } from "./share.js";

/** @typedef {import("../../types.js").DailyDeal} Shown */
/** @typedef {import("../../types.js").DailyResult} Result */

await load("daily", "pages");
/** @type {Contest<Shown>} */
const contest = new Contest("/api/daily", "pages-daily", page);
/** @type {Record<string, string>} */
const game = asked ? { variant: asked } : {};

function page() {
  const { shown, warning } = contest;
  if (!shown) return html`${cover(told("pages-daily"))}${warning}`;
  return html`${cover(told("pages-daily"), {
    lead: marked("daily-explained", { title: shown.variant.title, day: dayOf(shown.day) }, toRules(shown.variant)),
    cards: ["10D", "2S"],
    action: contestTabs("/daily"),
  })}
    ${warning}
    ${shown.own ? standing(shown, shown.own) : html`${shown.earlier ? before(shown.earlier) : nothing} ${begin()}`}
    ${hasPeople ? results(shown) : nothing} ${games(shown)}`;
}

/** @param {Event} event */
function play(event) {
  event.preventDefault();
  contest.play(game, (match) => remember(asked, match));
}

function begin() {
  return html`<form class="begin" @submit=${play}>${nameField()}
    <button class="verb main big" ?disabled=${contest.starting}>${told("pages-play")}</button></form>`;
}

/** @param {Shown} shown @param {Result} own */
function standing(shown, own) {
  if (own.phase !== "match_over")
    return html`<p><a class="verb main big" href=${`/m/${own.id}`}>${told("daily-continue")}</a></p>`;
  const { days } = finished(shown.day);
  const bot = shown.bot ? ` ${outcome("daily-bot", shown.bot)}` : "";
  const text = shareText({ ...own, day: shown.day, title: shown.variant.title, bot: shown.bot }, days, location.href);
  return html`<p class="own" role="status"><b>${outcome("pages-outcome", own.scores)}</b>${bot}${days > 1 ? html` <b
    class="streak">${told("daily-streak", { days })}</b>` : nothing}</p>
    ${sharing(text)}
    <p class="row"><a class="verb" href=${`/review/${own.id}`}>${told("daily-review")}</a> ${
      hasPage("/puzzle") ? html`<a class="verb quiet" href="/puzzle">${told("pages-puzzle-of-day")}</a>` : nothing
    }</p>`;
}

/** Only a device that has a way of its own to share offers it. @param {string} text */
function sharing(text) {
  if (!navigator.share) return copied(told("daily-your-result"), text);
  return html`<p class="row"><button class="verb main"
    @click=${() => navigator.share({ text }).catch(() => {})}>${told("daily-share")}</button></p>`;
}

/** @param {Result} earlier */
function before({ id, day = "", phase, scores }) {
  if (phase !== "match_over")
    return html`<p class="row"><span>${told("daily-unfinished", { day: dayOf(day) })}</span> <a class="verb quiet"
      href=${`/m/${id}`}>${told("daily-continue-earlier")}</a></p>`;
  return html`<p class="row"><span>${outcome("daily-earlier", scores, { day: dayOf(day) })}</span> <a class="verb quiet"
    href=${`/review/${id}`}>${told("daily-review")}</a></p>`;
}

/** @param {Result} result */
const ahead = ({ scores: [own, ...rest] }) => own - rest.reduce((sum, each) => sum + each, 0) / rest.length;

/** @param {Shown} shown */
function results({ results: all }) {
  const over = all.filter((each) => each.phase === "match_over").sort((one, other) => ahead(other) - ahead(one));
  const open = all.length - over.length;
  const rows = over.map(
    (each) =>
      html`<tr><th scope="row">${called(each.name)}</th><td>${pointsOf(each.scores)}</td><td>${each.undone}</td><td>${
        each.hints}</td></tr>`,
  );
  return html`<section aria-labelledby="results"><h2 id="results">${told("daily-results")}</h2>
    ${over.length ? table("results", ["pages-name", "pages-points", "daily-undone", "daily-hints"], rows)
      : html`<p>${told("daily-none")}</p>`}
    ${open ? html`<p class="dim">${told("daily-playing", { players: open })}</p>` : nothing}</section>`;
}

/** @param {Shown} shown */
const games = ({ variants, variant }) =>
  others(
    "daily-others",
    variants.filter(({ id }) => id !== variant.id).map(({ id, title }) => ({ path: `/daily/${id}`, label: title })),
  );

applyLook();
contest.look({ ...game, own: begun()[asked] ?? "" });
