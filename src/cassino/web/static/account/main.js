// One's own account: who one is, how one signs in, where one is signed in.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { ask } from "../shared/dialogs.js";
import { fetchJson, inWords, Refused } from "../shared/server.js";
import { applyLook, change, settings } from "../shared/settings.js";
import { forgetShown } from "../shared/shown.js";
import { say } from "../shared/speech.js";
import { load, told } from "../shared/texts.js";
import { addPasskey, canHavePasskeys, passkeyTrouble, signInByPasskey } from "./passkeys.js";
import { proven } from "./proof.js";
import { accountSections } from "./view.js";

/** @typedef {{id: string, name: string, account: boolean}} Me */
/** @typedef {{id: string, name: string, created: string, seen: string, current?: boolean}} Session */
/** @typedef {{me: Me, login: string|null, passkeys: {id: string, name: string, created: string}[], sessions: Session[],
 * tokens: Session[]}} Account */

await load("account", "pages");
const root = /** @type {HTMLElement} */ (document.getElementById("account"));
const passkeysHere = root.dataset.passkeys === "yes" && canHavePasskeys;

/** The field that a refusal is about. @type {Record<string, string>} */
const FIELDS = { name: "name", login: "login", login_taken: "login", password: "password" };

const state = {
  /** @type {Account|null} nobody is signed in */ account: null,
  loaded: false,
  trouble: "",
  /** the field it is about */ wrong: "",
  done: "",
  /** @type {{name: string, token: string}|null} told once */ token: null,
  /** a request is on its way */ working: false,
};

async function look() {
  const { me } = await fetchJson("/api/me");
  state.account = me ? await fetchJson("/api/me/account") : null;
  state.loaded = true;
}

/** Does something and says how it went. @param {() => Promise<string|void>} action */
async function run(action) {
  if (state.working) return;
  const focused = /** @type {HTMLElement|null} */ (document.activeElement);
  state.trouble = state.wrong = state.done = "";
  state.working = true;
  if (state.loaded) say(told("account-working"));
  draw();
  try {
    const done = await action();
    await look();
    state.done = done ?? "";
  } catch (problem) {
    state.trouble = passkeyTrouble(problem) || inWords(problem);
    state.wrong = problem instanceof Refused ? (FIELDS[problem.code] ?? "") : "";
  }
  state.working = false;
  say(state.trouble || state.done);
  draw();
  if (document.activeElement === document.body) focused?.focus();
  /** @type {HTMLElement|null} */ (root.querySelector("[aria-invalid=true]"))?.focus();
}

/** The fields of a form that was sent. @param {any} event @returns {Record<string, string>} */
function sent(event) {
  event.preventDefault();
  return Object.fromEntries([...new FormData(event.target)].map(([name, value]) => [name, String(value)]));
}

const person = () => ({
  id: state.account?.me.id ?? "",
  byPasskey: passkeysHere && Boolean(state.account?.passkeys.length),
});

/** @param {(password?: string) => Promise<unknown>} action @param {string} done */
const changeAccount = (action, done) =>
  run(async () => ((await proven(person(), action)) ? done : told("shared-unchanged")));

/** @param {any} result */
const welcome = ({ me, moved }) => {
  forgetShown();
  change({ name: me.name });
  return told("account-welcome", { name: me.name, moved: moved ?? 0 });
};

const actions = {
  passkeysHere,
  name: (/** @type {Event} */ event) => {
    const { name } = sent(event);
    run(async () => {
      const { me } = await fetchJson("/api/me", { name });
      change({ name: me.name });
      return told("account-renamed", { name: me.name });
    });
  },
  signUp: (/** @type {SubmitEvent} */ event) => {
    const { name, login, password } = sent(event);
    const byPasskey = event.submitter?.getAttribute("value") === "passkey";
    run(async () => {
      const { me } = await fetchJson("/api/me", { name });
      change({ name: me.name });
      await (byPasskey ? addPasskey() : fetchJson("/api/me/password", { login, password }));
      return told("account-created", { name: me.name });
    });
  },
  signIn: (/** @type {Event} */ event) => {
    const { login, password } = sent(event);
    run(async () => welcome(await fetchJson("/api/login", { login, password })));
  },
  signInByPasskey: () => run(async () => welcome(await signInByPasskey())),
  addPasskey: () => changeAccount(addPasskey, told("account-passkey-saved")),
  removePasskey: (/** @type {string} */ id) =>
    changeAccount(
      (password) => fetchJson(`/api/me/passkeys/${encodeURIComponent(id)}`, { password }, "DELETE"),
      told("account-passkey-removed"),
    ),
  setPassword: (/** @type {any} */ event) => {
    const { login, password } = sent(event);
    const form = event.target;
    changeAccount(async (old) => {
      await fetchJson("/api/me/password", { login, password, old });
      form.reset();
    }, told("account-password-saved"));
  },
  endSession: (/** @type {string} */ id) =>
    run(async () => {
      await fetchJson(`/api/me/sessions/${id}`, {}, "DELETE");
      return told("account-session-ended");
    }),
  addToken: (/** @type {any} */ event) => {
    const { name } = sent(event);
    run(async () => {
      state.token = await fetchJson("/api/tokens", { name });
      event.target.reset();
      return told("account-token-made");
    });
  },
  signOut: () =>
    leave(
      {
        title: told("account-sign-out-title"),
        no: told("account-stay"),
        yes: told("account-sign-out"),
        text: told(state.account?.me.account ? "account-sign-out-text" : "account-sign-out-guest"),
      },
      () => fetchJson("/api/logout", {}),
    ),
  signOutEverywhere: () =>
    leave(
      {
        title: told("account-everywhere-title"),
        no: told("account-stay"),
        yes: told("account-sign-out-everywhere"),
        text: told("account-everywhere-text"),
      },
      () => fetchJson("/api/logout-everywhere", {}),
    ),
  deleteAll: () =>
    leave(
      {
        title: told("account-delete-title"),
        no: told("pages-keep"),
        yes: told("account-delete"),
        text: told("account-delete-text"),
      },
      (password) => fetchJson("/api/me", { password }, "DELETE"),
      told("account-deleted"),
    ),
};

/** @param {{title: string, text: string, yes: string, no: string}} question
 * @param {(password?: string) => Promise<unknown>} action @param {string} [done] */
async function leave(question, action, done = told("account-signed-out")) {
  if (!(await ask(question))) return;
  state.token = null;
  changeAccount(async (password) => {
    await action(password);
    forgetShown();
  }, done);
}

function draw() {
  root.setAttribute("aria-busy", String(state.working));
  render(
    html`
    ${state.trouble ? html`<p class="notice" role="alert" id="trouble">${state.trouble}</p>` : nothing}
    ${state.done ? html`<p class="done" role="status">${state.done}</p>` : nothing}
    ${state.loaded && state.working ? html`<p class="working" role="status">${told("account-working")}</p>` : nothing}
    ${state.loaded ? accountSections(state.account, state.token, actions, settings.name, state.wrong) : nothing}`,
    root,
  );
  for (const button of root.querySelectorAll("button")) button.disabled = state.working;
}

applyLook();
root.replaceChildren();
run(async () => {});

/** @typedef {typeof actions} Actions */
