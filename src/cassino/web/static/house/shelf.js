// The saved house rules, and the ways to make new ones.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { cover, rulesTabs } from "../shared/cover.js";
import { ask, openDialog, closeDialogs } from "../shared/dialogs.js";
import { valueOf } from "../shared/inputs.js";
import { fetchJson, inWords, Refused } from "../shared/server.js";
import { say } from "../shared/speech.js";
import { told } from "../shared/texts.js";
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
  document.title = `${told("pages-house")} · Cassino`;
  const draw = () => render(page(draw, visit), root);
  draw();
  look(draw);
}

/** @param {() => void} draw */
async function look(draw) {
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
    ${cover(told("pages-house"), { lead: told("house-about"), cards: ["JC", "QD"], action: rulesTabs("/house") })}
    ${
      state.trouble
        ? html`<div class="notice" role="alert"><p>${state.trouble}</p>
      ${state.problems.length ? html`<ul>${state.problems.map((text) => html`<li>${text}</li>`)}</ul>` : nothing}</div>`
        : nothing
    }
    <section aria-labelledby="yours"><h2 id="yours">${told("pages-your-rules")}</h2>
      ${
        state.house?.length
          ? html`<ul class="shelf">${state.house.map((house) => entry(house, draw, visit))}</ul>`
          : html`<p class="dim">${told(state.house ? "house-none" : "pages-loading")}</p>`
      }</section>
    <section aria-labelledby="new-ones"><h2 id="new-ones">${told("house-new")}</h2>
      <div class="starts">${fromGame(draw, visit)} ${fromCode(draw, visit)} ${fromFile(draw, visit)}</div></section>
  </div>`;
}

/** @param {House} house @param {() => void} draw @param {Visit} visit */
function entry(house, draw, visit) {
  const edit = (/** @type {Event} */ event) => {
    event.preventDefault();
    visit(`/house/${house.id}`);
  };
  const named = (/** @type {string} */ key) => told(key, { title: house.title });
  const begin = () => attempt(draw, () => play({ house: house.id }, house.players[0]));
  return html`<li class="saved"><h3><a href=${`/house/${house.id}`} @click=${edit}>${house.title}</a></h3>
    <p>${house.summary}</p>${
      house.parent
        ? html`<p
      class="dim">${told("house-based-on", { title: house.parent.title })}</p>`
        : nothing
    }
    <div class="row">
      <button class="verb main" @click=${begin} aria-label=${named("house-play-these")}>${told("pages-play")}</button>
      <button class="verb" @click=${edit} aria-label=${named("house-edit-these")}>${told("house-edit")}</button>
      <a class="verb quiet" href=${house.rules} aria-label=${named("house-book-of")}>${told("pages-rule-book")}</a>
      <button class="verb quiet" @click=${() => openShare(house.title, house.code)}
        aria-label=${named("house-share-title")}>${told("pages-share")}</button>
      <a class="verb quiet" href=${`/api/house/${house.id}/toml`} download="house_rules.toml"
        aria-label=${named("house-download-these")}>${told("house-download")}</a>
      <button class="verb quiet" @click=${() => rename(house, draw)}
        aria-label=${named("house-rename-these")}>${told("house-rename")}</button>
      <button class="verb quiet" @click=${() => remove(house, draw)}
        aria-label=${named("house-delete-these")}>${told("pages-delete")}</button>
    </div></li>`;
}

/** @param {House} house @param {() => void} draw */
function rename(house, draw) {
  let [title, trouble, renaming, isOpen] = [house.title, "", false, true];
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (renaming) return;
    [trouble, renaming] = ["", true];
    again();
    const wanted = title;
    try {
      const { draft } = await fetchJson("/api/house/draft", { house: house.id });
      await fetchJson(`/api/house/${house.id}`, { ...draft, title: wanted }, "PUT");
      if (isOpen) closeDialogs("rename");
      say(told("house-renamed", { title: wanted }));
      await look(draw);
    } catch (problem) {
      [trouble, renaming] = [inWords(problem), false];
      if (isOpen) again();
      else attempt(draw, () => Promise.reject(problem));
    }
  };
  const again = openDialog(
    "rename",
    told("house-rename"),
    () => html`<form @submit=${submit} class="content-form">
    <label class="field"><span>${told("house-name")}</span><input required .value=${title}
      @input=${(/** @type {Event} */ event) => (title = valueOf(event))}></label>
    ${trouble ? html`<p class="notice" role="alert">${trouble}</p>` : nothing}
    <div class="row"><button class="verb main" ?disabled=${renaming}>${told("house-rename")}</button></div></form>`,
    () => {
      isOpen = false;
    },
  );
}

/** @param {House} house @param {() => void} draw */
async function remove(house, draw) {
  const { title } = house;
  const question = {
    title: told("house-delete-title", { title }),
    text: told("house-delete-text"),
    yes: told("pages-delete"),
    no: told("pages-keep"),
  };
  if (!(await ask(question))) return;
  await attempt(draw, async () => {
    await fetchJson(`/api/house/${house.id}`, undefined, "DELETE");
    say(told("house-deleted", { title }));
    await look(draw);
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
  return html`<form class="start-card" @submit=${submit}><h3>${told("house-from-game")}</h3>
    <label class="field"><span>${told("house-game")}</span><select
      @change=${(/** @type {Event} */ event) => (state.from = valueOf(event))}>
      ${
        state.house?.length
          ? html`<optgroup label=${told("pages-your-rules")}>${state.house.map(game)}</optgroup>`
          : nothing
      }
      <optgroup label=${told("pages-all-games")}>${state.variants.map(game)}</optgroup></select></label>
    <button class="verb" ?disabled=${!state.variants.length}>${told("house-change-rules")}</button></form>`;
}

/** @param {() => void} draw @param {Visit} visit */
function fromCode(draw, visit) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const code = state.code.trim().replace(/^.*(\/s\/|\?code=)/, "");
    attempt(draw, async () => {
      await fetchJson("/api/house/draft", { code });
      visit(`/s/${encodeURIComponent(code)}`);
    });
  };
  return html`<form class="start-card" @submit=${submit}><h3>${told("house-from-code")}</h3>
    <label class="field"><span>${told("house-code")}</span><input required autocomplete="off" autocapitalize="off"
      spellcheck="false"
      .value=${state.code} @input=${(/** @type {Event} */ event) => (state.code = valueOf(event))}></label>
    <button class="verb">${told("house-open-code")}</button></form>`;
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
    state.toml = await textOf(event.target.files[0]);
    draw();
  };
  return html`<form class="start-card" @submit=${submit}><h3>${told("house-from-file")}</h3>
    <label class="field"><span>${told("house-file")}</span><input type="file" accept=".toml,text/plain"
      @change=${chosen}></label>
    <label class="field"><span>${told("house-file-text")}</span><textarea rows="4" required spellcheck="false"
      .value=${state.toml}
      @input=${(/** @type {Event} */ event) => (state.toml = valueOf(event))}></textarea></label>
    <button class="verb">${told("house-open-file")}</button></form>`;
}

/** The text of a file: UTF-8, or UTF-16 if its byte order mark says so, as Notepad and PowerShell write it.
 * @param {File | undefined} file */
const textOf = async (file) => {
  const bytes = new Uint8Array((await file?.arrayBuffer()) ?? []);
  const mark = (bytes[0] << 8) | bytes[1];
  return new TextDecoder({ 0xfffe: "utf-16le", 0xfeff: "utf-16be" }[mark]).decode(bytes);
};
