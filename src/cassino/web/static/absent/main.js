// At an address without a file, while there is no service worker: leads to the page that stands for such addresses.

import { applyLook } from "../shared/settings.js";

const note = /** @type {HTMLElement} */ (document.querySelector("[data-places]"));
/** @type {[addresses: string, page: string][]} */
const places = JSON.parse(note.dataset.places ?? "");
const { pathname, search, hash } = location;
const before = note.dataset.before ?? "";
const path = pathname.startsWith(`${before}/`) ? pathname.slice(before.length) : pathname;
const found = places.find(([addresses]) => new RegExp(`^${addresses}$`).test(path));

applyLook();
if (found) location.replace(`${before}${found[1]}?at=${encodeURIComponent(path + search + hash)}`);
