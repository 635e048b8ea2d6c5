// At an address without a file, while there is no service worker: leads to the page that stands for such addresses.

import { languages } from "../shared/language.js";
import { applyLook } from "../shared/settings.js";

const note = /** @type {HTMLElement} */ (document.querySelector("[data-places]"));
/** @type {[addresses: string, page: string][]} */
const places = JSON.parse(note.dataset.places ?? "");
const { pathname, search, hash } = location;
const first = pathname.split("/")[1];
/** A language may be before an address. */
const before = languages().some(([code], place) => place && code === first) ? `/${first}` : "";
const path = pathname.slice(before.length);
const found = places.find(([addresses]) => new RegExp(`^${addresses}$`).test(path));

applyLook();
if (found) location.replace(`${before}${found[1]}?at=${encodeURIComponent(pathname + search + hash)}`);
