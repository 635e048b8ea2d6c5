// What a person has done in the matches that are over: by game, against people and bots.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { cover, gamesTabs } from "../shared/cover.js";
import { hasPeople } from "../shared/host.js";
import { valueOf } from "../shared/inputs.js";
import { fetchJson, inWords } from "../shared/server.js";
import { applyLook } from "../shared/settings.js";
import { load, marked, told } from "../shared/texts.js";
import { average, byGame, opponentsIn, part, summed } from "./sums.js";

/** @typedef {import("./sums.js").Numbers} Numbers */

const PAUSE = 4000;
const MOST_LOOKS = 10;
await load("statistics", "pages");
const root = /** @type {HTMLElement} */ (document.getElementById("statistics"));
const state = {
  /** @type {import("../types.js").Statistics|null} */ found: null,
  /** @type {import("../types.js").PuzzleRecord|null} */ puzzles: null,
  /** @type {import("../types.js").OwnRating[]} */ ratings: [],
  /** @type {{bot: string, title: string}[]} */ levels: [],
  /** @type {{id: string, title: string}[]} */ variants: [],
  opponents: "",
  trouble: "",
};

const draw = () => render(page(), root);

function page() {
  return html`${cover(told("pages-statistics"), { action: gamesTabs("/statistics") })}
    ${state.trouble ? html`<p class="notice" role="alert">${state.trouble}</p>` : nothing}
    ${matches()} ${ratings()}`;
}

function matches() {
  if (!state.found) return state.trouble ? nothing : html`<p class="dim" role="status">${told("pages-loading")}</p>`;
  const { games, missing } = state.found;
  const waiting = missing ? html`<p class="dim" role="status">${told("statistics-missing", { missing })}</p>` : nothing;
  if (!games.length)
    return html`${waiting}<p>${marked("statistics-none", {}, { link: (words) => html`<a href="/">${words}</a>` })}</p>`;
  const shown = byGame(games, state.opponents);
  return html`${waiting}
    <label class="field against"><span>${told("pages-against")}</span><select @change=${choose}>
      <option value="">${told("statistics-everybody")}</option>
      ${opponentsIn(games).map(
        (kind) => html`<option value=${kind}
        .selected=${kind === state.opponents}>${opponent(kind)}</option>`,
      )}</select></label>
    <ul class="statistics">
      ${shown.length > 1 ? numbers(told("pages-all-games"), summed(shown), "sum") : nothing}
      ${shown.map((game) => numbers(game.title, game, ""))}</ul>
    <p class="dim">${told("statistics-explained")}</p>`;
}

/** @param {Event} event */
function choose(event) {
  state.opponents = valueOf(event);
  draw();
}

/** @param {string} kind */
function opponent(kind) {
  if (kind === "people") return told("statistics-people");
  if (kind === "mixed") return told("statistics-mixed");
  return state.levels.find((level) => level.bot === kind)?.title ?? kind;
}

/** @param {string} title @param {Numbers} game @param {string} kind */
function numbers(title, game, kind) {
  const lines = [
    [told("statistics-matches"), game.matches],
    [told("statistics-won"), html`${game.won} <span class="dim">${part(game.won, game.matches)}</span>`],
    [told("statistics-points"), average(game.points, game.deals)],
    [told("statistics-sweeps"), average(game.sweeps, game.deals)],
    [told("statistics-kept"), game.builds_kept],
    [told("statistics-lost"), game.builds_lost],
    [told("statistics-taken"), game.builds_taken],
  ];
  return html`<li class=${kind}><h2>${title}</h2><dl>${lines.map(
    ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )}</dl></li>`;
}

function ratings() {
  const own = state.puzzles?.rating;
  if (!state.ratings.length && !own) return nothing;
  return html`<section aria-labelledby="ratings"><h2 id="ratings">${told("pages-ratings")}</h2><ul class="tables">
    ${state.ratings.map(
      (each) => html`<li><div><b>${titleOf(each.variant)}</b> <span
        class="dim">${told("pages-rated-games", { players: each.players, games: each.games })}</span></div>
      <div>${spread(each)}</div></li>`,
    )}
    ${
      own
        ? html`<li><div><b><a href="/puzzle/next">${told("shared-puzzles")}</a></b> <span
      class="dim">${told("statistics-answered", { puzzles: own.games })}</span></div><div>${spread(own)}</div></li>`
        : nothing
    }</ul></section>`;
}

/** "1512 ± 80" @param {{rating: number, deviation: number, provisional: boolean}} rating */
const spread = ({ rating, deviation, provisional }) =>
  told(provisional ? "pages-rating-unsure" : "pages-rating", { rating, deviation });

/** @param {string} id of a variant */
const titleOf = (id) => state.variants.find((each) => each.id === id)?.title ?? id;

/** @template T @param {string} address @param {(answer: T) => void} take */
const fetched = (address, take) =>
  fetchJson(address).then(
    (answer) => {
      take(answer);
      draw();
    },
    (problem) => {
      state.trouble = inWords(problem);
      draw();
    },
  );

/** Matches that are not counted yet are, in a few moments. @param {number} looks how often to ask */
function look(looks) {
  fetched("/api/me/statistics", (/** @type {import("../types.js").Statistics} */ answer) => {
    state.found = answer;
    if (answer.missing && looks > 1) setTimeout(() => look(looks - 1), PAUSE);
  });
}

applyLook();
draw();
look(MOST_LOOKS);
if (hasPeople) {
  fetched("/api/ratings", (answer) => {
    state.ratings = answer.mine;
  });
  fetched("/api/puzzles/me", (answer) => {
    state.puzzles = answer;
  });
}
fetched("/api/variants", (answer) => {
  state.variants = answer.variants;
  state.levels = answer.levels;
});
