// The parts of the page of one's own account.

import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @typedef {import("./main.js").Account} Account */
/** @typedef {import("./main.js").Session} Session */
/** @typedef {import("./main.js").Actions} Actions */

/** @param {Account|null} account @param {{name: string, token: string}|null} token @param {Actions} actions @param {string} lastName
 * @param {string} wrong the field that was refused */
export function accountSections(account, token, actions, lastName, wrong) {
  if (!account) return html`${signIn(actions)} ${signUp(actions, lastName, wrong)} ${guest(actions, lastName)}`;
  const { me } = account;
  return html`
    <p class="lead">${me.account ? html`You are signed in as <b>${me.name}</b>.` : html`You are <b>${me.name}</b>, a guest: only this browser knows you.
      With a passkey or a password you keep your games, and can play for ratings.`}</p>
    ${naming(me.name, actions)}
    ${actions.passkeysHere ? passkeys(account, actions) : nothing}
    ${password(account, actions, wrong)}
    ${me.account ? nothing : html`<details><summary>I have an account already</summary>${signIn(actions)}</details>`}
    ${sessions(account, actions)}
    ${programs(account, token, actions)}
    ${parting(account, actions)}`;
}

/** @param {Actions} actions */
function signIn(actions) {
  return html`<section aria-labelledby="sign-in"><h2 id="sign-in">Sign in</h2>
    ${actions.passkeysHere ? html`<div><button class="verb main" @click=${actions.signInByPasskey}>Sign in with a passkey</button></div>` : nothing}
    <form @submit=${actions.signIn}><div class="fields">
      <label class="field"><span>Login name</span><input name="login" required maxlength="40" autocomplete="username" autocapitalize="none" spellcheck="false"></label>
      <label class="field"><span>Password</span><input name="password" type="password" required maxlength="200" autocomplete="current-password"></label>
    </div><button class="verb">Sign in</button></form>
    <p class="dim">Games you started in this browser are added to your account.</p></section>`;
}

/** @param {Actions} actions @param {string} lastName @param {string} wrong */
function signUp(actions, lastName, wrong) {
  return html`<section aria-labelledby="sign-up"><h2 id="sign-up">Create an account</h2>
    <form @submit=${actions.signUp}><div class="fields">${nameField(lastName, "Your name", wrong)} ${newPassword("", wrong)}</div>
      ${passwordRule}
      <div class="row"><button class="verb">Create the account</button>
      ${actions.passkeysHere ? html`<button class="verb quiet" name="with" value="passkey" formnovalidate>Use a passkey instead</button>` : nothing}</div></form></section>`;
}

/** @param {Actions} actions @param {string} lastName */
function guest(actions, lastName) {
  return html`<section aria-labelledby="guest"><h2 id="guest">Or play as a guest</h2>
    <form @submit=${actions.name}><div class="fields">${nameField(lastName)}</div><button class="verb">Play under this name</button></form>
    <p class="dim">A name is enough. You can add a passkey or a password later and keep everything.</p></section>`;
}

/** @param {string} field @param {string} wrong the field that was refused */
const isWrong = (field, wrong) => (field === wrong ? "true" : nothing);

/** What describes a field: why it was refused, and the rule for it. @param {string} field @param {string} wrong @param {string} [rule] */
const described = (field, wrong, rule = "") => [field === wrong ? "trouble" : "", rule].filter(Boolean).join(" ") || nothing;

/** @param {string} login the name that is kept @param {string} wrong */
const newPassword = (login, wrong) => html`<label class="field"><span>Login name</span><input name="login" required minlength="3" maxlength="40" autocomplete="username" autocapitalize="none" spellcheck="false" .value=${login}
    aria-invalid=${isWrong("login", wrong)} aria-describedby=${described("login", wrong)}></label>
  <label class="field"><span>New password</span><input name="password" type="password" required minlength="10" maxlength="200" autocomplete="new-password"
    aria-invalid=${isWrong("password", wrong)} aria-describedby=${described("password", wrong, "rule")}></label>`;

const passwordRule = html`<p class="dim" id="rule">At least ten characters; several words are good.</p>`;

/** @param {string} name @param {string} [label] @param {string} [wrong] */
const nameField = (name, label = "Name at the table", wrong = "") => html`<label class="field"><span>${label}</span><input name="name" required maxlength="40" autocomplete="nickname" .value=${name}
  aria-invalid=${isWrong("name", wrong)} aria-describedby=${described("name", wrong)}></label>`;

/** @param {string} name @param {Actions} actions */
function naming(name, actions) {
  return html`<section aria-labelledby="name"><h2 id="name">Name</h2>
    <form @submit=${actions.name}><div class="fields">${nameField(name)}</div><button class="verb">Change the name</button></form>
    <p class="dim">Games already started keep your old name.</p></section>`;
}

/** @param {Account} account @param {Actions} actions */
function passkeys(account, actions) {
  const remove = (/** @type {Account["passkeys"][0]} */ key) =>
    html`<button class="verb quiet" aria-label=${`Remove the passkey ${key.name}`} @click=${() => actions.removePasskey(key.id)}>Remove</button>`;
  return html`<section aria-labelledby="passkeys"><h2 id="passkeys">Passkeys</h2>
    <p class="dim">Your device signs you in: a finger, a face or a PIN, and nothing to remember.</p>
    ${account.passkeys.length ? html`<ul class="kept">${account.passkeys.map((key) => html`<li>
      <span><b>${key.name}</b><small>since ${day(key.created)}</small></span>${remove(key)}</li>`)}</ul>` : nothing}
    <div><button class=${account.me.account ? "verb" : "verb main"} @click=${actions.addPasskey}>Add a passkey</button></div></section>`;
}

/** @param {Account} account @param {Actions} actions @param {string} wrong */
function password(account, actions, wrong) {
  const form = html`<form @submit=${actions.setPassword}><div class="fields">${newPassword(account.login ?? "", wrong)}</div>${passwordRule}
    <button class="verb">${account.login ? "Change the password" : "Set a password"}</button></form>`;
  return html`<section aria-labelledby="password"><h2 id="password">Password</h2>
    ${account.login ? html`<p>Your login name is <b>${account.login}</b>.</p><details><summary>Change it</summary>${form}</details>` : form}</section>`;
}

/** @param {Account} account @param {Actions} actions */
function sessions(account, actions) {
  if (!account.me.account) return nothing;
  const end = (/** @type {Session} */ session) =>
    html`<button class="verb quiet" aria-label=${`End the session ${session.name}`} @click=${() => actions.endSession(session.id)}>End</button>`;
  return html`<section aria-labelledby="sessions"><h2 id="sessions">Where you are signed in</h2>
    <ul class="kept">${account.sessions.map((session) => html`<li>
      <span><b>${session.name}${session.current ? " (this one)" : ""}</b><small>since ${day(session.created)}, last used ${day(session.seen)}</small></span>
      ${session.current ? nothing : end(session)}</li>`)}</ul></section>`;
}

/** @param {Account} account @param {{name: string, token: string}|null} token @param {Actions} actions */
function programs(account, token, actions) {
  const end = (/** @type {Session} */ each) =>
    html`<button class="verb quiet" aria-label=${`End the token ${each.name}`} @click=${() => actions.endSession(each.id)}>End</button>`;
  return html`<section aria-labelledby="programs"><h2 id="programs">Programs</h2>
    <details ?open=${Boolean(account.tokens.length || token)}><summary>Let a program play for you</summary>
      ${account.tokens.length ? html`<ul class="kept">${account.tokens.map((each) => html`<li>
        <span><b>${each.name}</b><small>since ${day(each.created)}, last used ${day(each.seen)}</small></span>${end(each)}</li>`)}</ul>` : nothing}
      ${token ? html`<p>The token of ${token.name}, shown only now:</p><p class="secret">${token.token}</p>` : nothing}
      <form @submit=${actions.addToken}><div class="fields"><label class="field"><span>Name of the program</span>
        <input name="name" required maxlength="40" autocomplete="off"></label></div><button class="verb">Make a token</button></form>
    </details></section>`;
}

/** @param {Account} account @param {Actions} actions */
function parting(account, actions) {
  return html`<section class="parting" aria-labelledby="parting"><h2 id="parting">Leave</h2><div class="row">
    <button class="verb quiet" @click=${actions.signOut}>Sign out</button>
    ${account.me.account ? html`<button class="verb quiet" @click=${actions.signOutEverywhere}>Sign out everywhere</button>` : nothing}
    <button class="verb danger" @click=${actions.deleteAll}>Delete everything</button></div></section>`;
}

/** @param {string} moment */
const day = (moment) => html`<time datetime=${moment}>${new Date(moment).toLocaleDateString()}</time>`;
