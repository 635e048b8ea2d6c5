// Ways from a page on which something is disabled until another page is there.

/** Leads to another page. Where the browser comes back to this one as it was left, it is loaded anew.
 * @param {string} path */
export function leave(path) {
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  location.assign(path);
}
