// Windows over the page: settings, help, the moves of the deal, questions.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { drawn } from "./drawn.js";
import { cardSymbols, face } from "./faces.js";
import { icon } from "./icons.js";
import { isChecked, valueOf } from "./inputs.js";
import { LANGUAGES } from "./phrases.js";
import { canPush, look, turn, turnSwitch } from "./push.js";
import { change, settings } from "./settings.js";
import { namesIn, spoken } from "./texts.js";

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
        <button class="round-button" aria-label="Close" @click=${() => dialog.close()}>${icon("close")}</button></header>
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

/** @param {string} legend @param {keyof import("./settings.js").Settings} field @param {[string, string][]} options @param {() => void} done */
function radios(legend, field, options, done) {
  return html`<fieldset><legend>${legend}</legend><div class="segments">${options.map(
    ([value, label]) => html`<label><input type="radio" name=${field} value=${value} .checked=${settings[field] === value}
      @change=${() => { change({ [field]: value }); done(); }}><span>${label}</span></label>`,
  )}</div></fieldset>`;
}

/** A choice of looks, each with a picture of it. High contrast overrules them.
 * @param {string} legend @param {"back"|"felt"} field @param {[string, string][]} options @param {() => void} done */
function swatches(legend, field, options, done) {
  return html`<fieldset ?disabled=${settings.contrast}><legend>${legend}</legend><div class="swatches">${options.map(
    ([value, label]) => html`<label><input type="radio" name=${field} value=${value} .checked=${settings[field] === value}
      @change=${() => { change({ [field]: value }); done(); }}><span><i class="swatch" data-back=${field === "back" ? value : nothing}
        data-felt=${field === "felt" ? value : nothing}></i>${label}</span></label>`,
  )}</div></fieldset>`;
}

/** @param {string} label @param {string} note @param {"fourColour"|"shortcuts"|"contrast"|"leftHanded"|"memory"|"coach"|"sounds"|"talk"|"vibration"} field @param {() => void} done */
function toggle(label, note, field, done) {
  return html`<label class="toggle"><input type="checkbox" role="switch" .checked=${settings[field]}
    @change=${(/** @type {Event} */ event) => { change({ [field]: isChecked(event) }); done(); }}>
    <span><b>${label}</b><small>${note}</small></span></label>`;
}

/** @param {() => void} done */
function cardSize(done) {
  return html`<label class="field"><span>Card size: ${settings.cardSize}%</span><input type="range" min="60" max="120" step="5" .value=${String(settings.cardSize)}
    @input=${(/** @type {Event} */ event) => { change({ cardSize: Number(valueOf(event)) }); done(); }}></label>`;
}

/** @param {() => void} done */
function languages(done) {
  return html`<label class="field"><span>Language of what others say</span><select @change=${(/** @type {Event} */ event) => { change({ language: valueOf(event) }); done(); }}>
    <option value="auto" .selected=${settings.language === "auto"}>Match browser</option>
    ${Object.entries(LANGUAGES).map(([code, name]) => html`<option value=${code} lang=${code} .selected=${settings.language === code}>${name}</option>`)}</select></label>`;
}

const PREVIEW = ["KH", "7D", "2S"];

/** What the cards and the table look like now. */
const preview = () => html`<div class="preview" aria-hidden="true">${cardSymbols}<span class="card back"></span>
  ${PREVIEW.map((card) => html`<span class="card">${face(card)}</span>`)}</div>`;

/** @param {() => void} changed */
const looks = (changed) => html`
  ${preview()}
  ${radios("Cards", "cards", [["match", "Match the game"], ["french", "French"], ["italian", "Italian"]], changed)}
  ${toggle("Four-color cards", "Diamonds blue, clubs green: suits are easier to tell apart.", "fourColour", changed)}
  ${swatches("Card backs", "back", [["fish", "Fish"], ["lattice", "Lattice"], ["tiles", "Tiles"], ["stars", "Stars"]], changed)}
  ${swatches("Table", "felt", [["green", "Green"], ["blue", "Blue"], ["burgundy", "Burgundy"], ["wood", "Wood"]], changed)}
  ${toggle("High contrast", "Plain white cards with thick edges on a plain dark table.", "contrast", changed)}`;

/** The switch for notifications; where they are possible. @param {() => void} done */
function told(done) {
  if (!canPush()) return nothing;
  const { isOn, isBusy, trouble } = turnSwitch;
  return html`<label class="toggle"><input type="checkbox" role="switch" .checked=${isOn === true} ?disabled=${isOn === null || isBusy}
      @change=${(/** @type {Event} */ event) => { turn(isChecked(event)).then(done); done(); }}>
    <span><b>Tell me when it is my turn</b><small>A notification if you are away, in games with days for each turn.</small></span></label>
    ${trouble ? html`<p class="notice" role="alert">${trouble}</p>` : nothing}`;
}

/** @param {() => void} [changed] */
export function openSettings(changed = () => {}) {
  const again = () => { draw(); changed(); };
  if (canPush()) look().then(() => draw());
  const draw = openDialog("settings", "Settings", () => html`
    <h3>Look</h3>
    ${radios("Colors", "theme", [["auto", "Match system"], ["light", "Light"], ["dark", "Dark"]], again)}
    ${looks(again)}
    ${cardSize(again)}
    ${toggle("Left-handed", "Puts the buttons on the left.", "leftHanded", again)}
    <h3>Play</h3>
    ${radios("Animation speed", "speed", [["slow", "Slow"], ["normal", "Normal"], ["fast", "Fast"], ["off", "Off"]], again)}
    ${radios("Ask before passing (demands, oranges, partner requests)", "askMe", [["always", "Always"], ["seconds", "A few seconds"], ["never", "Never"]], again)}
    ${told(again)}
    ${toggle("Memory mode", "Hides what each side has captured: you have to remember it.", "memory", again)}
    ${toggle("Coach", "Warns you before a slip, explains other players’ moves and grades yours. Not in rated matches.", "coach", again)}
    ${toggle("Single-key shortcuts", "Letters and digits work without a modifier key; see Help.", "shortcuts", again)}
    <h3>Sound and talk</h3>
    ${toggle("Sounds", "Soft sounds. The X key or the speaker button at the table turns them off.", "sounds", again)}
    ${toggle("Vibration", "A phone buzzes when it is your turn.", "vibration", again)}
    ${toggle("Table talk", "Bots say a word about the game now and then.", "talk", again)}
    ${languages(again)}
    <p class="dim">These settings are saved in this browser.</p>
    <p><button class="verb quiet" @click=${() => openHelp()}>Help and keys</button></p>`);
}

const KEYS = [
  ["Tab", "to the table, the hand, the buttons"],
  ["← → ↑ ↓", "from card to card, between table and hand"],
  ["Enter or Space", "select or deselect the card"],
  ["Q W E F G …", "choose the first, second … card of your hand; with Shift a card of the table"],
  ["/", "type a move, such as 9=3+4+2; suits only where they are needed"],
  ["1 … 9", "play the first, second … of the moves offered"],
  ["Escape", "deselect everything"],
  ["H", "hint; again for more"],
  ["U", "undo; among people, ask to take a move back"],
  ["R", "show the last move again"],
  ["L", "read out the last move (screen readers)"],
  ["T", "read out the table (screen readers)"],
  ["S", "read out the score (screen readers)"],
  ["C", "read out the clocks (screen readers)"],
  ["M", "talk to the other players"],
  ["P", "who sits at this table"],
  ["X", "sounds on or off"],
  ["Space, held down", "fast-forward"],
  ["?", "this help"],
];

/** @param {string} [rules] the address of the rule book */
export function openHelp(rules = "/rules") {
  closeDialogs("settings");
  openDialog("help", "Help and keys", () => html`
    <p><a class="verb main" href="/learn">Teach me in 3 minutes</a></p>
    <h3>What you do</h3>
    <p>On your turn you play one card. It takes (captures) every card of the same rank, and every group of cards that adds up to it:
      an 8 takes another 8, and also a 5 with a 3. A jack, queen or king takes only one card of its own rank. If you take nothing, you trail: you leave your card on the table.</p>
    <ol><li>Tap a card in your hand. Its best capture is chosen at once; tap again for the next one.</li>
      <li>Tap cards on the table to add them or let them go. A green sum means that a card in your hand takes them.</li>
      <li>Press the button that says what happens. Only legal moves appear; if there is none, you see why.</li></ol>
    <p>You can also drag a card to the table, or press and hold it for all its moves. In some games a turn has several steps: build with
      table cards, play a card, then end the turn. Where the rules let you use the top card of a pile, you can tap it.</p>
    <h3>What a build is for</h3>
    <p>A build is a promise to capture later. You put a card from your hand on cards on the table: a 3 on a 5 makes a build of 8.
      From then on only an 8 takes them, all at once. You must hold that 8. Other players may take the build first if they have one, too, or raise it to another value.</p>
    <h3>What scores</h3>
    <dl class="what-scores"><div><dt>Most cards</dt><dd>3</dd></div><div><dt>Most spades</dt><dd>1</dd></div><div><dt>Each ace</dt><dd>1</dd></div>
      <div><dt>Ten of diamonds, the big casino</dt><dd>2</dd></div><div><dt>Two of spades, the little casino</dt><dd>1</dd></div><div><dt>Each sweep</dt><dd>1</dd></div></dl>
    <p>A sweep takes every card on the table at once. These are the points of Casino. Other games count differently:
      the <a href=${rules} target="_blank">rule book</a> says how.</p>
    <div class="with-keys"><h3>Keys</h3>
      <dl class="keys">${KEYS.map(([key, text]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${text}</dd></div>`)}</dl>
      <p class="dim">You can turn off the letter and number keys in the settings.</p></div>`);
}

/** @param {import("../types.js").View} view @param {(line: import("../types.js").LogLine) => unknown} beside what stands beside a move */
export function openLog(view, beside = () => nothing) {
  const names = namesIn(view);
  openDialog("log", `Moves of deal ${view.deal}`, () => view.log.length
    ? html`<ol class="log" tabindex="0" aria-label="Moves">${view.log.map((entry) => html`<li><span aria-hidden="true">${drawn(entry.speech, names)}</span><span class="unseen">${spoken(entry.speech, names)}</span> ${beside(entry)}</li>`)}</ol>`
    : html`<p>No move yet in this deal.</p>`);
}
