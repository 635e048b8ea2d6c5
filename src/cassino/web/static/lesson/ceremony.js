// What the end of a lesson shows and offers: a star for each lesson that is done, and a first game with the coach on.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { promised } from "../fair/memory.js";
import { icon } from "../shared/icons.js";
import { leave } from "../shared/leaving.js";
import { seatsFor } from "../shared/opponents.js";
import { progress } from "../shared/progress.js";
import { fetchJson, inWords } from "../shared/server.js";
import { change } from "../shared/settings.js";
import { told } from "../shared/texts.js";

const EASIEST = "level1";

/** Draws the stars; a medal where all lessons are done. @param {HTMLElement} place */
export async function award(place) {
  const { lessons } = await fetchJson("/api/lessons");
  const { done } = progress();
  const stars = lessons.filter((/** @type {import("../types.js").LessonTitle} */ each) =>
    each.steps.every((step) => done.has(step)),
  ).length;
  const all = stars === lessons.length;
  render(
    html`${all ? html`<div class="medal" aria-hidden="true">${icon("star")}</div>` : nothing}
    <ol class="stars" aria-hidden="true">${lessons.map(
      (/** @type {unknown} */ _, /** @type {number} */ order) =>
        html`<li class=${order < stars ? "earned" : ""}>${icon("star")}</li>`,
    )}</ol>
    <p class="dim">${told("learn-stars", { stars, lessons: lessons.length })}</p>`,
    place,
  );
}

/** Begins a game against the easiest bot, with the coach on. @param {Event} event of the button */
async function begin({ currentTarget }) {
  const button = /** @type {HTMLButtonElement} */ (currentTarget);
  button.disabled = true;
  try {
    change({ coach: true });
    const [{ default: usual }, promise] = await Promise.all([fetchJson("/api/variants"), promised()]);
    const wish = { variant: usual.variant, seats: seatsFor([EASIEST]), ...(promise && { fair: promise.fair }) };
    const match = await fetchJson("/api/matches", wish);
    promise?.keep(match.id, match.seat);
    leave(`/m/${match.id}`);
  } catch (problem) {
    button.nextElementSibling?.replaceChildren(inWords(problem));
    button.disabled = false;
  }
}

/** @param {string} [look] */
export const firstGame = (look = "verb main big") =>
  html`<button class=${look} @click=${begin}>${told("learn-first-game")}</button><span role="alert"></span>`;
