// The buttons at the top of a page. The windows that they open are loaded with the first tap.

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
