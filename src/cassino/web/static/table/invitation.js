// The invitation: a link to copy, and the same as a picture for the camera of a phone.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { copied } from "../shared/copying.js";
import { fetchJson } from "../shared/server.js";
import { marked, told } from "../shared/texts.js";

/** By match: the address that others can reach. @type {Map<string, {link: string, local: boolean}>} */
const known = new Map();

/** @param {string} id of the match @param {() => void} draw draws it again */
export function invitation(id, draw) {
  const invited = known.get(id);
  if (!invited) {
    fetchJson(`/api/matches/${id}/invitation`).then(
      (answer) => {
        known.set(id, answer);
        draw();
      },
      () => {},
    );
    return nothing;
  }
  return html`<section class="invitation" aria-labelledby="invite-title"><h3
    id="invite-title">${told("table-invite")}</h3>
    <p>${told("table-invite-about")}</p>
    ${
      invited.local
        ? html`<p
      class="dim">${marked("table-invite-local", {}, { code: (words) => html`<code>${words}</code>` })}</p>`
        : nothing
    }
    ${copied(told("shared-link"), invited.link)}
    <img class="qr" src=${`/m/${id}/invitation.svg`} width="200" height="200"
      alt=${told("table-invite-picture")}></section>`;
}
