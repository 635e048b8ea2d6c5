// The page of a puzzle: what is asked, a table to answer it at, and what is said to the answer.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { drawn, drawnAll } from "../shared/drawn.js";
import { hasPeople, host } from "../shared/host.js";
import { fetchJson, inWords } from "../shared/server.js";
import { applyLook } from "../shared/settings.js";
import { say } from "../shared/speech.js";
import { load, namesIn, spoken, spokenAll, told } from "../shared/texts.js";
import { called, dayOf } from "../shared/wording.js";
import { listen } from "../table/keys.js";
import { Play } from "../table/play.js";
import { tellWait } from "../table/waiting.js";
import { following, kept, source } from "./addresses.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Question} Question */
/** @typedef {import("../types.js").Verdict} Verdict */
/** @typedef {import("../types.js").Rated} Rated */
/** @typedef {import("../types.js").PuzzleRecord} PuzzleRecord */

const KEY = "cassino.puzzles";
await load("puzzle", "pages", "puzzles", "skills");
const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const page = document.createElement("div");
page.className = "page";
const head = /** @type {HTMLElement} */ (document.getElementById("asked-for"));
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
  } catch {
    /* A browser that keeps nothing still shows puzzles. */
  }
}

class Puzzle {
  constructor() {
    /** @type {Question|null} */
    this.question = null;
    /** @type {Verdict|null} */
    this.verdict = null;
    this.tries = 0;
    this.hinted = false;
    /** Whether an answer, or the solution, is on its way. */
    this.deciding = false;
    this.trouble = "";
    /** @type {PuzzleRecord|null} */
    this.record = null;
    const over = told("puzzle-answered");
    this.play = new Play(
      { seat: "0", over },
      page,
      (path) => location.assign(path),
      () => this.link(),
    );
    this.play.table.subscribe(() => this.draw());
    listen(this.play);
    addEventListener("host", () => this.draw());
    addEventListener("settings", () => this.play.table.dispatch({ type: "settings" }));
  }

  /** Answers what the table asks, one request at a time, in place of a connection.
   * @returns {import("../table/play.js").Connection} */
  link() {
    return { send: (request) => this.answer(request), retry() {}, restart() {}, close() {} };
  }

  /** @param {import("../types.js").Request} request */
  answer(request) {
    if (request.type === "select")
      this.ask("select", { cards: request.cards, table: request.table }).then(
        (answer) => answer && this.play.receive(answer),
      );
    else if (request.type === "move") this.decide("answer", { move: request.move });
    return true;
  }

  /** Asks for a verdict, unless one is on its way. @param {"answer"|"solution"} what @param {object} body */
  async decide(what, body) {
    if (this.deciding) return;
    this.deciding = true;
    this.draw();
    const verdict = await this.ask(what, body);
    this.deciding = false;
    if (verdict) this.judge(verdict);
    else this.draw();
  }

  /** @param {string} what @param {object} body */
  async ask(what, body) {
    tellWait(this.play);
    try {
      return await fetchJson(`/api/puzzles/${this.question?.number}/${what}`, body);
    } catch (problem) {
      this.play.receive({
        type: "error",
        code: "",
        message: inWords(problem),
        ...(what === "select" ? {} : { id: what }),
      });
      return null;
    }
  }

  /** What the players are called. */
  get names() {
    return this.question ? namesIn(this.question.view) : [];
  }

  draw() {
    if (this.question) document.title = `${told("puzzle-number", { number: this.question.number })} · Cassino`;
    render(asked(this), head);
    render(task(this), aside);
  }

  async start() {
    this.draw();
    fetchJson("/api/puzzles/me").then(
      (record) => {
        this.record = record;
        this.draw();
      },
      () => {},
    );
    try {
      this.question = await fetchJson(source(location));
    } catch (problem) {
      this.trouble = inWords(problem);
      this.draw();
    }
    if (!this.question) return;
    const { number, day } = this.question;
    if (!day) history.replaceState(null, "", kept(location, number));
    this.arrive(this.question.view);
  }

  /** @param {View} view */
  arrive(view) {
    this.play.receive({ type: "view", version: view.version, view });
  }

  /** @param {Verdict} verdict */
  judge(verdict) {
    this.verdict = verdict;
    if (!verdict.shown) this.tries += 1;
    if (verdict.right && this.question) remember(this.question.number);
    if (this.record && verdict.rated) this.record = { ...this.record, rating: verdict.rated.rating };
    for (const view of verdict.views) this.arrive(ended(view));
    say(`${headline(this)} ${spokenAll(verdict.words.flat(), this.names)}`);
    this.draw();
    document.getElementById("verdict")?.focus();
  }

  giveUp() {
    this.decide("solution", {});
  }

  /** The position once more. */
  again() {
    this.verdict = null;
    this.play.table.dispatch({ type: "again" });
    if (this.question) this.arrive(this.question.view);
    document.getElementById("asked")?.focus({ preventScroll: true });
  }
}

/** A view in which nobody is to move any more. @param {View} view */
const ended = (view) => ({
  ...view,
  can: { ...view.can, move: false },
  seats: view.seats.map((seat) => ({ ...seat, is_turn: false })),
});

/** What is asked, above the table. @param {Puzzle} puzzle */
function asked({ question, record, verdict }) {
  if (!question) return nothing;
  const { day, number, title, theme, view } = question;
  const before = solved().includes(number) && !verdict;
  return html`<div class="row-between"><h2 id="asked"
    tabindex="-1">${day ? told("pages-puzzle-of-day") : told("puzzle-number", { number })}</h2>
      ${
        record?.rating
          ? html`<span
        class="dim">${told(record.rating.provisional ? "puzzle-rating-unsure" : "puzzle-rating", {
          rating: record.rating.rating,
        })}</span>`
          : nothing
      }</div>
    <p class="dim">${title}, ${view.sides.map((side) => side.score).join("–")} ${told("pages-to-target", {
      target: view.target,
    })}${day ? ` · ${told("puzzle-day", { day: dayOf(day) })}` : nothing}${
      theme ? ` · ${told("puzzle-theme", { theme: spoken(theme.title) })}` : nothing
    }${before ? ` · ${told("puzzle-solved-before")}` : ""}</p>
    <p class="question">${drawn(question.question)}</p>`;
}

/** Whether an answer to a puzzle may change a rating. @param {number} number */
const isRated = (number) => hasPeople && !solved().includes(number);

/** @param {Puzzle} puzzle */
function task(puzzle) {
  const { question } = puzzle;
  if (puzzle.trouble) return html`<p class="notice" role="alert">${puzzle.trouble}</p>${themes(puzzle)}`;
  if (!question) return html`<p class="dim" role="status">${host.waiting}</p>`;
  return html`${puzzle.hinted && !puzzle.verdict ? html`<p class="theme">${drawn(question.hint)}</p>` : nothing}
    ${
      puzzle.verdict
        ? verdictOf(puzzle, puzzle.verdict)
        : html`<div class="row">
      ${
        puzzle.hinted
          ? nothing
          : html`<button class="verb quiet" @click=${() => {
              puzzle.hinted = true;
              say(spoken(question.hint));
              puzzle.draw();
            }}>${told("puzzle-give-hint")}</button>`
      }
      ${solution(puzzle)}</div>
      ${isRated(question.number) ? html`<p class="dim">${told("puzzle-solution-counts")}</p>` : nothing}`
    }
    ${standing(question.standing)} ${themes(puzzle)}`;
}

/** @param {Puzzle} puzzle */
const solution = (puzzle) =>
  html`<button class="verb quiet" ?disabled=${puzzle.deciding}
    @click=${() => puzzle.giveUp()}>${told("puzzle-show-solution")}</button>`;

/** Every theme, with how much of it is solved. @param {Puzzle} puzzle */
function themes({ record }) {
  if (!record) return nothing;
  return html`<details class="themes"><summary>${told("puzzle-themes")}</summary><ul>
    <li><a href="/puzzle/next">${told("puzzle-any-theme")}</a></li>
    ${record.themes.map(
      ({ id, title, solved, puzzles }) => html`<li><a
      href=${`/puzzle?theme=${id}`}>${told("puzzle-solved-of", { title: spoken(title), solved, puzzles })}</a></li>`,
    )}</ul></details>`;
}

/** What each side has taken so far. @param {Question["standing"]} standing */
function standing({ sides, lines }) {
  return html`<details ?open=${matchMedia("(min-width: 1180px)").matches}><summary>${told(
    "puzzle-taken",
  )}</summary><table>
    <thead><tr><td></td>${sides.map((name) => html`<th scope="col">${called(name)}</th>`)}</tr></thead>
    <tbody>${lines.map(
      ([title, ...counts]) => html`<tr><th
      scope="row">${title}</th>${counts.map((count) => html`<td>${count ?? "–"}</td>`)}</tr>`,
    )}</tbody></table></details>`;
}

/** @param {Puzzle} puzzle */
function headline(puzzle) {
  if (puzzle.verdict?.right) return told(puzzle.tries > 1 ? "puzzle-right-now" : "pages-right");
  return told(puzzle.verdict?.shown ? "puzzle-solution" : "puzzle-wrong");
}

/** @param {Puzzle} puzzle @param {Verdict} verdict */
function verdictOf(puzzle, verdict) {
  const { number } = /** @type {Question} */ (puzzle.question);
  const titles = verdict.themes.map((theme) => spoken(theme.title)).join(", ");
  return html`<section class=${`verdict${verdict.right ? " right" : ""}`} aria-labelledby="verdict">
    <h2 id="verdict" tabindex="-1">${headline(puzzle)}</h2>
    <p class="answered">${drawn(verdict.label)}</p>
    ${verdict.words.map((sentences) => html`<p>${drawnAll(sentences, puzzle.names)}</p>`)}
    ${verdict.rated ? html`<p class="rated">${rating(verdict.rated)}</p>` : nothing}
    ${
      titles
        ? html`<p class="dim">${
            verdict.rated
              ? told("puzzle-rated", { rating: verdict.rated.puzzle, themes: titles })
              : told("puzzle-trains", { themes: titles })
          }</p>`
        : nothing
    }
    <div class="row">
      ${
        verdict.right
          ? nothing
          : html`<button class="verb" ?disabled=${puzzle.deciding}
        @click=${() => puzzle.again()}>${told("puzzle-try-again")}</button>`
      }
      ${verdict.right || verdict.shown ? nothing : solution(puzzle)}
      <a class="verb ${verdict.right ? "" : "quiet"}" href=${following(location, number)}>${told("puzzle-next")}</a>
      <a class="verb quiet" href="/daily">${told("pages-daily")}</a></div></section>`;
}

/** What an answer did to the rating. @param {Rated} rated */
function rating({ rating: { rating }, change, is_first }) {
  if (!is_first) return told("puzzle-rating-practice", { rating });
  if (!change) return told("puzzle-rating-same", { rating });
  return told(change > 0 ? "puzzle-rating-rose" : "puzzle-rating-fell", { rating, change: Math.abs(change) });
}

applyLook();
root.replaceChildren(page);
new Puzzle().start();
