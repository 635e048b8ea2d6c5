// The score of a game with real cards: chooses between beginning a sheet and keeping one.

import { applyLook } from "../shared/settings.js";
import { load } from "../shared/texts.js";
import { Book } from "./book.js";
import { showScoreStart } from "./start.js";

await load("score", "pages");
const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const found = /\/score\/([^/]+)\/?$/.exec(location.pathname);

applyLook();
root.replaceChildren();
if (found) new Book(root, decodeURIComponent(found[1])).open();
else showScoreStart(root);
