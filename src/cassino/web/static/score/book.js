// One score sheet: what was told of the deal so far, kept on the server at every change.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { ask } from "../shared/dialogs.js";
import { hasPeople } from "../shared/host.js";
import { leave } from "../shared/leaving.js";
import { say } from "../shared/speech.js";
import { told } from "../shared/texts.js";
import { isBlank } from "./drafts.js";
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
    /** The next deal, also while an earlier one is corrected. @type {import("../types.js").ToldDeal|null} */
    this.next = null;
    /** The earlier deal that the form has, or 0. */ this.number = 0;
    /** How often the form has turned to another deal. */ this.turns = 0;
    /** Whether something of the form is not kept yet. */ this.isChanged = false;
    /** Whether what is wrong is shown already. */ this.asked = false;
    this.trouble = "";
    /** @type {string[]} */ this.troubles = [];
    this.changes = 0;
    this.isLeaving = false;
    this.timer = 0;
    /** One request at a time. @type {Promise<boolean>} */ this.talking = Promise.resolve(true);
  }

  async open() {
    addEventListener("pagehide", () => this.keepLast());
    if (!hasPeople) document.addEventListener("click", (event) => this.keepFirst(event));
    await this.inTurn(async () => this.turn(await this.answer()));
  }

  /** @param {import("../types.js").Book} view @param {number} number the earlier deal that its form has, or 0 */
  take(view, number) {
    this.view = view;
    this.number = number;
    this.draft = view.deal && structuredClone(view.deal.draft);
    if (!number) this.next = this.draft;
    this.isChanged = false;
    document.title = `${view.sides.map((side) => `${side.name} ${side.score}`).join(", ")} · Cassino`;
  }

  /** Shows another deal in the form. @param {import("../types.js").Book} view @param {number} [number] */
  turn(view, number = 0) {
    this.turns += 1;
    this.asked = false;
    this.take(view, number);
  }

  /** The deal was changed on this screen. @param {(draft: import("../types.js").ToldDeal) => void} change */
  tell(change) {
    if (!this.draft) return;
    change(this.draft);
    this.changes += 1;
    this.isChanged = true;
    this.show();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.keep(), REST);
  }

  /** Sends the deal as it stands, unless that was done; the answer says what follows from it. */
  keep() {
    clearTimeout(this.timer);
    return this.inTurn(async () => {
      if (this.isChanged) await this.send();
    });
  }

  /** Nobody waits for the answer: the page is left. */
  keepLast() {
    if (!this.isChanged || this.number) return;
    const wish = { type: "draft", version: this.view?.version ?? 0, draft: this.draft };
    talk(this.path, wish, "POST", true).catch(() => {});
  }

  /** A worker ends with its page, so a link waits until all is kept. Where that fails, it works the next time.
   * @param {MouseEvent} event */
  async keepFirst(event) {
    const link = /** @type {HTMLAnchorElement|null} */ (/** @type {Element} */ (event.target).closest?.("a[href]"));
    if (!link || link.target || link.download || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (!this.isChanged || this.number || this.trouble) return;
    event.preventDefault();
    if (await this.keep()) location.assign(link.href);
  }

  async send(draft = this.draft, changes = this.changes) {
    const { number } = this;
    const view = await this.answer(number ? { type: "check", number, draft } : { type: "draft", draft });
    if (changes === this.changes) this.take(view, number);
    return view;
  }

  /** @param {Record<string, unknown>} [wish] @returns {Promise<import("../types.js").Book>} */
  async answer(wish) {
    const view = await talk(this.path, wish && { version: this.view?.version ?? 0, ...wish });
    this.trouble = "";
    this.troubles = [];
    return view;
  }

  /** Does something once everything before it is done. @param {() => Promise<void>} work
   * @returns {Promise<boolean>} whether nothing was refused */
  inTurn(work) {
    this.talking = this.talking.catch(() => false).then(async () => {
      try {
        await work();
        this.show();
        return true;
      } catch (problem) {
        await this.refused(/** @type {import("./net.js").Refused} */ (problem));
        return false;
      }
    });
    return this.talking;
  }

  /** @param {import("./net.js").Refused} problem */
  async refused(problem) {
    this.trouble = problem.message;
    this.troubles = problem.problems ?? [];
    if (problem.code === "stale") {
      await talk(this.path)
        .then((view) => this.turn(view))
        .catch(() => {});
    }
    say(this.trouble);
    this.show();
  }

  /** Counts the deal as it stands now, or says all that is wrong with it; once, even if the button is tapped twice. */
  enter() {
    const { turns, changes } = this;
    const draft = structuredClone(this.draft);
    return this.inTurn(async () => {
      if (turns !== this.turns) return;
      const { deal } = await this.send(draft, changes);
      if (!deal) return;
      this.asked = true;
      if (deal.problems.length) {
        say(...deal.problems);
        this.show();
        this.root.querySelector(".problems")?.scrollIntoView({ block: "nearest" });
        return;
      }
      const { number } = this;
      const view = await this.answer(number ? { type: "correct", number, draft } : { type: "enter", draft });
      this.turn(view);
      this.leave();
      say(...(view.deals.at(number - 1)?.result ?? []));
    });
  }

  /** The form has turned from the deal that was on the screen. */
  leave() {
    this.show();
    scrollTo({ top: 0 });
    /** @type {HTMLElement|null} */ (this.root.querySelector("#board"))?.focus({ preventScroll: true });
  }

  /** Turns the form to an earlier deal; what was told of the next one is kept first. @param {number} number */
  correct(number) {
    return this.inTurn(async () => {
      const deal = this.view?.deals[number - 1];
      if (!deal) return;
      const view = await this.answer({ type: "check", number, draft: deal.draft });
      while (this.isChanged && !this.number) await this.send();
      this.turn(view, number);
      this.show();
      /** @type {HTMLElement|null} */ (this.root.querySelector("#deal"))?.focus();
    });
  }

  stopCorrecting() {
    return this.inTurn(async () => {
      this.turn(await this.answer());
      this.leave();
    });
  }

  async undo() {
    await this.talking;
    const title = told("score-undo-title", { number: this.view?.deals.length });
    const isBegun = this.next && !isBlank(this.next);
    const sure = await ask({
      title,
      text: [told("score-undo-text"), isBegun ? told("score-undo-loses") : ""].join(" ").trim(),
      yes: told("score-undo-yes"),
      no: told("pages-keep"),
    });
    if (!sure) return;
    await this.inTurn(async () => {
      this.turn(await this.answer({ type: "undo" }));
      this.leave();
    });
  }

  async remove() {
    const question = {
      title: told("score-delete-title"),
      text: told("score-delete-text"),
      yes: told("pages-delete"),
      no: told("pages-keep"),
    };
    if (!(await ask(question))) return;
    await this.inTurn(async () => {
      await talk(this.path, undefined, "DELETE");
      this.isChanged = false;
      location.assign("/score");
    });
  }

  /** A new sheet of the same people and rules. */
  async again() {
    if (this.isLeaving) return;
    this.isLeaving = true;
    this.show();
    try {
      const made = await talk(`${this.path}/again`, {});
      leave(`/score/${made.id}`);
    } catch (problem) {
      this.isLeaving = false;
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
