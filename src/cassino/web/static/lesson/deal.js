// The first deal: a whole small deal against a bot that always answers alike, with a commentary above the table.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { drawn } from "../shared/drawn.js";
import { fetchJson, inWords, Refused } from "../shared/server.js";
import { say } from "../shared/speech.js";
import { namesIn, spoken, told } from "../shared/texts.js";
import { called } from "../shared/wording.js";
import { listen } from "../table/keys.js";
import { Play } from "../table/play.js";
import { tellWait } from "../table/waiting.js";
import { firstGame } from "./ceremony.js";

/** @typedef {import("../types.js").FirstDeal} Dealt */

const KEY = "cassino.first-deal";
/** What the server says where kept moves are none of this deal. */
const UNFIT = ["illegal", "malformed"];

/** The moves of a deal that was begun in this browser. @returns {string[]} */
function begun() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

/** @param {string[]} moves */
function keep(moves) {
  try {
    localStorage.setItem(KEY, JSON.stringify(moves));
  } catch {
    /* The deal then lasts as long as the page. */
  }
}

export class FirstDeal {
  /** @param {HTMLElement} page @param {HTMLElement} teacher */
  constructor(page, teacher) {
    this.page = page;
    this.teacher = teacher;
    /** @type {string[]} */
    this.moves = begun();
    /** @type {Dealt|null} */
    this.dealt = null;
    this.isHinted = false;
    this.trouble = "";
    this.leave = () => {};
    this.sit();
    this.begin();
  }

  /** A table without what was there before. */
  sit() {
    this.leave();
    const play = new Play(
      { seat: "0", over: told("deal-is-over") },
      this.page,
      (path) => location.assign(path),
      () => this.link(),
    );
    const deaf = listen(play);
    this.leave = () => {
      deaf();
      play.leave();
    };
    this.play = play;
  }

  /** @returns {import("../table/play.js").Connection} */
  link() {
    return { send: (request) => this.hear(request), retry() {}, restart() {}, close() {} };
  }

  /** @param {import("../types.js").Request} request */
  hear(request) {
    if (this.play) tellWait(this.play);
    if (request.type === "select")
      this.ask("/select", { moves: this.moves, cards: request.cards, table: request.table }).then(
        (answer) => answer && this.play?.receive(answer),
      );
    else if (request.type === "move") this.move(request.move);
    return true;
  }

  /** @param {string} path @param {object} body @param {string} [id] of a decision */
  async ask(path, body, id) {
    try {
      return await fetchJson(`/api/lessons/deal${path}`, body);
    } catch (problem) {
      this.play?.receive({ type: "error", code: "", message: inWords(problem), ...(id && { id }) });
      return null;
    }
  }

  /** Goes on with a deal that was begun; one from another version begins anew. */
  async begin() {
    const { play } = this;
    try {
      const dealt = await fetchJson("/api/lessons/deal", { moves: this.moves });
      if (play === this.play) this.show(dealt);
    } catch (problem) {
      if (play !== this.play) return;
      this.trouble = inWords(problem);
      if (this.moves.length && problem instanceof Refused && UNFIT.includes(problem.code)) this.again(this.trouble);
      else this.draw();
    }
  }

  /** A move of the view, or one that was typed: then the server reads it first. @param {string} text */
  async move(text) {
    const { play, moves: before } = this;
    const isKnown = play?.table.state.view?.plays.some(({ move }) => move === text);
    const read = isKnown ? { move: text } : await this.ask("/read", { moves: before, text }, "move");
    if (!read || play !== this.play) return;
    const moves = [...before, read.move];
    const dealt = await this.ask("", { moves }, "move");
    if (!dealt || play !== this.play) return; // it was begun again meanwhile
    this.moves = moves;
    keep(moves);
    this.show(dealt);
  }

  /** @param {Dealt} dealt */
  show(dealt) {
    this.dealt = dealt;
    this.isHinted = false;
    for (const view of dealt.views) this.play?.receive({ type: "view", version: view.version, view });
    this.draw();
    const names = namesIn(dealt.views[0]);
    say(
      ...dealt.words.flat().map((words) => spoken(words, names)),
      spoken(dealt.look),
      dealt.result ? spoken(dealt.result) : "",
    );
    if (dealt.result) document.getElementById("result")?.focus({ preventScroll: true });
  }

  /** The deal once more. @param {string} [trouble] */
  again(trouble = "") {
    this.moves = [];
    this.trouble = trouble;
    keep([]);
    this.sit();
    this.begin();
  }

  hint() {
    this.isHinted = true;
    if (this.dealt?.guide) say(spoken(this.dealt.guide));
    this.draw();
    document.getElementById("task")?.focus({ preventScroll: true });
  }

  draw() {
    document.title = `${told("first-deal")} · Cassino`;
    const isOver = Boolean(this.dealt?.result);
    document.body.classList.toggle("finished", isOver); // the count takes the place of the table
    if (isOver) this.teacher.setAttribute("role", "main");
    else this.teacher.removeAttribute("role");
    render(commentary(this), this.teacher);
    this.play?.fit(); // what the words leave is for the cards
  }
}

/** @param {FirstDeal} deal */
function commentary(deal) {
  const { dealt, trouble, isHinted } = deal;
  const alert = trouble ? html`<p class="notice" role="alert">${trouble}</p>` : nothing;
  if (!dealt) return alert;
  const names = namesIn(dealt.views[0]);
  return html`<header><a class="round-button" href="/learn"
    aria-label=${told("pages-lessons")}>‹</a><h1>${drawn(dealt.title)}</h1>
      <span class="dim">${dealt.result ? "" : told("learn-turn", { turn: dealt.turn, turns: dealt.of })}</span></header>
    ${alert}
    <div class=${`words${dealt.result ? " right" : ""}`}>
      ${dealt.words.map((words) => html`<p class="told">${words.map((each) => [drawn(each, names), " "])}</p>`)}
      <p id="task" class=${dealt.words.length ? "guide" : ""} tabindex="-1">${drawn(dealt.look)}</p>
      ${isHinted && dealt.guide ? html`<p class="guide now">${drawn(dealt.guide)}</p>` : nothing}
    </div>
    ${
      dealt.result
        ? ending(deal, dealt, names)
        : html`<div class="row">${
            isHinted
              ? nothing
              : html`<button class="verb quiet"
          @click=${() => deal.hint()}>${told("shared-show-me")}</button>`
          }
      ${
        deal.moves.length
          ? html`<button class="verb quiet"
        @click=${() => deal.again()}>${told("learn-start-over")}</button>`
          : nothing
      }</div>`
    }`;
}

/** @param {FirstDeal} deal @param {Dealt} dealt @param {string[]} names */
function ending(deal, { count, result }, names) {
  return html`<table class="count"><thead><tr><td></td>${names.map(
    (name) => html`<th
    scope="col">${called(name)}</th>`,
  )}</tr></thead>
    <tbody>${count.map(
      (line) => html`<tr><th
      scope="row">${line.title}<small>${drawn(line.words)}</small></th>${line.counts.map(
        (each, side) => html`<td>${each}${line.points[side] ? html` <b>+${line.points[side]}</b>` : nothing}</td>`,
      )}</tr>`,
    )}</tbody></table>
    <h2 id="result" tabindex="-1">${result ? drawn(result) : nothing}</h2>
    <div class="row">${firstGame("verb main")} <a class="verb quiet"
      href="/learn">${told("pages-lessons")}</a> <button class="verb quiet"
      @click=${() => deal.again()}>${told("learn-play-again")}</button></div>`;
}
