// The list of lessons, with what was done of each.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { drawn } from "../shared/drawn.js";
import { foreign, progress } from "../shared/progress.js";
import { fetchJson, inWords } from "../shared/server.js";
import { applyLook } from "../shared/settings.js";
import { load, spoken, told } from "../shared/texts.js";
import { askTutor, skillsOf, tipOf } from "../shared/tutor.js";

/** @typedef {import("../types.js").Course} Course */
/** @typedef {import("../types.js").LessonTitle} LessonTitle */
/** @typedef {import("../shared/progress.js").Progress} Progress */

await load("learn", "lessons", "pages");
const root = /** @type {HTMLElement} */ (document.getElementById("lessons"));

/** @param {Course} course */
function draw(course) {
  const known = progress();
  const steps = course.lessons.flatMap((lesson) => lesson.steps);
  const isStranger = !steps.some((step) => known.done.has(step));
  render(
    html`${notes(known, steps)}
    ${next(course, known, isStranger)}
    <h2>${told("pages-three-minutes")}</h2>
    <p class="dim">${told("learn-times", { first: course.first, lessons: course.lessons.length })}</p>
    <ol class="lessons">${course.lessons
      .slice(0, course.first)
      .map((lesson, order) => card(lesson, order + 1, known))}</ol>
    <ol class="lessons one"><li class="deal"><a href="/learn/deal"><span class="number"
      aria-hidden="true">♠</span><b>${drawn({ key: "first-deal", args: {} })}</b>
      <span class="about">${drawn({ key: "first-deal-about", args: {} })}</span></a></li></ol>
    <h2>${told("learn-well")}</h2>
    <ol class="lessons" start=${course.first + 1}>${course.lessons
      .slice(course.first)
      .map((lesson, order) => card(lesson, course.first + order + 1, known))}</ol>`,
    root,
  );
}

/** @param {Progress} known @param {string[]} steps */
function notes({ done, trouble }, steps) {
  const others = foreign(done, steps).length;
  return html`${trouble ? html`<p class="notice" role="alert">${trouble}</p>` : nothing}
    ${others ? html`<p class="dim">${told("learn-foreign")}</p>` : nothing}`;
}

/** @param {LessonTitle} lesson @param {Progress} known */
const isDone = (lesson, { done }) => lesson.steps.every((step) => done.has(step));

/** The button that goes on where the person is. @param {Course} course @param {Progress} known
 * @param {boolean} isStranger */
function next({ lessons }, known, isStranger) {
  const lesson = lessons.find((each) => !isDone(each, known));
  if (!lesson)
    return html`<p class="going-on"><b>${told("learn-all-done")}</b> <a class="verb main big"
      href="/">${told("pages-play")}</a></p>`;
  return html`<p class="going-on"><a class="verb main big"
    href=${`/learn/${lesson.name}`}>${
      isStranger ? told("shared-help-teach") : told("learn-continue", { title: spoken(lesson.title) })
    }</a></p>`;
}

/** @param {LessonTitle} lesson @param {number} number @param {Progress} known */
function card(lesson, number, known) {
  const count = lesson.steps.filter((step) => known.done.has(step)).length;
  const of = lesson.steps.length;
  const state = count === of ? told("learn-done") : count ? told("learn-partly-done", { done: count, steps: of }) : "";
  return html`<li class=${count === of ? "done" : ""}><a href=${`/learn/${lesson.name}`}>
    <span class="number" aria-hidden="true">${count === of ? "✓" : number}</span>
    <b>${drawn(lesson.title)}</b>
    <span class="about">${drawn(lesson.about)}</span>
    ${state ? html`<span class="state">${state}</span>` : nothing}</a></li>`;
}

/** What your games show: nothing before the first match is over. @param {import("../types.js").Tutored} found */
function drawSkills({ matches, skills, tip }) {
  if (!matches) return;
  render(
    html`<h2 id="your-skills">${told("learn-skills")}</h2>
    <p class="dim">${told("learn-skills-about")}</p>
    ${tip ? tipOf(tip) : nothing}
    ${skillsOf(skills)}`,
    /** @type {HTMLElement} */ (document.getElementById("skills")),
  );
  if (location.hash === "#tip") document.getElementById("tip")?.scrollIntoView();
}

applyLook();
askTutor().then(drawSkills, () => {}); // the lessons are there without it
fetchJson("/api/lessons").then(draw, (problem) =>
  render(html`<p class="notice" role="alert">${inWords(problem)}</p>`, root),
);
