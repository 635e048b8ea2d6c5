// The start page: what do you want to do? Playing on, or again, takes one tap.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { counted } from "../shared/cards.js";
import { languageField, openHelp, openSettings } from "../shared/dialogs.js";
import { face, cardSymbols } from "../shared/faces.js";
import { icon } from "../shared/icons.js";
import { change, isFirstVisit } from "../shared/settings.js";
import { openFriends } from "./friends.js";
import { chosen, game, length, load, opponents, play } from "./game.js";
import * as pictures from "./pictures.js";
import { openRules } from "./rules.js";
import { openSeats } from "./seats.js";

const FAN = ["QS", "10D", "2S", "AH"];
/** How many unfinished matches are offered here; the list of games has them all. */
const MOST_MATCHES = 3;

/** @param {HTMLElement} root @param {(path: string) => void} visit @returns {() => void} */
export function showStart(root, visit) {
  document.title = "Cassino: the fishing card game";
  let here = true;
  const loaded = load();
  const draw = () => here && render(page(draw, loaded, visit), root);
  draw();
  loaded.then(draw);
  return () => (here = false);
}

/** @param {() => void} draw @param {Promise<void>} loaded @param {(path: string) => void} visit */
function page(draw, loaded, visit) {
  const asks = isFirstVisit() && !game.matches.length;
  const meet = () => { if (isFirstVisit()) change({}); };
  return html`${cardSymbols}<div class="start">
    <header class="top"><p class="wordmark">Cassino</p><nav aria-label="Site">
      <a class="round-button" href="/rules" aria-label="Rule book">${icon("book")}</a>
      <a class="round-button" href="/account" aria-label="Your account">${icon("person")}</a>
      <button class="round-button" aria-label="Settings" @click=${() => openSettings(draw)}>${icon("settings")}</button>
      <button class="round-button" aria-label="Help and keys" @click=${() => openHelp()}>${icon("help")}</button>
    </nav></header>
    <main @click=${meet}>
      <h1>What would you like to do?</h1>
      ${game.trouble ? html`<p class="notice" role="alert">${game.trouble}</p>` : nothing}
      ${asks ? welcome(draw, visit) : unfinished(visit)}
      <ul class="choices">
        <li class="hero">${hero(draw, visit)}</li>
        ${choice("learn", "/learn", "Learn", "The game in three minutes", pictures.learn)}
        ${choice("daily", "/daily", "Daily", "Today’s deal, the same for everyone", pictures.daily())}
        ${choice("puzzle", "/puzzle", "Puzzle", "Find the best move", pictures.puzzle)}
        <li><button class="choice friends" @click=${() => openFriends(loaded, visit, draw)}>
          ${tile("Friends", "Send a link, or join an open table", pictures.friends)}</button></li>
        ${choice("score", "/score", "Score pad", "Keep score with real cards", pictures.score)}
      </ul>
    </main>
    ${languageField("language")}
  </div>`;
}

/** @param {string} title @param {string} about @param {unknown} picture */
const tile = (title, about, picture) => html`${picture}<span class="words"><b>${title}</b> <small>${about}</small></span>`;

/** @param {string} id of its colors @param {string} path @param {string} title @param {string} about @param {unknown} picture */
const choice = (id, path, title, about, picture) => html`<li><a class=${`choice ${id}`} href=${path}>${tile(title, about, picture)}</a></li>`;

/** Playing, with what is played and three small buttons to change it. @param {() => void} draw @param {(path: string) => void} visit */
function hero(draw, visit) {
  const variant = chosen();
  const start = () => play(draw, visit);
  return html`<div class="hero-cards" aria-hidden="true">${FAN.map((card) => html`<span class="card">${face(card)}</span>`)}</div>
    <div class="hero-text">
      <p class="lead">Take cards that match yours or add up to it, build for your next turn, and go for the ten of diamonds.</p>
      <button class="verb main big play" ?disabled=${!variant || game.starting} @click=${start}>${game.standIn ? "Watch" : "Play"}</button>
      ${variant ? html`<div class="wishes" role="group" aria-label="What you play">
        ${wish("Rules", variant.title, () => openRules(draw))}
        ${wish(game.standIn ? "Who plays" : "Against", opponents(), () => openSeats(draw))}
        ${wish("Length", length(variant), () => openSeats(draw))}</div>` : html`<p class="wishes" role="status">Loading the rules …</p>`}
    </div>`;
}

/** @param {string} label @param {string} value @param {() => void} open */
const wish = (label, value, open) => html`<button class="wish" aria-haspopup="dialog" @click=${open}><span><small>${label}</small> <b>${value}</b></span>${icon("down")}</button>`;

/** The question of the first visit. @param {() => void} draw @param {(path: string) => void} visit */
function welcome(draw, visit) {
  return html`<section class="welcome" aria-labelledby="welcome"><h2 id="welcome">Do you know Casino?</h2>
    <div class="row"><a class="verb main" href="/learn/capture">Teach me in 3 minutes</a>
      <button class="verb quiet" ?disabled=${!game.chosen || game.starting} @click=${() => play(draw, visit)}>Just play</button></div></section>`;
}

/** @param {(path: string) => void} visit */
function unfinished(visit) {
  if (!game.matches.length) return nothing;
  const go = (/** @type {any} */ match) => (/** @type {Event} */ event) => {
    event.preventDefault();
    visit(`/m/${match.id}`);
  };
  const more = game.matches.length - 1;
  return html`<section class="continue" aria-labelledby="continue"><h2 id="continue">Continue</h2>
    <ul class="matches">${game.matches.slice(0, MOST_MATCHES).map((match) => html`<li><a href=${`/m/${match.id}`} @click=${go(match)}>${icon("turn")}
      <span><b>${match.variant.title}</b> <span class="dim">${match.deals ? counted(match.deals, "deal") : `to ${match.target}`}</span><br>
      <span class="sides">${match.sides.map((/** @type {any} */ side) => `${side.name} ${side.score}`).join(" · ")}</span></span></a></li>`)}</ul>
    ${more ? html`<a class="all" href="/games">All ${more + 1}</a>` : nothing}</section>`;
}
