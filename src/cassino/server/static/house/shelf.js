// The saved house rules, and the ways to make new ones.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { ask, openDialog, closeDialogs } from "../shared/dialogs.js";
import { valueOf } from "../shared/inputs.js";
import { fetchJson, inWords, Refused } from "../shared/server.js";
import { say } from "../shared/speech.js";
import { openShare, play } from "./use.js";

/** @typedef {import("../types.js").SavedRules} House */

const state = {
  /** @type {House[]|null} */ house: null,
  /** @type {{id: string, title: string}[]} */ variants: [],
  from: "",
  code: "",
  toml: "",
  trouble: "",
  /** @type {string[]} */ problems: [],
};

/** @typedef {(path: string, state?: object) => void} Visit */

/** @param {HTMLElement} root @param {Visit} visit */
export function showShelf(root, visit) {
  document.title = "House rules · Cassino";
  const draw = () => render(page(draw, visit), root);
  draw();
  load(draw);
}

/** @param {() => void} draw */
async function load(draw) {
  await attempt(draw, async () => {
    const [saved, form] = await Promise.all([fetchJson("/api/house"), fetchJson("/api/house/form")]);
    state.house = saved.house;
    state.variants = form.variants;
    state.from ||= form.variants[0].id;
  });
}

/** @param {() => void} draw @param {() => Promise<void>} deed */
async function attempt(draw, deed) {
  state.trouble = "";
  state.problems = [];
  try {
    await deed();
  } catch (problem) {
    state.trouble = problem instanceof Error ? problem.message : String(problem);
    state.problems = problem instanceof Refused ? problem.problems : [];
    say(inWords(problem));
  }
  draw();
}

/** @param {() => void} draw @param {Visit} visit */
function page(draw, visit) {
  return html`<div class="shelf-page">
    <h1>House rules</h1>
    <p class="lead">Change what you like in any game: it is checked at once, and everybody with the code plays by the same rules.</p>
    ${state.trouble ? html`<div class="notice" role="alert"><p>${state.trouble}</p>
      ${state.problems.length ? html`<ul>${state.problems.map((text) => html`<li>${text}</li>`)}</ul>` : nothing}</div>` : nothing}
    <section aria-labelledby="yours"><h2 id="yours">Your rules</h2>
      ${state.house?.length ? html`<ul class="shelf">${state.house.map((house) => entry(house, draw, visit))}</ul>`
        : html`<p class="dim">${state.house ? "None yet." : "Fetching them …"}</p>`}</section>
    <section aria-labelledby="new-ones"><h2 id="new-ones">Make new ones</h2>
      <div class="starts">${fromGame(draw, visit)} ${fromCode(draw, visit)} ${fromFile(draw, visit)}</div></section>
  </div>`;
}

/** @param {House} house @param {() => void} draw @param {Visit} visit */
function entry(house, draw, visit) {
  const edit = (/** @type {Event} */ event) => {
    event.preventDefault();
    visit(`/house/${house.id}`);
  };
  const begin = () => attempt(draw, () => play({ house: house.id }, house.players[0]));
  return html`<li class="saved"><h3><a href=${`/house/${house.id}`} @click=${edit}>${house.title}</a></h3>
    <p>${house.summary}</p>${house.parent ? html`<p class="dim">Based on ${house.parent.title}.</p>` : nothing}
    <div class="row">
      <button class="verb main" @click=${begin} aria-label=${`Play ${house.title}`}>Play</button>
      <button class="verb" @click=${edit} aria-label=${`Edit ${house.title}`}>Edit</button>
      <a class="verb quiet" href=${house.rules} aria-label=${`Rule book of ${house.title}`}>Rule book</a>
      <button class="verb quiet" @click=${() => openShare(house.title, house.code)} aria-label=${`Share ${house.title}`}>Share</button>
      <a class="verb quiet" href=${`/api/house/${house.id}/toml`} download aria-label=${`Download ${house.title}`}>Download</a>
      <button class="verb quiet" @click=${() => rename(house, draw)} aria-label=${`Rename ${house.title}`}>Rename</button>
      <button class="verb quiet" @click=${() => remove(house, draw)} aria-label=${`Delete ${house.title}`}>Delete</button>
    </div></li>`;
}

/** @param {House} house @param {() => void} draw */
function rename(house, draw) {
  let title = house.title;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    closeDialogs("rename");
    attempt(draw, async () => {
      const { draft } = await fetchJson("/api/house/draft", { house: house.id });
      await fetchJson(`/api/house/${house.id}`, { ...draft, title }, "PUT");
      say(`Now called ${title}.`);
      await load(draw);
    });
  };
  openDialog("rename", "Rename", () => html`<form @submit=${submit} class="content-form">
    <label class="field"><span>Name</span><input required maxlength="60" .value=${title}
      @input=${(/** @type {Event} */ event) => (title = valueOf(event))}></label>
    <div class="row"><button class="verb main">Rename</button></div></form>`);
}

/** @param {House} house @param {() => void} draw */
async function remove(house, draw) {
  const text = "Matches that are played by these rules go on. The rules themselves are gone, unless you have their code.";
  if (!(await ask({ title: `Delete ${house.title}?`, text, yes: "Delete", no: "Keep" }))) return;
  await attempt(draw, async () => {
    await fetchJson(`/api/house/${house.id}`, undefined, "DELETE");
    say(`${house.title} is deleted.`);
    await load(draw);
  });
}

/** @param {{id: string, title: string}} each */
const game = (each) => html`<option value=${each.id} .selected=${each.id === state.from}>${each.title}</option>`;

/** @param {() => void} draw @param {Visit} visit */
function fromGame(draw, visit) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    visit(`/house/new?${state.house?.some((house) => house.id === state.from) ? "copy" : "from"}=${state.from}`);
  };
  return html`<form class="start-card" @submit=${submit}><h3>From a game</h3>
    <label class="field"><span>Game to begin with</span><select @change=${(/** @type {Event} */ event) => (state.from = valueOf(event))}>
      ${state.house?.length ? html`<optgroup label="Your rules">${state.house.map(game)}</optgroup>` : nothing}
      <optgroup label="All games">${state.variants.map(game)}</optgroup></select></label>
    <button class="verb" ?disabled=${!state.variants.length}>Change its rules</button></form>`;
}

/** @param {() => void} draw @param {Visit} visit */
function fromCode(draw, visit) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const code = state.code.trim().replace(/^.*\/s\//, "");
    attempt(draw, async () => {
      await fetchJson("/api/house/draft", { code });
      visit(`/s/${encodeURIComponent(code)}`);
    });
  };
  return html`<form class="start-card" @submit=${submit}><h3>From a code</h3>
    <label class="field"><span>Code or link that you were sent</span><input required autocomplete="off" autocapitalize="off" spellcheck="false"
      .value=${state.code} @input=${(/** @type {Event} */ event) => (state.code = valueOf(event))}></label>
    <button class="verb">Open the code</button></form>`;
}

/** @param {() => void} draw @param {Visit} visit */
function fromFile(draw, visit) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    attempt(draw, async () => {
      const { draft } = await fetchJson("/api/house/draft", { toml: state.toml });
      visit("/house/new", { draft });
    });
  };
  const chosen = async (/** @type {any} */ event) => {
    state.toml = (await event.target.files[0]?.text()) ?? "";
    draw();
  };
  return html`<form class="start-card" @submit=${submit}><h3>From a file</h3>
    <label class="field"><span>File with rules (.toml)</span><input type="file" accept=".toml,text/plain" @change=${chosen}></label>
    <label class="field"><span>or its text</span><textarea rows="4" required spellcheck="false" .value=${state.toml}
      @input=${(/** @type {Event} */ event) => (state.toml = valueOf(event))}></textarea></label>
    <button class="verb">Open the file</button></form>`;
}
