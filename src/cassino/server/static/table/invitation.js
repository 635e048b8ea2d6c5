// The invitation: a link to copy, and the same as a picture for the camera of a phone.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { copied } from "../shared/copying.js";
import { fetchJson } from "../shared/server.js";

/** By match: the address that others can reach. @type {Map<string, {link: string, local: boolean}>} */
const known = new Map();

/** @param {string} id of the match @param {() => void} draw draws it again */
export function invitation(id, draw) {
  const invited = known.get(id);
  if (!invited) {
    fetchJson(`/api/matches/${id}/invitation`).then((answer) => { known.set(id, answer); draw(); }, () => {});
    return nothing;
  }
  return html`<section class="invitation" aria-labelledby="invite-title"><h3 id="invite-title">Invite</h3>
    <p>Whoever opens this link can sit down at a free seat, or watch.</p>
    ${invited.local ? html`<p class="dim">It works only on this computer. Start the server with <code>cassino host</code>, and every phone in the house can reach the table.</p>` : nothing}
    ${copied("Link", invited.link)}
    <img class="qr" src=${`/m/${id}/invitation.svg`} width="200" height="200" alt="The link as a QR code"></section>`;
}
