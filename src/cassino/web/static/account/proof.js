// Whether it is really the person: a change of the account may ask for the password or a passkey again.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { closeDialogs, openDialog } from "../shared/dialogs.js";
import { Refused } from "../shared/server.js";
import { told } from "../shared/texts.js";
import { signInByPasskey } from "./passkeys.js";

/** What was shown: a password, or nothing because a passkey signed in anew; null: the person thought better of it.
 * @typedef {{password?: string}|null} Proof */

/** @param {string} id of the person @param {boolean} byPasskey whether a passkey can be shown @returns {Promise<Proof>}
 */
function askProof(id, byPasskey) {
  return new Promise((resolve, reject) => {
    /** @type {Proof} */
    let proof = null;
    const close = (/** @type {Proof} */ shown) => {
      proof = shown;
      closeDialogs("prove");
    };
    const submit = (/** @type {any} */ event) => {
      event.preventDefault();
      close({ password: String(new FormData(event.target).get("password")) });
    };
    const use = async () => {
      try {
        const { me } = await signInByPasskey();
        if (me.id !== id) location.reload();
        else close({});
      } catch (problem) {
        reject(problem);
        close(null);
      }
    };
    const content = () => html`<p>${told("account-prove-text")}</p>
      <form @submit=${submit}><label class="field"><span>${told("account-password")}</span>
        <input name="password" type="password" required autocomplete="current-password"></label>
        <div class="row">${
          byPasskey
            ? html`<button type="button" class="verb quiet"
          @click=${use}>${told("account-use-passkey")}</button>`
            : nothing
        }
        <button class="verb main">${told("pages-continue")}</button></div></form>`;
    openDialog("prove", told("account-prove-title"), content, () => resolve(proof));
  });
}

/** Does something, with proof where the server wants it; whether it was done.
 * @param {{id: string, byPasskey: boolean}} person @param {(password?: string) => Promise<unknown>} action */
export async function proven(person, action) {
  try {
    await action();
    return true;
  } catch (problem) {
    if (!(problem instanceof Refused) || problem.code !== "prove_it") throw problem;
  }
  const proof = await askProof(person.id, person.byPasskey);
  if (proof === null) return false;
  await action(proof.password);
  return true;
}
