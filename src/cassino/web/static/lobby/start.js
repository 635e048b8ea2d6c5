// The start page: what do you want to do? Playing on, or again, takes one tap.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { newerVersion } from "../shared/dialogs.js";
import { face, cardSymbols } from "../shared/faces.js";
import { host } from "../shared/host.js";
import { icon } from "../shared/icons.js";
import { hasPage } from "../shared/pages.js";
import { change, isFirstVisit } from "../shared/settings.js";
import { told } from "../shared/texts.js";
import { called } from "../shared/wording.js";
import { chosen, game, length, look, onlyWatch, opponents, play } from "./game.js";
import { installLine } from "./install.js";
import * as pictures from "./pictures.js";
import { openRules } from "./rules.js";
import { openSeats } from "./seats.js";

const FAN = ["QS", "10D", "2S", "AH"];
/** How many unfinished matches are offered here; the list of games has them all. */
const MOST_MATCHES = 3;
/** Asks for a game of bots at once. */
const WATCH = "?watch";
/** About so long after a server has not answered it is asked again, in milliseconds. */
const AGAIN = 5000;

/** @param {HTMLElement} root @param {(path: string) => void} visit @returns {() => void} */
export function showStart(root, visit) {
  document.title = told("lobby-title");
  let here = true;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;
  const draw = () => here && render(page(draw, visit), root);
  const ask = async () => {
    clearTimeout(timer);
    await look(draw);
    draw();
    if (here && game.isOffline) timer = setTimeout(ask, AGAIN * (0.75 + Math.random() / 2));
  };
  draw();
  ask().then(() => {
    if (here && location.search === WATCH && !game.isOffline) watchBots(draw, visit);
  });
  addEventListener("settings", draw);
  addEventListener("host", draw);
  addEventListener("online", ask);
  return () => {
    here = false;
    clearTimeout(timer);
    removeEventListener("settings", draw);
    removeEventListener("host", draw);
    removeEventListener("online", ask);
  };
}

/** @param {() => void} draw @param {(path: string) => void} visit */
function watchBots(draw, visit) {
  history.replaceState(null, "", "/");
  onlyWatch(true);
  play(draw, visit).finally(() => onlyWatch(false));
}

/** @param {() => void} draw @param {(path: string) => void} visit */
function page(draw, visit) {
  const asks = isFirstVisit() && !game.matches.length;
  const meet = () => {
    if (isFirstVisit()) change({});
  };
  return html`${cardSymbols}<div class="start">
    <main @click=${meet}>
      <h1>${told("lobby-question")}</h1>
      ${game.trouble ? html`<p class="notice" role="alert">${game.trouble}</p>` : nothing}
      ${host.notice ? html`<p class="notice" role="status">${host.notice}</p>` : nothing} ${newerVersion()}
      ${asks ? welcome(draw, visit) : unfinished(visit)}
      <ul class="choices">
        <li class="hero">${hero(draw, visit)}</li>
        ${choice("learn", "/learn", told("lobby-learn"), told("pages-three-minutes"), pictures.learn)}
        ${choice("daily", "/daily", told("lobby-daily"), told("lobby-daily-about"), pictures.daily())}
        ${choice("puzzle", "/puzzle", told("pages-puzzle"), told("lobby-puzzle-about"), pictures.puzzle)}
        ${choice("friends", "/lobby", told("lobby-friends"), told("lobby-friends-about"), pictures.friends)}
        ${choice("score", "/score", told("lobby-score"), told("lobby-score-about"), pictures.score)}
      </ul>
      ${installLine()}
    </main>
  </div>`;
}

/** @param {string} id of its colors @param {string} path @param {string} title @param {string} about
 * @param {unknown} picture */
const choice = (id, path, title, about, picture) =>
  hasPage(path)
    ? html`<li><a class=${`choice ${id}`} href=${path}>${picture}<span class="words"><b>${title}</b>
    <small>${about}</small></span></a></li>`
    : nothing;

/** Playing, with what is played and two small buttons to change it. @param {() => void} draw
 * @param {(path: string) => void} visit */
function hero(draw, visit) {
  const variant = chosen();
  const start = () => play(draw, visit);
  return html`<div class="hero-cards"
    aria-hidden="true">${FAN.map((card) => html`<span class="card">${face(card)}</span>`)}</div>
    <div class="hero-text">
      <p class="lead">${told("lobby-casino")}</p>
      <button class="verb main big play" ?disabled=${!variant || game.starting}
        @click=${start}>${
          (game.starting && host.waiting) || told(game.standIn ? "shared-watch" : "pages-play")
        }</button>
      ${
        variant
          ? html`<div class="wishes" role="group" aria-label=${told("lobby-wishes")}>
        ${wish(told("pages-rules"), variant.title, () => openRules(draw))}
        ${wish(
          told(game.standIn ? "lobby-playing" : "pages-against"),
          `${opponents()} · ${length(variant)}`,
          () => openSeats(draw),
        )}</div>`
          : html`<p class="wishes" role="status">${game.trouble ? nothing : told("lobby-loading-rules")}</p>`
      }
    </div>`;
}

/** @param {string} label @param {string} value @param {() => void} open */
const wish = (label, value, open) =>
  html`<button class="wish" aria-haspopup="dialog" ?disabled=${game.starting}
    @click=${open}><span><small>${label}</small> <b>${value}</b></span>${icon("down")}</button>`;

/** The question of the first visit. @param {() => void} draw @param {(path: string) => void} visit */
function welcome(draw, visit) {
  return html`<section class="welcome" aria-labelledby="welcome"><h2 id="welcome">${told("lobby-welcome")}</h2>
    <div class="row">${
      hasPage("/learn")
        ? html`<a class="verb main" href="/learn/capture">${told("shared-help-teach")}</a>`
        : nothing
    }
      <button class="verb quiet" ?disabled=${!game.chosen || game.starting}
        @click=${() => play(draw, visit)}>${told("lobby-just-play")}</button></div></section>`;
}

/** @param {(path: string) => void} visit */
function unfinished(visit) {
  if (!game.matches.length) return nothing;
  const go = (/** @type {any} */ match) => (/** @type {Event} */ event) => {
    event.preventDefault();
    visit(`/m/${match.id}`);
  };
  const more = game.matches.length - 1;
  return html`<section class="continue" aria-labelledby="continue"><h2 id="continue">${told("pages-continue")}</h2>
    <ul class="matches">${game.matches.slice(0, MOST_MATCHES).map(
      (match) => html`<li><a href=${`/m/${match.id}`} @click=${go(match)}>${icon("turn")}
      <span><b>${match.variant.title}</b> <span
        class="dim">${
          match.deals ? told("pages-deals", { deals: match.deals }) : told("pages-to-target", { target: match.target })
        }</span><br>
      <span class="sides">${match.sides
        .map((/** @type {any} */ side) => `${called(side.name)} ${side.score}`)
        .join(" · ")}</span></span></a></li>`,
    )}</ul>
    ${
      more && hasPage("/games")
        ? html`<a class="all" href="/games">${told("lobby-all-matches", { matches: more + 1 })}</a>`
        : nothing
    }</section>`;
}
