// The parts of the page of one's own account.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { marked, told } from "../shared/texts.js";

/** @typedef {import("./main.js").Account} Account */
/** @typedef {import("./main.js").Session} Session */
/** @typedef {import("./main.js").Actions} Actions */

/** @param {Account|null} account @param {{name: string, token: string}|null} token @param {Actions} actions
 * @param {string} lastName
 * @param {string} wrong the field that was refused */
export function accountSections(account, token, actions, lastName, wrong) {
  if (!account) return html`${signIn(actions)} ${signUp(actions, lastName, wrong)} ${guest(actions, lastName)}`;
  const { me } = account;
  return html`
    <p class="lead">${marked(
      me.account ? "account-signed-in-as" : "account-guest-as",
      { name: me.name },
      { b: bold },
    )}</p>
    ${naming(me.name, actions)}
    ${actions.passkeysHere ? passkeys(account, actions) : nothing}
    ${password(account, actions, wrong)}
    ${
      me.account
        ? nothing
        : html`<details><summary>${told("account-have-account")}</summary>${signIn(actions)}</details>`
    }
    ${sessions(account, actions)}
    ${parting(account, actions)}
    ${programs(account, token, actions)}`;
}

/** @param {string} words */
const bold = (words) => html`<b>${words}</b>`;

/** @param {Actions} actions */
function signIn(actions) {
  return html`<section aria-labelledby="sign-in"><h2 id="sign-in">${told("account-sign-in")}</h2>
    ${
      actions.passkeysHere
        ? html`<div><button class="verb main"
      @click=${actions.signInByPasskey}>${told("account-sign-in-passkey")}</button></div>`
        : nothing
    }
    <form @submit=${actions.signIn}><div class="fields">
      <label class="field"><span>${told("account-login")}</span><input name="login" required maxlength="40"
        autocomplete="username" autocapitalize="none" spellcheck="false"></label>
      <label class="field"><span>${told("account-password")}</span><input name="password" type="password" required
        maxlength="200" autocomplete="current-password"></label>
    </div><button class="verb">${told("account-sign-in")}</button></form>
    <p class="dim">${told("account-games-added")}</p></section>`;
}

/** @param {Actions} actions @param {string} lastName @param {string} wrong */
function signUp(actions, lastName, wrong) {
  return html`<section aria-labelledby="sign-up"><h2 id="sign-up">${told("account-create")}</h2>
    <form @submit=${actions.signUp}><div
      class="fields">${nameField(lastName, told("shared-your-name"), wrong)} ${newPassword("", wrong)}</div>
      ${passwordRule()}
      <div class="row"><button class="verb">${told("account-create-now")}</button>
      ${
        actions.passkeysHere
          ? html`<button class="verb quiet" name="with" value="passkey"
        formnovalidate>${told("account-passkey-instead")}</button>`
          : nothing
      }</div></form></section>`;
}

/** @param {Actions} actions @param {string} lastName */
function guest(actions, lastName) {
  return html`<section aria-labelledby="guest"><h2 id="guest">${told("account-guest")}</h2>
    <form @submit=${actions.name}><div class="fields">${nameField(lastName)}</div><button
      class="verb">${told("account-play-as-guest")}</button></form>
    <p class="dim">${told("account-guest-explained")}</p></section>`;
}

/** @param {string} field @param {string} wrong the field that was refused */
const isWrong = (field, wrong) => (field === wrong ? "true" : nothing);

/** What describes a field: why it was refused, and the rule for it. @param {string} field @param {string} wrong
 * @param {string} [rule] */
const described = (field, wrong, rule = "") =>
  [field === wrong ? "trouble" : "", rule].filter(Boolean).join(" ") || nothing;

/** @param {string} login the name that is kept @param {string} wrong */
const newPassword = (
  login,
  wrong,
) => html`<label class="field"><span>${told("account-login")}</span><input name="login" required minlength="3"
  maxlength="40" autocomplete="username" autocapitalize="none" spellcheck="false" .value=${login}
    aria-invalid=${isWrong("login", wrong)} aria-describedby=${described("login", wrong)}></label>
  <label class="field"><span>${told("account-new-password")}</span><input name="password" type="password" required
    minlength="10" maxlength="200" autocomplete="new-password"
    aria-invalid=${isWrong("password", wrong)} aria-describedby=${described("password", wrong, "rule")}></label>`;

const passwordRule = () => html`<p class="dim" id="rule">${told("account-password-rule")}</p>`;

/** @param {string} name @param {string} [label] @param {string} [wrong] */
const nameField = (
  name,
  label = told("account-table-name"),
  wrong = "",
) => html`<label class="field"><span>${label}</span><input name="name" required autocomplete="nickname"
  .value=${name}
  aria-invalid=${isWrong("name", wrong)} aria-describedby=${described("name", wrong)}></label>`;

/** @param {string} name @param {Actions} actions */
function naming(name, actions) {
  return html`<section aria-labelledby="name"><h2 id="name">${told("pages-name")}</h2>
    <form @submit=${actions.name}><div class="fields">${nameField(name)}</div><button
      class="verb">${told("account-change-name")}</button></form>
    <p class="dim">${told("account-name-explained")}</p></section>`;
}

/** @param {Account} account @param {Actions} actions */
function passkeys(account, actions) {
  const remove = (/** @type {Account["passkeys"][0]} */ key) =>
    html`<button class="verb quiet" aria-label=${told("account-remove-passkey", { name: key.name })}
      @click=${() => actions.removePasskey(key.id)}>${told("account-remove")}</button>`;
  return html`<section aria-labelledby="passkeys"><h2 id="passkeys">${told("account-passkeys")}</h2>
    <p class="dim">${told("account-passkeys-explained")}</p>
    ${
      account.passkeys.length
        ? html`<ul class="kept">${account.passkeys.map(
            (key) => html`<li>
      <span><b>${key.name}</b><small>${told("account-since", { day: new Date(key.created) })}</small></span>${remove(
        key,
      )}</li>`,
          )}</ul>`
        : nothing
    }
    <div><button class=${account.me.account ? "verb" : "verb main"}
      @click=${actions.addPasskey}>${told("account-add-passkey")}</button></div></section>`;
}

/** @param {Account} account @param {Actions} actions @param {string} wrong */
function password(account, actions, wrong) {
  const form = html`<form @submit=${actions.setPassword}><div
    class="fields">${newPassword(account.login ?? "", wrong)}</div>${passwordRule()}
    <button class="verb">${told(account.login ? "account-change-password" : "account-set-password")}</button></form>`;
  return html`<section aria-labelledby="password"><h2 id="password">${told("account-password")}</h2>
    ${
      account.login
        ? html`<p>${marked(
            "account-login-is",
            { login: account.login },
            {
              b: bold,
            },
          )}</p><details><summary>${told("account-change-password")}</summary>${form}</details>`
        : form
    }</section>`;
}

/** @param {Account} account @param {Actions} actions */
function sessions(account, actions) {
  if (!account.me.account) return nothing;
  const end = (/** @type {Session} */ session) =>
    html`<button class="verb quiet" aria-label=${told("account-end-session", { name: session.name })}
      @click=${() => actions.endSession(session.id)}>${told("account-end")}</button>`;
  return html`<section aria-labelledby="sessions"><h2 id="sessions">${told("account-sessions")}</h2>
    <ul class="kept">${account.sessions.map(
      (session) => html`<li>
      <span><b>${
        session.current ? told("account-this-session", { name: session.name }) : session.name
      }</b>${used(session)}</span>
      ${session.current ? nothing : end(session)}</li>`,
    )}</ul></section>`;
}

/** @param {Account} account @param {{name: string, token: string}|null} token @param {Actions} actions */
function programs(account, token, actions) {
  const end = (/** @type {Session} */ each) =>
    html`<button class="verb quiet" aria-label=${told("account-revoke-token", { name: each.name })}
      @click=${() => actions.endSession(each.id)}>${told("account-revoke")}</button>`;
  return html`<section aria-labelledby="programs"><h2 id="programs">${told("account-programs")}</h2>
    <details ?open=${Boolean(account.tokens.length || token)}><summary>${told("account-programs-let")}</summary>
      ${
        account.tokens.length
          ? html`<ul class="kept">${account.tokens.map(
              (each) => html`<li>
        <span><b>${each.name}</b>${used(each)}</span>${end(each)}</li>`,
            )}</ul>`
          : nothing
      }
      ${
        token
          ? html`<p>${told("account-token-of", { name: token.name })}</p><p class="secret">${token.token}</p>`
          : nothing
      }
      <form @submit=${actions.addToken}><div class="fields"><label
        class="field"><span>${told("account-program-name")}</span>
        <input name="name" required autocomplete="off"></label></div><button
          class="verb">${told("account-make-token")}</button></form>
    </details></section>`;
}

/** @param {Account} account @param {Actions} actions */
function parting(account, actions) {
  return html`<section class="parting" aria-labelledby="parting"><h2 id="parting">${told("account-leave")}</h2><div
    class="row">
    <button class="verb quiet" @click=${actions.signOut}>${told("account-sign-out")}</button>
    ${
      account.me.account
        ? html`<button class="verb quiet"
      @click=${actions.signOutEverywhere}>${told("account-sign-out-everywhere")}</button>`
        : nothing
    }
    <button class="verb danger" @click=${actions.deleteAll}>${told("account-delete")}</button></div></section>`;
}

/** @param {Session} session */
const used = ({ created, seen }) =>
  html`<small>${told("account-since-and-used", { day: new Date(created), seen: new Date(seen) })}</small>`;
