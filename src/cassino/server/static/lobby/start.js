// The start page: one press to play, and everything that can be chosen before.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { promised } from "../fair/memory.js";
import { counted, listed } from "../shared/cards.js";
import { openHelp, openSettings } from "../shared/dialogs.js";
import { face, cardSymbols } from "../shared/faces.js";
import { icon } from "../shared/icons.js";
import { isChecked, valueOf } from "../shared/inputs.js";
import { GUEST, NAMES, seatsFor, strength } from "../shared/opponents.js";
import { fetchJson } from "../shared/server.js";
import { change, settings } from "../shared/settings.js";
import { say } from "../shared/speech.js";
import { openNewTable } from "./newtable.js";

/**
 * @typedef {object} Variant
 * @property {string} id
 * @property {string} title
 * @property {string} [summary]
 * @property {string[]} also_called
 * @property {string} played_in
 * @property {number[]} players
 * @property {boolean} pairs_of_four
 * @property {number} target
 * @property {number[]} targets
 * @property {number} deals
 * @property {string[]} asks
 * @property {string} rules
 */

const FAN = ["QS", "10D", "2S", "AH"];

const state = {
  /** @type {Variant[]} */ variants: [],
  /** @type {Variant[]} the saved house rules */ house: [],
  /** @type {{bot: string, level: number, title: string}[]} the easiest first */ levels: [],
  /** @type {any[]} */ matches: [],
  usual: "",
  chosen: "",
  players: 2,
  target: 21,
  /** @type {string[]} */ opponents: NAMES.map(() => "level4"),
  auto: false,
  trouble: "",
  starting: false,
};

/** @param {HTMLElement} root @param {(path: string) => void} visit @returns {() => void} */
export function showStart(root, visit) {
  document.title = "Cassino: the fishing card game";
  let here = true;
  const draw = () => here && render(page(draw, visit), root);
  draw();
  load(draw);
  return () => (here = false);
}

/** @param {() => void} draw */
async function load(draw) {
  try {
    const [offer, recent, saved] = await Promise.all([fetchJson("/api/variants"), fetchJson("/api/matches"), fetchJson("/api/house")]);
    state.variants = offer.variants;
    state.house = saved.house;
    state.levels = offer.levels;
    state.matches = recent.matches.filter((/** @type {any} */ match) => match.phase !== "match_over");
    if (!chosen()) choose(state.variants.find((each) => each.id === offer.default.variant) ?? state.variants[0]);
    const usual = state.levels.some((each) => each.bot === settings.bot) ? settings.bot : offer.default.bot;
    state.usual = usual;
    state.opponents = state.opponents.map(() => usual);
    state.trouble = "";
  } catch (problem) {
    state.trouble = `The game cannot be reached just now. ${problem instanceof Error ? problem.message : ""}`;
  }
  draw();
}

/** @param {Variant} variant */
function choose(variant) {
  state.chosen = variant.id;
  state.target = variant.target;
  if (!variant.players.includes(state.players)) state.players = variant.players[0];
}

const chosen = () => [...state.house, ...state.variants].find((variant) => variant.id === state.chosen);

/** @param {() => void} draw @param {(path: string) => void} visit */
async function play(draw, visit) {
  if (state.starting) return;
  state.starting = true;
  draw();
  try {
    const rules = state.house.some((house) => house.id === state.chosen) ? { house: state.chosen } : { variant: state.chosen };
    const promise = await promised();
    const match = await fetchJson("/api/matches", { ...rules, target: state.target, auto: state.auto && automatic(chosen()) !== "", seats: seatsFor(state.opponents.slice(0, state.players - 1)), ...(promise && { fair: promise.fair }) });
    promise?.keep(match.id, match.seat);
    visit(`/m/${match.id}`);
  } catch (problem) {
    state.trouble = problem instanceof Error ? problem.message : String(problem);
    say(state.trouble);
  }
  state.starting = false;
  draw();
}

/** @param {() => void} draw @param {(path: string) => void} visit */
function page(draw, visit) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    play(draw, visit);
  };
  return html`${cardSymbols}<div class="start">
    <header class="top"><p class="wordmark">Cassino</p><nav aria-label="Site">
      <a class="round-button" href="/rules" aria-label="Rule book">${icon("book")}</a>
      <a class="round-button" href="/score" aria-label="Score of real cards">${icon("list")}</a>
      <a class="round-button" href="/account" aria-label="Your account">${icon("person")}</a>
      <button class="round-button" aria-label="Settings" @click=${() => openSettings(draw)}>${icon("settings")}</button>
      <button class="round-button" aria-label="Help and keys" @click=${() => openHelp()}>${icon("help")}</button>
    </nav></header>
    <main><form @submit=${submit}>
      ${hero()} ${withPeople(visit)} ${unfinished(visit)} ${variants(draw)} ${table(draw)}
      <div class="start-row"><button class="verb main big" ?disabled=${!state.chosen || state.starting}>Play ${chosen()?.title ?? "these rules"}</button></div>
      <p class="start-row real-cards">Today: <a class="verb quiet" href="/daily">Deal of the day</a> <a class="verb quiet" href="/puzzle">Puzzle</a></p>
      <p class="start-row real-cards">Playing with real cards? <a class="verb quiet" href="/score">Keep the score</a></p>
    </form></main>
  </div>`;
}

function hero() {
  return html`<section class="hero" aria-label="Play at once">
    <div class="hero-text">
      <h1>Casino, the fishing&nbsp;card&nbsp;game</h1>
      <p class="lead">Take what your card adds up to, build what only you can take, and keep an eye on the ten of diamonds.</p>
      <div class="go">
        <button class="verb main big" ?disabled=${!state.chosen || state.starting}>Play</button>
        <p class="summary">${summary()}</p>
      </div>
      ${state.trouble ? html`<p class="notice" role="alert">${state.trouble}</p>` : nothing}
    </div>
    <div class="hero-cards" aria-hidden="true">${FAN.map((card) => html`<span class="card">${face(card)}</span>`)}</div>
  </section>`;
}

function summary() {
  const variant = chosen();
  if (!variant) return "Fetching the rules …";
  const others = state.opponents.slice(0, state.players - 1).map((bot, order) => (bot === "human" ? "a friend" : `${NAMES[order]} (${strength(bot)})`));
  return `${variant.title}${variant.deals ? "" : ` to ${state.target}`} against ${listed(others)}`;
}

/** @param {(path: string) => void} visit */
function withPeople(visit) {
  return html`<section class="with-people" aria-labelledby="with-people"><h2 id="with-people">Play with people</h2>
    <p class="dim">Friends need nothing but a link. A seat is kept for them, or a bot plays until somebody comes.</p>
    <div class="row"><button type="button" class="verb" ?disabled=${!state.chosen} @click=${() => openNewTable(state, state.chosen, visit)}>Open a table</button>
      <a class="verb quiet" href="/lobby">Open tables of others</a> <a class="verb quiet" href="/games">My games</a></div></section>`;
}

/** @param {(path: string) => void} visit */
function unfinished(visit) {
  if (!state.matches.length) return nothing;
  const go = (/** @type {any} */ match) => (/** @type {Event} */ event) => {
    event.preventDefault();
    visit(`/m/${match.id}`);
  };
  return html`<section aria-labelledby="go-on"><h2 id="go-on">Go on playing</h2>
    <ul class="matches">${state.matches.slice(0, 4).map((match) => html`<li><a href=${`/m/${match.id}`} @click=${go(match)}>
      <b>${match.variant.title}</b><span class="dim">${match.deals ? counted(match.deals, "deal") : `to ${match.target}`}</span><span>${match.sides.map((/** @type {any} */ side) => `${side.name} ${side.score}`).join(" · ")}</span></a></li>`)}</ul></section>`;
}

/** @param {() => void} draw */
function variants(draw) {
  const entry = (/** @type {Variant} */ variant) => html`<div class="variant">
    <label><input type="radio" name="variant" value=${variant.id} .checked=${variant.id === state.chosen}
        @change=${() => { choose(variant); draw(); }}>
      <span><b>${variant.title}</b><small>${describe(variant)}</small></span></label>
    <a href=${variant.rules} aria-label=${`Rules of ${variant.title}`}>Rules</a>
  </div>`;
  const yours = html`<h3>Your rules</h3><div class="variants">${state.house.map(entry)}</div><h3>All games</h3>`;
  return html`<fieldset class="sheet"><legend><h2>Which rules</h2></legend><div>
    ${state.house.length ? yours : nothing}<div class="variants">${state.variants.map(entry)}</div>
    <p class="own-rules"><a class="verb quiet" href="/house">Make your own rules</a></p></div></fieldset>`;
}

/** @param {Variant} variant */
function describe(variant) {
  if (variant.summary) return variant.summary;
  const players = variant.players.length > 1 ? `${Math.min(...variant.players)} to ${Math.max(...variant.players)}` : variant.players[0];
  const called = variant.also_called.length ? ` Also called ${variant.also_called.join(", ")}.` : "";
  return `${players} players, ${variant.deals ? counted(variant.deals, "deal") : `${variant.target} points`}.${called}`;
}

/** @param {() => void} draw */
function table(draw) {
  const variant = chosen();
  if (!variant) return nothing;
  const others = Array.from({ length: state.players - 1 }, (_, order) => order);
  return html`<fieldset class="sheet"><legend><h2>At the table</h2></legend><div class="fields">
    <label class="field"><span>Your name</span><input maxlength="24" autocomplete="nickname" placeholder=${GUEST} .value=${settings.name}
      @input=${(/** @type {Event} */ event) => change({ name: valueOf(event) })}></label>
    ${choice("Players", "players", variant.players, state.players, (value) => { state.players = value; draw(); })}
    ${variant.deals ? nothing : choice("Points to win", "target", variant.targets, state.target, (value) => { state.target = value; draw(); })}
    ${others.map((order) => opponent(order, variant, draw))}
    ${questions(variant, draw)}
  </div></fieldset>`;
}

/** @type {Record<string, string>} */
const ASKED = {
  insist: "what was left is always taken and added", orange: "oranges are always called",
  claim: "the match ends as soon as a side has the points",
};

/** What can be done of itself. @param {Variant|undefined} variant */
const automatic = (variant) => listed((variant?.asks ?? []).flatMap((each) => ASKED[each] ?? []));

/** What players have to say in this game, and who does it. @param {Variant} variant @param {() => void} draw */
function questions(variant, draw) {
  const auto = automatic(variant);
  const picked = (/** @type {Event} */ event) => { state.auto = isChecked(event); draw(); };
  const asking = variant.asks.some((each) => each !== "claim") && !state.auto;
  return html`${auto ? html`<label class="toggle"><input type="checkbox" role="switch" .checked=${state.auto} @change=${picked}>
      <span><b>Nothing needs to be said</b><small>${auto[0].toUpperCase() + auto.slice(1)}.</small></span></label>` : nothing}
    ${asking ? html`<label class="field"><span>Ask me whether I insist, call or ask</span><select @change=${(/** @type {Event} */ event) => change({ askMe: /** @type {"always"|"seconds"|"never"} */ (valueOf(event)) })}>
      ${[["always", "Always"], ["seconds", "For a few seconds"], ["never", "Never"]].map(([value, label]) => html`<option value=${value} .selected=${settings.askMe === value}>${label}</option>`)}
    </select></label>` : nothing}`;
}

/** @param {string} legend @param {string} name @param {number[]} values @param {number} current @param {(value: number) => void} picked */
function choice(legend, name, values, current, picked) {
  return html`<fieldset class="field"><legend>${legend}</legend><div class="segments">${values.map(
    (value) => html`<label><input type="radio" name=${name} value=${value} .checked=${value === current} @change=${() => picked(value)}><span>${value}</span></label>`,
  )}</div></fieldset>`;
}

/** @param {number} order @param {Variant} variant @param {() => void} draw */
function opponent(order, variant, draw) {
  const partner = variant.pairs_of_four && state.players === 4 && order === 1;
  const picked = (/** @type {Event} */ event) => {
    const bot = valueOf(event);
    state.opponents[order] = bot;
    if (bot !== "human") change({ bot });
    draw();
  };
  return html`<label class="field"><span>${NAMES[order]}${partner ? ", your partner" : ""}</span><select @change=${picked}>
    ${state.levels.map((each) => option(order, each.bot, `Level ${each.level}: ${each.title}`))}
    ${option(order, "human", "A friend, by a link")}
  </select></label>`;
}

/** @param {number} order @param {string} value @param {string} words */
function option(order, value, words) {
  return html`<option value=${value} .selected=${state.opponents[order] === value}>${words}</option>`;
}
