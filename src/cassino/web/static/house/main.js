// House rules: the shelf of saved ones, or the editor, as the address says.

import { closeDialogs } from "../shared/dialogs.js";
import { applyLook } from "../shared/settings.js";
import { load } from "../shared/texts.js";
import { showEditor } from "./editor.js";
import { showShelf } from "./shelf.js";

await load("house", "pages");
const root = /** @type {HTMLElement} */ (document.getElementById("main"));

/** What a draft begins with, by the address, and the saved set that it is.
 * @returns {[object, string]} */
function start() {
  const [, place, name] = location.pathname.split("/").map(decodeURIComponent);
  if (place === "s") return [{ code: name }, ""];
  if (name !== "new") return [{ house: name }, name];
  const asked = new URLSearchParams(location.search);
  const copied = asked.get("copy");
  return [copied ? { house: copied } : { variant: asked.get("from") ?? "casino" }, ""];
}

function route() {
  closeDialogs();
  const page = document.createElement("div");
  root.replaceChildren(page);
  if (location.pathname === "/house") showShelf(page, visit);
  else showEditor(page, ...start());
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
