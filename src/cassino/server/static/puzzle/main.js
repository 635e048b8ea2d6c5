// The page of a puzzle: a table that is asked one move, and what is said to it.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { shortened, spelled } from "../shared/cards.js";
import { fetchJson, inWords } from "../shared/server.js";
import { applyLook } from "../shared/settings.js";
import { say } from "../shared/speech.js";
import { listen } from "../table/keys.js";
import { Play } from "../table/play.js";

/** @typedef {import("../types.js").Question} Question */
/** @typedef {import("../types.js").Verdict} Verdict */

const KEY = "cassino.puzzles";
const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const aside = /** @type {HTMLElement} */ (document.getElementById("task"));

/** The numbers of the puzzles solved in this browser. @returns {number[]} */
function solved() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {number} number */
function remember(number) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...solved(), number])]));
  } catch { /* A browser that keeps nothing still shows puzzles. */ }
}

/** Answers what a table asks, one request at a time, in place of a connection. */
class PuzzleLink {
  /** @param {PuzzlePlay} play */
  constructor(play) {
    this.play = play;
  }

  /** @param {any} frame @returns {boolean} */
  send(frame) {
    if (frame.type === "select") this.ask("select", { cards: frame.cards, table: frame.table }).then((answer) => answer && this.play.receive(answer));
    else if (frame.type === "move") this.ask("answer", { move: frame.move }).then((answer) => answer && this.play.judge(answer));
    return true;
  }

  /** @param {string} what @param {object} body */
  async ask(what, body) {
    try {
      return await fetchJson(`/api/puzzles/${this.play.question?.number}/${what}`, body);
    } catch (problem) {
      this.play.fail({ message: inWords(problem) });
      return null;
    }
  }

  retry() {}

  close() {}
}

class PuzzlePlay extends Play {
  /** @param {HTMLElement} page */
  constructor(page) {
    super("", "0", page, (path) => location.assign(path));
    /** @type {Question|null} */
    this.question = null;
    /** @type {Verdict|null} */
    this.verdict = null;
    this.tries = 0;
    this.hinted = false;
    this.trouble = "";
  }

  /** @returns {any} */
  open() {
    return new PuzzleLink(this);
  }

  draw() {
    super.draw();
    if (this.question) document.title = `Puzzle ${this.question.number} · Cassino`;
    render(task(this), aside);
  }

  async start() {
    const number = /^\/puzzle\/(\d+)$/.exec(location.pathname)?.[1];
    try {
      this.question = await fetchJson(`/api/puzzles/${number ?? "today"}`);
    } catch (problem) {
      this.trouble = inWords(problem);
      this.draw();
      return;
    }
    if (this.question) this.arrive(this.question.view);
  }

  /** @param {Verdict} verdict */
  judge(verdict) {
    this.verdict = verdict;
    if (!verdict.shown) this.tries += 1;
    if (verdict.right && this.question) remember(this.question.number);
    for (const view of verdict.views) this.arrive(ended(view));
    say(spelled(`${headline(this)} ${verdict.words.join(" ")}`));
    this.draw();
    document.getElementById("verdict")?.focus();
  }

  async giveUp() {
    const verdict = await /** @type {any} */ (this.link).ask("solution", {});
    if (verdict) this.judge(verdict);
  }

  /** The position once more. */
  again() {
    this.verdict = null;
    this.version = 0;
    this.view = null;
    this.played = -1;
    if (this.question) this.arrive(this.question.view);
    document.getElementById("asked")?.focus({ preventScroll: true });
  }

  whyNotReady() {
    return this.verdict ? "You have answered. Try again, or go on to the next puzzle." : super.whyNotReady();
  }
}

/** A view in which nobody is to move any more. @param {import("../types.js").View} view */
const ended = (view) => ({ ...view, can: { ...view.can, move: false }, seats: view.seats.map((seat) => ({ ...seat, is_turn: false })) });

/** @param {PuzzlePlay} play */
function task(play) {
  const { question } = play;
  if (play.trouble) return html`<p class="notice" role="alert">${play.trouble}</p>`;
  if (!question) return nothing;
  const done = solved().includes(question.number) && !play.verdict;
  return html`<header><h2 id="asked" tabindex="-1">${question.day ? "Puzzle of the day" : `Puzzle ${question.number}`}</h2>
      <p class="dim">${question.title}${question.day ? html` · <time datetime=${question.day}>${question.day}</time> · number ${question.number}` : nothing}${done ? " · solved before" : ""}</p></header>
    <p>${question.question}</p>
    ${standing(question.standing)}
    ${play.hinted && !play.verdict ? html`<p class="theme">${question.hint}</p>` : nothing}
    ${play.verdict ? verdictOf(play, play.verdict) : html`<div class="row">
      ${play.hinted ? nothing : html`<button class="verb quiet" @click=${() => { play.hinted = true; say(question.hint); play.draw(); }}>Give me a hint</button>`}
      <button class="verb quiet" @click=${() => play.giveUp()}>Show the solution</button></div>`}`;
}

/** What each side has taken so far. @param {Question["standing"]} standing */
function standing({ sides, lines }) {
  return html`<details ?open=${matchMedia("(min-width: 1180px)").matches}><summary>Taken so far</summary><table>
    <thead><tr><td></td>${sides.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${lines.map(([title, ...counts]) => html`<tr><th scope="row">${title}</th>${counts.map((count) => html`<td>${count ?? "–"}</td>`)}</tr>`)}</tbody></table></details>`;
}

/** @param {PuzzlePlay} play */
function headline(play) {
  if (play.verdict?.right) return play.tries > 1 ? "Right this time." : "Right.";
  return play.verdict?.shown ? "The solution" : "Not the best.";
}

/** @param {PuzzlePlay} play @param {Verdict} verdict */
function verdictOf(play, verdict) {
  const { number, of } = /** @type {Question} */ (play.question);
  return html`<section class=${`verdict${verdict.right ? " right" : ""}`} aria-labelledby="verdict">
    <h3 id="verdict" tabindex="-1">${headline(play)}</h3>
    <p class="answered">${verdict.label}</p>
    ${verdict.words.map((sentence) => html`<p>${shortened(sentence)}</p>`)}
    <div class="row">
      ${verdict.right ? nothing : html`<button class="verb" @click=${() => play.again()}>Try again</button>`}
      ${verdict.right || verdict.shown ? nothing : html`<button class="verb quiet" @click=${() => play.giveUp()}>Show the solution</button>`}
      <a class="verb ${verdict.right ? "" : "quiet"}" href=${`/puzzle/${(number % of) + 1}`}>Next puzzle</a>
      <a class="verb quiet" href="/daily">Deal of the day</a></div></section>`;
}

applyLook();
const page = document.createElement("div");
page.className = "page";
root.replaceChildren(page);
const play = new PuzzlePlay(page);
listen(play);
play.start();
