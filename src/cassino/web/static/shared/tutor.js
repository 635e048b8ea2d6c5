// What the tutor says: one tip with the position that shows it, and what is known about nine skills.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { nameOf } from "./cards.js";
import { drawn } from "./drawn.js";
import { cardSymbols, face } from "./faces.js";
import { fetchJson } from "./server.js";
import { load, namesIn, playerNames, told, written } from "./texts.js";

/** @typedef {import("../types.js").Tutored} Tutored */
/** @typedef {import("../types.js").Tip} Tip */
/** @typedef {import("../types.js").SkillStanding} SkillStanding */
/** @typedef {import("../types.js").View} View */

const PAUSE = 300;
await load("skills", "tutor");

/** What your games show, once the tutor has looked at all of them. @returns {Promise<Tutored>} */
export async function askTutor() {
  for (;;) {
    const found = await fetchJson("/api/tutor");
    if (!found.more) return found;
    await new Promise((end) => setTimeout(end, PAUSE));
  }
}

/** @param {Tip} tip */
export function tipOf(tip) {
  const names = namesIn(tip.view);
  return html`<section class="tip" id="tip" aria-labelledby="tip-title">
    <h3 id="tip-title">${told("shared-tip")}</h3>
    <p>${drawn(tip.words, names)}</p>
    ${positionOf(tip.view)}
    <p><b>${told("shared-tip-better")}</b> ${drawn(tip.better, names)}</p>
    <p class="row"><a class="verb main"
      href=${`/learn/${tip.lesson}`}>${told("shared-tip-lesson", { title: written(tip.lesson_title) })}</a>
      <a class="verb quiet" href=${`/puzzle?theme=${tip.skill}`}>${told("shared-puzzles")}</a>
      <a class="verb quiet" href=${`/review/${tip.match}`}>${told("shared-tip-review")}</a></p></section>`;
}

/** The table and the hand, as the player saw them. @param {View} view */
function positionOf({ table, hand, seats }) {
  return html`${cardSymbols}<div class="position">
    <h4>${told("shared-table")}</h4>
    <ul class="cards">${table.map((item) =>
      item.kind === "card"
        ? card(item.card)
        : html`<li class="built"><ul class="cards">${item.cards.map(card)}</ul>
      <span class="owned"><b>${item.value}</b> ${
        seats[item.owner ?? -1]
          ? playerNames(
              seats.map((seat) => seat.name),
              [item.owner],
            )
          : ""
      }</span></li>`,
    )}
      ${table.length ? nothing : html`<li class="none">${told("shared-table-empty")}</li>`}</ul>
    <h4>${told("shared-your-hand")}</h4>
    <ul class="cards">${(hand ?? []).map(card)}</ul></div>`;
}

/** @param {string} name */
const card = (name) => html`<li class="card">${face(name)}<span class="unseen">${nameOf(name)}</span></li>`;

/** @param {SkillStanding[]} skills */
export function skillsOf(skills) {
  return html`<ul class="skills">${skills.map(
    (skill) => html`<li data-state=${skill.state}><a href=${`/learn/${skill.lesson}`}>
    <b>${drawn(skill.title)}</b> <span class="state">${drawn(skill.words)}</span>
    <span class="about">${drawn(skill.meaning)}</span>
    ${
      skill.state === "unseen"
        ? nothing
        : html`<span
      class="dim">${told("shared-skill-chances", { taken: skill.taken, chances: skill.chances })}</span>`
    }</a></li>`,
  )}</ul>`;
}
