// Which pages there are: a server has all, a folder that `cassino site` writes says which.

const listed = /** @type {HTMLMetaElement|null|undefined} */ (
  globalThis.document?.querySelector('meta[name="pages"]')
);
const known = listed?.content.split(",");

/** Whether a page can be opened. @param {string} path of the page without what follows: "/learn" */
export const hasPage = (path) => !known || known.includes(path);
