// Chooses the page by its address: the start, or a table.

import { showStart } from "../lobby/start.js";
import { closeDialogs } from "../shared/dialogs.js";
import { applyLook } from "../shared/settings.js";
import { listen } from "./keys.js";
import { Play, over } from "./play.js";
import { followKey } from "./wayback.js";

const root = /** @type {HTMLElement} */ (document.getElementById("app"));

/** Ends the page that is shown. */
let leave = () => {};

function route() {
  leave();
  closeDialogs();
  const page = document.createElement("div");
  page.className = "page";
  root.replaceChildren(page);
  const match = /^\/m\/([^/]+)(\/replay)?$/.exec(location.pathname);
  leave = match ? (match[2] ? again : table)(page, decodeURIComponent(match[1])) : showStart(page, visit);
}

/** @param {HTMLElement} page @param {string} id */
function table(page, id) {
  const seat = new URLSearchParams(location.search).get("seat");
  const play = new Play({ id, seat }, page, visit, over(id, seat));
  const deaf = listen(play);
  followKey(play.table);
  return () => {
    deaf();
    play.leave();
  };
}

/** A match that is over, once more. @param {HTMLElement} page @param {string} id */
function again(page, id) {
  let end = () => {};
  const loading = import("./replay.js").then(({ replay }) => {
    if (!page.isConnected) return;
    const play = replay(page, id, visit);
    const deaf = listen(play);
    end = () => {
      deaf();
      play.leave();
    };
  });
  return () => loading.then(() => end());
}

/** @param {string} path */
function visit(path) {
  history.pushState(null, "", path);
  route();
}

addEventListener("popstate", route);
applyLook();
route();
