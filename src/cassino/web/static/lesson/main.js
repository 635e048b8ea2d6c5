// The page of a lesson: a real table, a task above it, and an answer to every move. The lesson comes in one piece.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { drawn } from "../shared/drawn.js";
import { progress, remember } from "../shared/progress.js";
import { fetchJson, inWords } from "../shared/server.js";
import { applyLook } from "../shared/settings.js";
import { say } from "../shared/speech.js";
import { load, namesIn, spoken, told } from "../shared/texts.js";
import { listen } from "../table/keys.js";
import { Play } from "../table/play.js";
import { tellWait } from "../table/waiting.js";
import { award, firstGame } from "./ceremony.js";
import { FirstDeal } from "./deal.js";

/** @typedef {import("../types.js").Lesson} Lesson */
/** @typedef {import("../types.js").LessonStep} LessonStep */
/** @typedef {import("../types.js").LessonMove} LessonMove */

await load("learn", "lessons", "pages");
const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const teacher = /** @type {HTMLElement} */ (document.getElementById("teacher"));
const page = document.createElement("div");
page.className = "page";

class School {
  /** @param {Lesson} lesson */
  constructor(lesson) {
    this.lesson = lesson;
    this.order = 0;
    /** @type {LessonMove|null} */
    this.answer = null;
    this.isHinted = false;
    this.trouble = progress().trouble;
    this.isFinished = false;
    this.leave = () => {};
    this.begin();
  }

  get step() {
    return this.lesson.steps[this.order];
  }

  get names() {
    return namesIn(this.step.view);
  }

  /** A table of its own for each step: nothing of the position before moves. */
  begin() {
    this.leave();
    this.answer = null;
    this.isHinted = this.step.shown;
    const play = new Play(
      { seat: String(this.step.view.seat), over: told("learn-press-continue") },
      page,
      (path) => location.assign(path),
      () => this.link(),
    );
    const deaf = listen(play);
    this.leave = () => {
      deaf();
      play.leave();
    };
    this.play = play;
    this.draw();
    this.deal();
    say(this.heading(), spoken(this.step.task, this.names), this.isHinted ? spoken(this.step.guide) : "");
  }

  /** Answers what the table asks, in place of a connection. @returns {import("../table/play.js").Connection} */
  link() {
    return { send: (request) => this.hear(request), retry() {}, restart() {}, close() {} };
  }

  /** @param {import("../types.js").Request} request */
  hear(request) {
    if (this.play) tellWait(this.play);
    if (request.type === "select") this.choices(request);
    else if (request.type === "move") this.judge(request.move);
    return true;
  }

  /** @param {import("../types.js").Select} request */
  async choices({ cards, table }) {
    const { play, step, lesson } = this;
    try {
      const name = step.name.slice(lesson.name.length + 1);
      play?.receive(await fetchJson(`/api/lessons/${lesson.name}/select`, { step: name, cards, table }));
    } catch (problem) {
      play?.receive({ type: "error", code: "", message: inWords(problem) });
    }
  }

  /** A move in notation, or one that was typed: then the server reads it first. @param {string} text */
  async judge(text) {
    const { step } = this;
    const found = this.known(text) ?? this.known(await this.read(text));
    if (!found || step !== this.step) return;
    this.answer = found;
    if (found.right && found.view) {
      this.trouble = remember(this.step.name) || this.trouble;
      this.play?.receive({ type: "view", version: found.view.version, view: found.view });
    } else {
      this.play?.table.dispatch({ type: "again" });
      this.deal();
    }
    this.draw();
    say(told(found.right ? "pages-right" : "learn-not-yet"), spoken(found.words, this.names));
    if (found.right) document.getElementById("go-on")?.focus({ preventScroll: true });
  }

  /** Where the order of a pile can be chosen, it makes no difference here. @param {string} move */
  known(move) {
    return (
      this.step.moves.find((each) => each.move === move) ??
      this.step.moves.find((each) => each.move === move.split(" / ")[0])
    );
  }

  /** A typed move in notation; nothing if it is none. @param {string} text @returns {Promise<string>} */
  async read(text) {
    const { play, step, lesson } = this;
    try {
      return (
        await fetchJson(`/api/lessons/${lesson.name}/read`, { step: step.name.slice(lesson.name.length + 1), text })
      ).move;
    } catch (problem) {
      play?.receive({ type: "error", code: "", message: inWords(problem), id: "move" });
      return "";
    }
  }

  /** The position as it begins. */
  deal() {
    const { view } = this.step;
    this.play?.receive({ type: "view", version: view.version, view });
  }

  hint() {
    this.isHinted = true;
    say(spoken(this.step.guide, this.names));
    this.draw();
    document.getElementById("task")?.focus({ preventScroll: true });
  }

  goOn() {
    this.isFinished = this.order + 1 === this.lesson.steps.length;
    if (this.isFinished) this.draw();
    else {
      this.order += 1;
      this.begin();
    }
    document.getElementById(this.isFinished ? "finished" : "task")?.focus({ preventScroll: true });
  }

  again() {
    this.order = 0;
    this.isFinished = false;
    this.begin();
    document.getElementById("task")?.focus({ preventScroll: true });
  }

  heading() {
    return told("learn-heading", {
      title: spoken(this.lesson.title),
      step: this.order + 1,
      steps: this.lesson.steps.length,
    });
  }

  draw() {
    document.title = `${spoken(this.lesson.title)} · Cassino`;
    document.body.classList.toggle("finished", this.isFinished);
    // At the end there is no table any more, which is otherwise the main part of the page.
    if (this.isFinished) teacher.setAttribute("role", "main");
    else teacher.removeAttribute("role");
    render(this.isFinished ? ending(this) : lecture(this), teacher);
    const stars = document.getElementById("stars");
    if (stars && !stars.hasChildNodes()) award(stars).catch(() => {}); // the lesson has ended without them, too
    this.play?.fit(); // what the words leave is for the cards
  }
}

/** @param {School} school */
function top({ lesson, order, isFinished }) {
  return html`<header><a class="round-button" href="/learn" aria-label=${told("pages-lessons")}>‹</a>
    <h1>${drawn(lesson.title)}</h1>
    <ol class="dots" aria-label=${
      isFinished ? told("learn-steps-done") : told("learn-step", { step: order + 1, steps: lesson.steps.length })
    }>${lesson.steps.map(
      (_, each) => html`<li
      class=${each < order || isFinished ? "done" : each === order ? "now" : ""}></li>`,
    )}</ol></header>
    `;
}

/** @param {School} school */
function lecture(school) {
  const { step, answer, names, isHinted, trouble } = school;
  const isRight = Boolean(answer?.right);
  return html`${top(school)} ${trouble ? html`<p class="notice" role="alert">${trouble}</p>` : nothing}
    <div class=${`words${isRight ? " right" : answer ? " wrong" : ""}`}>
      ${
        answer
          ? html`<p id="answer">${
              isRight ? html`<b class="mark">${told("learn-right-mark")}</b> ` : nothing
            }${drawn(answer.words, names)}</p>`
          : html`<p id="task" tabindex="-1">${drawn(step.task, names)}</p>`
      }
      ${isHinted && !isRight ? html`<p class="guide">${drawn(step.guide, names)}</p>` : nothing}
    </div>
    <div class="row">${
      isRight
        ? html`<button class="verb main" id="go-on" @click=${() => school.goOn()}>${told("pages-continue")}</button>`
        : html`${
            isHinted
              ? nothing
              : html`<button class="verb quiet"
          @click=${() => school.hint()}>${told("shared-show-me")}</button>`
          }
        ${
          answer
            ? html`<button class="verb quiet" @click=${() => {
                school.answer = null;
                school.draw();
              }}>${told("learn-task-again")}</button>`
            : nothing
        }`
    }</div>`;
}

/** @param {School} school */
function ending(school) {
  const { lesson, trouble } = school;
  return html`${top(school)} ${trouble ? html`<p class="notice" role="alert">${trouble}</p>` : nothing}
    <section class="ending"><h2 id="finished" tabindex="-1">${told("learn-well-done")}</h2>
      <div id="stars"></div>
      <p>${told("learn-finished", { title: spoken(lesson.title), number: lesson.number, of: lesson.of })}</p>
      ${
        lesson.next
          ? html`<p><a class="verb main big"
            href=${`/learn/${lesson.next.name}`}>${told("learn-next", { title: spoken(lesson.next.title) })}</a></p><p
            class="dim">${drawn(lesson.next.about)}</p>`
          : html`<p>${told("learn-last")}</p><p>${firstGame()}</p>`
      }
      <div class="row"><button class="verb quiet" @click=${() => school.again()}>${told("learn-again")}</button> <a
        class="verb quiet" href="/learn">${told("pages-lessons")}</a> <a class="verb quiet"
        href="/learn/deal">${told("learn-first-deal")}</a></div>
    </section>`;
}

applyLook();
root.replaceChildren(page);
const name = decodeURIComponent(/\/learn\/([^/]+)\/?$/.exec(location.pathname)?.[1] ?? "");
if (name === "deal") new FirstDeal(page, teacher);
else
  fetchJson(`/api/lessons/${encodeURIComponent(name)}`).then(
    (lesson) => new School(lesson),
    (problem) =>
      render(
        html`<p class="notice" role="alert">${inWords(problem)} <a href="/learn">${told("pages-lessons")}</a></p>`,
        teacher,
      ),
  );
