// Where matches and other things are kept: in IndexedDB, or if that is refused in memory, until the page is closed.

/** An event under its match and version. @typedef {{match: string, version: number, text: string, at: string,
 *   request: string|null}} Row */
/** A match in the list, under its id. @typedef {{id: string, created: string, updated: string, summary: string,
 *   seat: number|null}} Line */
/** Something else, under its kind and id. @typedef {{kind: string, id: string, version: number, created: string,
 *   updated: string, text: string, summary: string}} Thing */
/** A thing, and the version that it replaces: 0 for a new one. @typedef {{thing: Thing, before: number}} Change */
/** @typedef {"kept"|"stale"|"failed"} Kept */
/** keep: all or nothing; `stale` where one of the events is there already, or another version of a thing. things: all
 * of a kind, or the one with an id.
 * @typedef {{isKept: boolean, read: (match: string, after: number) => Promise<Row[]>, list: () => Promise<Line[]>,
 *   things: (kind: string, id: string) => Promise<Thing[]>,
 *   keep: (rows: Row[], lines: Line[], changes: Change[]) => Promise<Kept>,
 *   remove: (kind: string, id: string) => Promise<Kept>}} Keeper */

const NAME = "cassino";
const EVENTS = "events";
const MATCHES = "matches";
const THINGS = "things";
/** How long another tab may take to let go of an earlier form of the database, in milliseconds. */
const PATIENCE = 3000;
/** The stores that each version of the database adds to those before. @type {((database: IDBDatabase) => void)[]} */
const FORMS = [
  (database) => {
    database.createObjectStore(EVENTS, { keyPath: ["match", "version"] });
    database.createObjectStore(MATCHES, { keyPath: "id" });
  },
  (database) => {
    database.createObjectStore(THINGS, { keyPath: ["kind", "id"] });
  },
];

/** @returns {Promise<Keeper>} */
export async function openKeeper() {
  try {
    return keeper(await opened());
  } catch {
    return memory();
  }
}

/** A later version of the folder may have been here: it has added stores, and the others are as they were.
 * @returns {Promise<IDBDatabase>} */
const opened = () =>
  openedAs(FORMS.length).catch((problem) => {
    if (problem?.name === "VersionError") return openedAs();
    throw problem;
  });

/** @param {number} [form] the present one, if none is given @returns {Promise<IDBDatabase>} */
function openedAs(form) {
  return new Promise((end, fail) => {
    const request = indexedDB.open(NAME, form);
    request.onupgradeneeded = ({ oldVersion }) => {
      for (const form of FORMS.slice(oldVersion)) form(request.result);
    };
    let isLate = false;
    const giveUp = () => {
      isLate = true;
      fail(new Error("another tab holds the database"));
    };
    request.onsuccess = () => (isLate ? request.result.close() : end(request.result));
    request.onerror = () => fail(request.error);
    request.onblocked = () => setTimeout(giveUp, PATIENCE);
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
    things: (kind, id) => all(THINGS, id ? IDBKeyRange.only([kind, id]) : IDBKeyRange.bound([kind], [kind, []])),
    keep: (rows, lines, changes) =>
      changed(database, (transaction) => {
        for (const row of rows) transaction.objectStore(EVENTS).add(row);
        for (const line of lines) transaction.objectStore(MATCHES).put(line);
        for (const change of changes) replace(transaction.objectStore(THINGS), change);
      }),
    remove: (kind, id) => changed(database, (transaction) => transaction.objectStore(THINGS).delete([kind, id])),
  };
}

/** One strict transaction: what is reported as kept outlives a crash. It is aborted where something is stale.
 * @param {IDBDatabase} database @param {(transaction: IDBTransaction) => void} work @returns {Promise<Kept>} */
function changed(database, work) {
  return new Promise((/** @type {(result: Kept) => void} */ done) => {
    try {
      const transaction = database.transaction([EVENTS, MATCHES, THINGS], "readwrite", { durability: "strict" });
      transaction.oncomplete = () => done("kept");
      transaction.onabort = () => done(isStale(transaction.error) ? "stale" : "failed");
      work(transaction);
    } catch {
      done("failed");
    }
  });
}

/** No error: the transaction was aborted here. @param {DOMException|null} error */
const isStale = (error) => error === null || error.name === "ConstraintError";

/** @param {IDBObjectStore} store @param {Change} change */
function replace(store, { thing, before }) {
  const there = store.get([thing.kind, thing.id]);
  there.onsuccess = () => {
    if ((there.result?.version ?? 0) === before) store.put(thing);
    else store.transaction.abort();
  };
}

/** @returns {Keeper} */
export function memory() {
  /** @type {Map<string, Row[]>} */
  const events = new Map();
  /** @type {Map<string, Line>} */
  const matches = new Map();
  /** @type {Map<string, Thing>} */
  const things = new Map();
  return {
    isKept: false,
    read: async (match, after) => (events.get(match) ?? []).filter(({ version }) => version > after),
    list: async () => [...matches.values()],
    things: async (kind, id) => [...things.values()].filter((each) => each.kind === kind && (!id || each.id === id)),
    keep: async (rows, lines, changes) => {
      for (const { thing } of changes) things.set(`${thing.kind} ${thing.id}`, thing);
      for (const row of rows) events.set(row.match, [...(events.get(row.match) ?? []), row]);
      for (const line of lines) matches.set(line.id, line);
      return "kept";
    },
    remove: async (kind, id) => {
      things.delete(`${kind} ${id}`);
      return "kept";
    },
  };
}
