// The review of a match: waits until it is made, then shows one move after the other.

import { html, render } from "../vendor/lit-html/lit-html.js";
import { cover } from "../shared/cover.js";
import { leave } from "../shared/leaving.js";
import { playWith } from "../shared/prints.js";
import { fetchJson, inWords } from "../shared/server.js";
import { applyLook, settings } from "../shared/settings.js";
import { say } from "../shared/speech.js";
import { load, told } from "../shared/texts.js";
import { nextFault, pageOf, spokenMove } from "./view.js";

/** @typedef {import("../types.js").Review} Review */

const POLL = 700;
await load("review", "reviews", "pages");
const root = /** @type {HTMLElement} */ (document.getElementById("main"));
const id = decodeURIComponent(/\/review\/([^/]+)\/?$/.exec(location.pathname)?.[1] ?? "");

export class Reader {
  constructor() {
    /** @type {Review|null} */
    this.review = null;
    /** The moves of all deals. @type {import("../types.js").ReviewedMove[]} */
    this.moves = [];
    /** The move that is shown, from 1. */
    this.at = 1;
    this.done = 0;
    this.total = 0;
    this.notice = "";
    this.isLeaving = false;
    this.id = id;
  }

  draw() {
    render(this.review ? pageOf(this, this.review) : this.waiting(), root);
  }

  waiting() {
    if (this.notice) {
      return html`${cover(told("review-heading"))}<p class="notice" role="alert">${this.notice}</p>
        <p><a class="verb" href=${`/m/${encodeURIComponent(id)}`}>${told("pages-to-match")}</a></p>`;
    }
    return html`${cover(told("review-heading"))}
      <p role="status">${
        this.total ? told("review-looking", { done: this.done, total: this.total }) : told("review-starting")
      }</p>
      <progress max=${this.total || 1} .value=${this.done} aria-label=${told("review-progress")}></progress>`;
  }

  /** Asks until the review is there. */
  async open() {
    this.draw();
    try {
      const answer = await fetchJson(`/api/matches/${encodeURIComponent(id)}/review`);
      this.done = answer.done;
      this.total = answer.total;
      if (answer.state === "done") this.show(answer.review);
      else setTimeout(() => this.open(), POLL);
    } catch (problem) {
      this.notice = inWords(problem);
    }
    this.draw();
  }

  /** @param {Review} review */
  show(review) {
    playWith(review.pack);
    this.review = review;
    this.moves = review.deals.flatMap((deal) => deal.moves);
    document.title = `${told("review-of", { title: review.rules.title })} · Cassino`;
    const wanted = Number(/^#m(\d+)$/.exec(location.hash)?.[1]);
    const first = review.turning_points.find((point) => !point.is_deal)?.number ?? 1;
    this.at = this.within(wanted || first);
  }

  /** @param {number} number */
  within(number) {
    return Math.max(1, Math.min(this.moves.length, number));
  }

  /** Shows a move. @param {number} number */
  go(number) {
    this.at = this.within(number);
    history.replaceState(null, "", `#m${this.at}`);
    this.draw();
    if (this.review) say(spokenMove(this.review, this.moves[this.at - 1]));
  }

  /** A new match from the move that is shown. */
  async branch() {
    if (this.isLeaving) return;
    this.isLeaving = true;
    this.draw();
    const move = this.moves[this.at - 1];
    try {
      const body = { deal: move.deal, moves: move.place };
      const { id: made, seat } = await fetchJson(`/api/matches/${encodeURIComponent(id)}/branches`, body);
      leave(`/m/${made}?seat=${seat}`);
    } catch (problem) {
      this.isLeaving = false;
      this.notice = inWords(problem);
      say(this.notice);
      this.draw();
    }
  }
}

const reader = new Reader();

/** What a key does. @param {string} key @returns {(() => void)|undefined} */
function keyed(key) {
  /** @type {Record<string, () => void>} */
  const steps = {
    ArrowLeft: () => reader.go(reader.at - 1),
    ArrowRight: () => reader.go(reader.at + 1),
    Home: () => reader.go(1),
    End: () => reader.go(reader.moves.length),
    PageUp: () => reader.go(nextFault(reader, -1)),
    PageDown: () => reader.go(nextFault(reader, 1)),
    Enter: () => document.getElementById("move")?.focus(),
  };
  return steps[key];
}

document.addEventListener("keydown", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  const free = target === document.body || target.closest("[role=slider], #move");
  if (!reader.review || !free || event.ctrlKey || event.altKey || event.metaKey) return;
  if (!settings.shortcuts && !target.closest("[role=slider]")) return;
  if (target.closest("a, button")) return;
  const step = keyed(event.key);
  if (!step) return;
  event.preventDefault();
  step();
});

addEventListener("resize", () => reader.draw());
applyLook();
root.replaceChildren();
reader.open();
