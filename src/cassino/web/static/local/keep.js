// Where matches are kept: in IndexedDB, or where that is refused in memory only, until the page is closed.

/** An event under its match and version. @typedef {{match: string, version: number, text: string, at: string,
 *   request: string|null}} Row */
/** A match in the list, under its id. @typedef {{id: string, created: string, updated: string, summary: string,
 *   seat: number|null}} Line */
/** keep: all or nothing; `stale` where one of the versions is there already.
 * @typedef {{isKept: boolean, read: (match: string, after: number) => Promise<Row[]>, list: () => Promise<Line[]>,
 *   keep: (rows: Row[], lines: Line[]) => Promise<"kept"|"stale"|"failed">}} Keeper */

const NAME = "cassino";
const EVENTS = "events";
const MATCHES = "matches";

/** @returns {Promise<Keeper>} */
export async function openKeeper() {
  try {
    return keeper(await opened());
  } catch {
    return memory();
  }
}

/** @returns {Promise<IDBDatabase>} */
function opened() {
  return new Promise((end, fail) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(EVENTS, { keyPath: ["match", "version"] });
      request.result.createObjectStore(MATCHES, { keyPath: "id" });
    };
    request.onsuccess = () => end(request.result);
    request.onerror = () => fail(request.error);
    request.onblocked = () => fail(request.error);
  });
}

/** @param {IDBDatabase} database @returns {Keeper} */
function keeper(database) {
  database.onversionchange = () => database.close(); // a newer page wants another form of it
  const all = (/** @type {string} */ store, /** @type {IDBKeyRange|null} */ range = null) =>
    new Promise((/** @type {(found: any[]) => void} */ end, fail) => {
      const request = database.transaction(store).objectStore(store).getAll(range);
      request.onsuccess = () => end(request.result);
      request.onerror = () => fail(request.error);
    });
  return {
    isKept: true,
    read: (match, after) => all(EVENTS, IDBKeyRange.bound([match, after], [match, Infinity], true)),
    list: () => all(MATCHES),
    keep: (rows, lines) => kept(database, rows, lines).catch(() => "failed"),
  };
}

/** One strict transaction: what is reported as kept outlives a crash.
 * @param {IDBDatabase} database @param {Row[]} rows @param {Line[]} lines
 * @returns {Promise<"kept"|"stale"|"failed">} */
async function kept(database, rows, lines) {
  const transaction = database.transaction([EVENTS, MATCHES], "readwrite", { durability: "strict" });
  const end = new Promise((/** @type {(result: "kept"|"stale"|"failed") => void} */ done) => {
    transaction.oncomplete = () => done("kept");
    transaction.onabort = () => done(transaction.error?.name === "ConstraintError" ? "stale" : "failed");
  });
  for (const row of rows) transaction.objectStore(EVENTS).add(row);
  for (const line of lines) transaction.objectStore(MATCHES).put(line);
  return end;
}

/** @returns {Keeper} */
export function memory() {
  /** @type {Map<string, Row[]>} */
  const events = new Map();
  /** @type {Map<string, Line>} */
  const matches = new Map();
  return {
    isKept: false,
    read: async (match, after) => (events.get(match) ?? []).filter(({ version }) => version > after),
    list: async () => [...matches.values()],
    keep: async (rows, lines) => {
      for (const row of rows) events.set(row.match, [...(events.get(row.match) ?? []), row]);
      for (const line of lines) matches.set(line.id, line);
      return "kept";
    },
  };
}
