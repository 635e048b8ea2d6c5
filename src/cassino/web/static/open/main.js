// Opens what was shared with the app: a phone offers it in the list where people share a link.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { cover } from "../shared/cover.js";
import { applyLook } from "../shared/settings.js";
import { load, told } from "../shared/texts.js";
import { placeIn } from "./places.js";

await load("open", "pages");
const asked = new URLSearchParams(location.search);
const shared = ["url", "text", "title"].map((name) => asked.get(name) ?? "").find((text) => text.trim()) ?? "";
const { address, other } = placeIn(shared, location.origin);

applyLook();
if (address) location.replace(address);
else render(page(), /** @type {HTMLElement} */ (document.getElementById("main")));

function page() {
  return html`${cover(told("open-nothing"), { lead: told(other ? "open-elsewhere" : "open-nothing-about") })}
    <p class="plain-note">${other ? html`<a class="verb main" href=${other}>${told("open-there")}</a>` : nothing}
      <a class=${other ? "verb" : "verb main"} href="/">${told("shared-start-page")}</a></p>`;
}
