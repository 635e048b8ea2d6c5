// House rules: the shelf of saved ones, or the editor, as the address says.

import { closeDialogs } from "../shared/dialogs.js";
import { applyLook } from "../shared/settings.js";
import { load } from "../shared/texts.js";
import { showEditor } from "./editor.js";
import { showShelf } from "./shelf.js";

await load("house", "pages");
const root = /** @type {HTMLElement} */ (document.getElementById("main"));

/** The parts of the address from the page on: a language may be before it. */
function parts() {
  const all = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  return all.slice(all.findIndex((part) => part === "house" || part === "s"));
}

/** What a draft begins with, by the address, and the saved set that it is. @param {string} place @param {string} name
 * @returns {[object, string]} */
function start(place, name) {
  if (place === "s") return [{ code: name }, ""];
  if (name !== "new") return [{ house: name }, name];
  const asked = new URLSearchParams(location.search);
  const [code, house] = [asked.get("code"), asked.get("copy")];
  return [code ? { code } : house ? { house } : { variant: asked.get("from") ?? "casino" }, ""];
}

function route() {
  closeDialogs();
  const page = document.createElement("div");
  root.replaceChildren(page);
  const [place, name] = parts();
  if (name) showEditor(page, ...start(place, name));
  else showShelf(page, visit);
}

/** @param {string} path @param {object} [state] */
function visit(path, state) {
  history.pushState(state ?? null, "", path);
  route();
  scrollTo(0, 0);
}

addEventListener("popstate", route);
applyLook();
route();
