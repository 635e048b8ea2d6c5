// One score sheet: what was told of the deal so far, kept on the server at every change.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { ask } from "../shared/dialogs.js";
import { say } from "../shared/speech.js";
import { told } from "../shared/texts.js";
import { dealForm } from "./form.js";
import { talk } from "./net.js";
import { board, countTable, sheet } from "./sheet.js";

const REST = 180;

export class Book {
  /** @param {HTMLElement} root @param {string} id */
  constructor(root, id) {
    this.root = root;
    this.path = `/api/scorebooks/${encodeURIComponent(id)}`;
    /** @type {import("../types.js").Book|null} */ this.view = null;
    /** The deal as it stands on this screen. @type {import("../types.js").ToldDeal|null} */ this.draft = null;
    /** The earlier deal that is corrected, or 0. */ this.number = 0;
    /** Whether what is wrong is shown already. */ this.asked = false;
    this.trouble = "";
    /** @type {string[]} */ this.troubles = [];
    this.changes = 0;
    this.entering = false;
    this.timer = 0;
    /** One request at a time. @type {Promise<boolean>} */ this.talking = Promise.resolve(true);
  }

  async open() {
    try {
      this.take(await talk(this.path));
    } catch (problem) {
      this.trouble = problem instanceof Error ? problem.message : String(problem);
    }
    this.show();
  }

  /** @param {import("../types.js").Book} view */
  take(view) {
    this.view = view;
    this.draft = view.deal && structuredClone(view.deal.draft);
    document.title = `${view.sides.map((side) => `${side.name} ${side.score}`).join(", ")} · Cassino`;
  }

  /** The deal was changed on this screen. @param {(draft: import("../types.js").ToldDeal) => void} change */
  tell(change) {
    if (!this.draft) return;
    change(this.draft);
    this.changes += 1;
    this.show();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.keep(), REST);
  }

  /** Sends the deal as it stands; the answer says what follows from it. */
  keep() {
    clearTimeout(this.timer);
    const wish = () =>
      this.number ? { type: "check", number: this.number, draft: this.draft } : { type: "draft", draft: this.draft };
    return this.request(wish);
  }

  /** Sends a wish, as it is by then, once everything before it has been answered.
   * @param {() => Record<string, unknown>} wish @returns {Promise<boolean>} */
  request(wish) {
    this.talking = this.talking.then(() => this.send(wish()));
    return this.talking;
  }

  /** @param {Record<string, unknown>} wish */
  async send(wish) {
    const asked = this.changes;
    try {
      const view = await talk(this.path, { version: this.view?.version ?? 0, ...wish });
      const isKept = wish.type === "draft" || wish.type === "check";
      if (asked === this.changes || !isKept) this.take(view);
      this.trouble = "";
      this.troubles = [];
      this.show();
      return true;
    } catch (problem) {
      await this.refused(/** @type {import("./net.js").Refused} */ (problem));
      return false;
    }
  }

  /** @param {import("./net.js").Refused} problem */
  async refused(problem) {
    this.trouble = problem.message;
    this.troubles = problem.problems ?? [];
    if (problem.code === "stale") {
      this.number = 0;
      await talk(this.path)
        .then((view) => this.take(view))
        .catch(() => {});
    }
    say(this.trouble);
    this.show();
  }

  /** Counts the deal as it stands now, or says all that is wrong with it; once, even if the button is tapped twice. */
  async enter() {
    if (this.entering) return;
    this.entering = true;
    await this.enterDeal();
    this.entering = false;
  }

  async enterDeal() {
    const draft = structuredClone(this.draft);
    await this.keep();
    if (this.trouble || !this.view?.deal) return;
    this.asked = true;
    if (this.view.deal.problems.length) {
      say(...this.view.deal.problems);
      this.show();
      this.root.querySelector(".problems")?.scrollIntoView({ block: "nearest" });
      return;
    }
    const corrected = this.number;
    const wish = corrected ? { type: "correct", number: corrected, draft } : { type: "enter", draft };
    if (!(await this.request(() => wish))) return;
    this.leave();
    const deals = this.view?.deals ?? [];
    say(...(deals.at(corrected ? corrected - 1 : -1)?.result ?? []));
  }

  /** Nothing is asked any more about the deal that was on the screen. */
  leave() {
    this.number = 0;
    this.asked = false;
    this.show();
    scrollTo({ top: 0 });
    /** @type {HTMLElement|null} */ (this.root.querySelector("#board"))?.focus({ preventScroll: true });
  }

  /** @param {number} number */
  async correct(number) {
    const deal = this.view?.deals[number - 1];
    if (!deal) return;
    this.number = number;
    this.asked = false;
    this.changes += 1;
    await this.request(() => ({ type: "check", number, draft: deal.draft }));
    /** @type {HTMLElement|null} */ (this.root.querySelector("#deal"))?.focus();
  }

  async stopCorrecting() {
    this.changes += 1;
    this.number = 0;
    await this.open();
    this.leave();
  }

  async undo() {
    const title = told("score-undo-title", { number: this.view?.deals.length });
    const sure = await ask({
      title,
      text: told("score-undo-text"),
      yes: told("score-undo-yes"),
      no: told("pages-keep"),
    });
    if (sure && (await this.request(() => ({ type: "undo" })))) this.leave();
  }

  async remove() {
    const question = {
      title: told("score-delete-title"),
      text: told("score-delete-text"),
      yes: told("pages-delete"),
      no: told("pages-keep"),
    };
    if (!(await ask(question))) return;
    try {
      await talk(this.path, undefined, "DELETE");
      location.assign("/score");
    } catch (problem) {
      await this.refused(/** @type {import("./net.js").Refused} */ (problem));
    }
  }

  /** A new sheet of the same people and rules. */
  async again() {
    try {
      const made = await talk(`${this.path}/again`, {});
      location.assign(`/score/${made.id}`);
    } catch (problem) {
      await this.refused(/** @type {import("./net.js").Refused} */ (problem));
    }
  }

  show() {
    render(this.page(), this.root);
  }

  page() {
    const { view } = this;
    return html`<main class="score-book">
        <p class="ways-back"><a href="/score">${told("score-all")}</a> <a href=${view?.rules ?? "/rules"}
          target="_blank">${told("pages-rules")}</a></p>
        ${this.trouble && !this.troubles.length ? html`<p class="notice" role="alert">${this.trouble}</p>` : nothing}
        ${
          this.troubles.length
            ? html`<ul class="notice"
          role="alert">${this.troubles.map((text) => html`<li>${text}</li>`)}</ul>`
            : nothing
        }
        ${view ? this.body(view) : nothing}
      </main>`;
  }

  /** @param {import("../types.js").Book} view */
  body(view) {
    return html`${board(view)}
      ${view.own ? nothing : html`<p class="dim">${told("score-read-only")}</p>`}
      ${
        view.own && view.deal && this.draft
          ? html`<div class="deal-columns">
        ${dealForm(this, view, view.deal, this.draft)}
        <section class="panel preview" aria-labelledby="counts"><h2
          id="counts">${told("table-count-deal")}</h2>${this.preview(view, view.deal)}</section>
      </div>`
          : nothing
      }
      ${sheet(this, view)}`;
  }

  /** @param {import("../types.js").Book} view @param {import("../types.js").Telling} deal */
  preview(view, deal) {
    const enter = html`<div class="row"><button class="verb main"
      @click=${() => this.enter()}>${told(deal.corrected ? "score-correct" : "score-enter")}</button>
      ${
        deal.corrected
          ? html`<button class="verb quiet"
        @click=${() => this.stopCorrecting()}>${told("shared-cancel")}</button>`
          : nothing
      }</div>`;
    if (deal.count) return html`${countTable(view, deal.count, told("table-count-region"))}${enter}`;
    if (!this.asked) return html`<p class="dim">${told("score-preview")}</p>${enter}`;
    return html`<ul class="problems">${deal.problems.map((text) => html`<li>${text}</li>`)}</ul>${enter}`;
  }
}
