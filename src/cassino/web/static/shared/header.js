// The buttons at the top of a page: their windows are loaded with the first tap. And what every page begins.

const header = /** @type {HTMLElement|null} */ (document.querySelector("header.site"));

/** A window needs its place and its styles. */
function prepare() {
  if (!document.getElementById("dialogs")) {
    const place = document.createElement("div");
    place.id = "dialogs";
    document.body.append(place);
  }
  for (const href of header?.dataset.styles?.split(" ") ?? []) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href });
    document.head.append(link);
  }
}

/** Tells the page that a setting is another one. */
const changed = () => dispatchEvent(new Event("settings"));

header?.addEventListener("click", async (event) => {
  const button = /** @type {HTMLElement|null} */ (/** @type {Element} */ (event.target).closest("[data-opens]"));
  if (!button) return;
  prepare();
  const { openHelp, openSettings } = await import("./dialogs.js");
  button.focus(); // where the keyboard is again when the window is closed
  if (button.dataset.opens === "help") openHelp();
  else openSettings(changed);
});

const places = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-faces]"));
if (places.length) {
  const cover = import("./cover.js");
  cover.then(({ lay }) => lay(places));
}

/** Where a browser can, it keeps what opens without a network, after this page has loaded; where Python starts, after
 * that (local/host.js). */
const keepShell = () => {
  if (!("python" in document.documentElement.dataset)) navigator.serviceWorker.register("/sw.js").catch(() => {});
};

if ("serviceWorker" in navigator) {
  if (document.readyState === "complete") keepShell();
  else addEventListener("load", keepShell);
}
