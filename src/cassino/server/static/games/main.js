// One's own games: to search, to open again, to review, to keep.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { counted, listed } from "../shared/cards.js";
import { valueOf } from "../shared/inputs.js";
import { fetchJson, inWords } from "../shared/server.js";
import { applyLook } from "../shared/settings.js";

const WAIT = 250;
const root = /** @type {HTMLElement} */ (document.getElementById("games"));

const state = {
  /** @type {any[]|null} */ matches: null,
  /** @type {any[]} */ variants: [],
  search: "", variant: "", phase: "",
  more: "",
  /** @type {any[]} */ ratings: [],
  trouble: "",
};

const draw = () => render(page(), root);

/** @type {ReturnType<typeof setTimeout>|undefined} */
let timer;
/** How often games were asked for. */
let asked = 0;

/** @param {"search"|"variant"|"phase"} field */
const changed = (field) => (/** @type {Event} */ event) => {
  state[field] = valueOf(event);
  clearTimeout(timer);
  timer = setTimeout(() => load(false), WAIT);
};

function page() {
  return html`<div class="row-between"><h1>My games</h1><span class="row"><a class="verb quiet" href="/statistics">My statistics</a> <a class="verb quiet" href="/api/me/export" download>Export all</a></span></div>
    <form class="filters" role="search" @submit=${(/** @type {Event} */ event) => { event.preventDefault(); load(false); }}>
      <label class="field"><span>Search names</span><input type="search" maxlength="40" .value=${state.search} @input=${changed("search")}></label>
      <label class="field"><span>Rules</span><select @change=${changed("variant")}><option value="">All</option>
        ${state.variants.map((each) => html`<option value=${each.id} .selected=${each.id === state.variant}>${each.title}</option>`)}</select></label>
      <label class="field"><span>Which</span><select @change=${changed("phase")}>
        ${[["", "All"], ["playing", "In progress"], ["over", "Over"]].map(([value, label]) => html`<option value=${value} .selected=${state.phase === value}>${label}</option>`)}</select></label>
    </form>
    ${state.trouble ? html`<p class="notice" role="alert">${state.trouble}</p>` : nothing}
    ${ratings()} ${list()}
    ${state.more ? html`<p class="row"><button class="verb quiet" @click=${() => load(true)}>Older games</button></p>` : nothing}`;
}

function ratings() {
  if (!state.ratings.length) return nothing;
  return html`<section aria-labelledby="ratings"><h2 id="ratings">My ratings</h2><ul class="tables">${state.ratings.map((each) => html`<li>
    <div><b>${titleOf(each.variant)}</b> <span class="dim">${counted(each.players, "player")}, ${counted(each.games, "rated game")}</span></div>
    <div>${Math.round(each.rating)} ± ${Math.round(each.deviation)}${each.provisional ? ", provisional" : ""}</div></li>`)}</ul></section>`;
}

/** @param {string} id of a variant */
const titleOf = (id) => state.variants.find((each) => each.id === id)?.title ?? id;

function list() {
  if (!state.matches) return html`<p class="dim" role="status">Looking …</p>`;
  if (!state.matches.length) return html`<p>No games ${state.search || state.variant || state.phase ? "like that" : "yet"}. <a href="/">Play one</a>.</p>`;
  return html`<ul class="tables" aria-label="Games">${state.matches.map(line)}</ul>`;
}

/** @param {any} match */
function line(match) {
  if (match.phase === "damaged") return html`<li><div><b>A damaged match</b> <span class="dim">${day(match.created)}</span></div></li>`;
  const over = match.phase === "match_over";
  const title = `${match.variant.title}, ${listed(match.names)}`;
  return html`<li><div><b>${match.variant.title}</b> <span class="dim">${match.deals ? counted(match.deals, "deal") : `to ${match.target}`}, ${day(match.updated)}${match.winner ? `, won by ${match.winner.replace(/^You\b/, "you")}` : ""}</span><br>
      ${match.sides.map((/** @type {any} */ side) => `${side.name} ${side.score}`).join(" · ")}</div>
    <div class="row"><a class="verb quiet" href=${`/m/${match.id}`} aria-label=${`${over ? "Open" : "Continue"} ${title}`}>${over ? "Open" : "Continue"}</a>
      <a class="verb quiet" href=${`/review/${match.id}`} aria-label=${`Review ${title}`}>Review</a>
      ${over ? html`<a class="verb quiet" href=${`/m/${match.id}/replay`} aria-label=${`Replay ${title}`}>Replay</a>
        <a class="verb quiet" href=${`/api/matches/${match.id}/record`} download=${`${match.id}.txt`} aria-label=${`Record of ${title}`}>Record</a>
        <a class="verb quiet" href=${`/api/matches/${match.id}/record.json`} download=${`${match.id}.json`} aria-label=${`${title} as JSON`}>JSON</a>` : nothing}</div></li>`;
}

/** @param {string} at */
const day = (at) => new Date(at).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });

/** @param {boolean} older */
async function load(older) {
  const number = (asked += 1);
  const query = new URLSearchParams();
  for (const [name, value] of [["search", state.search], ["variant", state.variant], ["state", state.phase], ["before", older ? state.more : ""]]) {
    if (value) query.set(name, value);
  }
  try {
    const answer = await fetchJson(`/api/matches?${query}`);
    if (number !== asked) return; // something else is searched by now
    state.matches = [...(older ? state.matches ?? [] : []), ...answer.matches];
    state.more = answer.more ?? "";
    state.trouble = "";
  } catch (problem) {
    state.trouble = inWords(problem);
  }
  draw();
}

applyLook();
draw();
load(false);
fetchJson("/api/ratings").then((answer) => { state.ratings = answer.mine; draw(); }, () => {});
fetchJson("/api/variants").then((offer) => { state.variants = offer.variants; draw(); }, () => {});
