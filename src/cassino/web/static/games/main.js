// One's own games: to search, to open again, to review, to keep.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { cover, gamesTabs } from "../shared/cover.js";
import { hasPeople, host } from "../shared/host.js";
import { valueOf } from "../shared/inputs.js";
import { fetchJson, inWords, Refused } from "../shared/server.js";
import { applyLook } from "../shared/settings.js";
import { listed, load, marked, told } from "../shared/texts.js";
import { called } from "../shared/wording.js";

const WAIT = 250;
/** A file that is longer is refused, and not read to its end. */
const MOST_BYTES = 60_000_000;
await load("games", "pages");
const root = /** @type {HTMLElement} */ (document.getElementById("games"));

const state = {
  /** @type {any[]|null} */ matches: null,
  /** @type {any[]} */ variants: [],
  search: "",
  variant: "",
  phase: "",
  more: "",
  /** @type {any[]} */ ratings: [],
  trouble: "",
  importing: false,
  /** What an import has brought, or why it has not. @type {string[]} */ brought: [],
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
  timer = setTimeout(() => look(false), WAIT);
};

function page() {
  return html`${cover(told("pages-games"), { cards: ["AS", "10D"], action: gamesTabs("/games") })}
    <form class="filters" role="search" @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      look(false);
    }}>
      <label class="field"><span>${told("games-search")}</span><input type="search" maxlength="40"
        .value=${state.search} @input=${changed("search")}></label>
      <label class="field"><span>${told("pages-rules")}</span><select @change=${changed("variant")}><option
        value="">${told("pages-all")}</option>
        ${state.variants.map(
          (each) => html`<option value=${each.id}
          .selected=${each.id === state.variant}>${each.title}</option>`,
        )}</select></label>
      <label class="field"><span>${told("games-show")}</span><select @change=${changed("phase")}>
        ${[
          ["", "pages-all"],
          ["playing", "games-in-progress"],
          ["over", "games-over"],
        ].map(
          ([value, key]) => html`<option value=${value} .selected=${state.phase === value}>${told(key)}</option>`,
        )}</select></label>
    </form>
    ${state.trouble ? html`<p class="notice" role="alert">${state.trouble}</p>` : nothing}
    ${ratings()} ${list()}
    <p><a href="/api/me/export" download="cassino.json">${told("games-export")}</a></p>
    ${hasPeople ? nothing : bringing()}
    ${
      state.more
        ? html`<p class="row"><button class="verb quiet"
      @click=${() => look(true)}>${told("games-older")}</button></p>`
        : nothing
    }`;
}

/** A file that "Export all" has written, here or on a server. */
function bringing() {
  return html`<form class="start-card" @submit=${bring}><label class="field"><span>${told("games-import")}</span><input
      type="file" accept=".json,application/json" required></label>
    <button class="verb quiet" ?disabled=${state.importing}>${told("games-import-now")}</button>
    ${state.brought.map((line) => html`<p class="notice" role="status">${line}</p>`)}</form>`;
}

/** @param {SubmitEvent} event */
async function bring(event) {
  event.preventDefault();
  if (state.importing) return;
  state.importing = true;
  const input = /** @type {HTMLFormElement} */ (event.target).querySelector("input");
  state.brought = [host.waiting || told("pages-loading")];
  draw();
  try {
    const text = await (input?.files?.[0]?.slice(0, MOST_BYTES).text() ?? "");
    const { matches, known, unfinished, house, scorebooks: scores } = await fetchJson("/api/me/import", text, "POST");
    state.brought = [
      told("games-imported", { matches }),
      ...(house ? [told("games-imported-house", { house })] : []),
      ...(scores ? [told("games-imported-scores", { scores })] : []),
      ...(known ? [told("games-known", { known })] : []),
      ...(unfinished ? [told("games-unfinished", { unfinished })] : []),
    ];
    await look(false);
  } catch (problem) {
    state.brought = problem instanceof Refused ? [problem.message, ...problem.problems] : [inWords(problem)];
  }
  state.importing = false;
  draw();
}

function ratings() {
  if (!state.ratings.length) return nothing;
  return html`<section aria-labelledby="ratings"><h2 id="ratings">${told("pages-ratings")}</h2><ul
    class="tables">${state.ratings.map(
      (each) => html`<li>
    <div><b>${titleOf(each.variant)}</b> <span
      class="dim">${told("pages-rated-games", { players: each.players, games: each.games })}</span></div>
    <div>${told(each.provisional ? "pages-rating-unsure" : "pages-rating", {
      rating: each.rating,
      deviation: each.deviation,
    })}</div></li>`,
    )}</ul></section>`;
}

/** @param {string} id of a variant */
const titleOf = (id) => state.variants.find((each) => each.id === id)?.title ?? id;

function list() {
  if (!state.matches) return html`<p class="dim" role="status">${told("pages-loading")}</p>`;
  const isFiltered = Boolean(state.search || state.variant || state.phase);
  if (!state.matches.length)
    return html`<p>${marked(
      isFiltered ? "games-none-found" : "games-none",
      {},
      {
        link: (words) => html`<a
      href="/">${words}</a>`,
      },
    )}</p>`;
  return html`<ul class="tables" aria-label=${told("games-list")}>${state.matches.map(line)}</ul>`;
}

/** @param {any} match */
function line(match) {
  if (match.phase === "damaged")
    return html`<li><div><b>${told("games-damaged")}</b> <span
      class="dim">${told("games-played", { at: new Date(match.created) })}</span></div></li>`;
  const over = match.phase === "match_over";
  const named = (/** @type {string} */ key) =>
    told(key, { title: match.variant.title, names: listed(match.names.map(called)) });
  return html`<li><div><b>${match.variant.title}</b> <span class="dim">${facts(match)}</span><br>
      ${match.sides.map((/** @type {any} */ side) => `${called(side.name)} ${side.score}`).join(" · ")}</div>
    <div class="row"><a class="verb quiet" href=${`/m/${match.id}`}
      aria-label=${named(over ? "games-open-match" : "games-continue-match")}>${told(
        over ? "games-open" : "pages-continue",
      )}</a>
      <a class="verb quiet" href=${`/review/${match.id}`}
        aria-label=${named("games-review-match")}>${told("shared-review")}</a>
      ${
        over
          ? html`<a class="verb quiet" href=${`/m/${match.id}/replay`}
            aria-label=${named("games-replay-match")}>${told("table-replay")}</a>
        <a class="verb quiet" href=${`/api/matches/${match.id}/record`} download=${`${match.id}.txt`}
          aria-label=${named("games-record-of")}>${told("table-record")}</a>
        <a class="verb quiet" href=${`/api/matches/${match.id}/record.json`} download=${`${match.id}.json`}
          aria-label=${named("games-json-of")}>${told("games-json")}</a>`
          : nothing
      }</div></li>`;
}

/** Its length, when it was last played, who won. @param {any} match */
function facts(match) {
  const length = match.deals
    ? told("pages-deals", { deals: match.deals })
    : told("pages-to-target", { target: match.target });
  const winner = match.winner ? [told("games-winner", { winner: called(match.winner) })] : [];
  return [length, told("games-played", { at: new Date(match.updated) }), ...winner].join(", ");
}

/** @param {boolean} older */
async function look(older) {
  const number = (asked += 1);
  const query = new URLSearchParams();
  for (const [name, value] of [
    ["search", state.search],
    ["variant", state.variant],
    ["state", state.phase],
    ["before", older ? state.more : ""],
  ]) {
    if (value) query.set(name, value);
  }
  try {
    const answer = await fetchJson(`/api/matches?${query}`);
    if (number !== asked) return; // something else is searched by now
    state.matches = [...(older ? (state.matches ?? []) : []), ...answer.matches];
    state.more = answer.more ?? "";
    state.trouble = "";
  } catch (problem) {
    if (number !== asked) return;
    state.trouble = inWords(problem);
  }
  draw();
}

applyLook();
draw();
look(false);
if (hasPeople)
  fetchJson("/api/ratings").then(
    (answer) => {
      state.ratings = answer.mine;
      draw();
    },
    () => {},
  );
fetchJson("/api/variants").then(
  (offer) => {
    state.variants = offer.variants;
    draw();
  },
  () => {},
);
