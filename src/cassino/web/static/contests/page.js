// What the page of the deal of the day and that of the weekly tournament share: the contest is looked up, and deals of
// it are begun.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { cover } from "../shared/cover.js";
import { host } from "../shared/host.js";
import { valueOf } from "../shared/inputs.js";
import { leave } from "../shared/leaving.js";
import { GUEST } from "../shared/opponents.js";
import { fetchJson, inWords } from "../shared/server.js";
import { change, settings } from "../shared/settings.js";
import { told } from "../shared/texts.js";

const main = /** @type {HTMLElement} */ (document.getElementById("main"));

/** What the address of the page asks for: a game, or a week. */
export const asked = /\/(?:daily|weekly)\/([^/]+)/.exec(location.pathname)?.[1] ?? "";

/** A contest on its page. @template Shown what the server tells about it */
export class Contest {
  /** @param {string} address of its answers @param {string} title its key
   * @param {() => unknown} page what is drawn as soon as there is an answer, or trouble */
  constructor(address, title, page) {
    this.address = address;
    this.title = title;
    this.page = page;
    this.shown = /** @type {Shown|null} */ (null);
    this.trouble = "";
    this.starting = false;
  }

  draw() {
    render(this.shown || this.trouble ? this.page() : this.waiting(), main);
  }

  waiting() {
    return html`${cover(told(this.title))}<p class="dim" role="status">${host.waiting || told("pages-loading")}</p>`;
  }

  /** @param {Record<string, string>} query */
  async look(query) {
    this.draw();
    try {
      this.shown = await fetchJson(`${this.address}?${new URLSearchParams(query)}`);
    } catch (problem) {
      this.trouble = inWords(problem);
    }
    this.draw();
  }

  /** Begins a deal and goes to its table. @param {object} deal @param {(match: string) => void} remember */
  async play(deal, remember) {
    if (this.starting) return;
    this.starting = true;
    this.draw();
    try {
      const made = await fetchJson(this.address, { name: settings.name || GUEST, ...deal });
      remember(made.id);
      leave(`/m/${made.id}`);
    } catch (problem) {
      this.trouble = inWords(problem);
      this.starting = false;
      this.draw();
    }
  }

  get warning() {
    return this.trouble ? html`<p class="notice" role="alert">${this.trouble}</p>` : nothing;
  }
}

export const nameField =
  () => html`<label class="field"><span>${told("shared-your-name")}</span><input autocomplete="nickname"
    placeholder=${GUEST} .value=${settings.name}
  @input=${(/** @type {Event} */ event) => change({ name: valueOf(event) })}></label>`;

/** The link of a sentence to the rules. @param {{rules: string}} variant */
export const toRules = ({ rules }) => ({ link: (/** @type {string} */ words) => html`<a href=${rules}>${words}</a>` });

/** Results under a heading. @param {string} heading @param {string[]} columns their keys
 * @param {readonly unknown[]} rows */
export const table = (
  heading,
  columns,
  rows,
) => html`<div class="wide" tabindex="0" role="group" aria-labelledby=${heading}><table>
  <thead><tr>${columns.map((key) => html`<th
    scope="col">${told(key)}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;

/** Ways to other contests. @param {string} heading @param {readonly {path: string, label: unknown}[]} links */
export const others = (heading, links) => html`<nav aria-labelledby="others"><h2 id="others">${told(heading)}</h2>
  <ul class="others">${links.map(({ path, label }) => html`<li><a href=${path}>${label}</a></li>`)}</ul></nav>`;
