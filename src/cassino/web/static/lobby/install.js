// "Put it on your phone": the page as an app, where a browser can install it.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { openDialog } from "../shared/dialogs.js";
import { hasPeople } from "../shared/host.js";
import { told } from "../shared/texts.js";

/** What the browser offers: it asks the person. @type {{prompt: () => Promise<{outcome: string}>}|null} */
let offer = null;

/** @param {any} event its default is a question at a moment that the browser chooses */
function keep(event) {
  event.preventDefault();
  offer = event;
  dispatchEvent(new Event("settings"));
}

function forget() {
  offer = null;
  dispatchEvent(new Event("settings"));
}

addEventListener("beforeinstallprompt", keep);
addEventListener("appinstalled", forget);

const isPhone = () => matchMedia("(pointer: coarse)").matches;
const isApp = () => matchMedia("(display-mode: standalone)").matches;

/** The way to the app, and what it is good for. Nothing in the app itself, and where no browser could install it.
 * @returns {unknown} */
export function installLine() {
  const canInstall = !isApp() && (offer || isPhone());
  const about = told(hasPeople ? "lobby-install-about" : "lobby-without-internet");
  if (!canInstall) return hasPeople ? nothing : html`<p class="install dim">${about}</p>`;
  const title = told(isPhone() ? "lobby-install-phone" : "lobby-install");
  return html`<p class="install"><button class="verb quiet" @click=${() => install(title)}>${title}</button>
    <span class="dim">${about}</span></p>`;
}

/** @param {string} title */
async function install(title) {
  if (!offer) {
    openDialog("home-screen", title, () => html`<p>${told("lobby-install-menu")}</p>`);
    return;
  }
  const { outcome } = await offer.prompt();
  if (outcome === "accepted") forget();
}
