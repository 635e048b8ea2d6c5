// The editor: every option of a rule set, what differs, and what contradicts what. The server knows the rules.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { cover, rulesTabs } from "../shared/cover.js";
import { isChecked, valueOf } from "../shared/inputs.js";
import { fetchJson, inWords } from "../shared/server.js";
import { say } from "../shared/speech.js";
import { marked, told } from "../shared/texts.js";
import { control } from "./options.js";
import { download, openShare, play } from "./use.js";

/** @typedef {import("../types.js").Form} Form */
/** @typedef {import("../types.js").Group} Group */
/** @typedef {import("../types.js").Option} Option */
/** @typedef {Required<import("../types.js").Draft>} Draft */
/** @typedef {import("../types.js").Checked} Check */
/** @typedef {import("../types.js").Problem} Problem */

/** The group of the options that people change most often. */
const USUAL = "usual";
const PAUSE = 150;

class Editor {
  /** @param {HTMLElement} root @param {object} start @param {string} id of the saved set */
  constructor(root, start, id) {
    this.root = root;
    this.start = start;
    this.id = id;
    /** Whether these are saved rules of somebody else: to save makes a copy. */
    this.isForeign = false;
    this.form = /** @type {Form} */ (/** @type {unknown} */ (null));
    this.draft = /** @type {Draft} */ (/** @type {unknown} */ (null));
    this.check = /** @type {Check} */ (/** @type {unknown} */ (null));
    this.saved = "";
    this.trouble = "";
    this.onlyChanges = false;
    this.saving = false;
    /** Whether `check` is about an earlier draft. */
    this.isBehind = false;
    /** @type {Promise<boolean>|null} */
    this.sounding = null;
    this.asked = 0;
    this.timer = 0;
    /** @type {Set<string>} */
    this.opened = new Set();
  }

  async load() {
    this.draw();
    await this.attempt(async () => {
      const [form, begun] = await Promise.all([fetchJson("/api/house/form"), this.begin()]);
      this.form = { ...form, groups: usualFirst(form) };
      this.draft = begun.draft;
      this.check = begun.check;
      this.isForeign = Boolean(this.id) && !begun.own;
      if (this.isForeign) this.id = "";
      this.saved = this.id ? begun.saved : "";
      this.opened = new Set(
        this.form.groups.filter((group) => this.beginsOpen(group)).map(({ id }) => id),
      );
    });
  }

  /** The draft as it was left in this place, or as it begins. */
  async begin() {
    const kept = history.state?.draft;
    const fresh = kept && !this.id ? null : await fetchJson("/api/house/draft", this.start);
    const saved = fresh ? JSON.stringify(fresh.draft) : "";
    if (!kept) return { ...fresh, saved };
    return { draft: kept, check: await fetchJson("/api/house/check", kept), saved, own: fresh?.own };
  }

  /** @param {Group} group */
  beginsOpen({ id, options }) {
    return id === USUAL || options.some(({ key }) => key in this.check.changes);
  }

  /** @param {() => Promise<void>} deed */
  async attempt(deed) {
    this.trouble = "";
    try {
      await deed();
    } catch (problem) {
      this.trouble = inWords(problem);
      say(this.trouble);
    }
    this.draw();
  }

  /** Whether the page shows this editor, and not what came after it. */
  get isHere() {
    return this.root.isConnected;
  }

  /** Keeps the draft in its place. @param {string} [address] of the place from now on */
  keep(address) {
    if (this.isHere) history.replaceState({ draft: this.draft }, "", address);
  }

  get isSaved() {
    return Boolean(this.id) && JSON.stringify(this.draft) === this.saved;
  }

  /** @param {Partial<Draft>} changes */
  change(changes) {
    this.draft = { ...this.draft, ...changes };
    this.asked += 1; // an answer about the draft before comes too late
    this.isBehind = true;
    this.keep();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.isHere && this.ask(), PAUSE);
    this.draw();
  }

  /** @param {Record<string, unknown>} values */
  choose(values) {
    this.change({ changes: { ...this.draft.changes, ...values } });
  }

  async ask() {
    clearTimeout(this.timer);
    const number = (this.asked += 1);
    await this.attempt(async () => {
      const before = this.check.problems.length;
      const check = await fetchJson("/api/house/check", this.draft);
      if (number !== this.asked) return;
      this.check = check;
      this.isBehind = false;
      this.draft = { ...this.draft, changes: check.changes };
      this.keep();
      if (this.isHere && check.problems.length !== before)
        say(told("house-conflicts", { count: check.problems.length }));
    });
  }

  /** Whether the rules as they stand on the page do not contradict each other; asked once, whoever waits for it. */
  isSound() {
    this.sounding ??= this.untilChecked().finally(() => {
      this.sounding = null;
    });
    return this.sounding;
  }

  async untilChecked() {
    while (this.isBehind) {
      await this.ask();
      if (this.trouble) return false;
    }
    return !this.check.problems.length;
  }

  /** Does something with sound rules, unless the page has been left. @param {() => void|Promise<void>} deed */
  async use(deed) {
    if ((await this.isSound()) && this.isHere) await this.attempt(async () => deed());
  }

  async save() {
    if (this.saving) return;
    this.saving = true;
    if (await this.isSound()) await this.attempt(() => this.send());
    this.saving = false;
  }

  async send() {
    const { draft } = this;
    const answer = this.id
      ? await fetchJson(`/api/house/${this.id}`, draft, "PUT")
      : await fetchJson("/api/house", draft);
    this.id = answer.id;
    this.isForeign = false;
    this.saved = JSON.stringify(draft);
    this.keep(`/house/${this.id}`);
    say(told("house-saved"));
  }

  play() {
    return this.use(() => {
      const rules = this.isSaved ? { house: this.id } : { rules: this.check.toml };
      return play(rules, this.check.values["seating.players"][0]);
    });
  }

  share() {
    return this.use(() => openShare(this.draft.title, this.check.code));
  }

  download() {
    return this.use(() => download("house_rules.toml", this.check.toml));
  }

  get book() {
    return `/s/${this.check.code}/rules`;
  }

  /** The link leads to the rule book of an earlier draft as long as the check is behind. @param {MouseEvent} event */
  openBook(event) {
    if (!this.isBehind || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.use(() => location.assign(this.book));
  }

  /** @param {string} key */
  show(key) {
    this.opened.add(this.form.groups.find(({ options }) => options.some((each) => each.key === key))?.id ?? "");
    this.onlyChanges = false;
    this.draw();
    const option = document.getElementById(place(key));
    option?.scrollIntoView({ block: "center" });
    /** @type {HTMLElement|null} */ (
      option?.querySelector("input:not([disabled]):checked, input:not([type=radio]):not([disabled]), select, button") ??
        document.getElementById(place(key))
    )?.focus({ preventScroll: true });
  }

  draw() {
    if (!this.isHere) return;
    document.title = `${this.draft?.title || told("pages-house")} · Cassino`;
    render(this.check ? page(this) : waiting(this), this.root);
  }
}

/** @param {HTMLElement} root @param {object} start @param {string} id */
export function showEditor(root, start, id) {
  new Editor(root, start, id).load();
}

/** The groups of the form after one of their options that people change most often. @param {Form} form
 * @returns {Group[]} */
function usualFirst({ groups, usual }) {
  const all = groups.flatMap(({ options }) => options);
  const first = usual.flatMap((key) => all.filter((option) => option.key === key));
  const rest = groups.map((group) => ({ ...group, options: group.options.filter((each) => !first.includes(each)) }));
  return [{ id: USUAL, title: told("house-usual"), options: first }, ...rest.filter(({ options }) => options.length)];
}

/** @param {string} key */
const place = (key) => `option-${key.replace(".", "-")}`;

/** @param {string} words */
const bold = (words) => html`<b>${words}</b>`;

/** @param {Editor} editor */
function waiting(editor) {
  return html`<div class="shelf-page">${cover(told("pages-house"))}
    ${
      editor.trouble
        ? html`<p class="notice" role="alert">${editor.trouble}</p><p><a class="verb"
      href="/house">${told("house-all")}</a></p>`
        : html`<p class="dim">${told("pages-loading")}</p>`
    }</div>`;
}

/** @param {Editor} editor */
function page(editor) {
  return html`<div class="editor">${head(editor)}
    <div class="editor-body">${contents(editor)}
      <div class="groups">${editor.form.groups.map((group) => section(editor, group))}</div></div>
    ${bar(editor)}</div>`;
}

/** @param {Editor} editor */
function head(editor) {
  const { draft, check, form } = editor;
  const sound = !check.problems.length;
  const typed = (/** @type {string} */ field) => (/** @type {Event} */ event) =>
    editor.change({ [field]: valueOf(event) });
  const { id, title } = check.parent;
  const based = id
    ? marked("house-based-on-link", { title }, { link: (words) => html`<a href=${`/rules/${id}`}>${words}</a>` })
    : told("house-based-on-usual");
  return html`<header class="editor-head">
    ${cover(draft.title || told("pages-house"), { lead: html`${based} ${check.summary}`, action: rulesTabs("") })}
    <div class="names">
      <label class="field" id=${place("title")}><span>${told("house-name")}</span><input
        .value=${draft.title} @input=${typed("title")}
        aria-invalid=${String(has(editor, "title"))}></label>
      <label class="field" id=${place("summary")}><span>${told("house-summary")}</span><input
        maxlength=${form.limits.summary} .value=${draft.summary} @input=${typed("summary")}></label>
    </div>
    <div class="row">
      <button class="verb quiet" ?disabled=${!sound}
        @click=${() => editor.share()}>${told("pages-share")}</button>
      ${
        sound
          ? html`<a class="verb quiet" href=${editor.book}
        @click=${(/** @type {MouseEvent} */ event) => editor.openBook(event)}>${told("pages-rule-book")}</a>`
          : html`<button class="verb quiet" disabled>${told("pages-rule-book")}</button>`
      }
      <button class="verb quiet" ?disabled=${!sound}
        @click=${() => editor.download()}>${told("house-download")}</button>
    </div>
    ${editor.isForeign ? html`<p class="dim">${told("house-foreign")}</p>` : nothing}
    ${editor.trouble ? html`<p class="notice" role="alert">${editor.trouble}</p>` : nothing}
    ${sound ? nothing : summary(editor)}
  </header>`;
}

/** @param {Editor} editor @param {string} key */
const has = (editor, key) => editor.check.problems.some((problem) => problem.key === key);

/** @param {Editor} editor */
function summary(editor) {
  const { problems, tidy } = editor.check;
  const count = Object.keys(tidy).length;
  const follow = (/** @type {string} */ key) => (/** @type {Event} */ event) => {
    event.preventDefault();
    editor.show(key);
  };
  return html`<section class="conflicts" id="conflicts" tabindex="-1" aria-labelledby="conflicts-title"><h2
    id="conflicts-title">${told("house-conflicts", { count: problems.length })}</h2>
    <ul>${problems.map(
      (problem) =>
        html`<li>${marked(
          "house-conflict-of",
          { title: problem.title, text: problem.text },
          {
            link: (words) => html`<a
      href=${`#${place(problem.key)}`} @click=${follow(problem.key)}>${words}</a>`,
          },
        )}</li>`,
    )}</ul>
    ${
      count > 1
        ? html`<button class="verb"
      @click=${() => editor.choose(tidy)}>${told("house-tidy", { count })}</button>`
        : nothing
    }
  </section>`;
}

/** @param {Editor} editor */
function contents(editor) {
  const { groups } = editor.form;
  const follow = (/** @type {string} */ id) => (/** @type {Event} */ event) => {
    event.preventDefault();
    editor.opened.add(id);
    editor.draw();
    const target = document.getElementById(`group-${id}`);
    target?.scrollIntoView();
    target?.querySelector("summary")?.focus({ preventScroll: true });
  };
  return html`<nav class="group-links" aria-label=${told("house-groups")}>
    <ul>${groups.map(
      (group) => html`<li><a href=${`#group-${group.id}`}
      @click=${follow(group.id)}>${group.title} ${counts(editor, group)}</a></li>`,
    )}</ul>
    <label class="toggle"><input type="checkbox" role="switch" .checked=${editor.onlyChanges}
      @change=${(/** @type {Event} */ event) => {
        editor.onlyChanges = isChecked(event);
        editor.draw();
      }}><span>${told("house-only-changes")}</span></label>
  </nav>`;
}

/** @param {Editor} editor @param {Group} group */
function counts(editor, { options }) {
  const within = (/** @type {string} */ key) => options.some((each) => each.key === key);
  const wrong = editor.check.problems.filter((problem) => within(problem.key)).length;
  const changes = Object.keys(editor.draft.changes).filter(within).length;
  return html`${
    changes
      ? html`<small class="count-of changes"><span aria-hidden="true">${changes}</span><span
    class="unseen">${told("house-changes", { count: changes })}</span></small>`
      : nothing
  }
    ${
      wrong
        ? html`<small class="count-of wrong"><span aria-hidden="true">${wrong}</span><span
      class="unseen">${told("house-conflicts", { count: wrong })}</span></small>`
        : nothing
    }`;
}

/** @param {Editor} editor @param {Group} group */
function section(editor, group) {
  const shown = group.options.filter(
    (option) => !editor.onlyChanges || option.key in editor.draft.changes || has(editor, option.key),
  );
  if (!shown.length) return nothing;
  const toggled = (/** @type {any} */ event) => {
    if (event.target.open) editor.opened.add(group.id);
    else editor.opened.delete(group.id);
  };
  return html`<details class="group" id=${`group-${group.id}`}
    .open=${editor.opened.has(group.id) || editor.onlyChanges} @toggle=${toggled}>
    <summary><h2>${group.title}</h2> ${counts(editor, group)}</summary>
    ${shown.map((option) => one(editor, option))}</details>`;
}

/** @param {Editor} editor @param {Option} option */
function one(editor, option) {
  const { check, draft, form } = editor;
  const { key } = option;
  const value = key in draft.changes ? draft.changes[key] : check.inherited[key];
  const differs = key in draft.changes;
  const wrong = check.problems.filter((problem) => problem.key === key);
  const idle = key in check.idle && !wrong.length;
  const picked = (/** @type {unknown} */ chosen) => editor.choose({ [key]: chosen });
  const pack = form.packs[/** @type {string} */ (check.values["deck.pack"])] ?? Object.values(form.packs)[0];
  const classes = `option${differs ? " differs" : ""}${wrong.length ? " wrong" : ""}${idle ? " idle" : ""}`;
  return html`<div class=${classes} id=${place(key)} tabindex="-1">
    <fieldset ?disabled=${idle}><legend>${option.text}</legend>
      ${option.note ? html`<p class="dim">${option.note}</p>` : nothing}
      ${control(option, value, { form, pack, wrong: wrong.map((problem) => problem.where) }, picked)}</fieldset>
    ${idle ? html`<p class="reason">${check.idle[key]}</p>` : nothing}
    ${wrong.length ? conflict(editor, wrong) : nothing}
    ${
      differs
        ? html`<p class="origin"><span>${marked(
            "house-changed",
            { game: check.parent.title, answer: check.inherited_words[key] },
            { b: bold },
          )}</span>
      <button class="verb quiet small" @click=${() => reset(editor, key)}
        aria-label=${told("house-reset-this", { title: option.title })}>${told("house-reset")}</button></p>`
        : nothing
    }
  </div>`;
}

/** @param {Editor} editor @param {string} key */
function reset(editor, key) {
  const { [key]: _, ...rest } = editor.draft.changes;
  editor.change({ changes: rest });
}

/** @param {Editor} editor @param {Problem[]} problems of one option */
function conflict(editor, problems) {
  const ways = new Map(problems.flatMap((problem) => problem.ways.map((way) => [way.text, way])));
  return html`<div class="conflict">${problems.map(
    (problem) =>
      html`<p>${marked(
        problem.where === problem.key ? "house-conflict" : "house-conflict-in",
        { title: problem.title, text: problem.text },
        { b: bold },
      )}</p>`,
  )}
    ${
      ways.size
        ? html`<div class="ways"><span>${told("house-ways-out")}</span>${[...ways.values()].map(
            (way) => html`<button class="verb quiet small"
      @click=${() => editor.choose({ [way.key]: way.value })}>${way.text}</button>`,
          )}</div>`
        : nothing
    }</div>`;
}

/** @param {Editor} editor */
function bar(editor) {
  const { check, draft } = editor;
  const sound = !check.problems.length;
  const found = told("house-conflicts", { count: check.problems.length });
  const changes = told("house-changes", { count: Object.keys(draft.changes).length });
  const look = () => document.getElementById("conflicts")?.scrollIntoView();
  return html`<div class="editor-bar" role="group" aria-label=${told("house-these")}>
    <p class="state">${
      sound
        ? html`<span>${found}</span>`
        : html`<button class="verb danger small"
      @click=${look}>${found}</button>`
    }
      <span class="dim">${editor.isSaved ? `${changes}, ${told("house-is-saved")}` : changes}</span></p>
    <button class="verb" ?disabled=${!sound || editor.isSaved}
      @click=${() => editor.save()}>${told("pages-save")}</button>
    <button class="verb main" ?disabled=${!sound} @click=${() => editor.play()}>${told("pages-play")}</button></div>`;
}
