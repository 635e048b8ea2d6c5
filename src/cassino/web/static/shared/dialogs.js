// Windows over the page: settings, help, the moves of the deal, questions.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { drawn } from "./drawn.js";
import { cardSymbols, face } from "./faces.js";
import { hasPeople, host } from "./host.js";
import { icon } from "./icons.js";
import { isChecked, valueOf } from "./inputs.js";
import { chooseLanguage, chosenLanguage, languages } from "./language.js";
import { hasPage } from "./pages.js";
import { PORTRAITS, portraitOfPerson } from "./portraits.js";
import { canPush, look, turn, turnSwitch } from "./push.js";
import { fetchJson, inWords } from "./server.js";
import { change, settings } from "./settings.js";
import { IS_DRAFT, marked, namesIn, spoken, spokenAll, told } from "./texts.js";

/** Opens a window; its content is drawn again by the function returned.
 * @param {string} name @param {string} title @param {() => unknown} content
 * @param {() => void} [closed] */
export function openDialog(name, title, content, closed) {
  closeDialogs(name);
  const opener = /** @type {HTMLElement|null} */ (document.activeElement);
  const dialog = document.createElement("dialog");
  dialog.className = `window ${name}`;
  dialog.dataset.name = name;
  dialog.setAttribute("aria-labelledby", `title-${name}`);
  const draw = () =>
    render(
      html`<header><h2 id=${`title-${name}`} tabindex="-1" autofocus>${title}</h2>
        <button class="round-button" aria-label=${told("shared-close")}
          @click=${() => dialog.close()}>${icon("close")}</button></header>
        <div class="content">${content()}</div>`,
      dialog,
    );
  draw();
  document.getElementById("dialogs")?.append(dialog);
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (!opener?.isConnected) focusTable();
    closed?.();
  });
  dialog.showModal();
  return draw;
}

function focusTable() {
  const target = document.querySelector('#app [data-pick][tabindex="0"]') ?? document.getElementById("place");
  /** @type {HTMLElement|null} */ (target)?.focus({ preventScroll: true });
}

/** @param {string} [name] of one window only */
export function closeDialogs(name) {
  for (const dialog of document.querySelectorAll("dialog")) {
    if (!name || dialog.dataset.name === name) dialog.close();
  }
}

/** @param {{title: string, text: string, yes: string, no: string}} question @returns {Promise<boolean>} */
export function ask({ title, text, yes, no }) {
  return new Promise((resolve) => {
    let sure = false;
    const answer = (/** @type {boolean} */ value) => {
      sure = value;
      closeDialogs("ask");
    };
    const content = () => html`<p>${text}</p><div class="row">
      <button class="verb quiet" @click=${() => answer(false)}>${no}</button>
      <button class="verb danger" @click=${() => answer(true)}>${yes}</button></div>`;
    openDialog("ask", title, content, () => resolve(sure));
  });
}

/** @param {string} legend @param {keyof import("./settings.js").Settings} field @param {[string, string][]} options
 * @param {() => void} done */
function radios(legend, field, options, done) {
  return html`<fieldset><legend>${legend}</legend><div class="segments">${options.map(
    ([
      value,
      label,
    ]) => html`<label><input type="radio" name=${field} value=${value} .checked=${settings[field] === value}
      @change=${() => {
        change({ [field]: value });
        done();
      }}><span>${label}</span></label>`,
  )}</div></fieldset>`;
}

/** A choice of looks, each with a picture of it. High contrast overrules them.
 * @param {string} legend @param {"back"|"felt"} field @param {[string, string][]} options @param {() => void} done */
function swatches(legend, field, options, done) {
  return html`<fieldset ?disabled=${settings.contrast}><legend>${legend}</legend><div class="swatches">${options.map(
    ([
      value,
      label,
    ]) => html`<label><input type="radio" name=${field} value=${value} .checked=${settings[field] === value}
      @change=${() => {
        change({ [field]: value });
        done();
      }}><span><i class="swatch" data-back=${field === "back" ? value : nothing}
        data-felt=${field === "felt" ? value : nothing}></i>${label}</span></label>`,
  )}</div></fieldset>`;
}

/** @param {string} label @param {string} note
 * @param {"fourColour"|"shortcuts"|"contrast"|"leftHanded"|"memory"|"coach"|"sounds"|"talk"|"vibration"} field
 * @param {() => void} done */
function toggle(label, note, field, done) {
  return html`<label class="toggle"><input type="checkbox" role="switch" .checked=${settings[field]}
    @change=${(/** @type {Event} */ event) => {
      change({ [field]: isChecked(event) });
      done();
    }}>
    <span><b>${label}</b><small>${note}</small></span></label>`;
}

/** @param {() => void} done */
function cardSize(done) {
  return html`<label class="field"><span>${told("shared-settings-card-size", {
    percent: settings.cardSize,
  })}</span><input type="range" min="60" max="120" step="5"
    .value=${String(settings.cardSize)}
    @input=${(/** @type {Event} */ event) => {
      change({ cardSize: Number(valueOf(event)) });
      done();
    }}></label>`;
}

/** The chooser of languages, where there are several, and that the language is a draft if it is one.
 * @param {string} [look] its class */
export function languageField(look = "field") {
  const offered = languages();
  if (offered.length < 2) return nothing;
  const chosen = chosenLanguage();
  return html`<label class=${look}><span>${told("shared-language")}</span> <select
    @change=${(/** @type {Event} */ event) => chooseLanguage(valueOf(event))}>
    <option value="" .selected=${!chosen}>${told("shared-language-of-browser")}</option>
    ${offered.map(
      ([code, name]) => html`<option value=${code} lang=${code}
      .selected=${code === chosen}>${name}</option>`,
    )}</select></label>
    ${IS_DRAFT ? html`<p class="draft">${told("shared-draft")}</p>` : nothing}`;
}

const PREVIEW = ["KH", "7D", "2S"];

/** What the cards and the table look like now. */
const preview = () => html`<div class="preview" aria-hidden="true">${cardSymbols}<span class="card back"></span>
  ${PREVIEW.map((card) => html`<span class="card">${face(card)}</span>`)}</div>`;

/** @param {() => void} changed */
const looks = (changed) => html`
  ${preview()}
  ${radios(
    told("shared-settings-cards"),
    "cards",
    [
      ["match", told("shared-settings-cards-of-game")],
      ["french", told("shared-settings-cards-french")],
      ["italian", told("shared-settings-cards-italian")],
    ],
    changed,
  )}
  ${toggle(told("shared-settings-four-colors"), told("shared-settings-four-colors-about"), "fourColour", changed)}
  ${swatches(
    told("shared-settings-backs"),
    "back",
    [
      ["fish", told("shared-settings-back-fish")],
      ["lattice", told("shared-settings-back-lattice")],
      ["tiles", told("shared-settings-back-tiles")],
      ["stars", told("shared-settings-back-stars")],
    ],
    changed,
  )}
  ${swatches(
    told("shared-settings-table"),
    "felt",
    [
      ["green", told("shared-settings-table-green")],
      ["blue", told("shared-settings-table-blue")],
      ["burgundy", told("shared-settings-table-burgundy")],
      ["wood", told("shared-settings-table-wood")],
    ],
    changed,
  )}
  ${toggle(told("shared-settings-contrast"), told("shared-settings-contrast-about"), "contrast", changed)}`;

/** The switch for notifications; where they are possible. @param {() => void} done */
function notifications(done) {
  if (!canPush()) return nothing;
  const { isOn, isBusy, trouble } = turnSwitch;
  return html`<label class="toggle"><input type="checkbox" role="switch" .checked=${isOn === true}
    ?disabled=${isOn === null || isBusy}
      @change=${(/** @type {Event} */ event) => {
        turn(isChecked(event)).then(done);
        done();
      }}>
    <span><b>${told("shared-settings-notify")}</b><small>${told("shared-settings-notify-about")}</small></span></label>
    ${trouble ? html`<p class="notice" role="alert">${trouble}</p>` : nothing}`;
}

/** A new version of the page, if one waits. */
export const newerVersion = () =>
  host.renew
    ? html`<p class="notice" role="status">${told("shared-newer")} <button class="verb"
      @click=${host.renew}>${told("shared-use-newer")}</button></p>`
    : nothing;

/** @param {() => void} [changed] */
export function openSettings(changed = () => {}) {
  const again = () => {
    draw();
    changed();
  };
  if (canPush()) look().then(() => draw());
  if (hasPeople) findMe(() => draw());
  const draw = openDialog(
    "settings",
    told("shared-settings"),
    () => html`
    ${newerVersion()}
    <h3>${told("shared-settings-look")}</h3>
    ${languageField()}
    ${hasPeople ? portraits(() => draw()) : nothing}
    ${radios(
      told("shared-settings-colors"),
      "theme",
      [
        ["auto", told("shared-settings-colors-of-system")],
        ["light", told("shared-settings-colors-light")],
        ["dark", told("shared-settings-colors-dark")],
      ],
      again,
    )}
    ${looks(again)}
    ${cardSize(again)}
    ${toggle(told("shared-settings-left-handed"), told("shared-settings-left-handed-about"), "leftHanded", again)}
    <h3>${told("shared-settings-play")}</h3>
    ${radios(
      told("shared-settings-speed"),
      "speed",
      [
        ["slow", told("shared-settings-speed-slow")],
        ["normal", told("shared-settings-speed-normal")],
        ["fast", told("shared-settings-speed-fast")],
        ["off", told("shared-settings-speed-off")],
      ],
      again,
    )}
    ${radios(
      told("shared-settings-ask"),
      "askMe",
      [
        ["always", told("shared-settings-ask-always")],
        ["seconds", told("shared-settings-ask-seconds")],
        ["never", told("shared-settings-ask-never")],
      ],
      again,
    )}
    ${notifications(again)}
    ${toggle(told("shared-settings-memory"), told("shared-settings-memory-about"), "memory", again)}
    ${toggle(told("shared-settings-coach"), told("shared-settings-coach-about"), "coach", again)}
    ${toggle(told("shared-settings-shortcuts"), told("shared-settings-shortcuts-about"), "shortcuts", again)}
    <h3>${told("shared-settings-sound")}</h3>
    ${toggle(told("shared-settings-sounds"), told("shared-settings-sounds-about"), "sounds", again)}
    ${toggle(told("shared-settings-vibration"), told("shared-settings-vibration-about"), "vibration", again)}
    ${toggle(told("shared-settings-talk"), told("shared-settings-talk-about"), "talk", again)}
    <p class="dim">${told("shared-settings-kept")}</p>
    <p><button class="verb quiet" @click=${() => openHelp()}>${told("shared-help")}</button></p>`,
    () => removeEventListener("host", draw),
  );
  addEventListener("host", draw);
}

/** Who is known here: asked for when the settings are opened.
 * @type {{name: string, portrait: string}|null} */
let me = null;
/** Whether the answer has come. */
let isAnswered = false;
/** @param {() => void} done */
function findMe(done) {
  isAnswered = false;
  fetchJson("/api/me").then(
    (answer) => {
      me = answer.me;
      isAnswered = true;
      refused = "";
      done();
    },
    (problem) => {
      refused = inWords(problem);
      done();
    },
  );
}

/** Why no portrait can be chosen, or not the last one. */
let refused = "";
/** The radio button of the portrait chosen last. @type {HTMLInputElement|null} */
let wanted = null;
/** Goes on when what was chosen before is kept. */
let keeping = Promise.resolve();

/** Keeps a portrait as mine. @param {HTMLInputElement} chosen @param {() => void} done */
async function keepPortrait(chosen, done) {
  if (chosen !== wanted) return;
  const name = me?.name ?? (settings.name.trim() || told("guest"));
  try {
    me = (await fetchJson("/api/me", { name, portrait: chosen.value })).me;
    refused = "";
  } catch (problem) {
    refused = inWords(problem);
    chosen.checked = false;
  }
  if (chosen === wanted) done();
}

/** The choice of a portrait; people at a table see it from the next seat on. @param {() => void} done */
function portraits(done) {
  const picked = (/** @type {Event} */ { currentTarget }) => {
    const chosen = /** @type {HTMLInputElement} */ (currentTarget);
    wanted = chosen;
    keeping = keeping.then(() => keepPortrait(chosen, done));
  };
  return html`<fieldset ?disabled=${!isAnswered}><legend>${told("shared-settings-portrait")}</legend><div
    class="faces">${PORTRAITS.map(
    (each) => html`<label><input type="radio" name="portrait" value=${each} .checked=${me?.portrait === each}
      aria-label=${told("shared-settings-portrait-number", { number: Number(each) })}
      @change=${picked}><span>${portraitOfPerson(each)}</span></label>`,
  )}</div><p class="dim">${told("shared-settings-portrait-about")}</p>
    ${refused ? html`<p class="notice" role="alert">${refused}</p>` : nothing}</fieldset>`;
}

/** What each key does. @returns {[string, string][]} */
const keys = () => [
  [told("shared-key-tab"), told("shared-key-tab-does")],
  ["← → ↑ ↓", told("shared-key-arrows-do")],
  [told("shared-key-enter"), told("shared-key-enter-does")],
  ["Q W E F G …", told("shared-key-letters-do")],
  ["/", told("shared-key-slash-does")],
  ["1 … 9", told("shared-key-digits-do")],
  [told("shared-key-escape"), told("shared-key-escape-does")],
  ["H", told("shared-key-h-does")],
  ["U", told("shared-key-u-does")],
  ["R", told("shared-key-r-does")],
  ["L", told("shared-key-l-does")],
  [".", told("shared-key-dot-does")],
  ["T", told("shared-key-t-does")],
  ["S", told("shared-key-s-does")],
  ["C", told("shared-key-c-does")],
  ["M", told("shared-key-m-does")],
  ["P", told("shared-key-p-does")],
  ["X", told("shared-key-x-does")],
  [told("shared-key-space"), told("shared-key-space-does")],
  ["?", told("shared-key-question-does")],
];

/** What scores in Casino, and how much. @returns {[string, number][]} */
const points = () => [
  [told("shared-help-most-cards"), 3],
  [told("shared-help-most-spades"), 1],
  [told("shared-help-ace"), 1],
  [told("shared-help-big-casino"), 2],
  [told("shared-help-little-casino"), 1],
  [told("shared-help-sweep"), 1],
];

/** @param {string} [rules] the address of the rule book */
export function openHelp(rules = "/rules") {
  closeDialogs("settings");
  openDialog(
    "help",
    told("shared-help"),
    () => html`
    ${hasPage("/learn") ? html`<p><a class="verb main" href="/learn">${told("shared-help-teach")}</a></p>` : nothing}
    <h3>${told("shared-help-turn")}</h3>
    <p>${told("shared-help-turn-text")}</p>
    <ol><li>${told("shared-help-tap-hand")}</li><li>${told("shared-help-tap-table")}</li><li>${told(
      "shared-help-press",
    )}</li></ol>
    <p>${told("shared-help-more")}</p>
    <h3>${told("shared-help-build")}</h3>
    <p>${told("shared-help-build-text")}</p>
    <h3>${told("shared-help-scores")}</h3>
    <dl class="what-scores">${points().map(([what, worth]) => html`<div><dt>${what}</dt><dd>${worth}</dd></div>`)}</dl>
    <p>${marked("shared-help-rules", {}, { link: (words) => html`<a href=${rules} target="_blank">${words}</a>` })}</p>
    <div class="with-keys"><h3>${told("shared-help-keys")}</h3>
      <dl class="keys">${keys().map(([key, text]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${text}</dd></div>`)}</dl>
      <p class="dim">${told("shared-help-keys-off")}</p></div>`,
  );
}

/** @param {import("../types.js").View} view @param {(line: import("../types.js").LogLine) => unknown} beside what
 * stands beside a move */
export function openLog(view, beside = () => nothing) {
  const names = namesIn(view);
  const ruled = (/** @type {number} */ moves) =>
    view.rulings
      .filter(({ after }) => after === moves)
      .map(
        ({ told: sentences }) => html`<li class="ruling dim"><span
        aria-hidden="true">${sentences.map((each) => html`${drawn(each, names)} `)}</span><span
        class="unseen">${spokenAll(sentences, names)}</span></li>`,
      );
  openDialog("log", told("shared-log", { deal: view.deal }), () =>
    view.log.length || view.rulings.length
      ? html`<ol class="log" tabindex="0"
        aria-label=${told("shared-log-moves")}>${ruled(0)}${view.log.map(
          (entry, place) => html`<li><span
        aria-hidden="true">${drawn(entry.speech, names)}</span><span
        class="unseen">${spoken(entry.speech, names)}</span> ${beside(entry)}</li>${ruled(place + 1)}`,
        )}</ol>`
      : html`<p>${told("shared-log-none")}</p>`,
  );
}
