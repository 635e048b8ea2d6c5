// Runs before the first paint, so that no page flashes in the wrong colours.
(() => {
  /** @type {{theme?: string, fourColour?: boolean, contrast?: boolean, leftHanded?: boolean, back?: string,
   * felt?: string}} */
  let saved = {};
  try {
    saved = JSON.parse(localStorage.getItem("cassino.settings") || "{}") || {};
  } catch {
    saved = {};
  }
  const root = document.documentElement;
  if (saved.theme === "light" || saved.theme === "dark") root.dataset.theme = saved.theme;
  if (saved.fourColour === true) root.dataset.deck = "four";
  if (saved.leftHanded === true) root.dataset.side = "left";
  if (saved.contrast === true) root.dataset.contrast = "high";
  root.dataset.back = saved.contrast === true ? "plain" : String(saved.back ?? "fish");
  root.dataset.felt = saved.contrast === true ? "plain" : String(saved.felt ?? "green");
})();
