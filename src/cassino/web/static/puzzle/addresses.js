// Which puzzle an address of the page asks for, and where the next one is.

const PAGE = "/puzzle/";
/** What follows the name of the page; languages may have addresses of their own. */
const NAMED = /\/puzzle\/([^/]+)\/?$/;

/** Where the question comes from: a number, a theme, the choice of the server, or the day.
 * @param {{pathname: string, search: string}} location */
export function source({ pathname, search }) {
  const query = new URLSearchParams(search);
  const named = NAMED.exec(pathname)?.[1] ?? "";
  if (/^\d+$/.test(named)) return `/api/puzzles/${named}`;
  if (!named && !query.has("theme")) return "/api/puzzles/today";
  return `/api/puzzles/next?${wanted(query)}`;
}

/** Where the next puzzle is: one of the same theme, where the person has chosen a theme.
 * @param {{search: string}} location @param {number} number of this puzzle */
export function following({ search }, number) {
  const query = new URLSearchParams(wanted(new URLSearchParams(search)));
  query.set("besides", String(number));
  return `${query.get("theme") ? "/puzzle" : "/puzzle/next"}?${query}`;
}

/** The address of a puzzle that was chosen, so that it can be loaded again and shared.
 * @param {{search: string}} location @param {number} number */
export function kept({ search }, number) {
  const theme = new URLSearchParams(search).get("theme");
  return `${PAGE}${number}${theme ? `?theme=${encodeURIComponent(theme)}` : ""}`;
}

/** What the server knows of a query. @param {URLSearchParams} query */
function wanted(query) {
  const known = new URLSearchParams();
  for (const name of ["theme", "besides"]) {
    const value = query.get(name);
    if (value) known.set(name, value);
  }
  return known;
}
